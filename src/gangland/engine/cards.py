"""Piles of cards: counted by kind, and laid in an order that says nothing."""

from typing import Any

from gangland.engine.rule import rule


@rule
def sort_cards(cards: Any, first: int, count: int, room: int) -> None:
    """Lay `count` cards from place `first` on by their kinds, from 0 on: a shuffle after it does not tell how they lay.

    They are counted in one number, `room` bits for each kind: all kinds together have 63.
    """
    counts = 0
    for place in range(first, first + count):
        counts += 1 << (room * cards[place])
    place, kind = first, 0
    while place < first + count:
        for _ in range(count_in(counts, 0, room)):
            cards[place] = kind
            place += 1
        counts >>= room
        kind += 1


@rule
def count_in(counts: int, kind: int, room: int) -> int:
    """How many of a kind there are, where all kinds are counted in one number, `room` bits for each."""
    return (counts >> (room * kind)) & ((1 << room) - 1)


@rule
def tally(cards: Any, first: int, end: int, out: Any, zero: int) -> None:
    """Add the cards from place `first` up to `end` to their counts; `out[zero]` has that of kind 0."""
    for place in range(first, end):
        out[zero + cards[place]] += 1


@rule
def nth_kind(counts: Any, seat: int, nth: int) -> int:
    """The kind of the nth card of a seat, counted from 0, where `counts[seat, kind]` says how many it has."""
    kind = 0
    while nth >= counts[seat, kind]:
        nth -= counts[seat, kind]
        kind += 1
    return kind
