"""Chicago: what Alcapo shares, and where his city stands (§6)."""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.the_boss.components import MONEY_OF


@rule
def chicago_sum(state: Position) -> int:
    """§6.2, R13 The cards laid last in the cities to its left, in the order they came; a sanction counts 0."""
    total = 0
    for place in range(state.chicago):
        city = state.row[place]
        count = state.laid_count[city]
        if count > 0:
            total += MONEY_OF[state.laid[city, count - 1]]
    return total


@rule
def share(total: int) -> int:
    """§6.2 Half for the player; a spare dollar is Alcapo's."""
    return total >> 1


@rule
def move_chicago(state: Position) -> None:
    """§6.3, R16 One place to the right, as long as a city is there."""
    if state.chicago < state.cities:
        state.chicago += 1
