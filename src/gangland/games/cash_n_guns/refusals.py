"""Why an action is refused: a number for the rules, a paragraph and a sentence for the player."""

from gangland.engine.game import Refusal

_PARAGRAPHS = {
    "no-such-action": "3.1",
    "game-is-over": "11.1",
    "you-are-out": "8.3",
    "not-your-turn": "3.1",
    "not-now": "3.1",
    "nobody-there": "3.1",
    "no-such-bullet": "4.2",
    "not-yourself": "5.1",
    "target-is-out": "5.1",
    "takes-no-part": "5.2",
    "no-clock": "5.2",
    "not-yourself-as-godfather": "6.1",
    "no-other-target": "6.1",
    "former-target": "6.1",
    "not-on-the-table": "9.2",
    "forbidden-to-you": "12.6",
    "nothing-to-forbid": "12.6",
    "no-bullets-there": "12.13",
    "not-the-new-bang": "10.5",
    "no-loot-there": "12.17",
    "talent-is-taken": "2.4",
}

REFUSALS = {number: Refusal(name, at) for number, (name, at) in enumerate(_PARAGRAPHS.items(), 1)}

(
    NO_SUCH_ACTION, GAME_IS_OVER, YOU_ARE_OUT, NOT_YOUR_TURN, NOT_NOW, NOBODY_THERE, NO_SUCH_BULLET, NOT_YOURSELF,
    TARGET_IS_OUT, TAKES_NO_PART, NO_CLOCK, NOT_YOURSELF_AS_GODFATHER, NO_OTHER_TARGET, FORMER_TARGET, NOT_ON_THE_TABLE,
    FORBIDDEN_TO_YOU, NOTHING_TO_FORBID, NO_BULLETS_THERE, NOT_THE_NEW_BANG, NO_LOOT_THERE, TALENT_IS_TAKEN,
) = REFUSALS  # fmt: skip
