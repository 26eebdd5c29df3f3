"""Backup and restore. A copy counts only when every match in it replays to its hashes."""

import asyncio
import shutil
import subprocess
import tempfile
from pathlib import Path

from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE
from gangland.server.run.places import hidden
from gangland.server.run.replaying import Replayed, replay_all
from gangland.server.store import copies, is_postgres, store_at


async def backup(place: str, to: Path) -> Replayed:
    """A copy of a database that may be in use; a Mistake, and no file, if it would not count."""
    if to.exists():
        raise Mistake("store-exists", package=PACKAGE, file=str(to))
    if is_postgres(place):
        return await _dump(place, to)
    if not Path(place).exists():
        raise Mistake("run-no-database", package=PACKAGE, file=place)
    await asyncio.to_thread(copies.copy, Path(place), to)
    try:
        return await counted(to)
    except BaseException:
        to.unlink(missing_ok=True)
        raise


async def restore(file: Path, place: str) -> Replayed:
    """Put a backup in the place of a database, once it has been replayed; what was there is kept beside it."""
    if not file.exists():
        raise Mistake("run-no-database", package=PACKAGE, file=str(file))
    if is_postgres(place):
        return await _load(file, place)
    found = await counted(file)
    Path(place).parent.mkdir(parents=True, exist_ok=True)
    await asyncio.to_thread(copies.restore, file, Path(place))
    return found


async def counted(file: Path) -> Replayed:
    """Replay all matches of a copy of this file, so that the file itself stays as it is."""
    with tempfile.TemporaryDirectory(prefix="gangland-") as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(copies.copy, file, copy)
        return await _checked(str(copy), str(file))


async def _checked(place: str, shown: str) -> Replayed:
    store = store_at(place)
    await store.open()
    try:
        found = await replay_all(store)
    finally:
        await store.close()
    if found.flaws:
        flaw = found.flaws[0]
        raise Mistake("run-backup-flawed", package=PACKAGE, file=shown, match=flaw.match, what=flaw.what)
    return found


# PostgreSQL: by its own programs


async def _dump(url: str, to: Path) -> Replayed:
    """The dump is restored nowhere here, so the matches are replayed in the database it was taken from."""
    await _tool("pg_dump", "--format=custom", "--file", str(to), "--dbname", url)
    try:
        return await _checked(url, str(to))
    except BaseException:
        to.unlink(missing_ok=True)
        raise


async def _load(file: Path, url: str) -> Replayed:
    """Into an empty database only: whatever is in one that is not is somebody's."""
    import psycopg

    try:
        async with await psycopg.AsyncConnection.connect(url, connect_timeout=5) as connection:
            known = await (await connection.execute("SELECT to_regclass('event')")).fetchone()
    except psycopg.OperationalError as error:
        reason = str(error).strip().splitlines()[0]
        raise Mistake("store-unreachable", package=PACKAGE, place=hidden(url), reason=reason) from None
    if known != (None,):
        raise Mistake("run-not-empty", package=PACKAGE, place=hidden(url))
    await _tool("pg_restore", "--no-owner", "--exit-on-error", "--dbname", url, str(file))
    return await _checked(url, str(file))


async def _tool(name: str, *arguments: str) -> None:
    program = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None)
    if program is None:
        raise Mistake("run-no-tool", package=PACKAGE, name=name)
    done = await asyncio.to_thread(subprocess.run, [program, *arguments], capture_output=True, check=False)
    if done.returncode:
        words = done.stderr.decode(errors="replace").strip().splitlines()
        raise Mistake("run-tool-failed", package=PACKAGE, name=name, reason=words[-1] if words else "")
