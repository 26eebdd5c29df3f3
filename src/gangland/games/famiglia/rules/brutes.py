"""Action 3: Brutes make a gangster cheaper (§6)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.components import VALUE_OF
from gangland.games.famiglia.refusals import (
    BELOW_ZERO,
    BRUTE_NOT_IN_HAND,
    LESS_THAN_THAT,
    NOBODY_TO_SCARE,
    NOT_NOW,
    SCARE_ON_THE_STREET,
    ZERO_IS_FREE,
)
from gangland.games.famiglia.rules.sets import ABLE_BRUTES, ZEROS, has
from gangland.games.famiglia.rules.turn import lay, why_not_play
from gangland.games.famiglia.state import BRUTE, LOWER, RECRUIT, SCARE


@rule
def can_be_scared(street: int) -> int:
    """§6.2 The gangsters on the street whose value can sink. R24: a Brute is not played without one."""
    return street & ~ZEROS


@rule
def why_not_play_brute(state: Position, street: int, held: int, card: int) -> int:
    """§6.1 A Brute worth 1 to 4 from the hand, R24: if there is somebody to scare."""
    refusal = why_not_play(held, card, state.brute, BRUTE_NOT_IN_HAND)
    if refusal == ALLOWED and state.step > BRUTE:
        return NOT_NOW
    if refusal == ALLOWED and can_be_scared(street) == 0:
        return NOBODY_TO_SCARE
    return refusal


@rule
def brutes_to_play(state: Position, street: int, held: int) -> int:
    """§6.1 Those in hand before the recruit, R24: if there is somebody to scare."""
    return held & ABLE_BRUTES if state.step <= BRUTE and can_be_scared(street) != 0 else 0


@rule
def play_brute(state: Position, card: int) -> None:
    """§6.1 The Brute goes into the play area, and stays there whatever follows (R8)."""
    lay(state, card)
    state.brute = VALUE_OF[card]
    state.swaps = 0
    state.step = SCARE


@rule
def why_not_scare(street: int, card: int) -> int:
    """§6.2 A card of the street that is worth more than 0, for a Brute just played."""
    if has(can_be_scared(street), card):
        return ALLOWED
    return ZERO_IS_FREE if has(street, card) else SCARE_ON_THE_STREET


@rule
def why_not_lower(state: Position, by: int) -> int:
    """§6.2 By any number up to the Brute's value (R1), never below 0."""
    if by > state.brute:
        return LESS_THAN_THAT
    if by > VALUE_OF[state.scared]:
        return BELOW_ZERO
    return ALLOWED


@rule
def lower(state: Position, by: int) -> None:
    """§6.2 For this turn the card counts that much less."""
    state.lowered = by
    state.step = RECRUIT


@rule
def scare(state: Position, card: int) -> None:
    """§6.2 That card's value will sink; by how much is asked unless only one step is possible."""
    state.scared = card
    if min(state.brute, VALUE_OF[card]) == 1:
        lower(state, 1)
    else:
        state.step = LOWER
