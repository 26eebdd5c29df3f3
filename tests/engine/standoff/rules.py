"""Standoff: everyone chooses in secret, the highest card that nobody else chose decides."""

from typing import Any

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.randomness import below, shuffle
from gangland.engine.rule import rule
from tests.engine.standoff.components import BOX, COPIES, MAX_SEATS, NOTHING, RANKS, ROUNDS, START_HAND
from tests.engine.standoff.refusals import (
    ALREADY_CHOSEN,
    GAME_IS_OVER,
    NOBODY_THERE,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_THE_WINNER,
    YOU_ARE_OUT,
)
from tests.engine.standoff.state import LOADED

# 1. Setting up


@rule
def clear(state: Position, seats: int, guns: int) -> None:
    """An empty table."""
    for seat in range(MAX_SEATS):
        for rank in range(RANKS):
            state.hand[seat, rank] = 0
        state.held[seat] = 0
        state.chosen[seat] = NOTHING
        state.shown[seat] = NOTHING
        state.points[seat] = 0
        state.standing[seat] = int(seat < seats)
    for rank in range(RANKS):
        state.discards[rank] = 0
    for place in range(BOX):
        state.deck[place] = 0
    state.deck_size = 0
    state.seats = seats
    state.round = 0
    state.decider = NOTHING
    state.guns = guns


@rule
def setup(state: Position, seats: int, options: Any) -> None:
    """§1.1 Six cards of each rank are shuffled; §1.2 everyone gets three, which nobody else sees."""
    clear(state, seats, options[0])
    for place in range(BOX):
        state.deck[place] = place // COPIES
    state.deck_size = BOX
    shuffle(state, state.deck, 0, BOX)
    for seat in range(seats):
        for _ in range(START_HAND):
            draw(state, seat)


@rule
def take_from_deck(state: Position) -> int:
    state.deck_size -= 1
    card = state.deck[state.deck_size]
    state.deck[state.deck_size] = 0
    return card


@rule
def draw(state: Position, seat: int) -> None:
    """A card from the deck into a hand, unseen by the others."""
    state.hand[seat, take_from_deck(state)] += 1
    state.held[seat] += 1


# 2. A round


@rule
def to_act(state: Position) -> int:
    """§2.1 Everyone who has not chosen yet; §2.3 then the winner of the round."""
    if state.round == ROUNDS:
        return 0
    if state.decider != NOTHING:
        return 1 << state.decider
    waiting = 0
    for seat in range(state.seats):
        waiting |= int(state.standing[seat] == 1 and state.chosen[seat] == NOTHING) << seat
    return waiting


@rule
def why_not_act(state: Position, seat: int) -> int:
    """§2.1, §3.1 Nobody acts who is out, or after the end."""
    if state.round == ROUNDS:
        return GAME_IS_OVER
    return YOU_ARE_OUT if state.standing[seat] == 0 else ALLOWED


@rule
def why_not_choose(state: Position, seat: int, rank: int) -> int:
    """§2.1 One card of the hand, or another one instead; §2.3 not while the winner decides."""
    if state.decider != NOTHING:
        return NOT_NOW
    if state.chosen[seat] == rank:
        return ALREADY_CHOSEN
    return ALLOWED if state.hand[seat, rank] > 0 else NOT_IN_HAND


@rule
def why_not_decide(state: Position, seat: int) -> int:
    """§2.3 The winner loots or hits."""
    return ALLOWED if state.decider == seat else NOT_THE_WINNER


@rule
def why_not_hit(state: Position, seat: int, target: int) -> int:
    """§2.3 The winner, §2.4 somebody else who is still in."""
    refusal = why_not_decide(state, seat)
    if refusal == ALLOWED and (target >= state.seats or target == seat or state.standing[target] == 0):
        return NOBODY_THERE
    return refusal


@rule
def choose(state: Position, seat: int, rank: int) -> None:
    """§2.1 The card lies face down, a former one goes back; the last one to choose turns them all up (§2.2)."""
    if state.chosen[seat] != NOTHING:
        state.hand[seat, state.chosen[seat]] += 1
        state.held[seat] += 1
    state.hand[seat, rank] -= 1
    state.held[seat] -= 1
    state.chosen[seat] = rank
    if to_act(state) == 0:
        reveal(state)


@rule
def reveal(state: Position) -> None:
    """§2.2 All cards are turned up at once and discarded."""
    for seat in range(state.seats):
        state.shown[seat] = state.chosen[seat]
        if state.chosen[seat] != NOTHING:
            state.discards[state.chosen[seat]] += 1
            state.chosen[seat] = NOTHING
    state.decider = winner(state)


@rule
def winner(state: Position) -> int:
    """§2.2 The highest card that only one player shows; without one a lot, and whoever is next on the left of it."""
    for rank in range(RANKS - 1, -1, -1):
        count = 0
        best = NOTHING
        for seat in range(state.seats):
            if state.shown[seat] == rank:
                count += 1
                best = seat
        if count == 1:
            return best
    seat = below(state, state.seats)
    while state.standing[seat] == 0:
        seat = (seat + 1) % state.seats
    return seat


@rule
def loot(state: Position, seat: int) -> None:
    """§2.3 A point, and a card from the deck."""
    state.points[seat] += 1
    draw(state, seat)
    end_round(state)


@rule
def hit(state: Position, target: int) -> None:
    """§2.4 Loaded guns: that player is out; blanks: it loses a point, if it has one."""
    if state.guns == LOADED:
        state.standing[target] = 0
    elif state.points[target] > 0:
        state.points[target] -= 1
    end_round(state)


@rule
def end_round(state: Position) -> None:
    """§3.1 The game is over after three rounds, or with one player left."""
    state.decider = NOTHING
    state.round += 1
    left = 0
    for seat in range(state.seats):
        left += state.standing[seat]
    if left == 1:
        state.round = ROUNDS


# 3. The end


@rule
def result(state: Position, out: Any) -> None:
    """§3.2 The most points win; of equals those who are still in."""
    for seat in range(state.seats):
        out[seat, 0] = state.points[seat]
        out[seat, 1] = 1
        for rival in range(state.seats):
            lead = 2 * (state.points[rival] - state.points[seat])
            if lead + state.standing[rival] - state.standing[seat] > 0:
                out[seat, 1] += 1
