"""Who wins (§11)."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.the_boss.rules.turn import in_front

FIELD = 256  # more than anyone can win in a round, or has gangsters


@rule
def gangsters_left(state: Position, seat: int) -> int:
    """§11.2 In front, in hospital and in prison, after the last sanctions."""
    away: int = state.hospital[seat] + state.prison[seat, 0] + state.prison[seat, 1]
    return in_front(state, seat) + away


@rule
def standing(state: Position, seat: int) -> int:
    """§11.1 The most money; §11.2, R18 then the most won in the last round, then the most gangsters left."""
    ahead: int = state.money[seat] * FIELD + state.won[seat]
    return ahead * FIELD + gangsters_left(state, seat)


@rule
def result(state: Position, out: Any) -> None:
    """§11.1 Money and places; R18: whom nothing tells apart share a place."""
    for seat in range(state.seats):
        mine = standing(state, seat)
        place = 1
        for other in range(state.seats):
            place += int(standing(state, other) > mine)
        out[seat, 0] = state.money[seat]
        out[seat, 1] = place
