"""Could this position come up in a game? What a typed one must satisfy beyond the count of its cards."""

from collections.abc import Sequence
from typing import NamedTuple

from gangland.engine.position import Position
from gangland.games.the_boss.components import CHICAGO, CITIES, HAND, NOTHING, PLACES, POLICE_TURN, TURNS
from gangland.games.the_boss.rules.crowds import crowd
from gangland.games.the_boss.rules.police import is_last_round
from gangland.games.the_boss.rules.profits import leader
from gangland.games.the_boss.rules.turn import next_in_last_turn
from gangland.games.the_boss.state import LAY, OVER, SEND


class Flaw(NamedTuple):
    """The id of what is impossible, and the section of the text that says it."""

    section: str
    id: str


def flaw(state: Position, early: Sequence[int] | None) -> Flaw | None:
    """The first thing that can't be, or nothing; `early` is what was said of each player's foothold, if anything."""
    return _flaw_of_cities(state) or _flaw_of_hands(state) or _flaw_of_step(state, early) or _flaw_of_end(state)


def _elsewhere(state: Position, seat: int) -> list[int]:
    return [city for city in range(CITIES) if crowd(state, seat, city)]


def _flaw_of_cities(state: Position) -> Flaw | None:
    seats = range(state.seats)
    for place in range(PLACES):
        crowds = [crowd(state, seat, place) for seat in seats if crowd(state, seat, place)]
        if len(set(crowds)) < len(crowds):
            return Flaw("sent", "flaw-tie")  # §4.2
        if any(state.sent_amateurs[seat, place] and not state.sent_professionals[seat, place] for seat in seats):
            return Flaw("sent", "flaw-amateurs-alone")  # §4.3
        if place != CHICAGO and any(state.exile[seat] >> place & 1 and crowd(state, seat, place) for seat in seats):
            return Flaw("exile", "flaw-exiled")  # §4.5
    if any(crowd(state, seat, CHICAGO) and not _elsewhere(state, seat) for seat in seats):
        return Flaw("sent", "flaw-foothold")  # §6.1
    return None


def _flaw_of_hands(state: Position) -> Flaw | None:
    sizes = [state.hand[seat].bit_count() for seat in range(state.seats)]
    full = HAND + 1 - state.turn_number
    moved = (state.turn - state.starter) % state.seats
    due = [full - ((seat - state.starter) % state.seats < moved) for seat in range(state.seats)]
    if state.step == OVER:
        return Flaw("hand", "flaw-hands-at-the-end") if any(sizes) else None  # §9.1
    if state.turn_number < TURNS:
        return Flaw("hand", "flaw-hands") if sizes != due else None  # §3.1, §5.1
    if max(sizes) > 1 or sizes[state.turn] != 1:
        return Flaw("hand", "flaw-last-hands")  # §5.1
    if state.step == SEND and next_in_last_turn(state) != state.turn:
        return Flaw("turn", "flaw-last-turn")  # §8.1, §8.2
    return None


def _flaw_of_step(state: Position, early: Sequence[int] | None) -> Flaw | None:
    if (state.step == LAY) != (state.last != NOTHING):
        return Flaw("step", "flaw-last-city")  # §3.2
    if state.last != NOTHING and leader(state, state.last) != state.turn:
        return Flaw("last", "flaw-just-sent")  # §4.2
    for seat, said in enumerate(early or ()):
        cities = _elsewhere(state, seat)
        earlier = [city for city in cities if (seat, city) != (state.turn, state.last)]
        if (said and not cities) or (earlier and not said):
            return Flaw("early", "flaw-early")  # §6.1
    return None


def _flaw_of_end(state: Position) -> Flaw | None:
    final = is_last_round(state)
    if final and state.turn_number < POLICE_TURN:
        return Flaw("police", "flaw-police-too-early")  # §7.1, §7.2
    nobody = all(leader(state, place) == NOTHING for place in range(PLACES))
    if state.step == OVER and not (final and nobody and state.turn_number == TURNS):
        return Flaw("step", "flaw-not-over")  # §11.1
    return None
