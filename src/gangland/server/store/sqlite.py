"""The store in one SQLite file: nothing to install, nothing to configure, one server process."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.dialects import sqlite as sqlite_dialect

from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE
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
from gangland.server.store import copies, rows, schema_version
from gangland.server.store.checkpoints import Checkpoints
from gangland.server.store.file_lock import FileLock
from gangland.server.store.rows import Row
from gangland.server.store.sql import SqlStore, Step, seat_steps
from gangland.server.store.statements import questions
from gangland.server.store.writer import Writer

READERS = 3
WAL_PAGES = 8_000  # of 4 KiB, before the writer itself copies them into the file
QUESTIONS = questions(sqlite_dialect.dialect(paramstyle="named"))

KEEP = "INSERT INTO match_secret VALUES (:match, :secret, :seed, :salts)"
KEEP_SEED = "UPDATE match_secret SET seed = :seed, salts = :salts WHERE match = :match"
REVEAL = "SELECT match, secret, seed, salts FROM match_secret WHERE match = :match"
LATEST = """
SELECT value, coalesce((SELECT max(n) FROM event WHERE event.match = value), 0) FROM json_each(:matches)
"""
PROBE = "INSERT OR REPLACE INTO snapshot VALUES ('', 0, 0, zeroblob(65536))"  # as much as some changes take
PROBED = "DELETE FROM snapshot WHERE match = ''"


class SqliteStore(SqlStore):
    """One writer thread with group commit, some readers, WAL with full synchronisation."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._lock = FileLock(file)
        self._writer: Writer | None = None
        self._checkpoints: Checkpoints | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._local = threading.local()
        self._reading: list[sqlite3.Connection] = []

    async def open(self) -> None:
        await asyncio.to_thread(self._make_ready)
        self._writer = await asyncio.to_thread(Writer, self._connect)
        self._writer.start()
        self._checkpoints = await asyncio.to_thread(Checkpoints, self._connect, self._writer.note)
        self._checkpoints.start()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    async def close(self) -> None:
        if self._writer and self._readers and self._checkpoints:
            await asyncio.to_thread(self._checkpoints.stop)
            await asyncio.to_thread(self._writer.stop)
            await asyncio.to_thread(self._readers.shutdown)
        self._writer = self._readers = self._checkpoints = None
        while self._reading:
            self._reading.pop().close()
        self._local = threading.local()
        self._lock.release()

    async def healthy(self) -> bool:
        """After a write that failed, another is tried."""
        if self._writer is None or self._writer.broken:
            return False
        try:
            await self._ask(lambda connection: connection.execute("SELECT 1").fetchall())
            if self._writer.failing:
                await self._do(lambda connection: connection.execute(PROBE))
                await self._do(lambda connection: connection.execute(PROBED))
        except Unavailable:
            return False
        return True

    @property
    def is_broken(self) -> bool:
        """Has an fsync failed? Then nothing is written until the file is opened anew."""
        return self._writer is not None and self._writer.broken is not None

    async def backup(self, to: Path) -> None:
        """A copy of the whole database while it is in use, whole and checked; never over another file."""
        await asyncio.to_thread(copies.copy, self.file, to)

    async def integrity(self) -> list[str]:
        """What is wrong with the file or with the logs in it; empty if all is well."""
        found: list[str] = await self._ask(copies.flaws)
        return found

    # the log

    async def append(self, change: Append) -> tuple[Event, ...]:
        events: tuple[Event, ...] = await self._do(lambda connection: _append(connection, change))
        return events

    async def start(self, change: Append, seed: str, salts: Sequence[str]) -> tuple[Event, ...]:
        given = {"match": change.match, "seed": seed, "salts": rows.to_json(list(salts))}
        events: tuple[Event, ...] = await self._do(lambda connection: _start(connection, change, given))
        return events

    async def due(self, now: int, limit: int) -> list[Deadline]:
        if not await self._read("any due", the_now=now):
            return []
        values = {"the_now": now, "the_limit": limit, "until": now + CLAIM}
        [claimed] = await self._write(("claim due", values))
        return sorted(map(rows.deadline, claimed), key=lambda one: one.due)

    async def latest(self, matches: Sequence[str]) -> dict[str, int]:
        values = {"matches": rows.to_json(list(matches))}
        return dict(await self._ask(lambda connection: connection.execute(LATEST, values).fetchall()))

    # tables

    async def create(self, match: MatchRow, secret: Secret, seats: Sequence[SeatRow]) -> None:
        kept = {**rows.plain(secret), "salts": rows.to_json(secret.salts)}
        steps: list[Step] = [("add match", rows.match_values(match)), *seat_steps(seats)]

        def work(connection: sqlite3.Connection) -> None:
            _steps(connection, steps)
            connection.execute(KEEP, kept)

        await self._do(work)

    async def secret(self, id: str) -> Secret:
        row = rows.first(await self._ask(lambda connection: connection.execute(REVEAL, {"match": id}).fetchall()))
        if row is None:
            raise KeyError(id)
        return rows.secret(row)

    # how it is asked

    async def _read(self, name: str, /, **values: Any) -> list[Row]:
        question = QUESTIONS[name]
        given = question.values(values)
        found: list[Row] = await self._ask(lambda connection: connection.execute(question.text, given).fetchall())
        return found

    async def _write(self, *steps: Step) -> list[list[Row]]:
        found: list[list[Row]] = await self._do(lambda connection: _steps(connection, steps))
        return found

    async def _do(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        if self._writer is None:
            raise Unavailable("closed")
        return await self._writer.do(work)

    async def _ask(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        if self._readers is None:
            raise Unavailable("closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask_here, work)

    def _ask_here(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        """In a thread of the readers, each with its own connection."""
        try:
            return work(self._mine())
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    def _mine(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
            connection.execute("PRAGMA query_only = on")
            self._reading.append(connection)
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False, timeout=5.0)
        connection.execute("PRAGMA journal_mode = wal")
        connection.execute("PRAGMA synchronous = full")
        connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
        return connection

    def _make_ready(self) -> None:
        """Lock the file, then bring its schema up to date."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
        except OSError as error:
            reason = error.strerror or str(error)
            raise Mistake("store-no-folder", package=PACKAGE, file=str(self.file), reason=reason) from error
        try:
            self._bring_up_to_date()
        except sqlite3.DatabaseError as error:
            self._lock.release()
            raise Mistake("store-no-database", package=PACKAGE, file=str(self.file)) from error
        except BaseException:
            self._lock.release()
            raise

    def _bring_up_to_date(self) -> None:
        connection = self._connect()
        try:
            # What an earlier process could not sync may be in memory only: written into the file again, it is synced.
            connection.execute("PRAGMA wal_checkpoint(truncate)").fetchall()
            current = _revision(connection)
        finally:
            connection.close()
        if current != schema_version.HEAD:
            migrate(self.file)


def migrate(file: Path, to: str = schema_version.HEAD) -> None:
    """Take the steps of the schema that a file lacks, in one transaction."""
    with copies.engine(file).begin() as connection:
        schema_version.upgrade(connection, str(file), to)


def _revision(connection: sqlite3.Connection) -> str | None:
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    row = connection.execute(schema_version.VERSION).fetchone() if known else None
    return str(row[0]) if row else None


def _steps(connection: sqlite3.Connection, steps: Sequence[Step]) -> list[list[Row]]:
    return [_ask(connection, name, **values) for name, values in steps]


def _ask(connection: sqlite3.Connection, name: str, /, **values: Any) -> list[Row]:
    question = QUESTIONS[name]
    return connection.execute(question.text, question.values(values)).fetchall()


def _append(connection: sqlite3.Connection, change: Append) -> tuple[Event, ...]:
    """Add to a log, in the writer's transaction."""
    [[end]] = _ask(connection, "end of log", the_match=change.match)
    if end != change.after:
        raise _refusal(connection, change, end)
    events = rows.numbered(change)
    try:
        for event in events:
            _ask(connection, "add event", match=change.match, **rows.plain(event))
    except sqlite3.IntegrityError:
        raise _refusal(connection, change, end) from None
    _set_deadlines(connection, change)
    if change.status:
        given = {"status": change.status, "result": change.result, "ended": rows.ended(change)}
        _ask(connection, "change status", the_id=change.match, **given)
    return events


def _start(connection: sqlite3.Connection, change: Append, given: dict[str, Any]) -> tuple[Event, ...]:
    began = _ask(connection, "begin", the_id=change.match, started=change.events[0].time)
    if not began:
        [[end]] = _ask(connection, "end of log", the_match=change.match)
        raise _refusal(connection, change, end)
    connection.execute(KEEP_SEED, given)
    return _append(connection, msgspec.structs.replace(change, status=None))


def _set_deadlines(connection: sqlite3.Connection, change: Append) -> None:
    if change.deadlines is None:
        return
    _ask(connection, "drop deadlines", the_match=change.match)
    for deadline in change.deadlines:
        _ask(connection, "add deadline", **rows.plain(deadline), claimed=0)


def _refusal(connection: sqlite3.Connection, change: Append, end: int) -> Exception:
    """Why a change can't be kept: a command of it was there before, or the log goes on elsewhere."""
    for event in change.events:
        values = {"the_match": change.match, "the_actor": event.actor, "the_command": event.command}
        for row in _ask(connection, "command", **values):
            known = rows.event(row)
            if known.n <= end:
                return Repeated(known)
    return Behind(change.match)
