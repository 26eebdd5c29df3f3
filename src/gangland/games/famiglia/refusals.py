"""Why an action is refused: a number for the rules, a paragraph and a sentence for the player."""

from gangland.engine.game import Refusal

_PARAGRAPHS = {
    "no-such-action": "3.1",
    "game-is-over": "9.1",
    "not-your-turn": "3.1",
    "not-now": "3.1",
    "one-of-each-family": "3.2",
    "zero-has-no-ability": "3.3",
    "zero-on-the-street": "4.1",
    "discard-from-the-street": "4.2",
    "one-renewal": "4.4",
    "deck-is-empty": "4.6",
    "accountant-not-in-hand": "5.1",
    "not-in-area": "5.2",
    "put-down-from-hand": "5.2",
    "hand-over-a-card": "5.2",
    "just-played": "5.3",
    "brute-not-in-hand": "6.1",
    "nobody-to-scare": "6.2",
    "scare-somebody": "6.2",
    "scare-on-the-street": "6.2",
    "say-by-how-much": "6.2",
    "zero-is-free": "6.2",
    "less-than-that": "6.2",
    "below-zero": "6.2",
    "nobody-scared": "6.2",
    "it-is-scared": "6.2",
    "recruit-from-the-street": "7.1",
    "no-pair": "7.3",
    "joker-not-in-hand": "7.4",
    "joker-too-low": "7.4",
    "pay-first": "7.4",
}

REFUSALS = {number: Refusal(name, at) for number, (name, at) in enumerate(_PARAGRAPHS.items(), 1)}

(
    NO_SUCH_ACTION, GAME_IS_OVER, NOT_YOUR_TURN, NOT_NOW, ONE_OF_EACH_FAMILY, ZERO_HAS_NO_ABILITY,
    ZERO_ON_THE_STREET, DISCARD_FROM_THE_STREET, ONE_RENEWAL, DECK_IS_EMPTY, ACCOUNTANT_NOT_IN_HAND, NOT_IN_AREA,
    PUT_DOWN_FROM_HAND, HAND_OVER_A_CARD, JUST_PLAYED, BRUTE_NOT_IN_HAND, NOBODY_TO_SCARE, SCARE_SOMEBODY,
    SCARE_ON_THE_STREET, SAY_BY_HOW_MUCH, ZERO_IS_FREE, LESS_THAN_THAT, BELOW_ZERO, NOBODY_SCARED, IT_IS_SCARED,
    RECRUIT_FROM_THE_STREET, NO_PAIR, JOKER_NOT_IN_HAND, JOKER_TOO_LOW, PAY_FIRST,
) = REFUSALS  # fmt: skip
