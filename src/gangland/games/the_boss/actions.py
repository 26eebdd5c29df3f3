"""Every kind of action in The Boss: its numbers and words, who may do it when, what it does."""

from gangland.engine.actions import Actions
from gangland.engine.kinds import Kind
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
from gangland.games.the_boss.gists import OF_LAYING, OF_SENDING, gist_of_laying, gist_of_sending
from gangland.games.the_boss.refusals import NO_SUCH_ACTION
from gangland.games.the_boss.rules.crowds import offer_crowds, send, why_not_send
from gangland.games.the_boss.rules.turn import hand_of, lay_and_end_turn, why_not_act, why_not_lay


def city_message(city: int) -> Message:
    """A city in words: "Detroit"."""
    return message(f"city-{LETTERS[city].lower()}")


def card_message(card: int) -> Message:
    """A card in words: "Detroit $3", "Detroit revolver"."""
    city = city_message(CITY_OF[card])
    if KIND_OF[card] == PROFIT:
        return message("card-money", city=city, money=int(MONEY_OF[card]))
    return message(f"card-{SANCTIONS[KIND_OF[card]]}", city=city)


ACTIONS = Actions(
    Kind(
        "send",
        items=(range(PLACES), range(PROFESSIONALS + 1), range(AMATEURS + 1)),
        text=lambda city, professionals, amateurs: f"send {professionals}+{amateurs} {LETTERS[city]}",
        about=lambda city, professionals, amateurs: {
            "professionals": professionals,
            "amateurs": amateurs,
            "city": city_message(city),
        },
        why_not=why_not_send,
        offers=offer_crowds,
        does=send,
        gist=gist_of_sending,
        gists=OF_SENDING,
    ),
    Kind(
        "lay",
        items=(range(CARDS),),
        text=lambda card: f"lay {NAMES[card]}",
        about=lambda card: {"card": card_message(card)},
        why_not=why_not_lay,
        offers=hand_of,
        does=lay_and_end_turn,
        gist=gist_of_laying,
        gists=OF_LAYING,
    ),
    guard=why_not_act,
    unknown=NO_SUCH_ACTION,
)
(LAY_CARD,) = ACTIONS.first("lay")
