"""The notation of a game: a table of sections that reads positions, writes them, and writes what a viewer may know."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from gangland.engine.notation.flaws import Flaw
from gangland.engine.notation.piles import Box
from gangland.engine.notation.sections import Viewer
from gangland.engine.notation.typed import Text, sections
from gangland.engine.position import Position

TRIES = 200  # of cards that are not known: they may fall so that the position can't be


class Row(Protocol):
    """What reads a part of a typed position into the record; it may find that the position can't be."""

    def read(self, text: Text, state: Position) -> Flaw | None: ...


class Part(Row, Protocol):
    """A row that is a section: it writes itself too, for everybody's eyes or for a viewer's; None: it is left out."""

    @property
    def keyword(self) -> str: ...

    def text(self, state: Position, viewer: Viewer) -> str | None: ...


Reader = Callable[[Text, Position], Flaw | None]


class Layout:
    """The rows of a table are read from the first to the last, since what a section may say depends on others.

    A row is a kind of section (`sections.py`), a box with its piles (`piles.py`), flaws (`flaws.py`), or a function of
    the text and the position for what belongs together: it may clear the table, read several sections at once, or
    put what follows from those that were typed. Sections are written in the order of the table, but those named in
    `first` before all others.
    """

    def __init__(
        self,
        package: str,
        *rows: Row | Reader,
        first: str = "",
        options: tuple[str | Callable[[Position], int], ...] = (),
        seats: int | None = None,
        blamed: str = "",
        guesses: bool = False,
    ) -> None:
        self.package = package  # whose texts have the sentences of the flaws
        self.rows = rows
        self.options = options  # the fields that have the options of the game, in its order
        self.seats = seats  # if every table has the same number of them; else the field `seats` has it
        self.blamed = blamed  # the section with an error that belongs to one which was not typed; else the first
        self.guesses = guesses  # are cards that are not known drawn again until the position can be?
        found = {section.keyword: section for section in _sections(rows)}
        self.sections = [found.pop(keyword) for keyword in first.split()] + [*found.values()]
        self.keywords = [section.keyword for section in self.sections if getattr(section, "typed", True)]

    def read(self, text: str, state: Position) -> None:
        """Make of `state`, whose generator is seeded, the position that the text says."""
        typed = sections(text, self.keywords, self.package)
        flaw = self._lay(typed, state)
        for _ in range(TRIES if self.guesses and typed.has_unknown else 0):
            if flaw:
                flaw = self._lay(typed, state)
        if flaw:
            raise (typed.get(flaw.section) or typed.get(self.blamed) or typed.first).error(flaw.id)

    def _lay(self, typed: Text, state: Position) -> Flaw | None:
        for row in self.rows:
            if flaw := row(typed, state) if callable(row) else row.read(typed, state):
                return flaw
        return None

    def write(self, state: Position) -> str:
        """The whole position in one line; read again it gives the same bytes."""
        return self._text(state, None)

    def write_seen(self, state: Position, viewer: int) -> str:
        """The position as a seat, or a spectator, may know it: hidden cards are `?`, the generator is not told."""
        return self._text(state, viewer)

    def _text(self, state: Position, viewer: Viewer) -> str:
        texts = [(section.keyword, section.text(state, viewer)) for section in self.sections]
        return " / ".join(f"{keyword} {text}".rstrip() for keyword, text in texts if text is not None)

    def agreed(self, state: Position) -> tuple[int, tuple[int, ...]]:
        """The number of seats and the options that a position was set up with."""
        options = [option(state) if callable(option) else getattr(state, option) for option in self.options]
        return state.seats if self.seats is None else self.seats, tuple(options)


def _sections(rows: tuple[Row | Reader, ...]) -> Iterator[Any]:
    for row in rows:
        if isinstance(row, Box):
            yield from row.piles
        elif hasattr(row, "keyword"):
            yield row
