"""Tables, and moments of games at them: positions where a seat has something to choose."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from gangland.engine.match import Match
from gangland.games import load

Choose = Callable[[Match, int], int]  # what a seat does


@dataclass(frozen=True)
class Table:
    """A game with seats and options that are not the usual ones."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        return "/".join([self.game, str(self.seats), *(f"{name}={choice}" for name, choice in self.options)])

    def match(self, seed: str) -> Match:
        return Match.of(load(self.game), self.seats, dict(self.options), seed)


def at_random(seed: int) -> Choose:
    draw = random.Random(seed)
    return lambda match, seat: draw.choice(match.legal(seat))


def moments(table: Table, seed: int, choose: Choose) -> Iterator[tuple[Match, int]]:
    """Every choice of endless games, one after another: the match as it stands, and the seat that is asked."""
    number = 0
    while True:
        match = table.match(f"{seed}/{number}")
        while not match.over:
            seat = match.to_act[0]
            if len(match.legal(seat)) > 1:
                yield match, seat
            match.play(choose(match, seat), seat=seat)
        number += 1
