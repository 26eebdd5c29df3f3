"""Could this position come up in a game? What a typed one must satisfy beyond the count of its cards."""

from typing import NamedTuple

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.games.cash_n_guns.actions import COUNT
from gangland.games.cash_n_guns.components import DEADLY, DEADLY_FOR_NIEZNISZCZALNY, NIEZNISZCZALNY, NOTHING
from gangland.games.cash_n_guns.rules.choices import legal, why_not
from gangland.games.cash_n_guns.rules.people import stands
from gangland.games.cash_n_guns.state import CLIP, GIVE, LATE, MORE, OVER, TRADE


class Flaw(NamedTuple):
    """The id of what is impossible, and the section of the text that says it."""

    section: str
    id: str


def flaw(state: Position) -> Flaw | None:
    """The first thing that can't be, or nothing."""
    return _flaw_of_people(state) or _flaw_of_aims(state) or _flaw_of_split(state) or _flaw_of_step(state)


def _flaw_of_people(state: Position) -> Flaw | None:
    if state.step != OVER and sum(state.alive) < 2:
        return Flaw("dead", "flaw-one-left")  # §8.5
    for seat in range(state.seats):
        deadly = DEADLY_FOR_NIEZNISZCZALNY if state.talent[seat] == NIEZNISZCZALNY else DEADLY
        if state.alive[seat] and state.wounds[seat] >= deadly:
            return Flaw("wounds", "flaw-wounds")  # §8.3
        if not state.alive[seat] and (state.loaded[seat] != NOTHING or state.choice[seat] != NOTHING):
            return Flaw("loaded", "flaw-dead-player")  # §8.3
    return None


def _flaw_of_aims(state: Position) -> Flaw | None:
    for seat in range(state.seats):
        target = state.aim[seat]
        if target == seat or target >= state.seats:
            return Flaw("aims", "flaw-aim")  # §5.1
        if target == LATE and not state.clock:
            return Flaw("aims", "flaw-no-clock")  # §5.2
    return None


def _flaw_of_split(state: Position) -> Flaw | None:
    if state.pick != NOTHING and not stands(state, state.pick):
        return Flaw("stance", "flaw-pick")  # §9.1
    if state.step == MORE and state.left >> state.pick & 1:
        return Flaw("left", "flaw-left")  # §12.2
    if state.step == TRADE and not state.loot[state.pick, max(state.taken, 0)]:
        return Flaw("taken", "flaw-taken")  # §12.17
    if state.step in (CLIP, GIVE) and state.fresh == NOTHING:
        return Flaw("fresh", "flaw-fresh")  # §10.5, §12.13
    return None


def _flaw_of_step(state: Position) -> Flaw | None:
    """§3.1 Somebody is asked, everyone who is can do something, and what was chosen could be."""
    if state.step == OVER:
        return None
    if state.owes == 0:
        return Flaw("step", "flaw-nobody-is-asked")
    for seat in range(state.seats):
        if state.owes >> seat & 1 and (not state.alive[seat] or legal(state, seat, [0] * COUNT) == 0):
            return Flaw("step", "flaw-nothing-to-do")
        if state.choice[seat] != NOTHING and why_not(state, seat, state.choice[seat]) != ALLOWED:
            return Flaw("step", "flaw-choice")
    return None
