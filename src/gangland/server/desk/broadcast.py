"""Acks first, frames after: what has happened is shown when no command waits for the processor, or by turns with them.

A match that changes again before its turn has come is shown once, with all that has happened since. So a burst of
sealed choices costs little more than its acks. Whether steps are shown together depends on the load and on nothing
hidden. A match where somebody is asked something new goes before those where others only wait for the last choice.
"""

import time
from typing import TYPE_CHECKING

from gangland.server import failpoints
from gangland.server.desk.hosts import Hosted

if TYPE_CHECKING:
    from gangland.server.desk.desk import Desk

FEW = 1  # a command that waits for the disk alone is in nobody's way
LEAST_PAUSE = 0.001  # seconds that commands, and the threads of the store, have between two turns
BUSY = 0.5  # of a pause spent working: then the processor is left to commands ...
MOST_LAG = 0.05  # ... until a match that nobody waits for is late by so many seconds ...
SHARE = 4  # ... and then commands have so many times as long as it took


class Spreader:
    """Shows the matches that are due, the one that has waited longest first."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk
        self.commands = 0  # on their way, not yet answered
        self._awaited: dict[Hosted, None] = {}  # somebody waits for what it asks
        self._due: dict[Hosted, float] = {}  # the others, and since when
        self._is_running = False
        self._took = 0.0  # seconds for the last match
        self._shown = 0.0  # when that was

    def command(self) -> "Spreader":
        """`with spreader.command()`: a command is on its way."""
        return self

    def __enter__(self) -> None:
        self.commands += 1

    def __exit__(self, *error: object) -> None:
        self.commands -= 1

    def changed(self, hosted: Hosted) -> None:
        """Show a match: at once if no other command is on its way, else soon."""
        if self.commands <= FEW and not self._is_behind:
            return self._show(hosted)
        if hosted.is_awaited:
            self._due.pop(hosted, None)
            self._awaited[hosted] = None
        elif hosted not in self._awaited:
            self._due.setdefault(hosted, time.monotonic())
        if not self._is_running:
            self._is_running = True
            self.desk.spawn(self._run())

    @property
    def _is_behind(self) -> bool:
        return bool(self._awaited or self._due)

    def finish(self) -> None:
        """Show everything that is due."""
        for hosted in (*self._awaited, *self._due):
            self._show(hosted)

    async def _run(self) -> None:
        """Pauses for commands and turns for matches, until everything is shown."""
        try:
            while self._is_behind:
                is_calm = self.commands <= FEW
                worked, began = time.thread_time(), time.monotonic()
                await self.desk.sleep(0 if is_calm else max(self._took, LEAST_PAUSE))
                passed = time.monotonic() - began
                self._turn(passed, is_calm or time.thread_time() - worked <= BUSY * passed)
        finally:
            self._is_running = False

    def _turn(self, passed: float, is_free: bool) -> None:
        """After a pause: matches that are waited for, as long as the pause was; else one that is not."""
        end = time.monotonic() + passed
        while self._awaited and time.monotonic() < end:
            self._show(next(iter(self._awaited)))
        if self._due and not self._awaited and (is_free or self._is_late()):
            self._show(next(iter(self._due)))

    def _is_late(self) -> bool:
        """Is the first match late, and have commands had their share since the last one?"""
        now = time.monotonic()
        return now - next(iter(self._due.values())) >= MOST_LAG and now - self._shown >= SHARE * self._took

    def _show(self, hosted: Hosted) -> None:
        self._due.pop(hosted, None)
        self._awaited.pop(hosted, None)
        if hosted.unshown:
            failpoints.hit("before-push")
            began = time.monotonic()
            self.desk.hosting.show(hosted)
            self._shown = time.monotonic()
            self._took = self._shown - began
