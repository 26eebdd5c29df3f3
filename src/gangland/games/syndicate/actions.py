"""Every choice in Syndicate as a number, and its words."""

from collections.abc import Callable, Sequence

from gangland.engine.actions import Actions
from gangland.engine.messages import Message, Value, message
from gangland.games.syndicate.components import (
    AMOUNT_OF,
    ANYWHERE,
    BLOCK,
    DISTRICT_CODES,
    DISTRICT_OF,
    DISTRICTS,
    EFFECT_NAMES,
    EFFECT_OF,
    FIRST_ROW,
    KIND_NAMES,
    KIND_OF,
    KO,
    NY_DISTRICTS,
    POINTS_OF_ROW,
    QUICK,
    SHOOTS,
    SPACE_NAMES,
    STANDS_ON,
    STREET_OR_MIXED,
    TOKEN_NAMES,
)

ACTIONS = Actions()
CHARACTERS = ("BG", "BS", "AN", "ZA", "KO", "SZ", "BO", "OB")  # tokens with a text of their own
SIGNS = {"quick": QUICK, "block": BLOCK, "shot": SHOOTS}


def token_message(token: int) -> Message:
    """A token in words: "gangster 3"."""
    return message(f"token-{TOKEN_NAMES[token].lower()}")


def district_message(district: int) -> Message:
    """A district in words: "Manhattan"."""
    return message(f"district-{DISTRICT_CODES[district].lower()}")


def space_message(space: int) -> Message:
    """A space in words: its district, its row and its letter."""
    district = int(DISTRICT_OF[space])
    place = SPACE_NAMES[space].removeprefix(DISTRICT_CODES[district])
    return message("space", district=district_message(district), place=place)


def effect_message(space: int) -> Message:
    """What is printed on a space: "recruit 1"."""
    return message(f"effect-{EFFECT_NAMES[EFFECT_OF[space]]}", count=int(AMOUNT_OF[space]))


def _about_token(token: int) -> dict[str, Value]:
    """A token, where it may stand and what its sign or its name means."""
    where = "anywhere" if STANDS_ON[token] == ANYWHERE else "street" if STANDS_ON[token] == STREET_OR_MIXED else "river"
    about = [] if token == KO else [message(f"stands-{where}")]
    about += [message(f"sign-{name}") for name, bits in SIGNS.items() if bits >> token & 1]
    if TOKEN_NAMES[token] in CHARACTERS:
        about.append(message(f"character-{TOKEN_NAMES[token].lower()}"))
    return {"token": token_message(token), "about": tuple(about)}


def _about_space(space: int) -> dict[str, Value]:
    """A space, its kind, what is printed on it, and what that does."""
    return {
        "space": space_message(space),
        "kind": message(f"kind-{KIND_NAMES[KIND_OF[space]]}"),
        "effect": effect_message(space),
        "does": message(f"does-{EFFECT_NAMES[EFFECT_OF[space]]}", count=int(AMOUNT_OF[space])),
    }


def _about_district(district: int) -> dict[str, Value]:
    """A district and the points of its first row, which in Los Angeles is its only one."""
    return {"district": district_message(district), "count": int(POINTS_OF_ROW[FIRST_ROW[district]])}


def _add(name: str, codes: Sequence[str], about: Callable[[int], dict[str, Value]], first: int = 0) -> int:
    texts = [f"{name} {code}" for code in codes]
    return ACTIONS.add(name, texts, lambda nth: Message(f"action-{name}", about(first + nth)))


STOP = ACTIONS.add("stop", ["stop"], lambda _: message("action-stop"))
CONSULT_LISTS = ACTIONS.add("consult", ["consult"], lambda _: message("action-consult"))
SEND = _add("send", TOKEN_NAMES, _about_token)
TO = _add("to", SPACE_NAMES, _about_space)
SMUGGLE = _add("smuggle", DISTRICT_CODES, _about_district)
PERFORM_SPACE = _add("perform", SPACE_NAMES, _about_space)
OPEN_DISTRICT = _add("open", DISTRICT_CODES[NY_DISTRICTS:DISTRICTS], _about_district, NY_DISTRICTS)
HIT_TOKEN = _add("hit", TOKEN_NAMES, _about_token)
FAVOUR_DISTRICT = _add("favour", DISTRICT_CODES[:NY_DISTRICTS], _about_district)
COUNT = len(ACTIONS)
