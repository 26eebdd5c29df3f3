"""What a seat can know in Syndicate, as numbers."""

from itertools import zip_longest
from typing import Any

from gangland.engine.features import LARGEST, Features, clear
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.boards import BARRELS
from gangland.games.syndicate.components import (
    AMOUNT_OF,
    AUTOMATON,
    BOARD_NAMES,
    COPIES,
    DIE,
    DISTRICT_CODES,
    EFFECT_NAMES,
    EXTRA_CHOICES,
    FARTHEST,
    GANG_OF,
    HANDICAP_ROLLS,
    LA,
    LA_DISTRICTS,
    MOST_TOKENS,
    NOTHING,
    NY_DISTRICTS,
    NY_SPACES,
    REINFORCEMENTS,
    ROWS,
    SEATS,
    SOLO_CHOICES,
    SPACE_NAMES,
    SPACES,
    STRATAGEM_NAMES,
    STRENGTH,
    TOKEN_NAMES,
    TOKENS,
)
from gangland.games.syndicate.knowledge import hides_hand
from gangland.games.syndicate.rules.gangs import behind_screen
from gangland.games.syndicate.state import STAGE_NAMES, STEP_NAMES


def _on_either_board(names: tuple[str, ...], first: int) -> list[str]:
    """Both boards share their places: what each is called in New York, and in Los Angeles from number `first` on."""
    return ["/".join(filter(None, pair)) for pair in zip_longest(names[:first], names[first:])]


COPIES_OF = COPIES + GANG_OF.max(axis=(0, 1))  # of each token that one seat may have

SPACE = Features()
TOKEN = SPACE.add("token", "the token that stands there", TOKEN_NAMES)
OWNER = SPACE.add("owner", "whose it is", ("me", "rival"))

DISTRICT = Features()
MARKER = DISTRICT.add("marker", "fields from the red one toward you", most=max(FARTHEST), least=-max(FARTHEST))
IN_PLAY = DISTRICT.add("in play", "skirmishes go on there")
CLOSED = DISTRICT.add("closed", "it is closed")
SKIRMISH = DISTRICT.add("skirmish", "the active skirmish: its number among the rows of both boards", most=ROWS)
PLACEMENT = DISTRICT.add("placement", "the token of this turn was laid there")

PLAYER = Features()
MONEY = PLAYER.add("money", "wealth", most=LARGEST)
GANG_SIZE = PLAYER.add("gang size", "tokens behind the screen", most=MOST_TOKENS)
BAG_SIZE = PLAYER.add("bag size", "tokens in the bag", most=MOST_TOKENS)
OWNED = PLAYER.add("reinforcements", "reinforcements behind the screen, in the bag and picked up", most=REINFORCEMENTS)
LEAST = PLAYER.add("least", "of them, at least so many are not in the bag", most=REINFORCEMENTS)
MOST = PLAYER.add("most", "... and at most so many", most=REINFORCEMENTS)
ACTIVE = PLAYER.add("active", "it is the player's turn")
WINNER = PLAYER.add("winner", "has won")
VIEWER = PLAYER.add("viewer", "is who looks; nobody is for a spectator")
LAST = PLAYER.add("last", "the token laid last", TOKEN_NAMES)
GANG = PLAYER.add("gang", "tokens behind the screen, if you know them", TOKEN_NAMES, COPIES_OF)
BAG = PLAYER.add("bag", "tokens in the bag, if it is yours", TOKEN_NAMES, COPIES_OF)

FEATURES = Features()
BOARD_SPACES = FEATURES.each(
    _on_either_board(SPACE_NAMES, NY_SPACES), SPACE, "spaces of the board: of New York / of Los Angeles"
)
BOARD_DISTRICTS = FEATURES.each(
    _on_either_board(DISTRICT_CODES, NY_DISTRICTS), DISTRICT, "districts of the board: of New York / of Los Angeles"
)
PLAYERS = FEATURES.each(("me", "rival"), PLAYER, "both players")
STEP = FEATURES.add("step", "what is asked", STEP_NAMES)
BOARD = FEATURES.add("board", "option: 0 New York, 1 Los Angeles", most=len(BOARD_NAMES) - 1)
EXTRAS = FEATURES.add("extras", "option: 0 with Bonnie and Obrzyn, 1 without", most=len(EXTRA_CHOICES) - 1)
SOLO = FEATURES.add("solo", "option: 0, or the level of the automaton", most=len(SOLO_CHOICES) - 1)
STACK_SIZE = FEATURES.add("stack size", "reinforcements in the stack", most=REINFORCEMENTS)
EXTRA_TURN = FEATURES.add("extra turn", "the last turn, of seat 1 (§10.2)")
STRENGTH_LEFT = FEATURES.add("strength", "of the token that was laid, until it has fought", most=max(STRENGTH))
EFFECT = FEATURES.add("effect", "number of the effect that is performed", most=len(EFFECT_NAMES) - 1)
AMOUNT = FEATURES.add("amount", "its number", most=max(AMOUNT_OF))
TIMES = FEATURES.add("times", "how often it is still to be performed", most=2)
STAGE = FEATURES.add("stage", "number of the stage of the placement that comes after it", most=len(STAGE_NAMES) - 1)
BARRELS_WON = FEATURES.add("barrels", "smuggled into the next district of Los Angeles", most=BARRELS)
HAS_PICKED = FEATURES.add("picked up", "a token is picked up")
LEFT = FEATURES.add(
    "left", "free spaces of the closed district still to be performed: a bit for each", ("1-4", "5-8", "9-12", "13-16"),
    most=15,
)  # fmt: skip
TURN = FEATURES.add("turn", "seat of the player to move", most=SEATS - 1)
PICKED = FEATURES.add("picked", "the token picked up, if you know it", TOKEN_NAMES)
STRATAGEM = FEATURES.add("stratagem", "the automaton's stratagem", STRATAGEM_NAMES)
CLAUSE = FEATURES.add("clause", "the stratagem that is in force", STRATAGEM_NAMES)
ROW = FEATURES.add("row", "the automaton's row: token + 1, or 0", map(str, range(1, MOST_TOKENS + 1)), TOKENS)
PLAN_SLOT = FEATURES.add("plan slot", "where in its row its next token lies, from 1 on; 0: none", most=MOST_TOKENS)
PLAN_TOKEN = FEATURES.add("plan token", "that token + 1, or 0", most=TOKENS)
PLAN_SPACE = FEATURES.add("plan space", "where it goes + 1, or 0", most=SPACES)
WHY_DISTRICT = FEATURES.add("why district", "the line of its list that decided the district; 0: none", most=LARGEST)
WHY_SPACE = FEATURES.add("why space", "... the space", most=LARGEST)
WHY_TOKEN = FEATURES.add("why token", "... the token", most=LARGEST)
DIE_ROLLED = FEATURES.add("die", "its last roll for a token; 0: not rolled", most=DIE)
HANDICAP = FEATURES.add("handicap", "sixes of the set-up still to be placed", most=max(HANDICAP_ROLLS))
OBSERVATION = len(FEATURES)
OF_A_SPACE, OF_A_DISTRICT, OF_A_PLAYER = len(SPACE), len(DISTRICT), len(PLAYER)


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """§3.2 The board from the own side, both players, the own one first, the turn; a spectator looks from seat 0."""
    clear(out, 0, OBSERVATION)
    me = max(seat, 0)
    observe_board(state, me, out)
    for nth in range(SEATS):
        observe_player(state, seat, (me + nth) % SEATS, out, PLAYERS + nth * OF_A_PLAYER)
    observe_turn(state, seat, out)
    if state.solo:
        observe_automaton(state, out)


@rule
def observe_board(state: Position, me: int, out: Any) -> None:
    """§1.1 Each space of the board in play with its token, each district with its marker."""
    for nth in range(SPACES - NY_SPACES if state.board == LA else NY_SPACES):
        space = nth + (NY_SPACES if state.board == LA else 0)
        if state.space_token[space] != NOTHING:
            first = BOARD_SPACES + nth * OF_A_SPACE
            out[first + TOKEN + state.space_token[space]] = 1
            out[first + OWNER + int(state.space_owner[space] != me)] = 1
    first = BOARD_DISTRICTS
    for nth in range(LA_DISTRICTS if state.board == LA else NY_DISTRICTS):
        district = nth + (NY_DISTRICTS if state.board == LA else 0)
        out[first + MARKER] = state.marker[district] if me == 0 else -state.marker[district]
        out[first + IN_PLAY] = (state.in_play >> district) & 1
        out[first + CLOSED] = (state.closed >> district) & 1
        out[first + SKIRMISH] = state.active[district]
        out[first + PLACEMENT] = state.district == district
        first += OF_A_DISTRICT


@rule
def observe_player(state: Position, viewer: int, seat: int, out: Any, first: int) -> None:
    """§3.2, R18 Numbers that everyone sees, the last token, and gang and bag as far as the viewer knows them."""
    out[first + MONEY] = state.money[seat]
    out[first + GANG_SIZE] = behind_screen(state, seat)
    out[first + BAG_SIZE] = state.bag_size[seat]
    out[first + OWNED] = state.reinforcements[seat]
    out[first + LEAST] = state.least[seat]
    out[first + MOST] = state.most[seat]
    out[first + ACTIVE] = state.turn == seat
    out[first + WINNER] = state.winner == seat
    out[first + VIEWER] = seat == viewer
    if state.last[seat] != NOTHING:
        out[first + LAST + state.last[seat]] = 1
    for token in range(TOKENS):
        if not hides_hand(state, viewer, seat):
            out[first + GANG + token] = state.hand[seat, token]
        if seat == viewer:
            out[first + BAG + token] = state.bag[seat, token]


@rule
def observe_turn(state: Position, viewer: int, out: Any) -> None:
    """§3.1 What is asked, what is being done; §3.2 a token picked up is its owner's secret."""
    out[STEP + state.step] = 1
    out[BOARD] = state.board
    out[EXTRAS] = state.extras
    out[SOLO] = state.solo
    out[STACK_SIZE] = state.stack_size
    out[EXTRA_TURN] = state.extra
    out[STRENGTH_LEFT] = state.strength
    out[EFFECT] = state.effect
    out[AMOUNT] = state.amount
    out[TIMES] = state.times
    out[STAGE] = state.stage
    out[BARRELS_WON] = state.barrels
    out[HAS_PICKED] = state.picked != NOTHING
    for nth in range(4):
        out[LEFT + nth] = (state.left >> (4 * nth)) & 15
    out[TURN] = state.turn
    if state.picked != NOTHING and not hides_hand(state, viewer, state.turn):
        out[PICKED + state.picked] = 1


@rule
def observe_automaton(state: Position, out: Any) -> None:
    """§13.1, §13.3 The row in its order, the stratagem, the plan and the reasons: all of it is open."""
    if state.stratagem != NOTHING:
        out[STRATAGEM + state.stratagem] = 1
        out[CLAUSE + state.clause] = 1
    for slot in range(state.hand_size[AUTOMATON]):
        out[ROW + slot] = state.row[slot] + 1
    out[PLAN_SLOT] = state.plan_slot + 1
    out[PLAN_TOKEN] = state.plan_token + 1
    out[PLAN_SPACE] = state.plan_space + 1
    out[WHY_DISTRICT] = state.why_district
    out[WHY_SPACE] = state.why_space
    out[WHY_TOKEN] = state.why_token
    out[DIE_ROLLED] = state.die
    out[HANDICAP] = state.handicap
