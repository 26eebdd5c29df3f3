"""What nobody can know is drawn anew (§4.4, R19): tests with a look into the position."""

from collections import Counter

from gangland.games.famiglia.components import NAMES
from tests.games.famiglia.table import position

DECK = "street A0 B0 M0 / deck {} / discards - / ends 1 / known 2 / area ... | -"


def deck(state):
    return tuple(NAMES[state.deck[place]] for place in range(state.deck_size))


def guesses(cards, count=1):
    match = position(DECK.format(cards))
    return [deck(match.rules.guess(match.position, 0, 5, number)) for number in range(count)]


def test_the_cards_put_under_the_deck_stay_and_each_order_of_the_others_is_as_likely():
    found = Counter(guesses("F4 F3 F3 A1 B1", 1200))
    assert {cards[:2] for cards in found} == {("B1", "A1")}
    assert len(found) == 3
    assert all(330 < count < 470 for count in found.values())


def test_how_the_deck_lies_tells_nothing():
    assert guesses("F4 F3 F3 A1 B1", 9) == guesses("F3 F4 F3 A1 B1", 9) == guesses("F3 F3 F4 A1 B1", 9)
