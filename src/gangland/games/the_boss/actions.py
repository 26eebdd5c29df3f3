"""Every choice in The Boss as a number, and its words."""

from itertools import product

from gangland.engine.actions import Actions
from gangland.engine.messages import Message, message
from gangland.games.the_boss.components import (
    AMATEURS,
    CARDS,
    CITY_OF,
    KIND_OF,
    LETTERS,
    MONEY_OF,
    NAMES,
    PLACES,
    PROFESSIONALS,
    PROFIT,
    SANCTIONS,
)

ACTIONS = Actions()
CROWDS = tuple(product(range(PROFESSIONALS + 1), range(AMATEURS + 1)))  # professionals and amateurs, 0+0 first
AMATEUR_CHOICES = AMATEURS + 1
CROWDS_A_CITY = len(CROWDS)


def city_message(city: int) -> Message:
    """A city in words: "Detroit"."""
    return message(f"city-{LETTERS[city].lower()}")


def card_message(card: int) -> Message:
    """A card in words: "Detroit $3", "Detroit revolver"."""
    city = city_message(CITY_OF[card])
    if KIND_OF[card] == PROFIT:
        return message("card-money", city=city, money=int(MONEY_OF[card]))
    return message(f"card-{SANCTIONS[KIND_OF[card]]}", city=city)


def _send_message(nth: int) -> Message:
    city, crowd = divmod(nth, CROWDS_A_CITY)
    professionals, amateurs = CROWDS[crowd]
    return message("action-send", professionals=professionals, amateurs=amateurs, city=city_message(city))


_SENDS = [f"send {one}+{two} {LETTERS[city]}" for city in range(PLACES) for one, two in CROWDS]
SEND_TO = ACTIONS.add("send", _SENDS, _send_message)
LAY_CARD = ACTIONS.add("lay", [f"lay {NAMES[card]}" for card in range(CARDS)],
                       lambda nth: message("action-lay", card=card_message(nth)))  # fmt: skip
COUNT = len(ACTIONS)
