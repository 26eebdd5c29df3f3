"""Sets as bits of a number: which is the first, which are all of them."""

from typing import Any

import numpy as np

from gangland.engine.rule import rule

MOST_BITS = 63  # in a number that stays positive

# Which bit a power of two is: the place that N. G. de Bruijn's sequence of 64 bits gives it.
DE_BRUIJN = 0x03F79D71B4CB0A89
PLACE = 58  # the six highest bits of a product tell the place
BIT_AT = np.zeros(64, np.int64)
for bit in range(64):
    BIT_AT[((DE_BRUIJN << bit) >> PLACE) & 63] = bit


@rule
def lowest_bit(bits: int) -> int:
    """The first of the bits that are set."""
    return int(BIT_AT[(((bits & -bits) * DE_BRUIJN) >> PLACE) & 63])


@rule
def nth_bit(bits: int, nth: int) -> int:
    """The nth of the bits that are set, counted from 0."""
    for _ in range(nth):
        bits &= bits - 1
    return lowest_bit(bits)


@rule
def list_bits(bits: int, first: int, actions: Any, count: int) -> int:
    """Append `first + n` for each bit n that is set; the new length of the list."""
    while bits != 0:
        actions[count] = first + lowest_bit(bits)
        count += 1
        bits &= bits - 1
    return count
