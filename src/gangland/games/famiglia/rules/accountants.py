"""Action 2: Accountants bring back cards that were played (§5)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.components import VALUE_OF
from gangland.games.famiglia.refusals import (
    ACCOUNTANT_NOT_IN_HAND,
    JUST_PLAYED,
    NOT_IN_AREA,
    NOT_NOW,
    PUT_DOWN_FROM_HAND,
)
from gangland.games.famiglia.rules.sets import ABLE_ACCOUNTANTS, FIRST_ACCOUNTANT, has, in_area
from gangland.games.famiglia.rules.turn import lay, why_not_play
from gangland.games.famiglia.state import BRUTE, NEWCOMERS, PUT_DOWN, TAKE_BACK


@rule
def why_not_play_accountant(state: Position, held: int, card: int) -> int:
    """§5.1 An Accountant worth 1 to 4 from the hand, before any Brute."""
    refusal = why_not_play(held, card, state.accountant, ACCOUNTANT_NOT_IN_HAND)
    if refusal == ALLOWED and state.step != NEWCOMERS:
        return NOT_NOW
    return refusal


@rule
def accountants_to_play(state: Position, held: int) -> int:
    """§5.1 Those in hand, at the beginning of a turn."""
    return held & ABLE_ACCOUNTANTS if state.step == NEWCOMERS else 0


@rule
def play_accountant(state: Position, card: int) -> None:
    """§5.1 The Accountant goes into the play area and allows as many exchanges as his value."""
    lay(state, card)
    state.accountant = VALUE_OF[card]
    state.swaps = VALUE_OF[card]
    state.step = TAKE_BACK


@rule
def can_come_back(state: Position) -> int:
    """§5.2 The cards of the own play area, §5.3 without the Accountant just played (an earlier one like him may)."""
    cards = in_area(state)
    played = FIRST_ACCOUNTANT + state.accountant
    if state.area[state.turn, played] == 1:
        cards &= ~(1 << played)
    return cards


@rule
def why_not_take_back(state: Position, card: int) -> int:
    """§5.2 While exchanges are left, a card that can come back."""
    if has(can_come_back(state), card):
        return ALLOWED
    return JUST_PLAYED if has(in_area(state), card) else NOT_IN_AREA


@rule
def take_back(state: Position, card: int) -> None:
    """§5.2 The card returns to the hand; another one has to go."""
    state.area[state.turn, card] -= 1
    state.hand[state.turn, card] += 1
    state.step = PUT_DOWN


@rule
def why_not_put_down(held: int, card: int) -> int:
    """§5.2 A card of the hand, in exchange for one taken back."""
    return ALLOWED if has(held, card) else PUT_DOWN_FROM_HAND


@rule
def put_down(state: Position, card: int) -> None:
    """§5.2 A card of the hand for the one taken back; R2: as many exchanges as the player likes, up to the value."""
    lay(state, card)
    state.swaps -= 1
    state.step = TAKE_BACK if state.swaps > 0 else BRUTE
