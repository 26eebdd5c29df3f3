"""A position of Famiglia as text that a person can read and type.

    street A3 B0 / hand A2 A2 | - / area M1 | - / deck B1 ... / turn 0 / step recruit

Sections in any order, split by `/` or by lines; `|` between the seats; `-` is nothing; `3*A0` is three; the deck has
its top card first. `...` in one place stands for all the rest of the box, `?` for a card that is not known.
"""

from gangland.engine.notation import (
    MEMORY,
    NOTHING,
    Box,
    Deck,
    Generator,
    Layout,
    Name,
    Number,
    OrNothing,
    Pile,
    Section,
    always,
)
from gangland.games.famiglia.components import BOX, COPIES_OF, NAMES, SEATS, VALUES
from gangland.games.famiglia.flaws import FLAWS
from gangland.games.famiglia.rules.setup import clear
from gangland.games.famiglia.rules.turn import begin_turn
from gangland.games.famiglia.state import STEP_NAMES
from gangland.games.famiglia.view import shows_hand

CARD = Name(NAMES, "flaw-no-card", {"first": NAMES[0], "last": NAMES[-1]})
SEAT, VALUE = Number(SEATS - 1), Number(VALUES - 1)

LAYOUT = Layout(
    __package__,
    lambda text, state: clear(state),
    Box(
        NAMES, COPIES_OF, "1.1", (
            Pile("street", CARD, size="street_size"),
            Pile("discards", CARD, is_left_out=True),
            Deck("deck", CARD, "deck_size", known=lambda state: (0, state.known)),
            Pile("hand", CARD, columns=SEATS, shown=shows_hand),
            Pile("area", CARD, columns=SEATS),
        ), rest_to="deck",
    ),
    lambda text, state: begin_turn(state),
    Section("turn", SEAT, usual=0, written=always),
    Section("starter", SEAT, usual=0),
    Section("ends", Number(2), usual=0),
    Section("passes", Number(SEATS), usual=0),
    Section("last", Number(3), "turns_left", usual=0),
    Section("renewals", Number(1), usual=1),
    Section("accountant", VALUE, usual=0),
    Section("swaps", VALUE, usual=0),
    Section("brute", VALUE, usual=0),
    Section("lowered", VALUE, usual=0),
    Section("price", VALUE, usual=0),
    Section("known", Number(BOX), usual=0),
    Section("scared", OrNothing(CARD), usual=NOTHING),
    Section("wanted", OrNothing(CARD), usual=NOTHING),
    Section("memory", Name(MEMORY), usual=0),
    Section("step", Name(STEP_NAMES)),
    Generator(),
    FLAWS,
    first="street hand area deck discards turn step",
    options=("memory",),
    seats=SEATS,
)  # fmt: skip
read, write, write_seen, agreed = LAYOUT.read, LAYOUT.write, LAYOUT.write_seen, LAYOUT.agreed
