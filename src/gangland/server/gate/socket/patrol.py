"""The patrol: what nobody asks for. Hints that came, sockets that are silent or stuck, sessions that ended."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from gangland.server.gate.gate import Gate
from gangland.server.gate.interpreter import Quiet
from gangland.server.gate.seats import seat_at
from gangland.server.gate.socket.chat import CHAT, pass_on
from gangland.server.gate.socket.connection import Connection
from gangland.server.gate.socket.endpoint import seat
from gangland.server.people.sessions import REVOKED
from gangland.server.ports import NOBODY, Unavailable

LOG, SEATS = "log", "seats"  # topics of hints: there is a new event; somebody sits elsewhere
SAMPLE_SECONDS = 1.0
LATE = 0.05  # seconds: then the loop has other things to do than to clear up


class Patrol:
    """Runs as long as the app does."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._tasks: set[asyncio.Task[None]] = set()
        self._due: set[tuple[str, str]] = set()  # hints that are being followed: the same again waits for no second one
        self._sampled = 0.0
        self._quiet = Quiet()
        gate.hints.listen(self.hinted)

    async def open(self) -> None:
        self._spawn(self._walk())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Hints

    def hinted(self, subject: str, n: int, topic: str) -> None:
        """Something happened, here or in another process."""
        if topic == REVOKED:
            for connection in self._gate.roster.of_session(subject):
                connection.close("no-session")
        elif topic == LOG:
            self._sample(subject, n)
        elif topic in (CHAT, SEATS) and (subject, topic) not in self._due and self._gate.roster.at_table(subject):
            self._due.add((subject, topic))
            self._spawn(self._follow(subject, topic))

    def _sample(self, table: str, n: int) -> None:
        """Now and then measure how old an event is when its hint comes here."""
        now = asyncio.get_running_loop().time()
        if now - self._sampled > SAMPLE_SECONDS and self._gate.roster.at_table(table):
            self._sampled = now
            self._spawn(self._measure(table, n, self._gate.clock.now()))

    async def _measure(self, table: str, n: int, came: int) -> None:
        with suppress(Unavailable):
            for event in (await self._gate.store.events(table, n - 1))[:1]:
                self._gate.metrics.hint_lag.observe(max(0, came - event.time) / 1000)

    async def _follow(self, table: str, topic: str) -> None:
        self._due.discard((table, topic))
        try:
            if topic == CHAT:
                await pass_on(self._gate, table)
            else:
                await self._reseat(table)
        except Unavailable:
            self._gate.log.warning("hint-not-followed", table=table, kind=topic)
        except Exception as error:
            self._gate.mishap("hints", error, table=table)

    async def _reseat(self, table: str) -> None:
        """Who has sat down, left or been sent away sees with other eyes from now on."""
        for connection in self._gate.roster.at_table(table):
            seat_now = await seat_at(self._gate.store, table, connection.account)
            now = NOBODY if seat_now is None else seat_now
            if connection.attachment is not None and not connection.ending and now != connection.viewer:
                connection.chat_seen = 0
                await seat(self._gate, connection)

    # Rounds

    async def _walk(self) -> None:
        loop = asyncio.get_running_loop()
        step = self._gate.settings.patrol_seconds
        while True:
            before = loop.time()
            await asyncio.sleep(step)
            self._gate.lag = max(0.0, loop.time() - before - step)
            try:
                self._round(loop.time())
            except Exception as error:  # the next round comes
                self._gate.mishap("patrol", error)

    def _round(self, now: float) -> None:
        self._gate.metrics.lag.set(self._gate.lag)
        self._gate.metrics.sockets.set(len(self._gate.roster))
        due: dict[str, None] = {}
        for connection in self._gate.roster:
            self._look_at(connection, now, due)
        if due:
            self._spawn(self._recheck(list(due)))
        self._clear_up()

    def _clear_up(self) -> None:
        """If nobody came, asked or moved since the last round."""
        gate = self._gate
        if gate.lag < LATE:
            self._quiet.look(len(gate.roster), gate.requests, gate.desk.hosting.figures["events"])

    def _look_at(self, connection: Connection, now: float, due: dict[str, None]) -> None:
        settings = self._gate.settings
        since = connection.sending_since
        if since is not None and now - since > settings.stuck_seconds:
            self._gate.metrics.closed.labels("stuck").inc()
            connection.cut()
        elif connection.attachment is None:
            if now - connection.opened > settings.hello_seconds:
                connection.close("no-hello")
        elif now - connection.checked > settings.recheck_seconds:
            connection.checked = now
            due[connection.session] = None

    async def _recheck(self, sessions: list[str]) -> None:
        """A revocation whose hint was lost is found here."""
        for session in sessions:
            try:
                living = await self._gate.sessions.living(session)
            except Unavailable:
                return
            if living is None:
                self.hinted(session, 0, REVOKED)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
