"""What the tests of Famiglia share: positions to play from, and the table read back as card text."""

import gangland
from tests.games.table import outcome, plain, refusal, seen, texts  # noqa: F401  # imported from here

FAMILIES = "ABMF"
CARDS = tuple(f"{family}{value}" for family in FAMILIES for value in range(5))
COPIES = (5, 4, 3, 2, 1)


def position(text, seed=1):
    return gangland.position("famiglia", text, seed=seed)


def cards(counts):
    """Cards as text in the order A B M F: "A2 A2 B0", or "-" for none."""
    named = [name for name, count in zip(CARDS, counts, strict=True) for _ in range(int(count))]
    return " ".join(named) or "-"


def hand(match, seat):
    return cards([match.position.hand[seat, card] for card in range(20)])


def area(match, seat):
    return cards([match.position.area[seat, card] for card in range(20)])


def street(match):
    return cards([match.position.street[card] for card in range(20)])


def discards(match):
    return cards([match.position.discards[card] for card in range(20)])


def deck(match):
    """The deck as the written position has it, top card first."""
    for section in match.write().replace("\n", "/").split("/"):
        words = section.split()
        if words[:1] == ["deck"]:
            return " ".join(expand(words[1:])) or "-"
    return "-"


def expand(words):
    named = []
    for word in words:
        if word == "-":
            continue
        times, _, card = word.rpartition("*")
        assert card in CARDS, f"{card} is no card"
        named += [card] * int(times or 1)
    return named
