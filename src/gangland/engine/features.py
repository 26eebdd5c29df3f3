"""An observation by name: a game lists its features in their order, and is told where each begins.

    FEATURES = Features()
    HAND = FEATURES.add("hand", "your cards", NAMES, most=COPIES_OF)  # from 0 on: `out[HAND + card]`
    STEP = FEATURES.add("step", "what is asked", STEP_NAMES)  # from 20 on: `out[STEP + state.step] = 1`
    DECK_SIZE = FEATURES.add("deck size", "cards in the deck", most=BOX)  # one number: `out[DECK_SIZE]`

The places are plain integers, so compiled rules see constants. A number is called by its feature and its part:
`hand[A3]`, `step[recruit]`, `deck size`. These names are stable: they serve as names of columns.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from gangland.engine.rule import rule

LARGEST = 256  # no number of an observation is farther from 0
Bounds = np.ndarray[Any, np.dtype[np.float32]]


@dataclass(frozen=True)
class Feature:
    """Numbers of one meaning, side by side from `first` on: one for each part, or a single one."""

    name: str
    what: str  # for the page of researchers
    first: int
    parts: tuple[str, ...]  # what each number is called; () for a single one
    least: tuple[int, ...]  # no number is ever below, ...
    most: tuple[int, ...]  # ... or above

    def __len__(self) -> int:
        return len(self.parts) or 1

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(f"{self.name}[{part}]" for part in self.parts) or (self.name,)

    @property
    def place(self) -> slice:
        """Where it is in an observation."""
        return slice(self.first, self.first + len(self))


@dataclass(frozen=True)
class Group:
    """The same features for each of several owners, one owner after another: players, spaces of a board."""

    what: str
    first: int
    owners: tuple[str, ...]
    features: "Features"

    def __len__(self) -> int:
        return len(self.owners) * len(self.features)

    def __iter__(self) -> Iterator[Feature]:
        for nth, owner in enumerate(self.owners):
            for feature in self.features:
                first = self.first + nth * len(self.features) + feature.first
                yield replace(feature, name=f"{owner} {feature.name}", first=first)


class Features:
    """All features of an observation, or of one owner in a group. `len` is how many numbers they are."""

    def __init__(self) -> None:
        self.listed: list[Feature | Group] = []
        self._width = 0

    def add(
        self,
        name: str,
        what: str,
        parts: Iterable[str] = (),
        most: int | Iterable[int] = 1,
        least: int | Iterable[int] = 0,
    ) -> int:
        """Append a feature and return where it begins; without bounds its numbers are 0 or 1."""
        parts = tuple(parts)
        width = len(parts) or 1
        return self._append(Feature(name, what, self._width, parts, _each(least, width), _each(most, width)))

    def each(self, owners: Iterable[str], features: "Features", what: str) -> int:
        """Append the same features for each owner and return where the first owner's begin.

        Those of the nth one begin `nth * len(features)` later.
        """
        return self._append(Group(what, self._width, tuple(owners), features))

    def _append(self, listed: Feature | Group) -> int:
        self.listed.append(listed)
        self._width += len(listed)
        return listed.first

    def __len__(self) -> int:
        return self._width

    def __iter__(self) -> Iterator[Feature]:
        """Every feature, those of a group once for each owner."""
        for listed in self.listed:
            yield from listed if isinstance(listed, Group) else (listed,)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each number of an observation is called."""
        return tuple(name for feature in self for name in feature.names)

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each feature is in an observation, by its name."""
        return {feature.name: feature.place for feature in self}

    @cached_property
    def least(self) -> Bounds:
        return np.array([bound for feature in self for bound in feature.least], np.float32)

    @cached_property
    def most(self) -> Bounds:
        return np.array([bound for feature in self for bound in feature.most], np.float32)


def _each(bound: int | Iterable[int], width: int) -> tuple[int, ...]:
    return tuple(map(int, bound)) if isinstance(bound, Iterable) else (bound,) * width


def seats_from_me(count: int) -> Sequence[str]:
    """The owners of what is told of each player: oneself, then the others to the left, clockwise."""
    return ("me", *(f"left {nth}" for nth in range(1, count)))


@rule
def clear(out: Any, first: int, end: int) -> None:
    """Zeros for what is then only written where it is something else."""
    for place in range(first, end):
        out[place] = 0
