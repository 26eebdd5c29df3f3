"""A design: all of a game that can be changed, by names that a designer understands.

Each game has one in its `design.py`, made from the game's own constants, so no number is written twice.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np

from gangland.engine.design.domains import Domain, Whole
from gangland.engine.messages import Message

Place = tuple[int | str, ...]  # from a constant to what is meant in it: numbers of items, names of fields
Values = Mapping[str, Any]  # every component of a game by its path
MOST_IN_A_BYTE = 127  # what a field of one byte in a position can count


@dataclass(frozen=True)
class Constant:
    """Where a component stands in the constants of its game."""

    name: str
    place: Place = ()
    module: str = "components"
    beyond: int = 0  # how much greater the constant is than the component


@dataclass(frozen=True)
class Component:
    """One component: its path in the file, what it may be, and where it stands."""

    path: str
    domain: Domain
    constants: tuple[Constant, ...]
    label: Message | None = None  # what it is, unless its key says so
    reconstructed: bool = False

    @property
    def key(self) -> str:
        return self.path.rpartition(".")[2]


@dataclass(frozen=True)
class Group:
    """Components that stand together in the file, below one comment."""

    path: str
    label: Message
    components: tuple[Component, ...]


@dataclass(frozen=True)
class Flaw:
    """What is wrong with components taken together, and which of them are concerned."""

    paths: tuple[str, ...]
    what: Message


@dataclass(frozen=True)
class Design:
    """All that can be changed in one game, and what must hold of it as a whole."""

    package: str  # of the game, where the constants are
    groups: tuple[Group, ...]
    invariants: tuple[Callable[[Values], Flaw | None], ...]

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.package.rpartition(".")[2]

    @cached_property
    def components(self) -> dict[str, Component]:
        return {component.path: component for group in self.groups for component in group.components}

    @cached_property
    def printed(self) -> dict[str, Any]:
        """Every component as it is in the box."""
        return {path: one.domain.shown(self._value(one.constants[0])) for path, one in self.components.items()}

    def _value(self, constant: Constant) -> Any:
        module = import_module(f"{self.package}.{constant.module}")
        value = at(getattr(module, constant.name), constant.place)
        return value - constant.beyond if constant.beyond else value


def numbers(
    path: str,
    label: Message,
    constant: str,
    keys: Mapping[str, int] | Sequence[str],
    limits: Whole,
    reconstructed: Iterable[str] = (),
    labels: Mapping[str, Message] | None = None,
) -> Group:
    """A group from a constant that is a row of numbers: each key with the number's place in it."""
    places = keys if isinstance(keys, Mapping) else {key: place for place, key in enumerate(keys)}
    doubtful, said = set(reconstructed), labels or {}
    components = (
        Component(f"{path}.{key}", limits, (Constant(constant, (place,)),), said.get(key), key in doubtful)
        for key, place in places.items()
    )
    return Group(path, label, tuple(components))


def number(path: str, constant: str, least: int, most: int, label: Message | None = None) -> Component:
    """A component that is a constant of its own."""
    return Component(path, Whole(least, most), (Constant(constant),), label)


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
