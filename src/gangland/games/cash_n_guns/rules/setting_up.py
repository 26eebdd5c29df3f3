"""Setting up (§2): bullets, loot, the first Godfather, talents."""

from typing import Any

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.randomness import below, shuffle
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import (
    BANG,
    BANGS,
    BLANK,
    BLANKS,
    BOX,
    BULLETS,
    COPIES,
    KINDS,
    LABELS,
    MAX_SEATS,
    NOTHING,
    TALENTS,
    TRACES,
)
from gangland.games.cash_n_guns.refusals import TALENT_IS_TAKEN
from gangland.games.cash_n_guns.rules.people import clockwise
from gangland.games.cash_n_guns.rules.round import BEGINS, WAIT, begin_game
from gangland.games.cash_n_guns.state import BY_CHOICE, BY_RANDOM, MOST_EVENTS, TALENT


@rule
def clear(state: Position, seats: int) -> None:
    """§1.1, §1.2, §1.3 An empty table: nobody has anything, all bullets are in their first hands."""
    state.seats = seats
    for place in range(MOST_EVENTS):
        state.event[place] = 0
    state.event_count = 0
    for label in range(LABELS):
        seat = label // BULLETS
        state.bullet_kind[label] = BLANK if label % BULLETS < BLANKS else BANG
        state.bullet_at[label] = seat if seat < seats else NOTHING
        state.bullet_known[label] = 1 << seat
        state.bullet_pool[label] = seat
    for label in range(LABELS, TRACES):
        state.bullet_kind[label] = BLANK
        state.bullet_at[label] = NOTHING
        state.bullet_known[label] = 0
        state.bullet_pool[label] = 0
    for label in range(TRACES):
        state.bullet_since[label] = 0
    state.clipped = 0
    for seat in range(MAX_SEATS):
        clear_player(state, seat, seat < seats)
    for kind in range(KINDS):
        state.table[kind] = 0
        state.gone[kind] = 0
    for talent in range(TALENTS):
        state.owner[talent] = NOTHING
    for place in range(BOX):
        state.deck[place] = 0
    state.deck_size = 0
    clear_round(state)


@rule
def clear_player(state: Position, seat: int, plays: bool) -> None:
    """§2.1 Five blanks and three bangs each, no wounds, no loot."""
    state.blanks[seat] = BLANKS if plays else 0
    state.bangs[seat] = BANGS if plays else 0
    state.swindles[seat] = 0
    state.gained[seat] = 0
    state.loaded[seat] = NOTHING
    state.choice[seat] = NOTHING
    state.aim[seat] = NOTHING
    state.stance[seat] = NOTHING
    state.wounds[seat] = 0
    state.alive[seat] = int(plays)
    state.talent[seat] = NOTHING
    state.told_stance[seat] = NOTHING
    state.told_aim[seat] = NOTHING
    state.told_kind[seat] = NOTHING
    state.told_hits[seat] = 0
    for kind in range(KINDS):
        state.loot[seat, kind] = 0


@rule
def clear_round(state: Position) -> None:
    """§3.1 Nothing has happened yet."""
    state.desk_on_table = 0
    state.told_round = 0
    state.round = 0
    state.step = TALENT
    state.owes = 0
    state.godfather = 0
    state.next = NOTHING
    state.pick = NOTHING
    state.picked = 0
    state.left = 0
    state.taken = NOTHING
    state.forbidden = NOTHING
    state.dictated = 0
    state.traded = 0
    state.fresh = NOTHING
    state.swindled = NOTHING
    state.talents_by = 0
    state.memory = 0
    state.clock = 0


@rule
def setup(state: Position, seats: int, options: Any) -> None:
    """§2.1 Bullets, §2.2 loot, §2.3, R27 a Godfather by lot, §2.4 talents; then the first round (§3.1)."""
    clear(state, seats)
    state.talents_by = options[0]
    state.memory = options[1]
    state.clock = options[2]
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            state.deck[state.deck_size] = kind
            state.deck_size += 1
    shuffle(state, state.deck, 0, BOX)
    state.godfather = below(state, seats)
    if options[0] == BY_RANDOM:
        deal_talents(state)
    if options[0] == BY_CHOICE:
        state.owes = 1 << state.godfather
    else:
        begin_game(state)


@rule
def deal_talents(state: Position) -> None:
    """§2.4, R25 A random talent for everyone, open for all to see."""
    for seat in range(state.seats):
        nth = below(state, TALENTS - seat)
        talent = 0
        while state.owner[talent] != NOTHING or nth > 0:
            nth -= int(state.owner[talent] == NOTHING)
            talent += 1
        state.owner[talent] = seat
        state.talent[seat] = talent


@rule
def why_not_talent(state: Position, talent: int) -> int:
    """§2.4 One that nobody has."""
    return ALLOWED if state.owner[talent] == NOTHING else TALENT_IS_TAKEN


@rule
def choose_talent(state: Position, seat: int, talent: int) -> int:
    """§2.4, R36 One after another clockwise from the Godfather; when all have one, the first round begins."""
    state.owner[talent] = seat
    state.talent[seat] = talent
    following = clockwise(state, seat)
    if state.talent[following] != NOTHING:
        return BEGINS
    state.owes = 1 << following
    return WAIT
