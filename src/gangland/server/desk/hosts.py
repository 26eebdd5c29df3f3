"""Matches in the memory of this process: loaded from the store, watched by connections, forgotten when idle."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import structlog

from gangland.engine.game import Game
from gangland.engine.messages import Message
from gangland.engine.rules import Rules
from gangland.games import GAMES, load
from gangland.server.desk.chance import EPOCH_BYTES, Chance
from gangland.server.desk.settings import Settings
from gangland.server.match.fold import Board, Mismatch, Step, UnknownVersion
from gangland.server.match.hashes import rematch_id
from gangland.server.match.narration import lines
from gangland.server.match.passages import Telling, passages, told_to
from gangland.server.match.projection import Shared, Surroundings, encoded, shared, table_for
from gangland.server.match.replay import Entry
from gangland.server.match.seats import Seating
from gangland.server.match.snapshot import restore
from gangland.server.match.stream import Stream
from gangland.server.ports import ABANDONED, NOBODY, OVER, Event, Store

log = structlog.get_logger("gangland.desk")


class Workshop(Protocol):
    """Where rules are made: compiled ones when they are ready, else plain ones."""

    def rules(self, game: Game) -> Rules: ...


class Outlet(Protocol):
    """One connection. `push` never waits: what can't be sent at once is the outlet's business."""

    def push(self, frame: bytes, kind: str) -> None: ...


class Attachment:
    """A connection that looks at a match as one viewer."""

    def __init__(self, match: str, stream: Stream, outlet: Outlet) -> None:
        self.match, self.stream, self.outlet = match, stream, outlet
        self.opening: tuple[bytes, ...] = ()  # what must be sent before anything that is pushed
        self.is_listening = False

    def listen(self, resume: tuple[str, int] | None, now: int) -> None:
        """From now on frames are pushed; the opening is all that was before."""
        missed = self.stream.missed(resume)
        self.opening = (self.stream.welcome(now, full=missed is None), *(missed or ()))
        self.is_listening = True

    @property
    def viewer(self) -> int:
        return self.stream.viewer

    @property
    def epoch(self) -> str:
        return self.stream.epoch


class Hosted:
    """One match in this process: its board, the frames of its viewers, and who is connected."""

    def __init__(self, board: Board, now: int, settings: Settings) -> None:
        self.board, self.settings = board, settings
        self.lock = asyncio.Lock()
        self.streams: dict[int, Stream] = {}
        self.attachments: dict[int, list[Attachment]] = {}
        self.around = Surroundings()
        self.unshown: list[Step] = []  # folded, but the viewers have not seen it yet
        self._asked = 0  # how many questions the viewers have seen asked
        self.busy: set[tuple[int, int]] = set()  # duties of bots that are being done here
        self.told: dict[tuple[int, int, int], tuple[Entry, ...]] = {}  # pages of the log: viewer, first, last moment
        self.used = now
        self.left: dict[int, int] = {}  # when a viewer's last connection went
        self.heard: dict[int, int] = {}  # until when other processes' word is believed that a seat is connected
        self.missing: dict[int, int] = dict.fromkeys(range(board.seats), now)  # since when a seat is not

    # Who is there

    def local_seats(self) -> list[int]:
        return [viewer for viewer, here in self.attachments.items() if here and viewer != NOBODY]

    def connected(self, now: int) -> frozenset[int]:
        """The seats that are shown as connected: here, elsewhere, or gone only just now."""
        shown = set(self.local_seats())
        shown |= {seat for seat, until in self.heard.items() if now < until}
        shown |= {seat for seat, time in self.left.items() if seat >= 0 and now - time < self.settings.shown_gone_after}
        return frozenset(shown)

    def note_presence(self, now: int) -> bool:
        """Look who is connected; True if that has changed."""
        connected = self.connected(now)
        for seat in range(self.board.seats):
            if seat in connected:
                self.missing.pop(seat, None)
            else:
                self.missing.setdefault(seat, now)
        if connected == self.around.connected:
            return False
        self.around = Surroundings(connected, self.around.paused, self.around.rematch)
        return True

    def surround(self, paused: bool | None = None, rematch: str | None = None) -> None:
        old = self.around
        halted = old.paused if paused is None else paused
        self.around = Surroundings(old.connected, halted, rematch or old.rematch)

    # What they see

    def stream(self, viewer: int, chance: Chance) -> Stream:
        """The frames of a viewer, from now on if there are none yet."""
        known = self.streams.get(viewer)
        if known is None:
            view = self.board.view(viewer) if self.board.origin else None
            table = encoded(table_for(self.board, viewer, view, shared(self.board, self.around)))
            known = self.streams[viewer] = Stream(viewer, chance.token(EPOCH_BYTES), table, view)
        return known

    @property
    def is_awaited(self) -> bool:
        """Is somebody asked something, or is the match over, and nobody has been shown it?"""
        return not self.board.course.is_open or sum(self.board.course.asked.counts) != self._asked

    def spread(self) -> None:
        """Show every viewer what has changed for it since the last time: one frame, sent to all its connections."""
        steps, self.unshown = self.unshown, []
        self._asked = sum(self.board.course.asked.counts)
        if not steps:
            return
        past, alike = passages(self.board, steps), shared(self.board, self.around)
        for viewer, stream in self.streams.items():
            told = told_to(viewer, past)
            if told:
                self._show(viewer, stream, told, alike)

    def _show(self, viewer: int, stream: Stream, steps: list[Telling], alike: Shared) -> None:
        view = stream.view
        said: list[Message] = []
        for telling in steps:
            before = view
            if telling.after is not None:
                view = self.board.view(viewer, telling.after)
            said += lines(self.board, viewer, before, telling.step, view)
        table = encoded(table_for(self.board, viewer, view, alike))
        self._send(viewer, stream.show(table, view, tuple(said)))

    def refresh(self) -> None:
        """Show what has changed around the match: who is connected, who sits where, a halt. Nothing is unshown."""
        alike = shared(self.board, self.around)
        for viewer, stream in self.streams.items():
            table = encoded(table_for(self.board, viewer, stream.view, alike))
            self._send(viewer, stream.show(table, stream.view, ()))

    def _send(self, viewer: int, frame: bytes | None) -> None:
        if frame is not None:
            for attachment in self.attachments.get(viewer, ()):
                if attachment.is_listening:
                    attachment.outlet.push(frame, "frame")

    def forget_streams(self, now: int) -> None:
        """Frames of viewers who have been gone for long."""
        for viewer, time in [*self.left.items()]:
            if now - time >= self.settings.stream_kept and not self.attachments.get(viewer):
                self.streams.pop(viewer, None)
                self.left.pop(viewer)

    def is_idle(self, now: int) -> bool:
        return not any(self.attachments.values()) and not self.busy and now - self.used >= self.settings.idle

    @property
    def connections(self) -> int:
        return sum(map(len, self.attachments.values()))


class Hosting:
    """All matches in this process."""

    def __init__(self, store: Store, workshop: Workshop, settings: Settings, now: Callable[[], int]) -> None:
        self.store, self.workshop, self.settings, self.now = store, workshop, settings, now
        self.matches: dict[str, Hosted] = {}
        self.figures: Counter[str] = Counter()
        self.changed: Callable[[Hosted], None] = self.show  # called when there is something to be shown
        self._opening: dict[str, asyncio.Future[Hosted | None]] = {}

    async def open(self, id: str) -> Hosted | None:
        """The match, from memory or from the store; None if there is none. Several who ask at once load it once."""
        known = self.matches.get(id)
        if known:
            known.used = self.now()
            return known
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._load(id))
            self._opening[id].add_done_callback(lambda done: self._opened(id, done))
        return await asyncio.shield(self._opening[id])

    def _opened(self, id: str, done: "asyncio.Future[Hosted | None]") -> None:
        """A match was loaded, or not; whoever asked for it may be gone by now."""
        self._opening.pop(id, None)
        if not done.cancelled():
            done.exception()

    async def _load(self, id: str) -> Hosted | None:
        row = await self.store.match(id)
        if row is None:
            return None
        if row.game not in GAMES:
            raise UnknownVersion(id)
        secret, seats = await self.store.secret(id), await self.store.seats(id)
        board = Board(row, secret, Seating(seats), load(row.game), self.workshop.rules)
        hosted = Hosted(board, self.now(), self.settings)
        log = await self._log(board)
        try:
            for event in log:
                board.fold(event)
        except Exception as error:
            self.pause(hosted, error)
        if row.status in (OVER, ABANDONED):
            again = rematch_id(secret.secret, id)
            hosted.surround(rematch=again if await self.store.match(again) else None)
        self.matches[id] = hosted
        self.figures["loaded"] += 1
        return hosted

    async def _log(self, board: Board) -> list[Event]:
        """The events that are still to be folded: after the snapshot if there is one that fits."""
        kept = await self.store.latest_snapshot(board.row.id, board.row.version)
        if kept is None:
            return await self.store.events(board.row.id)
        log = await self.store.events(board.row.id, kept[0] - 1)
        if log and log[0].n == kept[0] and restore(board, kept[1], log[0]):
            return log[1:]
        return await self.store.events(board.row.id)

    async def catch_up(self, hosted: Hosted) -> bool:
        """Fold what others have written; True if there was something. The caller holds the lock."""
        log = await self.store.events(hosted.board.row.id, hosted.board.course.n)
        if not log or hosted.around.paused:
            return False
        if not hosted.board.origin:
            await self.reseat(hosted)
        try:
            for event in log:
                hosted.unshown.append(hosted.board.fold(event))
        except Exception as error:
            self.pause(hosted, error)
            return False
        self.changed(hosted)
        return True

    def show(self, hosted: Hosted) -> None:
        """Show what is unshown, now: before anybody is shown or told something that is newer."""
        try:
            hosted.spread()
        except Exception as error:
            self.pause(hosted, error)

    def refresh(self, hosted: Hosted) -> None:
        """Show what has changed around a match, and whatever of the match itself is unshown."""
        self.show(hosted)
        hosted.refresh()

    async def reseat(self, hosted: Hosted) -> None:
        """Read again who sits where, and who may watch."""
        board = hosted.board
        row = await self.store.match(board.row.id)
        if row is not None:
            board.row, board.seating = row, Seating(await self.store.seats(row.id))

    async def rederive(self, hosted: Hosted) -> bool:
        """Fold the match anew from its log; False, and a halt, if that leads elsewhere."""
        number, state = hosted.board.course.n, hosted.board.state_hash()
        log = await self.store.events(hosted.board.row.id)
        fresh = hosted.board.anew()
        try:
            for event in log[:number]:
                fresh.fold(event)
            if fresh.course.n != number or fresh.state_hash() != state:
                raise Mismatch(hosted.board.row.id)
        except Exception as error:
            self.pause(hosted, error)
            return False
        return True

    def pause(self, hosted: Hosted, error: Exception) -> None:
        """Halt one match; the others go on."""
        self.figures["mismatches" if isinstance(error, Mismatch) else "paused"] += 1
        log.error("match-paused", table=hosted.board.row.id, n=hosted.board.course.n, exc_info=error)
        hosted.surround(paused=True)
        for show in (hosted.spread, hosted.refresh):
            with suppress(Exception):  # what broke may break again; whoever asks is told
                show()

    def forget_idle(self) -> None:
        now = self.now()
        for id, hosted in [*self.matches.items()]:
            hosted.forget_streams(now)
            if hosted.is_idle(now) and not hosted.lock.locked():
                del self.matches[id]
