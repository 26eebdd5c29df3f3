"""What the tests of people need: a store in memory, a clock that is set by hand, hints that are collected."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from gangland.server.people.accounts import Accounts
from gangland.server.people.passwords import Passwords
from gangland.server.people.sessions import Sessions
from gangland.server.people.tickets import Tickets
from gangland.server.store.memory import MemoryStore

Result = TypeVar("Result")
CHEAP = 8  # KiB for a hash: the tests wait for nobody


class SetClock:
    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        return self.time


class Collected:
    """A bus that keeps its hints."""

    def __init__(self) -> None:
        self.hints: list[tuple[str, int, str]] = []

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, match: str, n: int, topic: str = "log") -> None:
        self.hints.append((match, n, topic))

    def listen(self, callback: Callable[[str, int, str], None]) -> None: ...


@dataclass
class House:
    store: MemoryStore = field(default_factory=MemoryStore)
    clock: SetClock = field(default_factory=SetClock)
    hints: Collected = field(default_factory=Collected)

    def __post_init__(self) -> None:
        self.accounts = Accounts(self.store, self.clock, Passwords(CHEAP, 1))
        self.sessions = Sessions(self.store, self.hints, self.clock)
        self.tickets = Tickets(self.store, self.clock)


def in_house(story: Callable[[House], Coroutine[Any, Any, Result]]) -> Result:
    """Run a story in a fresh house."""

    async def told() -> Result:
        house = House()
        await house.store.open()
        try:
            return await story(house)
        finally:
            await house.store.close()

    return asyncio.run(told())
