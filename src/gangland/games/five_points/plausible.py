"""Could this position come up? What a typed one must satisfy beyond the count of its cards.

The pyramid may have gaps: they come of R4.
"""

from typing import NamedTuple

from gangland.engine.position import Position
from gangland.games.five_points.components import BASE, HEART, LAND, NOTHING, PLACES, SUPPORT, TOP
from gangland.games.five_points.redeal.hands import hand_will_do
from gangland.games.five_points.rules.influence import why_not_expel
from gangland.games.five_points.rules.pyramid import hand_of, occupied
from gangland.games.five_points.rules.reveals import hidden_alliances
from gangland.games.five_points.state import DISCARD, EXPEL, FILL, OVER, REVEAL


class Flaw(NamedTuple):
    """The id of what is impossible, and the section of the text that says it."""

    section: str
    id: str


def entered(state: Position) -> tuple[str, ...]:
    """§6.1, §7.1 What has been reached for sure: a row where a card stands or has just left a hole."""
    rows = (("heart", range(HEART, LAND)), ("land", range(LAND, TOP)), ("crowned", range(TOP, PLACES)))
    return tuple(
        name for name, row in rows if any(state.place[at] != NOTHING or state.hole == at for at in row)
    )  # fmt: skip


def flaw(state: Position) -> Flaw | None:
    """The first thing that can't be, or nothing."""
    return _flaw_of_passes(state) or _flaw_of_influence(state) or _flaw_of_hole(state) or _flaw_of_reveal(state)


def _flaw_of_passes(state: Position) -> Flaw | None:
    passed = [seat for seat in range(state.seats) if state.passed[seat]]
    if (len(passed) == state.seats) != (state.step == OVER):
        return Flaw("passed", "flaw-over")  # §7.4
    if passed and not state.crowned and state.step != OVER:
        return Flaw("passed", "flaw-passed-too-early")  # §7.2
    if state.turn in passed and state.step != OVER:
        return Flaw("turn", "flaw-has-passed")  # §7.3
    return None


def _flaw_of_influence(state: Position) -> Flaw | None:
    if (state.influenced != NOTHING) != (state.step in (EXPEL, DISCARD)):
        return Flaw("influenced", "flaw-influenced")  # §5.1
    if (state.victim != NOTHING) != (state.step == DISCARD):
        return Flaw("victim", "flaw-victim")  # §5.1
    if state.step not in (EXPEL, DISCARD):
        return None
    if state.place[state.influenced] == NOTHING or not hand_will_do(state):
        return Flaw("influenced", "flaw-cannot-expel")  # §5.2
    if state.step == DISCARD:
        if state.victim >= HEART:
            return Flaw("victim", "flaw-victim-above")  # §5.3
        if why_not_expel(state, occupied(state), hand_of(state, state.turn), state.victim):
            return Flaw("victim", "flaw-cannot-expel")  # §5.2
    return None


def _flaw_of_hole(state: Position) -> Flaw | None:
    if (state.hole != NOTHING) != (state.step == FILL):
        return Flaw("hole", "flaw-hole")  # §4.3
    if state.step == FILL:
        below = SUPPORT[state.hole].tolist() if state.hole >= BASE else []
        if not below or state.place[state.hole] != NOTHING or any(state.place[at] == NOTHING for at in below):
            return Flaw("hole", "flaw-no-choice")  # §4.3
    return None


def _flaw_of_reveal(state: Position) -> Flaw | None:
    if (state.asked != NOTHING) != (state.step == REVEAL):
        return Flaw("asked", "flaw-asked")  # §6.1
    if state.step == REVEAL:
        right = (state.turn - 1) % state.seats
        if state.asked == right or hidden_alliances(state, state.asked) < 2:
            return Flaw("asked", "flaw-need-not-reveal")  # §6.2
    if state.due and not (state.heart or state.land):
        return Flaw("due", "flaw-asked")  # §6.1
    return None
