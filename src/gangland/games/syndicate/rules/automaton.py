"""The automaton of the solo game (§13): it reads its lists line by line, and does what they say.

When its turn begins it decides district, space and token together; the plan, and which line decided each of the three,
stay in the position. Quick support makes a new plan for the same district.
"""

from gangland.engine.bits import nth_bit
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.syndicate.actions import CONSULT_LISTS, PERFORM_SPACE, SEND, SMUGGLE, STOP, TO
from gangland.games.syndicate.components import (
    AUTOMATON,
    CLOSES,
    DIE,
    FIRST_SPACE,
    FIRST_SPACE_OF_DISTRICT,
    MOST_TOKENS,
    NOTHING,
    NY_DISTRICTS,
)
from gangland.games.syndicate.rules.preferences import (
    BY_DIE,
    LEFT_TO_RIGHT,
    ONLY,
    TOP_DOWN,
    WHICH_DISTRICT,
    WHICH_SPACE,
    WHICH_TOKEN,
    score_of,
)
from gangland.games.syndicate.rules.prospects import change
from gangland.games.syndicate.rules.stratagems import count_bits, draw_stratagem
from gangland.games.syndicate.state import CONSULT, ELSEWHERE, PERFORM, SPACE, SUPPORT

__all__ = ["automaton_action", "draw_stratagem", "make_plan"]

LOWEST = -1000  # below all that a line can say


@rule
def automaton_action(state: Position) -> int:
    """§13.1 The one thing the automaton may do now: what its lists have decided."""
    if state.step == CONSULT:
        return CONSULT_LISTS
    if state.step == ELSEWHERE:
        return SMUGGLE + district_to_smuggle(state)
    if state.step == PERFORM:
        return PERFORM_SPACE + next_effect(state)
    if state.step == SPACE:
        return TO + int(state.plan_space)
    return STOP if state.plan_token == NOTHING else SEND + int(state.plan_token)


@rule
def district_to_smuggle(state: Position) -> int:
    """§13.7, §13.8, R30 Barrels for elsewhere go where the change is greatest; if equally great, from the top."""
    best = LOWEST
    found = NOTHING
    for district in range(NY_DISTRICTS):
        if district != state.district and (state.in_play >> district) & 1:
            before = int(state.marker[district])
            after = min(before + int(state.amount), int(CLOSES[district]) - 1)
            great = change(before, after, False)
            if great > best:
                best = great
                found = district
    return found


@rule
def next_effect(state: Position) -> int:
    """§13.8, R30 The effects of free spaces from the top down, from left to right."""
    return int(FIRST_SPACE_OF_DISTRICT[state.district]) + nth_bit(int(state.left), 0)


@rule
def make_plan(state: Position) -> None:
    """§13.3 District, then space, then token; §13.8 after quick support the same district, or no plan at all."""
    state.plan_slot = NOTHING
    state.plan_token = NOTHING
    state.plan_space = NOTHING
    state.why_district = 0
    state.why_space = 0
    state.why_token = 0
    state.die = 0
    place = int(AUTOMATON)
    for question in range(WHICH_TOKEN + 1):
        if place != NOTHING:
            place = choose(state, question, place)


@rule
def choose(state: Position, question: int, place: int) -> int:
    """§13.4, §13.5, §13.6 Read one list to its end: the candidate that is left, or NOTHING if nothing fits.

    The line that decided is the last one that ruled a candidate out; what is still open then, the die decides.
    """
    candidates = all_candidates(state, question, place)
    decisive = ONLY
    for line in range(ONLY, last_line(question) + 1):
        kept = best_on_line(state, question, line, place, candidates)
        if kept != candidates and line > ONLY:
            decisive = line
        candidates = kept
    if candidates == 0:
        return NOTHING
    if candidates & (candidates - 1) != 0:
        decisive = BY_DIE
        candidates = roll_for_token(state, candidates)
    return settle(state, question, decisive, place, nth_bit(candidates, 0))


@rule
def all_candidates(state: Position, question: int, place: int) -> int:
    """A bit for each open district, each free space of the district's open row, or each token of the row."""
    if question == WHICH_DISTRICT:
        return 1 << int(state.district) if state.step == SUPPORT else int(state.in_play)
    if question == WHICH_SPACE:
        return int(state.free[state.active[place]])
    return (1 << int(state.hand_size[AUTOMATON])) - 1


@rule
def last_line(question: int) -> int:
    """The last line of each list; after it the die decides between tokens."""
    if question == WHICH_DISTRICT:
        return TOP_DOWN
    return LEFT_TO_RIGHT if question == WHICH_SPACE else BY_DIE - 1


@rule
def best_on_line(state: Position, question: int, line: int, place: int, candidates: int) -> int:
    """§13.4 The candidates that are best on this line; R29 on the first only those that fit at all."""
    best = 1 if line == ONLY else LOWEST
    kept = 0
    for nth in range(MOST_TOKENS):
        if candidates >> nth == 0:
            break
        if (candidates >> nth) & 1:
            score = score_of(state, question, line, place, nth)
            if score > best:
                best = score
                kept = 0
            kept |= int(score == best) << nth
    return kept


@rule
def roll_for_token(state: Position, tokens: int) -> int:
    """§13.6, R29 The die says which of the fitting tokens, counted from the left and round again."""
    state.die = 1 + below(state, DIE)
    return 1 << nth_bit(tokens, (int(state.die) - 1) % count_bits(tokens))


@rule
def settle(state: Position, question: int, decisive: int, place: int, nth: int) -> int:
    """§13.3 Write down what was decided, and which line did it; where the next list looks."""
    if question == WHICH_DISTRICT:
        state.why_district = decisive
        return nth
    if question == WHICH_SPACE:
        state.why_space = decisive
        state.plan_space = int(FIRST_SPACE[state.active[place]]) + nth
        return int(state.plan_space)
    state.why_token = decisive
    state.plan_slot = nth
    state.plan_token = state.row[nth]
    return nth
