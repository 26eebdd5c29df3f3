"""Changes on their way to PostgreSQL: what waits while others are under way goes together, in one call and one commit.

A lone change leaves at once. In a batch the changes stand in the order of their matches, so that two servers that write
to the same matches wait for each other in the same order and not in a circle.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

LARGEST_BATCH = 64
MOST_UNDER_WAY = 2

Send = Callable[[list[bytes]], Awaitable[list[Any]]]
Waiting = tuple[str, bytes, "asyncio.Future[Any]"]


class Batches:
    """Collects changes and sends them by the function given, which answers each in its place."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: list[Waiting] = []
        self._under_way: set[asyncio.Task[None]] = set()

    async def add(self, match: str, change: bytes) -> Any:
        """The answer to a change, or the error of its batch."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((match, change, answer))
        if len(self._under_way) < MOST_UNDER_WAY:
            task = asyncio.create_task(self._run())
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        return await answer

    async def close(self) -> None:
        """Wait for what is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            batch.sort(key=lambda one: one[0])
            try:
                answers = await self._send([change for _, change, _ in batch])
            except Exception as error:
                _tell(batch, [error] * len(batch))
            else:
                _tell(batch, answers)


def _tell(batch: list[Waiting], answers: list[Any]) -> None:
    """Whoever stopped waiting is told nothing."""
    for (_, _, told), answer in zip(batch, answers, strict=True):
        if told.done():
            continue
        if isinstance(answer, Exception):
            told.set_exception(answer)
        else:
            told.set_result(answer)
