"""Every choice in Famiglia as a number, and its words."""

from gangland.engine.actions import Actions
from gangland.engine.messages import Message, message
from gangland.games.famiglia.components import ACCOUNTANTS, BRUTES, CARDS, MERCENARIES, NAMES, VALUES

ACTIONS = Actions()


def card_message(card: int) -> Message:
    """A card in words: "Accountant [3]"."""
    return message(f"card-{NAMES[card][0].lower()}", value=card % VALUES)


def _add_cards(name: str, text: str, cards: range) -> int:
    """A range with one action for each card; its message takes the card."""
    texts = [text.format(NAMES[card]) for card in cards]
    return ACTIONS.add(name, texts, lambda nth: message(f"action-{name}", card=card_message(cards[nth])))


def _family(family: int) -> range:
    return range(family * VALUES, (family + 1) * VALUES)


ALL = range(CARDS)
MOST_LOWERED = VALUES - 1

PASS = ACTIONS.add("pass", ["pass"], lambda _: message("action-pass"))
DISCARD = _add_cards("discard", "discard {}", ALL)
PLAY_ACCOUNTANT = _add_cards("play-accountant", "play {}", _family(ACCOUNTANTS))
TAKE = _add_cards("take-back", "take back {}", ALL)
PUT = _add_cards("put-down", "put down {}", ALL)
PLAY_BRUTE = _add_cards("play-brute", "play {}", _family(BRUTES))
SCARE_CARD = _add_cards("scare", "scare {}", ALL)
LOWER_BY = ACTIONS.add(
    "lower", [f"by {by}" for by in range(1, VALUES)], lambda nth: message("action-lower", by=nth + 1)
)
RECRUIT_CARD = _add_cards("recruit", "recruit {}", ALL)
RECRUIT_SCARED = ACTIONS.add("recruit-scared", ["recruit scared"], lambda _: message("action-recruit-scared"))
KEEP_JOKER = _add_cards("keep-joker", "keep {}", _family(MERCENARIES))
LAY_JOKER = _add_cards("lay-joker", "lay {}", _family(MERCENARIES))
COUNT = len(ACTIONS)
