"""From answers to a list: how `legal` writes down what its questions found."""

from typing import Any

import numpy as np

from gangland.engine.rule import rule

# Which bit a power of two below 2 ** 32 is: the place that N. G. de Bruijn's sequence gives it.
DE_BRUIJN = 0x077CB531
WORD = 0xFFFFFFFF
BIT_AT = np.zeros(32, np.int64)
for bit in range(32):
    BIT_AT[((DE_BRUIJN << bit) & WORD) >> 27] = bit


@rule
def list_bits(bits: int, first: int, actions: Any, count: int) -> int:
    """Append `first + n` for each of 32 bits that is set; the new length of the list."""
    while bits != 0:
        actions[count] = first + BIT_AT[(((bits & -bits) * DE_BRUIJN) & WORD) >> 27]
        count += 1
        bits &= bits - 1
    return count
