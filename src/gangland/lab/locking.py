"""One run at a time in a folder."""

from contextlib import suppress
from typing import IO, Any

from gangland.engine.mistakes import Mistake


def lock(file: IO[Any], busy: Mistake) -> None:
    """Take the lock of a file that is open, or raise what is said where another run has it.

    It ends with the process, however that ends.
    """
    with suppress(ImportError):  # a system without such locks
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise busy from None
