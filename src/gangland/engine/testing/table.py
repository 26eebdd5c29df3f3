"""Tables to test on, and random games on them, step by step."""

import itertools
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from gangland.engine.game import NOBODY, Game, bits
from gangland.engine.position import Position
from gangland.engine.rules import Rules, Way
from gangland.engine.seeds import plant

MOST_MOVES = 20_000


class Broken(AssertionError):
    """Something that must hold for every game does not: what, and in which position."""

    def __init__(self, what: str, game: Game, position: Position | None = None) -> None:
        where = f"\n{game.write(position)}" if position is not None else ""
        super().__init__(f"{game.id}: {what}{where}")


@dataclass(frozen=True)
class Table:
    """A game as it is set up for a test."""

    game: Game
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    way: Way = "plain"

    @property
    def rules(self) -> Rules:
        return self.game.plain if self.way == "plain" else self.game.compiled

    def __str__(self) -> str:
        chosen = "".join(f", {name}={choice}" for name, choice in self.options.items())
        return f"{self.game.id}, {self.seats} seats{chosen}, {self.way}"

    def viewers(self) -> range:
        """Every seat, and a spectator."""
        return range(NOBODY, self.seats)


def tables(game: Game, ways: Iterable[Way] = ("plain", "compiled")) -> list[Table]:
    """Every number of seats with every combination of options that fits it, in every way of running."""
    choices = [[(option.name, choice) for choice in option.choices] for option in game.options]
    return [
        Table(game, seats, dict(options), way)
        for seats in game.seats
        for options in itertools.product(*choices)
        if game.options_fit(seats, dict(options))
        for way in ways
    ]


@dataclass
class Step:
    """A moment of a random game: the position, who is asked, and what that seat will do."""

    table: Table
    position: Position
    seat: int
    legal: list[int]
    action: int
    draw: random.Random

    @property
    def is_end(self) -> bool:
        """The game is over: nobody is asked, nothing will be done."""
        return not self.legal

    def broken(self, what: str) -> Broken:
        return Broken(f"{what} ({self.table}; seat {self.seat} is asked)", self.table.game, self.position)


def walk(table: Table, numbers: Iterable[int], ends: bool = False) -> Iterator[Step]:
    """Random games, step by step; the caller sees each position before its action, if `ends` also the last one."""
    rules = table.rules
    for number in numbers:
        draw = random.Random(number)
        position = table.game.blank()
        plant(position, str(number))
        rules.setup(position, table.seats, table.game.option_numbers(table.options))
        for _ in range(MOST_MOVES):
            waiting = list(bits(rules.to_act(position)))
            if not waiting:
                if ends:
                    yield Step(table, position, NOBODY, [], NOBODY, draw)
                break
            seat = draw.choice(waiting)
            legal = rules.legal(position, seat)
            if not legal:
                raise Broken(f"seat {seat} owes a decision and has no legal action ({table})", table.game, position)
            step = Step(table, position, seat, legal, draw.choice(legal), draw)
            yield step
            rules.play(position, step.seat, step.action)
        else:
            raise Broken(f"game {number} does not end within {MOST_MOVES} moves ({table})", table.game, position)
