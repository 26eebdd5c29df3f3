"""What the tests of Five Points share: positions to play from, and the table read back as card text."""

import re

import gangland
from tests.games.table import outcome, plain, refusal, seen, texts  # noqa: F401  # imported from here

GANGS = "SBDLKREP"
CARDS = tuple(GANGS) + tuple(f"{gang}*" for gang in GANGS)
COPIES = {card: 2 if card.endswith("*") else 6 for card in CARDS}
PLACES = tuple(f"{row}{n}" for row, width in zip("abcdef", range(6, 0, -1), strict=True) for n in range(1, width + 1))

# Every place taken, the king K on top: after the crown. Three cards of S B D L K, two of R E P.
FULL = "a S B D L K R / b E P S B D / c L K R E / d P S B / e D L / f K"


def position(text, seed=1):
    return gangland.position("five_points", text, seed=seed)


def climbs(match):
    """The climbs among them, without the word: "a1 b1"."""
    return {text.removeprefix("climb ") for text in texts(match) if text.startswith("climb ")}


def below(place):
    """The two supports of a place: left, right."""
    row, n = "abcdef".index(place[0]), int(place[1])
    return f"{'abcdef'[row - 1]}{n}", f"{'abcdef'[row - 1]}{n + 1}"


def card_on(match, place):
    card = int(match.position.place[PLACES.index(place)])
    return CARDS[card] if card >= 0 else "-"


def row(match, letter):
    """A row of the pyramid from left to right: "S* B - D"."""
    return " ".join(card_on(match, place) for place in PLACES if place[0] == letter)


def rows(match, letters="abcdef"):
    """Rows of the pyramid from the bottom, as they are typed: "a S B D L K R / b E - - - -"."""
    return " / ".join(f"{letter} {row(match, letter)}" for letter in letters)


def in_the_pyramid(match):
    return sum(card_on(match, place) != "-" for place in PLACES)


def influence(match, seat):
    """The influence cards of a seat in the order of the gangs: "S S B", or "-" for none."""
    counts = match.position.influence.tolist()[seat]
    return " ".join(gang for gang, count in zip(GANGS, counts, strict=True) for _ in range(int(count))) or "-"


def alliance(match, seat):
    """The three alliances of a seat in the order of the gangs, ! behind a revealed one: "S B! D"."""
    held, shown = match.position.alliance.tolist()[seat], match.position.revealed.tolist()[seat]
    pairs = sorted((int(gang), bool(open_)) for gang, open_ in zip(held, shown, strict=True))
    return " ".join(GANGS[gang] + "!" * open_ for gang, open_ in pairs)


def section(match, name):
    """The words behind a name in the written position; None where it is not written."""
    for part in match.write().replace("\n", "/").split("/"):
        words = part.split()
        if words[:1] == [name]:
            return words[1:]
    return None


def expand(words):
    named = []
    for word in words:
        if word == "-":
            continue
        found = re.fullmatch(r"(?:(\d+)\*)?([SBDLKREP]\*?)", word)
        assert found, f"{word} is no card"
        named += [found[2]] * int(found[1] or 1)
    return named


def deck(match):
    """The deck as the written position has it, top card first."""
    return " ".join(expand(section(match, "deck") or [])) or "-"


def discards(match):
    """Expelled and spent cards, members before bosses, in the order of the gangs."""
    return " ".join(sorted(expand(section(match, "discards") or []), key=CARDS.index)) or "-"


def settle(match):
    """Fills every hole from the left and shows the first alliance, until the next turn."""
    while asked := sorted(text for text in texts(match) if text.startswith(("fill", "reveal"))):
        match.play(asked[0])
