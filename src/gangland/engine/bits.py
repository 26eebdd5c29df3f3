"""Sets as bits of a number: which is the first, which are all of them."""

from typing import Any

import numpy as np

from gangland.engine.rule import rule

MOST_BITS = 63  # in a number that stays positive

# Which bit a power of two below 2 ** 32 is: the place that N. G. de Bruijn's sequence of 32 bits gives it.
DE_BRUIJN = 0x077CB531
WORD = 0xFFFFFFFF
BIT_AT = np.zeros(32, np.int64)
for bit in range(32):
    BIT_AT[((DE_BRUIJN << bit) & WORD) >> 27] = bit


@rule
def lowest_bit(bits: int) -> int:
    """The first of the bits that are set.

    A product of 64 bits would do without the two halves; but it overflows, and then LLVM may believe what it likes.
    """
    low = bits & -bits
    high = low >> 32
    return int(BIT_AT[((((low | high) & WORD) * DE_BRUIJN) & WORD) >> 27]) + 32 * int(high != 0)


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
