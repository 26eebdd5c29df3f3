"""Everything counted in Five Points."""

from typing import Any

from gangland.engine.cards import tally
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.five_points.components import ALLIANCES, CARDS, GANGS, NOTHING, PLACES


@rule
def census(state: Position, out: Any) -> None:
    """§1.1 Each card of the box is in one place."""
    for card in range(CARDS):
        out[card] = state.discards[card]
    for seat in range(state.seats):
        for gang in range(GANGS):
            out[gang] += state.influence[seat, gang]
        for slot in range(ALLIANCES):
            out[state.alliance[seat, slot]] += 1
    for place in range(PLACES):
        if state.place[place] != NOTHING:
            out[state.place[place]] += 1
    tally(state.deck, 0, state.deck_size, out, 0)
