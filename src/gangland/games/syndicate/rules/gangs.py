"""Tokens on the move between bags, screens and the stack: recruit, call, reinforce, shot (§5), refilling (§9)."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.syndicate.components import AUTOMATON, NOTHING


@rule
def behind_screen(state: Position, seat: int) -> int:
    """§3.2 How many tokens a seat has behind its screen, with one that is picked up: a public number (R18)."""
    tokens: int = state.hand_size[seat] + int(state.picked != NOTHING and state.turn == seat)
    return tokens


@rule
def clamp_bounds(state: Position, seat: int) -> None:
    """§3.2 What the numbers of tokens alone tell everyone of the reinforcements behind a screen."""
    owned = state.reinforcements[seat]
    state.least[seat] = max(state.least[seat], owned - state.bag_size[seat], 0)
    state.most[seat] = min(state.most[seat], owned, behind_screen(state, seat))


@rule
def gain(state: Position, seat: int, token: int) -> None:
    """§3.2 A token comes behind the screen; §13.1 the automaton's at the end of its row."""
    state.hand[seat, token] += 1
    state.held[seat] |= 1 << token
    if state.solo and seat == AUTOMATON:
        state.row[state.hand_size[seat]] = token
    state.hand_size[seat] += 1


@rule
def lose(state: Position, seat: int, token: int) -> None:
    """§3.2 A token leaves the screen."""
    state.hand[seat, token] -= 1
    if state.hand[seat, token] == 0:
        state.held[seat] ^= 1 << token
    state.hand_size[seat] -= 1


@rule
def leave_row(state: Position, slot: int) -> None:
    """§13.1 A token leaves the automaton's row, and those behind it move up; before it leaves its gang."""
    for place in range(slot, state.hand_size[AUTOMATON] - 1):
        state.row[place] = state.row[place + 1]
    state.row[state.hand_size[AUTOMATON] - 1] = NOTHING


@rule
def nth_token(counts: Any, seat: int, nth: int) -> int:
    """The kind of the nth token, counted from 0, of a seat's hand or bag."""
    token = 0
    while nth >= counts[seat, token]:
        nth -= counts[seat, token]
        token += 1
    return token


@rule
def draw(state: Position, seat: int) -> None:
    """§5.1, §9.1 One token from the bag behind the screen; R11, R23 if the bag has one."""
    if state.bag_size[seat] == 0:
        return
    token = nth_token(state.bag, seat, below(state, int(state.bag_size[seat])))
    state.bag[seat, token] -= 1
    state.bag_size[seat] -= 1
    gain(state, seat, token)
    state.most[seat] += 1
    clamp_bounds(state, seat)


@rule
def take_from_stack(state: Position) -> int:
    """§2.2 The top reinforcement of the stack, which has one."""
    state.stack_size -= 1
    token = int(state.stack[state.stack_size])
    state.stack[state.stack_size] = NOTHING
    state.reinforcements[state.turn] += 1
    return token


@rule
def call(state: Position) -> None:
    """§5.2 A reinforcement into the own bag; R11 nothing if the stack is empty."""
    if state.stack_size > 0:
        token = take_from_stack(state)
        state.bag[state.turn, token] += 1
        state.bag_size[state.turn] += 1


@rule
def reinforce(state: Position) -> None:
    """§5.3 A reinforcement behind the own screen; R11 nothing if the stack is empty."""
    if state.stack_size > 0:
        seat = int(state.turn)
        gain(state, seat, take_from_stack(state))
        state.least[seat] += 1
        state.most[seat] += 1


@rule
def back_into_bag(state: Position, seat: int, token: int) -> None:
    """§5.7 The token that was hit goes back into its owner's bag; R22 nobody else learns which it was."""
    lose(state, seat, token)
    state.bag[seat, token] += 1
    state.bag_size[seat] += 1
    state.least[seat] -= 1
    clamp_bounds(state, seat)
