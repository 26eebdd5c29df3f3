"""The sweeper: deadlines that are past, bots that owe an answer, hints that were lost, matches that nobody looks at."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from gangland.server.desk.hosts import Hosted
from gangland.server.match.clocks import LEAST_GIFT, NONE
from gangland.server.match.deadlines import is_machines
from gangland.server.match.drafts import draft_gift, draft_vote_over
from gangland.server.match.fold import UnknownVersion
from gangland.server.ports import NOBODY, Deadline, Unavailable

if TYPE_CHECKING:
    from gangland.server.desk.desk import Desk

log = structlog.get_logger("gangland.desk")
A_SECOND = 1000
AT_ONCE = 32  # matches that are given time together


class Sweeper:
    """Comes again and again, so that nothing that was begun stays undone."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk
        self._polled = 0
        self._swept = 0

    async def begin(self, outage: int) -> None:
        """Give time after an outage, before any clock is looked at; then sweep."""
        now = self.desk.clock.now()
        while outage and self.desk.is_open:
            try:
                await self.gift_all(now - outage, now)
                break
            except Unavailable:
                await self.desk.sleep(self.desk.settings.tick / A_SECOND)
        await self.run()

    async def run(self) -> None:
        """Sweep until the desk closes; what goes wrong once is tried again."""
        while self.desk.is_open:
            await self.desk.sleep(self.desk.settings.tick / A_SECOND)
            try:
                await self.sweep()
            except Unavailable:
                self.desk.hosting.figures["unavailable"] += 1
            except Exception as error:
                self.desk.hosting.figures["failed_sweeps"] += 1
                log.error("sweep-failed", exc_info=error)

    async def sweep(self) -> None:
        """One round."""
        desk, now = self.desk, self.desk.clock.now()
        if self._swept and now - self._swept >= desk.settings.sleeper_noticed:
            self.recovered(self._swept, now)
        self._swept = now
        desk.presence.look_around()
        if now - self._polled >= desk.settings.poll:
            self._polled = now
            await self._compare()
            desk.hosting.forget_idle()
        for deadline in await desk.store.due(now, desk.settings.due_at_once):
            desk.spawn(self._meet(deadline))

    async def _compare(self) -> None:
        """Look into the log for what hints should have told."""
        hosted = {
            id: one for id, one in self.desk.hosting.matches.items() if one.board.course.is_open or one.connections
        }
        for id, n in (await self.desk.store.latest([*hosted])).items():
            if n > hosted[id].board.course.n:
                self.desk.hosting.figures["missed_hints"] += 1
                self.desk.spawn(self.desk.follow(hosted[id]))

    async def _meet(self, deadline: Deadline) -> None:
        """Something is due: a vote, a bot's answer, or a clock has run out."""
        try:
            hosted = await self.desk.hosting.open(deadline.match)
        except UnknownVersion:
            return
        if hosted is None or hosted.around.paused:
            return
        if deadline.seat == NOBODY:
            await self._end_vote(hosted)
            return
        await self.desk.follow(hosted)
        if is_machines(hosted.board, deadline.seat):
            self.desk.turns.attend(hosted)
        else:
            await self.desk.turns.run_out(hosted, deadline.seat, deadline.decision)

    async def _end_vote(self, hosted: Hosted) -> None:
        async with hosted.lock:
            levels = self.desk.settings.levels
            await self.desk.writer.own(hosted, lambda now: draft_vote_over(hosted.board, levels, now))

    # Time gifts

    def recovered(self, since: int, now: int) -> None:
        """The database, or this process, was away for a while."""
        if now - since >= self.desk.settings.outage_noticed:
            self.desk.spawn(self.gift_all(since, now))

    async def gift_all(self, since: int, now: int) -> None:
        """Time for everyone who owes a decision anywhere: as long as the outage, and at least 20 seconds."""
        ms = max(now - since, LEAST_GIFT)
        matches = await self.desk.store.playing()
        for first in range(0, len(matches), AT_ONCE):
            await asyncio.gather(*(self._gift(id, since, ms) for id in matches[first : first + AT_ONCE]))

    async def _gift(self, id: str, since: int, ms: int) -> None:
        row = await self.desk.store.match(id)
        if row is None or row.clock.get("kind", NONE) == NONE:
            return
        try:
            hosted = await self.desk.hosting.open(id)
        except UnknownVersion:
            return
        if hosted is not None:
            async with hosted.lock:
                await self.desk.writer.own(hosted, lambda now: draft_gift(hosted.board, since, ms, now))
