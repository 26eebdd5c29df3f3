"""The store in a PostgreSQL database, for as many server processes as wanted."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import psycopg
from psycopg import AsyncConnection
from sqlalchemy import URL, create_engine, make_url
from sqlalchemy.dialects import registry
from sqlalchemy.pool import NullPool

from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE
from gangland.server.failpoints import hit
from gangland.server.ports import (
    CLAIM,
    Append,
    Behind,
    Deadline,
    Event,
    MatchRow,
    Repeated,
    SeatRow,
    Secret,
    Unavailable,
)
from gangland.server.store import rows, schema_version
from gangland.server.store.batch import Batches
from gangland.server.store.connections import Connections, connect
from gangland.server.store.rows import Row
from gangland.server.store.sql import SqlStore, Step, seat_steps
from gangland.server.store.statements import questions

SIZE = 8
QUESTIONS = questions(registry.load("postgresql.psycopg")())

APPEND = "SELECT append_1(value) FROM jsonb_array_elements(%s::jsonb)"
KEEP = "SELECT keep_1(%(match)s, %(secret)s, %(seed)s, %(salts)s)"
REVEAL = "SELECT match, secret, seed, salts FROM reveal_1(%s)"
LATEST = """
SELECT asked, coalesce((SELECT max(n) FROM event WHERE event.match = asked), 0) FROM unnest(%s::text[]) AS asked
"""
TIME = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
WRITES = "SELECT NOT pg_is_in_recovery()"
PROMISES = "SELECT name FROM pg_settings WHERE name = ANY(%s) AND setting = 'off' ORDER BY name"
NEEDED = ["fsync", "full_page_writes", "synchronous_commit"]
RACES = (psycopg.errors.SerializationFailure, psycopg.errors.DeadlockDetected)


class PostgresStore(SqlStore):
    """Any number of processes; a change of a match is one call and one transaction."""

    def __init__(self, url: str, size: int = SIZE) -> None:
        self.url = url
        self._size = size
        self._connections: Connections | None = None
        self._batches = Batches(self._send)

    async def open(self) -> None:
        """A Mistake if the database can't be reached: at the start somebody has to know."""
        try:
            connection = await connect(self.url)
            async with connection:
                current = await _revision(connection)
        except (psycopg.Error, OSError) as error:
            reason = str(error).strip()
            raise Mistake("store-unreachable", package=PACKAGE, place=self.place, reason=reason) from error
        if current != schema_version.HEAD:
            await asyncio.to_thread(migrate, self.url)
        self._connections = Connections(self.url, self._size)

    async def close(self) -> None:
        await self._batches.close()
        if self._connections:
            await self._connections.close()
        self._connections = None

    async def healthy(self) -> bool:
        try:
            [[writes]] = await self._fetch(WRITES, None, seconds=2.0)
        except Unavailable:
            return False
        return bool(writes)

    async def time(self) -> int:
        """The database's clock."""
        [[now]] = await self._fetch(TIME, None)
        return int(now)

    async def weaknesses(self) -> list[str]:
        """Settings of the database that are off, and without which an acknowledged move could be lost."""
        return [row[0] for row in await self._fetch(PROMISES, [NEEDED])]

    @property
    def place(self) -> str:
        """The address without the password."""
        return make_url(self.url).render_as_string(hide_password=True)

    # the log

    async def append(self, change: Append) -> tuple[Event, ...]:
        return await self._change(change, _change(change))

    async def start(self, change: Append, seed: str, salts: Sequence[str]) -> tuple[Event, ...]:
        start = {"seed": seed, "salts": rows.to_json(list(salts)), "started": change.events[0].time}
        return await self._change(change, {**_change(change), **start})

    async def due(self, now: int, limit: int) -> list[Deadline]:
        [claimed] = await self._write(("claim due", {"the_now": now, "the_limit": limit, "until": now + CLAIM}))
        return sorted(map(rows.deadline, claimed), key=lambda one: one.due)

    async def latest(self, matches: Sequence[str]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._fetch(LATEST, [list(matches)])}

    # tables

    async def create(self, match: MatchRow, secret: Secret, seats: Sequence[SeatRow]) -> None:
        kept = {**rows.plain(secret), "salts": rows.to_json(secret.salts)}
        async with self._open.lease() as connection, connection.transaction():
            await _steps(connection, [("add match", rows.match_values(match)), *seat_steps(seats)])
            await connection.execute(KEEP, kept)

    async def secret(self, id: str) -> Secret:
        row = rows.first(await self._fetch(REVEAL, [id]))
        if row is None:
            raise KeyError(id)
        return rows.secret(row)

    # how it is asked

    @property
    def _open(self) -> Connections:
        if self._connections is None:
            raise Unavailable("closed")
        return self._connections

    async def _send(self, changes: list[bytes]) -> list[Any]:
        """Some changes in one call, each kept or refused for itself."""
        hit("before-commit")
        found = await self._fetch(APPEND, [f"[{b','.join(changes).decode()}]"])
        hit("after-commit")
        return [row[0] for row in found]

    async def _change(self, change: Append, given: dict[str, Any]) -> tuple[Event, ...]:
        try:
            answer = await self._batches.add(change.match, msgspec.json.encode(given))
        except Unavailable as error:
            if isinstance(error.__cause__, RACES):
                raise Behind(change.match) from error
            raise Unavailable(str(error)) from error
        if "end" in answer:
            return rows.numbered(change)
        if "repeated" in answer:
            raise Repeated(msgspec.convert(answer["repeated"], Event))
        raise Behind(change.match)

    async def _read(self, name: str, /, **values: Any) -> list[Row]:
        question = QUESTIONS[name]
        return await self._fetch(question.text, question.values(values))

    async def _write(self, *steps: Step) -> list[list[Row]]:
        async with self._open.lease() as connection:
            if len(steps) == 1:
                return await _steps(connection, steps)
            async with connection.transaction():
                return await _steps(connection, steps)

    async def _fetch(self, text: str, values: Any, seconds: float = 8.0) -> list[Row]:
        async with self._open.lease(seconds) as connection:
            cursor = await connection.execute(text.encode(), values)
            return await cursor.fetchall()


def migrate(url: str, to: str = schema_version.HEAD) -> None:
    """Take the steps of the schema that a database lacks, in one transaction, one process at a time."""
    engine = create_engine(driver_url(url), poolclass=NullPool, connect_args={"prepare_threshold": None})
    with engine.begin() as connection:
        schema_version.upgrade(connection, make_url(url).render_as_string(hide_password=True), to)


def driver_url(url: str) -> URL:
    """The address as SQLAlchemy wants it."""
    return make_url(url).set(drivername="postgresql+psycopg")


async def _revision(connection: AsyncConnection[Any]) -> str | None:
    try:
        cursor = await connection.execute(schema_version.VERSION)
    except psycopg.errors.UndefinedTable:
        return None
    row = await cursor.fetchone()
    return str(row[0]) if row else None


def _change(change: Append) -> dict[str, Any]:
    """A change as the function append_1 reads it."""
    given: dict[str, Any] = {"match": change.match, "after": change.after}
    given["events"] = rows.numbered(change)
    if change.deadlines is not None:
        given["deadlines"] = change.deadlines
    if change.status:
        given |= {"status": change.status, "result": change.result, "ended": rows.ended(change)}
    return given


async def _steps(connection: AsyncConnection[Any], steps: Sequence[Step]) -> list[list[Row]]:
    return [await _step(connection, name, values) for name, values in steps]


async def _step(connection: AsyncConnection[Any], name: str, values: Any) -> list[Row]:
    question = QUESTIONS[name]
    cursor = await connection.execute(question.text.encode(), question.values(values))
    return await cursor.fetchall() if cursor.description else []
