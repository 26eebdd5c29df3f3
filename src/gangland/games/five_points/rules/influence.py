"""Influence: a card of the pyramid expels a neighbour (§5)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.five_points.components import (
    GANG_OF,
    GANGS,
    HEART,
    LOWER_ROWS,
    NEIGHBOURS,
    NOTHING,
    PLACES,
    UPPER_ROWS,
)
from gangland.games.five_points.refusals import (
    EMPTY_NEIGHBOUR,
    MATCHING_CARD_NEEDED,
    NO_INFLUENCE_CARDS,
    NOBODY_TO_EXPEL,
    NOBODY_TO_INFLUENCE,
    NOT_A_NEIGHBOUR,
    NOT_IN_HAND,
)
from gangland.games.five_points.state import DISCARD, EXPEL, TURN


@rule
def reach(state: Position, hand: int, place: int) -> int:
    """§5.3 Where the card there can expel with this hand: in the lower rows, with a match in all (R7, R16)."""
    matches = (hand >> GANG_OF[state.place[place]]) & 1
    return NEIGHBOURS[place] & (LOWER_ROWS | UPPER_ROWS * matches)  # type: ignore[no-any-return]


@rule
def why_not_influence(state: Position, filled: int, hand: int, place: int) -> int:
    """§5.1 Any card of the pyramid, for an influence card, §5.2 if it has somebody to expel."""
    if (filled >> place) & 1 == 0:
        return NOBODY_TO_INFLUENCE
    if hand == 0:
        return NO_INFLUENCE_CARDS
    if filled & reach(state, hand, place) == 0:
        return NOBODY_TO_EXPEL
    return ALLOWED


@rule
def can_influence(state: Position, filled: int, hand: int) -> bool:
    """§5.2 Is there a card that could expel somebody?"""
    for place in range(PLACES):
        if why_not_influence(state, filled, hand, place) == ALLOWED:
            return True
    return False


@rule
def influence(state: Position, place: int) -> None:
    """§5.1 That card will expel a neighbour: which one is asked next."""
    state.influenced = place
    state.step = EXPEL


@rule
def can_be_expelled(state: Position, filled: int, hand: int) -> int:
    """§5.2, §5.3 The places from which the influenced card can expel somebody, as bits."""
    return filled & reach(state, hand, state.influenced)


@rule
def why_not_expel(state: Position, filled: int, hand: int, victim: int) -> int:
    """§5.2 Somebody beside, above or below, also of the own gang; §5.3 in the upper rows with a matching card."""
    if (NEIGHBOURS[state.influenced] >> victim) & 1 == 0:
        return NOT_A_NEIGHBOUR
    if (filled >> victim) & 1 == 0:
        return EMPTY_NEIGHBOUR
    return ALLOWED if (can_be_expelled(state, filled, hand) >> victim) & 1 else MATCHING_CARD_NEEDED


@rule
def expel(state: Position, hand: int, victim: int) -> None:
    """§5.3 In the upper rows the matching card is spent; in the lower ones a card of choice, if there is one."""
    state.victim = victim
    if victim >= HEART:
        spend(state, GANG_OF[state.place[state.influenced]])
    elif hand & (hand - 1) != 0:
        state.step = DISCARD
    else:
        gang = 0
        while (hand >> gang) & 1 == 0 and gang < GANGS - 1:
            gang += 1
        spend(state, gang)


@rule
def why_not_spend(state: Position, gang: int) -> int:
    """§5.1 An influence card of the own hand."""
    return ALLOWED if state.influence[state.turn, gang] > 0 else NOT_IN_HAND


@rule
def spend(state: Position, gang: int) -> None:
    """§5.1, §5.4, R3 The influence card and the expelled card go to the discards; a hole is where the latter stood."""
    state.influence[state.turn, gang] -= 1
    state.held[state.turn] -= 1
    state.discards[gang] += 1
    state.spent = gang
    state.discards[state.place[state.victim]] += 1
    state.place[state.victim] = NOTHING
    state.hole = state.victim
    state.influenced = NOTHING
    state.victim = NOTHING
    state.step = TURN
