"""The kinds of section a table of sections has: each reads its words into fields of the record, and writes them.

A section that is not typed leaves its fields as they were cleared, or puts the usual number there; written is what is
not usual. `seen` says whether a viewer may know the section at all, `shown` which columns of it; the others are `?`.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from gangland.engine.notation.typed import NONE, UNKNOWN, Text, Typed, Word, hex_words
from gangland.engine.notation.values import Limit, Value, settled
from gangland.engine.position import Position

At = tuple[int, ...]  # a place in a field: none, a seat, or a seat and a place
Viewer = int | None  # a seat or NOBODY; None: the whole position is written


def always(state: Position, viewer: int = 0, seat: int = 0) -> bool:
    """Written even if it is as usual; shown to everybody."""
    return True


def never(state: Position, viewer: int = 0, seat: int = 0) -> bool:
    """Shown to nobody."""
    return False


def all_seats(state: Position) -> int:
    """A column for each seat of the table."""
    return state.seats  # type: ignore[no-any-return]


def cell(state: Position, field: str, at: At) -> int:
    """The number at a place of a field."""
    value: Any = getattr(state, field)
    return value[at] if at else value  # type: ignore[no-any-return]


def put(state: Position, field: str, at: At, number: int) -> None:
    """A number to a place of a field."""
    if at:
        getattr(state, field)[at] = number
    else:
        setattr(state, field, number)


def columned(columns: Iterable[str]) -> str:
    """The texts of the seats; one that has none is `-`."""
    return " | ".join(column or NONE for column in columns)


@dataclass(frozen=True)
class Section:
    """One word: for the position, for each seat (`columns`), for each place (`places`), or for each place of a seat.

    `Section("turn", SEAT)` has a number in the field `turn`; `Section("money", Number(99), usual=0, columns=all_seats)`
    one for each seat, and is not written while nobody has any.
    """

    keyword: str
    value: Value
    field: str | tuple[str, ...] = ""  # the keyword's own, or several if the value has several numbers
    usual: Limit | None = None  # the number if it is not typed; None: as it was cleared, or as a function has put it
    columns: Limit = 0
    places: Callable[[Position], Sequence[int]] | None = None  # a word for each of these; `flaw` if there are others
    flaw: str = ""
    spell: Callable[[Sequence[Word]], Sequence[Word]] = tuple  # for places: the words that the typed ones stand for
    written: Callable[[Position], Any] | None = None  # unless it is as usual, or when this says so
    seen: Callable[[Position, int], bool] = always
    shown: Callable[[Position, int, int], bool] = always

    @property
    def fields(self) -> tuple[str, ...]:
        return (self.field or self.keyword,) if isinstance(self.field, str) else self.field

    # Reading

    def read(self, text: Text, state: Position) -> None:
        if self.keyword not in text:
            if self.usual is not None:
                for at in self._cells(state):
                    self._put(state, at, settled(self.usual, state, *at))
        elif self.columns:
            for seat, column in enumerate(text[self.keyword].columns(settled(self.columns, state))):
                self._read_column(column, state, (seat,))
        else:
            self._read_column(text[self.keyword], state, ())

    def _read_column(self, column: Typed, state: Position, at: At) -> None:
        if self.places is None:
            self._put(state, at, self.value.read(column.only(), state, *at))
        elif not (self.usual is not None and column.is_nothing):
            places, words = self.places(state), self.spell(column.words)
            if len(words) != len(places):
                raise column.error(self.flaw, size=len(places), count=len(words))
            for place, word in zip(places, words, strict=True):
                self._put(state, (*at, place), self.value.read(word, state, *at, place))

    def _put(self, state: Position, at: At, number: int | tuple[int, ...]) -> None:
        numbers = number if isinstance(number, tuple) else (number,) * len(self.fields)
        for field, one in zip(self.fields, numbers, strict=True):
            put(state, field, at, one)

    # Writing

    def text(self, state: Position, viewer: Viewer) -> str | None:
        if not self._is_written(state) or not (viewer is None or self.seen(state, viewer)):
            return None
        if not self.columns:
            return self._column(state, ())
        seats = range(settled(self.columns, state))
        columns = [self._column(state, (seat,)) for seat in seats]
        hidden = [viewer is not None and not self.shown(state, viewer, seat) for seat in seats]
        return columned(UNKNOWN if hide and said != NONE else said for hide, said in zip(hidden, columns, strict=True))

    def _is_written(self, state: Position) -> bool:
        if self.written:
            return bool(self.written(state))
        if self.usual is None or callable(self.usual):
            return True
        return any(cell(state, field, at) != self.usual for at in self._cells(state) for field in self.fields)

    def _column(self, state: Position, at: At) -> str:
        cells = [at] if self.places is None else [(*at, place) for place in self.places(state)]
        return " ".join(self._word(state, at) for at in cells)

    def _word(self, state: Position, at: At) -> str:
        numbers = tuple(cell(state, field, at) for field in self.fields)
        return self.value.write(numbers if len(numbers) > 1 else numbers[0], state, *at)

    def _cells(self, state: Position) -> list[At]:
        columns: list[At] = [(seat,) for seat in range(settled(self.columns, state))] if self.columns else [()]
        return columns if self.places is None else [(*at, place) for at in columns for place in self.places(state)]


@dataclass(frozen=True)
class Bits:
    """Any number of words, in any order: a bit of the field for each, `passed 0 2`. Without one it is not written."""

    keyword: str
    value: Value  # which bit a word is
    field: str = ""
    columns: Limit = 0

    def read(self, text: Text, state: Position) -> None:
        if self.columns:
            for seat, column in enumerate(text.columns(self.keyword, settled(self.columns, state))):
                self._read_column(column.words, state, (seat,))
        else:
            self._read_column(text.words(self.keyword), state, ())

    def _read_column(self, words: Sequence[Word], state: Position, at: At) -> None:
        bits = {1 << self.value.read(word, state, *at) for word in words if word.text != NONE}
        put(state, self.field or self.keyword, at, sum(bits))

    def text(self, state: Position, viewer: Viewer) -> str | None:
        columns: list[At] = [(seat,) for seat in range(settled(self.columns, state))] if self.columns else [()]
        texts = [" ".join(self._words(state, at)) for at in columns]
        return columned(texts) if any(texts) else None

    def _words(self, state: Position, at: At) -> Iterable[str]:
        bits = cell(state, self.field or self.keyword, at)
        return (self.value.write(bit, state, *at) for bit in range(bits.bit_length()) if bits >> bit & 1)


@dataclass(frozen=True)
class Flag:
    """A keyword alone: it is said, or not, and its field is 1 or 0."""

    keyword: str
    field: str = ""
    written: Callable[[Position], Any] = always  # if it is 1, and this says so

    def read(self, text: Text, state: Position) -> None:
        put(state, self.field or self.keyword, (), is_said(text, self.keyword))

    def text(self, state: Position, viewer: Viewer) -> str | None:
        return "" if cell(state, self.field or self.keyword, ()) and self.written(state) else None


def is_said(text: Text, keyword: str) -> int:
    """1 if a keyword stands there alone, 0 if it is not typed."""
    for word in text.words(keyword):
        raise word.error("flaw-no-value", section=keyword)
    return int(keyword in text)


@dataclass(frozen=True)
class Written:
    """A section of its own form, which functions of the table read: here is only how it is written.

    The function gets the viewer too, None for the whole position. What it leaves out is None.
    """

    keyword: str
    write: Callable[[Position, Viewer], str | None]
    typed: bool = True  # may it be typed? Else it is only shown

    def read(self, text: Text, state: Position) -> None:
        """A function does."""

    def text(self, state: Position, viewer: Viewer) -> str | None:
        return self.write(state, viewer)


@dataclass(frozen=True)
class Generator:
    """All chance still to come, in hexadecimal digits; nobody sees it. If it is not typed, the seed's is kept."""

    keyword: str = "rng"

    def read(self, text: Text, state: Position) -> None:
        if self.keyword in text:
            for place, number in enumerate(hex_words(text[self.keyword].only(), len(state.rng))):
                state.rng[place] = number

    def text(self, state: Position, viewer: Viewer) -> str | None:
        return "".join(f"{word:08x}" for word in state.rng) if viewer is None else None
