"""Why an action is refused: a number for the rules, a paragraph and a sentence for the player."""

from gangland.engine.game import Refusal

_PARAGRAPHS = {
    "no-such-action": "3.1",
    "game-is-over": "10.1",
    "not-your-turn": "3.1",
    "not-now": "3.1",
    "not-in-your-gang": "4.1",
    "fits-nowhere": "4.2",
    "space-is-taken": "4.3",
    "not-the-active-row": "4.1",
    "wrong-kind-of-space": "4.2",
    "district-is-closed": "8.1",
    "district-not-in-play": "12.1",
    "not-on-this-board": "1.1",
    "same-district-only": "11.3",
    "not-yet-copied": "11.7",
    "lay-it-first": "4.1",
    "smuggle-first": "5.5",
    "not-here": "5.5",
    "perform-first": "8.2",
    "nothing-left-there": "8.2",
    "open-first": "12.4",
    "no-arrow": "12.4",
    "already-used": "12.4",
    "not-in-its-row": "13.8",
    "spare-reinforcements": "13.8",
    "by-the-lists": "13.1",
    "favour-first": "13.2",
}

REFUSALS = {number: Refusal(name, at) for number, (name, at) in enumerate(_PARAGRAPHS.items(), 1)}

(
    NO_SUCH_ACTION, GAME_IS_OVER, NOT_YOUR_TURN, NOT_NOW, NOT_IN_YOUR_GANG, FITS_NOWHERE, SPACE_IS_TAKEN,
    NOT_THE_ACTIVE_ROW, WRONG_KIND_OF_SPACE, DISTRICT_IS_CLOSED, DISTRICT_NOT_IN_PLAY, NOT_ON_THIS_BOARD,
    SAME_DISTRICT_ONLY, NOT_YET_COPIED, LAY_IT_FIRST, SMUGGLE_FIRST, NOT_HERE, PERFORM_FIRST, NOTHING_LEFT_THERE,
    OPEN_FIRST, NO_ARROW, ALREADY_USED, NOT_IN_ITS_ROW, SPARE_REINFORCEMENTS, BY_THE_LISTS, FAVOUR_FIRST,
) = REFUSALS  # fmt: skip
