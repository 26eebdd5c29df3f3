"""Sending a token to a skirmish (§4): which tokens, to which spaces."""

from typing import Any

from gangland.engine.bits import list_bits, lowest_bit
from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.actions import TO
from gangland.games.syndicate.components import (
    AFTER_LAST_ROW,
    AMOUNT_OF,
    AUTOMATON,
    BLOCK,
    BOARD_OF,
    DISTRICT_OF,
    EFFECT_OF,
    FIRST_REINFORCEMENT,
    FIRST_SPACE,
    FITS_IN_ROW,
    FITTING,
    KINDS_IN_ROW,
    KO,
    KONFIDENT,
    NOTHING,
    OB,
    ROW_OF,
    STANDS_ON,
    SZ,
)
from gangland.games.syndicate.refusals import (
    DISTRICT_IS_CLOSED,
    DISTRICT_NOT_IN_PLAY,
    FITS_NOWHERE,
    NOT_IN_YOUR_GANG,
    NOT_ON_THIS_BOARD,
    NOT_THE_ACTIVE_ROW,
    NOT_YET_COPIED,
    SAME_DISTRICT_ONLY,
    SPACE_IS_TAKEN,
    WRONG_KIND_OF_SPACE,
)
from gangland.games.syndicate.rules.control import strength_of
from gangland.games.syndicate.rules.gangs import clamp_bounds, leave_row, lose
from gangland.games.syndicate.state import ICON, SPACE, WORKING


@rule
def counted(state: Position, seat: int, token: int) -> int:
    """§11.7, R9 As what a token counts: a Konfident as the rival's last one, NOTHING if there is none."""
    copied: int = state.last[1 - seat]
    return copied if token == KO else token


@rule
def roams(state: Position, seat: int, token: int) -> bool:
    """§11.8 Does it go to any row? A Szpicel does, §13.8 but not the automaton's."""
    return token == SZ and not (state.solo and seat == AUTOMATON)


# Tokens


@rule
def districts_to_go(state: Position) -> int:
    """§4.1 The districts where a token may go now, as bits; §11.3 with quick support only the same one."""
    return int(state.in_play if state.district == NOTHING else 1 << state.district)


@rule
def kinds_to_go(state: Position, districts: int) -> int:
    """§4.1, §4.2 The kinds of space that are free in the active rows, as bits."""
    kinds = 0
    while districts != 0:
        row = state.active[lowest_bit(districts)]
        kinds |= KINDS_IN_ROW[row, state.free[row]]
        districts &= districts - 1
    return kinds


@rule
def sendable(state: Position, seat: int) -> int:
    """§4.2, §11.7 The tokens behind a screen that some space takes, as bits; a Szpicel needs what anyone needs."""
    fitting = int(FITTING[kinds_to_go(state, districts_to_go(state))])
    copied = state.last[1 - seat]
    if copied != NOTHING and (fitting >> copied) & 1:
        fitting |= KONFIDENT
    return state.held[seat] & fitting  # type: ignore[no-any-return]


@rule
def why_not_send(state: Position, token: int) -> int:
    """§4.1 A token of the own gang, §11.7, R9 which has somebody to copy if it must, §4.2 and a space to go to."""
    seat = int(state.turn)
    if state.hand[seat, token] == 0:
        return NOT_IN_YOUR_GANG
    if token == KO and state.last[1 - seat] == NOTHING:
        return NOT_YET_COPIED
    return ALLOWED if (sendable(state, seat) >> token) & 1 else FITS_NOWHERE


@rule
def send(state: Position, token: int) -> None:
    """§4.1 It is picked up, still hidden from the rival (§3.2)."""
    seat = int(state.turn)
    if state.solo and seat == AUTOMATON:
        leave_row(state, int(state.plan_slot))
    lose(state, seat, token)
    state.picked = token
    state.step = SPACE


# Spaces


@rule
def spaces_for(state: Position, token: int, row: int) -> int:
    """§4.2, §4.3 The free spaces of a row that take a token, as bits."""
    return state.free[row] & int(FITS_IN_ROW[STANDS_ON[token], row])  # type: ignore[no-any-return]


@rule
def why_not_district(state: Position, district: int) -> int:
    """§1.1 On this board, §12.1 in play, §8.1 and not closed."""
    if BOARD_OF[district] != state.board:
        return NOT_ON_THIS_BOARD
    if (state.closed >> district) & 1:
        return DISTRICT_IS_CLOSED
    return ALLOWED if (state.in_play >> district) & 1 else DISTRICT_NOT_IN_PLAY


@rule
def why_not_space(state: Position, seat: int, token: int, space: int) -> int:
    """§4.3 Free, §4.1 in the active row (§11.8 a Szpicel in any), §4.2 of a kind that takes it."""
    row = int(ROW_OF[space])
    nth = int(space - FIRST_SPACE[row])
    if not (state.free[row] >> nth) & 1:
        return SPACE_IS_TAKEN
    if row != state.active[DISTRICT_OF[space]] and not roams(state, seat, token):
        return NOT_THE_ACTIVE_ROW
    return ALLOWED if (spaces_for(state, token, row) >> nth) & 1 else WRONG_KIND_OF_SPACE


@rule
def why_not_to(state: Position, space: int) -> int:
    """§4.1 A space of an open district, §11.3 with quick support of the same one; then the space's own reasons."""
    district = int(DISTRICT_OF[space])
    refusal = why_not_district(state, district)
    if refusal == NOT_ON_THIS_BOARD:
        return refusal
    if state.district != NOTHING and state.district != district:
        return SAME_DISTRICT_ONLY
    if refusal != ALLOWED:
        return refusal
    seat = int(state.turn)
    return why_not_space(state, seat, counted(state, seat, int(state.picked)), space)


@rule
def fits(state: Position, seat: int, token: int, space: int) -> bool:
    """§4.1, §4.2 May this seat lay this token of its gang there, as far as board and token go?"""
    token = counted(state, seat, token)
    if token == NOTHING or why_not_district(state, int(DISTRICT_OF[space])) != ALLOWED:
        return False
    return why_not_space(state, seat, token, space) == ALLOWED


@rule
def offer_spaces(state: Position, actions: Any) -> int:
    """§4.1 Every space that `why_not_to` allows, row by row."""
    seat = int(state.turn)
    token = counted(state, seat, int(state.picked))
    wanders = roams(state, seat, token)
    districts = districts_to_go(state)
    count = 0
    while districts != 0:
        district = lowest_bit(districts)
        row = int(state.active[district])
        end = int(AFTER_LAST_ROW[district]) if wanders else row + 1
        while row < end:
            count = list_bits(spaces_for(state, token, row), TO + FIRST_SPACE[row], actions, count)
            row += 1
        districts &= districts - 1
    return count


@rule
def lay(state: Position, space: int) -> None:
    """§4.1 The token lies there, open (§3.2); §5.8 its effect comes first, §11.4 blocked or §11.10 doubled."""
    seat = int(state.turn)
    token = int(counted(state, seat, int(state.picked)))
    row = ROW_OF[space]
    district = int(DISTRICT_OF[space])
    state.district = district
    state.strength = strength_of(state, seat, token, district)
    state.space_token[space] = state.picked
    state.space_owner[space] = seat
    state.free[row] ^= 1 << int(space - FIRST_SPACE[row])
    state.last[seat] = token
    show(state, seat)
    state.effect = EFFECT_OF[space]
    state.amount = AMOUNT_OF[space]
    state.times = 0 if (BLOCK >> token) & 1 else 2 if token == OB else 1
    state.stage = ICON
    state.step = WORKING


@rule
def show(state: Position, seat: int) -> None:
    """§3.2 The token picked up leaves the screen for all to see, and with it what it tells of those behind it."""
    if state.picked >= FIRST_REINFORCEMENT:
        state.reinforcements[seat] -= 1
        state.least[seat] -= 1
        state.most[seat] -= 1
    state.picked = NOTHING
    clamp_bounds(state, seat)
