"""What a seat can know in Five Points, as numbers. What it can't know, `guessing.py` deals anew."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.five_points.components import ALLIANCES, CARDS, GANGS, MAX_SEATS, NOTHING, PLACES
from gangland.games.five_points.state import OVER, RESHUFFLED, STEPS

MARKS = 3  # places that a turn can mark: influenced, victim, hole
OF_A_SEAT = GANGS + 5
NUMBERS = 9
OBSERVATION = PLACES * CARDS + 3 * CARDS + 2 * GANGS + MAX_SEATS * OF_A_SEAT + MARKS * PLACES + STEPS + NUMBERS


@rule
def census(state: Position, out: Any) -> None:
    """§1.1 Each card of the box is in one place."""
    for card in range(CARDS):
        out[card] = state.discards[card]
    for seat in range(state.seats):
        for gang in range(GANGS):
            out[gang] += state.influence[seat, gang]
        for slot in range(ALLIANCES):
            out[state.alliance[seat, slot]] += 1
    for place in range(PLACES):
        if state.place[place] != NOTHING:
            out[state.place[place]] += 1
    for place in range(state.deck_size):
        out[state.deck[place]] += 1


@rule
def is_open(state: Position, seat: int, slot: int) -> bool:
    """§6.4 Does everyone see that alliance? §8.1 At the end they are all turned up."""
    return bool(state.revealed[seat, slot]) or state.step == OVER


@rule
def is_hidden(state: Position, viewer: int, seat: int, slot: int) -> bool:
    """§3.2 Is that alliance unknown to the viewer?"""
    return seat != viewer and not is_open(state, seat, slot)


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """§3.2 The pyramid, the deck's top, the discards, the own cards, then all players from this one on clockwise.

    A spectator looks from seat 0 and has no cards. What a deck of discards is made of is known (R3).
    """
    for nth in range(OBSERVATION):
        out[nth] = 0
    for place in range(PLACES):
        if state.place[place] != NOTHING:
            out[place * CARDS + state.place[place]] = 1
    first = PLACES * CARDS
    if state.deck_size > 0:
        out[first + state.deck[state.deck_size - 1]] = 1
    first += CARDS
    for card in range(CARDS):
        out[first + card] = state.discards[card]
    first += CARDS
    if state.order == RESHUFFLED:
        for place in range(state.deck_size):
            out[first + state.deck[place]] += 1
    first += CARDS
    if seat >= 0:
        for gang in range(GANGS):
            out[first + gang] = state.influence[seat, gang]
        for slot in range(ALLIANCES):
            out[first + GANGS + state.alliance[seat, slot]] = 1
    observe_players(state, max(seat, 0), out, first + 2 * GANGS)
    observe_turn(state, out, first + 2 * GANGS + MAX_SEATS * OF_A_SEAT)


@rule
def observe_players(state: Position, me: int, out: Any, first: int) -> None:
    for nth in range(state.seats):
        seat = (me + nth) % state.seats
        for slot in range(ALLIANCES):
            if is_open(state, seat, slot):
                out[first + state.alliance[seat, slot]] = 1
        out[first + GANGS] = 1
        out[first + GANGS + 1] = state.held[seat]
        out[first + GANGS + 2] = state.passed[seat]
        out[first + GANGS + 3] = state.turn == seat
        out[first + GANGS + 4] = state.asked == seat
        first += OF_A_SEAT


@rule
def observe_turn(state: Position, out: Any, first: int) -> None:
    if state.influenced != NOTHING:
        out[first + state.influenced] = 1
    if state.victim != NOTHING:
        out[first + PLACES + state.victim] = 1
    if state.hole != NOTHING:
        out[first + 2 * PLACES + state.hole] = 1
    first += MARKS * PLACES
    out[first + state.step] = 1
    first += STEPS
    out[first] = state.seats
    out[first + 1] = state.turn
    out[first + 2] = state.deck_size
    out[first + 3] = state.heart
    out[first + 4] = state.land
    out[first + 5] = state.crowned
    out[first + 6] = state.due
    out[first + 7] = state.order
    out[first + 8] = state.memory
