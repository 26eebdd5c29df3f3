"""Whose bullets are which, as far as a seat can't know: drawn anew for a guess.

The bullets are laid in an order that follows from what the viewer knows. The traces of bangs that clips took from the
cards face down (`rules/bullets.py`) are laid among them, as cards that still lie there. Then the Oszust makes again the
exchanges that the viewer did not see, all bullets that the viewer does not know get their kinds by lot, and each clip
takes any bang that lay there when it was used. If that does not agree with what everyone saw, all is tried again.

While it is counted, `blanks` has how many bullets of each player the viewer does not know, and `bangs` how many of them
are bangs.
"""

from gangland.engine.cards import count_in
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import BANG, BLANK, COUNT_BITS, NOTHING, OSZUST
from gangland.games.cash_n_guns.knowledge import is_known
from gangland.games.cash_n_guns.redeal.clips import last_barren, lay_barren, take_before, take_clipped
from gangland.games.cash_n_guns.redeal.order import bullets, find_loaded, forget_who_knows, label_of, sort_bullets
from gangland.games.cash_n_guns.state import GIVE

TRIES = 100  # of what has to agree with what the viewer saw; most situations need one or two
NONE_AT_ALL = 32  # a packed number of bangs begins here: without hidden exchanges it may be less than none


@rule
def redeal_bullets(state: Position, viewer: int) -> None:
    """§3.2 Each player's unknown bullets change their kinds among themselves, wherever they are by now."""
    forget_who_knows(state, viewer)
    sort_bullets(state, viewer)
    bangs = unknown_bangs(state, viewer)
    barren = last_barren(state)
    done = False
    attempt = 0
    while not done:
        attempt += 1
        done = deal_again(state, viewer, bangs, barren, attempt == TRIES) or attempt == TRIES
    find_loaded(state)


@rule
def deal_again(state: Position, viewer: int, bangs: int, barren: int, must: bool) -> bool:
    """One try, from so many bangs of each player; does all agree? If it must be, it is made to."""
    count_unknown(state, viewer, bangs)
    swindle_again(state, viewer)
    if not take_before(state, viewer, barren, must):
        return False
    if not draw_kinds(state, viewer, barren, must):
        return False
    return take_clipped(state, viewer, barren + 1, must)


@rule
def unknown_bangs(state: Position, viewer: int) -> int:
    """How many of each player's unknown bullets would be bangs without the exchanges that the viewer did not see."""
    bangs = 0
    for seat in range(state.seats):
        bangs += NONE_AT_ALL << (COUNT_BITS * seat)
        if is_hidden_swindle(state, seat, viewer):
            bangs -= int(state.gained[seat]) << (COUNT_BITS * seat)
            bangs += int(state.gained[seat]) << (COUNT_BITS * state.owner[OSZUST])
    for nth in range(bullets(state)):
        label = label_of(state, nth)
        if not is_known(state, label, viewer):
            bangs += int(state.bullet_kind[label]) << (COUNT_BITS * state.bullet_pool[label])
    return bangs


@rule
def count_unknown(state: Position, viewer: int, bangs: int) -> None:
    for seat in range(state.seats):
        state.blanks[seat] = 0
        state.bangs[seat] = count_in(bangs, seat, COUNT_BITS) - NONE_AT_ALL
    for nth in range(bullets(state)):
        label = label_of(state, nth)
        if not is_known(state, label, viewer):
            state.blanks[state.bullet_pool[label]] += 1


@rule
def draw_kinds(state: Position, viewer: int, barren: int, must: bool) -> bool:
    """The kinds of all bullets that the viewer does not know, but for those that a clip has shown to be blanks."""
    owed = 0
    for seat in range(state.seats):
        if not must and (state.bangs[seat] < 0 or state.bangs[seat] > state.blanks[seat]):
            return False
        owed += state.bangs[seat]
    for nth in range(bullets(state)):
        label = label_of(state, nth)
        if is_drawn(state, label, viewer, barren):
            seat = state.bullet_pool[label]
            kind = int(below(state, state.blanks[seat]) < state.bangs[seat])
            state.bullet_kind[label] = kind
            state.blanks[seat] -= 1
            state.bangs[seat] -= kind
            owed -= kind
    if must:
        settle(state, viewer, barren, owed)
    return True


@rule
def is_drawn(state: Position, label: int, viewer: int, barren: int) -> bool:
    return not is_known(state, label, viewer) and not lay_barren(state, label, barren)


@rule
def settle(state: Position, viewer: int, barren: int, owed: int) -> None:
    """So many bangs more, whosever they are, or less if it is negative."""
    for nth in range(bullets(state)):
        label = label_of(state, nth)
        if owed != 0 and is_drawn(state, label, viewer, barren):
            kind = BANG if owed > 0 else BLANK
            if state.bullet_kind[label] != kind:
                state.bullet_kind[label] = kind
                owed += 1 if owed < 0 else -1


# Bullets that the Oszust has exchanged


@rule
def is_hidden_swindle(state: Position, seat: int, viewer: int) -> bool:
    """§12.13 Has the Oszust exchanged bullets with that player, and is the viewer neither of them?"""
    swindler = state.owner[OSZUST]
    if swindler == NOTHING or state.swindles[seat] == 0:
        return False
    return bool(viewer != swindler and viewer != seat)


@rule
def swindle_again(state: Position, viewer: int) -> None:
    """§12.13 Where the viewer saw only who exchanged a bullet, any bullet may have been drawn, and any given for it."""
    for seat in range(state.seats):
        if is_hidden_swindle(state, seat, viewer):
            state.gained[seat] = 0
            for nth in range(1, state.swindles[seat] + 1):
                draws_only = state.step == GIVE and state.swindled == seat and nth == state.swindles[seat]
                exchange_again(state, state.owner[OSZUST], seat, draws_only)


@rule
def exchange_again(state: Position, swindler: int, seat: int, draws_only: bool) -> None:
    """One of the bullets of each that the viewer does not know; the gift is still to come if he has only drawn."""
    cards = state.blanks[seat] + int(draws_only)
    more = -int(below(state, max(cards, 1)) < state.bangs[seat])
    if not draws_only:
        more += int(below(state, state.blanks[swindler] + 1) < state.bangs[swindler] - more)
    state.gained[seat] += more
    state.bangs[seat] += more
    state.bangs[swindler] -= more
