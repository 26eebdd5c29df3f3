"""The rules of one game in one way of running: what everyone who wants to move a position calls."""

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from gangland.engine import doors
from gangland.engine.doors import SEAT_STEP
from gangland.engine.position import Position, over
from gangland.engine.rule import Target, plain

if TYPE_CHECKING:
    from gangland.engine.game import Game

Way = Literal["plain", "compiled"]
Cells = np.ndarray[Any, np.dtype[np.void]]  # a batch of positions: an array of records
Numbers = np.ndarray[Any, np.dtype[np.int64]]
MAX_SEATS = 8
_opening = threading.RLock()  # twins are made one after the other, whichever thread asks for them


class Batch:
    """Many positions as plain rules see them: `states[i]` is a position, `states[i] = states[j]` copies one."""

    def __init__(self, cells: Cells) -> None:
        self.cells = cells

    def __len__(self) -> int:
        return len(self.cells)

    def __getitem__(self, number: int) -> Position:
        return over(self.cells[number : number + 1])

    def __setitem__(self, number: int, position: Position) -> None:
        self.cells[number : number + 1] = position.cells


class Rules:
    """A game's rules and the loops over them: bound, translated and (if compiled) cached one by one, when asked for."""

    def __init__(self, game: "Game", way: Way) -> None:
        self.game = game
        self.way = way
        self.target = Target(plain, game.bindings) if way == "plain" else _compiled_target(game)
        self._room = len(game.actions) + 1

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """A door of `doors.py`, opened when it is first used: `rules.enter_legal(row, seat, buffer)`."""
        if not name.startswith("enter_"):
            raise AttributeError(name)
        return self.open(getattr(doors, name.removeprefix("enter_")), name)

    def door(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A door that stands elsewhere, as the search of the bots does: the same one each time."""
        name = f"door {function.__module__}.{function.__qualname__}"
        return self.__dict__.get(name) or self.open(function, name)

    def open(self, function: Callable[..., Any], name: str) -> Callable[..., Any]:
        with _opening:
            twin = self.target.twin(function)
        door = twin if self.way == "plain" else _CompiledDoor(twin, self, name)
        self.__dict__[name] = door
        return door

    def row(self, position: Position) -> Any:
        """A position in the form the doors take: a row of one."""
        return (position,) if self.way == "plain" else position.cells

    def batch(self, cells: Cells) -> Any:
        """Many positions in the form the doors take."""
        return Batch(cells) if self.way == "plain" else cells

    def actions_buffer(self) -> np.ndarray[Any, np.dtype[np.int16]]:
        """Room for the legal actions of one position."""
        return np.empty(self._room, np.int16)

    def setup(self, position: Position, seats: int, options: Numbers) -> None:
        self.enter_setup(self.row(position), seats, options)

    def to_act(self, position: Position) -> int:
        return self.enter_to_act(self.row(position))  # type: ignore[no-any-return]

    def why_not(self, position: Position, seat: int, action: int) -> int:
        return self.enter_why_not(self.row(position), seat, action)  # type: ignore[no-any-return]

    def legal(self, position: Position, seat: int) -> list[int]:
        actions = self.actions_buffer()  # a new one each time: threads may ask side by side
        count = self.enter_legal(self.row(position), seat, actions)
        return actions[:count].tolist()  # type: ignore[no-any-return]

    def play(self, position: Position, seat: int, action: int) -> int:
        answer: int = self.enter_play(self.row(position), seat, action)
        return answer % SEAT_STEP

    def result(self, position: Position) -> Numbers:
        ends = np.zeros((MAX_SEATS, 2), np.int64)
        self.enter_result(self.row(position), ends)
        return ends

    def observe(self, position: Position, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        out = np.zeros(self.game.observation, np.float32)
        self.enter_observe(self.row(position), seat, out)
        return out

    def census(self, position: Position) -> list[int]:
        out = np.zeros(self.game.components, np.int64)
        self.enter_census(self.row(position), out)
        return out.tolist()

    def guess(self, position: Position, seat: int, key: int, counter: int) -> Position:
        """Another position that this seat can't tell from the given one."""
        other = position.copy()
        self.enter_guess(self.row(other), seat, key, counter)
        return other


class _CompiledDoor:
    """Compiles at the first call, then puts the bare machine code in its own place.

    Numba's dispatcher looks at the type of every argument at every call, which costs more than a move. A door is only
    ever called from here, with one set of types, so it needs that look once.
    """

    def __init__(self, dispatcher: Any, rules: Rules, name: str) -> None:
        self.dispatcher, self.rules, self.name = dispatcher, rules, name

    def __call__(self, *arguments: Any) -> Any:
        answer = self.dispatcher(*arguments)
        (overload,) = self.dispatcher.overloads.values()
        self.rules.__dict__[self.name] = overload.entry_point
        return answer


def _compiled_target(game: "Game") -> Target:
    from gangland.engine.cpu import compiled  # Numba is imported when somebody compiles, not before

    return Target(compiled, game.bindings)
