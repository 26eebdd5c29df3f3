"""Bullets: choosing, loading, discarding (§4.2), and who knows which card.

Every bullet card has a label, which nobody sees. A label remembers who knows its kind. When a hand loses a card unseen,
the others can no longer tell what is left of what they knew of it. Cards that somebody does not know are alike for that
player if they are of the same player: in its hand, loaded or discarded by it. How many of them are bangs follows from
the eight that were dealt, from bangs that clips brought, and from what the Oszust has exchanged, which only both know.

When a clip takes a bang from the cards face down, nobody knows whose it was. So the label goes to its new hand, and a
trace, after all labels, keeps what it was before: whoever guesses puts the trace back and draws another bang. A clip
that finds none there leaves a trace that is no bullet.
"""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import (
    BANG,
    BLANK,
    BULLETS,
    EVERYONE,
    LABELS,
    LOADED,
    MAX_SEATS,
    MOST_CLIPPED,
    NOTHING,
    OPEN,
    UNSEEN,
)
from gangland.games.cash_n_guns.refusals import NO_SUCH_BULLET, NOT_THE_NEW_BANG
from gangland.games.cash_n_guns.state import BULLET, CLIP, GIVE, RELOAD, WISE


@rule
def bullets_in_hand(state: Position, seat: int) -> int:
    """§4.2 How many bullet cards a player holds, which everyone sees."""
    held: int = state.blanks[seat] + state.bangs[seat]
    return held


@rule
def count_in(state: Position, seat: int, kind: int, more: int) -> None:
    """A bullet comes into a hand (1) or leaves it (-1)."""
    if kind == BLANK:
        state.blanks[seat] += more
    else:
        state.bangs[seat] += more


@rule
def recount(state: Position) -> None:
    """§4.2 The bullets in the hands, counted anew, without those chosen in a step that is not over."""
    for seat in range(MAX_SEATS):
        state.blanks[seat] = 0
        state.bangs[seat] = 0
    for label in range(LABELS):
        if 0 <= state.bullet_at[label] < LOADED:
            count_in(state, state.bullet_at[label], state.bullet_kind[label], 1)
    if state.step == BULLET:
        for seat in range(state.seats):
            if state.choice[seat] != NOTHING:
                count_in(state, seat, state.choice[seat] & 1, -1)


@rule
def why_not_bullet(state: Position, seat: int, kind: int) -> int:
    """§4.2 A card of the hand; R41 but not the bang that a clip has just brought.

    Counted as in hand: what the seat has chosen and may still change, and what the Cwaniak (§12.4) or the Mądrala
    (§12.11) may take back.
    """
    count: int = state.blanks[seat] if kind == BLANK else state.bangs[seat]
    if state.choice[seat] != NOTHING:
        count += int(state.choice[seat] & 1 == kind)
    if state.step == RELOAD or state.step == WISE:
        count += int(state.bullet_kind[state.loaded[seat]] == kind)
    if state.step == CLIP and kind == BANG and count == 1:
        return NOT_THE_NEW_BANG
    return ALLOWED if count > 0 else NO_SUCH_BULLET


@rule
def choose_bullet(state: Position, seat: int, action: int) -> None:
    """§3.3, §4.2 A bullet is chosen, or another one instead of the one chosen before."""
    if state.choice[seat] != NOTHING:
        count_in(state, seat, state.choice[seat] & 1, 1)
    state.choice[seat] = action
    count_in(state, seat, action & 1, -1)


@rule
def take_back(state: Position, seat: int) -> None:
    """§12.4, §12.11 The loaded bullet returns to the hand."""
    label = state.loaded[seat]
    state.bullet_at[label] = seat
    state.loaded[seat] = NOTHING
    count_in(state, seat, state.bullet_kind[label], 1)


@rule
def leaving(state: Position, seat: int, kind: int, knows: int) -> int:
    """The label that leaves a hand: one of its kind by lot; who does not see it forgets what it knew of the hand.

    A bang just brought by a clip stays (R41), and so does what everyone knows of it.
    """
    fresh = state.fresh if state.step == CLIP else NOTHING
    count = 0
    for label in range(BULLETS * state.seats):
        if state.bullet_at[label] == seat and label != fresh:
            state.bullet_known[label] &= knows
            count += int(state.bullet_kind[label] == kind)
    nth = below(state, count) if count > 1 else 0
    label = NOTHING
    while nth >= 0:
        label += 1
        if state.bullet_at[label] == seat and label != fresh and state.bullet_kind[label] == kind:
            nth -= 1
    return label


@rule
def lay_chosen(state: Position) -> None:
    """§4.2 Whoever has chosen a bullet loads it face down; §12.11, §10.5 or discards it unseen; §12.13 or gives it."""
    for seat in range(state.seats):
        if state.choice[seat] == NOTHING:
            continue
        kind = state.choice[seat] & 1
        state.choice[seat] = NOTHING
        if state.step == RELOAD or state.step == WISE:
            take_back(state, seat)
        knows = 1 << seat
        if state.step == GIVE:
            knows |= 1 << state.swindled
        label = leaving(state, seat, kind, knows)
        if state.step == BULLET or state.step == RELOAD:
            state.bullet_at[label] = LOADED + seat
            state.loaded[seat] = label
        elif state.step == GIVE:
            give(state, seat, label, knows)
        else:
            lay_face_down(state, label, seat)
    state.fresh = NOTHING
    state.swindled = NOTHING


@rule
def give(state: Position, seat: int, label: int, knows: int) -> None:
    """§12.13 The Oszust's bullet goes to the player whose bullet he took; both know it.

    His own new card goes back if he gives one of its kind: nobody could tell the difference (R28).
    """
    kind = state.bullet_kind[label]
    if state.bullet_kind[state.fresh] == kind:
        label = state.fresh
    elif state.bullet_known[label] != knows:
        forget_one(state, seat, kind, knows)
    state.bullet_at[label] = state.swindled
    state.bullet_pool[label] = state.swindled
    state.bullet_known[label] = knows
    state.gained[state.swindled] += kind
    count_in(state, state.swindled, kind, 1)


@rule
def forget_one(state: Position, seat: int, kind: int, knows: int) -> None:
    """Who gets a bullet of a kind that it knew in that hand can't tell whether it is that one: it knows one less."""
    for label in range(BULLETS * state.seats):
        if state.bullet_at[label] == seat and state.bullet_kind[label] == kind and state.bullet_known[label] == knows:
            state.bullet_known[label] = 1 << seat
            return


@rule
def lay_face_down(state: Position, label: int, seat: int) -> None:
    """§7.2 To the discards, unseen; everyone could see when."""
    state.bullet_at[label] = UNSEEN + seat
    state.bullet_since[label] = state.clipped


@rule
def discard_unseen(state: Position, seat: int) -> None:
    """§7.2, §7.3 The loaded card goes face down to the discards."""
    lay_face_down(state, state.loaded[seat], seat)
    state.loaded[seat] = NOTHING


@rule
def is_unseen(state: Position, label: int) -> bool:
    """§7.2 Does the card lie face down among the discards?"""
    return bool(UNSEEN <= state.bullet_at[label] < OPEN)


@rule
def turn_up(state: Position, seat: int) -> int:
    """§8.1 The loaded card is turned face up and goes to the discards; its kind."""
    label = state.loaded[seat]
    state.bullet_at[label] = OPEN
    state.bullet_known[label] = EVERYONE
    state.loaded[seat] = NOTHING
    state.told_kind[seat] = state.bullet_kind[label]
    return state.bullet_kind[label]  # type: ignore[no-any-return]


@rule
def bring_bang(state: Position, seat: int) -> bool:
    """§10.5, R34 A bang from the discards into the hand: face up if there is one, else by lot from those face down.

    Everyone learns that it is a bang; or, if there is none, that all cards face down are blanks, whosever they are.
    """
    shown, unseen = NOTHING, 0
    for label in range(BULLETS * state.seats):
        if state.bullet_kind[label] == BANG:
            unseen += int(is_unseen(state, label))
            if state.bullet_at[label] == OPEN:
                shown = label
    if shown == NOTHING and unseen > 0:
        nth = below(state, unseen)
        while nth >= 0:
            shown += 1
            nth -= int(state.bullet_kind[shown] == BANG and is_unseen(state, shown))
    if shown == NOTHING:
        state.clipped += int(state.clipped < MOST_CLIPPED)
        return False
    if is_unseen(state, shown):
        leave_trace(state, shown)
    else:
        choose_open(state, shown)
    state.bullet_at[shown] = seat
    state.bullet_known[shown] = EVERYONE
    state.bullet_pool[shown] = seat
    state.bangs[seat] += 1
    state.fresh = shown
    return True


@rule
def choose_open(state: Position, label: int) -> None:
    """R34 All bangs face up are alike: the one that is taken counts as the last player's who has turned one up."""
    for other in range(BULLETS * state.seats):
        pool = state.bullet_pool[label]
        if state.bullet_at[other] == OPEN and state.bullet_kind[other] == BANG and state.bullet_pool[other] > pool:
            state.bullet_pool[label] = state.bullet_pool[other]
            state.bullet_pool[other] = pool


@rule
def leave_trace(state: Position, label: int) -> None:
    """R34 Nobody knows which card face down it was: what is taken leaves a trace to guess from."""
    if state.clipped < MOST_CLIPPED:  # a game has no more clips; a typed position may begin with some used
        trace = LABELS + state.clipped
        state.bullet_kind[trace] = BANG
        state.bullet_at[trace] = state.bullet_at[label]
        state.bullet_known[trace] = state.bullet_known[label]
        state.bullet_pool[trace] = state.bullet_pool[label]
        state.bullet_since[trace] = state.bullet_since[label]
        state.clipped += 1
    state.bullet_since[label] = 0
