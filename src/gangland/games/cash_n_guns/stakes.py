"""Cash 'n Guns: loot, the desk and talents."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.engine.stakes import Stakes
from gangland.games.cash_n_guns.actions import loot_message, talent_message
from gangland.games.cash_n_guns.components import DESK, KEPT, NOTHING, TALENTS
from gangland.games.cash_n_guns.rules.ending import fortune


@rule
def first(state: Position) -> int:
    """§2.3, R27 Who has the desk in the first round."""
    return int(state.godfather)


@rule
def hold(state: Position, seats: int, held: Any) -> None:
    """§10.1 Loot before a player, then the desk, then the talent (§12)."""
    for seat in range(seats):
        for kind in range(KEPT):
            held[seat, kind] += state.loot[seat, kind]
        if state.talent[seat] != NOTHING:
            held[seat, KEPT + 1 + state.talent[seat]] += 1
    held[state.godfather, KEPT] += 1


THINGS = (
    *(loot_message(kind) for kind in range(KEPT)),
    loot_message(DESK),
    *(talent_message(talent) for talent in range(TALENTS)),
)
STAKES = Stakes(first, fortune, hold, THINGS, score_class=10)
