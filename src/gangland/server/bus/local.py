"""Hints inside one process."""

import asyncio
from collections.abc import Callable

Callback = Callable[[str, int, str], None]


class LocalHints:
    """Calls everyone who listens, soon: whoever publishes goes on first."""

    def __init__(self) -> None:
        self._callbacks: list[Callback] = []

    async def open(self) -> None: ...

    async def close(self) -> None:
        self._callbacks.clear()

    def publish(self, match: str, n: int, topic: str = "log") -> None:
        loop = asyncio.get_running_loop()
        for callback in self._callbacks:
            loop.call_soon(callback, match, n, topic)

    def listen(self, callback: Callback) -> None:
        self._callbacks.append(callback)
