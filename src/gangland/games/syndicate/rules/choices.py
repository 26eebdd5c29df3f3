"""Every action: who may do it when, which are legal, what it does."""

from typing import Any

from gangland.engine.bits import list_bits
from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.actions import (
    CONSULT_LISTS,
    COUNT,
    FAVOUR_DISTRICT,
    HIT_TOKEN,
    OPEN_DISTRICT,
    PERFORM_SPACE,
    SEND,
    SMUGGLE,
    STOP,
    TO,
)
from gangland.games.syndicate.components import (
    ALL_OF_BOARD,
    AUTOMATON,
    FIRST_SPACE_OF_DISTRICT,
    NY,
    NY_DISTRICTS,
)
from gangland.games.syndicate.refusals import (
    BY_THE_LISTS,
    FAVOUR_FIRST,
    GAME_IS_OVER,
    LAY_IT_FIRST,
    NO_SUCH_ACTION,
    NOT_NOW,
    NOT_YOUR_TURN,
    OPEN_FIRST,
    PERFORM_FIRST,
    SMUGGLE_FIRST,
)
from gangland.games.syndicate.rules.automaton import automaton_action, draw_stratagem, make_plan
from gangland.games.syndicate.rules.effects import hit, hittable, other_districts, smuggle, why_not_hit, why_not_smuggle
from gangland.games.syndicate.rules.los_angeles import next_districts, open_district, why_not_open
from gangland.games.syndicate.rules.placing import lay, offer_spaces, send, sendable, why_not_send, why_not_to
from gangland.games.syndicate.rules.setting_up import favour, forget_plan
from gangland.games.syndicate.rules.skirmish import perform_space, why_not_perform
from gangland.games.syndicate.rules.turn import go_on, stop
from gangland.games.syndicate.state import (
    ELSEWHERE,
    HIT,
    OPEN,
    OVER,
    PERFORM,
    SPACE,
    SUPPORT,
    TOKEN,
    WORKING,
)


@rule
def to_act(state: Position) -> int:
    """§3.1 The player whose turn it is, §10.1 until the end."""
    return 0 if state.step == OVER else 1 << state.turn


@rule
def is_automatic(state: Position) -> bool:
    """§13.1 Is it the automaton that acts?"""
    return bool(state.solo) and bool(state.turn == AUTOMATON)


@rule
def why_not(state: Position, seat: int, action: int) -> int:
    """§3.1, §10.1 Nobody acts out of turn or after the end; §13.1 the automaton by its lists; then the step's own §."""
    if action < 0 or action >= COUNT:
        return NO_SUCH_ACTION
    if state.step == OVER:
        return GAME_IS_OVER
    if seat != state.turn:
        return NOT_YOUR_TURN
    if is_automatic(state):
        return ALLOWED if action == automaton_action(state) else BY_THE_LISTS
    if state.step == TOKEN or state.step == SUPPORT:
        return why_not_begin(state, action)
    if state.step == SPACE:
        return why_not_to(state, action - TO) if TO <= action < SMUGGLE else LAY_IT_FIRST
    return why_not_answer(state, action)


@rule
def why_not_begin(state: Position, action: int) -> int:
    """§4.1 A token is sent, §11.3 or quick support is declined."""
    if SEND <= action < TO:
        return why_not_send(state, int(action) - SEND)
    return ALLOWED if action == STOP and state.step == SUPPORT else NOT_NOW


@rule
def why_not_answer(state: Position, action: int) -> int:
    """§5.5, §8.2, §12.4, §13.2, §13.8 What was asked is answered first."""
    if state.step == ELSEWHERE:
        return why_not_smuggle(state, int(action) - SMUGGLE) if SMUGGLE <= action < PERFORM_SPACE else SMUGGLE_FIRST
    if state.step == PERFORM:
        is_perform = PERFORM_SPACE <= action < OPEN_DISTRICT
        return why_not_perform(state, action - PERFORM_SPACE) if is_perform else PERFORM_FIRST
    if state.step == OPEN:
        is_open = OPEN_DISTRICT <= action < HIT_TOKEN
        return why_not_open(state, int(action) - OPEN_DISTRICT + NY_DISTRICTS) if is_open else OPEN_FIRST
    if state.step == HIT:
        return why_not_hit(state, int(action) - HIT_TOKEN) if HIT_TOKEN <= action < FAVOUR_DISTRICT else NOT_NOW
    return ALLOWED if action >= FAVOUR_DISTRICT else FAVOUR_FIRST


@rule
def legal(state: Position, seat: int, actions: Any) -> int:
    """All that `why_not` allows, from the same sets of tokens, spaces and districts."""
    if state.step == OVER or seat != state.turn:
        return 0
    if is_automatic(state):
        actions[0] = automaton_action(state)
        return 1
    if state.step == SPACE:
        return offer_spaces(state, actions)
    count = 0
    if state.step == SUPPORT:
        actions[0] = STOP
        count = 1
    return list_bits(answers(state), first_answer(state), actions, count)


@rule
def answers(state: Position) -> int:
    """§4.2, §5.5, §8.2, §12.4, §13.2, §13.8 What may be chosen in this step, as bits."""
    if state.step == TOKEN or state.step == SUPPORT:
        return sendable(state, int(state.turn))
    if state.step == ELSEWHERE:
        return other_districts(state)
    if state.step == PERFORM:
        return int(state.left)
    if state.step == OPEN:
        return next_districts(state)
    return hittable(state) if state.step == HIT else int(ALL_OF_BOARD[NY])


@rule
def first_answer(state: Position) -> int:
    """The action that the first of these bits stands for."""
    if state.step == TOKEN or state.step == SUPPORT:
        return SEND
    if state.step == ELSEWHERE:
        return SMUGGLE
    if state.step == PERFORM:
        return PERFORM_SPACE + int(FIRST_SPACE_OF_DISTRICT[state.district])
    if state.step == OPEN:
        return OPEN_DISTRICT - NY_DISTRICTS
    return HIT_TOKEN if state.step == HIT else FAVOUR_DISTRICT


@rule
def apply(state: Position, seat: int, action: int) -> None:
    """What the action does, and all that follows until somebody owes the next decision."""
    if action < TO:
        begin(state, int(action))
    elif action < SMUGGLE:
        lay(state, int(action) - TO)
    else:
        answer(state, int(action))
    if state.step == WORKING:
        go_on(state)
    if state.solo:
        plan_ahead(state)


@rule
def begin(state: Position, action: int) -> None:
    """§3.1, §4.1 A token is sent, §11.3 or none any more; §13.3 or the automaton draws its stratagem."""
    if action == STOP:
        stop(state)
    elif action == CONSULT_LISTS:
        draw_stratagem(state)
        state.step = TOKEN
    else:
        send(state, action - SEND)


@rule
def answer(state: Position, action: int) -> None:
    """§5.5, §8.2, §12.4, §13.2, §13.8 What was asked is done."""
    if action < PERFORM_SPACE:
        smuggle(state, action - SMUGGLE)
    elif action < OPEN_DISTRICT:
        perform_space(state, action - PERFORM_SPACE)
    elif action < HIT_TOKEN:
        open_district(state, action - OPEN_DISTRICT + NY_DISTRICTS)
    elif action < FAVOUR_DISTRICT:
        hit(state, action - HIT_TOKEN)
    else:
        favour(state, action - FAVOUR_DISTRICT)


@rule
def plan_ahead(state: Position) -> None:
    """§13.1 The automaton makes up its mind as a choice of a token begins, and goes by that until it is laid."""
    if is_automatic(state) and (state.step == TOKEN or state.step == SUPPORT):
        make_plan(state)
    elif state.step != SPACE:
        forget_plan(state)
