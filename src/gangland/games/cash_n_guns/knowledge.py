"""What a seat can know in Cash 'n Guns, as numbers. What it can't know, `guessing.py` draws anew."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.actions import AIM_AT, BE_LATE, DUCK_DOWN, LOAD
from gangland.games.cash_n_guns.components import (
    BANG,
    BLANK,
    BULLETS,
    CATEGORIES,
    COUNT_BITS,
    EVERYONE,
    KEPT,
    KINDS,
    LABELS,
    LOADED,
    MAX_SEATS,
    NOTHING,
    OPEN,
    SHARES,
    TALENTS,
    UNSEEN,
)
from gangland.games.cash_n_guns.state import AIM as AIM_STEP
from gangland.games.cash_n_guns.state import COURAGE, FROM, LATE, OVER, SECRET, STEPS, TO

COMPONENTS = KINDS + 2
BITS = 16  # a field of an event

# What `observe` writes of each player, from the own seat on: some marks, then these one after another.
MARKS = 13
STANCES = 3
AIMS = MAX_SEATS + 1  # at each player from the own seat on, or too late
TOLD = STANCES + AIMS + 3
KNOWN_BULLETS = MARKS + TALENTS
AIM = KNOWN_BULLETS + 2
STANCE = AIM + AIMS
LOOT = STANCE + STANCES
REPORT = LOOT + KEPT
OF_A_SEAT = REPORT + TOLD
CHOICES = 2 + AIMS + 2  # the own sealed choice: a bullet, an aim, courage
OWN = 4 + CHOICES
DISCARDS = 4  # bullets face up of each kind, and face down; the last one is free
NUMBERS = 14
OBSERVATION = MAX_SEATS * OF_A_SEAT + OWN + KINDS + SHARES + CATEGORIES + DISCARDS + STEPS + NUMBERS


# Everything counted


@rule
def hides(state: Position, action: int) -> bool:
    """§3.2, R29 Nobody else sees which bullet is loaded, given away or discarded; §3.3 nor a sealed choice."""
    return LOAD <= action < AIM_AT or state.step == AIM_STEP or state.step == COURAGE


@rule
def census(state: Position, out: Any) -> None:
    """§1.1, §1.2 Each loot card and each bullet is in one place."""
    for kind in range(KINDS):
        out[kind] = state.table[kind] + state.gone[kind]
        for seat in range(state.seats):
            out[kind] += state.loot[seat, kind]
    for place in range(state.deck_size):
        out[state.deck[place]] += 1
    out[KINDS] = 0
    out[KINDS + 1] = 0
    for label in range(LABELS):
        if state.bullet_at[label] != NOTHING:
            out[KINDS + state.bullet_kind[label]] += 1


# Who knows what


@rule
def is_known(state: Position, label: int, viewer: int) -> bool:
    """§3.2 Does the viewer know that bullet? A spectator knows what everyone knows."""
    known = int(state.bullet_known[label])
    return known == EVERYONE or (viewer >= 0 and (known >> max(viewer, 0)) & 1 == 1)


@rule
def is_seen_move(state: Position, nth: int, viewer: int) -> bool:
    """§3.2 Did the viewer see which loot card it was that moved? A stolen one is seen by the two concerned."""
    event = int(state.event[nth])
    if event & SECRET == 0:
        return True
    return viewer >= 0 and ((event // TO) % BITS == viewer or (event // FROM) % BITS == viewer)


@rule
def doubtful(state: Position, viewer: int) -> int:
    """§3.2 The seats, as bits, that gave or got a card which the viewer did not see. §11.1 At the end all is open."""
    seats = 0
    if state.step != OVER:
        for nth in range(state.event_count):
            if not is_seen_move(state, nth, viewer):
                event = int(state.event[nth])
                seats |= 1 << ((event // TO) % BITS) | 1 << ((event // FROM) % BITS)
    return seats


# What a seat sees. Counts are added up in numbers, and written when they are known: adding up in `out` is slow.


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """§3.2 The players from the own seat on, the own cards and choice, the table; a spectator looks from seat 0."""
    me = max(seat, 0)
    doubts = doubtful(state, seat)
    for nth in range(MAX_SEATS):
        clear(out, nth * OF_A_SEAT, (nth + 1) * OF_A_SEAT)
        if nth < state.seats:
            observe_seat(state, seat_after(state, me, nth), me, doubts, out, nth * OF_A_SEAT)
    first = MAX_SEATS * OF_A_SEAT
    clear(out, first, OBSERVATION)
    observe_bullets(state, seat, me, out)
    if doubts:
        follow_moves(state, seat, me, doubts, out)
    if seat >= 0:
        observe_own(state, seat, out, first)
    observe_table(state, seat, out, first + OWN)


@rule
def clear(out: Any, first: int, end: int) -> None:
    """Just before its numbers are written: what was cleared long before has left the caches of a GPU."""
    for place in range(first, end):
        out[place] = 0


@rule
def observe_seat(state: Position, seat: int, me: int, doubts: int, out: Any, first: int) -> None:
    """§3.2 A player, what became of them the last time, and the loot if it is known."""
    observe_player(state, seat, me, out, first)
    observe_report(state, seat, me, out, first + REPORT)
    if (doubts >> seat) & 1 == 0:
        observe_loot(state, seat, out, first)


@rule
def seat_after(state: Position, me: int, nth: int) -> int:
    """The nth seat from the own one on: without a division, which is slow."""
    return me + nth if me + nth < state.seats else me + nth - int(state.seats)


@rule
def turns_from(state: Position, me: int, seat: int) -> int:
    """How many seats further on a seat is."""
    return seat - me if seat >= me else seat - me + int(state.seats)


@rule
def count_of(packed: int, nth: int) -> int:
    """One of the counts that are packed in one number."""
    return (packed >> (COUNT_BITS * nth)) & ((1 << COUNT_BITS) - 1)


@rule
def observe_player(state: Position, seat: int, me: int, out: Any, first: int) -> None:
    """§3.2 What lies open before a player."""
    out[first] = 1
    out[first + 1] = state.alive[seat]
    out[first + 2] = state.wounds[seat]
    out[first + 3] = state.blanks[seat] + state.bangs[seat]
    cards = 0
    for kind in range(KEPT):
        cards += state.loot[seat, kind]
    out[first + 4] = cards
    out[first + 5] = state.choice[seat] != NOTHING
    out[first + 6] = (int(state.owes) >> seat) & 1
    out[first + 7] = state.godfather == seat
    out[first + 8] = state.next == seat
    out[first + 9] = state.pick == seat
    out[first + 10] = (int(state.picked) >> seat) & 1
    out[first + 11] = (int(state.left) >> seat) & 1
    out[first + 12] = state.swindled == seat
    if state.talent[seat] != NOTHING:
        out[first + MARKS + state.talent[seat]] = 1
    observe_aim(state, state.aim[seat], me, out, first + AIM)
    if state.stance[seat] != NOTHING:
        out[first + STANCE + state.stance[seat]] = 1


@rule
def observe_aim(state: Position, aim: int, me: int, out: Any, first: int) -> None:
    if aim == LATE:
        out[first + MAX_SEATS] = 1
    elif aim != NOTHING:
        out[first + turns_from(state, me, aim)] = 1


@rule
def observe_report(state: Position, seat: int, me: int, out: Any, first: int) -> None:
    """§8.2 What became of a player when cards were turned the last time."""
    if state.told_stance[seat] != NOTHING:
        out[first + state.told_stance[seat]] = 1
    first += STANCES
    observe_aim(state, state.told_aim[seat], me, out, first)
    first += AIMS
    if state.told_kind[seat] != NOTHING:
        out[first + state.told_kind[seat]] = 1
    out[first + 2] = state.told_hits[seat]


@rule
def observe_bullets(state: Position, viewer: int, me: int, out: Any) -> None:
    """§3.2 The bullets that the viewer knows in each hand or loaded, and those that lie face up or face down."""
    blanks = bangs = open_blanks = open_bangs = face_down = 0
    for label in range(BULLETS * state.seats):
        at, is_bang = int(state.bullet_at[label]), int(state.bullet_kind[label]) == BANG
        if at == OPEN:
            open_bangs += is_bang
            open_blanks += not is_bang
        elif at >= UNSEEN:
            face_down += 1
        elif at != NOTHING and is_known(state, label, viewer):
            one = 1 << (COUNT_BITS * turns_from(state, me, at % LOADED))
            if is_bang:
                bangs += one
            else:
                blanks += one
    for nth in range(state.seats):
        out[nth * OF_A_SEAT + KNOWN_BULLETS + BLANK] = count_of(blanks, nth)
        out[nth * OF_A_SEAT + KNOWN_BULLETS + BANG] = count_of(bangs, nth)
    discards = MAX_SEATS * OF_A_SEAT + OWN + KINDS + SHARES + CATEGORIES
    out[discards + BLANK] = open_blanks
    out[discards + BANG] = open_bangs
    out[discards + 2] = face_down


@rule
def observe_own(state: Position, seat: int, out: Any, first: int) -> None:
    """§3.3 The own hand, the own bullet on the table, and what was chosen in a sealed step."""
    out[first] = state.blanks[seat]
    out[first + 1] = state.bangs[seat]
    if state.loaded[seat] != NOTHING:
        out[first + 2 + state.bullet_kind[state.loaded[seat]]] = 1
    first += 4
    choice = state.choice[seat]
    if choice == BE_LATE:
        out[first + 2 + MAX_SEATS] = 1
    elif choice >= DUCK_DOWN:
        out[first + 2 + AIMS + choice - DUCK_DOWN] = 1
    elif choice >= AIM_AT:
        out[first + 2 + turns_from(state, seat, choice - AIM_AT)] = 1
    elif choice >= LOAD:
        out[first + choice - LOAD] = 1


@rule
def observe_table(state: Position, seat: int, out: Any, first: int) -> None:
    """§3.2 The middle of the table, and how far the round is."""
    for kind in range(KINDS):
        out[first + kind] = state.table[kind]
    if state.taken != NOTHING:
        out[first + KINDS + state.taken] = 1
    first += KINDS + SHARES
    if state.forbidden != NOTHING:
        out[first + state.forbidden] = 1
    first += CATEGORIES + DISCARDS
    out[first + state.step] = 1
    first += STEPS
    out[first] = state.seats
    out[first + 1] = state.round
    out[first + 2] = state.told_round
    out[first + 3] = state.desk_on_table
    out[first + 4] = state.deck_size
    out[first + 5] = state.dictated
    out[first + 6] = state.traded
    out[first + 7] = state.talents_by
    out[first + 8] = state.memory
    out[first + 9] = state.clock
    if state.fresh != NOTHING:
        out[first + 10] = 1
        if is_known(state, state.fresh, seat):
            out[first + 11 + state.bullet_kind[state.fresh]] = 1
    out[first + 13] = seat >= 0


@rule
def observe_loot(state: Position, seat: int, out: Any, first: int) -> None:
    for kind in range(KEPT):
        out[first + LOOT + kind] = state.loot[seat, kind]


# Loot of which a viewer has doubts: how many of each kind a seat has at least, as the cards were seen to move.


@rule
def follow_moves(state: Position, viewer: int, me: int, doubts: int, out: Any) -> None:
    """§3.2, R9 Loot taken openly, less what may have been stolen since, of the doubtful seats; the dead have none.

    Meanwhile the first number of each player is the size of the loot.
    """
    for nth in range(state.seats):
        if (doubts >> seat_after(state, me, nth)) & 1:
            out[nth * OF_A_SEAT] = 0
    for nth in range(state.event_count):
        follow_move(state, nth, viewer, me, doubts, out)
    for nth in range(state.seats):
        seat = seat_after(state, me, nth)
        out[nth * OF_A_SEAT] = 1
        if not state.alive[seat]:
            observe_loot(state, seat, out, nth * OF_A_SEAT)


@rule
def follow_move(state: Position, nth: int, viewer: int, me: int, doubts: int, out: Any) -> None:
    """A card moves. One that is not seen may be of any kind, if the giver is not known to have only one kind."""
    event = int(state.event[nth])
    kind, to, giver = event % BITS, (event // TO) % BITS, (event // FROM) % BITS
    seen = is_seen_move(state, nth, viewer)
    if (doubts >> giver) & 1:
        first = turns_from(state, me, giver) * OF_A_SEAT
        seen = seen or out[first + LOOT + kind] == out[first]
        out[first] -= 1
        for one in range(KEPT):
            if (one == kind or not seen) and out[first + LOOT + one] > 0:
                out[first + LOOT + one] -= 1
    if (doubts >> to) & 1:
        first = turns_from(state, me, to) * OF_A_SEAT
        out[first] += 1
        if seen:
            out[first + LOOT + kind] += 1
