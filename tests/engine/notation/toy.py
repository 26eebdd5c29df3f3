"""A record that is no game, with a section of every kind."""

import numpy as np

from gangland.engine.mistakes import ENGINE
from gangland.engine.notation import (
    MEMORY,
    NOTHING,
    SEAT,
    Bits,
    Box,
    Deck,
    Each,
    Flag,
    Flaw,
    Flaws,
    Form,
    Generator,
    Layout,
    Name,
    Number,
    OrNothing,
    Pile,
    Section,
    Written,
    all_seats,
    always,
    never,
)
from gangland.engine.position import blank
from gangland.engine.seeds import plant

SEATS, NAMES, COPIES = (2, 3), ("A", "B", "C"), (2, 2, 1)
STEPS = ("draw", "pay", "over")
TOY = np.dtype([
    ("rng", np.uint32, 4),
    ("hand", np.int8, (3, 3)),
    ("held", np.int8, 3),
    ("table", np.int8, 3),
    ("deck", np.int8, 5),
    ("deck_size", np.int8),
    ("seats", np.int8),
    ("money", np.int8, 3),
    ("secret", np.int8, 3),
    ("front", np.int8, (3, 2)),
    ("back", np.int8, (3, 2)),
    ("passed", np.uint8),
    ("exile", np.uint8, 3),
    ("crowned", np.int8),
    ("wanted", np.int8),
    ("turn", np.int8),
    ("step", np.int8),
    ("memory", np.int8),
])  # fmt: skip
CARD = Name(NAMES)


def begin(text, state):
    for name in TOY.names:
        if name != "rng":
            state.cells[name] = 0
    state.seats = text.seats("money", SEATS) if "money" in text else 2
    state.wanted = NOTHING


def is_own(state, viewer, seat):
    return viewer == seat


def usual_step(text, state):
    state.step = 1 if "wanted" in text else 0


FLAWS = Flaws(
    Flaw("wanted", "flaw-wanted", lambda state: (state.wanted != NOTHING) != (state.step == 1)),
    Each(
        lambda state: range(state.seats),
        (
            Flaw("hand", "flaw-rich", lambda state, seat: state.money[seat] > 8 and state.held[seat] == 0),
            Flaw("money", "flaw-poor", lambda state, seat: state.money[seat] == 0 and state.held[seat] > 2),
        ),
    ),
)

BOX = Box(
    NAMES, COPIES, "1.1", (
        Pile("table", CARD, is_left_out=True),
        Deck("deck", CARD, "deck_size", known=lambda state: (min(state.deck_size, 1), 0)),
        Pile("hand", CARD, size="held", columns=all_seats, shown=is_own),
    ), rest_to="deck",
)  # fmt: skip


def layout(flaws=FLAWS, **choices):
    return Layout(
        ENGINE,
        begin,
        BOX,
        Section("money", Number(9), columns=all_seats),
        Section("secret", OrNothing(CARD), usual=NOTHING, columns=all_seats, shown=is_own),
        Section("crowd", Form("([0-9])[+]([0-9])", "{}+{}", "flaw-crowd"), ("front", "back"), usual=0,
                columns=all_seats, places=lambda state: (0, 1), flaw="flaw-places"),
        Bits("passed", SEAT),
        Bits("exile", Name({"north": 3, "south": 5}), columns=all_seats),
        Flag("crowned", written=lambda state: state.step != 2),
        Section("wanted", OrNothing(CARD), usual=NOTHING),
        usual_step,
        Section("turn", SEAT, usual=0, written=always),
        Section("step", Name(STEPS), written=lambda state: state.step, seen=never),
        Section("memory", Name(MEMORY), usual=0),
        Written("cards", lambda state, viewer: None if viewer is None else str(sum(state.held)), typed=False),
        Generator(),
        flaws,
        first="money hand",
        options=("memory", lambda state: state.seats - 2),
        **choices,
    )  # fmt: skip


LAYOUT = layout()


def read(text, by=LAYOUT, seed=1):
    state = blank(TOY)
    plant(state, str(seed))
    by.read(text, state)
    return state
