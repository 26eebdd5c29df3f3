"""The pyramid and the hands as sets of bits, for quick questions (§1.2, §5.1)."""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.five_points.components import GANGS, NOTHING, PLACES


@rule
def occupied(state: Position) -> int:
    """§1.2 A bit for each of the 21 places where a card stands."""
    filled = 0
    for place in range(PLACES):
        filled |= int(state.place[place] != NOTHING) << place
    return filled


@rule
def hand_of(state: Position, seat: int) -> int:
    """§5.1 A bit for each gang of which that player holds an influence card."""
    gangs = 0
    for gang in range(GANGS):
        gangs |= int(state.influence[seat, gang] > 0) << gang
    return gangs


@rule
def move_up(state: Position, start: int) -> None:
    """§4.1, §4.3 A card moves up into the hole, and leaves one behind."""
    state.place[state.hole] = state.place[start]
    state.place[start] = NOTHING
    state.hole = start
