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
    GAME_IS_OVER,
    HAND_OVER_A_CARD,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    PAY_FIRST,
    SAY_BY_HOW_MUCH,
    SCARE_SOMEBODY,
)
from gangland.games.famiglia.rules.accountants import (
    can_come_back,
    play_accountant,
    put_down,
    take_back,
    why_not_play_accountant,
    why_not_put_down,
    why_not_take_back,
)
from gangland.games.famiglia.rules.brutes import (
    can_be_scared,
    lower,
    play_brute,
    scare,
    why_not_lower,
    why_not_play_brute,
    why_not_scare,
)
from gangland.games.famiglia.rules.newcomers import discard, why_no_newcomers, why_not_discard
from gangland.games.famiglia.rules.recruiting import (
    affordable,
    decline,
    for_full_price,
    needed,
    pay_with_joker,
    recruit,
    why_not_joker,
    why_not_recruit,
    why_not_recruit_scared,
)
from gangland.games.famiglia.rules.sets import (
    FIRST_ACCOUNTANT,
    FIRST_BRUTE,
    FIRST_MERCENARY,
    in_hand,
    on_the_street,
)
from gangland.games.famiglia.state import BRUTE, LOWER, NEWCOMERS, OVER, PAY, PUT_DOWN, SCARE, TAKE_BACK

ABLE = (1 << VALUES) - 2  # the cards of a family that have an ability: all but its 0 (§3.3)


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
    street = on_the_street(state)
    held = in_hand(state, 1)
    if action == PASS:
        return ALLOWED
    if action < PLAY_ACCOUNTANT:
        return why_not_discard(state, street, action - DISCARD)
    if action < TAKE:
        return why_not_play_accountant(state, held, action - PLAY_ACCOUNTANT + FIRST_ACCOUNTANT)
    if action < PUT:
        return why_not_take_back(state, action - TAKE)
    if action < PLAY_BRUTE:
        return why_not_put_down(state, held, action - PUT)
    if action < SCARE_CARD:
        return why_not_play_brute(state, street, held, action - PLAY_BRUTE + FIRST_BRUTE)
    if action < LOWER_BY:
        return why_not_scare(state, street, action - SCARE_CARD)
    if action < RECRUIT_CARD:
        return why_not_lower(state, action - LOWER_BY + 1)
    if action < RECRUIT_SCARED:
        return why_not_recruit(state, street, held, action - RECRUIT_CARD)
    if action == RECRUIT_SCARED:
        return why_not_recruit_scared(state, held)
    return why_not_joker(state, held, (action - KEEP_JOKER) % VALUES)


@rule
def legal(state: Position, seat: int, actions: Any) -> int:
    """All that `why_not` allows: the choice the turn waits for, or every action still open."""
    if state.step == OVER or seat != state.turn:
        return 0
    if state.step == PUT_DOWN:
        return list_bits(in_hand(state, 1), PUT, actions, 0)
    if state.step == SCARE:
        return list_bits(can_be_scared(on_the_street(state)), SCARE_CARD, actions, 0)
    if state.step == LOWER:
        return offer_amounts(state, actions)
    if state.step == PAY:
        return offer_jokers(state, actions)
    return offer_open_actions(state, actions)


@rule
def offer_open_actions(state: Position, actions: Any) -> int:
    """§3.1 Every action whose place in the turn is not past."""
    street = on_the_street(state)
    held = in_hand(state, 1)
    actions[0] = PASS
    count = 1
    if why_no_newcomers(state, street) == ALLOWED:
        count = list_bits(street, DISCARD, actions, count)
    if state.step == NEWCOMERS:
        count = list_bits((held >> FIRST_ACCOUNTANT) & ABLE, PLAY_ACCOUNTANT, actions, count)
    if state.step == TAKE_BACK:
        count = list_bits(can_come_back(state), TAKE, actions, count)
    if state.step <= BRUTE and can_be_scared(street) != 0:
        count = list_bits((held >> FIRST_BRUTE) & ABLE, PLAY_BRUTE, actions, count)
    recruits = for_full_price(state, street) & affordable(state, held, 0)
    recruits |= int(why_not_recruit_scared(state, held) == ALLOWED) << CARDS
    return list_bits(recruits, RECRUIT_CARD, actions, count)


@rule
def offer_amounts(state: Position, actions: Any) -> int:
    """§6.2 By 1 up to as much as the Brute and the card allow."""
    amounts = 0
    for by in range(1, VALUES):
        amounts |= int(why_not_lower(state, by) == ALLOWED) << by
    return list_bits(amounts, LOWER_BY - 1, actions, 0)


@rule
def offer_jokers(state: Position, actions: Any) -> int:
    """§7.4, §7.5 Each Mercenary who is good enough, to keep or to lay."""
    held = in_hand(state, 1)
    jokers = 0
    for value in range(1, VALUES):
        jokers |= int(why_not_joker(state, held, value) == ALLOWED) << value
    count = list_bits(jokers, KEEP_JOKER, actions, 0)
    return list_bits(jokers, LAY_JOKER, actions, count)


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
