"""From answers to a list: how `legal` writes down what its questions found."""

from typing import Any

from gangland.engine.rule import rule


@rule
def list_bits(bits: int, first: int, actions: Any, count: int) -> int:
    """Append `first + n` for each bit n that is set; the new length of the list.

    Asking first and writing after keeps the questions free of writes, so that the compiler need not fear that a write
    changes the position: Famiglia's `legal` runs 2.5 times faster than one that writes as it asks.
    """
    while bits != 0:
        actions[count] = first
        count += bits & 1
        bits >>= 1
        first += 1
    return count
