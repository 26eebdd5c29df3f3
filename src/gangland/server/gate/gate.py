"""The gate as one object: what every endpoint needs."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from gangland.server.desk import Desk, Lobby
from gangland.server.gate.metrics import Metrics
from gangland.server.gate.origins import Origins
from gangland.server.gate.problems import Problem
from gangland.server.gate.settings import Settings
from gangland.server.gate.socket.recent_chat import SaidLately
from gangland.server.gate.socket.roster import Roster
from gangland.server.people.accounts import Accounts
from gangland.server.people.limits import Limits
from gangland.server.people.passwords import Passwords
from gangland.server.people.sessions import Sessions
from gangland.server.people.tickets import Tickets
from gangland.server.ports import Clock, HintBus, Store

SPREAD = 0.01  # seconds between two who come back
FAREWELL_STEP, FAREWELL_STEPS = 0.05, 40  # two seconds at most


@dataclass
class Gate:
    """Everything behind the app. One for each process."""

    desk: Desk
    lobby: Lobby
    store: Store
    hints: HintBus
    clock: Clock
    settings: Settings
    log: Any
    metrics: Metrics = field(default_factory=Metrics)
    roster: Roster = field(default_factory=Roster)

    def __post_init__(self) -> None:
        self.accounts = Accounts(self.store, self.clock, Passwords(self.settings.password_memory_kib))
        self.sessions = Sessions(self.store, self.hints, self.clock)
        self.tickets = Tickets(self.store, self.clock)
        self.limits = Limits(self.settings.rates)
        self.origins = Origins(self.settings.origins, self.settings.hosts)
        self.closing = False
        self.said = SaidLately()
        self.lag = 0.0  # of the event loop, in seconds
        self.requests = 0  # that were answered

    @property
    def cookie(self) -> str:
        """The name of the session's cookie; the prefix makes browsers hold it to https and to this host."""
        return "__Host-session" if self.settings.https else "session"

    def mishap(self, where: str, error: BaseException, **fields: Any) -> None:
        """Something that nobody foresaw: counted and logged, and whoever it happened to is told no more than that."""
        self.metrics.errors.labels(where).inc()
        self.log.error("unexpected", kind=where, exc_info=error, **fields)

    def allow(self, what: str, who: str) -> None:
        """A Problem if somebody does something too often."""
        if who in self.settings.trusted:
            return
        seconds = self.limits.take(what, who, self.clock.now() / 1000)
        if seconds:
            raise Problem("too-fast", seconds=seconds)

    async def farewell(self, seconds: float) -> None:
        """The server stops: everyone is told when to come back, and nobody comes in any more."""
        self.closing = True
        for number, connection in enumerate(self.roster):  # not all at once
            connection.close("restart", round(seconds + number * SPREAD % seconds, 3))
        for _ in range(FAREWELL_STEPS):
            if len(self.roster) == 0:
                return
            await asyncio.sleep(FAREWELL_STEP)

    @property
    def overloaded(self) -> bool:
        return (
            self.closing or len(self.roster) >= self.settings.most_sockets or self.lag > self.settings.most_lag_seconds
        )
