"""Action 2: Accountants bring back cards that were played (§5)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.components import ACCOUNTANTS, VALUE_OF, VALUES
from gangland.games.famiglia.refusals import (
    ACCOUNTANT_NOT_IN_HAND,
    JUST_PLAYED,
    NOT_IN_AREA,
    NOT_NOW,
    PUT_DOWN_FROM_HAND,
)
from gangland.games.famiglia.rules.turn import lay, why_not_play
from gangland.games.famiglia.state import BRUTE, NEWCOMERS, PUT_DOWN, TAKE_BACK

FIRST_ACCOUNTANT = ACCOUNTANTS * VALUES


@rule
def why_not_play_accountant(state: Position, card: int) -> int:
    """§5.1 An Accountant worth 1 to 4 from the hand, before any Brute."""
    refusal = why_not_play(state, card, state.accountant, ACCOUNTANT_NOT_IN_HAND)
    if refusal == ALLOWED and state.step != NEWCOMERS:
        return NOT_NOW
    return refusal


@rule
def play_accountant(state: Position, card: int) -> None:
    """§5.1 The Accountant goes into the play area and allows as many exchanges as his value."""
    lay(state, card)
    state.accountant = VALUE_OF[card]
    state.swaps = VALUE_OF[card]
    state.step = TAKE_BACK


@rule
def why_not_take_back(state: Position, card: int) -> int:
    """§5.2 A card of the own play area, §5.3 but not the Accountant just played."""
    if state.step != TAKE_BACK:
        return NOT_NOW
    there = state.area[state.turn, card]
    if there == 0:
        return NOT_IN_AREA
    if there == 1 and card == FIRST_ACCOUNTANT + state.accountant:
        return JUST_PLAYED
    return ALLOWED


@rule
def take_back(state: Position, card: int) -> None:
    """§5.2 The card returns to the hand; another one has to go."""
    state.area[state.turn, card] -= 1
    state.hand[state.turn, card] += 1
    state.step = PUT_DOWN


@rule
def why_not_put_down(state: Position, card: int) -> int:
    """§5.2 A card of the hand, in exchange for one taken back."""
    if state.step != PUT_DOWN:
        return NOT_NOW
    if state.hand[state.turn, card] == 0:
        return PUT_DOWN_FROM_HAND
    return ALLOWED


@rule
def put_down(state: Position, card: int) -> None:
    """§5.2 A card of the hand for the one taken back; R2: as many exchanges as the player likes, up to the value."""
    lay(state, card)
    state.swaps -= 1
    state.step = TAKE_BACK if state.swaps > 0 else BRUTE
