"""Tables to test on, and random games on them, step by step."""

import itertools
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

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
    moments: int = 0  # look at this many moments of each game, drawn by lot; 0: at all of them

    @property
    def rules(self) -> Rules:
        return self.game.plain if self.way == "plain" else self.game.compiled

    def __hash__(self) -> int:
        return hash((str(self), self.moments))

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

    def may_change(self, seat: int, actions: list[int]) -> bool:
        """Are these no more than another sealed choice: nobody learns of it, and the same seats are waited for?"""
        rules, waiting = self.table.rules, self.table.rules.to_act(self.position)
        others = [viewer for viewer in self.table.viewers() if viewer != seat]
        for action in actions:
            after = self.position.copy()
            rules.play(after, seat, action)
            if rules.to_act(after) != waiting:
                return False
            if any(list(rules.observe(after, one)) != list(rules.observe(self.position, one)) for one in others):
                return False
        return waiting != 0

    def broken(self, what: str) -> Broken:
        return Broken(f"{what} ({self.table}; seat {self.seat} is asked)", self.table.game, self.position)


def walk(table: Table, numbers: Iterable[int], ends: bool = False) -> Iterator[Step]:
    """Random games, step by step; the caller sees each position before its action, if `ends` also the last one.

    Of a table with `moments` it sees that many of each game, which may be the last.
    """
    for number in numbers:
        for step in _moments(table, number)[0] if table.moments else _game(table, number):
            if ends or not step.is_end:
                yield replace(step, position=step.position.copy()) if table.moments else step


def last_position(table: Table, number: int) -> Position:
    """How random game `number` ends."""
    return _moments(table, number)[1] if table.moments else [*_game(table, number)][-1].position


def _game(table: Table, number: int) -> Iterator[Step]:
    """One random game; each step holds the position itself, which goes on."""
    rules, draw = table.rules, random.Random(number)
    position = table.game.blank()
    plant(position, str(number))
    rules.setup(position, table.seats, table.game.option_numbers(table.options))
    for _ in range(MOST_MOVES):
        waiting = list(bits(rules.to_act(position)))
        if not waiting:
            yield Step(table, position, NOBODY, [], NOBODY, draw)
            return
        seat = draw.choice(waiting)
        legal = rules.legal(position, seat)
        if not legal:
            raise Broken(f"seat {seat} owes a decision and has no legal action ({table})", table.game, position)
        step = Step(table, position, seat, legal, draw.choice(legal), draw)
        yield step
        rules.play(position, step.seat, step.action)
    raise Broken(f"game {number} does not end within {MOST_MOVES} moves ({table})", table.game, position)


@lru_cache(maxsize=256)
def _moments(table: Table, number: int) -> tuple[list[Step], Position]:
    """Some moments of a game, each as likely, and its end; kept, because every check asks for the same games."""
    lot, found = random.Random(number), list[Step]()
    for nth, step in enumerate(_game(table, number)):
        place = nth if nth < table.moments else lot.randrange(nth + 1)
        if place < table.moments:
            found[place : place + 1] = [replace(step, position=step.position.copy())]
    return found, step.position
