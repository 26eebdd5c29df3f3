"""Action 1: new faces on the street (§4)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.components import VALUE_OF
from gangland.games.famiglia.refusals import (
    DECK_IS_EMPTY,
    DISCARD_FROM_THE_STREET,
    ONE_RENEWAL,
    ZERO_ON_THE_STREET,
)
from gangland.games.famiglia.rules.sets import ZEROS, has
from gangland.games.famiglia.rules.street import lay_on_the_street, put_under_the_deck, refill_empty_street


@rule
def why_no_newcomers(state: Position, street: int) -> int:
    """§4.1 First of all, while no 0 is on the street; §4.4 once a turn after the first end; §4.6, R21 with a deck."""
    if street & ZEROS != 0:
        return ZERO_ON_THE_STREET
    if state.ends > 0 and state.renewals == 0:
        return ONE_RENEWAL
    if state.deck_size == 0:
        return DECK_IS_EMPTY
    return ALLOWED


@rule
def why_not_discard(state: Position, street: int, card: int) -> int:
    """§4.2 Any card of the street (R9), when newcomers may come at all."""
    refusal = why_no_newcomers(state, street)
    if refusal == ALLOWED and not has(street, card):
        return DISCARD_FROM_THE_STREET
    return refusal


@rule
def discardable(state: Position, street: int) -> int:
    """§4.2 All cards of the street, or none."""
    return street if why_no_newcomers(state, street) == ALLOWED else 0


@rule
def discard(state: Position, card: int) -> None:
    """§4.2 The card leaves the street and as many as its value come; §4.3 again and again until a 0 is there.

    §4.4, R12 After the first end of the deck the card goes face down under the deck, and there is no second time.
    """
    state.street[card] -= 1
    state.street_size -= 1
    if state.ends == 0:
        state.discards[card] += 1
    else:
        state.renewals = 0
        put_under_the_deck(state, card)
    refill_empty_street(state)
    lay_on_the_street(state, VALUE_OF[card])
