"""Five Points: alliances, and influence cards that are left."""

from typing import Any

from gangland.engine.messages import message
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.engine.stakes import Stakes
from gangland.games.five_points.actions import gang_message
from gangland.games.five_points.components import ALLIANCES, GANGS
from gangland.games.five_points.rules.result import points


@rule
def first(state: Position) -> int:
    """§2.6, R14 The starter by lot."""
    return int(state.turn)


@rule
def hold(state: Position, seats: int, held: Any) -> None:
    """§2.1, §2.2 The gangs of the alliances; §8.2 the influence cards left."""
    for seat in range(seats):
        for slot in range(ALLIANCES):
            held[seat, state.alliance[seat, slot]] += 1
        for gang in range(GANGS):
            held[seat, GANGS + gang] += state.influence[seat, gang]


THINGS = tuple(
    message(f"thing-{name}", gang=gang_message(gang)) for name in ("alliance", "influence") for gang in range(GANGS)
)
STAKES = Stakes(first, points, hold, THINGS, score_class=1)
