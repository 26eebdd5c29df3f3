"""Setting up (§2)."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.randomness import below, shuffle
from gangland.engine.rule import rule
from gangland.games.famiglia.components import BOX, CARDS, DECK, SEATS, START_DECK, STREET, VALUES
from gangland.games.famiglia.rules.street import lay_on_the_street
from gangland.games.famiglia.rules.turn import begin_turn


@rule
def clear(state: Position) -> None:
    """An empty table: no card anywhere, nothing played, nothing asked."""
    for card in range(CARDS):
        state.street[card] = 0
        state.discards[card] = 0
        for seat in range(SEATS):
            state.hand[seat, card] = 0
            state.area[seat, card] = 0
    for place in range(BOX):
        state.deck[place] = 0
    state.deck_size = 0
    state.known = 0
    state.street_size = 0
    state.ends = 0
    state.turns_left = 0
    state.passes = 0


@rule
def setup(state: Position, seats: int, options: Any) -> None:
    """§2 A 0 of each family in both hands, the rest shuffled, six on the street, a starter by lot (R20)."""
    clear(state)
    state.memory = options[0]
    for card in range(0, CARDS, VALUES):
        for seat in range(SEATS):
            state.hand[seat, card] = 1
    for place in range(DECK):
        state.deck[place] = START_DECK[place]
    state.deck_size = DECK
    shuffle(state, state.deck, 0, DECK)
    state.starter = below(state, SEATS)
    state.turn = state.starter
    begin_turn(state)
    lay_on_the_street(state, STREET)
