"""Famiglia: every card, in hand or in the play area."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.engine.stakes import Stakes
from gangland.games.famiglia.actions import card_message
from gangland.games.famiglia.components import CARDS
from gangland.games.famiglia.rules.result import points


@rule
def first(state: Position) -> int:
    """§2.4, R20 The starter by lot."""
    return int(state.starter)


@rule
def hold(state: Position, seats: int, held: Any) -> None:
    """§9.3 All cards in hand and play area count."""
    for seat in range(seats):
        for card in range(CARDS):
            held[seat, card] += state.hand[seat, card] + state.area[seat, card]


STAKES = Stakes(first, points, hold, tuple(card_message(card) for card in range(CARDS)), score_class=4)
