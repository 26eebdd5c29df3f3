"""Positions as text: a game declares its sections in one table, and the engine reads and writes them.

    street 2*A0 B3 / hand A2 | - / deck B1 ... / turn 0

Sections stand in any order, split by `/` or by lines; `|` stands between the seats; `-` is nothing, `2*A0` are two,
`...` is all the rest of the box, `?` a card that is not known. A table of such sections is a `Layout`:

    LAYOUT = Layout(
        __package__,
        lambda text, state: clear(state),
        Box(NAMES, COPIES, "1.1", (
            Pile("street", CARD), Pile("hand", CARD, columns=SEATS, shown=is_shown), Deck("deck", CARD, "deck_size"),
        ), rest_to="deck"),
        Section("turn", Number(SEATS - 1)),
        Section("price", Number(4), usual=0),
        FLAWS,
        Generator(),
        options=("memory",),
    )

`Section`, `Bits`, `Flag`, `Written` and `Generator` are the kinds of section, `Number`, `Name`, `OrNothing` and `Form`
what their words can be, `Flaws` what makes a position impossible.
"""

from gangland.engine.notation.flaws import Each, Flaw, Flaws
from gangland.engine.notation.layout import Layout
from gangland.engine.notation.piles import Box, Cards, Deck, Pile, Piles, counted_text, typed_cards, unknown_text
from gangland.engine.notation.sections import (
    Bits,
    Flag,
    Generator,
    Section,
    Viewer,
    Written,
    all_seats,
    always,
    columned,
    is_said,
    never,
)
from gangland.engine.notation.typed import (
    NONE,
    REST,
    UNKNOWN,
    NotationError,
    Text,
    Typed,
    Word,
    hex_words,
    one_by_one,
    repeated,
    sections,
)
from gangland.engine.notation.values import NOTHING, SEAT, Form, Name, Number, OrNothing, Value

MEMORY = ("open", "closed")  # the choices of the option `memory`: may what was shown be looked up again?

__all__ = [
    "MEMORY", "NONE", "NOTHING", "REST", "SEAT", "UNKNOWN", "Bits", "Box", "Cards", "Deck", "Each", "Flag", "Flaw",
    "Flaws", "Form", "Generator", "Layout", "Name", "NotationError", "Number", "OrNothing", "Pile", "Piles", "Section",
    "Text", "Typed", "Value", "Viewer", "Word", "Written", "all_seats", "always", "columned", "counted_text",
    "hex_words", "is_said", "never", "one_by_one", "repeated", "sections", "typed_cards", "unknown_text",
]  # fmt: skip
