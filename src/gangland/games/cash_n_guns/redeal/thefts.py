"""Stolen loot, drawn anew for a guess (R9): who stole from whom all saw, which card it was only those two."""

from gangland.engine.cards import nth_kind
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import KEPT, NOTHING
from gangland.games.cash_n_guns.knowledge import both_of, giver_of, is_seen_move, kind_of, taker_of
from gangland.games.cash_n_guns.redeal.bullets import TRIES
from gangland.games.cash_n_guns.state import SECRET, TABLE


@rule
def redraw_thefts(state: Position, viewer: int) -> None:
    """R9 All loot moves again from the beginning; a theft that the viewer did not see takes another random card.

    What the viewer saw stolen has to come out as it did: if it does not, everything is tried again. After many tries
    the first thefts are taken that agree, in the order of the kinds.
    """
    take_back(state, state.event_count)
    separate_the_dead(state)
    drawn = False
    for _ in range(TRIES):
        if not drawn:
            drawn = draw_thefts(state, viewer)
    if not drawn:
        find_thefts(state, viewer)
    bury_the_dead(state)


@rule
def take_back(state: Position, count: int) -> None:
    """The last of so many moves first."""
    for nth in range(count - 1, -1, -1):
        move(state, nth, -1)


@rule
def move(state: Position, nth: int, cards: int) -> None:
    """One card moves as the event says, or back."""
    event = int(state.event[nth])
    kind, giver = kind_of(event), giver_of(event)
    state.loot[taker_of(event), kind] += cards
    if giver != TABLE:
        state.loot[giver, kind] -= cards


@rule
def separate_the_dead(state: Position) -> None:
    """§8.4 What the dead had is out of the game, so taking their moves back left less than nothing."""
    for seat in range(state.seats):
        for kind in range(KEPT):
            if state.alive[seat] == 0 and state.loot[seat, kind] < 0:
                state.gone[kind] += state.loot[seat, kind]
                state.loot[seat, kind] = 0


@rule
def bury_the_dead(state: Position) -> None:
    """§8.4 What the dead have now is out of the game."""
    for seat in range(state.seats):
        for kind in range(KEPT):
            if state.alive[seat] == 0:
                state.gone[kind] += state.loot[seat, kind]
                state.loot[seat, kind] = 0


@rule
def draw_thefts(state: Position, viewer: int) -> bool:
    """§12.14, §12.16, §12.17 One try; if it fails, all is taken back.

    A theft that the viewer saw is drawn too, and must agree, where the viewer can't be sure what there was to steal.
    """
    unsure = 0  # a bit for each player whose loot the viewer does not know
    for nth in range(state.event_count):
        event = int(state.event[nth])
        giver, to = giver_of(event), taker_of(event)
        if event & SECRET and giver != viewer and (to != viewer or (unsure >> giver) & 1):
            kind = any_loot(state, giver)
            if kind == NOTHING or (to == viewer and kind != kind_of(event)):
                take_back(state, nth)
                return False
            state.event[nth] = event - kind_of(event) + kind
            if to != viewer:
                unsure |= both_of(event)
        move(state, nth, 1)
    return True


@rule
def any_loot(state: Position, seat: int) -> int:
    """The kind of any loot card of that player, each card as likely; NOTHING if there is none."""
    cards = 0
    for kind in range(KEPT):
        cards += state.loot[seat, kind]
    if cards <= 0:
        return NOTHING
    return nth_kind(state.loot, seat, below(state, cards))


# Thefts that agree with what the viewer saw, when chance finds none


@rule
def find_thefts(state: Position, viewer: int) -> None:
    """Each unseen theft takes the first kind there is; where that leads to what was not so, an earlier one the next."""
    nth, least, concerned = 0, 0, 0
    while 0 <= nth < state.event_count:
        kind = possible_kind(state, nth, viewer, least)
        least = 0
        if kind != NOTHING:
            event = int(state.event[nth])
            state.event[nth] = event - kind_of(event) + kind
            move(state, nth, 1)
            nth += 1
        else:
            concerned = those_concerned(state, nth, viewer, concerned)
            nth = step_back(state, nth, viewer, concerned)
            least = kind_of(int(state.event[max(nth, 0)])) + 1


@rule
def possible_kind(state: Position, nth: int, viewer: int, least: int) -> int:
    """The kind that the viewer saw, if the giver has such a card; else the first from `least` on; or NOTHING."""
    event = int(state.event[nth])
    kind, giver = kind_of(event), giver_of(event)
    if is_seen_move(state, nth, viewer):
        return kind if giver == TABLE or state.loot[giver, kind] > 0 else NOTHING
    for other in range(least, KEPT):
        if state.loot[giver, other] > 0:
            return other
    return NOTHING


@rule
def those_concerned(state: Position, nth: int, viewer: int, concerned: int) -> int:
    """A bit for each player on whose loot it depends what that giver has: also those it stole from, and so on."""
    concerned |= 1 << giver_of(int(state.event[nth]))
    for before in range(nth - 1, -1, -1):
        both = both_of(int(state.event[before]))
        if both & concerned and not is_seen_move(state, before, viewer):
            concerned |= both
    return concerned


@rule
def step_back(state: Position, nth: int, viewer: int, concerned: int) -> int:
    """Moves are taken back to the last unseen theft of those concerned that may have been of a later kind."""
    found = False
    while nth > 0 and not found:
        nth -= 1
        move(state, nth, -1)
        event = int(state.event[nth])
        if not is_seen_move(state, nth, viewer) and (concerned >> giver_of(event)) & 1:
            found = possible_kind(state, nth, viewer, kind_of(event) + 1) != NOTHING
    return nth if found else NOTHING
