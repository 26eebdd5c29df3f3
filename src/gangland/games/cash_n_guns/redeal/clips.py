"""Bangs that clips took from the cards face down, and clips that found none there (R34): taken anew for a guess.

While it is counted, `blanks` has how many bullets of each player are still to be drawn, and `bangs` how many of them
are bangs: see `bullets.py`.
"""

from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import BANG, BLANK, LABELS, NOTHING, OPEN, UNSEEN
from gangland.games.cash_n_guns.knowledge import is_known
from gangland.games.cash_n_guns.redeal.order import bullets, exchange, label_of, took_one

SURE, LIKELY = 1 << 20, 64  # weights of a card that a clip must have taken, and of one that it may have


@rule
def last_barren(state: Position) -> int:
    """R34 The last clip that found no bang: all that lay face down then were blanks. Or NOTHING."""
    last = NOTHING
    for clip in range(state.clipped):
        if not took_one(state, clip):
            last = clip
    return last


@rule
def lay_barren(state: Position, label: int, barren: int) -> bool:
    """Did the card lie face down when that clip found nothing there, or had a clip taken it before?"""
    return bool(UNSEEN <= state.bullet_at[label] < OPEN and state.bullet_since[label] <= barren)


@rule
def could_be_clipped(state: Position, nth: int, clip: int) -> bool:
    """Did the card lie face down when that clip was used? Had no clip before taken it, nor found nothing there?"""
    label = label_of(state, nth)
    if LABELS <= label < LABELS + clip or state.bullet_since[label] > clip:
        return False
    for before in range(state.bullet_since[label], clip):
        if not took_one(state, before):
            return False
    return bool(UNSEEN <= state.bullet_at[label] < OPEN)


@rule
def take_before(state: Position, viewer: int, barren: int, must: bool) -> bool:
    """R34 Before a clip found nothing, each took one of the bangs that lay there, and all others there are blanks."""
    for nth in range(bullets(state)):
        label = label_of(state, nth)
        if not is_known(state, label, viewer) and lay_barren(state, label, barren):
            state.bullet_kind[label] = BLANK
            state.blanks[state.bullet_pool[label]] -= 1
    for clip in range(barren):
        if took_one(state, clip):
            nth = draw_clipped(state, clip, viewer, must)
            if nth == NOTHING:
                return False
            label = label_of(state, nth)
            if not is_known(state, label, viewer):
                state.bullet_kind[label] = BANG
                state.bangs[state.bullet_pool[label]] -= 1
            exchange(state, label, LABELS + clip)
    return True


@rule
def draw_clipped(state: Position, clip: int, viewer: int, must: bool) -> int:
    """The card that such a clip took, by lot; NOTHING if it could not be any."""
    total = 0
    for nth in range(bullets(state)):
        total += weight(state, nth, clip, viewer, must)
    if total == 0:
        return NOTHING
    left = below(state, total)
    nth = -1
    while left >= 0:
        nth += 1
        left -= weight(state, nth, clip, viewer, must)
    return nth


@rule
def weight(state: Position, nth: int, clip: int, viewer: int, must: bool) -> int:
    """How likely a card is the one: as there are more ways for its player's other bangs to lie where they may."""
    if not could_be_clipped(state, nth, clip):
        return 0
    label = label_of(state, nth)
    if is_known(state, label, viewer):
        return SURE * state.bullet_kind[label]  # type: ignore[no-any-return]
    cards, bangs = int(state.blanks[state.bullet_pool[label]]), int(state.bangs[state.bullet_pool[label]])
    if bangs <= 0:
        return int(must)
    return SURE if bangs > cards else LIKELY * bangs // (cards - bangs + 1)


@rule
def take_clipped(state: Position, viewer: int, first: int, must: bool) -> bool:
    """R34 Each clip takes by lot one of the bangs that lay there; did all find one? If it must be, one is made."""
    for clip in range(first, state.clipped):
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
def clippable(state: Position, clip: int) -> int:
    """How many bangs that clip could have taken."""
    found = 0
    for nth in range(bullets(state)):
        found += int(could_be_clipped(state, nth, clip) and state.bullet_kind[label_of(state, nth)] == BANG)
    return found


@rule
def make_clippable(state: Position, clip: int, viewer: int) -> None:
    """The first card that could have been taken exchanges its kind with the first bang, both unknown."""
    taken, bang = NOTHING, NOTHING
    for nth in range(bullets(state) - 1, -1, -1):
        label = label_of(state, nth)
        if not is_known(state, label, viewer) and not LABELS <= label < LABELS + clip:
            if could_be_clipped(state, nth, clip):
                taken = label
            elif state.bullet_kind[label] == BANG:
                bang = label
    if taken != NOTHING and bang != NOTHING:
        state.bullet_kind[taken] = BANG
        state.bullet_kind[bang] = BLANK
