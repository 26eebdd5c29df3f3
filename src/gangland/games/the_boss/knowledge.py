"""What a seat can know in The Boss, as numbers; and what it can't, dealt anew.

Of a card in another hand its back is known, so each city's unseen cards are a secret of their own (R15). They are
dealt by lot, and the police is sorted before it is shuffled: a guess does not follow from how it all lies.
"""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.randomness import below, shuffle
from gangland.engine.rule import rule
from gangland.engine.sorting import sort_cards
from gangland.games.the_boss.components import (
    CARDS,
    CARDS_AT,
    CITIES,
    COUNT_OF,
    DOUBLE,
    FIRST_OF,
    MAX_SEATS,
    NOTHING,
    PLACES,
    POLICE_CARDS,
)
from gangland.games.the_boss.state import STEPS

POLICE_KINDS = DOUBLE + 1
COUNT_BITS = 2  # room for the count of one kind of police card in a packed number
COMPONENTS = CARDS + POLICE_KINDS + 2 * MAX_SEATS

CARD_MARKS = 4  # in the own hand, laid, laid last at its city, shown at the end of the last round
PERSON = 9  # numbers of one player: gangsters in front and away, money
OF_A_SEAT = PERSON + CITIES + 2 * PLACES + CITIES + PLACES + 2  # and backs, gangsters sent, exile, cities won, marks
NUMBERS = 6
OBSERVATION = CARD_MARKS * CARDS + MAX_SEATS * OF_A_SEAT + CITIES + PLACES + POLICE_KINDS + STEPS + NUMBERS


# What is hidden, dealt anew


@rule
def redeal(state: Position, seat: int) -> None:
    """§3.3, R15 The hidden cards and those in other hands, city by city, and the police not yet turned."""
    for place in range(state.cities):
        redeal_city(state, state.row[place], seat)
    to_turn = POLICE_CARDS - state.turned
    sort_cards(state.police, state.turned, to_turn, COUNT_BITS)
    shuffle(state, state.police, state.turned, to_turn)


@rule
def redeal_city(state: Position, city: int, seat: int) -> None:
    """§3.3 All cards of the city that the seat has not seen change places; every hand keeps its backs."""
    unseen = 1 << state.hidden[city]
    for other in range(state.seats):
        if other != seat:
            unseen |= state.hand[other] & CARDS_AT[city]
    left = count_cards(unseen, city)
    for other in range(state.seats):
        if other != seat:
            held = count_cards(state.hand[other], city)
            state.hand[other] &= ~CARDS_AT[city]
            for _ in range(held):
                card = nth_card(unseen, city, below(state, left))
                state.hand[other] |= 1 << card
                unseen ^= 1 << card
                left -= 1
    state.hidden[city] = nth_card(unseen, city, 0)


@rule
def count_cards(cards: int, city: int) -> int:
    """§3.3 How many of some cards, given as bits, have the back of the city."""
    count = 0
    for nth in range(COUNT_OF[city]):
        count += (cards >> (FIRST_OF[city] + nth)) & 1
    return count


@rule
def nth_card(cards: int, city: int, nth: int) -> int:
    """The nth of some cards, given as bits, that belong to the city."""
    card = int(FIRST_OF[city])
    while nth > 0 or (cards >> card) & 1 == 0:
        nth -= (cards >> card) & 1
        card += 1
    return card


# Everything counted


@rule
def census(state: Position, out: Any) -> None:
    """§1.1 Each card in play is in one place; §1.2, §1.3 and so are the gangsters and the police."""
    for card in range(COMPONENTS):
        out[card] = 0
    for seat in range(state.seats):
        for card in range(CARDS):
            out[card] += (state.hand[seat] >> card) & 1
    for place in range(state.cities):
        city = state.row[place]
        out[state.hidden[city]] += 1
        for nth in range(state.laid_count[city]):
            out[state.laid[city, nth]] += 1
    for place in range(POLICE_CARDS):
        out[CARDS + state.police[place]] += 1
    for seat in range(state.seats):
        count_gangsters(state, seat, out, CARDS + POLICE_KINDS + 2 * seat)


@rule
def count_gangsters(state: Position, seat: int, out: Any, first: int) -> None:
    """§1.2 Professionals and amateurs of a player, the dead and the spent among them."""
    away = state.hospital[seat] + state.prison[seat, 0] + state.prison[seat, 1] + state.dead[seat]
    out[first] = state.professionals[seat] + away
    out[first + 1] = state.amateurs[seat] + state.spent[seat]
    for place in range(PLACES):
        out[first] += state.sent_professionals[seat, place]
        out[first + 1] += state.sent_amateurs[seat, place]


# What a seat sees


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """§3.3 The cards, then the players from the own seat on, then the round; a spectator looks from seat 0."""
    for place in range(OBSERVATION):
        out[place] = 0
    observe_cards(state, seat, out)
    me = max(seat, 0)
    for nth in range(state.seats):
        observe_player(state, (me + nth) % state.seats, out, CARD_MARKS * CARDS + nth * OF_A_SEAT)
    observe_round(state, out, CARD_MARKS * CARDS + MAX_SEATS * OF_A_SEAT)


@rule
def observe_cards(state: Position, seat: int, out: Any) -> None:
    """§3.3 The own hand, and what lies or lay open."""
    for card in range(CARDS):
        out[card] = (state.hand[seat] >> card) & 1 if seat >= 0 else 0
    for place in range(state.cities):
        city = state.row[place]
        for nth in range(state.laid_count[city]):
            out[CARDS + state.laid[city, nth]] = 1
            out[2 * CARDS + state.laid[city, nth]] = nth == state.laid_count[city] - 1
        if state.ended_card[city] != NOTHING:
            out[3 * CARDS + state.ended_card[city]] = 1


@rule
def observe_player(state: Position, seat: int, out: Any, first: int) -> None:
    """§3.3, R15 The backs of the hand, gangsters wherever they are, exile and money."""
    out[first] = state.professionals[seat]
    out[first + 1] = state.amateurs[seat]
    out[first + 2] = state.hospital[seat]
    out[first + 3] = state.prison[seat, 0]
    out[first + 4] = state.prison[seat, 1]
    out[first + 5] = state.dead[seat]
    out[first + 6] = state.spent[seat]
    out[first + 7] = state.money[seat]
    out[first + 8] = state.won[seat]
    first += PERSON
    for city in range(CITIES):
        out[first + city] = count_cards(state.hand[seat], city)
        out[first + CITIES + city] = (state.exile[seat] >> city) & 1
    first += 2 * CITIES
    for place in range(PLACES):
        out[first + place] = state.sent_professionals[seat, place]
        out[first + PLACES + place] = state.sent_amateurs[seat, place]
        out[first + 2 * PLACES + place] = state.ended_by[place] == seat
    out[first + 3 * PLACES] = state.turn == seat
    out[first + 3 * PLACES + 1] = state.starter == seat


@rule
def observe_round(state: Position, out: Any, first: int) -> None:
    """§3.3 The cities in play, the open police cards, and how far the round is."""
    for place in range(state.cities):
        out[first + state.row[place]] = 1
    first += CITIES
    if state.last != NOTHING:
        out[first + state.last] = 1
    first += PLACES
    for place in range(state.turned):
        out[first + state.police[place]] += 1
    first += POLICE_KINDS
    out[first + state.step] = 1
    first += STEPS
    out[first] = state.seats
    out[first + 1] = state.chicago
    out[first + 2] = state.round
    out[first + 3] = state.turn_number
    out[first + 4] = state.turned
    out[first + 5] = state.memory
