"""What a seat can't know in Cash 'n Guns, drawn anew: sealed choices, stolen loot, loot to come, and bullets.

Everything hidden is first laid in an order that says nothing. So two positions that the seat can't tell apart give the
same guess from the same chance: what a bot thinks does not depend on what it may not know.
"""

from gangland.engine.position import Position
from gangland.engine.randomness import below, shuffle
from gangland.engine.rule import rule
from gangland.engine.sorting import sort_cards
from gangland.games.cash_n_guns.actions import AIM_AT, BE_LATE, DUCK_DOWN, LOAD
from gangland.games.cash_n_guns.components import (
    BANG,
    COUNT_BITS,
    KEPT,
    LABELS,
    NOTHING,
)
from gangland.games.cash_n_guns.knowledge import BITS, doubtful, is_seen_move
from gangland.games.cash_n_guns.rules.bullets import recount
from gangland.games.cash_n_guns.state import AIM, BULLET, COURAGE, FROM, SECRET, TABLE, TO
from gangland.games.cash_n_guns.wondering import TRIES, redeal_bullets


@rule
def redeal(state: Position, seat: int) -> None:
    """§3.2, §3.3 Other bullets in other hands, other sealed choices, other stolen cards, other loot to come."""
    if doubtful(state, seat):
        redraw_thefts(state, seat)
    redeal_bullets(state, seat)
    redraw_choices(state, seat)
    recount(state)
    sort_cards(state.deck, 0, state.deck_size, COUNT_BITS)
    shuffle(state, state.deck, 0, state.deck_size)


# Sealed choices


@rule
def redraw_choices(state: Position, viewer: int) -> None:
    """§3.3 Whoever has chosen in a sealed step may have chosen anything."""
    for seat in range(state.seats):
        if seat != viewer and state.choice[seat] != NOTHING:
            if state.step == BULLET:
                state.choice[seat] = LOAD + any_bullet(state, seat)
            elif state.step == AIM:
                state.choice[seat] = any_aim(state, seat)
            elif state.step == COURAGE:
                state.choice[seat] = DUCK_DOWN + below(state, 2)


@rule
def any_bullet(state: Position, seat: int) -> int:
    """§4.2 The kind of any card in that hand, the chosen one among them."""
    cards = 0
    bangs = 0
    for label in range(LABELS):
        if state.bullet_at[label] == seat:
            cards += 1
            bangs += int(state.bullet_kind[label] == BANG)
    return int(below(state, cards) < bangs)


@rule
def any_aim(state: Position, seat: int) -> int:
    """§5.1, §5.2 At any other living player, or too late if there is a clock."""
    others = 0
    for other in range(state.seats):
        others += int(other != seat and state.alive[other] == 1)
    nth = below(state, others + state.clock)
    if nth == others:
        return BE_LATE
    for other in range(state.seats):
        if other != seat and state.alive[other] == 1:
            if nth == 0:
                return AIM_AT + other
            nth -= 1
    return BE_LATE


# Stolen loot


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
    kind, giver = event % BITS, (event // FROM) % BITS
    state.loot[(event // TO) % BITS, kind] += cards
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
        giver, to = (event // FROM) % BITS, (event // TO) % BITS
        if event & SECRET and giver != viewer and (to != viewer or (unsure >> giver) & 1):
            kind = any_loot(state, giver)
            if kind == NOTHING or (to == viewer and kind != event % BITS):
                take_back(state, nth)
                return False
            state.event[nth] = event - event % BITS + kind
            if to != viewer:
                unsure |= (1 << giver) | (1 << to)
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
    nth = below(state, cards)
    kind = 0
    while nth >= state.loot[seat, kind]:
        nth -= state.loot[seat, kind]
        kind += 1
    return kind


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
            state.event[nth] = event - event % BITS + kind
            move(state, nth, 1)
            nth += 1
        else:
            concerned = those_concerned(state, nth, viewer, concerned)
            nth = step_back(state, nth, viewer, concerned)
            least = int(state.event[max(nth, 0)]) % BITS + 1


@rule
def possible_kind(state: Position, nth: int, viewer: int, least: int) -> int:
    """The kind that the viewer saw, if the giver has such a card; else the first from `least` on; or NOTHING."""
    event = int(state.event[nth])
    kind, giver = event % BITS, (event // FROM) % BITS
    if is_seen_move(state, nth, viewer):
        return kind if giver == TABLE or state.loot[giver, kind] > 0 else NOTHING
    for other in range(least, KEPT):
        if state.loot[giver, other] > 0:
            return other
    return NOTHING


@rule
def those_concerned(state: Position, nth: int, viewer: int, concerned: int) -> int:
    """A bit for each player on whose loot it depends what that giver has: also those it stole from, and so on."""
    concerned |= 1 << ((int(state.event[nth]) // FROM) % BITS)
    for before in range(nth - 1, -1, -1):
        event = int(state.event[before])
        both = (1 << ((event // FROM) % BITS)) | (1 << ((event // TO) % BITS))
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
        if not is_seen_move(state, nth, viewer) and (concerned >> ((event // FROM) % BITS)) & 1:
            found = possible_kind(state, nth, viewer, event % BITS + 1) != NOTHING
    return nth if found else NOTHING
