"""A game so far: its position, the moments that led there, and what each seat remembers of them."""

from collections.abc import Iterable, Mapping
from typing import Any

from gangland.adapters.rewards import reward
from gangland.engine.contract import ALLOWED
from gangland.engine.game import NOBODY, Game, bits
from gangland.engine.match import Match, Refused, preferred_rules
from gangland.engine.mistakes import Mistake
from gangland.engine.position import Position
from gangland.games import load

SECTION = " / "  # between the sections of a position's text
UNSEEN = "?"  # an action of which the viewer sees nothing
GONE = "-"  # before the name of a section that is no longer there


class Moment:
    """The table after one action, and the moment before it. Never changed, so copies of a course share it."""

    __slots__ = ("_lines", "_sights", "action", "before", "game", "seat", "table")

    def __init__(
        self, game: Game, table: bytes, before: "Moment | None" = None, seat: int = NOBODY, action: int = 0
    ) -> None:
        self.game, self.table = game, table
        self.before, self.seat, self.action = before, seat, action
        self._sights: dict[int, str] = {}
        self._lines: dict[int, str] = {}

    def position(self) -> Position:
        """The table, to look at."""
        position = self.game.blank()
        position.become(self.table)
        return position

    def sight(self, viewer: int) -> str:
        """What a seat, or NOBODY, may know of the table, in notation."""
        if viewer not in self._sights:
            self._sights[viewer] = self.game.write_seen(self.position(), viewer)
        return self._sights[viewer]

    def line(self, viewer: int) -> str:
        """What a viewer learned by this action: who did what, as far as it was seen, and what looks different now."""
        if viewer not in self._lines:
            self._lines[viewer] = self._learned(viewer)
        return self._lines[viewer]

    def _learned(self, viewer: int) -> str:
        if self.before is None:
            return self.sight(viewer)
        shown = self.game.seen(self.before.position(), self.seat, self.action, viewer)
        act = f"{self.seat}> {UNSEEN if shown is None else self.game.actions[shown]}"
        return SECTION.join([act, *changes(self.before.sight(viewer), self.sight(viewer))])


def changes(before: str, after: str) -> list[str]:
    """The sections of a text that were not there before, and the names of those that are gone."""
    was, now = before.split(SECTION), after.split(SECTION)
    names = {_name(section) for section in now}
    gone = [GONE + _name(section) for section in was if _name(section) not in names]
    return [section for section in now if section not in was] + gone


def _name(section: str) -> str:
    return section.partition(" ")[0]


class Course:
    """One game being played, always by the first seat that owes a decision."""

    def __init__(self, game: Game, seats: int, start: Moment, recalled: Mapping[int, str]) -> None:
        self.game, self.seats, self.start = game, seats, start
        self.recalled = recalled  # what a seat remembers from before the start
        self.rules = preferred_rules(game, None)
        self.now = start
        self.position = start.position()
        self.waiting = self.rules.to_act(self.position)

    @property
    def over(self) -> bool:
        return not self.waiting

    @property
    def actor(self) -> int:
        """The first seat that owes a decision: sealed choices are asked one after another."""
        return next(iter(bits(self.waiting)))

    def legal(self) -> list[int]:
        return self.rules.legal(self.position, self.actor)

    def play(self, action: int) -> None:
        """Do it for the seat that is asked, or raise `Refused` with the paragraph."""
        if not 0 <= action < len(self.game.actions):
            raise Mistake("mistake-action-number", number=str(action), last=str(len(self.game.actions) - 1))
        seat = self.actor
        refusal = self.rules.play(self.position, seat, action)
        if refusal != ALLOWED:
            raise Refused(self.game.actions[action], seat, self.game.refusals[refusal], self.game.package)
        self.now = Moment(self.game, bytes(self.position), self.now, seat, action)
        self.waiting = self.rules.to_act(self.position)

    def returns(self) -> list[float]:
        """What the game is worth to each seat: nothing before its end, and 0 in all."""
        if not self.over:
            return [0.0] * self.seats
        ends = self.rules.result(self.position)
        return [float(reward(ends, seat, self.seats)) for seat in range(self.seats)]

    # Remembering

    def moments(self) -> list[Moment]:
        """All that happened since the start, the first action first."""
        found, moment = [], self.now
        while moment.before is not None:
            found.append(moment)
            moment = moment.before
        return found[::-1]

    def recall(self, viewer: int) -> str:
        """All that a seat, or NOBODY, has seen and done, a line for each action."""
        who = "public" if viewer == NOBODY else f"seat {viewer}"
        begun = self.recalled.get(viewer) or f"{who}\n{self.start.sight(viewer)}"
        return "\n".join([begun, *(moment.line(viewer) for moment in self.moments())])

    def guess(self, seat: int, key: int) -> "Course":
        """Another game that this seat can't tell from this one.

        The seat remembers all it did; the memory of the others begins with what they hold in the guess, so that nothing
        of the true game is left in it.
        """
        other = self.rules.guess(self.position, seat, key, 0)
        return Course(self.game, self.seats, Moment(self.game, bytes(other)), {seat: self.recall(seat)})

    # Copying

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        other = Course(self.game, self.seats, self.start, self.recalled)
        other.now, other.waiting = self.now, self.waiting
        other.position.become(self.position)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        actions = [moment.action for moment in self.moments()]
        return resume, (self.game.id, self.seats, self.start.table, dict(self.recalled), actions)


def deal(game: Game, seats: int, options: Mapping[str, str], seed: int) -> Course:
    """A new game: the one that `gangland` deals for this seed."""
    position = Match.of(game, seats, options, seed).position
    return Course(game, seats, Moment(game, bytes(position)), {})


def resume(id: str, seats: int, table: bytes, recalled: Mapping[int, str], actions: Iterable[int]) -> Course:
    """A game that was put away: its start, and the actions since."""
    game = load(id)
    course = Course(game, seats, Moment(game, table), recalled)
    for action in actions:
        course.play(action)
    return course
