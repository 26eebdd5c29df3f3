"""Backup and restore. A copy counts only when every match in it replays to its hashes."""

import asyncio
import tempfile
from pathlib import Path

from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE
from gangland.server.run import postgres_dump
from gangland.server.run.integrity import Replayed, replay_place
from gangland.server.store import copies, is_postgres


async def backup(place: str, to: Path) -> Replayed:
    """A copy of a database that may be in use; a Mistake, and no file, if it would not count."""
    if to.exists():
        raise Mistake("store-exists", package=PACKAGE, file=str(to))
    if is_postgres(place):
        return await postgres_dump.dump(place, to)
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
        return await postgres_dump.load(file, place)
    found = await counted(file)
    Path(place).parent.mkdir(parents=True, exist_ok=True)
    await asyncio.to_thread(copies.restore, file, Path(place))
    return found


async def counted(file: Path) -> Replayed:
    """Replay all matches of a copy of this file, so that the file itself stays as it is."""
    with tempfile.TemporaryDirectory(prefix="gangland-") as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(copies.copy, file, copy)
        return await replay_place(str(copy), str(file))
