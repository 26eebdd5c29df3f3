"""Sets as bits: the first of them is the same whatever the compiler knows about the set."""

import pytest

from gangland.engine.bits import lowest_bit
from gangland.engine.rule import door
from gangland.games.famiglia import GAME

pytestmark = pytest.mark.rules("own")


@door
def first_of_a_byte(bits):
    """The compiler knows that there are eight bits; is the first of them the last one?"""
    place = lowest_bit(bits & 255)
    return place * 2 + int(place != 7)


@door
def first(bits):
    return lowest_bit(bits)


@pytest.mark.parametrize("rules", [GAME.plain, GAME.compiled], ids=lambda rules: rules.way)
class TestLowestBit:
    def test_it_is_found_in_every_place(self, rules):
        assert [rules.door(first)(1 << bit) for bit in range(63)] == list(range(63))
        assert [rules.door(first)((1 << 62) | (1 << bit)) for bit in range(63)] == list(range(63))

    def test_it_is_the_same_number_where_it_is_compared(self, rules):
        """A product that overflows was 7 where it was stored, and not 7 where it was asked for."""
        assert [rules.door(first_of_a_byte)(1 << bit) for bit in range(8)] == [1, 3, 5, 7, 9, 11, 13, 14]
