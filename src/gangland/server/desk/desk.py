"""The desk: where every command, question and connection of this process comes in."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import structlog

from gangland.server.desk.answers import Fairness, HintAnswer, History, WhyAnswer
from gangland.server.desk.bot_turns import BotTurns
from gangland.server.desk.broadcast import Spreader
from gangland.server.desk.chance import Chance, SystemChance
from gangland.server.desk.hosts import Attachment, Hosted, Hosting, Outlet, Workshop
from gangland.server.desk.log_writer import Writer
from gangland.server.desk.presence import Presence
from gangland.server.desk.settings import Settings
from gangland.server.desk.sweeper import Sweeper
from gangland.server.match.commands import Ack, Command, Refused, refused
from gangland.server.match.commitment import full_record, salts_of
from gangland.server.match.drafts import draft_command, draft_start, why_not
from gangland.server.match.fold import UnknownVersion
from gangland.server.match.hashes import rematch_id
from gangland.server.match.replay import Entry, Moment, moment, seen_record, tell
from gangland.server.match.snapshot import kept
from gangland.server.ports import NOBODY, PLAYING, WAITING, BotFailed, BotRunner, Clock, HintBus, Store, Unavailable

log = structlog.get_logger("gangland.desk")
MOST_HISTORY = 100
MOST_PAGES = 32  # of the log in words, kept for each match


P = ParamSpec("P")
T = TypeVar("T")


def _or_unavailable(
    question: Callable[P, Coroutine[Any, Any, T | Refused]],
) -> Callable[P, Coroutine[Any, Any, T | Refused]]:
    """A question that is refused while the store can't be read."""

    @wraps(question)
    async def asked(*arguments: P.args, **named: P.kwargs) -> T | Refused:
        try:
            return await question(*arguments, **named)
        except Unavailable:
            return refused("", "unavailable")

    return asked


class Desk:
    """Takes commands, hands out frames, and sees to it that bots, clocks and votes go on."""

    def __init__(
        self,
        store: Store,
        hints: HintBus,
        bots: BotRunner,
        clock: Clock,
        workshop: Workshop,
        settings: Settings | None = None,
        chance: Chance | None = None,
        sleep: Callable[[float], Coroutine[Any, Any, None]] = asyncio.sleep,
    ) -> None:
        self.store, self.hints, self.bots, self.clock = store, hints, bots, clock
        self.settings, self.chance, self.sleep = settings or Settings(), chance or SystemChance(), sleep
        self.hosting = Hosting(store, workshop, self.settings, clock.now)
        self.writer = Writer(store, hints, clock, self.hosting, self.settings.retries)
        self.turns = BotTurns(self)
        self.presence = Presence(self)
        self.spreader = Spreader(self)
        self.sweeper = Sweeper(self)
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_open = False
        self.hosting.changed = self.spreader.changed
        self.writer.written = self._written
        self.writer.recovered = self.sweeper.recovered
        hints.listen(self._hinted)

    # Opening and closing

    async def open(self, outage: int = 0) -> None:
        """Begin to sweep; after an outage of so many ms everyone who owes a decision is given time first."""
        self.is_open = True
        self.spawn(self.sweeper.begin(outage))

    async def close(self) -> None:
        """Stop at once: whatever was begun is in the log or is done again. What is in the log is still shown."""
        self.is_open = False
        tasks = [*self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.spreader.finish()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; a broken database only delays it, as the sweeper comes again."""
        task = asyncio.get_running_loop().create_task(self._quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda done: work.close())  # it may have been cancelled before it began

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Unavailable:
            self.hosting.figures["unavailable"] += 1
        except Exception as error:
            self.hosting.figures["failed_tasks"] += 1
            log.error("task-failed", exc_info=error)

    # Commands

    async def submit(
        self, match: str, account: str | None, command: Command, reply: Callable[[Ack], None] | None = None
    ) -> Ack | Refused:
        """Carry out a command of whoever sits there by the seat table; `reply` hears the ack as soon as it is true."""
        with self.spreader.command():
            return await self._submit(match, account, command, reply)

    async def _submit(
        self, match: str, account: str | None, command: Command, reply: Callable[[Ack], None] | None
    ) -> Ack | Refused:
        hosted = await self._hosted(match, command.command)
        if isinstance(hosted, Refused):
            return hosted
        seat = await self._seat_of(hosted, account)
        if seat is None:
            return refused(command.command, "no-seat")
        board, levels = hosted.board, self.settings.levels
        async with hosted.lock:
            make = lambda now: draft_command(board, seat, command, levels, now)  # noqa: E731
            return await self.writer.command(hosted, seat, command.command, make, reply)

    async def _hosted(self, match: str, command: str = "", viewer: int = NOBODY) -> Hosted | Refused:
        """The match, or why it can't be played here; others go on."""
        try:
            hosted = await self.hosting.open(match)
        except UnknownVersion:
            return refused(command, "version")
        except Unavailable:
            return refused(command, "unavailable")
        if hosted is not None and not NOBODY <= viewer < hosted.board.seats:
            return refused(command, "no-seat")
        return hosted or refused(command, "no-table")

    async def start(self, match: str) -> bool:
        """Deal; False if the table does not wait any more. Who may ask for it is the lobby's business."""
        hosted = await self.hosting.open(match)
        if hosted is None:
            return False
        async with hosted.lock:
            await self.hosting.reseat(hosted)
            if hosted.board.row.status != WAITING:
                return False
            salts = [row.salt or "" for row in hosted.board.seating.rows]
            dealt = await self.writer.own(hosted, lambda now: self._start(hosted, salts, now))
        if not dealt and self.writer.down_since is not None:
            raise Unavailable(match)
        return dealt

    def _start(self, hosted: Hosted, salts: list[str], now: int) -> Any:
        return None if hosted.board.origin else draft_start(hosted.board, salts, now)

    def _written(self, hosted: Hosted, before: int) -> None:
        """After each change: bots are asked, and now and then the match is folded anew."""
        self.turns.attend(hosted)
        every = self.settings.check_every
        if hosted.board.course.n // every > before // every:
            self.spawn(self._check(hosted))

    async def _check(self, hosted: Hosted) -> None:
        board = hosted.board
        async with hosted.lock:
            number, state = board.course.n, kept(board)
            if await self.hosting.rederive(hosted):
                await self.store.snapshot(board.row.id, number, board.row.version, state)

    # Hints of this and other processes

    def _hinted(self, match: str, n: int, topic: str) -> None:
        hosted = self.hosting.matches.get(match)
        if hosted is None or not self.is_open:
            return
        if topic == "log" and n > hosted.board.course.n:
            self.spawn(self.follow(hosted))
        elif topic == "seats":
            self.spawn(self._reseat(hosted))
        elif topic == "presence":
            self.presence.heard(hosted, n)

    async def follow(self, hosted: Hosted) -> None:
        """Read what others have written to a match."""
        async with hosted.lock:
            await self.hosting.catch_up(hosted)

    async def _reseat(self, hosted: Hosted) -> None:
        """Read the rows again: who sits where, who may watch, whether they play again."""
        async with hosted.lock:
            await self.hosting.reseat(hosted)
            if hosted.board.origin and hosted.around.rematch is None:
                again = rematch_id(hosted.board.secret.secret, hosted.board.row.id)
                hosted.surround(rematch=again if await self.store.match(again) else None)
            self.hosting.refresh(hosted)

    # Connections

    async def seat_of(self, match: str, account: str | None) -> int | None:
        """Where an account sits, by the seat table."""
        hosted = await self._hosted(match)
        return None if isinstance(hosted, Refused) else await self._seat_of(hosted, account)

    async def _seat_of(self, hosted: Hosted, account: str | None) -> int | None:
        """A seat that we don't know of may have been taken through another process."""
        seat = hosted.board.seating.seat_of(account)
        if seat is None and account is not None and not hosted.board.origin:
            with suppress(Unavailable):
                await self.hosting.reseat(hosted)
            seat = hosted.board.seating.seat_of(account)
        return seat

    async def may_watch(self, match: str, account: str | None) -> bool:
        """May this account, or a stranger, look at the match as a spectator?"""
        hosted = await self._hosted(match)
        if isinstance(hosted, Refused):
            return False
        return hosted.board.row.watch != "nobody" or hosted.board.seating.seat_of(account) is not None

    async def attach(
        self, match: str, viewer: int, outlet: Outlet, resume: tuple[str, int] | None = None
    ) -> Attachment | Refused:
        """Let a connection see a match; what it must be sent first is in `opening`."""
        hosted = await self._hosted(match, viewer=viewer)
        if isinstance(hosted, Refused):
            return hosted
        async with hosted.lock:
            try:
                await self.hosting.catch_up(hosted)
                self.hosting.show(hosted)
                stream = hosted.stream(viewer, self.chance)
            except Unavailable:
                return refused("", "unavailable")
            except Exception as error:
                self.hosting.pause(hosted, error)
                return refused("", "paused")
            attachment = Attachment(match, stream, outlet)
            hosted.attachments.setdefault(viewer, []).append(attachment)
            self.presence.arrived(hosted, viewer)
            attachment.listen(resume, self.clock.now())
        return attachment

    def detach(self, attachment: Attachment) -> None:
        """A connection is gone."""
        hosted = self.hosting.matches.get(attachment.match)
        if hosted is None or attachment not in hosted.attachments.get(attachment.viewer, ()):
            return
        hosted.attachments[attachment.viewer].remove(attachment)
        if not hosted.attachments[attachment.viewer]:
            self.presence.went(hosted, attachment.viewer)

    def snapshot(self, attachment: Attachment) -> bytes:
        """The whole table as it is now, for a connection that could not keep up."""
        hosted = self.hosting.matches.get(attachment.match)
        if hosted is not None:
            self.hosting.show(hosted)
        return attachment.stream.welcome(self.clock.now())

    def push(self, match: str, message: bytes, kind: str, audience: str = "all") -> None:
        """Send something beside the frames, chat say, to the connections of a match in this process."""
        hosted = self.hosting.matches.get(match)
        for viewer, attachments in hosted.attachments.items() if hosted else ():
            if audience == "all" or (viewer == NOBODY) == (audience == "watchers"):
                for attachment in attachments:
                    attachment.outlet.push(message, kind)

    # Questions

    async def _asked(self, match: str, viewer: int = NOBODY) -> Hosted | Refused:
        """The match that a question is about: the answer comes after the frames that show the same."""
        hosted = await self._hosted(match, viewer=viewer)
        if isinstance(hosted, Hosted):
            self.hosting.show(hosted)
        return hosted

    async def is_turn_of(self, match: str, seat: int) -> bool | None:
        """Does the match wait for the person on this seat? None if it can't be played here."""
        hosted = await self._hosted(match, viewer=seat)
        if isinstance(hosted, Refused):
            return None
        board = hosted.board
        return board.course.is_open and seat in board.course.asked.owing() and board.is_played_by_person(seat)

    async def hint(self, match: str, account: str | None) -> HintAnswer | Refused:
        """What the strongest bot would do in the place of whoever asks; never where it counts."""
        hosted = await self._asked(match)
        if isinstance(hosted, Refused):
            return hosted
        board = hosted.board
        seat = board.seating.seat_of(account)
        if seat is None:
            return refused("", "no-seat")
        if board.row.rated or not board.course.is_open or seat not in board.course.asked.owing():
            return refused("", "hint")
        order = self.turns.order(hosted, seat, self.settings.levels[-1], self.settings.hint_deadline)
        try:
            answer = await self.bots.choose(order)
        except BotFailed:
            return refused("", "hint")
        return HintAnswer(answer.action, answer.thoughts)

    async def why_not(self, match: str, account: str | None, action: int) -> WhyAnswer | Refused:
        """Why the own seat may not do something now."""
        hosted = await self._asked(match)
        if isinstance(hosted, Refused):
            return hosted
        seat = hosted.board.seating.seat_of(account)
        if seat is None:
            return refused("", "no-seat")
        if not hosted.board.origin:
            return refused("", "not-playing")
        no = why_not(hosted.board, seat, action)
        return WhyAnswer(False, no.message, no.paragraph) if no else WhyAnswer(True)

    @_or_unavailable
    async def history(self, match: str, viewer: int, before: int | None = None, limit: int = 30) -> History | Refused:
        """The lines of the log before some moment, as the viewer may read them."""
        hosted = await self._asked(match, viewer)
        if isinstance(hosted, Refused):
            return hosted
        board = hosted.board
        end = min(before or board.course.n + 1, board.course.moments(viewer) + 1)
        first = max(1, end - min(max(limit, 1), MOST_HISTORY))
        entries = await self._told(hosted, viewer, first, end - 1)
        return History(entries, entries[0].moment if entries else 0)

    async def _told(self, hosted: Hosted, viewer: int, first: int, last: int) -> tuple[Entry, ...]:
        """Some moments in words. What was told once stays true, so it is kept for a while."""
        page = (viewer, first, last)
        if page not in hosted.told:
            async with hosted.lock:
                log = await self.store.events(hosted.board.row.id)
                hosted.told[page] = tuple(tell(hosted.board, log[: hosted.board.course.n], viewer, first, last))
            if len(hosted.told) > MOST_PAGES:
                del hosted.told[next(iter(hosted.told))]
        return hosted.told[page]

    @_or_unavailable
    async def replay(self, match: str, viewer: int, number: int, eyes: int | None = None) -> Moment | Refused:
        """A moment of the match; with the eyes of another only when the match is over."""
        hosted = await self._asked(match, viewer)
        if isinstance(hosted, Refused):
            return hosted
        board, eyes = hosted.board, viewer if eyes is None else eyes
        is_allowed = eyes == viewer or not self._goes_on(hosted)
        if not is_allowed or not NOBODY <= eyes < board.seats or not 0 <= number <= board.course.moments(eyes):
            return refused("", "moment")
        async with hosted.lock:
            log = await self.store.events(match)
            return moment(board, log[: board.course.n], eyes, number)

    @_or_unavailable
    async def record(self, match: str, viewer: int) -> str | Refused:
        """The match as text: what the viewer saw while it is played, everything after the end."""
        hosted = await self._asked(match, viewer)
        if isinstance(hosted, Refused):
            return hosted
        async with hosted.lock:
            board, log = hosted.board, await self.store.events(match)
            if not board.origin:
                return refused("", "not-playing")
            if self._goes_on(hosted):
                return seen_record(board, log[: board.course.n], viewer)
            return full_record(board, log)

    async def commitment(self, match: str) -> Fairness | None:
        """What was shown before the deal, and after the end the secret behind it."""
        hosted = await self._hosted(match)
        if isinstance(hosted, Refused):
            return None
        board = hosted.board
        salts = salts_of(await self.store.events(match))
        if self._goes_on(hosted):
            return Fairness(board.row.commitment, salts)
        return Fairness(board.row.commitment, salts, board.secret.secret, board.seed(salts))

    def _goes_on(self, hosted: Hosted) -> bool:
        """Is there still something to hide?"""
        return hosted.board.course.status in (WAITING, PLAYING)

    def figures(self) -> dict[str, int]:
        """Counts for whoever watches the server."""
        now = {"hosted": len(self.hosting.matches), "tasks": len(self.tasks)}
        now["attachments"] = sum(hosted.connections for hosted in self.hosting.matches.values())
        return {**self.hosting.figures, **now}
