"""What the tests of Famiglia share: positions to play from, and the table read back as card text."""

import pytest

import gangland

FAMILIES = "ABMF"
CARDS = tuple(f"{family}{value}" for family in FAMILIES for value in range(5))
COPIES = (5, 4, 3, 2, 1)


def position(text, seed=1):
    return gangland.position("famiglia", text, seed=seed)


def texts(match):
    """The actions that the seat to act may choose from."""
    return {str(action) for action in match.legal()}


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


def refusal(match, action):
    """Why an action is refused, as "name §paragraph"; asking and playing agree, and nothing on the table moves."""
    before = match.write()
    reason = match.why_not(action)
    assert reason is not None, f"{action} is allowed here"
    assert action not in texts(match)
    with pytest.raises(gangland.Refused) as caught:
        match.play(action)
    assert (caught.value.name, caught.value.paragraph) == (reason.name, reason.paragraph)
    assert match.write() == before
    return f"{reason.name} §{reason.paragraph}"


def outcome(match):
    """Points and place of each seat as plain numbers; None while the game goes on."""
    if match.result is None:
        return None
    return tuple((int(points), int(place)) for points, place in match.result)


def seen(match, seat):
    """All that a seat sees, as plain values that can be compared."""
    return plain(match.view(seat).table)


def plain(thing):
    names = (
        getattr(getattr(thing, "dtype", None), "names", None)
        or getattr(thing, "_fields", None)
        or getattr(thing, "__dataclass_fields__", None)
    )
    if names:
        is_record = hasattr(thing, "dtype")
        return {name: plain(thing[name] if is_record else getattr(thing, name)) for name in names}
    if hasattr(thing, "tolist"):
        return thing.tolist()
    if isinstance(thing, dict):
        return {key: plain(value) for key, value in thing.items()}
    if isinstance(thing, (list, tuple)):
        return [plain(value) for value in thing]
    return thing
