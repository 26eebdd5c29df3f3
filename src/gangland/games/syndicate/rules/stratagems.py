"""The automaton's stratagems: how one is drawn, and what each of them wants (§13.3)."""

import numpy as np

from gangland.engine.bits import nth_bit
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.syndicate.components import (
    AUTOMATON,
    BIG_GUNS,
    CALL,
    COUNTERATTACK,
    ECONOMIC_WARFARE,
    EFFECT_OF,
    FIRST_REINFORCEMENT,
    FIRST_SPACE,
    FOR_THE_GLORY,
    MONEY,
    NOTHING,
    POINTS_OF_ROW,
    RAPID_DEPLOYMENT,
    RECRUIT,
    RESEARCH,
    SECURE,
    SHOT,
    STEAMROLL,
    STRATAGEMS,
)
from gangland.games.syndicate.rules.placing import counted, spaces_for

FEW_TOKENS = 4  # so many in its row, or fewer, and the automaton wants to recruit (§13.5)
# The effects of which a stratagem wants one to be free in a district, as bits: first, and among equally good ones.
DISTRICT_WITH = np.zeros((2, STRATAGEMS), np.int64)
DISTRICT_WITH[0, ECONOMIC_WARFARE] = 1 << RECRUIT | 1 << SHOT
DISTRICT_WITH[0, RESEARCH] = 1 << CALL
DISTRICT_WITH[1, FOR_THE_GLORY] = 1 << MONEY


@rule
def draw_stratagem(state: Position) -> None:
    """§13.3, R28 One of the cup: not the one lying out, nor the one it repeats; Steamroll not as the first."""
    cup = (1 << STRATAGEMS) - 1
    if state.stratagem == NOTHING:
        cup ^= 1 << STEAMROLL
    else:
        cup &= ~(1 << int(state.stratagem) | 1 << int(state.clause))
    drawn = nth_bit(cup, below(state, count_bits(cup)))
    state.stratagem = drawn
    if drawn != STEAMROLL:
        state.clause = drawn


@rule
def count_bits(bits: int) -> int:
    """How many there are in a set."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@rule
def offers(state: Position, row: int, effects: int) -> int:
    """§13.4, R29 1 if a free space with one of these effects is there for a token of the automaton, else 0."""
    spaces = 0
    for slot in range(state.hand_size[AUTOMATON]):
        what = int(counted(state, AUTOMATON, state.row[slot]))
        if what != NOTHING:
            spaces |= int(spaces_for(state, what, row))
    found = 0
    nth = 0
    while spaces >> nth != 0:
        found |= (spaces >> nth) & (effects >> int(EFFECT_OF[FIRST_SPACE[row] + nth])) & 1
        nth += 1
    return found


@rule
def wants_district(state: Position, district: int, second: int) -> int:
    """§13.3 How much the stratagem wants this district; what it wants in the second place has a line of its own."""
    clause = int(state.clause)
    row = int(state.active[district])
    if second == 0:
        if clause == COUNTERATTACK:
            return int(state.marker[district] < 0)
        if clause == SECURE:
            return int(state.marker[district] > 0)
        if clause == FOR_THE_GLORY:
            return int(POINTS_OF_ROW[row])
    return offers(state, row, int(DISTRICT_WITH[second, clause]))


@rule
def wants_space(state: Position, effect: int) -> int:
    """§13.3 Economic Warfare wants recruits while they are few, else a shot; For the Glory wants money."""
    if state.clause == FOR_THE_GLORY:
        return int(effect == MONEY)
    if state.clause == ECONOMIC_WARFARE:
        return int(effect == (RECRUIT if state.hand_size[AUTOMATON] <= FEW_TOKENS else SHOT))
    return 0


@rule
def wants_token(state: Position, slot: int, effect: int, change: int, second: int) -> int:
    """§13.3 How much the stratagem wants this token on a space with that effect.

    Big Guns: a reinforcement, in the second place the greatest change, R33 even if there is none; Counterattack: the
    greatest change; Rapid Deployment: the leftmost; Research: a reinforcement, unless the space calls some.
    """
    clause = state.clause
    if second == 1:
        return change if clause == BIG_GUNS else 0
    if clause == COUNTERATTACK:
        return change
    if clause == RAPID_DEPLOYMENT:
        return -slot
    wants = clause == BIG_GUNS or (clause == RESEARCH and effect != CALL)
    return int(wants and state.row[slot] >= FIRST_REINFORCEMENT)
