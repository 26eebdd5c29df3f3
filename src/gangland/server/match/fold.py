"""A match as the server knows it: folded from its row, its secret, its seats and its log, event by event."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

from gangland.engine.contract import ALLOWED
from gangland.engine.game import Game
from gangland.engine.position import Position
from gangland.engine.rules import Rules
from gangland.engine.seeds import plant
from gangland.engine.view import View, look, standings
from gangland.server.match import events
from gangland.server.match.clocks import Pace, left_after, pace_of, spent
from gangland.server.match.course import BY_BOT, BY_CLOCK, BY_PERSON, Course, Move
from gangland.server.match.decisions import OWES
from gangland.server.match.hashes import chained, seed_of, state_hash
from gangland.server.match.seats import Seating
from gangland.server.match.votes import PATIENCE, VOTE_TIME, Poll
from gangland.server.ports import ABANDONED, OVER, PLAYING, Event, MatchRow, NewEvent, Secret

RulesOf = Callable[[Game], Rules]


class UnknownVersion(Exception):
    """The match was begun under rules that this program does not have."""


class Mismatch(Exception):
    """The log does not fit itself: a gap, an edited event, or rules that no longer do what they did."""


class Step(msgspec.Struct, frozen=True):
    """One event that was folded, and what is needed to tell it to a viewer."""

    kind: str
    actor: int
    payload: Any
    before: Position | None = None  # the position before it, if it moved
    only_for: int | None = None  # a change of mind: nobody but this seat knows of it

    def is_hidden_from(self, viewer: int) -> bool:
        return self.only_for is not None and self.only_for != viewer


class Board:
    """One match. A draft works on a fork; nothing else changes a board but `fold` and `adopt`."""

    def __init__(self, row: MatchRow, secret: Secret, seating: Seating, game: Game, rules_of: RulesOf) -> None:
        if row.version != game.version:
            raise UnknownVersion(row.id)
        self.row, self.secret, self.seating, self.game = row, secret, seating, game
        self.rules_of = rules_of
        self.pace: Pace = pace_of(row.clock or {})
        self.options = game.option_numbers(row.options)
        self.course = Course.before_start(row.commitment, row.seats, self.pace)
        self.position = game.blank()
        self.origin = b""  # the position after the deal
        self.commands: set[tuple[int, str]] = set()  # what is in the log already

    @property
    def rules(self) -> Rules:
        """Compiled rules as soon as they are there."""
        return self.rules_of(self.game)

    def fork(self) -> "Board":
        """A copy to try something on."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.course, other.position = self.course.copy(), self.position.copy()
        return other

    def anew(self) -> "Board":
        """The same match before its first event."""
        return Board(self.row, self.secret, self.seating, self.game, self.rules_of)

    def adopt(self, fork: "Board", stored: Sequence[Event]) -> None:
        """Take over a fork whose events are in the log now."""
        self.position.become(fork.position)
        self.course, self.origin = fork.course, fork.origin
        self.commands.update((event.actor, event.command) for event in stored)

    def seed(self, salts: Sequence[str]) -> str:
        """What all chance of this match comes from."""
        return seed_of(self.secret.secret, salts)

    # Asking

    @property
    def seats(self) -> int:
        return self.row.seats

    def view(self, viewer: int, position: Position | None = None) -> View:
        """What a viewer sees now, or saw of an earlier position."""
        return look(self.game, self.rules, self.position if position is None else position, self.seats, viewer)

    def bot(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now."""
        return self.seating.own_bot(seat) or self.course.stand_ins[seat]

    def is_played_by_person(self, seat: int) -> bool:
        return self.seating.is_of_person(seat) and self.course.stand_ins[seat] is None

    def people(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.is_played_by_person(seat)]

    def ticks(self, seat: int) -> bool:
        """Does this seat's clock run now?"""
        return self.pace.ticks and self.course.asked.states[seat] == OWES and self.is_played_by_person(seat)

    def may_change(self, seat: int) -> bool:
        """Has the seat legal actions though it owes nothing: may it change a sealed choice?"""
        return bool(self.rules.legal(self.position, seat))

    def at(self, moves: int) -> Position:
        """The position after that many of the moves that stand."""
        position = self.game.blank()
        position.become(self.origin)
        table = np.array([(move.seat, move.action) for move in self.course.moves[:moves]], np.int64).reshape(-1, 2)
        played = self.rules.enter_replay(self.rules.row(position), table, moves)
        if played != moves:
            raise Mismatch(f"{self.row.id}: move {played + 1} is not legal")
        return position

    def result(self) -> list[list[int]] | None:
        """Points and place of each seat when the game is over."""
        if self.course.status != OVER:
            return None
        return [list(end) for end in standings(self.rules, self.position, self.seats)]

    def state_hash(self) -> str:
        return state_hash(self.secret.secret, bytes(self.position))

    # Folding

    def fold(self, event: Event) -> Step:
        """The next event of the log; a Mismatch if it does not fit."""
        if event.n != self.course.n + 1:
            raise Mismatch(f"{self.row.id}: {event.n} follows {self.course.n}")
        if event.hash != chained(self.course.hash, event):
            raise Mismatch(f"{self.row.id}: the chain breaks at {event.n}")
        step = self.advance(event)
        if event.state != self.state_hash():
            raise Mismatch(f"{self.row.id}: another position after {event.n}")
        self.course.hash = event.hash
        self.commands.add((event.actor, event.command))
        return step

    def advance(self, event: NewEvent) -> Step:
        """What an event does; its hashes are the caller's business."""
        payload = events.read(event.kind, event.payload)
        course = self.course
        course.n += 1
        course.time = event.time
        step: Step = getattr(self, f"_{event.kind}")(event, payload)
        if step.only_for is not None:
            course.unseen.append((course.n, step.only_for))
        return step

    def _start(self, event: NewEvent, payload: events.Start) -> Step:
        plant(self.position, self.seed(payload.salts))
        self.rules.setup(self.position, self.seats, self.options)
        self.origin = bytes(self.position)
        self.course.status = PLAYING
        self.course.asked.ask(self.rules.to_act(self.position), event.time)
        return Step(event.kind, event.actor, payload)

    def _act(self, event: NewEvent, payload: events.Deed) -> Step:
        before, seat, course = self.position.copy(), event.actor, self.course
        owed = self.rules.to_act(before)
        ticked, opened, by = self.ticks(seat), course.asked.opened[seat], self._chosen_by(event)
        if self.rules.play(self.position, seat, payload.action) != ALLOWED:
            raise Mismatch(f"{self.row.id}: event {course.n} is not legal")
        owe = self.rules.to_act(self.position)
        changed = course.asked.answered(seat, owed, owe, lambda: self.may_change(seat), event.time)
        if ticked:
            course.banks[seat] = left_after(self.pace, course.banks[seat], opened, event.time, payload.lag)
        course.moves.append(Move(seat, payload.action, by, self.pace.increment if ticked else 0))
        if not owe:
            self._end(OVER)
        if event.kind == events.ACT:
            self._close_poll_about(seat)
        return Step(event.kind, seat, payload, before, seat if changed else None)

    _timeout = _act

    def _chosen_by(self, event: NewEvent) -> int:
        if event.kind == events.TIMEOUT:
            return BY_CLOCK
        return BY_PERSON if self.is_played_by_person(event.actor) else BY_BOT

    def _end(self, status: str) -> None:
        self.course.status, self.course.poll = status, None

    def _close_poll_about(self, seat: int) -> None:
        if self.course.poll and self.course.poll.seat == seat:
            self.course.poll = None

    def _undo(self, event: NewEvent, payload: events.Nothing) -> Step:
        course, before = self.course, self.position.copy()
        move = course.moves[-1]
        self._charge(event.actor, event.time)
        course.banks[move.seat] = max(0, course.banks[move.seat] - move.gain)
        self.position.become(self.at(len(course.moves) - 1))
        course.moves.pop()
        course.asked.reopen(self.rules.to_act(self.position), self.may_change, event.time)
        return Step(event.kind, event.actor, payload, before)

    def _charge(self, seat: int, time: int) -> None:
        """Take from a bank what a question has taken that is not answered by its seat."""
        if self.ticks(seat):
            course = self.course
            course.banks[seat] = max(0, course.banks[seat] - spent(course.asked.opened[seat], time, 0))
            course.asked.opened[seat] = time

    def _hand(self, event: NewEvent, payload: events.Takeover) -> Step:
        self._charge(payload.seat, event.time)
        self.course.stand_ins[payload.seat] = payload.level
        self._reask(payload.seat, event.time)
        self._close_poll_about(payload.seat)
        return Step(event.kind, event.actor, payload)

    def _back(self, event: NewEvent, payload: events.Concerned) -> Step:
        self.course.stand_ins[payload.seat] = None
        self._reask(payload.seat, event.time)
        return Step(event.kind, event.actor, payload)

    def _reask(self, seat: int, time: int) -> None:
        """Whoever plays the seat now has its question from this moment on."""
        if self.course.asked.states[seat] == OWES:
            self.course.asked.opened[seat] = time

    def _gift(self, event: NewEvent, payload: events.Gift) -> Step:
        for seat in self.course.asked.owing():
            self.course.asked.opened[seat] += payload.ms
        if self.course.poll:
            self.course.poll.due += payload.ms
        self.course.gifted = event.time
        return Step(event.kind, event.actor, payload)

    def _away(self, event: NewEvent, payload: events.Concerned) -> Step:
        self.course.poll = Poll(payload.seat, self.course.n, event.time + VOTE_TIME, {})
        return Step(event.kind, event.actor, payload)

    def _here(self, event: NewEvent, payload: events.Concerned) -> Step:
        self.course.poll = None
        return Step(event.kind, event.actor, payload)

    def _vote(self, event: NewEvent, payload: events.Choice) -> Step:
        assert self.course.poll is not None
        self.course.poll.choices[event.actor] = payload.choice
        return Step(event.kind, event.actor, payload)

    def _wait(self, event: NewEvent, payload: events.Concerned) -> Step:
        self.course.poll, self.course.quiet_until = None, event.time + PATIENCE
        return Step(event.kind, event.actor, payload)

    def _abandon(self, event: NewEvent, payload: events.Nothing) -> Step:
        self._end(ABANDONED)
        self.course.asked.ask(0, event.time)
        return Step(event.kind, event.actor, payload)
