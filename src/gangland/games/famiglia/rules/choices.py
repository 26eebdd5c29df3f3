"""Every action: who may do it when, which are legal, what it does."""

from typing import Any

from gangland.engine.contract import ALLOWED
from gangland.engine.listing import list_bits
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.actions import (
    COUNT,
    DISCARD,
    KEEP_JOKER,
    LAY_JOKER,
    LOWER_BY,
    PASS,
    PLAY_ACCOUNTANT,
    PLAY_BRUTE,
    PUT,
    RECRUIT_CARD,
    RECRUIT_SCARED,
    SCARE_CARD,
    TAKE,
)
from gangland.games.famiglia.components import CARDS, VALUE_OF, VALUES
from gangland.games.famiglia.refusals import (
    BRUTE_NOT_IN_HAND,
    GAME_IS_OVER,
    HAND_OVER_A_CARD,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    PAY_FIRST,
    SAY_BY_HOW_MUCH,
    SCARE_SOMEBODY,
)
from gangland.games.famiglia.rules.accountants import (
    FIRST_ACCOUNTANT,
    play_accountant,
    put_down,
    take_back,
    why_not_play_accountant,
    why_not_put_down,
    why_not_take_back,
)
from gangland.games.famiglia.rules.brutes import (
    FIRST_BRUTE,
    can_scare,
    lower,
    play_brute,
    scare,
    why_not_lower,
    why_not_play_brute,
    why_not_scare,
)
from gangland.games.famiglia.rules.newcomers import discard, why_no_newcomers, why_not_discard
from gangland.games.famiglia.rules.recruiting import (
    FIRST_MERCENARY,
    best_joker,
    decline,
    needed,
    pay_with_joker,
    recruit,
    why_not_joker,
    why_not_recruit,
    why_not_recruit_scared,
)
from gangland.games.famiglia.rules.turn import why_not_play
from gangland.games.famiglia.state import BRUTE, LOWER, NEWCOMERS, OVER, PAY, PUT_DOWN, SCARE, TAKE_BACK


@rule
def to_act(state: Position) -> int:
    """§3.1 The player whose turn it is, until the end."""
    return 0 if state.step == OVER else 1 << state.turn


@rule
def why_not(state: Position, seat: int, action: int) -> int:
    """§3.1 Nobody acts after the end or out of turn; a choice once begun is finished first; then the action's own §."""
    if action < 0 or action >= COUNT:
        return NO_SUCH_ACTION
    if state.step == OVER:
        return GAME_IS_OVER
    if seat != state.turn:
        return NOT_YOUR_TURN
    if state.step == PUT_DOWN or state.step == SCARE or state.step == LOWER or state.step == PAY:
        refusal = why_not_elsewhere(state, action)
        if refusal != ALLOWED:
            return refusal
    return why_not_itself(state, action)


@rule
def why_not_elsewhere(state: Position, action: int) -> int:
    """§5.2, §6.2, §7.4 The turn waits for one certain choice: is this another?"""
    if state.step == PUT_DOWN and not PUT <= action < PLAY_BRUTE:
        return HAND_OVER_A_CARD
    if state.step == SCARE and not SCARE_CARD <= action < LOWER_BY:
        return SCARE_SOMEBODY
    if state.step == LOWER and not LOWER_BY <= action < RECRUIT_CARD:
        return SAY_BY_HOW_MUCH
    if state.step == PAY and action < KEEP_JOKER:
        return PAY_FIRST
    return ALLOWED


@rule
def why_not_itself(state: Position, action: int) -> int:
    """The action's own reasons, and whether its place in the turn is past."""
    if action == PASS:
        return ALLOWED
    if action < PLAY_ACCOUNTANT:
        refusal = why_no_newcomers(state)
        return refusal if refusal != ALLOWED else why_not_discard(state, action - DISCARD)
    if action < TAKE:
        return why_not_play_accountant(state, action - PLAY_ACCOUNTANT + FIRST_ACCOUNTANT)
    if action < PUT:
        return why_not_take_back(state, action - TAKE)
    if action < PLAY_BRUTE:
        return why_not_put_down(state, action - PUT)
    if action < SCARE_CARD:
        return why_not_play_brute(state, action - PLAY_BRUTE + FIRST_BRUTE)
    if action < LOWER_BY:
        return why_not_scare(state, action - SCARE_CARD)
    if action < RECRUIT_CARD:
        return why_not_lower(state, action - LOWER_BY + 1)
    if action < RECRUIT_SCARED:
        card = action - RECRUIT_CARD
        return why_not_recruit(state, card, VALUE_OF[card], best_joker(state))
    if action == RECRUIT_SCARED:
        return why_not_recruit_scared(state, best_joker(state))
    return why_not_joker(state, (action - KEEP_JOKER) % VALUES)


@rule
def legal(state: Position, seat: int, actions: Any) -> int:
    """All that `why_not` allows, asked one by one: the choice the turn waits for, or every action still open."""
    if state.step == OVER or seat != state.turn:
        return 0
    if state.step == PUT_DOWN:
        return offer_put_downs(state, actions)
    if state.step == SCARE:
        return offer_scares(state, actions)
    if state.step == LOWER:
        return offer_amounts(state, actions)
    if state.step == PAY:
        return offer_jokers(state, actions)
    actions[0] = PASS
    count = 1
    if state.step == NEWCOMERS:
        if why_no_newcomers(state) == ALLOWED:
            count = offer_discards(state, actions, count)
        count = offer_accountants(state, actions, count)
    if state.step == TAKE_BACK:
        count = offer_take_backs(state, actions, count)
    if state.step <= BRUTE and can_scare(state):
        count = offer_brutes(state, actions, count)
    return offer_recruits(state, actions, count)


@rule
def offer_discards(state: Position, actions: Any, count: int) -> int:
    bits = 0
    for card in range(CARDS):
        bits |= int(why_not_discard(state, card) == ALLOWED) << card
    return list_bits(bits, DISCARD, actions, count)


@rule
def offer_accountants(state: Position, actions: Any, count: int) -> int:
    bits = 0
    for value in range(1, VALUES):
        bits |= int(why_not_play_accountant(state, FIRST_ACCOUNTANT + value) == ALLOWED) << value
    return list_bits(bits, PLAY_ACCOUNTANT, actions, count)


@rule
def offer_take_backs(state: Position, actions: Any, count: int) -> int:
    bits = 0
    for card in range(CARDS):
        bits |= int(why_not_take_back(state, card) == ALLOWED) << card
    return list_bits(bits, TAKE, actions, count)


@rule
def offer_put_downs(state: Position, actions: Any) -> int:
    bits = 0
    for card in range(CARDS):
        bits |= int(why_not_put_down(state, card) == ALLOWED) << card
    return list_bits(bits, PUT, actions, 0)


@rule
def offer_brutes(state: Position, actions: Any, count: int) -> int:
    bits = 0
    for value in range(1, VALUES):
        bits |= int(why_not_play(state, FIRST_BRUTE + value, state.brute, BRUTE_NOT_IN_HAND) == ALLOWED) << value
    return list_bits(bits, PLAY_BRUTE, actions, count)


@rule
def offer_scares(state: Position, actions: Any) -> int:
    bits = 0
    for card in range(CARDS):
        bits |= int(why_not_scare(state, card) == ALLOWED) << card
    return list_bits(bits, SCARE_CARD, actions, 0)


@rule
def offer_amounts(state: Position, actions: Any) -> int:
    bits = 0
    for by in range(1, VALUES):
        bits |= int(why_not_lower(state, by) == ALLOWED) << by
    return list_bits(bits, LOWER_BY - 1, actions, 0)


@rule
def offer_recruits(state: Position, actions: Any, count: int) -> int:
    joker = best_joker(state)
    bits = int(why_not_recruit_scared(state, joker) == ALLOWED) << CARDS
    for family in range(0, CARDS, VALUES):
        for value in range(VALUES):
            bits |= int(why_not_recruit(state, family + value, value, joker) == ALLOWED) << (family + value)
    return list_bits(bits, RECRUIT_CARD, actions, count)


@rule
def offer_jokers(state: Position, actions: Any) -> int:
    bits = 0
    for value in range(1, VALUES):
        bits |= int(why_not_joker(state, value) == ALLOWED) << value
    count = list_bits(bits, KEEP_JOKER, actions, 0)
    return list_bits(bits, LAY_JOKER, actions, count)


@rule
def apply(state: Position, seat: int, action: int) -> None:
    """What the action does."""
    if action == PASS:
        decline(state)
    elif action < PLAY_ACCOUNTANT:
        discard(state, action - DISCARD)
    elif action < TAKE:
        play_accountant(state, action - PLAY_ACCOUNTANT + FIRST_ACCOUNTANT)
    elif action < PUT:
        take_back(state, action - TAKE)
    elif action < PLAY_BRUTE:
        put_down(state, action - PUT)
    elif action < SCARE_CARD:
        play_brute(state, action - PLAY_BRUTE + FIRST_BRUTE)
    elif action < LOWER_BY:
        scare(state, action - SCARE_CARD)
    elif action < RECRUIT_CARD:
        lower(state, action - LOWER_BY + 1)
    elif action < RECRUIT_SCARED:
        recruit(state, action - RECRUIT_CARD, 0)
    elif action == RECRUIT_SCARED:
        recruit(state, state.scared, state.lowered)
    elif action < LAY_JOKER:
        pay_with_joker(state, needed(state.wanted, VALUE_OF[state.wanted] - state.price))
    else:
        pay_with_joker(state, action - LAY_JOKER + FIRST_MERCENARY)
