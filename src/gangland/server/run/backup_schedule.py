"""Copies of the embedded database, every hour while it is served; the last few are kept.

Each is made, checked and replayed by `python -m gangland.server.run.backup_schedule DATABASE FILE`, a process of its
own that steps aside for the server.
"""

import asyncio
import contextlib
import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import structlog

from gangland.engine.mistakes import Mistake
from gangland.server.run.backup import backup

MODULE = "gangland.server.run.backup_schedule"
SOON = 60.0  # seconds after a start, if the last copy is older than an hour
KINDNESS = 15  # of 19: how much it steps aside
NAME = "%Y-%m-%d-%H%M%S.db"

log = structlog.get_logger("gangland.run")


def folder_of(database: Path) -> Path:
    return database.with_name(f"{database.name}.backups")


class Hourly:
    """Makes copies again and again."""

    def __init__(self, database: Path, kept: int, every: float) -> None:
        self.database, self.kept, self.every = database, kept, every
        self.folder = folder_of(database)

    async def run(self) -> None:
        """Until cancelled."""
        await asyncio.sleep(self.first_wait())
        while True:
            if self.has_changed():
                await self.once()
            await asyncio.sleep(self.every)

    def copies(self) -> list[Path]:
        """Those that count, the oldest first: by their names."""
        return sorted(self.folder.glob("????-??-??-??????.db"))

    def first_wait(self) -> float:
        """Until an hour after the last copy, so that starting often does not keep it from being made."""
        age = time.time() - self.copies()[-1].stat().st_mtime if self.copies() else self.every
        return max(self.every - age, min(SOON, self.every))

    def has_changed(self) -> bool:
        """Has anything been written since the last copy? Copies of a sleeping server would push out better ones."""
        if not self.copies():
            return True
        parts = [self.database, self.database.with_name(f"{self.database.name}-wal")]
        return max(part.stat().st_mtime for part in parts if part.exists()) > self.copies()[-1].stat().st_mtime

    async def once(self) -> bool:
        """One more copy, and one less of the oldest; False if it did not come to be."""
        self.folder.mkdir(exist_ok=True)
        to = self.folder / datetime.now(UTC).strftime(NAME)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", MODULE, str(self.database), str(to)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            _, said = await process.communicate()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        if process.returncode:
            log.error("backup_failed", reason=said.decode(errors="replace").strip()[-200:])
            return False
        self._drop_oldest()
        return True

    def _drop_oldest(self) -> None:
        for old in self.copies()[: -self.kept]:
            old.unlink(missing_ok=True)


def main() -> None:
    os.nice(KINDNESS)
    database, to = sys.argv[1:]
    try:
        asyncio.run(backup(database, Path(to)))
    except Mistake as mistake:
        sys.exit(mistake.say("en"))


if __name__ == "__main__":
    main()
