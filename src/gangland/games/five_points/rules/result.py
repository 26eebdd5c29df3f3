"""Scoring (§8)."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.five_points.components import ALLIANCES, GANG_OF, HEART, NOTHING, PLACES, WORTH


@rule
def points(state: Position, seat: int) -> int:
    """§8.1 3 for the king, 2 and 1 for cards in the two rows below, if of an allied gang (R7); R11 each scores."""
    total = 0
    for place in range(HEART, PLACES):
        if state.place[place] != NOTHING:
            for slot in range(ALLIANCES):
                total += WORTH[place] * (GANG_OF[state.place[place]] == state.alliance[seat, slot])
    return total


@rule
def result(state: Position, out: Any) -> None:
    """§8.2 Points and places; a tie goes to who has more influence cards left (R9), R10: then it is shared."""
    for seat in range(state.seats):
        out[seat, 0] = points(state, seat)
    for seat in range(state.seats):
        place = 1
        for rival in range(state.seats):
            ahead = out[rival, 0] - out[seat, 0]
            place += int(ahead > 0 or (ahead == 0 and state.held[rival] > state.held[seat]))
        out[seat, 1] = place
