"""Whose bullets are which, as far as a seat can't know: drawn anew for a guess.

The bullets are laid in an order that follows from what the viewer knows. The traces of bangs that clips took from the
cards face down (`rules/bullets.py`) are laid among them, as cards that still lie there. Then all that the viewer does
not know get their kinds by lot, and each clip takes any bang that lay there when it was used.
"""

from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import (
    BANG,
    BULLETS,
    LABELS,
    LOADED,
    MAX_SEATS,
    MOST_CLIPPED,
    NOTHING,
    OPEN,
    OSZUST,
    UNSEEN,
)
from gangland.games.cash_n_guns.knowledge import is_known

TRIES = 100  # of what has to agree with what the viewer saw; most situations need one or two
COUNT_BITS = 7  # room for a count of cards, up to 64, in a packed number


@rule
def redeal_bullets(state: Position, viewer: int) -> None:
    """§3.2 Each player's unknown bullets change their kinds among themselves, wherever they are by now."""
    sort_bullets(state, viewer)
    wandered = bullets_wandered(state)
    counts, bangs = 0, 0
    for nth in range(bullets(state)):
        label = label_of(state, nth)
        if not is_known(state, label, viewer):
            counts += 1 << (COUNT_BITS * state.bullet_pool[label])
            bangs += state.bullet_kind[label] << (COUNT_BITS * state.bullet_pool[label])
    done = False
    attempt = 0
    while not done:
        attempt += 1
        draw_bullets(state, viewer, counts, bangs, wandered)
        done = take_clipped(state, viewer, attempt >= TRIES) or attempt >= TRIES
    find_loaded(state)


@rule
def draw_bullets(state: Position, viewer: int, counts: int, bangs: int, wandered: bool) -> None:
    """The kinds of all bullets that the viewer does not know, from so many of each player's, of them so many bangs.

    A bullet that changed hands counts among those of its pool. Nobody can tell which of the cards of a hand it is, so
    first the cards that one player has, or has discarded face down, exchange their pools.
    """
    if wandered:
        for seat in range(state.seats):
            if seat != viewer:
                mix_pools(state, seat, viewer)
    for nth in range(bullets(state)):
        label = label_of(state, nth)
        if not is_known(state, label, viewer):
            shift = COUNT_BITS * state.bullet_pool[label]
            kind = int(below(state, count_at(counts, shift)) < count_at(bangs, shift))
            state.bullet_kind[label] = kind
            counts -= 1 << shift
            bangs -= kind << shift


@rule
def count_at(counts: int, shift: int) -> int:
    return (counts >> shift) & ((1 << COUNT_BITS) - 1)


# All bullets of the game, then the traces


@rule
def bullets(state: Position) -> int:
    return BULLETS * state.seats + state.clipped  # type: ignore[no-any-return]


@rule
def label_of(state: Position, nth: int) -> int:
    """The labels of the players, then the traces, which lie after the labels of the largest table."""
    dealt = BULLETS * state.seats
    return nth if nth < dealt else LABELS + nth - dealt


@rule
def sort_bullets(state: Position, viewer: int) -> None:
    """In the order of what the viewer knows of them: which label a card bears says nothing any more."""
    for last in range(1, bullets(state)):
        nth = last
        key = outward(state, nth, viewer)
        while nth > 0 and key < outward(state, nth - 1, viewer):
            exchange(state, label_of(state, nth), label_of(state, nth - 1))
            nth -= 1


@rule
def outward(state: Position, nth: int, viewer: int) -> int:
    """Where a bullet is and since when, who knows it, whose it is; and its kind, if the viewer knows it.

    Its pool can't be told where bullets wander, but then the viewer's guess draws it anew.
    """
    label = label_of(state, nth)
    known = is_known(state, label, viewer)
    key = int(state.bullet_at[label]) * (MOST_CLIPPED + 1) + state.bullet_since[label]
    key = key * 256 + state.bullet_known[label]
    key = key * 2 + int(label == state.fresh)
    key = key * 2 + (state.bullet_kind[label] if known else 0)
    return key * MAX_SEATS + (state.bullet_pool[label] if known else 0)  # type: ignore[no-any-return]


@rule
def exchange(state: Position, one: int, other: int) -> None:
    """Two bullets exchange their labels."""
    kind, at, known = state.bullet_kind[one], state.bullet_at[one], state.bullet_known[one]
    pool, since = state.bullet_pool[one], state.bullet_since[one]
    state.bullet_kind[one] = state.bullet_kind[other]
    state.bullet_at[one] = state.bullet_at[other]
    state.bullet_known[one] = state.bullet_known[other]
    state.bullet_pool[one] = state.bullet_pool[other]
    state.bullet_since[one] = state.bullet_since[other]
    state.bullet_kind[other] = kind
    state.bullet_at[other] = at
    state.bullet_known[other] = known
    state.bullet_pool[other] = pool
    state.bullet_since[other] = since
    if state.fresh == one:
        state.fresh = other
    elif state.fresh == other:
        state.fresh = one


@rule
def find_loaded(state: Position) -> None:
    """§4.2 The labels before the players, after all of them changed."""
    for label in range(BULLETS * state.seats):
        if LOADED <= state.bullet_at[label] < UNSEEN:
            state.loaded[state.bullet_at[label] - LOADED] = label


# Bullets that changed hands


@rule
def holder(state: Position, label: int) -> int:
    """Who has that bullet in hand or loaded, or has discarded it face down; else NOTHING."""
    at = state.bullet_at[label]
    return at % MAX_SEATS if 0 <= at < OPEN else NOTHING


@rule
def bullets_wandered(state: Position) -> bool:
    """§12.13 May any bullet count among another player's? With the Oszust at the table nobody can tell."""
    if state.owner[OSZUST] != NOTHING:
        return True
    for nth in range(bullets(state)):
        at = holder(state, label_of(state, nth))
        if at != NOTHING and at != state.bullet_pool[label_of(state, nth)]:
            return True
    return False


@rule
def mix_pools(state: Position, seat: int, viewer: int) -> None:
    """The pools of a player's bullets that the viewer does not know, in another order."""
    pools, left = 0, 0
    for nth in range(bullets(state)):
        label = label_of(state, nth)
        if holder(state, label) == seat and not is_known(state, label, viewer):
            pools += 1 << (COUNT_BITS * state.bullet_pool[label])
            left += 1
    for nth in range(bullets(state)):
        label = label_of(state, nth)
        if holder(state, label) == seat and not is_known(state, label, viewer):
            drawn = below(state, left)
            pool = 0
            while drawn >= count_at(pools, COUNT_BITS * pool):
                drawn -= count_at(pools, COUNT_BITS * pool)
                pool += 1
            state.bullet_pool[label] = pool
            pools -= 1 << (COUNT_BITS * pool)
            left -= 1


# Bangs that clips took from the cards face down


@rule
def take_clipped(state: Position, viewer: int, must: bool) -> bool:
    """R34 Each clip takes by lot one of the bangs that lay there; did all find one? If it must be, one is made."""
    for clip in range(state.clipped):
        found = clippable(state, clip)
        if found == 0 and must:
            make_clippable(state, clip, viewer)
            found = clippable(state, clip)
        if found == 0:
            return False
        left = below(state, found)
        nth = -1
        while left >= 0:
            nth += 1
            left -= int(could_be_clipped(state, nth, clip) and state.bullet_kind[label_of(state, nth)] == BANG)
        exchange(state, label_of(state, nth), LABELS + clip)
    return True


@rule
def could_be_clipped(state: Position, nth: int, clip: int) -> bool:
    """Did the card lie face down when that clip was used, and had no clip before taken it?"""
    label = label_of(state, nth)
    if LABELS <= label < LABELS + clip or state.bullet_since[label] > clip:
        return False
    return bool(UNSEEN <= state.bullet_at[label] < OPEN)


@rule
def clippable(state: Position, clip: int) -> int:
    """How many bangs that clip could have taken."""
    found = 0
    for nth in range(bullets(state)):
        found += int(could_be_clipped(state, nth, clip) and state.bullet_kind[label_of(state, nth)] == BANG)
    return found


@rule
def make_clippable(state: Position, clip: int, viewer: int) -> None:
    """The first card that could have been taken exchanges kind and pool with the first bang, both unknown."""
    taken, bang = NOTHING, NOTHING
    for nth in range(bullets(state) - 1, -1, -1):
        label = label_of(state, nth)
        if not is_known(state, label, viewer) and not LABELS <= label < LABELS + clip:
            if could_be_clipped(state, nth, clip):
                taken = label
            elif state.bullet_kind[label] == BANG:
                bang = label
    if taken != NOTHING and bang != NOTHING:
        pool = state.bullet_pool[taken]
        state.bullet_pool[taken] = state.bullet_pool[bang]
        state.bullet_pool[bang] = pool
        state.bullet_kind[taken] = BANG
        state.bullet_kind[bang] = 0
