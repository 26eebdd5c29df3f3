"""Every action: who may do it when, which are legal, what it does."""

from typing import Any

from gangland.engine.bits import list_bits
from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.five_points.actions import CLIMB as CLIMB_TO
from gangland.games.five_points.actions import COUNT, EXPEL_FROM, FILL_FROM, INFLUENCE, PASS, SHOW, SPEND
from gangland.games.five_points.components import GANGS, PLACES, TOP
from gangland.games.five_points.refusals import (
    DISCARD_FIRST,
    EXPEL_FIRST,
    FILL_FIRST,
    GAME_IS_OVER,
    NO_SUCH_ACTION,
    NOT_NOW,
    NOT_YOUR_TURN,
    REVEAL_FIRST,
)
from gangland.games.five_points.rules.climbing import ALL_CLIMBS, climb, fill, why_not_climb, why_not_fill
from gangland.games.five_points.rules.influence import (
    expel,
    influence,
    spend,
    why_not_expel,
    why_not_influence,
    why_not_spend,
)
from gangland.games.five_points.rules.pyramid import hand_of, occupied
from gangland.games.five_points.rules.reveals import reveal, why_not_reveal
from gangland.games.five_points.rules.turn import go_on, stay_out, why_not_pass
from gangland.games.five_points.state import DISCARD, EXPEL, FILL, OVER, REVEAL, TURN


@rule
def acting(state: Position) -> int:
    """§3.1 The active player; §6.4 in a reveal whoever's turn to reveal it is."""
    return state.asked if state.step == REVEAL else state.turn  # type: ignore[no-any-return]


@rule
def to_act(state: Position) -> int:
    """§3.1 One player after another, §7.4 until the end."""
    return 0 if state.step == OVER else 1 << acting(state)


@rule
def why_not(state: Position, seat: int, action: int) -> int:
    """§3.1 Nobody acts after the end or out of turn; what was begun is finished first; then the action's own §."""
    if action < 0 or action >= COUNT:
        return NO_SUCH_ACTION
    if state.step == OVER:
        return GAME_IS_OVER
    if seat != acting(state):
        return NOT_YOUR_TURN
    refusal = why_not_elsewhere(state, action)
    return refusal if refusal != ALLOWED else why_not_itself(state, action)


@rule
def why_not_elsewhere(state: Position, action: int) -> int:
    """§4.3, §5.1, §5.2, §6.1 Is this another choice than the one that is asked?"""
    if state.step == EXPEL and not EXPEL_FROM <= action < SPEND:
        return EXPEL_FIRST
    if state.step == DISCARD and not SPEND <= action < FILL_FROM:
        return DISCARD_FIRST
    if state.step == FILL and not FILL_FROM <= action < SHOW:
        return FILL_FIRST
    if state.step == REVEAL and action < SHOW:
        return REVEAL_FIRST
    if state.step == TURN and action >= EXPEL_FROM:
        return NOT_NOW
    return ALLOWED


@rule
def why_not_itself(state: Position, action: int) -> int:
    """The action's own reasons."""
    if action == PASS:
        return why_not_pass(state)
    if action < INFLUENCE:
        return why_not_climb(state, occupied(state), action - CLIMB_TO)
    if action < EXPEL_FROM:
        return why_not_influence(state, occupied(state), hand_of(state, state.turn), action - INFLUENCE)
    if action < SPEND:
        return why_not_expel(state, occupied(state), hand_of(state, state.turn), action - EXPEL_FROM)
    if action < FILL_FROM:
        return why_not_spend(state, action - SPEND)
    if action < SHOW:
        return why_not_fill(state, action - FILL_FROM)
    return why_not_reveal(state, action - SHOW)


@rule
def legal(state: Position, seat: int, actions: Any) -> int:
    """All that `why_not` allows, asked one by one, of the kind that the step asks for."""
    if state.step == OVER or seat != acting(state):
        return 0
    if state.step == FILL:
        return offer_fills(state, actions)
    if state.step == EXPEL:
        return offer_expulsions(state, actions)
    if state.step == DISCARD:
        return offer_cards_to_spend(state, actions)
    if state.step == REVEAL:
        return offer_reveals(state, actions)
    filled = occupied(state)
    count = list_bits(int(why_not_pass(state) == ALLOWED), PASS, actions, 0)
    if not state.crowned:
        count = offer_climbs(state, filled, actions, count)
    if state.held[seat] > 0:
        count = offer_influence(state, filled, actions, count)
    return count


@rule
def offer_climbs(state: Position, filled: int, actions: Any, count: int) -> int:
    bits = 0
    for nth in range(ALL_CLIMBS):
        bits |= int(why_not_climb(state, filled, nth) == ALLOWED) << nth
    return list_bits(bits, CLIMB_TO, actions, count)


@rule
def offer_influence(state: Position, filled: int, actions: Any, count: int) -> int:
    hand = hand_of(state, state.turn)
    bits = 0
    for place in range(PLACES):
        bits |= int(why_not_influence(state, filled, hand, place) == ALLOWED) << place
    return list_bits(bits, INFLUENCE, actions, count)


@rule
def offer_expulsions(state: Position, actions: Any) -> int:
    filled = occupied(state)
    hand = hand_of(state, state.turn)
    bits = 0
    for victim in range(PLACES):
        bits |= int(why_not_expel(state, filled, hand, victim) == ALLOWED) << victim
    return list_bits(bits, EXPEL_FROM, actions, 0)


@rule
def offer_cards_to_spend(state: Position, actions: Any) -> int:
    bits = 0
    for gang in range(GANGS):
        bits |= int(why_not_spend(state, gang) == ALLOWED) << gang
    return list_bits(bits, SPEND, actions, 0)


@rule
def offer_fills(state: Position, actions: Any) -> int:
    bits = 0
    for start in range(TOP):
        bits |= int(why_not_fill(state, start) == ALLOWED) << start
    return list_bits(bits, FILL_FROM, actions, 0)


@rule
def offer_reveals(state: Position, actions: Any) -> int:
    bits = 0
    for gang in range(GANGS):
        bits |= int(why_not_reveal(state, gang) == ALLOWED) << gang
    return list_bits(bits, SHOW, actions, 0)


@rule
def apply(state: Position, seat: int, action: int) -> None:
    """What the action does, and what follows from it."""
    if action == PASS:
        stay_out(state)
    elif action < INFLUENCE:
        climb(state, action - CLIMB_TO)
    elif action < EXPEL_FROM:
        influence(state, action - INFLUENCE)
    elif action < SPEND:
        expel(state, hand_of(state, state.turn), action - EXPEL_FROM)
    elif action < FILL_FROM:
        spend(state, action - SPEND)
    elif action < SHOW:
        fill(state, action - FILL_FROM)
    else:
        reveal(state, action - SHOW)
    go_on(state)
