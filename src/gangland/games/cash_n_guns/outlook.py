"""Who is likely to win, judged between two rounds, so that a look ahead need not play the rest of eight at random.

The chances are a softmax over the living of a weighted sum of what a player has.
"""

import math
from typing import Any

import numpy as np

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import PAINTING
from gangland.games.cash_n_guns.rules.ending import diamonds, fortune

UNIT = 400.0  # thousands for all together: with more seats everybody has less
OF_FORTUNE, OF_LEAD, OF_DIAMOND, OF_PAINTING, OF_WOUND, OF_WOUNDS, OF_BANG, OF_DESK = range(8)
# What these weigh at the beginning of each round from the second on: a seat's unit of fortune, and of lead over the
# richest rival; a diamond, a painting; one wound, or more of them; a bang in hand; the desk. Fitted to the ends of
# 2,734 games of `greedy` with four to eight seats. The ends of games played by a search's own habits misled: there
# wounds decide early and money counts twice as much, and a search that believed it died in four games of ten.
WEIGHTS = np.array([
    (1.09, -0.57, 0.01, -0.09, -0.15, -0.59, 0.07, -0.03),
    (1.30, -0.69, 0.04, -0.08, -0.21, -0.90, 0.13, 0.06),
    (1.27, -0.58, 0.04, -0.04, -0.11, -0.54, 0.16, 0.20),
    (1.37, -0.62, 0.05, -0.01, -0.13, -0.48, 0.19, 0.23),
    (1.30, -0.43, 0.03, 0.01, -0.08, -0.33, 0.24, 0.39),
    (1.77, -0.60, 0.06, 0.04, -0.13, -0.29, 0.31, 0.67),
    (3.12, -0.91, 0.08, 0.07, -0.19, -0.21, 0.51, 1.06),
])  # fmt: skip


@rule
def stage(state: Position) -> int:
    """§3.1 The round; the choice of talents belongs to the first one."""
    return max(int(state.round), 1)


@rule
def outlook(state: Position, chances: Any) -> None:
    """§11.1 The chance of each seat to win, at the beginning of a round after the first."""
    first, second = 0, 0
    for seat in range(state.seats):
        mine = fortune(state, seat)
        chances[seat] = mine
        second = max(second, min(mine, first))
        first = max(first, mine)
    total = 0.0
    for seat in range(state.seats):
        if state.alive[seat]:
            lead = chances[seat] - (second if chances[seat] == first else first)
            chances[seat] = math.exp(promise(state, seat, chances[seat], lead))
        total += chances[seat]
    for seat in range(state.seats):
        chances[seat] /= total


@rule
def promise(state: Position, seat: int, mine: float, lead: float) -> float:
    """The weighted sum of what a living player has."""
    row = max(int(state.round) - 2, 0)
    total: float = (WEIGHTS[row, OF_FORTUNE] * mine + WEIGHTS[row, OF_LEAD] * lead) * state.seats / UNIT
    total += WEIGHTS[row, OF_DIAMOND] * diamonds(state, seat) + WEIGHTS[row, OF_PAINTING] * state.loot[seat, PAINTING]
    total += WEIGHTS[row, OF_BANG] * state.bangs[seat]
    if state.wounds[seat] > 0:
        total += WEIGHTS[row, OF_WOUND] if state.wounds[seat] == 1 else WEIGHTS[row, OF_WOUNDS]
    if state.godfather == seat:
        total += WEIGHTS[row, OF_DESK]
    return total
