"""Sets as bits of a number, where rules need them."""

from gangland.engine.rule import rule


@rule
def lowest_bit(bits: int) -> int:
    """The first of the bits that are set."""
    place = 0
    while (bits >> place) & 1 == 0:
        place += 1
    return place


@rule
def nth_bit(bits: int, nth: int) -> int:
    """The nth of the bits that are set, counted from 0."""
    for _ in range(nth):
        bits &= bits - 1
    return lowest_bit(bits)
