"""Two worlds that a viewer can't tell apart, each with a server of its own, driven with the same visible future.

Whatever the servers send to that viewer must be the same, byte for byte: frames, acks, refusals, numbers, what a
connection that comes back gets, the history, the record, old moments, reasons, and what a bot in its place is asked.
A case ends where the rules themselves show the difference. Two viewers may work together: then nothing that either is
sent may differ between worlds that both see alike.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from gangland.engine.contract import ALLOWED
from gangland.engine.game import bits
from gangland.engine.position import Position
from gangland.engine.seeds import plant
from gangland.engine.view import look
from gangland.games import load
from gangland.server.desk.hosts import Hosted
from gangland.server.match.commands import Act, Hand, Undo
from gangland.server.match.drafts import draft_start
from gangland.server.match.events import Start
from gangland.server.match.fold import Board, Step
from gangland.server.ports import NOBODY, NewEvent
from gangland.server.store.memory import MemoryStore
from tests.server.desk.house import House, Screen, Ways, new_board

STEPS = 14
TRIES = 6  # actions tried before the worlds are said to part
GUESSES = 100  # other worlds tried until one looks the same to two viewers


class Leak(AssertionError):
    """A viewer was sent something that depends on what it may not know."""


class PlantedBoard(Board):
    """A match whose deal is a given position."""

    planted = b""

    def anew(self) -> Board:
        other = PlantedBoard(self.row, self.secret, self.seating, self.game, self.rules_of)
        other.planted = self.planted
        return other

    def _start(self, event: NewEvent, payload: Start) -> Step:
        step = super()._start(event, payload)
        self.position.become(self.planted)
        self.origin = self.planted
        self.course.asked.reopen(self.rules.to_act(self.position), self.may_change, event.time)
        return step


async def at_once() -> None:
    """A store that keeps nobody waiting."""


class World(House):
    """A server with one match that stands at a position, and all that some viewers, mostly one, were sent."""

    def __init__(self, template: Board, position: bytes, viewers: Sequence[int]) -> None:
        super().__init__(MemoryStore(at_once))
        self.viewers, self.viewer, self.match = viewers, viewers[0], template.row.id
        self.board_ = PlantedBoard(template.row, template.secret, template.seating, template.game, template.rules_of)
        self.board_.planted = position
        self.heard: list[Any] = []  # answers to these viewers
        self.screens: list[Screen] = []

    async def open(self) -> None:
        row = self.board_.row
        await self.store.create(row, self.board_.secret, self.board_.seating.rows)
        hosted = Hosted(self.board_, self.clock.now(), self.desk.settings)
        self.desk.hosting.matches[row.id] = hosted
        async with hosted.lock:
            await self.desk.writer.own(hosted, lambda now: draft_start(self.board_, ["a"] * row.seats, now))
        for viewer in self.viewers:
            await self.look(viewer)

    async def look(self, viewer: int, resume: tuple[str, int] | None = None) -> None:
        attachment, screen = await self.watch(self.match, viewer, resume)
        screen.frames[:0] = attachment.opening
        self.screens.append(screen)

    async def says(self, answer: Any) -> None:
        self.heard.append(msgspec.json.encode(answer))

    @property
    def seat(self) -> str | None:
        return None if self.viewer == NOBODY else f"p{self.viewer}"

    def stream(self) -> tuple[Any, ...]:
        """All bytes that the viewers have got."""
        return [screen.frames for screen in self.screens], self.heard

    async def ask_everything(self) -> None:
        for viewer in self.viewers:
            await self._ask_as(viewer)

    async def _ask_as(self, viewer: int) -> None:
        """All that a viewer may ask for beside the frames."""
        desk, match = self.desk, self.match
        stream = self.hosted(match).streams[viewer]
        await self.look(viewer, (stream.epoch, max(0, stream.n - 3)))
        await self.look(viewer, (stream.epoch, stream.n + 1))
        await self.look(viewer, ("other", 1))
        await self.says(await desk.history(match, viewer))
        await self.says(await desk.history(match, viewer, before=4, limit=2))
        if not self.board_.course.is_open:
            return  # all is open now
        await self.says(await desk.commitment(match))
        await self.says(await desk.record(match, viewer))
        for moment in range(stream.n + 3):
            await self.says(await desk.replay(match, viewer, moment))
        for action in range(len(self.board_.game.actions)) if viewer >= 0 else ():
            await self.says(await desk.why_not(match, f"p{viewer}", action))
        if viewer >= 0:
            await self.says(await desk.hint(match, f"p{viewer}"))
            self.heard.append([msgspec.json.encode(order) for order in self.bots.orders])


@dataclass
class Case:
    """One drive through two worlds, all of it from one number."""

    game: str
    seats: int
    options: dict[str, str]
    number: int
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "live", "bank": 60_000, "increment": 2_000})
    together: bool = False  # do two viewers tell each other everything?
    kind: type[World] = World
    steps: int = 0  # that were driven before the worlds parted

    async def run(self) -> None:
        """Raise a Leak if the viewer could tell the worlds apart."""
        self.draw = random.Random(f"{self.game} {self.number}")
        template = new_board(self.game, self.seats, self.options, clock=self.clock)
        self.rules = Ways().rules(load(self.game))
        position = self._reached(template)
        count = range(self.seats) if self.together else range(NOBODY, self.seats)
        self.viewers = self.draw.sample(count, 2 if self.together else 1)
        self.viewer = self.viewers[0]
        other = self._guessed(template, position)
        self.one, self.two = (self.kind(template, bytes(one), self.viewers) for one in (position, other))
        self.differ = self.one.board_.planted != self.two.board_.planted
        for world in (self.one, self.two):
            await world.open()
        self._compare("at the start")
        while self.steps < STEPS and await self._step():
            self.steps += 1
            self._compare(f"after step {self.steps}")
        for world in (self.one, self.two):
            await world.ask_everything()
        self._compare("when asked")

    def _reached(self, board: Board) -> Position:
        """A moment of a random game, each as likely."""
        position = board.game.blank()
        plant(position, str(self.number))
        self.rules.setup(position, self.seats, board.options)
        moments = []
        while waiting := [*bits(self.rules.to_act(position))]:
            moments.append(position.copy())
            seat = self.draw.choice(waiting)
            self.rules.play(position, seat, self.draw.choice(self.rules.legal(position, seat)))
        return self.draw.choice(moments)

    def _guessed(self, board: Board, position: Position) -> Position:
        """What could as well be, for all that the viewers know; the same if nothing else is found."""
        for _ in range(GUESSES if self.together else 1):
            other = self.rules.guess(position, self.viewer, self.draw.getrandbits(60), 0)
            if not self.together or self._is_alike_to_the_second(board, position, other):
                return other
        return position

    def _is_alike_to_the_second(self, board: Board, position: Position, other: Position) -> bool:
        """Does the second viewer see the same, and know the same from before? Then it would guess the same."""
        second, differ = self.viewers[1], bytes(other) != bytes(position)
        shown = [self._shown(board, one, second) for one in (position, other)]
        guessed = [bytes(self.rules.guess(one, second, 1, 0)) for one in (position, other)]
        return differ and shown[0] == shown[1] and guessed[0] == guessed[1]

    def _compare(self, when: str) -> None:
        one, two = self.one.stream(), self.two.stream()
        if one != two:
            raise Leak(f"{self.game} {self.number}: {self.viewers} can tell {when}")

    # The future

    async def _step(self) -> bool:
        """Something happens in both worlds that looks the same to the viewer; False if nothing can."""
        kinds: list[Callable[[], Any]] = [self._act] * 8 + [self._wrong_try, self._stale, self._hand]
        kinds += [self._change_of_mind] * 6 + [self._somebody_looks] * 2
        has_chosen = self.viewer >= 0 and self.one.board_.course.asked.states[self.viewer] == 2
        kinds += [self._undo] * 3 if has_chosen else [self._undo] if self.draw.random() < 0.3 else []
        for world in (self.one, self.two):
            world.clock.turn(1_500)
        happened = await self.draw.choice(kinds)()
        for world in (self.one, self.two):
            await world.settle()
        return bool(happened)

    def _owing(self) -> list[int]:
        one = [seat for seat in range(self.seats) if self.one.board_.course.asked.states[seat] == 1]
        two = [seat for seat in range(self.seats) if self.two.board_.course.asked.states[seat] == 1]
        assert one == two, "who owes a decision is open to all"
        return one

    async def _act(self) -> bool:
        for _ in range(TRIES if self._owing() else 0):
            seat = self._next()
            pair = self._alike(seat)
            if pair is not None:
                for world, action in zip((self.one, self.two), pair, strict=True):
                    await self._submit(world, seat, action)
                return True
        return False

    def _next(self) -> int:
        """Who acts; the viewer likes to choose when others have chosen, who may then change their minds."""
        owing = self._owing()
        waits = 2 in self.one.board_.course.asked.states and len(owing) > 1
        return self.viewer if waits and self.viewer in owing else self.draw.choice(owing)

    def _alike(self, seat: int) -> tuple[int, int] | None:
        """An action in each world that this viewer sees alike, and after which it sees alike; None at a reveal."""
        one, two = self.one.board_, self.two.board_
        action = self.draw.choice(self.rules.legal(one.position, seat))
        seen = self._seen(one, seat, action)
        there = self.rules.legal(two.position, seat)
        likely = [action] if action in there else []
        if seat not in self.viewers and all(one is None for one in seen):
            self.draw.shuffle(there)
            likely = there
        for other in likely:
            same = self._seen(two, seat, other) == seen
            if same and self._after(one, seat, action) == self._after(two, seat, other):
                return action, other
        return None

    def _seen(self, board: Board, seat: int, action: int) -> list[Any]:
        """What each viewer sees of an action."""
        return [board.game.seen(board.position, seat, action, viewer) for viewer in self.viewers]

    def _after(self, board: Board, seat: int, action: int) -> list[str]:
        """All that the rules themselves show the viewers after an action."""
        position = board.position.copy()
        assert self.rules.play(position, seat, action) == ALLOWED
        return [self._shown(board, position, viewer) for viewer in self.viewers]

    def _shown(self, board: Board, position: Position, viewer: int) -> str:
        view = look(board.game, self.rules, position, board.seats, viewer)
        reasons = [self.rules.why_not(position, viewer, one) for one in range(len(board.game.actions))]
        return repr((view, reasons if viewer >= 0 else ()))

    async def _submit(self, world: World, seat: int, action: int) -> None:
        command, decision = world.id(), world.board_.course.asked.open(seat) or 0
        answer = await world.desk.submit(world.match, f"p{seat}", Act(command, decision, action))
        if seat in world.viewers:
            await world.says(answer)

    async def _change_of_mind(self) -> bool:
        """Others change sealed choices in one world and not in the other, or to something else: nobody may notice."""
        if not self._owing():
            return False
        for world in (self.one, self.two):
            for seat in range(self.seats):
                actions = self.rules.legal(world.board_.position, seat)
                changes = world.board_.course.asked.states[seat] == 2 and seat not in self.viewers
                for _ in range(self.draw.randrange(3) if changes else 0):
                    ids, world._ids = world._ids, random.Random(self.draw.random())
                    await self._submit(world, seat, self.draw.choice(actions))
                    world._ids = ids
        return True

    async def _wrong_try(self) -> bool:
        """The viewer tries something, allowed or not; a legal action is not tried."""
        if self.viewer == NOBODY:
            return True
        legal = self.rules.legal(self.one.board_.position, self.viewer)
        action = self.draw.randrange(-1, len(self.one.board_.game.actions) + 1)
        for world in (self.one, self.two) if action not in legal else ():
            await self._submit(world, self.viewer, action)
        return True

    async def _stale(self) -> bool:
        for world in (self.one, self.two):
            if self.viewer >= 0:
                command = Act(world.id(), 77, 0)
                await world.says(await world.desk.submit(world.match, world.seat, command))
        return True

    async def _somebody_looks(self) -> bool:
        """Another connection comes and goes: everyone's table is made anew."""
        other = self.draw.choice([seat for seat in range(self.seats) if seat not in self.viewers])
        goes = self.draw.random() < 0.5
        for world in (self.one, self.two):
            attachment, _ = await world.watch(world.match, other)
            if goes:
                world.desk.detach(attachment)
            world.clock.turn(6_000)
            world.desk.presence.look_around()
        return True

    async def _hand(self) -> bool:
        """A seat tries to be handed to a bot that there is not."""
        for world in (self.one, self.two):
            if self.viewer >= 0:
                await world.says(await world.desk.submit(world.match, world.seat, Hand(world.id(), "nobody")))
        return True

    async def _undo(self) -> bool:
        for world in (self.one, self.two):
            if self.viewer >= 0:
                await world.says(await world.desk.submit(world.match, world.seat, Undo(world.id())))
        return True
