"""Setting up, and every deal after it (§2)."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.randomness import below, shuffle
from gangland.engine.rule import rule
from gangland.games.the_boss.components import (
    AMATEURS,
    CITIES,
    COUNT_OF,
    FIRST_OF,
    HAND,
    MAX_SEATS,
    MOST_LAID,
    NOTHING,
    PLACES,
    POLICE,
    POLICE_CARDS,
    PROFESSIONALS,
    SET_BITS,
    USUAL_BITS,
)
from gangland.games.the_boss.state import SEND


@rule
def clear(state: Position, seats: int, cities: int) -> None:
    """§1.2, §2.3 An empty table for a set of cities, given as bits: nobody sent, nothing laid, Chicago second."""
    state.seats = seats
    state.memory = 0
    state.cities = 0
    for city in range(CITIES):
        state.row[city] = NOTHING
        state.ended_card[city] = NOTHING
    for city in range(CITIES):
        if (cities >> city) & 1:
            state.row[state.cities] = city
            state.cities += 1
    for place in range(PLACES):
        state.ended_by[place] = NOTHING
    for seat in range(MAX_SEATS):
        clear_player(state, seat, seat < seats)
    clear_cards(state)
    for place in range(POLICE_CARDS):
        state.police[place] = POLICE[place]
    state.turned = 0
    state.chicago = 1
    state.round = 1
    begin_round(state, 0)


@rule
def clear_player(state: Position, seat: int, plays: bool) -> None:
    """§1.2 Six professionals and three amateurs in front of each player, and no money."""
    state.money[seat] = 0
    state.won[seat] = 0
    state.professionals[seat] = PROFESSIONALS if plays else 0
    state.amateurs[seat] = AMATEURS if plays else 0
    state.hospital[seat] = 0
    state.prison[seat, 0] = 0
    state.prison[seat, 1] = 0
    state.dead[seat] = 0
    state.spent[seat] = 0
    state.exile[seat] = 0
    for place in range(PLACES):
        state.sent_professionals[seat, place] = 0
        state.sent_amateurs[seat, place] = 0


@rule
def clear_cards(state: Position) -> None:
    """§10.3 All city cards are collected."""
    for seat in range(MAX_SEATS):
        state.hand[seat] = 0
    for city in range(CITIES):
        state.hidden[city] = NOTHING
        state.laid_count[city] = 0
        for place in range(MOST_LAID):
            state.laid[city, place] = NOTHING


@rule
def begin_round(state: Position, starter: int) -> None:
    """§3.1 The round begins with its first turn, and that with the player who has the start marker."""
    state.starter = starter
    state.turn = starter
    state.turn_number = 1
    state.step = SEND
    state.last = NOTHING


@rule
def deal(state: Position) -> None:
    """§2.4, §10.3, R14 One card of each city face down at it, the rest to the players, five each.

    Each card takes one of the free places in the hands, all equally likely: four bits of `room` for each hand.
    """
    clear_cards(state)
    room = 0
    for seat in range(state.seats):
        room |= HAND << (4 * seat)
    free = HAND * state.seats
    for place in range(state.cities):
        city = state.row[place]
        hidden = FIRST_OF[city] + below(state, COUNT_OF[city])
        state.hidden[city] = hidden
        for card in range(FIRST_OF[city], FIRST_OF[city] + COUNT_OF[city]):
            if card != hidden:
                nth = below(state, free)
                seat = 0
                while nth >= (room >> (4 * seat)) & 15:
                    nth -= (room >> (4 * seat)) & 15
                    seat += 1
                state.hand[seat] |= 1 << card
                room -= 1 << (4 * seat)
                free -= 1


@rule
def setup(state: Position, seats: int, options: Any) -> None:
    """§2.1, §2.2, R17 The cities by the number of players or as agreed; §2.4 the deal; §2.5, R20 a starter by lot."""
    cities = SET_BITS[options[1]] if options[1] != 0 else USUAL_BITS[seats]
    clear(state, seats, cities)
    state.memory = options[0]
    shuffle(state, state.police, 0, POLICE_CARDS)
    begin_round(state, below(state, seats))
    deal(state)
