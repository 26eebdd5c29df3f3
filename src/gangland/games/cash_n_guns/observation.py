"""What a seat can know in Cash 'n Guns, as numbers.

Counts are added up in numbers and written when they are known: adding up in `out` is slow. Each part is cleared just
before its numbers are written: what was cleared long before has left the caches of a GPU.
"""

from typing import Any

from gangland.engine.cards import count_in
from gangland.engine.features import Features, clear, seats_from_me
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.actions import AIM_AT, BE_LATE, DUCK_DOWN, LOAD
from gangland.games.cash_n_guns.components import (
    BANG,
    BLANK,
    BOX,
    BULLET_NAMES,
    BULLETS,
    CATEGORY_NAMES,
    COPIES,
    COUNT_BITS,
    DEADLY,
    DEADLY_FOR_NIEZNISZCZALNY,
    KEPT,
    KINDS,
    LABELS,
    LOADED,
    LOOT_NAMES,
    MAX_SEATS,
    MOST_CLIPPED,
    NOTHING,
    OPEN,
    ROUNDS,
    SHARE_NAMES,
    TALENT_NAMES,
    UNSEEN,
)
from gangland.games.cash_n_guns.knowledge import doubtful, giver_of, is_known, is_seen_move, kind_of, taker_of
from gangland.games.cash_n_guns.state import LATE, STANCE_NAMES, STEP_NAMES, TALENTS_BY

PLAYER_NAMES = seats_from_me(MAX_SEATS)
AIM_NAMES = (*PLAYER_NAMES, "late")
MOST_HITS = MAX_SEATS - 1
MOST_WOUNDS = max(DEADLY, DEADLY_FOR_NIEZNISZCZALNY) - 1 + MOST_HITS
MOST_BULLETS = BULLETS + MOST_CLIPPED  # of one player

PLAYER = Features()
AT_TABLE = PLAYER.add("at the table", "there is such a player")
ALIVE = PLAYER.add("alive", "is alive")
WOUNDS = PLAYER.add("wounds", "wounds", most=MOST_WOUNDS)
HELD = PLAYER.add("bullets", "bullets in hand", most=MOST_BULLETS)
LOOT_SIZE = PLAYER.add("loot size", "loot cards", most=BOX)
CHOSEN = PLAYER.add("chosen", "has made a sealed choice")
OWES = PLAYER.add("owes", "owes a decision")
GODFATHER = PLAYER.add("godfather", "has the desk")
NEXT = PLAYER.add("next godfather", "has taken the desk in this round")
PICKS = PLAYER.add("picks", "takes a share now")
PICKED = PLAYER.add("picked", "has taken a share in this split")
LEFT = PLAYER.add("left the split", "has left this split")
SWINDLED = PLAYER.add("swindled", "the Oszust has just taken a bullet of theirs")
TALENT = PLAYER.add("talent", "the talent", TALENT_NAMES)
KNOWN_BULLETS = PLAYER.add("known bullets", "bullets in hand and loaded that you know", BULLET_NAMES, MOST_BULLETS)
AIM = PLAYER.add("aim", "whom the player aims at, as seen from your seat, or is too late to", AIM_NAMES)
STANCE = PLAYER.add("stance", "courage, when it is shown", STANCE_NAMES)
LOOT = PLAYER.add("loot", "loot cards of each kind, at least", LOOT_NAMES[:KEPT], COPIES[:KEPT])
LAST_STANCE = PLAYER.add("last stance", "courage when cards were turned the last time (§8.2)", STANCE_NAMES)
LAST_AIM = PLAYER.add("last aim", "the aim then", AIM_NAMES)
LAST_BULLET = PLAYER.add("last bullet", "the bullet turned face up then", BULLET_NAMES)
LAST_HITS = PLAYER.add("last hits", "bangs aimed at the player then", most=MOST_HITS)

FEATURES = Features()
PLAYERS = FEATURES.each(PLAYER_NAMES, PLAYER, "what you know of each player")
HAND = FEATURES.add("hand", "your bullets", BULLET_NAMES, MOST_BULLETS)
OWN_LOADED = FEATURES.add("loaded", "your bullet on the table", BULLET_NAMES)
CHOSEN_BULLET = FEATURES.add("chosen bullet", "your sealed choice of a bullet", BULLET_NAMES)
CHOSEN_AIM = FEATURES.add("chosen aim", "your sealed choice of an aim", AIM_NAMES)
CHOSEN_COURAGE = FEATURES.add("chosen courage", "your sealed choice of courage", ("duck", "stand"))
TABLE = FEATURES.add("table", "loot in the middle", LOOT_NAMES, COPIES)
TAKEN = FEATURES.add("taken", "the share just taken, where something follows from it", SHARE_NAMES)
FORBIDDEN = FEATURES.add("forbidden", "what the Dyktatorka has forbidden", CATEGORY_NAMES)
DISCARDS = FEATURES.add("discards", "bullets that lie face up", BULLET_NAMES, LABELS)
FACE_DOWN = FEATURES.add("face down", "bullets that lie face down", most=LABELS)
FEATURES.add("unused", "always 0", most=0)
STEP = FEATURES.add("step", "what is asked", STEP_NAMES)
SEATS = FEATURES.add("seats", "players at the table, the dead too", most=MAX_SEATS)
ROUND = FEATURES.add("round", "the round, from 1 on", most=ROUNDS)
LAST_ROUND = FEATURES.add("last round", "the round in which cards were turned the last time; 0: never yet", most=ROUNDS)
DESK = FEATURES.add("desk on table", "nobody has taken the desk in this round")
DECK_SIZE = FEATURES.add("deck size", "loot cards to come", most=BOX)
DICTATED = FEATURES.add("dictated", "the Dyktatorka has forbidden something in this split")
TRADED = FEATURES.add("traded", "the Tandeciara has traded in this split")
TALENTS = FEATURES.add("talents", "option: 0 none, 1 random, 2 chosen", most=len(TALENTS_BY) - 1)
MEMORY = FEATURES.add("memory", "option: 0 open, 1 closed")
CLOCK = FEATURES.add("clock", "option: 0 without, 1 with")
FRESH = FEATURES.add("fresh bullet", "a bullet was just taken")
FRESH_KIND = FEATURES.add("fresh bullet kind", "its kind, if you know it", BULLET_NAMES)
SEATED = FEATURES.add("seated", "you have a seat; 0 for a spectator")
OBSERVATION = len(FEATURES)
OF_A_PLAYER = len(PLAYER)


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """§3.2 The players from the own seat on, the own cards and choice, the table; a spectator looks from seat 0."""
    me = max(seat, 0)
    doubts = doubtful(state, seat)
    for nth in range(MAX_SEATS):
        first = PLAYERS + nth * OF_A_PLAYER
        clear(out, first, first + OF_A_PLAYER)
        if nth < state.seats:
            observe_seat(state, seat_after(state, me, nth), me, doubts, out, first)
    clear(out, HAND, OBSERVATION)
    observe_bullets(state, seat, me, out)
    if doubts:
        follow_moves(state, seat, me, doubts, out)
    if seat >= 0:
        observe_own(state, seat, out)
    observe_table(state, out)
    observe_round(state, seat, out)


@rule
def seat_after(state: Position, me: int, nth: int) -> int:
    """The nth seat from the own one on: without a division, which is slow."""
    return me + nth if me + nth < state.seats else me + nth - int(state.seats)


@rule
def turns_from(state: Position, me: int, seat: int) -> int:
    """How many seats further on a seat is."""
    return seat - me if seat >= me else seat - me + int(state.seats)


# The players


@rule
def observe_seat(state: Position, seat: int, me: int, doubts: int, out: Any, first: int) -> None:
    """§3.2 A player, what became of them the last time, and the loot if it is known."""
    observe_player(state, seat, me, out, first)
    observe_report(state, seat, me, out, first)
    if (doubts >> seat) & 1 == 0:
        observe_loot(state, seat, out, first)


@rule
def observe_player(state: Position, seat: int, me: int, out: Any, first: int) -> None:
    """§3.2 What lies open before a player."""
    out[first + AT_TABLE] = 1
    out[first + ALIVE] = state.alive[seat]
    out[first + WOUNDS] = state.wounds[seat]
    out[first + HELD] = state.blanks[seat] + state.bangs[seat]
    cards = 0
    for kind in range(KEPT):
        cards += state.loot[seat, kind]
    out[first + LOOT_SIZE] = cards
    out[first + CHOSEN] = state.choice[seat] != NOTHING
    out[first + OWES] = (int(state.owes) >> seat) & 1
    out[first + GODFATHER] = state.godfather == seat
    out[first + NEXT] = state.next == seat
    out[first + PICKS] = state.pick == seat
    out[first + PICKED] = (int(state.picked) >> seat) & 1
    out[first + LEFT] = (int(state.left) >> seat) & 1
    out[first + SWINDLED] = state.swindled == seat
    if state.talent[seat] != NOTHING:
        out[first + TALENT + state.talent[seat]] = 1
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
        out[first + LAST_STANCE + state.told_stance[seat]] = 1
    observe_aim(state, state.told_aim[seat], me, out, first + LAST_AIM)
    if state.told_kind[seat] != NOTHING:
        out[first + LAST_BULLET + state.told_kind[seat]] = 1
    out[first + LAST_HITS] = state.told_hits[seat]


@rule
def observe_loot(state: Position, seat: int, out: Any, first: int) -> None:
    for kind in range(KEPT):
        out[first + LOOT + kind] = state.loot[seat, kind]


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
        first = PLAYERS + nth * OF_A_PLAYER + KNOWN_BULLETS
        out[first + BLANK] = count_in(blanks, nth, COUNT_BITS)
        out[first + BANG] = count_in(bangs, nth, COUNT_BITS)
    out[DISCARDS + BLANK] = open_blanks
    out[DISCARDS + BANG] = open_bangs
    out[FACE_DOWN] = face_down


# The own cards, the table, the round


@rule
def observe_own(state: Position, seat: int, out: Any) -> None:
    """§3.3 The own hand, the own bullet on the table, and what was chosen in a sealed step."""
    out[HAND + BLANK] = state.blanks[seat]
    out[HAND + BANG] = state.bangs[seat]
    if state.loaded[seat] != NOTHING:
        out[OWN_LOADED + state.bullet_kind[state.loaded[seat]]] = 1
    choice = state.choice[seat]
    if choice == BE_LATE:
        out[CHOSEN_AIM + MAX_SEATS] = 1
    elif choice >= DUCK_DOWN:
        out[CHOSEN_COURAGE + choice - DUCK_DOWN] = 1
    elif choice >= AIM_AT:
        out[CHOSEN_AIM + turns_from(state, seat, choice - AIM_AT)] = 1
    elif choice >= LOAD:
        out[CHOSEN_BULLET + choice - LOAD] = 1


@rule
def observe_table(state: Position, out: Any) -> None:
    """§3.2 The middle of the table."""
    for kind in range(KINDS):
        out[TABLE + kind] = state.table[kind]
    if state.taken != NOTHING:
        out[TAKEN + state.taken] = 1
    if state.forbidden != NOTHING:
        out[FORBIDDEN + state.forbidden] = 1


@rule
def observe_round(state: Position, viewer: int, out: Any) -> None:
    """§3.2 How far the round is."""
    out[STEP + state.step] = 1
    out[SEATS] = state.seats
    out[ROUND] = state.round
    out[LAST_ROUND] = state.told_round
    out[DESK] = state.desk_on_table
    out[DECK_SIZE] = state.deck_size
    out[DICTATED] = state.dictated
    out[TRADED] = state.traded
    out[TALENTS] = state.talents_by
    out[MEMORY] = state.memory
    out[CLOCK] = state.clock
    if state.fresh != NOTHING:
        out[FRESH] = 1
        if is_known(state, state.fresh, viewer):
            out[FRESH_KIND + state.bullet_kind[state.fresh]] = 1
    out[SEATED] = viewer >= 0


# Loot of which a viewer has doubts: how many of each kind a seat has at least, as the cards were seen to move.


@rule
def follow_moves(state: Position, viewer: int, me: int, doubts: int, out: Any) -> None:
    """§3.2, R9 Loot taken openly, less what may have been stolen since, of the doubtful seats; the dead have none.

    Meanwhile `AT_TABLE` of each player is the size of the loot.
    """
    for nth in range(state.seats):
        if (doubts >> seat_after(state, me, nth)) & 1:
            out[PLAYERS + nth * OF_A_PLAYER + AT_TABLE] = 0
    for nth in range(state.event_count):
        follow_move(state, nth, viewer, me, doubts, out)
    for nth in range(state.seats):
        seat = seat_after(state, me, nth)
        out[PLAYERS + nth * OF_A_PLAYER + AT_TABLE] = 1
        if not state.alive[seat]:
            observe_loot(state, seat, out, PLAYERS + nth * OF_A_PLAYER)


@rule
def follow_move(state: Position, nth: int, viewer: int, me: int, doubts: int, out: Any) -> None:
    """A card moves. One that is not seen may be of any kind, if the giver is not known to have only one kind."""
    event = int(state.event[nth])
    kind, to, giver = kind_of(event), taker_of(event), giver_of(event)
    seen = is_seen_move(state, nth, viewer)
    if (doubts >> giver) & 1:
        first = PLAYERS + turns_from(state, me, giver) * OF_A_PLAYER
        seen = seen or out[first + LOOT + kind] == out[first + AT_TABLE]
        out[first + AT_TABLE] -= 1
        for one in range(KEPT):
            if (one == kind or not seen) and out[first + LOOT + one] > 0:
                out[first + LOOT + one] -= 1
    if (doubts >> to) & 1:
        first = PLAYERS + turns_from(state, me, to) * OF_A_PLAYER
        out[first + AT_TABLE] += 1
        if seen:
            out[first + LOOT + kind] += 1
