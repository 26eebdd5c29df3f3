"""Every choice in Cash 'n Guns as a number, and its words."""

from collections.abc import Sequence

from gangland.engine.actions import Actions
from gangland.engine.messages import Message, message
from gangland.games.cash_n_guns.components import (
    BULLET_NAMES,
    CATEGORY_NAMES,
    MAX_SEATS,
    SHARE_NAMES,
    TALENT_NAMES,
)

ACTIONS = Actions()


def bullet_message(kind: int) -> Message:
    """A bullet in words: "a bang"."""
    return message(f"bullet-{BULLET_NAMES[kind]}")


def loot_message(share: int) -> Message:
    """A loot card or the desk in words: "painting"."""
    return message(f"loot-{SHARE_NAMES[share].lower()}")


def kind_message(category: int) -> Message:
    """What the Dyktatorka may forbid, in words: "diamonds"."""
    return message(f"kind-{CATEGORY_NAMES[category]}")


def talent_message(talent: int) -> Message:
    """A talent's name."""
    return message(f"talent-{TALENT_NAMES[talent]}")


def about_message(talent: int) -> Message:
    """What a talent does, in one sentence."""
    return message(f"about-{TALENT_NAMES[talent]}")


def _add_one(name: str) -> int:
    return ACTIONS.add(name, [name], lambda _: message(f"action-{name}"))


def _add_bullets(name: str) -> int:
    texts = [f"{name} {bullet}" for bullet in BULLET_NAMES]
    return ACTIONS.add(name, texts, lambda nth: message(f"action-{name}", bullet=bullet_message(nth)))


def _add_seats(name: str) -> int:
    texts = [f"{name} {seat}" for seat in range(MAX_SEATS)]
    return ACTIONS.add(name, texts, lambda nth: message(f"action-{name}", player=nth))


def _texts(name: str, things: Sequence[str]) -> list[str]:
    return [f"{name} {thing}" for thing in things]


NO = _add_one("no")
HEAL_ONE = _add_one("heal")
LOAD = _add_bullets("load")
GIVE_BULLET = _add_bullets("give")
DISCARD = _add_bullets("discard")
AIM_AT = _add_seats("aim")
BE_LATE = _add_one("late")
ORDER_TO = _add_seats("order")
DUCK_DOWN = _add_one("duck")
STAND_UP = _add_one("stand")
SWINDLE_FROM = _add_seats("swindle")
TAKE = ACTIONS.add("take", _texts("take", SHARE_NAMES), lambda nth: message("action-take", loot=loot_message(nth)))
FORBID_KIND = ACTIONS.add(
    "forbid", _texts("forbid", CATEGORY_NAMES), lambda nth: message("action-forbid", kind=kind_message(nth))
)
TRADE_WITH = _add_seats("trade")
TAKE_TALENT = ACTIONS.add(
    "talent",
    _texts("talent", TALENT_NAMES),
    lambda nth: message("action-talent", talent=talent_message(nth), about=about_message(nth)),
)
COUNT = len(ACTIONS)
