"""Who wins (§11), and what loot is worth (§10)."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import (
    COLLECTION,
    DIAMOND_BONUS,
    FIRST_DIAMOND,
    KOLEKCJONER,
    MOST_PAINTINGS,
    PAINTING,
    WORTH,
)
from gangland.games.cash_n_guns.rules.people import living

MORE_THAN_WOUNDS = 16  # nobody alive has that many


@rule
def diamonds(state: Position, seat: int) -> int:
    """§10.2 How many diamond cards a living player has; the dead have lost them (R38)."""
    count = 0
    for kind in range(FIRST_DIAMOND, PAINTING):
        count += state.loot[seat, kind]
    return count if state.alive[seat] else 0


@rule
def has_bonus(state: Position, seat: int) -> bool:
    """§10.2, R38 Strictly the most diamond cards of the living, and at least one."""
    mine = diamonds(state, seat)
    for other in range(state.seats):
        if other != seat and diamonds(state, other) >= mine:
            return False
    return mine > 0


@rule
def fortune(state: Position, seat: int) -> int:
    """§10.1, §10.2, §10.3 In thousands; §12.9, R10, R24 one painting more for the Kolekcjoner; R37 the dead 0."""
    if not state.alive[seat]:
        return 0
    paintings = state.loot[seat, PAINTING] + int(state.talent[seat] == KOLEKCJONER)
    total: int = COLLECTION[min(paintings, MOST_PAINTINGS)]
    for kind in range(PAINTING):
        total += WORTH[kind] * state.loot[seat, kind]
    return total + DIAMOND_BONUS if has_bonus(state, seat) else total


@rule
def standing(state: Position, seat: int) -> int:
    """§11.1 The richest of the living; §11.2 then the one with more wounds; R37 the dead behind them all."""
    return fortune(state, seat) * MORE_THAN_WOUNDS + state.wounds[seat] if state.alive[seat] else -1


@rule
def result(state: Position, out: Any) -> None:
    """§11.1, §11.2 Thousands and places; §8.5, R5, R6, R37 if nobody lives, nobody wins: all are last."""
    nobody = living(state) == 0
    for seat in range(state.seats):
        out[seat, 0] = fortune(state, seat)
        mine = standing(state, seat)
        place = 1
        for other in range(state.seats):
            place += int(standing(state, other) > mine)
        out[seat, 1] = state.seats if nobody else place


@rule
def ending(state: Position) -> int:
    """§11.1 After the eighth round, or §8.5 with one survivor, or with none."""
    alive = 0
    for seat in range(state.seats):
        alive += state.alive[seat]
    return 2 if alive == 0 else int(alive == 1)
