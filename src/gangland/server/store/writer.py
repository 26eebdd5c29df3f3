"""The one thread that writes to an SQLite file: whatever waits goes into one transaction, and so into one fsync.

Each change has a savepoint of its own, so one that is refused does not undo its neighbours. Nobody hears of success
before the commit returned. A full disk is told to whoever waits, and the next change tries again. After a failed fsync
nothing more is written: the system may have thrown the pages away and call the next fsync a success.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from gangland.server.failpoints import hit
from gangland.server.ports import Taken, Unavailable

LARGEST_BATCH = 256

Work = Callable[[sqlite3.Connection], Any]
FSYNC_FAILED = (sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_DIR_FSYNC)


@dataclass(eq=False)
class Job:
    """Work that waits for the writer, and where its outcome is told."""

    work: Work
    loop: asyncio.AbstractEventLoop
    told: "asyncio.Future[Any]"
    outcome: Any = None
    error: Exception | None = None

    def tell(self) -> None:
        """In the event loop: whoever stopped waiting is told nothing."""
        if self.told.done():
            return
        if self.error:
            self.told.set_exception(self.error)
        else:
            self.told.set_result(self.outcome)


class Writer:
    """A thread with the only connection that writes."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connection = connect()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._closed = False
        self.broken: str | None = None  # why nothing is written until the store is opened again
        self.failing = False  # did the last transaction fail?

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Finish what waits, then end the thread; blocks."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        self._thread.join()

    async def do(self, work: Work) -> Any:
        """Have work done by the thread; returns when it is on disk."""
        if self._closed:
            raise Unavailable("closed")
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        self._jobs.put(job)
        return await job.told

    def _run(self) -> None:
        while batch := self._next_batch():
            self._settle(self._connection, batch)
            _tell(batch)
        with suppress(Exception):  # whatever was acknowledged is in the file already
            self._connection.close()

    def _next_batch(self) -> list[Job]:
        """What waits, at least one; empty when the thread is to end."""
        batch = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if self._jobs.empty() or len(batch) == LARGEST_BATCH:
                return batch
            job = self._jobs.get()
        if batch:
            self._jobs.put(None)  # these first, and then the end
        return batch

    def _settle(self, connection: sqlite3.Connection, batch: list[Job]) -> None:
        """Give each job its outcome, on disk, or its error."""
        if self.broken:
            return _fail(batch, self.broken)
        try:
            self._commit(connection, batch)
            self.failing = False
        except Exception as error:
            self.failing = True
            self.note(error)
            _undo(connection)
            _fail(batch, str(error))

    def note(self, error: Exception) -> None:
        """Write nothing more if an fsync has failed."""
        if getattr(error, "sqlite_errorcode", None) in FSYNC_FAILED:
            self.broken = str(error)

    def _commit(self, connection: sqlite3.Connection, batch: list[Job]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        for job in batch:
            _try(connection, job)
        hit("before-commit")
        connection.execute("COMMIT")
        hit("after-commit")


def _try(connection: sqlite3.Connection, job: Job) -> None:
    """One job under its savepoint; trouble with the disk is the trouble of the whole batch."""
    connection.execute("SAVEPOINT job")
    try:
        job.outcome = job.work(connection)
    except sqlite3.IntegrityError as error:
        job.error = Taken(str(error))
    except sqlite3.Error:
        raise
    except Exception as error:  # refused, or a flaw in this job
        job.error = error
    if job.error:
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")


def _undo(connection: sqlite3.Connection) -> None:
    """SQLite may have rolled back by itself, and may be unable to now."""
    if connection.in_transaction:
        try:
            connection.execute("ROLLBACK")
        except sqlite3.Error:
            return


def _fail(batch: list[Job], reason: str) -> None:
    for job in batch:
        job.error = Unavailable(reason)


def _tell(batch: list[Job]) -> None:
    """One wake-up for each event loop; a loop that has ended hears nothing."""
    for loop in {job.loop for job in batch}:
        mine = [job for job in batch if job.loop is loop]
        try:
            loop.call_soon_threadsafe(_tell_all, mine)
        except RuntimeError:
            continue


def _tell_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.tell()
