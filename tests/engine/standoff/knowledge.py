"""What a seat can know in Standoff, as numbers; and what it can't, dealt anew."""

from typing import Any

from gangland.engine.cards import sort_cards, tally
from gangland.engine.features import LARGEST, Features
from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.engine.rule import rule
from tests.engine.standoff.components import BOX, MAX_SEATS, NAMES, NOTHING, RANKS
from tests.engine.standoff.rules import take_from_deck

COUNT_BITS = 3  # room for the count of one rank in a packed number

SEAT = Features()
STANDING = SEAT.add("in", "is still in")
HELD = SEAT.add("held", "cards in hand", most=BOX)
POINTS = SEAT.add("points", "points", most=LARGEST, least=-LARGEST)
SHOWN = SEAT.add("shown", "the card that was shown, or -1", most=RANKS - 1, least=NOTHING)
CHOSE = SEAT.add("chose", "has chosen a card")
DECIDES = SEAT.add("decides", "decides about the loot")

FEATURES = Features()
HAND = FEATURES.add("hand", "your cards", NAMES, most=BOX)
DISCARDS = FEATURES.add("discards", "the discard pile", NAMES, most=BOX)
CHOSEN = FEATURES.add("chosen", "the card you have chosen, or -1", most=RANKS - 1, least=NOTHING)
SEATS = FEATURES.each([f"seat {seat}" for seat in range(MAX_SEATS)], SEAT, "what lies open, seat by seat")
COUNT = FEATURES.add("seats", "players at the table", most=MAX_SEATS)
ROUND = FEATURES.add("round", "the round", most=LARGEST)
GUNS = FEATURES.add("guns", "option")
OF_A_SEAT = len(SEAT)


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
    tally(state.deck, 0, state.deck_size, out, 0)


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """The own hand and choice, nothing of them for a spectator; then what lies open, seat by seat."""
    for rank in range(RANKS):
        out[HAND + rank] = state.hand[seat, rank] if seat >= 0 else 0
        out[DISCARDS + rank] = state.discards[rank]
    out[CHOSEN] = state.chosen[seat] if seat >= 0 else NOTHING
    for other in range(MAX_SEATS):
        first = SEATS + OF_A_SEAT * other
        out[first + STANDING] = state.standing[other]
        out[first + HELD] = state.held[other]
        out[first + POINTS] = state.points[other]
        out[first + SHOWN] = state.shown[other]
        out[first + CHOSE] = state.chosen[other] != NOTHING
        out[first + DECIDES] = state.decider == other
    out[COUNT] = state.seats
    out[ROUND] = state.round
    out[GUNS] = state.guns
