"""A thread that copies the write-ahead log into the file beside the writer, so that hardly a commit has to."""

import sqlite3
import threading
from collections.abc import Callable

EVERY = 0.5  # seconds


class Checkpoints:
    """Passive: it waits for nobody and nobody waits for it. `failed` is told when an fsync failed."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], failed: Callable[[sqlite3.Error], None]) -> None:
        self._connection = connect()
        self._failed = failed
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-checkpoints", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._end.set()
        self._thread.join()

    def _run(self) -> None:
        seen = -1
        while not self._end.wait(EVERY):
            try:
                seen = self._copy(seen)
            except sqlite3.Error as error:
                self._failed(error)
        self._connection.close()

    def _copy(self, seen: int) -> int:
        """Copy if somebody has written since; `data_version` changes when another connection commits."""
        [version] = self._connection.execute("PRAGMA data_version").fetchone()
        if version != seen:
            self._connection.execute("PRAGMA wal_checkpoint(passive)").fetchall()
        return int(version)
