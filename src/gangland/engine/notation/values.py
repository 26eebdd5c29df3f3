"""What a single word of a section can be, and which numbers of the record it stands for.

A value reads a word and writes it again. What it may be can depend on the position (a seat of this table, a city in
play): then it is a function, which gets the position and the place in the field, (seat, place) or fewer.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from gangland.engine.messages import Value as Argument
from gangland.engine.notation.typed import NONE, Word
from gangland.engine.position import Position

NOTHING = -1  # no card, no seat, no place: so it stands in every record

Limit = int | Callable[..., int]
Names = Sequence[str] | Mapping[str, int]  # a name's number is its place, unless it is said


class Value(Protocol):
    """A word and the number it stands for, or a tuple of numbers for several fields."""

    def read(self, word: Word, state: Position, *at: int) -> Any: ...

    def write(self, number: Any, state: Position, *at: int) -> str: ...


def settled(value: Any, state: Position, *at: int) -> Any:
    """A value that may depend on the position."""
    return value(state, *at) if callable(value) else value


@dataclass(frozen=True)
class Number:
    """A number within limits."""

    most: Limit
    least: Limit = 0

    def read(self, word: Word, state: Position, *at: int) -> int:
        return word.number(settled(self.least, state, *at), settled(self.most, state, *at))

    def write(self, number: Any, state: Position, *at: int) -> str:
        return str(number)


@dataclass(frozen=True)
class Name:
    """One of some names; another word is an error of the engine, or the game's own flaw."""

    names: Names | Callable[..., Names]
    flaw: str = ""
    arguments: Mapping[str, Argument] = field(default_factory=dict)

    def read(self, word: Word, state: Position, *at: int) -> int:
        names = settled(self.names, state, *at)
        if self.flaw and word.text not in names:
            raise word.error(self.flaw, **self.arguments)
        place = word.choice(tuple(names))
        return names[word.text] if isinstance(names, Mapping) else place

    def write(self, number: Any, state: Position, *at: int) -> str:
        names = settled(self.names, state, *at)
        if isinstance(names, Mapping):
            return next(str(name) for name, known in names.items() if known == number)
        return str(names[number])


@dataclass(frozen=True)
class OrNothing:
    """A value, or `-`, which is NOTHING."""

    value: Value

    def read(self, word: Word, state: Position, *at: int) -> Any:
        return NOTHING if word.text == NONE else self.value.read(word, state, *at)

    def write(self, number: Any, state: Position, *at: int) -> str:
        return NONE if number == NOTHING else self.value.write(number, state, *at)


@dataclass(frozen=True)
class Form:
    """Several numbers in one word, `2+1`: a pattern with a group for each, the text to put them in, and the flaw."""

    pattern: str
    text: str
    flaw: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)

    def read(self, word: Word, state: Position, *at: int) -> tuple[int, ...]:
        found = re.fullmatch(self.pattern, word.text)
        if not found:
            raise word.error(self.flaw, **self.arguments)
        return tuple(int(number) for number in found.groups())

    def write(self, number: Any, state: Position, *at: int) -> str:
        return self.text.format(*number)


SEAT = Number(lambda state, *at: state.seats - 1)
