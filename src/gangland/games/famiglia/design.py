"""Famiglia: how many cards of each value there are, what they are worth, how many lie on a new street."""

from gangland.engine.design.components import (
    MOST_IN_A_BYTE,
    Component,
    Constant,
    Design,
    Flaw,
    Group,
    Values,
    number,
    numbers,
)
from gangland.engine.design.domains import Whole
from gangland.engine.messages import message
from gangland.games.famiglia.components import FAMILIES, SEATS, START_HAND, VALUES
from gangland.games.famiglia.redeal import COUNT_BITS

KEYS = tuple(str(value) for value in range(VALUES))
COPIES = tuple(f"copies.{key}" for key in KEYS)
STREET = "street.cards"
WORTHS = tuple(f"points.{who}.{key}" for who in ("red", "others") for key in KEYS)
MOST_COPIES, MOST_POINTS = (1 << COUNT_BITS) - 1, 999  # a guess counts each card in so many bits
LARGEST = 2**63 - 1  # a tie is told by one sum of weights, in 64 bits


def box(values: Values) -> int:
    return FAMILIES * sum(int(values[path]) for path in COPIES)


def too_many_cards(values: Values) -> Flaw | None:
    """All cards may lie in one pile."""
    if box(values) <= MOST_IN_A_BYTE:
        return None
    facts = {"count": str(box(values)), "most": str(MOST_IN_A_BYTE)}
    return Flaw(COPIES, message("mistake-components-room", **facts))


def too_few_cards(values: Values) -> Flaw | None:
    """§2.3 After the start hands and the street something is left to draw."""
    deck, street = box(values) - SEATS * START_HAND, values[STREET]
    if deck > street:
        return None
    return Flaw((*COPIES, STREET), message("mistake-components-deck-few", count=str(deck), wanted=str(street + 1)))


def too_many_worths(values: Values) -> Flaw | None:
    """§9.4 A card weighs more than all cards of lower worth together."""
    worths = {values[path] for path in WORTHS}
    if box(values) ** len(worths) <= LARGEST:
        return None
    return Flaw((*COPIES, *WORTHS), message("mistake-components-ties", count=str(len(worths))))


DESIGN = Design(
    __package__,
    (
        Group(
            "copies",
            message("design-copies"),
            (
                # §2.1 each player begins with a 0 of each family
                Component(COPIES[0], Whole(SEATS, MOST_COPIES), (Constant("COPIES", (0,)),)),
                *(
                    Component(path, Whole(0, MOST_COPIES), (Constant("COPIES", (value,)),))
                    for value, path in enumerate(COPIES)
                    if value > 0
                ),
            ),
        ),
        numbers(
            "points.red",
            message("design-red"),
            "POINTS_OF_LA_FAMIGLIA",
            KEYS,
            Whole(0, MOST_POINTS),
            reconstructed=("0", "1", "2", "3"),
            labels={"4": message("design-sixteen")},
        ),
        numbers(
            "points.others",
            message("design-others"),
            "POINTS_OF_OTHERS",
            KEYS,
            Whole(0, MOST_POINTS),
            reconstructed=("2", "3"),
        ),
        Group("street", message("design-street"), (number(STREET, "STREET", 1, MOST_IN_A_BYTE),)),
    ),
    (too_many_cards, too_few_cards, too_many_worths),
)
