"""A look at everything: versions, the database and its schema, and every match replayed to its hashes."""

import asyncio
import platform
import sqlite3
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Literal

import msgspec

from gangland import __version__
from gangland.bots.workshop import is_on_disk
from gangland.engine.mistakes import Mistake
from gangland.games import GAMES, load
from gangland.server.run.database import hidden
from gangland.server.run.integrity import replay_all
from gangland.server.store import copies, is_postgres, schema_version, store_at

LIBRARIES = ("fastapi", "uvicorn", "uvloop", "websockets", "msgspec", "sqlalchemy", "alembic", "psycopg", "numba")
Verdict = Literal["well", "note", "ill"]


class Finding(msgspec.Struct, frozen=True):
    """One line of the report: what was looked at, a message id with its arguments, and how it is."""

    verdict: Verdict
    id: str
    arguments: dict[str, str] = {}


def finding(verdict: Verdict, id: str, **arguments: object) -> Finding:
    return Finding(verdict, id, {name: str(value) for name, value in arguments.items()})


async def examine(place: str) -> list[Finding]:
    """Everything, the database last; it changes nothing, and a server may run meanwhile."""
    found = [
        finding("well", "doctor-program", version=__version__, python=platform.python_version()),
        finding("well", "doctor-libraries", list=", ".join(_libraries())),
    ]
    found += [_compiled(id) for id in GAMES]
    found += await (_postgres(place) if is_postgres(place) else _sqlite(Path(place)))
    return found


def _libraries() -> list[str]:
    known = []
    for name in LIBRARIES:
        try:
            known.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            known.append(f"{name} -")
    return known


def _compiled(id: str) -> Finding:
    try:
        ready = is_on_disk(load(id), "all")
    except Exception as error:  # whatever is wrong with a compiler, plain rules go on
        return finding("note", "doctor-no-compiler", game=id, reason=type(error).__name__)
    return finding("well" if ready else "note", "doctor-compiled" if ready else "doctor-plain", game=id)


async def _sqlite(file: Path) -> list[Finding]:
    """A copy of the file is examined: the file may be in use."""
    if not file.exists():
        return [finding("note", "doctor-no-database", place=file)]
    with tempfile.TemporaryDirectory(prefix="gangland-") as folder:
        copy = Path(folder) / "copy.db"
        try:
            await asyncio.to_thread(copies.copy, file, copy)
        except Mistake as mistake:
            return [Finding("ill", mistake.message.id, {k: str(v) for k, v in mistake.message.arguments.items()})]
        found = [finding("well", "doctor-sqlite", place=file, version=sqlite3.sqlite_version)]
        with copies.engine(copy).connect() as connection:
            found.append(_schema(schema_version.revision(connection)))
        return found + await _replayed(str(copy))


async def _postgres(url: str) -> list[Finding]:
    import psycopg

    try:
        async with await psycopg.AsyncConnection.connect(url, connect_timeout=5) as connection:
            row = await (await connection.execute("SHOW server_version")).fetchone()
            known = await (await connection.execute("SELECT to_regclass('alembic_version')")).fetchone()
            stands = known != (None,) and await (await connection.execute(schema_version.VERSION.encode())).fetchone()
    except psycopg.Error as error:
        reason = (str(error).strip().splitlines() or [""])[0]
        return [finding("ill", "store-unreachable", place=hidden(url), reason=reason)]
    found = [
        finding("well", "doctor-postgres", place=hidden(url), version=row[0] if row else "?"),
        _schema(str(stands[0]) if stands else None),
    ]
    return found + (await _replayed(url) if stands and stands[0] == schema_version.HEAD else [])


def _schema(stands: str | None) -> Finding:
    if stands == schema_version.HEAD:
        return finding("well", "doctor-schema", found=stands)
    return finding("note", "doctor-schema-old", found=stands or "-", newest=schema_version.HEAD)


async def _replayed(place: str) -> list[Finding]:
    from gangland.server.store.postgres import PostgresStore

    store = store_at(place)
    await store.open()
    try:
        done = await replay_all(store)
        weak = await store.weaknesses() if isinstance(store, PostgresStore) else []
    finally:
        await store.close()
    found = [finding("ill", "doctor-weak", setting=setting) for setting in weak]
    found += [finding("ill", "doctor-flaw", match=flaw.match, what=flaw.what) for flaw in done.flaws]
    if done.unknown:
        found.append(finding("note", "doctor-unknown", count=done.unknown))
    if not done.flaws:
        found.append(finding("well", "doctor-replayed", matches=done.matches, events=done.events))
    return found
