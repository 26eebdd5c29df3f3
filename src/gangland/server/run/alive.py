"""A mark that the server leaves every moment, so that the next start knows for how long nobody was there."""

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Protocol

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
    """Beside the file of an SQLite database."""

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(f"{database.name}.alive")

    async def last(self) -> int | None:
        try:
            return int(self._file.read_text())
        except (OSError, ValueError):
            return None

    async def leave(self) -> int:
        now = time.time_ns() // 1_000_000
        with contextlib.suppress(OSError):  # a full disk: the outage will seem longer than it was
            self._file.write_text(str(now))
        return now


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
