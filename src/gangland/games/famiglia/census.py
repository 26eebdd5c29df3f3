"""Everything counted in Famiglia."""

from typing import Any

from gangland.engine.cards import tally
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.components import CARDS, SEATS


@rule
def census(state: Position, out: Any) -> None:
    """§1.1 Each card of the box is in one place."""
    for card in range(CARDS):
        out[card] = state.street[card] + state.discards[card]
        for seat in range(SEATS):
            out[card] += state.hand[seat, card] + state.area[seat, card]
    tally(state.deck, 0, state.deck_size, out, 0)
