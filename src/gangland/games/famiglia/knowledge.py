"""What a seat can know in Famiglia, as numbers; and what it can't, dealt anew.

Both hands follow from what was played in the open, so the order of the deck is the only secret (R19). Its cards are
laid by kind before they are shuffled: a guess does not follow from how they lay.
"""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.engine.rule import rule
from gangland.engine.sorting import sort_cards
from gangland.games.famiglia.components import BOX, CARDS, NOTHING, SEATS
from gangland.games.famiglia.state import STEPS

COUNT_BITS = 3  # room for the count of one card, up to 5, in a packed number
PLACES = 7  # both hands, both play areas, street, discards, unseen part of the deck
CARD_MARKS = 2  # the scared card and the wanted card
NUMBERS = 13
OBSERVATION = PLACES * CARDS + BOX + CARD_MARKS * CARDS + STEPS + NUMBERS


@rule
def redeal(state: Position, seat: int) -> None:
    """§4.4 All of the deck is unknown but the cards that were put under it in the open."""
    unseen = state.deck_size - state.known
    sort_cards(state.deck, state.known, unseen, COUNT_BITS)
    shuffle(state, state.deck, state.known, unseen)


@rule
def census(state: Position, out: Any) -> None:
    """§1.1 Each card of the box is in one place."""
    for card in range(CARDS):
        out[card] = state.street[card] + state.discards[card]
        for seat in range(SEATS):
            out[card] += state.hand[seat, card] + state.area[seat, card]
    for place in range(state.deck_size):
        out[state.deck[place]] += 1


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """Own cards first, then the rival's; a spectator looks from seat 0."""
    me = max(seat, 0)
    for card in range(CARDS):
        out[card] = state.hand[me, card]
        out[CARDS + card] = state.area[me, card]
        out[2 * CARDS + card] = state.hand[1 - me, card]
        out[3 * CARDS + card] = state.area[1 - me, card]
        out[4 * CARDS + card] = state.street[card]
        out[5 * CARDS + card] = state.discards[card]
        out[6 * CARDS + card] = 0
    for place in range(state.known, state.deck_size):
        out[6 * CARDS + state.deck[place]] += 1
    observe_known_cards(state, out, PLACES * CARDS)
    observe_turn(state, me, out, PLACES * CARDS + BOX)


@rule
def observe_known_cards(state: Position, out: Any, first: int) -> None:
    """§4.4 The cards under the deck that everyone saw, the lowest first; 0 where nothing is known."""
    for place in range(BOX):
        out[first + place] = state.deck[place] + 1 if place < state.known else 0


@rule
def observe_turn(state: Position, me: int, out: Any, first: int) -> None:
    for place in range(first, OBSERVATION):
        out[place] = 0
    if state.scared != NOTHING:
        out[first + state.scared] = 1
    if state.wanted != NOTHING:
        out[first + CARDS + state.wanted] = 1
    first += CARD_MARKS * CARDS
    out[first + state.step] = 1
    first += STEPS
    out[first] = state.turn == me
    out[first + 1] = state.starter == me
    out[first + 2] = state.deck_size
    out[first + 3] = state.ends
    out[first + 4] = state.turns_left
    out[first + 5] = state.passes
    out[first + 6] = state.renewals
    out[first + 7] = state.accountant
    out[first + 8] = state.swaps
    out[first + 9] = state.brute
    out[first + 10] = state.lowered
    out[first + 11] = state.price
    out[first + 12] = state.memory
