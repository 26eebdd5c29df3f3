"""Why an action is refused: a number for the rules, a paragraph and a sentence for the player."""

from gangland.engine.game import Refusal

_PARAGRAPHS = {
    "no-such-action": "3.2",
    "game-is-over": "11.1",
    "not-your-turn": "3.1",
    "city-not-in-play": "2.1",
    "one-city-a-turn": "4.1",
    "send-somebody": "4.1",
    "exiled": "4.5",
    "chicago-needs-a-foothold": "6.1",
    "too-few-professionals": "4.6",
    "too-few-amateurs": "4.6",
    "not-the-majority": "4.2",
    "amateurs-alone": "4.3",
    "not-in-hand": "5.1",
}

REFUSALS = {number: Refusal(name, at) for number, (name, at) in enumerate(_PARAGRAPHS.items(), 1)}

(
    NO_SUCH_ACTION, GAME_IS_OVER, NOT_YOUR_TURN, CITY_NOT_IN_PLAY, ONE_CITY_A_TURN, SEND_SOMEBODY, EXILED,
    CHICAGO_NEEDS_A_FOOTHOLD, TOO_FEW_PROFESSIONALS, TOO_FEW_AMATEURS, NOT_THE_MAJORITY, AMATEURS_ALONE, NOT_IN_HAND,
) = REFUSALS  # fmt: skip
