"""A design: all of a game that can be changed, by names that a designer understands.

Each game has one table of them in `designs/`, made from the game's own constants, so no number is written twice.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np

from gangland.engine.messages import Message
from gangland.lab.whatif.kinds import Kind, Whole

Place = tuple[int | str, ...]  # from a constant to what is meant in it: numbers of items, names of fields
Values = Mapping[str, Any]  # every component of a game by its path
MOST_IN_A_BYTE = 127  # what a field of one byte in a position can count


@dataclass(frozen=True)
class Target:
    """Where a component stands in the constants of its game."""

    constant: str
    place: Place = ()
    module: str = "components"
    beyond: int = 0  # this constant is so much more than the component


@dataclass(frozen=True)
class Part:
    """One component: its path in the file, what it may be, and where it stands."""

    path: str
    kind: Kind
    targets: tuple[Target, ...]
    label: Message | None = None  # what it is, unless its key says so
    reconstructed: bool = False

    @property
    def key(self) -> str:
        return self.path.rpartition(".")[2]


@dataclass(frozen=True)
class Section:
    """Components that stand together in the file, below one comment."""

    path: str
    label: Message
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Flaw:
    """What is wrong with components taken together, and which of them are concerned."""

    paths: tuple[str, ...]
    what: Message


@dataclass(frozen=True)
class Design:
    """All that can be changed in one game, and what must hold of it as a whole."""

    game: str
    sections: tuple[Section, ...]
    invariants: tuple[Callable[[Values], Flaw | None], ...]

    @cached_property
    def parts(self) -> dict[str, Part]:
        return {part.path: part for section in self.sections for part in section.parts}

    @cached_property
    def printed(self) -> dict[str, Any]:
        """Every component as it is in the box."""
        return {path: part.kind.shown(self._constant(part.targets[0])) for path, part in self.parts.items()}

    def _constant(self, target: Target) -> Any:
        module = import_module(f"gangland.games.{self.game}.{target.module}")
        value = at(getattr(module, target.constant), target.place)
        return value - target.beyond if target.beyond else value


def design(game: str) -> Design:
    """The design of the game with this id."""
    found: Design = import_module(f"gangland.lab.whatif.designs.{game}").DESIGN
    return found


def numbers(
    path: str,
    label: Message,
    constant: str,
    keys: Mapping[str, int] | Sequence[str],
    limits: Whole,
    reconstructed: Iterable[str] = (),
    labels: Mapping[str, Message] | None = None,
) -> Section:
    """A section from a constant that is a row of numbers: each key with the number's place in it."""
    places = keys if isinstance(keys, Mapping) else {key: place for place, key in enumerate(keys)}
    doubtful, said = set(reconstructed), labels or {}
    parts = (
        Part(f"{path}.{key}", limits, (Target(constant, (place,)),), said.get(key), key in doubtful)
        for key, place in places.items()
    )
    return Section(path, label, tuple(parts))


def number(path: str, constant: str, least: int, most: int, label: Message | None = None) -> Part:
    """A component that is a constant of its own."""
    return Part(path, Whole(least, most), (Target(constant),), label)


def at(value: Any, place: Place) -> Any:
    """What stands at a place in a constant."""
    for step in place:
        value = getattr(value, step) if isinstance(step, str) else value[step]
    return value


def replaced(value: Any, place: Place, new: Any) -> Any:
    """A constant with something else at a place; the constant itself stays as it is."""
    if not place:
        return np.array(new, value.dtype) if isinstance(value, np.ndarray) else new
    step, rest = place[0], place[1:]
    if isinstance(step, str):
        return value._replace(**{step: replaced(getattr(value, step), rest, new)})
    inner = replaced(value[step], rest, new)
    if isinstance(value, np.ndarray):
        other = value.copy()
        other[step] = inner
        return other
    return (*value[:step], inner, *value[step + 1 :])
