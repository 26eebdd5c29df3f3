"""Why an action is refused: a number for the rules, a paragraph and a sentence for the player."""

from gangland.engine.game import Refusal

_PARAGRAPHS = {
    "no-such-action": "3.1",
    "game-is-over": "7.4",
    "not-your-turn": "3.1",
    "not-now": "3.1",
    "no-pass-before-the-crown": "7.2",
    "nobody-there": "4.1",
    "place-is-taken": "4.1",
    "no-support": "4.2",
    "nobody-to-influence": "5.1",
    "no-influence-cards": "5.1",
    "nobody-to-expel": "5.2",
    "not-a-neighbour": "5.2",
    "empty-neighbour": "5.2",
    "matching-card-needed": "5.3",
    "not-in-hand": "5.1",
    "expel-first": "5.2",
    "discard-first": "5.1",
    "fill-first": "4.3",
    "not-below-the-hole": "4.3",
    "reveal-first": "6.1",
    "not-your-alliance": "6.4",
}

REFUSALS = {number: Refusal(name, at) for number, (name, at) in enumerate(_PARAGRAPHS.items(), 1)}

(
    NO_SUCH_ACTION, GAME_IS_OVER, NOT_YOUR_TURN, NOT_NOW, NO_PASS_BEFORE_THE_CROWN, NOBODY_THERE, PLACE_IS_TAKEN,
    NO_SUPPORT, NOBODY_TO_INFLUENCE, NO_INFLUENCE_CARDS, NOBODY_TO_EXPEL, NOT_A_NEIGHBOUR, EMPTY_NEIGHBOUR,
    MATCHING_CARD_NEEDED, NOT_IN_HAND, EXPEL_FIRST, DISCARD_FIRST, FILL_FIRST, NOT_BELOW_THE_HOLE, REVEAL_FIRST,
    NOT_YOUR_ALLIANCE,
) = REFUSALS  # fmt: skip
