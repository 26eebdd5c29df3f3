"""Who is likely to win, judged between two rounds, so that a look ahead need not play the rest of eight at random.

The chances are a softmax over the living of a weighted sum of what a player has.
"""

import math
from typing import Any

import numpy as np

from gangland.engine.outlook import Outlook, Standing
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import PAINTING
from gangland.games.cash_n_guns.rules.ending import diamonds, fortune

FORTUNE, LEAD, DIAMONDS, PAINTINGS, WOUND, WOUNDS, BANGS, DESK = range(8)
TRAITS = 8
UNIT = 50.0  # thousands
FEWEST, MOST = 4, 8  # seats that the two tables are for; between them weights change evenly
# What these weigh at the beginning of each round from the second on: fifty thousand, and as much lead over the richest
# rival; a diamond, a painting; one wound, or more of them; a bang in hand; the desk. Fitted by `gangland.bench.outlook`
# to the ends of 4,000 games of `greedy`. The ends of games played by a search's own habits misled: there wounds decide
# early and money counts twice as much, and a search that believed it died in four games of ten.
WEIGHTS = np.array([
    [
        (0.60, -0.29, -0.05, -0.09, -0.10, -0.62, 0.10, -0.13),
        (0.74, -0.37, -0.09, -0.15, -0.13, -0.65, 0.15, 0.06),
        (0.54, -0.27, -0.04, -0.08, -0.12, -0.56, 0.20, 0.14),
        (0.66, -0.35, -0.02, -0.03, -0.12, -0.54, 0.24, 0.31),
        (0.64, -0.24, -0.02, -0.02, -0.11, -0.36, 0.29, 0.49),
        (0.94, -0.31, 0.00, 0.02, -0.13, -0.34, 0.42, 0.76),
        (2.05, -0.65, 0.01, 0.05, -0.21, -0.47, 0.59, 1.12),
    ],
    [
        (1.04, -0.45, 0.21, 0.07, 0.05, -0.07, 0.19, 0.31),
        (1.64, -0.91, 0.26, 0.07, 0.01, -0.30, 0.12, 0.17),
        (1.94, -1.07, 0.22, 0.06, -0.10, -0.36, 0.12, 0.22),
        (1.53, -0.67, 0.18, 0.10, -0.14, -0.44, 0.13, 0.27),
        (1.81, -0.81, 0.18, 0.10, -0.14, -0.41, 0.15, 0.33),
        (1.91, -0.68, 0.17, 0.11, -0.15, -0.25, 0.17, 0.41),
        (2.21, -0.44, 0.17, 0.10, -0.10, -0.03, 0.23, 1.02),
    ],
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
    many = (state.seats - FEWEST) / (MOST - FEWEST)
    total = 0.0
    for which in range(TRAITS):
        weight = (1 - many) * WEIGHTS[0, row, which] + many * WEIGHTS[1, row, which]
        total += weight * trait(state, seat, which, mine, lead)
    return total


@rule
def trait(state: Position, seat: int, which: int, mine: float, lead: float) -> float:
    """One of the things that are weighed."""
    much = 0.0
    if which == FORTUNE:
        much = mine / UNIT
    elif which == LEAD:
        much = lead / UNIT
    elif which == DIAMONDS:
        much += diamonds(state, seat)
    elif which == PAINTINGS:
        much += state.loot[seat, PAINTING]
    elif which == WOUND:
        much += int(state.wounds[seat] == 1)
    elif which == WOUNDS:
        much += int(state.wounds[seat] > 1)
    elif which == BANGS:
        much += state.bangs[seat]
    else:
        much += int(state.godfather == seat)
    return much


def standing(state: Position) -> Standing:
    """Who lives, and the traits of each seat."""
    fortunes = [fortune(state, seat) for seat in range(state.seats)]
    traits = []
    for seat, mine in enumerate(fortunes):
        lead = mine - max(fortunes[:seat] + fortunes[seat + 1 :])
        traits.append([trait(state, seat, which, mine, lead) for which in range(TRAITS)])
    return [bool(state.alive[seat]) for seat in range(state.seats)], traits


# One game of four that the weights are fitted to has talents.
OUTLOOK = Outlook(WEIGHTS, 2, (FEWEST, MOST), standing, ({"talents": "random"}, {}, {}, {}))
