"""The police: when the game ends (§7)."""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.the_boss.components import BADGES_THAT_END, GOLD, SILVER


@rule
def turn_police(state: Position) -> None:
    """§7.1 One card more is open."""
    state.turned += 1


@rule
def is_last_round(state: Position) -> bool:
    """§7.2 Do three open badges have one colour? §1.3 The double card shows both."""
    gold, silver = 0, 0
    for place in range(state.turned):
        gold += int(state.police[place] != SILVER)
        silver += int(state.police[place] != GOLD)
    return max(gold, silver) >= BADGES_THAT_END
