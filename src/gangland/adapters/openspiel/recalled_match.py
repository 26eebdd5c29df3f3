"""A match and what each viewer remembers of it: OpenSpiel asks for a seat's whole past at every state."""

from collections.abc import Iterable, Mapping
from typing import Any

from gangland.engine.game import NOBODY, Game
from gangland.engine.match import Match
from gangland.engine.position import Position
from gangland.engine.table import Table

SECTION = " / "  # between the sections of a position's text
UNSEEN = "?"  # an action of which the viewer sees nothing
GONE = "-"  # before the name of a section that is no longer there


class Moment:
    """The position after one move, and the moment before it. Never changed, so copies of a match share it."""

    __slots__ = ("_lines", "_sights", "before", "content", "game", "move")

    def __init__(
        self, game: Game, content: bytes, before: "Moment | None" = None, move: tuple[int, int] = (NOBODY, 0)
    ) -> None:
        self.game, self.content, self.before, self.move = game, content, before, move
        self._sights: dict[int, str] = {}
        self._lines: dict[int, str] = {}

    def position(self) -> Position:
        """The position, to look at."""
        position = self.game.blank()
        position.become(self.content)
        return position

    def sight(self, viewer: int) -> str:
        """What a seat, or NOBODY, may know of the position, in notation."""
        if viewer not in self._sights:
            self._sights[viewer] = self.game.write_seen(self.position(), viewer)
        return self._sights[viewer]

    def line(self, viewer: int) -> str:
        """What a viewer learned by this move: who did what, as far as it was seen, and what looks different now."""
        if viewer not in self._lines:
            self._lines[viewer] = self._learned(viewer)
        return self._lines[viewer]

    def _learned(self, viewer: int) -> str:
        if self.before is None:
            return self.sight(viewer)
        seat, action = self.move
        shown = self.game.seen(self.before.position(), seat, action, viewer)
        act = f"{seat}> {UNSEEN if shown is None else self.game.actions[shown]}"
        return SECTION.join([act, *changes(self.before.sight(viewer), self.sight(viewer))])


def changes(before: str, after: str) -> list[str]:
    """The sections of a text that were not there before, and the names of those that are gone."""
    was, now = before.split(SECTION), after.split(SECTION)
    names = {_name(section) for section in now}
    gone = [GONE + _name(section) for section in was if _name(section) not in names]
    return [section for section in now if section not in was] + gone


def _name(section: str) -> str:
    return section.partition(" ")[0]


class RecalledMatch(Match):
    """A match that asks for sealed choices one seat after another, and keeps the moments of its past.

    A guess of it begins with a position that no seed deals, `origin`, and with what its seat recalls from before.
    """

    def __init__(
        self,
        table: Table,
        seed: int | str = 0,
        origin: bytes | None = None,
        recalled: Mapping[int, str] | None = None,
    ) -> None:
        self.origin, self.recalled = origin, recalled or {}
        super().__init__(table, seed)
        self._moments = [Moment(self.game, bytes(self.position))]

    def _begin(self, position: Position) -> None:
        if self.origin is None:
            super()._begin(position)
        else:
            position.become(self.origin)

    def _play(self, action: int | str, seat: int | None) -> None:
        before = self.now
        super()._play(action, seat)
        self._moments[len(self.moves) :] = [Moment(self.game, bytes(self.position), before, self.moves[-1])]

    @property
    def actor(self) -> int:
        """The seat that is asked now."""
        return self.to_act[0]

    @property
    def now(self) -> Moment:
        return self._moments[len(self.moves)]

    def recall(self, viewer: int) -> str:
        """All that a seat, or NOBODY, has seen and done, a line for each move."""
        who = "public" if viewer == NOBODY else f"seat {viewer}"
        first, *later = self._moments[: len(self.moves) + 1]
        begun = self.recalled.get(viewer) or f"{who}\n{first.sight(viewer)}"
        return "\n".join([begun, *(moment.line(viewer) for moment in later)])

    def guess(self, seat: int, key: int) -> "RecalledMatch":
        """Another match that this seat can't tell from this one.

        The seat remembers all it did; the memory of the others begins with what they hold in the guess, so that nothing
        of the true match is left in it.
        """
        other = self.rules.guess(self.position, seat, key, 0)
        return RecalledMatch(self.table, origin=bytes(other), recalled={seat: self.recall(seat)})

    def copy(self) -> "RecalledMatch":
        other = super().copy()
        assert isinstance(other, RecalledMatch)
        other._moments = self._moments.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "RecalledMatch":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return resume, (self.table, self.seed, self.origin, dict(self.recalled), self.moves)


def resume(
    table: Table, seed: int | str, origin: bytes | None, recalled: Mapping[int, str], moves: Iterable[tuple[int, int]]
) -> RecalledMatch:
    """A match that was put away: its beginning, and the moves since."""
    match = RecalledMatch(table, seed, origin, recalled)
    for seat, action in moves:
        match.play(action, seat=seat)
    return match
