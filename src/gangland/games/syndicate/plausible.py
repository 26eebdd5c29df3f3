"""Could this position come up in a game? What a typed one must satisfy beyond the count of its tokens."""

from typing import NamedTuple

from gangland.engine.position import Position
from gangland.games.syndicate.components import (
    AUTOMATON,
    DISTRICT_OF,
    DISTRICTS,
    ENOUGH,
    FIRST_REINFORCEMENT,
    FIRST_ROW,
    LA,
    NOTHING,
    PERSON,
    SEATS,
    SPACES,
    STEAMROLL,
    TOKENS,
)
from gangland.games.syndicate.rules.effects import hittable, other_districts
from gangland.games.syndicate.rules.gangs import behind_screen
from gangland.games.syndicate.rules.los_angeles import next_districts
from gangland.games.syndicate.rules.placing import districts_to_go, fits, sendable
from gangland.games.syndicate.rules.skirmish import free_effects
from gangland.games.syndicate.state import (
    CONSULT,
    ELSEWHERE,
    FAVOUR,
    FREE,
    HIT,
    OPEN,
    OVER,
    PERFORM,
    SPACE,
    SUPPORT,
    TOKEN,
)


class Flaw(NamedTuple):
    """The id of what is impossible, and the section of the text that says it."""

    section: str
    id: str


def flaw(state: Position) -> Flaw | None:
    """The first thing that can't be, or nothing."""
    problems = (_flaw_of_board, _flaw_of_bounds, _flaw_of_end, _flaw_of_solo, _flaw_of_step)
    return next((problem for check in problems if (problem := check(state))), None)


def _flaw_of_board(state: Position) -> Flaw | None:
    used = state.in_play | state.closed
    for space in range(SPACES):
        if state.space_token[space] != NOTHING and not used >> int(DISTRICT_OF[space]) & 1:
            return Flaw("spaces", "flaw-token-out-of-play")  # §12.1
    if any(state.in_play >> district & 1 and _is_misplaced(state, district) for district in range(DISTRICTS)):
        return Flaw("active", "flaw-active-form")  # §4.1
    return None


def _is_misplaced(state: Position, district: int) -> bool:
    """§4.1 Is the active row not the first one with a free space? §7.1 It may be full until the marker has moved."""
    active = state.active[district]
    is_fought_for = district == state.district and state.step in (ELSEWHERE, HIT)
    above = any(state.free[row] for row in range(FIRST_ROW[district], active))
    return above or (state.free[active] == 0 and not is_fought_for)


def _flaw_of_bounds(state: Position) -> Flaw | None:
    for seat in range(SEATS):
        behind = sum(state.hand[seat, token] for token in range(FIRST_REINFORCEMENT, TOKENS))
        behind += state.turn == seat and state.picked >= FIRST_REINFORCEMENT
        if not state.least[seat] <= behind <= state.most[seat]:
            return Flaw("bounds", "flaw-bounds")  # §3.2
        if state.most[seat] > min(state.reinforcements[seat], behind_screen(state, seat)):
            return Flaw("bounds", "flaw-bounds")
        if state.least[seat] < state.reinforcements[seat] - state.bag_size[seat]:
            return Flaw("bounds", "flaw-bounds")
    return None


def _flaw_of_end(state: Position) -> Flaw | None:
    if state.extra and (state.turn == 0 or state.money[0] < ENOUGH):
        return Flaw("extra", "flaw-extra")  # §10.2
    if (state.step == OVER) != (state.winner != NOTHING):
        return Flaw("winner", "flaw-winner")  # §10.1
    return None


def _flaw_of_solo(state: Position) -> Flaw | None:
    if state.solo and state.board == LA:
        return Flaw("solo", "flaw-solo-board")  # §13.1
    if not state.solo and (state.stratagem != NOTHING or state.step in (HIT, FAVOUR, CONSULT)):
        return Flaw("step" if state.stratagem == NOTHING else "stratagem", "flaw-no-solo")  # §13.1
    if (state.handicap > 0) != (state.step == FAVOUR):
        return Flaw("handicap", "flaw-handicap")  # §13.2
    if state.clause == STEAMROLL or (state.clause == NOTHING) != (state.stratagem == NOTHING):
        return Flaw("stratagem", "flaw-clause")  # §13.3
    if state.solo and state.turn == AUTOMATON and state.step not in (CONSULT, OVER) and state.stratagem == NOTHING:
        return Flaw("step", "flaw-no-stratagem")  # §13.3
    if state.solo and state.turn == AUTOMATON and state.step == SPACE and state.plan_space == NOTHING:
        return Flaw("step", "flaw-no-plan")  # §13.1
    if state.plan_space != NOTHING and not _can_be_planned(state):
        return Flaw("plan", "flaw-plan")  # §13.1
    turn = {FAVOUR: PERSON, HIT: PERSON, CONSULT: AUTOMATON}.get(state.step, state.turn)
    return Flaw("turn", "flaw-wrong-turn") if state.turn != turn else None


def _can_be_planned(state: Position) -> bool:
    """§13.1 Is it the automaton's to lay this token, and does it fit there?"""
    places = districts_to_go(state) >> int(DISTRICT_OF[state.plan_space]) & 1
    asked = state.turn == AUTOMATON and state.step in (TOKEN, SUPPORT, SPACE)
    return bool(asked and places and fits(state, AUTOMATON, state.plan_token, state.plan_space))


def _several(bits: int) -> bool:
    return bits & (bits - 1) != 0


def _flaw_of_step(state: Position) -> Flaw | None:
    """Does what is asked have an answer, and more than one if it is asked only then?"""
    if (state.picked != NOTHING) != (state.step == SPACE):
        return Flaw("picked", "flaw-picked")  # §4.1
    if state.step in (TOKEN, CONSULT) and sendable(state, state.turn) == 0:
        return Flaw("hand", "flaw-stuck")  # §10.3
    if state.step == SPACE and not _fits_somewhere(state):
        return Flaw("picked", "flaw-picked-fits-nowhere")  # §4.2
    placing = state.step in (ELSEWHERE, PERFORM, SUPPORT, OPEN, HIT)
    if placing != (state.district != NOTHING) and not (state.step == SPACE and state.in_play >> state.district & 1):
        return Flaw("district", "flaw-district")  # §11.3
    return _flaw_of_question(state) if placing else None


def _fits_somewhere(state: Position) -> bool:
    """§4.2 Has the token picked up a space to go to?"""
    kind = 1 << int(state.picked)
    held = state.held[state.turn]
    state.held[state.turn] = kind
    fits = sendable(state, state.turn) == kind
    state.held[state.turn] = held
    return fits


def _flaw_of_question(state: Position) -> Flaw | None:
    is_closed = state.closed >> state.district & 1
    answers = {
        ELSEWHERE: other_districts(state) if state.amount else 0,
        PERFORM: state.left,
        OPEN: next_districts(state) if is_closed and state.board == LA else 0,
        HIT: hittable(state),
        SUPPORT: 0 if is_closed or state.hand_size[state.turn] == 0 else 3,
    }
    if not _several(answers[state.step]):
        return Flaw("step", "flaw-no-question")  # §5.5, §8.2, §11.3, §12.4, §13.8
    if state.step != SUPPORT and bool(is_closed) != (state.stage >= FREE):
        return Flaw("after", "flaw-after")  # §5.8
    if state.left & ~free_effects(state, state.district) or (state.left and not is_closed):
        return Flaw("left", "flaw-left")  # §8.2
    if not is_closed and state.step != SUPPORT and state.last[state.turn] == NOTHING:
        return Flaw("last", "flaw-no-last")  # §6.1
    return None
