"""Counting at the end (§9)."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.components import CARDS, MOST_POINTS, POINTS


@rule
def points(state: Position, seat: int) -> int:
    """§9.3 The victory points of all cards in hand and play area."""
    total = 0
    for card in range(CARDS):
        total += POINTS[card] * (state.hand[seat, card] + state.area[seat, card])
    return total


@rule
def cards_worth(state: Position, seat: int, worth: int) -> int:
    """§9.4 How many cards of exactly that many points a player has."""
    count = 0
    for card in range(CARDS):
        if POINTS[card] == worth:
            count += state.hand[seat, card] + state.area[seat, card]
    return count


@rule
def ahead(state: Position) -> int:
    """§9.3 Above 0 if seat 0 leads, below if seat 1; §9.4 a tie goes to the better card, then the next (R18)."""
    lead = points(state, 0) - points(state, 1)
    worth = MOST_POINTS
    while lead == 0 and worth > 0:
        lead = cards_worth(state, 0, worth) - cards_worth(state, 1, worth)
        worth -= 1
    return lead


@rule
def result(state: Position, out: Any) -> None:
    """§9.3 Points and places; R18: nothing between them is a draw."""
    lead = ahead(state)
    out[0, 0] = points(state, 0)
    out[1, 0] = points(state, 1)
    out[0, 1] = 2 if lead < 0 else 1
    out[1, 1] = 2 if lead > 0 else 1
