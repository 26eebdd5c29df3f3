"""Every choice in Syndicate as a number, and its words."""

from collections.abc import Callable, Sequence

from gangland.engine.actions import Actions
from gangland.engine.messages import Message, message
from gangland.games.syndicate.components import (
    DISTRICT_CODES,
    DISTRICT_OF,
    DISTRICTS,
    NY_DISTRICTS,
    SPACE_NAMES,
    TOKEN_NAMES,
)

ACTIONS = Actions()


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


def _add(name: str, codes: Sequence[str], about: str, say: Callable[[int], Message], first: int = 0) -> int:
    texts = [f"{name} {code}" for code in codes]
    return ACTIONS.add(name, texts, lambda nth: message(f"action-{name}", **{about: say(first + nth)}))


STOP = ACTIONS.add("stop", ["stop"], lambda _: message("action-stop"))
CONSULT_LISTS = ACTIONS.add("consult", ["consult"], lambda _: message("action-consult"))
SEND = _add("send", TOKEN_NAMES, "token", token_message)
TO = _add("to", SPACE_NAMES, "space", space_message)
SMUGGLE = _add("smuggle", DISTRICT_CODES, "district", district_message)
PERFORM_SPACE = _add("perform", SPACE_NAMES, "space", space_message)
OPEN_DISTRICT = _add("open", DISTRICT_CODES[NY_DISTRICTS:DISTRICTS], "district", district_message, NY_DISTRICTS)
HIT_TOKEN = _add("hit", TOKEN_NAMES, "token", token_message)
FAVOUR_DISTRICT = _add("favour", DISTRICT_CODES[:NY_DISTRICTS], "district", district_message)
COUNT = len(ACTIONS)
