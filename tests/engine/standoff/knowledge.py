"""What a seat can know in Standoff, as numbers; and what it can't, dealt anew."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.engine.rule import rule
from gangland.engine.sorting import sort_cards
from tests.engine.standoff.components import MAX_SEATS, NOTHING, RANKS
from tests.engine.standoff.rules import take_from_deck

COUNT_BITS = 3  # room for the count of one rank in a packed number
OF_A_SEAT = 6
OBSERVATION = 2 * RANKS + 1 + OF_A_SEAT * MAX_SEATS + 3


@rule
def redeal(state: Position, seat: int) -> None:
    """§1.2, §2.1 The others' hands and the cards they chose go back into the deck and come out anew.

    A rule may not allocate, so the deck itself, which has room for the box, is where they are shuffled together;
    sorted before, so that a guess does not follow from how they lay.
    """
    for other in range(state.seats):
        if other != seat:
            collect(state, other)
    sort_cards(state.deck, 0, state.deck_size, COUNT_BITS)
    shuffle(state, state.deck, 0, state.deck_size)
    for other in range(state.seats):
        if other != seat:
            for _ in range(state.held[other]):
                state.hand[other, take_from_deck(state)] += 1
            if state.chosen[other] != NOTHING:
                state.chosen[other] = take_from_deck(state)


@rule
def collect(state: Position, seat: int) -> None:
    for rank in range(RANKS):
        count = state.hand[seat, rank] + int(state.chosen[seat] == rank)
        state.hand[seat, rank] = 0
        for _ in range(count):
            state.deck[state.deck_size] = rank
            state.deck_size += 1


@rule
def census(state: Position, out: Any) -> None:
    """§1.1 Each card of the box is in one place."""
    for rank in range(RANKS):
        out[rank] = state.discards[rank]
        for seat in range(state.seats):
            out[rank] += state.hand[seat, rank] + int(state.chosen[seat] == rank)
    for place in range(state.deck_size):
        out[state.deck[place]] += 1


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """The own hand and choice, nothing of them for a spectator; then what lies open, seat by seat."""
    for rank in range(RANKS):
        out[rank] = state.hand[seat, rank] if seat >= 0 else 0
        out[RANKS + rank] = state.discards[rank]
    out[2 * RANKS] = state.chosen[seat] if seat >= 0 else NOTHING
    for other in range(MAX_SEATS):
        first = 2 * RANKS + 1 + OF_A_SEAT * other
        out[first] = state.standing[other]
        out[first + 1] = state.held[other]
        out[first + 2] = state.points[other]
        out[first + 3] = state.shown[other]
        out[first + 4] = state.chosen[other] != NOTHING
        out[first + 5] = state.decider == other
    out[OBSERVATION - 3] = state.seats
    out[OBSERVATION - 2] = state.round
    out[OBSERVATION - 1] = state.guns
