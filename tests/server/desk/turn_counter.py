"""How long a server takes, counted in turns of the event loop and in pauses that it asks for: nothing here is measured.

A viewer sees when a frame or an answer comes. Everything in a `TimedWorld` waits for turns of the loop only, so what a
command leads to comes after the same number of turns in two worlds, unless something hidden decides how many.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.server.desk.house import Screen
from tests.server.desk.worlds import Case, World


class TimedScreen(Screen):
    """Notes when each frame comes."""

    def __init__(self, times: list[int], now: Callable[[], int]) -> None:
        super().__init__()
        self._times, self._now = times, now

    def push(self, frame: bytes, kind: str) -> None:
        super().push(frame, kind)
        self._times.append(self._now())


class TimedWorld(World):
    """Counts turns from the latest thing that happened to each frame and answer."""

    def __init__(self, *whatever: Any) -> None:
        super().__init__(*whatever)
        self.turns = self.began = 0
        self.times: list[int] = []
        self.pauses: list[float] = []
        self.desk.sleep = self._sleep  # type: ignore[method-assign]
        self.desk.submit = self._timed(self.desk.submit)  # type: ignore[method-assign]
        self.desk.attach = self._begins(self.desk.attach)  # type: ignore[method-assign]
        self.desk.presence.look_around = self._begins(self.desk.presence.look_around)  # type: ignore[method-assign]

    async def open(self) -> None:
        self.counting = asyncio.create_task(self._count())
        await super().open()

    async def close(self) -> None:
        self.counting.cancel()
        with suppress(asyncio.CancelledError):
            await self.counting

    async def _count(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.turns += 1

    async def watch(self, match: str, viewer: int, resume: Any = None) -> Any:
        """Viewers of the case have screens that note the time."""
        if viewer not in self.viewers:
            return await super().watch(match, viewer, resume)
        screen = TimedScreen(self.times, lambda: self.turns - self.began)
        return await self.desk.attach(match, viewer, screen, resume), screen

    async def _sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)

    def _begins(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """Time is counted from here."""

        def begun(*arguments: Any, **more: Any) -> Any:
            self.began = self.turns
            return work(*arguments, **more)

        return begun

    def _timed(self, submit: Callable[..., Any]) -> Callable[..., Any]:
        """The time until an answer is noted too, where it is a viewer's."""

        async def timed(match: str, account: str, command: Any, **more: Any) -> Any:
            self.began = began = self.turns
            answer = await submit(match, account, command, **more)
            if account in [f"p{viewer}" for viewer in self.viewers]:
                self.times.append(self.turns - began)
            return answer

        return timed

    def stream(self) -> tuple[Any, ...]:
        return (*super().stream(), self.times, self.pauses)


class TimedCase(Case):
    """A case whose worlds are compared in time too."""

    async def run(self) -> None:
        self.kind = TimedWorld
        try:
            await super().run()
        finally:
            for world in (self.one, self.two):
                await world.close()  # type: ignore[attr-defined]
