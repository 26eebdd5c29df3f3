"""How Python is set for a server: when it looks for garbage, and how long one thread keeps the others waiting.

A full collection walks over everything that is alive. With thousands of sockets that takes a third of a second in which
nobody is answered, and it finds next to nothing: what we drop is freed at once, but for rings of objects. So it waits
for a moment in which nothing happens, and comes by itself only when very much has gathered.
"""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 5_000  # new objects that are looked through together
MIDDLE = 10  # ... so many times, before those that stayed are looked through again
OLD = 40  # ... and so many times that, two million objects that stayed, before everything is
WORTH_IT = 2  # so many times that, and a quiet moment is used
SWITCH = 0.0005  # seconds that the thread of the store waits for its turn, after each statement, if the loop is busy


@contextmanager
def settled() -> Iterator[None]:
    """While a process serves. What is there before, the program itself, is not looked at meanwhile."""
    before, switch = gc.get_threshold(), sys.getswitchinterval()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    sys.setswitchinterval(SWITCH)
    try:
        yield
    finally:
        sys.setswitchinterval(switch)
        gc.set_threshold(*before)
        gc.unfreeze()


class Quiet:
    """Looks now and then whether anything has happened; if not, it clears up."""

    def __init__(self) -> None:
        self._seen: tuple[int, ...] = ()

    def look(self, *counts: int) -> bool:
        """Counts of what happens: if they are what they were, nothing did. True if this was used to clear up."""
        is_quiet, self._seen = counts == self._seen, counts
        if not is_quiet or gc.get_count()[2] < WORTH_IT:
            return False
        gc.collect()
        return True
