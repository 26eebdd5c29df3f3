"""What goes out on one connection: a bounded queue. A reader that is too slow gets one snapshot instead of it all."""

import asyncio
from collections import deque
from collections.abc import Callable

MOST_FRAMES = 64
MOST_BYTES = 256 * 1024


class Outgoing:
    """A queue that never blocks whoever puts something in. `renew` makes the snapshot, as late as possible.

    `write` sends a frame at once if it can; it is asked only while nothing waits, so that the order stays.
    """

    __slots__ = ("_bytes", "_ended", "_frames", "_overflowed", "_renew", "_waiting", "_write", "stale")

    def __init__(
        self,
        renew: Callable[[], bytes | None],
        overflowed: Callable[[], None],
        write: Callable[[bytes], bool] = lambda frame: False,
    ) -> None:
        self._renew, self._overflowed, self._write = renew, overflowed, write
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._waiting: asyncio.Future[None] | None = None
        self._ended = False
        self.stale = False  # the queue was thrown away; a snapshot is due

    def push(self, frame: bytes, kind: str = "reply") -> None:
        """Add a frame. A frame of the table is not kept while a snapshot is due: the snapshot will show it."""
        if self._ended or (self.stale and kind == "frame"):
            return
        if self._is_idle and self._write(frame):  # the usual case: nobody has to be woken for it
            return
        if len(self._frames) >= MOST_FRAMES or self._bytes + len(frame) > MOST_BYTES:
            self._overflow()
        if kind != "frame" or not self.stale:
            self._frames.append(frame)
            self._bytes += len(frame)
        self._wake()

    def end(self, last: bytes | None = None) -> None:
        """Throw away what is left, say one last thing, and take nothing more."""
        if not self._ended:
            self._clear()
            self.stale, self._ended = False, True
            if last is not None:
                self._frames.append(last)
            self._wake()

    async def next(self) -> bytes | None:
        """The next frame to send; None at the end."""
        while True:
            if self.stale:
                self.stale = False
                snapshot = self._renew()
                if snapshot is not None:
                    return snapshot
            elif self._frames:
                frame = self._frames.popleft()
                self._bytes -= len(frame)
                return frame
            elif self._ended:
                return None
            else:
                await self._pause()

    def __len__(self) -> int:
        return len(self._frames)

    @property
    def bytes(self) -> int:
        return self._bytes

    @property
    def _is_idle(self) -> bool:
        """Is everything sent, and whoever sends waits for more?"""
        return self._waiting is not None and not self._waiting.done() and not self._frames and not self.stale

    def _overflow(self) -> None:
        self._clear()
        self.stale = True
        self._overflowed()

    def _clear(self) -> None:
        self._frames.clear()
        self._bytes = 0

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def _pause(self) -> None:
        self._waiting = asyncio.get_running_loop().create_future()
        try:
            await self._waiting
        finally:
            self._waiting = None
