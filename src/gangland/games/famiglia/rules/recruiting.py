"""Action 4: recruit a gangster, or pass (§7)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.components import MERCENARIES, NOTHING, VALUE_OF, VALUES
from gangland.games.famiglia.refusals import (
    IT_IS_SCARED,
    JOKER_NOT_IN_HAND,
    JOKER_TOO_LOW,
    NO_PAIR,
    NOBODY_SCARED,
    NOT_NOW,
    RECRUIT_FROM_THE_STREET,
    ZERO_HAS_NO_ABILITY,
)
from gangland.games.famiglia.rules.street import refill_empty_street
from gangland.games.famiglia.rules.turn import end_turn, lay
from gangland.games.famiglia.state import PAY, RECRUIT

FIRST_MERCENARY = MERCENARIES * VALUES


@rule
def needed(card: int, lowered: int) -> int:
    """§7.3 The card of which a pair is needed: the same family, one below the price."""
    return card - lowered - 1


@rule
def best_joker(state: Position) -> int:
    """§7.4 The value of the player's best Mercenary, or 0: a 0 stands in for nobody."""
    for value in range(VALUES - 1, 0, -1):
        if state.hand[state.turn, FIRST_MERCENARY + value] > 0:
            return value
    return 0


@rule
def why_not_afford(state: Position, price: int, pair: int, joker: int) -> int:
    """§7.2 A 0 is free; §7.3 else a pair, §7.4 or just one of it (R4, R23) and a Mercenary worth more (R3, R5)."""
    if price == 0:
        return ALLOWED
    held = state.hand[state.turn, pair]
    return ALLOWED if held >= 2 or (held == 1 and joker >= price) else NO_PAIR


@rule
def why_not_recruit(state: Position, card: int, value: int, joker: int) -> int:
    """§7.1 A card of the street at its full value; the one a Brute scares has an action of its own."""
    if state.street[card] == 0:
        return RECRUIT_FROM_THE_STREET
    if state.street[card] == 1 and state.scared == card:
        return IT_IS_SCARED
    return why_not_afford(state, value, needed(card, 0), joker)


@rule
def why_not_recruit_scared(state: Position, joker: int) -> int:
    """§6.2, R6 The scared card, at its lowered value."""
    if state.scared == NOTHING:
        return NOBODY_SCARED
    price = VALUE_OF[state.scared] - state.lowered
    return why_not_afford(state, price, needed(state.scared, state.lowered), joker)


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
def recruit(state: Position, card: int, lowered: int) -> None:
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
def why_not_joker(state: Position, value: int) -> int:
    """§7.4 A Mercenary of the hand, worth more than the card he stands in for (R5)."""
    if state.step != PAY:
        return NOT_NOW
    if value == 0:
        return ZERO_HAS_NO_ABILITY
    if state.hand[state.turn, FIRST_MERCENARY + value] == 0:
        return JOKER_NOT_IN_HAND
    if value < state.price:
        return JOKER_TOO_LOW
    return ALLOWED


@rule
def pay_with_joker(state: Position, laid: int) -> None:
    """§7.5 One of the two cards stays in the play area, the other returns to the hand; the player chose which (R7)."""
    lay(state, laid)
    welcome(state, state.wanted)


@rule
def decline(state: Position) -> None:
    """§7.6 Recruit nobody."""
    state.passes += 1
    end_turn(state)
