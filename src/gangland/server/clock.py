"""Clocks: of this process, or of the database that several processes share."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from gangland.server.failpoints import clock_wrong_by
from gangland.server.ports import Unavailable

ASK_EVERY = 30.0  # seconds


def time_of_day() -> int:
    """What the machine's clock shows, ms since 1970. It may be set at any moment, so only a start looks at it."""
    return time.time_ns() // 1_000_000 + clock_wrong_by()


class MonotonicClock:
    """The time when it was made, and from then on what has passed: setting the machine's clock changes nothing."""

    def __init__(self, now: int | None = None) -> None:
        self._start = (time_of_day() if now is None else now) - _own()

    def now(self) -> int:
        return self._start + _own()


class DatabaseClock:
    """The database's time, asked now and then and carried on by the process's own; it never goes back.

    When the database turns out to be behind, the clock stands until the database has caught up.
    """

    def __init__(self, ask: Callable[[], Awaitable[int]], every: float = ASK_EVERY) -> None:
        self._ask = ask
        self._every = every
        self._start = time_of_day() - _own()
        self._latest = 0
        self._asking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Ask once, then again and again in the background."""
        await self._set()
        self._asking = asyncio.create_task(self._keep_asking())

    async def close(self) -> None:
        if self._asking:
            self._asking.cancel()
            with suppress(asyncio.CancelledError):
                await self._asking

    def now(self) -> int:
        self._latest = max(self._latest, self._start + _own())
        return self._latest

    async def _keep_asking(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            with suppress(Unavailable):
                await self._set()

    async def _set(self) -> None:
        """The answer was true half-way between question and answer."""
        asked = _own()
        answer = await self._ask()
        self._start = answer - (asked + _own()) // 2


def _own() -> int:
    return time.monotonic_ns() // 1_000_000
