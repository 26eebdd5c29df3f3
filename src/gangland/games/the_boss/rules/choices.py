"""Every action: who may do it when, which are legal, what it does."""

from typing import Any

from gangland.engine.bits import list_bits
from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.the_boss.actions import AMATEUR_CHOICES, COUNT, CROWDS_A_CITY, LAY_CARD, SEND_TO
from gangland.games.the_boss.components import CHICAGO
from gangland.games.the_boss.refusals import GAME_IS_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN
from gangland.games.the_boss.rules.sending import (
    ALLOWED_CROWDS,
    is_backed,
    needed,
    send,
    why_not_city,
    why_not_send,
)
from gangland.games.the_boss.rules.turn import end_turn, lay, why_not_lay
from gangland.games.the_boss.state import OVER, SEND


@rule
def to_act(state: Position) -> int:
    """§3.1 The player whose turn it is, until the end."""
    return 0 if state.step == OVER else 1 << state.turn


@rule
def why_not(state: Position, seat: int, action: int) -> int:
    """§3.1, §11.1 Nobody acts out of turn or after the end; then the action's own reasons."""
    if action < 0 or action >= COUNT:
        return NO_SUCH_ACTION
    if state.step == OVER:
        return GAME_IS_OVER
    if seat != state.turn:
        return NOT_YOUR_TURN
    if action >= LAY_CARD:
        return why_not_lay(state, int(action) - LAY_CARD)
    city, crowd = (action - SEND_TO) // CROWDS_A_CITY, (action - SEND_TO) % CROWDS_A_CITY
    return why_not_send(state, city, crowd // AMATEUR_CHOICES, crowd % AMATEUR_CHOICES)


@rule
def legal(state: Position, seat: int, actions: Any) -> int:
    """§3.2 Whom the player may send where, city by city, and the cards of the hand."""
    if state.step == OVER or seat != state.turn:
        return 0
    count = 0
    if state.step == SEND and state.professionals[seat] + state.amateurs[seat] > 0:
        for place in range(state.cities):
            count = offer_city(state, state.row[place], actions, count)
        count = offer_city(state, CHICAGO, actions, count)
    return list_bits(state.hand[seat], LAY_CARD, actions, count)


@rule
def offer_city(state: Position, city: int, actions: Any, count: int) -> int:
    """§4.1 Every crowd that may go to the city."""
    if why_not_city(state, city) != ALLOWED:
        return count
    in_front, amateurs = state.professionals[state.turn], state.amateurs[state.turn]
    crowds = int(ALLOWED_CROWDS[needed(state, city), is_backed(state, city), in_front, amateurs])
    return list_bits(crowds, SEND_TO + CROWDS_A_CITY * city, actions, count)


@rule
def apply(state: Position, seat: int, action: int) -> None:
    """What the action does."""
    if action < LAY_CARD:
        city, crowd = (action - SEND_TO) // CROWDS_A_CITY, (action - SEND_TO) % CROWDS_A_CITY
        send(state, city, crowd // AMATEUR_CHOICES, crowd % AMATEUR_CHOICES)
    else:
        lay(state, int(action) - LAY_CARD)  # from a list of small numbers, which plain rules may not shift by
        end_turn(state)
