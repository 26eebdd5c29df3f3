"""A position of Standoff as text.

    guns loaded / round 0 / decider - / hand 2*1 6 | 2 3 5 / chosen - | - / shown - | - / points 0 | 0 / in 1 | 1
    discards - / deck 4 4 / rng 0123...

Every section is needed but the generator's; `|` between the seats; `-` is nothing; the deck has its top card first.
A typed position may have fewer cards than the box.
"""

from gangland.engine.notation import (
    SEAT,
    Box,
    Deck,
    Generator,
    Layout,
    Name,
    Number,
    OrNothing,
    Pile,
    Piles,
    Section,
    Text,
    Written,
    all_seats,
)
from gangland.engine.notation.typed import Word
from gangland.engine.position import Position
from tests.engine.standoff.components import BOX, COPIES, NAMES, RANKS, ROUNDS, SEATS
from tests.engine.standoff.rules import clear
from tests.engine.standoff.state import GUNS

CARD = Name(NAMES)


class SomeCards(Box):
    """Cards of which some may be nowhere."""

    def fill(self, text: Text, state: Position, piles: Piles) -> None:
        if any(card < 0 for pile in piles.values() for card in pile.cards) or len(piles["deck", 0].cards) > BOX:
            raise text["deck"].error("flaw-cards")


def begin(text: Text, state: Position) -> None:
    """An empty table for as many as there are hands."""
    for keyword in LAYOUT.keywords[:-1]:
        if keyword not in text:
            raise Word(keyword, package=text.package).error("flaw-missing")
    clear(state, text.seats("hand", SEATS), text["guns"].only().choice(GUNS))


def is_own(state: Position, viewer: int, seat: int) -> bool:
    return viewer == seat


LAYOUT = Layout(
    __package__,
    begin,
    Written("guns", lambda state, viewer: GUNS[state.guns]),
    Section("round", Number(ROUNDS)),
    Section("decider", OrNothing(SEAT)),
    SomeCards(
        NAMES, (COPIES,) * RANKS, "1.1", (
            Pile("hand", CARD, size="held", columns=all_seats, shown=is_own),
            Pile("discards", CARD),
            Deck("deck", CARD, "deck_size"),
        ), rest_to="deck",
    ),
    Section("chosen", OrNothing(CARD), columns=all_seats, shown=is_own),
    Section("shown", OrNothing(CARD), columns=all_seats),
    Section("points", Number(ROUNDS), columns=all_seats),
    Section("in", Number(1), "standing", columns=all_seats),
    Generator(),
    options=("guns",),
)  # fmt: skip
read, write, write_seen, agreed = LAYOUT.read, LAYOUT.write, LAYOUT.write_seen, LAYOUT.agreed
