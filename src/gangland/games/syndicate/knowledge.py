"""What a seat can know in Syndicate, as numbers. What it can't know, `guessing.py` deals anew."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.actions import SEND, TO
from gangland.games.syndicate.components import (
    AUTOMATON,
    FIRST_REINFORCEMENT,
    LA,
    LA_DISTRICTS,
    MOST_TOKENS,
    NOTHING,
    NY_DISTRICTS,
    NY_SPACES,
    SEATS,
    SPACES,
    STRATAGEMS,
    TOKENS,
)
from gangland.games.syndicate.guessing import hides_hand
from gangland.games.syndicate.rules.gangs import behind_screen
from gangland.games.syndicate.state import STEPS

COMPONENTS = SEATS * FIRST_REINFORCEMENT + TOKENS - FIRST_REINFORCEMENT

MOST_SPACES = SPACES - NY_SPACES  # of one board
MOST_DISTRICTS = LA_DISTRICTS
OF_A_SPACE = TOKENS + 2  # which token, mine, the rival's
OF_A_DISTRICT = 5  # marker, in play, closed, active row, the one of the placement
OF_A_SEAT = 9 + 3 * TOKENS  # numbers; last token, gang and bag as far as they are known
NUMBERS = 17
SOLO = 2 * STRATAGEMS + MOST_TOKENS + 8
OBSERVATION = (
    MOST_SPACES * OF_A_SPACE + MOST_DISTRICTS * OF_A_DISTRICT + SEATS * OF_A_SEAT + STEPS + NUMBERS + TOKENS + SOLO
)


@rule
def hides(state: Position, action: int) -> bool:
    """§3.2 Which token was picked up is seen by its owner alone, until it is laid."""
    return SEND <= action < TO and hides_hand(state, -1, state.turn)


@rule
def census(state: Position, out: Any) -> None:
    """§1.2, §1.3 Each token of each gang, and each reinforcement, is in one place."""
    for nth in range(COMPONENTS):
        out[nth] = 0
    for seat in range(SEATS):
        for token in range(TOKENS):
            out[component(seat, token)] += state.hand[seat, token] + state.bag[seat, token]
    for space in range(SPACES):
        if state.space_token[space] != NOTHING:
            out[component(state.space_owner[space], state.space_token[space])] += 1
    for place in range(state.stack_size):
        out[component(0, state.stack[place])] += 1
    if state.picked != NOTHING:
        out[component(state.turn, state.picked)] += 1


@rule
def component(seat: int, token: int) -> int:
    """§1.2 A gang's tokens are its own, §1.3 reinforcements are everybody's."""
    if token < FIRST_REINFORCEMENT:
        return seat * FIRST_REINFORCEMENT + token
    return FIRST_REINFORCEMENT + token


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """§3.2 The board from the own side, both players, the own one first, the turn; a spectator looks from seat 0."""
    for nth in range(OBSERVATION):
        out[nth] = 0
    me = max(seat, 0)
    observe_board(state, me, out)
    first = MOST_SPACES * OF_A_SPACE + MOST_DISTRICTS * OF_A_DISTRICT
    for nth in range(SEATS):
        observe_player(state, seat, (me + nth) % SEATS, out, first + nth * OF_A_SEAT)
    first += SEATS * OF_A_SEAT
    observe_turn(state, seat, out, first)
    if state.solo:
        observe_automaton(state, out, first + STEPS + NUMBERS + TOKENS)


@rule
def observe_board(state: Position, me: int, out: Any) -> None:
    """§1.1 Each space of the board in play with its token, each district with its marker."""
    spaces = MOST_SPACES if state.board == LA else NY_SPACES
    for nth in range(spaces):
        space = nth + (NY_SPACES if state.board == LA else 0)
        if state.space_token[space] != NOTHING:
            out[nth * OF_A_SPACE + state.space_token[space]] = 1
            out[nth * OF_A_SPACE + TOKENS + int(state.space_owner[space] != me)] = 1
    first = MOST_SPACES * OF_A_SPACE
    for nth in range(MOST_DISTRICTS if state.board == LA else NY_DISTRICTS):
        district = nth + (NY_DISTRICTS if state.board == LA else 0)
        out[first] = state.marker[district] if me == 0 else -state.marker[district]
        out[first + 1] = (state.in_play >> district) & 1
        out[first + 2] = (state.closed >> district) & 1
        out[first + 3] = state.active[district]
        out[first + 4] = state.district == district
        first += OF_A_DISTRICT


@rule
def observe_player(state: Position, viewer: int, seat: int, out: Any, first: int) -> None:
    """§3.2, R18 Numbers that everyone sees, the last token, and gang and bag as far as the viewer knows them."""
    out[first] = state.money[seat]
    out[first + 1] = behind_screen(state, seat)
    out[first + 2] = state.bag_size[seat]
    out[first + 3] = state.reinforcements[seat]
    out[first + 4] = state.least[seat]
    out[first + 5] = state.most[seat]
    out[first + 6] = state.turn == seat
    out[first + 7] = state.winner == seat
    out[first + 8] = seat == viewer
    first += 9
    if state.last[seat] != NOTHING:
        out[first + state.last[seat]] = 1
    for token in range(TOKENS):
        if not hides_hand(state, viewer, seat):
            out[first + TOKENS + token] = state.hand[seat, token]
        if seat == viewer:
            out[first + 2 * TOKENS + token] = state.bag[seat, token]


@rule
def observe_turn(state: Position, viewer: int, out: Any, first: int) -> None:
    """§3.1 What is asked, what is being done; §3.2 a token picked up is its owner's secret."""
    out[first + state.step] = 1
    first += STEPS
    out[first] = state.board
    out[first + 1] = state.extras
    out[first + 2] = state.solo
    out[first + 3] = state.stack_size
    out[first + 4] = state.extra
    out[first + 5] = state.strength
    out[first + 6] = state.effect
    out[first + 7] = state.amount
    out[first + 8] = state.times
    out[first + 9] = state.stage
    out[first + 10] = state.barrels
    out[first + 11] = state.picked != NOTHING
    for nth in range(4):
        out[first + 12 + nth] = (state.left >> (4 * nth)) & 15
    out[first + 16] = state.turn
    if state.picked != NOTHING and not hides_hand(state, viewer, state.turn):
        out[first + NUMBERS + state.picked] = 1


@rule
def observe_automaton(state: Position, out: Any, first: int) -> None:
    """§13.1, §13.3 The row in its order, the stratagem, the plan and the reasons: all of it is open."""
    if state.stratagem != NOTHING:
        out[first + state.stratagem] = 1
        out[first + STRATAGEMS + state.clause] = 1
    first += 2 * STRATAGEMS
    for slot in range(state.hand_size[AUTOMATON]):
        out[first + slot] = state.row[slot] + 1
    first += MOST_TOKENS
    out[first] = state.plan_slot + 1
    out[first + 1] = state.plan_token + 1
    out[first + 2] = state.plan_space + 1
    out[first + 3] = state.why_district
    out[first + 4] = state.why_space
    out[first + 5] = state.why_token
    out[first + 6] = state.die
    out[first + 7] = state.handicap
