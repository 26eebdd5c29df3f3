"""Every kind of action in Famiglia: its numbers and words, who may do it when, what it does."""

from typing import Any

from gangland.engine.actions import Actions
from gangland.engine.kinds import Kind
from gangland.engine.messages import Message, message
from gangland.games.famiglia.components import ACCOUNTANTS, BRUTES, CARDS, MERCENARIES, NAMES, VALUES
from gangland.games.famiglia.refusals import (
    HAND_OVER_A_CARD,
    NO_SUCH_ACTION,
    NOT_NOW,
    PAY_FIRST,
    SAY_BY_HOW_MUCH,
    SCARE_SOMEBODY,
)
from gangland.games.famiglia.rules import accountants, brutes, newcomers, recruits
from gangland.games.famiglia.rules.sets import all_in_hand, on_the_street
from gangland.games.famiglia.rules.turn import why_not_act
from gangland.games.famiglia.state import BRUTE, LOWER, NEWCOMERS, PAY, PUT_DOWN, RECRUIT, SCARE, TAKE_BACK

# In the other steps the turn waits for one certain choice (§5.2, §6.2, §7.4).
TURN = (NEWCOMERS, TAKE_BACK, BRUTE, RECRUIT)


def card_message(card: int) -> Message:
    """A card in words: "Accountant [3]"."""
    return message(f"card-{NAMES[card][0].lower()}", value=card % VALUES)


def of_cards(name: str, verb: str, cards: range, **rules: Any) -> Kind:
    """A kind with one action for each of these cards."""
    return Kind(
        name,
        items=(cards,),
        text=lambda card: f"{verb} {NAMES[card]}",
        about=lambda card: {"card": card_message(card)},
        **rules,
    )


def of_family(name: str, verb: str, family: int, **rules: Any) -> Kind:
    return of_cards(name, verb, range(family * VALUES, (family + 1) * VALUES), **rules)


ALL = range(CARDS)

ACTIONS = Actions(
    Kind("pass", steps=TURN, does=recruits.decline),
    of_cards(
        "discard", "discard", ALL, steps=(NEWCOMERS,),
        why_not=newcomers.why_not_discard, offers=newcomers.discardable, does=newcomers.discard,
    ),
    of_family(
        "play-accountant", "play", ACCOUNTANTS, steps=TURN,
        why_not=accountants.why_not_play_accountant, offers=accountants.accountants_to_play,
        does=accountants.play_accountant,
    ),
    of_cards(
        "take-back", "take back", ALL, steps=(TAKE_BACK,),
        why_not=accountants.why_not_take_back, offers=accountants.can_come_back, does=accountants.take_back,
    ),
    of_cards(
        "put-down", "put down", ALL, steps=(PUT_DOWN,),
        why_not=accountants.why_not_put_down, offers=all_in_hand, does=accountants.put_down,
    ),
    of_family(
        "play-brute", "play", BRUTES, steps=TURN,
        why_not=brutes.why_not_play_brute, offers=brutes.brutes_to_play, does=brutes.play_brute,
    ),
    of_cards(
        "scare", "scare", ALL, steps=(SCARE,),
        why_not=brutes.why_not_scare, offers=brutes.can_be_scared, does=brutes.scare,
    ),
    Kind(
        "lower", items=(range(1, VALUES),), text=lambda by: f"by {by}", about=lambda by: {"by": by}, steps=(LOWER,),
        why_not=brutes.why_not_lower, does=brutes.lower,
    ),
    of_cards(
        "recruit", "recruit", ALL, steps=TURN,
        why_not=recruits.why_not_recruit, offers=recruits.recruitable, does=recruits.recruit,
    ),
    Kind(
        "recruit-scared", text=lambda: "recruit scared", steps=TURN,
        why_not=recruits.why_not_recruit_scared, does=recruits.recruit_scared,
    ),
    of_family(
        "keep-joker", "keep", MERCENARIES, steps=(PAY,),
        why_not=recruits.why_not_joker, offers=recruits.jokers, does=recruits.keep_joker,
    ),
    of_family(
        "lay-joker", "lay", MERCENARIES, steps=(PAY,),
        why_not=recruits.why_not_joker, offers=recruits.jokers, does=recruits.lay_joker,
    ),
    guard=why_not_act,
    unknown=NO_SUCH_ACTION,
    closed=NOT_NOW,
    elsewhere={PUT_DOWN: HAND_OVER_A_CARD, SCARE: SCARE_SOMEBODY, LOWER: SAY_BY_HOW_MUCH, PAY: PAY_FIRST},
    given={"street": on_the_street, "held": all_in_hand},
)  # fmt: skip
(PASS,) = ACTIONS.first("pass")
