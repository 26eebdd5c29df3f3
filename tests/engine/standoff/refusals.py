"""Why an action is refused: a number for the rules, a paragraph and a sentence for the player."""

from gangland.engine.game import Refusal

REFUSALS = {
    number: Refusal(name, at)
    for number, (name, at) in enumerate(
        {
            "no-such-action": "2.1", "game-is-over": "3.1", "you-are-out": "2.4", "already-chosen": "2.1",
            "not-in-hand": "2.1", "not-now": "2.3", "not-the-winner": "2.3", "nobody-there": "2.4",
        }.items(), 1
    )
}  # fmt: skip
(
    NO_SUCH_ACTION, GAME_IS_OVER, YOU_ARE_OUT, ALREADY_CHOSEN, NOT_IN_HAND, NOT_NOW, NOT_THE_WINNER, NOBODY_THERE,
) = REFUSALS  # fmt: skip
