"""Sending gangsters to a city (§4), and what Chicago asks besides (§6.1)."""

from itertools import product
from typing import Any

import numpy as np

from gangland.engine.bits import list_bits
from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.the_boss.components import AMATEURS, CHICAGO, CITIES, GANGSTERS, NOTHING, PROFESSIONALS
from gangland.games.the_boss.refusals import (
    AMATEURS_ALONE,
    CHICAGO_NEEDS_A_FOOTHOLD,
    CITY_NOT_IN_PLAY,
    EXILED,
    NOT_THE_MAJORITY,
    ONE_CITY_A_TURN,
    SEND_SOMEBODY,
    TOO_FEW_AMATEURS,
    TOO_FEW_PROFESSIONALS,
)
from gangland.games.the_boss.state import LAY

CROWDS = tuple(product(range(PROFESSIONALS + 1), range(AMATEURS + 1)))  # professionals and amateurs, 0+0 first
CROWDS_A_CITY = len(CROWDS)


@rule
def crowd(state: Position, seat: int, city: int) -> int:
    """§4.2 A player's gangsters in a city: professionals and amateurs count alike."""
    gangsters: int = state.sent_professionals[seat, city] + state.sent_amateurs[seat, city]
    return gangsters


@rule
def needed(state: Position, city: int) -> int:
    """§4.2, R1 How many gangsters it takes to have more there than any rival; one more for who leads already."""
    most = 0
    for seat in range(state.seats):
        if seat != state.turn:
            most = max(most, crowd(state, seat, city))
    return max(most + 1 - crowd(state, state.turn, city), 1)


@rule
def is_backed(state: Position, city: int) -> int:
    """§4.3 1 if a professional of the player stands there already, else 0."""
    return int(state.sent_professionals[state.turn, city] > 0)


@rule
def has_foothold(state: Position) -> bool:
    """§6.1, R4 Has the player a gangster, so a professional (§4.3), in another city than Chicago?

    A turn has one sending, so when a player may send, whoever stands there came in an earlier turn.
    """
    for city in range(CITIES):
        if state.sent_professionals[state.turn, city] > 0:
            return True
    return False


@rule
def why_not_city(state: Position, city: int) -> int:
    """§4.5, R5 Not to a city of exile, R22 which Chicago never is; §6.1 not to Chicago without a foothold."""
    if city == CHICAGO:
        return ALLOWED if has_foothold(state) else CHICAGO_NEEDS_A_FOOTHOLD
    return EXILED if (state.exile[state.turn] >> city) & 1 else ALLOWED


@rule
def why_not_crowd(
    professionals: int, amateurs: int, in_front: int, amateurs_in_front: int, need: int, backed: int
) -> int:
    """§4.6 From in front of the player; §4.2, R1 enough for the majority; §4.3, R3 amateurs beside a professional."""
    if professionals > in_front:
        return TOO_FEW_PROFESSIONALS
    if amateurs > amateurs_in_front:
        return TOO_FEW_AMATEURS
    if professionals + amateurs < need:
        return NOT_THE_MAJORITY
    if amateurs > 0 and professionals + backed == 0:
        return AMATEURS_ALONE
    return ALLOWED


def _allowed_crowds(need: int, backed: int, in_front: int, amateurs_in_front: int) -> int:
    """A bit for each crowd that `why_not_crowd` allows."""
    return sum(
        1 << nth
        for nth, (professionals, amateurs) in enumerate(CROWDS)
        if why_not_crowd(professionals, amateurs, in_front, amateurs_in_front, need, backed) == ALLOWED
    )


# The answers of `why_not_crowd`, asked once for every case: by the number needed, whether a professional is there, and
# the professionals and amateurs in front of the player.
ALLOWED_CROWDS = np.array(
    [
        [
            [
                [_allowed_crowds(need, backed, one, two) for two in range(AMATEURS + 1)]
                for one in range(PROFESSIONALS + 1)
            ]
            for backed in range(2)
        ]
        for need in range(GANGSTERS + 2)
    ],
    np.int64,
)


@rule
def why_not_send(state: Position, city: int, professionals: int, amateurs: int) -> int:
    """§4.1, R2 Somebody, once a turn, to one city in play (§2.1) that is open to the player; then how many."""
    if state.step == LAY:
        return ONE_CITY_A_TURN
    if city != CHICAGO and state.hidden[city] == NOTHING:
        return CITY_NOT_IN_PLAY
    if professionals + amateurs == 0:
        return SEND_SOMEBODY
    refusal = why_not_city(state, city)
    if refusal != ALLOWED:
        return refusal
    in_front, amateurs_in_front = state.professionals[state.turn], state.amateurs[state.turn]
    return why_not_crowd(
        professionals, amateurs, in_front, amateurs_in_front, needed(state, city), is_backed(state, city)
    )


@rule
def offer_city(state: Position, city: int, first: int, actions: Any, count: int) -> int:
    """§4.1 Every crowd that may go to the city."""
    if why_not_city(state, city) != ALLOWED:
        return count
    in_front, amateurs = state.professionals[state.turn], state.amateurs[state.turn]
    crowds = int(ALLOWED_CROWDS[needed(state, city), is_backed(state, city), in_front, amateurs])
    return list_bits(crowds, first + CROWDS_A_CITY * city, actions, count)


@rule
def offer_crowds(state: Position, seat: int, first: int, actions: Any, count: int) -> int:
    """§3.2 Whom the player may send where, city by city."""
    if state.step == LAY or state.professionals[seat] + state.amateurs[seat] == 0:
        return count
    for place in range(state.cities):
        count = offer_city(state, state.row[place], first, actions, count)
    return offer_city(state, CHICAGO, first, actions, count)


@rule
def send(state: Position, city: int, professionals: int, amateurs: int) -> None:
    """§4.1 They go from in front of the player to the city, §4.4 and stay there until the round is over."""
    seat = state.turn
    state.professionals[seat] -= professionals
    state.amateurs[seat] -= amateurs
    state.sent_professionals[seat, city] += professionals
    state.sent_amateurs[seat, city] += amateurs
    state.last = city
    state.step = LAY
