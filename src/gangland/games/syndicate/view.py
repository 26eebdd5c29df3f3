"""What a seat, or a spectator, may see of Syndicate. Secrets are left out here and nowhere else."""

from dataclasses import dataclass
from typing import Any

from gangland.engine.position import Position
from gangland.games.syndicate.actions import ACTIONS
from gangland.games.syndicate.boards import RECONSTRUCTED
from gangland.games.syndicate.components import (
    AFTER_LAST_ROW,
    AMOUNT_OF,
    ARROWS,
    AUTOMATON,
    BOARD_NAMES,
    BOARD_OF,
    CLOSES,
    COLOURS_OF,
    DISTRICT_CODES,
    DISTRICTS,
    EFFECT_NAMES,
    EFFECT_OF,
    FARTHEST,
    FIRST_COIN,
    FIRST_ROW,
    FIRST_SPACE,
    FIRST_SPACE_OF_DISTRICT,
    HANDICAP_STEPS,
    KIND_NAMES,
    KIND_OF,
    LA,
    NO_COIN,
    NOTHING,
    POINTS_OF_ROW,
    SEATS,
    SECOND_COIN,
    SIZE_OF_ROW,
    SOLO_CHOICES,
    SPACE_NAMES,
    SPACES_OF_DISTRICT,
    STARTS_OF_BOARD,
    STRATAGEM_NAMES,
    TOKEN_NAMES,
    TOKENS,
    BoardName,
    Colour,
    EffectName,
    SpaceKind,
)
from gangland.games.syndicate.knowledge import hides_hand
from gangland.games.syndicate.rules.gangs import behind_screen
from gangland.games.syndicate.rules.preferences import DISTRICT_REASONS, SPACE_REASONS, TOKEN_REASONS
from gangland.games.syndicate.state import ELSEWHERE, HIT, STAGE_NAMES, STEP_NAMES, StepName

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Space:
    """A space, and what lies on it."""

    name: str  # "M1a"
    kind: SpaceKind
    effect: EffectName
    amount: int
    token: str | None  # a Konfident as itself
    owner: int | None


@dataclass(frozen=True, slots=True)
class Row:
    """One skirmish."""

    points: int
    spaces: tuple[Space, ...]
    active: bool  # it takes tokens now
    finished: bool


@dataclass(frozen=True, slots=True)
class District:
    """A district of the board in play, with its smuggling track."""

    code: str
    rows: tuple[Row, ...]
    marker: int  # from the red field: positive on the side of seat 0, negative on that of seat 1
    closes: int  # the first field that closes it: the hat, or barrel 1
    farthest: int  # the last field: the hat, or barrel 3
    coins: tuple[int, ...]  # the fields of the coins
    in_play: bool
    closed: bool
    start: bool
    arrows: Names  # the districts that may follow it


@dataclass(frozen=True, slots=True)
class Player:
    """What belongs to a seat."""

    colour: Colour
    money: int
    gang: Names | None  # behind the screen, without a token picked up; None: not shown to this viewer
    gang_size: int  # with a token picked up, which is still behind the screen
    bag: Names | None  # None: not shown to this viewer
    bag_size: int
    reinforcements: int  # of them in gang and bag
    least: int  # ... in the gang, as far as everyone knows: at least
    most: int  # ... at most
    last: str | None  # the token laid last, as it counted


@dataclass(frozen=True, slots=True)
class Automaton:
    """The automaton of the solo game: everything about it is open but its bag."""

    level: str
    row: Names
    stratagem: str | None  # lying out
    clause: str | None  # in force: the same, or the one that Steamroll repeats
    token: str | None  # what it is about to send ...
    space: str | None  # ... and where
    why_district: str  # the line of each list that decided: "none" before the first turn
    why_space: str
    why_token: str
    die: int | None  # if a die decided


@dataclass(frozen=True, slots=True)
class Table:
    """Syndicate as it lies on the table before one viewer. Tokens, districts, spaces have the names of the notation."""

    board: BoardName
    reconstruction: Names  # what of it is our proposal: a board, or tokens
    turn: int
    step: StepName
    districts: tuple[District, ...]
    players: tuple[Player, ...]
    stack_size: int
    picking: bool  # a token is picked up
    picked: str | None  # which; None: none, or not shown to this viewer
    district: str | None  # where a token was laid in this turn
    amount: int  # barrels to smuggle, in the step elsewhere; steps of a six, in the step favour
    again: int  # how often the effect that asks is due once more, in the steps elsewhere and hit ...
    after: str | None  # ... and what comes then: icon (of the token), fight, free (spaces)
    left: Names  # spaces of the closed district still to be performed
    barrels: int  # smuggled into the next district
    extra: bool  # this is the last turn
    handicap: int  # sixes still to be placed
    automaton: Automaton | None


def view(state: Position, seat: int) -> Table:
    """§3.2, R18 All but the rival's gang, both bags' contents but one's own, and the stack."""
    on_board = [district for district in range(DISTRICTS) if BOARD_OF[district] == state.board]
    shows_picked = state.picked != NOTHING and not hides_hand(state, seat, state.turn)
    is_answered = state.step in (ELSEWHERE, HIT)
    return Table(
        board=BOARD_NAMES[state.board],
        reconstruction=_reconstruction(state),
        turn=state.turn,
        step=STEP_NAMES[state.step],
        districts=tuple(_district(state, district) for district in on_board),
        players=tuple(_player(state, other, seat) for other in range(SEATS)),
        stack_size=state.stack_size,
        picking=state.picked != NOTHING,
        picked=TOKEN_NAMES[state.picked] if shows_picked else None,
        district=None if state.district == NOTHING else DISTRICT_CODES[state.district],
        amount=int(HANDICAP_STEPS[state.solo]) if state.handicap else state.amount,
        again=state.times if is_answered else 0,
        after=STAGE_NAMES[state.stage] if is_answered else None,
        left=_left(state),
        barrels=state.barrels,
        extra=bool(state.extra),
        handicap=state.handicap,
        automaton=_automaton(state) if state.solo else None,
    )


def seen(state: Position, actor: int, action: int, viewer: int) -> int | None:
    """§3.2 Which token is picked up is seen only by its owner, §13.1 or by all if it is the automaton's."""
    hidden = ACTIONS.kind(action) == "send" and hides_hand(state, viewer, actor)
    return None if hidden else action


def _reconstruction(state: Position) -> Names:
    """R32 What is not known of the printed game."""
    board = BOARD_NAMES[state.board]
    names = [board] if board in RECONSTRUCTED else []
    if state.board == LA:
        names.append("AN")
    return (*names, *([] if state.extras else ["BO", "OB"]))


def _district(state: Position, district: int) -> District:
    rows = range(FIRST_ROW[district], AFTER_LAST_ROW[district])
    coins = (int(FIRST_COIN[district]), int(SECOND_COIN[district]))
    return District(
        code=DISTRICT_CODES[district],
        rows=tuple(_row(state, district, row) for row in rows),
        marker=state.marker[district],
        closes=int(CLOSES[district]),
        farthest=int(FARTHEST[district]),
        coins=tuple(coin for coin in coins if coin != NO_COIN),
        in_play=bool(state.in_play >> district & 1),
        closed=bool(state.closed >> district & 1),
        start=bool(STARTS_OF_BOARD[state.board] >> district & 1),
        arrows=tuple(code for other, code in enumerate(DISTRICT_CODES) if ARROWS[district] >> other & 1),
    )


def _row(state: Position, district: int, row: int) -> Row:
    spaces = range(FIRST_SPACE[row], FIRST_SPACE[row] + SIZE_OF_ROW[row])
    is_open = bool(state.in_play >> district & 1)
    return Row(
        points=int(POINTS_OF_ROW[row]),
        spaces=tuple(_space(state, space) for space in spaces),
        active=is_open and row == state.active[district],
        finished=row < state.active[district],
    )


def _space(state: Position, space: int) -> Space:
    token = state.space_token[space]
    return Space(
        name=SPACE_NAMES[space],
        kind=KIND_NAMES[KIND_OF[space]],
        effect=EFFECT_NAMES[EFFECT_OF[space]],
        amount=int(AMOUNT_OF[space]),
        token=None if token == NOTHING else TOKEN_NAMES[token],
        owner=None if token == NOTHING else state.space_owner[space],
    )


def _player(state: Position, seat: int, viewer: int) -> Player:
    return Player(
        colour=COLOURS_OF[state.board][seat],
        money=state.money[seat],
        gang=None if hides_hand(state, viewer, seat) else _tokens(state.hand, seat),
        gang_size=behind_screen(state, seat),
        bag=_tokens(state.bag, seat) if seat == viewer else None,
        bag_size=state.bag_size[seat],
        reinforcements=state.reinforcements[seat],
        least=state.least[seat],
        most=state.most[seat],
        last=None if state.last[seat] == NOTHING else TOKEN_NAMES[state.last[seat]],
    )


def _tokens(counts: Any, seat: int) -> Names:
    return tuple(TOKEN_NAMES[token] for token in range(TOKENS) for _ in range(counts[seat, token]))


def _left(state: Position) -> Names:
    if state.district == NOTHING:
        return ()
    first = int(FIRST_SPACE_OF_DISTRICT[state.district])
    spaces = range(int(SPACES_OF_DISTRICT[state.district]))
    return tuple(SPACE_NAMES[first + nth] for nth in spaces if state.left >> nth & 1)


def _automaton(state: Position) -> Automaton:
    return Automaton(
        level=SOLO_CHOICES[state.solo],
        row=tuple(TOKEN_NAMES[state.row[slot]] for slot in range(state.hand_size[AUTOMATON])),
        stratagem=None if state.stratagem == NOTHING else STRATAGEM_NAMES[state.stratagem],
        clause=None if state.clause == NOTHING else STRATAGEM_NAMES[state.clause],
        token=None if state.plan_token == NOTHING else TOKEN_NAMES[state.plan_token],
        space=None if state.plan_space == NOTHING else SPACE_NAMES[state.plan_space],
        why_district=DISTRICT_REASONS[state.why_district],
        why_space=SPACE_REASONS[state.why_space],
        why_token=TOKEN_REASONS[state.why_token],
        die=state.die or None,
    )
