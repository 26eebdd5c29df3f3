"""Who is asked next, the same in every adapter: sealed choices are asked one seat after another."""

from typing import Any

from gangland.engine.bits import lowest_bit
from gangland.engine.contract import legal, to_act
from gangland.engine.position import Position
from gangland.engine.rule import door, rule

OVER = -1  # in place of a seat: nobody, the game is over


@rule
def first_seat(state: Position) -> int:
    """The first of the seats that owe a decision."""
    seats = to_act(state)
    return OVER if seats == 0 else lowest_bit(seats)


@door
def next_decision(states: Any, actions: Any, mask: Any) -> int:
    """The first seat that owes a decision, and in a mask of zeros a one for each of its legal actions.

    One door instead of two: PettingZoo's loop spends more time at doors than behind them.
    """
    seat = first_seat(states[0])
    if seat != OVER:
        for nth in range(legal(states[0], seat, actions)):
            mask[actions[nth]] = 1
    return seat
