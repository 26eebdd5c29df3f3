"""Every action: who may do it when, which are legal, what it does."""

from typing import Any

import numpy as np

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.actions import (
    AIM_AT,
    BE_LATE,
    COUNT,
    DISCARD,
    DUCK_DOWN,
    FORBID_KIND,
    GIVE_BULLET,
    HEAL_ONE,
    LOAD,
    NO,
    ORDER_TO,
    SWINDLE_FROM,
    TAKE,
    TAKE_TALENT,
    TRADE_WITH,
)
from gangland.games.cash_n_guns.components import NOTHING
from gangland.games.cash_n_guns.refusals import (
    GAME_IS_OVER,
    NO_CLOCK,
    NO_SUCH_ACTION,
    NOT_NOW,
    NOT_YOUR_TURN,
    NOT_YOURSELF,
    NOT_YOURSELF_AS_GODFATHER,
    YOU_ARE_OUT,
)
from gangland.games.cash_n_guns.rules.aiming import aim_chosen, why_not_aim, why_not_order, why_not_person
from gangland.games.cash_n_guns.rules.bullets import choose_bullet, lay_chosen, why_not_bullet
from gangland.games.cash_n_guns.rules.courage import show_courage
from gangland.games.cash_n_guns.rules.loot import trade, why_not_trade
from gangland.games.cash_n_guns.rules.round import (
    AIMING,
    BEGINS,
    CARDS,
    CLIPS,
    DARING,
    FRIEND_CLIPS,
    KID_AIMS,
    LOADING,
    NEXT,
    ORDERS,
    PICKS,
    RELOADING,
    SPLITS,
    TAKES_MORE,
    TRADES,
    WAIT,
    WISE_UP,
    go_on,
)
from gangland.games.cash_n_guns.rules.setting_up import choose_talent, why_not_talent
from gangland.games.cash_n_guns.rules.sharing import take, why_not_forbid, why_not_take
from gangland.games.cash_n_guns.rules.swindling import swindle, why_not_swindle
from gangland.games.cash_n_guns.state import (
    AIM,
    BULLET,
    CLIP,
    COURAGE,
    FORBID,
    GIVE,
    HEAL,
    KID,
    MORE,
    ORDER,
    OVER,
    REDIRECT,
    RELOAD,
    SHARE,
    STEPS,
    SWINDLE,
    TALENT,
    TRADE,
    WISE,
)

# For each step: the actions that it asks for, from FIRST to before END; whether `no` is one; the moment that follows.
_STEPS = {
    TALENT: (TAKE_TALENT, COUNT, False, BEGINS),
    SWINDLE: (SWINDLE_FROM, TAKE, False, WAIT),
    GIVE: (GIVE_BULLET, DISCARD, False, LOADING),
    BULLET: (LOAD, GIVE_BULLET, False, AIMING),
    AIM: (AIM_AT, ORDER_TO, False, KID_AIMS),
    KID: (AIM_AT, ORDER_TO, False, RELOADING),
    RELOAD: (LOAD, GIVE_BULLET, False, ORDERS),
    ORDER: (ORDER_TO, DUCK_DOWN, True, DARING),
    REDIRECT: (AIM_AT, BE_LATE, False, DARING),
    COURAGE: (DUCK_DOWN, SWINDLE_FROM, False, WISE_UP),
    WISE: (DISCARD, AIM_AT, False, CARDS),
    HEAL: (HEAL_ONE, LOAD, True, SPLITS),
    FORBID: (FORBID_KIND, TRADE_WITH, True, PICKS),
    SHARE: (TAKE, FORBID_KIND, False, CLIPS),
    CLIP: (DISCARD, AIM_AT, False, FRIEND_CLIPS),
    TRADE: (TRADE_WITH, TAKE_TALENT, True, TAKES_MORE),
    MORE: (TAKE, FORBID_KIND, True, CLIPS),
    OVER: (0, 0, False, WAIT),
}
FIRST = np.array([_STEPS[step][0] for step in range(STEPS)], np.int64)
END = np.array([_STEPS[step][1] for step in range(STEPS)], np.int64)
MAY_DECLINE = np.array([_STEPS[step][2] for step in range(STEPS)], np.int64)
FOLLOWS = np.array([_STEPS[step][3] for step in range(STEPS)], np.int64)


@rule
def to_act(state: Position) -> int:
    """§3.1 Whoever is asked; §3.3 in a sealed step all who have not chosen yet."""
    return state.owes  # type: ignore[no-any-return]


@rule
def may_choose(state: Position, seat: int) -> bool:
    """§3.1 Whoever is asked; §3.3, R26 or has chosen, while another has not."""
    return bool((state.owes >> seat) & 1 or state.choice[seat] != NOTHING)


@rule
def why_not(state: Position, seat: int, action: int) -> int:
    """§3.1 Nobody acts after the end, §8.3 when out, or unasked; then whether it is asked, then its own reasons."""
    if action < 0 or action >= COUNT:
        return NO_SUCH_ACTION
    if state.step == OVER:
        return GAME_IS_OVER
    if not state.alive[seat]:
        return YOU_ARE_OUT
    if not may_choose(state, seat):
        return NOT_YOUR_TURN
    if action == NO:
        return ALLOWED if MAY_DECLINE[state.step] else NOT_NOW
    if action < FIRST[state.step] or action >= END[state.step]:
        return NOT_NOW
    return why_not_itself(state, seat, int(action))


@rule
def why_not_itself(state: Position, seat: int, action: int) -> int:
    """The reasons of an action that the step asks for."""
    if TAKE <= action < FORBID_KIND:
        return why_not_take(state, action - TAKE)
    if LOAD <= action < AIM_AT:
        return why_not_bullet(state, seat, action & 1)
    if action == HEAL_ONE or DUCK_DOWN <= action < SWINDLE_FROM:
        return ALLOWED
    if action == BE_LATE:
        return ALLOWED if state.clock else NO_CLOCK
    if FORBID_KIND <= action < TRADE_WITH:
        return why_not_forbid(state, action - FORBID_KIND)
    if action >= TAKE_TALENT:
        return why_not_talent(state, action - TAKE_TALENT)
    return why_not_with(state, seat, action - FIRST[state.step])


@rule
def why_not_with(state: Position, seat: int, target: int) -> int:
    """The reasons of an action that names another player."""
    refusal = why_not_person(state, seat, target)
    if refusal == NOT_YOURSELF and state.step == ORDER:
        return NOT_YOURSELF_AS_GODFATHER
    if refusal != ALLOWED:
        return refusal
    if state.step == ORDER:
        return why_not_order(state, target)
    if state.step == SWINDLE:
        return why_not_swindle(state, target)
    if state.step == TRADE:
        return why_not_trade(state, target)
    return why_not_aim(state, seat, target)


@rule
def legal(state: Position, seat: int, actions: Any) -> int:
    """§3.1 All that `why_not` allows, asked one by one, of the kind that the step asks for."""
    if not may_choose(state, seat):
        return 0
    count = 0
    if MAY_DECLINE[state.step]:
        actions[0] = NO
        count = 1
    for action in range(FIRST[state.step], END[state.step]):
        if why_not_itself(state, seat, action) == ALLOWED:
            actions[count] = action
            count += 1
    return count


@rule
def apply(state: Position, seat: int, action: int) -> None:
    """What the action does, and all that follows until somebody is asked again."""
    step = state.step
    moment = FOLLOWS[step]
    if action == NO:
        if step == MORE:
            moment = NEXT
    elif LOAD <= action < AIM_AT:
        choose_bullet(state, seat, int(action))
        moment = resolve(state, seat, moment)
    elif AIM_AT <= action <= BE_LATE or DUCK_DOWN <= action < SWINDLE_FROM:
        state.choice[seat] = action
        moment = resolve(state, seat, moment)
    else:
        moment = act(state, seat, int(action), moment)
    go_on(state, moment)


@rule
def resolve(state: Position, seat: int, moment: int) -> int:
    """§3.3 When the last seat that is asked has chosen, all choices come true at once."""
    state.owes &= ~(1 << seat)
    if state.owes != 0:
        return WAIT
    if state.step == COURAGE:
        show_courage(state)
    elif state.step == AIM or state.step == KID or state.step == REDIRECT:
        aim_chosen(state)
    else:
        lay_chosen(state)
        if state.step == CLIP and seat != state.pick:
            return TRADES
    return moment


@rule
def act(state: Position, seat: int, action: int, moment: int) -> int:
    """An action that comes true at once; what follows it."""
    step = state.step
    nth = action - FIRST[step]
    if FIRST[step] == TAKE:
        take(state, seat, nth)
    elif step == FORBID:
        state.forbidden = nth
        state.dictated = 1
    elif step == HEAL:
        state.wounds[seat] -= 1
    elif step == TRADE:
        trade(state, seat, nth)
    elif step == ORDER:
        state.step = REDIRECT
        state.owes = 1 << nth
        return WAIT
    elif step == SWINDLE:
        swindle(state, seat, nth)
        state.step = GIVE
        return WAIT
    else:
        return choose_talent(state, seat, nth)
    return moment
