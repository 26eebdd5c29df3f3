"""All chance of a match: a published generator whose 128 bits of state lie in the position itself.

The stream is xoshiro128++ (D. Blackman and S. Vigna), the seeds come from Philox4x32-10 (J. Salmon and others), both
tested against their published vectors. Both work on 32-bit words, so that plain Python integers, compiled code and a
GPU compute the same without overflow.
"""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule

WORD = 0xFFFFFFFF
PHILOX_ROUNDS = 10
PHILOX_MULTIPLY_0, PHILOX_MULTIPLY_1 = 0xD2511F53, 0xCD9E8D57
PHILOX_RAISE_0, PHILOX_RAISE_1 = 0x9E3779B9, 0xBB67AE85


@rule
def next_word(state: Position) -> int:
    """One step of xoshiro128++: 32 random bits."""
    s0 = int(state.rng[0])
    s1 = int(state.rng[1])
    s2 = int(state.rng[2])
    s3 = int(state.rng[3])
    total = (s0 + s3) & WORD
    word = (((total << 7) | (total >> 25)) + s0) & WORD
    shifted = (s1 << 9) & WORD
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = ((s3 << 11) | (s3 >> 21)) & WORD
    state.rng[0] = s0
    state.rng[1] = s1
    state.rng[2] = s2
    state.rng[3] = s3
    return word


@rule
def below(state: Position, limit: int) -> int:
    """A number from 0 to limit - 1, each as likely: D. Lemire's multiplication, biased draws are thrown away."""
    while True:
        product = next_word(state) * limit
        rest = product & WORD
        if rest >= limit or rest >= (WORD + 1 - limit) % limit:  # the division is rarely needed
            return product >> 32


@rule
def shuffle(state: Position, cards: Any, first: int, count: int) -> None:
    """Put `count` cards from place `first` on into random order (Fisher and Yates)."""
    for last in range(count - 1, 0, -1):
        other = first + below(state, last + 1)
        card = cards[other]
        cards[other] = cards[first + last]
        cards[first + last] = card


@rule
def seed(state: Position, key: int, counter: int) -> None:
    """Set the generator from Philox4x32-10 of two 64-bit numbers: a stream, and the number of a game in it."""
    c0, c1, c2, c3 = counter & WORD, (counter >> 32) & WORD, 0, 0
    k0, k1 = key & WORD, (key >> 32) & WORD
    for _ in range(PHILOX_ROUNDS):
        product_0 = PHILOX_MULTIPLY_0 * c0
        product_1 = PHILOX_MULTIPLY_1 * c2
        # A compiled product wraps to a negative number; its 64 bits are right, and the masks read just those.
        c0 = ((product_1 >> 32) & WORD) ^ c1 ^ k0
        c1 = product_1 & WORD
        c2 = ((product_0 >> 32) & WORD) ^ c3 ^ k1
        c3 = product_0 & WORD
        k0 = (k0 + PHILOX_RAISE_0) & WORD
        k1 = (k1 + PHILOX_RAISE_1) & WORD
    state.rng[0] = c0
    state.rng[1] = c1
    state.rng[2] = c2
    state.rng[3] = c3 | (c0 | c1 | c2 | c3 == 0)
