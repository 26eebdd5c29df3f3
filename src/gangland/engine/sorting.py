"""Cards laid in an order that says nothing: what is shuffled after it does not depend on how they lay."""

from typing import Any

from gangland.engine.rule import rule


@rule
def sort_cards(cards: Any, first: int, count: int, room: int) -> None:
    """Lay `count` cards from place `first` on by their kinds, from 0 on.

    They are counted in one number, `room` bits for each kind: all kinds together have 63.
    """
    counts = 0
    for place in range(first, first + count):
        counts += 1 << (room * cards[place])
    place, kind = first, 0
    while place < first + count:
        for _ in range(counts & ((1 << room) - 1)):
            cards[place] = kind
            place += 1
        counts >>= room
        kind += 1
