"""A table: what is agreed before a match begins. Game, seats and options travel together as this one value."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from gangland.engine.game import Game
from gangland.engine.mistakes import Mistake
from gangland.engine.position import Position
from gangland.engine.rules import Numbers


@dataclass(frozen=True)
class Table:
    """A game, its number of seats, and for each of its options the number of the choice. Made by `of`."""

    game: Game
    seats: int
    choices: tuple[int, ...]

    @classmethod
    def of(cls, game: Game, seats: int | None = None, options: Mapping[str, str] | None = None) -> "Table":
        """The usual table of a game but for what is given; a Mistake if the game can't be played so."""
        count, numbers = game.check_seats(seats), game.option_numbers(options or {})
        game.check_options(count, game.named_options(numbers))
        return cls(game, count, _choices(game, numbers))

    @classmethod
    def agreed(cls, game: Game, position: Position) -> "Table":
        """The table that a position was set up for."""
        seats, numbers = game.agreed(position)
        return cls(game, seats, _choices(game, numbers))

    @cached_property
    def options(self) -> dict[str, str]:
        """The choice made for each option, by name."""
        return self.game.named_options(self.choices)

    @cached_property
    def numbers(self) -> Numbers:
        """The choices as `setup` takes them: at least one number."""
        return np.array(self.choices or [0], np.int64)

    @property
    def automata(self) -> tuple[int, ...]:
        """The seats that the rules play themselves."""
        return self.game.automata(self.options)

    @property
    def is_usual(self) -> bool:
        """Are seats and options those the game has if nobody asks for others?"""
        return self.seats == self.game.seats[0] and not any(self.choices)

    def check(self, seats: int | None, options: Mapping[str, str] | None) -> None:
        """A Mistake if this is not the table that somebody named."""
        if seats not in (None, self.seats) or any(
            self.options[name] != choice for name, choice in (options or {}).items()
        ):
            raise Mistake("mistake-start-differs", seats=str(self.seats), options=self.listed() or "-")

    @property
    def unusual(self) -> dict[str, str]:
        """The options whose choice is not the usual one."""
        options = zip(self.game.options, self.choices, strict=True)
        return {option.name: option.choices[choice] for option, choice in options if choice}

    def arguments(self) -> list[str]:
        """What to type after a command for this table; what is usual is left out."""
        seats = ["--seats", str(self.seats)] if self.seats != self.game.seats[0] else []
        return seats + [word for name, choice in self.unusual.items() for word in ("--option", f"{name}={choice}")]

    def as_json(self) -> dict[str, Any]:
        return {"game": self.game.id, "seats": self.seats, "options": self.options}

    def listed(self) -> str:
        """The options as people type them: `memory=open, guns=loaded`."""
        return ", ".join(f"{name}={choice}" for name, choice in self.options.items())

    def __str__(self) -> str:
        return ", ".join(filter(None, (self.game.id, f"{self.seats} seats", self.listed())))


def _choices(game: Game, numbers: Numbers | tuple[int, ...]) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers[: len(game.options)])
