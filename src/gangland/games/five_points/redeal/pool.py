"""The pool: the hidden members of Five Points, counted by gang in one packed number."""

from gangland.engine.cards import count_in
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.five_points.components import ALLIANCES, FIRST_BOSS, GANGS
from gangland.games.five_points.knowledge import is_hidden

COUNT_BITS = 3  # room for the count of one gang, up to 6 members


@rule
def left_of(counts: int, gang: int) -> int:
    """How many cards of a gang the pool has."""
    return count_in(counts, gang, COUNT_BITS)


@rule
def one_of(gang: int) -> int:
    """A pool of one card."""
    return 1 << (COUNT_BITS * gang)


@rule
def any_gang(state: Position, counts: int, size: int) -> int:
    """The gang of any card of the pool, each card as likely."""
    nth = below(state, size)
    gang = 0
    while nth >= left_of(counts, gang) and gang < GANGS - 1:
        nth -= left_of(counts, gang)
        gang += 1
    return gang


@rule
def members_in_deck(state: Position, below_top: int) -> int:
    """§2.4 How many members lie below the bosses, after the deck below its top card was sorted."""
    members = 0
    while members < below_top and state.deck[members] < FIRST_BOSS:
        members += 1
    return members


@rule
def hidden_members(state: Position, viewer: int, members: int) -> int:
    """§2.2, §2.3 The members of the deck, the influence cards and the hidden alliances of all others, counted."""
    counts = 0
    for place in range(members):
        counts += one_of(state.deck[place])
    for seat in range(state.seats):
        if seat != viewer:
            counts += cards_of(state, seat)
            for slot in range(ALLIANCES):
                if is_hidden(state, viewer, seat, slot):
                    counts += one_of(state.alliance[seat, slot])
    return counts


@rule
def cards_of(state: Position, seat: int) -> int:
    """§2.3 The influence cards of a player, counted."""
    counts = 0
    for gang in range(GANGS):
        counts += int(state.influence[seat, gang]) << (COUNT_BITS * gang)
    return counts


@rule
def size_of(counts: int) -> int:
    """How many cards the pool has."""
    size = 0
    for gang in range(GANGS):
        size += left_of(counts, gang)
    return size


@rule
def lay_members(state: Position, counts: int) -> None:
    """§2.4 What is left of the pool is the bottom of the deck."""
    place = 0
    for gang in range(GANGS):
        for _ in range(left_of(counts, gang)):
            state.deck[place] = gang
            place += 1
