"""The machine that measured a row, without a word that would name it; and a clock that ends a run in time."""

import math
import os
import platform
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


def cores() -> int:
    """The processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def described(processes: int) -> dict[str, Any]:
    """What a figure depends on: no host, no path."""
    return {"cores": cores(), "processes": processes, "python": platform.python_version()}


class TimeLimit:
    """How long a run may still take."""

    def __init__(self, minutes: float | None) -> None:
        self.end = math.inf if minutes is None else time.monotonic() + 60 * minutes

    @property
    def left(self) -> float:
        """Seconds."""
        return self.end - time.monotonic()

    @property
    def is_up(self) -> bool:
        return self.left <= 0

    @contextmanager
    def watching(self) -> Iterator[None]:
        """When the time is up, the main thread is interrupted as by Ctrl-C: games that long for an end are dropped."""
        if math.isinf(self.end):
            yield
            return
        # An alarm, not the signal of Ctrl-C, which a run in the background ignores.
        before = signal.signal(signal.SIGALRM, _interrupt)
        signal.setitimer(signal.ITIMER_REAL, max(self.left, 0.001))
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt
