"""One server for one database file: a lock that ends with the process that holds it, however it ends."""

import fcntl
import os
from pathlib import Path

from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE


class FileLock:
    """A lock on `<file>.lock`."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._held: int | None = None

    def take(self) -> None:
        """Hold it, or a Mistake if another process does."""
        held = os.open(f"{self._file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(held)
            raise Mistake("store-in-use", package=PACKAGE, file=str(self._file)) from error
        self._held = held

    def release(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None
