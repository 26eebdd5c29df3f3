"""Copies of an SQLite database: backup while it is in use, restore, and what is wrong with a file."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import NullPool

from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE
from gangland.server.store.file_lock import FileLock

PAGES_AT_ONCE = 2_000  # between two looks whether somebody wants to write

GAPS = """
SELECT match, count(*), min(n), max(n) FROM event GROUP BY match HAVING min(n) <> 1 OR max(n) <> count(*) LIMIT 20
"""


def copy(source: Path, to: Path) -> None:
    """A copy that is whole and checked, under its name only when it is done; never over another file."""
    if to.exists():
        raise Mistake("store-exists", package=PACKAGE, file=str(to))
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new, pages=PAGES_AT_ONCE)
            new.execute("PRAGMA journal_mode = delete")  # one file, nothing beside it
        check(part)
        _sync(part)
        part.rename(to)
        _sync(to.parent)
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise _no_copy(source, error) from error
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _no_copy(source: Path, error: sqlite3.Error) -> Mistake:
    """Why there is no copy: the file is not ours, or something is wrong with it or with where the copy should be."""
    if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
        return Mistake("store-no-database", package=PACKAGE, file=str(source))
    return Mistake("store-no-copy", package=PACKAGE, file=str(source), reason=str(error))


def restore(backup: Path, to: Path) -> None:
    """Put a backup in the place of a database that no server uses; what was there is kept as `<file>.before`."""
    check(backup)
    lock = FileLock(to)
    lock.take()
    try:
        if to.exists():
            _fold(to)
            to.replace(to.with_name(f"{to.name}.before"))
        copy(backup, to)
    finally:
        lock.release()


def check(file: Path) -> None:
    """A Mistake if a file is no database of ours or is damaged."""
    try:
        with closing(sqlite3.connect(f"file:{file.absolute()}?mode=ro", uri=True)) as connection:
            found = flaws(connection)
    except sqlite3.Error as error:
        raise Mistake("store-no-database", package=PACKAGE, file=str(file)) from error
    if found:
        raise Mistake("store-broken", package=PACKAGE, file=str(file), reason=found[0])


def flaws(connection: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong, and logs with gaps."""
    found = [row[0] for row in connection.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
    gaps = connection.execute(GAPS).fetchall()
    return found + [f"log {match}: {count} events, {first} to {last}" for match, count, first, last in gaps]


def engine(file: Path) -> Engine:
    """For Alembic: transactions that hold changes of the schema too."""
    made = create_engine(f"sqlite:///{file}", poolclass=NullPool)

    @event.listens_for(made, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA synchronous = full")

    @event.listens_for(made, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return made


def _fold(file: Path) -> None:
    """Put what is in the write-ahead log into the file, so that the file alone is the database."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(truncate)").fetchall()
    except sqlite3.Error:  # damaged: it is kept as it is
        return


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
