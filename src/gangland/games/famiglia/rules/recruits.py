"""Action 4: recruit a gangster, or pass (§7)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.components import NOTHING, VALUE_OF, VALUES
from gangland.games.famiglia.refusals import (
    IT_IS_SCARED,
    JOKER_NOT_IN_HAND,
    JOKER_TOO_LOW,
    NO_PAIR,
    NOBODY_SCARED,
    RECRUIT_FROM_THE_STREET,
    ZERO_HAS_NO_ABILITY,
)
from gangland.games.famiglia.rules.sets import (
    ABLE_MERCENARIES,
    BEST_VALUE,
    FAMILY,
    FIRST_MERCENARY,
    WORTH_AT_MOST,
    has,
    in_hand,
)
from gangland.games.famiglia.rules.street import refill_empty_street
from gangland.games.famiglia.rules.turn import end_turn, lay
from gangland.games.famiglia.state import PAY, RECRUIT


@rule
def needed(card: int, lowered: int) -> int:
    """§7.3 The card of which a pair is needed: the same family, one below the price."""
    return card - lowered - 1


@rule
def best_joker(held: int) -> int:
    """§7.4 The value of the best Mercenary among these cards, or 0: a 0 stands in for nobody."""
    return int(BEST_VALUE[(held >> FIRST_MERCENARY) & FAMILY])


@rule
def affordable(state: Position, held: int, lowered: int) -> int:
    """All cards that could be paid for if they were lowered by that much: §7.2 those at 0 are free.

    §7.3 For the others a pair of the card one below the price, §7.4 or just one of it (R4, R23) and a Mercenary worth
    more (R3, R5). The card one below the price lies `lowered + 1` places below, so sets are shifted by that.
    """
    free = int(WORTH_AT_MOST[lowered])
    with_pair = in_hand(state, 2) << (lowered + 1)
    with_joker = (held << (lowered + 1)) & int(WORTH_AT_MOST[min(best_joker(held) + lowered, VALUES - 1)])
    return free | ((with_pair | with_joker) & ~free)


@rule
def for_full_price(state: Position, street: int) -> int:
    """§7.1 The cards of the street without the one a Brute scares, which has an action of its own."""
    if state.scared != NOTHING and state.street[state.scared] == 1:
        street &= ~(1 << state.scared)
    return street


@rule
def why_not_recruit(state: Position, street: int, held: int, card: int) -> int:
    """§7.1 A card of the street that can be paid for."""
    if not has(street, card):
        return RECRUIT_FROM_THE_STREET
    if not has(for_full_price(state, street), card):
        return IT_IS_SCARED
    return ALLOWED if has(affordable(state, held, 0), card) else NO_PAIR


@rule
def why_not_recruit_scared(state: Position, held: int) -> int:
    """§6.2, R6 The scared card, at its lowered value."""
    if state.scared == NOTHING:
        return NOBODY_SCARED
    return ALLOWED if has(affordable(state, held, state.lowered), state.scared) else NO_PAIR


@rule
def recruitable(state: Position, street: int, held: int) -> int:
    """§7.1 The cards of the street that can be paid for."""
    return for_full_price(state, street) & affordable(state, held, 0)


@rule
def welcome(state: Position, card: int) -> None:
    """§7.1 The card goes from the street into the hand, and the turn is over."""
    state.street[card] -= 1
    state.street_size -= 1
    state.hand[state.turn, card] += 1
    state.passes = 0
    refill_empty_street(state)
    end_turn(state)


@rule
def recruit_at(state: Position, card: int, lowered: int) -> None:
    """§7.2 For nothing, §7.3 for a pair of which one card is laid, §7.4 or with a Mercenary: then whom to lay is asked.

    §3.1 The actions before this one are closed by it.
    """
    state.step = RECRUIT
    price = VALUE_OF[card] - lowered
    if price == 0:
        welcome(state, card)
    elif state.hand[state.turn, needed(card, lowered)] >= 2:
        lay(state, needed(card, lowered))
        welcome(state, card)
    else:
        state.wanted = card
        state.price = price
        state.step = PAY


@rule
def recruit(state: Position, card: int) -> None:
    """§7.1 For its full price."""
    recruit_at(state, card, 0)


@rule
def recruit_scared(state: Position) -> None:
    """§6.2 The scared card, at its lowered value."""
    recruit_at(state, state.scared, state.lowered)


@rule
def why_not_joker(state: Position, held: int, card: int) -> int:
    """§7.4 A Mercenary of the hand, worth more than the card he stands in for (R5)."""
    if VALUE_OF[card] == 0:
        return ZERO_HAS_NO_ABILITY
    if not has(held, card):
        return JOKER_NOT_IN_HAND
    if VALUE_OF[card] < state.price:
        return JOKER_TOO_LOW
    return ALLOWED


@rule
def jokers(state: Position, held: int) -> int:
    """§7.4 The Mercenaries in hand who are good enough."""
    return held & ABLE_MERCENARIES & ~int(WORTH_AT_MOST[state.price - 1])


@rule
def keep_joker(state: Position) -> None:
    """§7.5, R7 The card that he stands in for a second one of stays in the play area, the Mercenary in the hand."""
    lay(state, needed(state.wanted, VALUE_OF[state.wanted] - state.price))
    welcome(state, state.wanted)


@rule
def lay_joker(state: Position, card: int) -> None:
    """§7.5, R7 The Mercenary stays in the play area, the other card in the hand."""
    lay(state, card)
    welcome(state, state.wanted)


@rule
def decline(state: Position) -> None:
    """§7.6 Recruit nobody."""
    state.passes += 1
    end_turn(state)
