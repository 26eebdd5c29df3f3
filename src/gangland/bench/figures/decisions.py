"""Decisions in games at a table: positions where a seat has something to choose."""

import random
from collections.abc import Callable, Iterator

from gangland.engine.match import Match
from gangland.engine.table import Table

Choose = Callable[[Match, int], int]  # what a seat does


def at_random(seed: int) -> Choose:
    draw = random.Random(seed)
    return lambda match, seat: draw.choice(match.legal(seat))


def decisions(table: Table, seed: int, choose: Choose) -> Iterator[tuple[Match, int]]:
    """Every choice of endless games, one after another: the match as it stands, and the seat that is asked."""
    number = 0
    while True:
        match = Match(table, f"{seed}/{number}")
        while not match.over:
            seat = match.to_act[0]
            if len(match.legal(seat)) > 1:
                yield match, seat
            match.play(choose(match, seat), seat=seat)
        number += 1
