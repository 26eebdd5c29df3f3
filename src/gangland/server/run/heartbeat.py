"""A mark that the server leaves every moment, so that the next start knows for how long nobody was there."""

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Protocol

from gangland.server.clock import MonotonicClock, time_of_day

BOOT = Path("/proc/sys/kernel/random/boot_id")
MOST_WRONG = 24 * 3600 * 1000  # ms: a machine that was set further than that had a wrong time before
EVERY = 2.0  # seconds between two marks
BREATH = 5_000  # ms: a shorter gap is no outage, and another process may be there
LONGEST = 7 * 24 * 3600 * 1000  # ms: whoever was away longer did not wait at the table


class Mark(Protocol):
    """Where the mark is left."""

    async def last(self) -> int | None:
        """When it was left last, ms since 1970 by the same clock; None if never."""

    async def leave(self) -> int:
        """Leave it now; the time."""


class FileMark:
    """Beside the file of an SQLite database: the time, and for how long the machine had been running then.

    So the next process can carry on the time of this one, although somebody has set the machine's clock meanwhile:
    deadlines are written in that time.
    """

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(f"{database.name}.alive")
        self.clock = MonotonicClock(self._carried_on())

    async def last(self) -> int | None:
        words = self._words()
        return int(words[0]) if words else None

    async def leave(self) -> int:
        now, running = self.clock.now(), machine_running()
        with contextlib.suppress(OSError):  # a full disk: the outage will seem longer than it was
            self._file.write_text(f"{now} {running[0]} {running[1]}" if running else str(now))
        return now

    def _carried_on(self) -> int:
        """The time to begin with."""
        words, running, today = self._words(), machine_running(), time_of_day()
        if len(words) == 3 and running and words[2] == running[1]:
            carried = int(words[0]) + running[0] - int(words[1])
        else:
            carried = max(today, int(words[0])) if words else today
        return carried if abs(carried - today) <= MOST_WRONG else today

    def _words(self) -> list[str]:
        """What was left; nothing if it can't be read."""
        try:
            words = self._file.read_text().split()
        except (OSError, ValueError):
            return []
        return words if words and all(word.isdecimal() for word in words[:2]) else []


def machine_running() -> tuple[int, str] | None:
    """For how many ms the machine has been running, sleep included, and the name of this run; None if it won't say."""
    try:
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000, BOOT.read_text().strip()
    except (AttributeError, OSError):
        return None


class DatabaseMark:
    """In PostgreSQL, by its clock, shared by all processes."""

    MAKE = (
        "SELECT pg_advisory_xact_lock(7045124)",
        "CREATE SCHEMA IF NOT EXISTS gangland_jobs",
        "CREATE TABLE IF NOT EXISTS gangland_jobs.alive (id int PRIMARY KEY, at bigint NOT NULL)",
    )
    LAST = "SELECT max(at) FROM gangland_jobs.alive"
    LEAVE = """
        INSERT INTO gangland_jobs.alive VALUES (1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)
        ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING at
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._made = False

    async def last(self) -> int | None:
        return await self._asked(self.LAST)

    async def leave(self) -> int:
        return await self._asked(self.LEAVE) or 0

    async def _asked(self, question: str) -> int | None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self._url, connect_timeout=5) as connection:
            for statement in () if self._made else self.MAKE:
                await connection.execute(statement.encode())
            row = await (await connection.execute(question.encode())).fetchone()
        self._made = True
        return int(row[0]) if row and row[0] is not None else None


async def outage(mark: Mark) -> int:
    """For how many ms nobody was there before this start; 0 if it was but a moment, or the first start."""
    before, now = await mark.last(), await mark.leave()
    gap = now - before if before is not None else 0
    return gap if BREATH < gap < LONGEST else 0


async def keep_marking(mark: Mark) -> None:
    """Until cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        with contextlib.suppress(Exception):  # the database is away: that will count as outage if we go too
            await mark.leave()
