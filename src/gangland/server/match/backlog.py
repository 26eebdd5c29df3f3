"""The last frames of a viewer, for whoever comes back: the newest as they are, older ones packed together.

Frames of a table are much alike: eight of them packed take little more room than one.
"""

import zlib
from collections import deque

HELD = 50  # at least so many
PACK = 8
QUICK = 1  # how hard to pack
BETWEEN = b"\n"  # stands in no frame: JSON writes it as two letters


class Held:
    """Frames under their numbers, which follow each other."""

    def __init__(self) -> None:
        self._packs: deque[bytes] = deque()
        self._recent: list[bytes] = []
        self._last = 0

    def add(self, n: int, frame: bytes) -> None:
        self._last = n
        self._recent.append(frame)
        if len(self._recent) == PACK:
            self._packs.append(zlib.compress(BETWEEN.join(self._recent), QUICK))
            self._recent = []
            if len(self._packs) * PACK >= HELD + PACK:
                self._packs.popleft()

    @property
    def first(self) -> int:
        """The number of the oldest frame that is held."""
        return self._last - len(self._packs) * PACK - len(self._recent) + 1

    def after(self, n: int) -> list[bytes]:
        """The frames from number n + 1 on."""
        wanted = self._last - n
        if wanted <= len(self._recent):
            return self._recent[len(self._recent) - wanted :]
        older = [frame for pack in self._packs for frame in zlib.decompress(pack).split(BETWEEN)]
        return [*older, *self._recent][-wanted:]
