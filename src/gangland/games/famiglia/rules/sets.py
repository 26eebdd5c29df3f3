"""Sets of cards as bits: card number n is in the set if bit n is set.

A set is found in one pass without a branch; what may be done with it is then a few operations on whole sets.
"""

import numpy as np

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.components import ACCOUNTANTS, BRUTES, CARDS, MERCENARIES, VALUE_OF, VALUES

# All cards worth at most 0, 1, ... 4.
WORTH_AT_MOST = np.array(
    [sum(1 << card for card in range(CARDS) if VALUE_OF[card] <= value) for value in range(VALUES)], np.int64
)
ZEROS = int(WORTH_AT_MOST[0])
FAMILY = (1 << VALUES) - 1
BEST_VALUE = np.array(
    [max(cards.bit_length() - 1, 0) for cards in range(1 << VALUES)], np.int64
)  # in each set of these
FIRST_ACCOUNTANT, FIRST_BRUTE, FIRST_MERCENARY = ACCOUNTANTS * VALUES, BRUTES * VALUES, MERCENARIES * VALUES
# The cards of three families that have an ability: all but the 0 (§3.3).
ABLE_ACCOUNTANTS, ABLE_BRUTES, ABLE_MERCENARIES = (
    (FAMILY & ~1) << first for first in (FIRST_ACCOUNTANT, FIRST_BRUTE, FIRST_MERCENARY)
)


@rule
def on_the_street(state: Position) -> int:
    cards = 0
    for card in range(CARDS):
        cards |= int(state.street[card] > 0) << card
    return cards


@rule
def in_hand(state: Position, least: int) -> int:
    """The cards of which the player whose turn it is holds at least that many."""
    turn = state.turn
    cards = 0
    for card in range(CARDS):
        cards |= int(state.hand[turn, card] >= least) << card
    return cards


@rule
def all_in_hand(state: Position) -> int:
    return in_hand(state, 1)


@rule
def in_area(state: Position) -> int:
    turn = state.turn
    cards = 0
    for card in range(CARDS):
        cards |= int(state.area[turn, card] > 0) << card
    return cards


@rule
def has(cards: int, card: int) -> bool:
    return (cards >> card) & 1 != 0
