"""The automaton's three lists (§13.4 to §13.6): what each line says of a district, a space, a token. More is better."""

import numpy as np

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.components import (
    AMOUNT_OF,
    AUTOMATON,
    BLANK,
    CALL,
    EFFECT_OF,
    ELSEWHERE,
    FIRST_SPACE,
    HERE,
    MONEY,
    NOTHING,
    PERSON,
    POINTS_OF_ROW,
    QUICK,
    RECRUIT,
    ROW_OF,
    SHOT,
    SIZE_OF_ROW,
)
from gangland.games.syndicate.rules.placing import counted
from gangland.games.syndicate.rules.prospects import (
    CLOSES_DISTRICT,
    UNFIT,
    WINS_ROW,
    change_of,
    fills_row,
    prospect,
    strength_in,
    win_of,
)
from gangland.games.syndicate.rules.stratagems import (
    FEW_TOKENS,
    count_bits,
    wants_district,
    wants_space,
    wants_token,
)

RICH = 20  # points from which the automaton goes for money and strength
BEHIND = 3  # points by which the person leads when the automaton goes for money
WHICH_DISTRICT, WHICH_SPACE, WHICH_TOKEN = range(3)  # the three lists, in the order in which they are read

# The lines of each list, and what they are called where the automaton's reasons are told; line 0 tells nothing. The
# first line keeps what fits (R29): where no other line decides, there was only one.
ONLY = 1
CLOSE_IT, WIN_ROW, WANTED_DISTRICT, WANTED_SECOND, MOST_FREE, MOST_POINTS, TOP_DOWN = range(2, 9)
DISTRICT_REASONS = ("none", "only", "close", "row", "clause", "glory", "empty", "points", "order")
WINNING_SPACE, WANTED_SPACE, MONEY_WHEN_RICH = range(2, 5)
MONEY_WHEN_BEHIND, RECRUIT_WHEN_FEW, CALL_TWO = range(6, 9)
LEFT_TO_RIGHT = 14
SPACE_REASONS = (
    "none", "only", "wins", "clause", "rich", "elsewhere", "behind", "small", "call-two", "call-one", "shot", "here",
    "recruit", "money", "order",
)  # fmt: skip
SOUGHT = np.array(  # the effect that each line of the list for spaces looks for
    [NOTHING] * 4 + [MONEY, ELSEWHERE, MONEY, RECRUIT, CALL, CALL, SHOT, HERE, RECRUIT, MONEY, NOTHING], np.int64
)
WINNING_TOKEN, WANTED_TOKEN, WANTED_CHANGE, NOT_ON_BLANK, NOT_ON_LAST, STRONGEST, BY_DIE = range(2, 9)
TOKEN_REASONS = ("none", "only", "wins", "clause", "guns", "blank", "last", "strong", "die")


@rule
def score_of(state: Position, question: int, line: int, place: int, nth: int) -> int:
    """§13.4, §13.5, §13.6 What a line of a list says of its nth candidate.

    A district is asked for all spaces of its active row and all tokens, a space for all tokens, a token for itself.
    """
    first_slot = 0
    end_slot = int(state.hand_size[AUTOMATON])
    first = place
    spaces = 1
    if question == WHICH_DISTRICT:
        first = int(FIRST_SPACE[state.active[nth]])
        spaces = int(SIZE_OF_ROW[state.active[nth]])
    elif question == WHICH_SPACE:
        first = int(FIRST_SPACE[state.active[place]]) + nth
    else:
        first_slot = nth
        end_slot = nth + 1
    best = int(UNFIT)  # without int() Numba would compile what it is handed to once more for this constant
    if question == WHICH_TOKEN or line <= WIN_ROW:  # no later line of the other lists asks what would happen
        for space in range(first, first + spaces):
            for slot in range(first_slot, end_slot):
                best = max(best, prospect(state, slot, space))
    if line == ONLY:
        return min(win_of(best), 1)
    if question == WHICH_DISTRICT:
        return district_score(state, line, nth, win_of(best))
    if question == WHICH_SPACE:
        return space_score(state, line, first, best)
    return token_score(state, line, nth, place, best)


@rule
def district_score(state: Position, line: int, district: int, win: int) -> int:
    """§13.4 Close and win it; finish and win a row; the stratagem; free spaces; points; from the top."""
    row = int(state.active[district])
    if line == CLOSE_IT:
        return int(win == CLOSES_DISTRICT)
    if line == WIN_ROW:
        return int(win >= WINS_ROW)
    if line <= WANTED_SECOND:
        return wants_district(state, district, line - WANTED_DISTRICT)
    if line == MOST_FREE:
        return count_bits(int(state.free[row]))
    return int(POINTS_OF_ROW[row]) if line == MOST_POINTS else -district


@rule
def space_score(state: Position, line: int, space: int, best: int) -> int:
    """§13.5 One that wins; the stratagem; then effect by effect, some only when it needs them; from the left."""
    if line == WINNING_SPACE:
        return win_of(best)
    if line == WANTED_SPACE:
        return wants_space(state, int(EFFECT_OF[space]))
    if line == LEFT_TO_RIGHT:
        return -space
    if EFFECT_OF[space] != SOUGHT[line]:
        return 0
    if line == MONEY_WHEN_RICH:
        return int(state.money[AUTOMATON] >= RICH)
    if line == MONEY_WHEN_BEHIND:
        return int(state.money[PERSON] - state.money[AUTOMATON] >= BEHIND)
    if line == RECRUIT_WHEN_FEW:
        return int(state.hand_size[AUTOMATON] <= FEW_TOKENS)
    return int(AMOUNT_OF[space] == 2) if line == CALL_TWO else 1


@rule
def token_score(state: Position, line: int, slot: int, space: int, best: int) -> int:
    """§13.6 One that wins; the stratagem; no 0 on a blank space, no quick support on a last one; strength if rich."""
    if line == WINNING_TOKEN:
        return win_of(best)
    if line <= WANTED_CHANGE:
        return wants_token(state, slot, int(EFFECT_OF[space]), change_of(best), line - WANTED_TOKEN)
    if line == NOT_ON_BLANK:
        return int(EFFECT_OF[space] != BLANK or strength_in(best) > 0)
    if line == NOT_ON_LAST:
        is_quick = (QUICK >> int(counted(state, AUTOMATON, state.row[slot]))) & 1
        return int(not (is_quick and fills_row(int(state.free[ROW_OF[space]]))))
    return strength_in(best) if state.money[AUTOMATON] >= RICH else 0
