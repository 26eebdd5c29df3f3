"""What a token would do for the automaton: does it win, how great is the change, how strong is it (§13.4, §13.7)?

A prospect packs these into one number: everything is copied into the code that calls it, so it is looked up in one
place. The greatest of several prospects is one that wins most.
"""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.components import (
    AFTER_LAST_ROW,
    AMOUNT_OF,
    AUTOMATON,
    BLOCK,
    CLOSES,
    DISTRICT_OF,
    EFFECT_OF,
    FIRST_SPACE,
    HERE,
    NOTHING,
    OB,
    ROW_OF,
)
from gangland.games.syndicate.rules.control import strength_of
from gangland.games.syndicate.rules.placing import counted, spaces_for

UNFIT = 0  # the prospect of a token that can't be laid there
NO_WIN, WINS_ROW, CLOSES_DISTRICT = range(1, 4)
STRENGTH_BITS, CHANGE_BITS = 8, 16  # room in a packed prospect, from below

# How great a change is (§13.7), from the greatest down; changes of one kind are told apart by the lead and the steps.
YOURS_TO_MINE, NOBODYS_TO_MINE, YOURS_TO_NOBODYS, MORE_MINE, LESS_YOURS, HARMLESS, ANY_CHANGE = range(6, -1, -1)
WIDTH = 64  # more than a marker can be away from anything


@rule
def prospect(state: Position, slot: int, space: int) -> int:
    """§13.4 What a token of the row would do on a space, packed; R29 UNFIT if it can't be laid there."""
    row = int(ROW_OF[space])
    what = int(counted(state, AUTOMATON, state.row[slot]))
    if what == NOTHING or (spaces_for(state, what, row) >> (space - int(FIRST_SPACE[row]))) & 1 == 0:
        return UNFIT
    district = int(DISTRICT_OF[space])
    strength = int(strength_of(state, AUTOMATON, what, district))
    before = int(state.marker[district])
    after = min(before + help_of_space(what, space) + strength, int(CLOSES[district]))
    fills = fills_row(int(state.free[row]))
    greatness = change(before, after, fills and after < 0)
    return (win(state, district, row, after, fills) << CHANGE_BITS | greatness) << STRENGTH_BITS | strength


@rule
def help_of_space(what: int, space: int) -> int:
    """§5.4 By how much the space itself moves the marker: `here`, §11.4 unless it is blocked, §11.10 or doubled."""
    if EFFECT_OF[space] != HERE or (BLOCK >> what) & 1:
        return 0
    return int(AMOUNT_OF[space]) * (2 if what == OB else 1)


@rule
def fills_row(free: int) -> bool:
    """§7.1 Is only one space of the row free?"""
    return free & (free - 1) == 0


@rule
def win(state: Position, district: int, row: int, after: int, fills: bool) -> int:
    """§13.4 Does the automaton close the district and win it, or a row? R24 Rows below may be full already."""
    if after >= CLOSES[district]:
        return CLOSES_DISTRICT
    if after <= 0 or not fills:
        return NO_WIN
    for below in range(row + 1, AFTER_LAST_ROW[district]):
        if state.free[below] != 0:
            return WINS_ROW
    return CLOSES_DISTRICT


@rule
def change(before: int, after: int, gives_row: bool) -> int:
    """§13.7 How great a change of a marker is: the kind of change, then the lead that it touches, then the steps."""
    steps = after - before
    if steps <= 0:
        return (ANY_CHANGE if gives_row else HARMLESS) * WIDTH * WIDTH
    if after > 0 and before <= 0:
        return (YOURS_TO_MINE if before < 0 else NOBODYS_TO_MINE) * WIDTH * WIDTH + steps
    if after == 0:
        return YOURS_TO_NOBODYS * WIDTH * WIDTH + steps
    kind = MORE_MINE if before > 0 else LESS_YOURS
    return (kind * WIDTH + abs(before)) * WIDTH + steps


@rule
def win_of(packed: int) -> int:
    """UNFIT, NO_WIN, WINS_ROW or CLOSES_DISTRICT."""
    return packed >> (CHANGE_BITS + STRENGTH_BITS)


@rule
def change_of(packed: int) -> int:
    return (packed >> STRENGTH_BITS) & ((1 << CHANGE_BITS) - 1)


@rule
def strength_in(packed: int) -> int:
    return packed & ((1 << STRENGTH_BITS) - 1)
