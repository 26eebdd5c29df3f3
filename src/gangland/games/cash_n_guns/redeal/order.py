"""All bullets in an order that follows from what a viewer knows: the first step of every guess.

First the labels of the players, then the traces of bangs that clips took from the cards face down (`rules/bullets.py`),
as cards that still lie there.
"""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import (
    BULLETS,
    LABELS,
    LOADED,
    MAX_SEATS,
    MOST_CLIPPED,
    NOTHING,
    UNSEEN,
)
from gangland.games.cash_n_guns.knowledge import is_known


@rule
def bullets(state: Position) -> int:
    count: int = BULLETS * state.seats
    for clip in range(state.clipped):
        count += int(took_one(state, clip))
    return count


@rule
def took_one(state: Position, clip: int) -> bool:
    """R34 Did that clip find a bang among the cards face down? Else its trace is no bullet."""
    return bool(state.bullet_at[LABELS + clip] != NOTHING)


@rule
def label_of(state: Position, nth: int) -> int:
    """The labels of the players, then the traces, which lie after the labels of the largest table."""
    left = nth - BULLETS * state.seats
    if left < 0:
        return nth
    clip = 0
    while left > 0 or not took_one(state, clip):
        left -= int(took_one(state, clip))
        clip += 1
    return LABELS + clip


@rule
def forget_who_knows(state: Position, viewer: int) -> None:
    """§12.13 Who else knows a bullet that the viewer does not know: its owner, and of one just drawn both."""
    for nth in range(bullets(state)):
        label = label_of(state, nth)
        if not is_known(state, label, viewer) and label != state.fresh:
            state.bullet_known[label] = 1 << int(state.bullet_pool[label])


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
    """Where a bullet is and since when, who knows it, whose it is; and its kind, if the viewer knows it."""
    label = label_of(state, nth)
    known = is_known(state, label, viewer)
    key = int(state.bullet_at[label]) * (MOST_CLIPPED + 1) + state.bullet_since[label]
    key = key * 256 + state.bullet_known[label]
    key = key * 2 + int(label == state.fresh)
    key = key * 2 + (state.bullet_kind[label] if known else 0)
    return key * MAX_SEATS + state.bullet_pool[label]  # type: ignore[no-any-return]


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
