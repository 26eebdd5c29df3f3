"""Counting at the end (§9)."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.components import CARDS, POINTS, TIE_WEIGHT


@rule
def points(state: Position, seat: int) -> int:
    """§9.3 The victory points of all cards in hand and play area."""
    total = 0
    for card in range(CARDS):
        total += POINTS[card] * (state.hand[seat, card] + state.area[seat, card])
    return total


@rule
def ahead(state: Position) -> int:
    """§9.3 Above 0 if seat 0 leads, below if seat 1; §9.4 a tie goes to the better card, then the next (R18).

    A better card weighs more than all the worse ones together, so the sum of weights says who has the better cards.
    """
    lead = points(state, 0) - points(state, 1)
    if lead == 0:
        for card in range(CARDS):
            held = state.hand[0, card] + state.area[0, card] - state.hand[1, card] - state.area[1, card]
            lead += held * TIE_WEIGHT[card]
    return lead


@rule
def result(state: Position, out: Any) -> None:
    """§9.3 Points and places; R18: nothing between them is a draw."""
    lead = ahead(state)
    out[0, 0] = points(state, 0)
    out[1, 0] = points(state, 1)
    out[0, 1] = 2 if lead < 0 else 1
    out[1, 1] = 2 if lead > 0 else 1
