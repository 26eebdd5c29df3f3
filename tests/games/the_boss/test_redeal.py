"""What a seat can't know is drawn anew (§1.3, §3.3, R15): tests with a look into the position."""

from collections import Counter

import gangland
from tests.games.the_boss.table import FIRST_TURN


def guesses(text, count):
    match = gangland.position("the_boss", text)
    return [match.rules.guess(match.position, 0, 5, number) for number in range(count)]


def test_each_order_of_the_police_is_as_likely():
    """§1.3 Two gold, two silver and one double badge: 30 orders."""
    found = Counter(tuple(guess.police) for guess in guesses(FIRST_TURN, 3000))
    assert len(found) == 30
    assert all(60 < count < 145 for count in found.values())


def test_neither_the_rivals_hand_nor_the_hidden_cards_nor_the_police_tell_anything():
    """§3.3 The rival has one card of New York and Boston each, and three of Detroit."""
    others = "cities 123 / hidden N3 Bp Dg / hand N1 N2 B1 B2 D1 | N0 B3 D2 D3 D4"
    match = gangland.position("the_boss", FIRST_TURN)
    for turned in match.rules.guess(match.position, 0, 5, 1), match.position:
        again = match.rules.guess(turned, 0, 7, 7)
        assert bytes(again) == bytes(match.rules.guess(match.position, 0, 7, 7))
    assert [bytes(guess) for guess in guesses(FIRST_TURN, 5)] == [bytes(guess) for guess in guesses(others, 5)]
