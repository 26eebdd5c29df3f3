"""Appends through the real adapters, at a fixed pace whether or not the last ones were answered.

`python -m tests.server.store.measure` prints, for SQLite and PostgreSQL, how long an append takes from the moment it
was due: 250 matches, each change with one event and one deadline, on the disk of the temporary folder.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from gangland.server.bus.postgres import PostgresHints
from gangland.server.ports import Append, Deadline, NewEvent, Store
from gangland.server.store import store_at
from tests.server.databases import PostgresServer
from tests.server.store.samples import game

MATCHES = 250
RATES = (300, 1_000, 2_000)
SECONDS = 5.0


class Load:
    """Writers that come at their time; the matches take turns."""

    def __init__(self, store: Store, rate: int, mark: str) -> None:
        self.store = store
        self.rate = rate
        self.mark = mark
        self.waits: list[float] = []
        self.ends: dict[str, int] = {}
        self.turns = {f"m{number}": asyncio.Lock() for number in range(MATCHES)}

    async def run(self, seconds: float) -> float:
        self.ends = await self.store.latest(list(self.turns))
        start = time.perf_counter()
        tasks = []
        for number in range(int(self.rate * seconds)):
            due = start + number / self.rate
            if (pause := due - time.perf_counter()) > 0:
                await asyncio.sleep(pause)
            tasks.append(asyncio.create_task(self.write(number, due)))
        await asyncio.gather(*tasks)
        return len(tasks) / (time.perf_counter() - start)

    async def write(self, number: int, due: float) -> None:
        match = f"m{number % MATCHES}"
        async with self.turns[match]:
            event = NewEvent("act", number % 4, f"{self.mark}-{number:032x}", 7, '{"action":12}', 1, "s" * 32, "h" * 64)
            deadlines = (Deadline(match, number % 4, number, 2**50),)
            await self.store.append(Append(match, self.ends[match], (event,), deadlines))
            self.ends[match] += 1
        self.waits.append(time.perf_counter() - due)


async def measure(name: str, place: str) -> None:
    store = store_at(place)
    await store.open()
    for number in range(MATCHES):
        await game(store, f"m{number}", "bbbb")
    for rate in RATES:
        load = Load(store, rate, f"{rate}")
        used = time.process_time()
        done = await load.run(SECONDS)
        used = 1e6 * (time.process_time() - used) / len(load.waits)
        waits = sorted(load.waits)
        p50, p99, most = (1_000 * waits[int(part * (len(waits) - 1))] for part in (0.5, 0.99, 1))
        print(
            f"{name:9}{rate:5}/s asked, {done:5.0f}/s done: p50 {p50:.2f}  p99 {p99:.2f}  max {most:.2f} ms,", end=" "
        )
        print(f"{used:.0f} µs of CPU each", flush=True)
    await store.close()


async def measure_hints(url: str) -> None:
    """From a hint given on one connection to it being heard on another, a thousand a second."""
    near, far = PostgresHints(url), PostgresHints(url)
    await near.open()
    await far.open()
    given: dict[tuple[str, int], float] = {}
    waits: list[float] = []
    far.listen(lambda match, n, _: waits.append(time.perf_counter() - given[match, n]))
    for n in range(3_000):
        given[f"m{n}", n] = time.perf_counter()
        near.publish(f"m{n}", n)
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.5)
    waits.sort()
    p50, p99 = (1_000 * waits[int(part * (len(waits) - 1))] for part in (0.5, 0.99))
    print(f"hints    {len(waits)} of {len(given)} heard: p50 {p50:.2f}  p99 {p99:.2f} ms", flush=True)
    await near.close()
    await far.close()


def main() -> None:
    which = sys.argv[1:] or ["sqlite", "postgres"]
    if "sqlite" in which:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measure("sqlite", str(Path(folder) / "gangland.db")))
    if "postgres" in which:
        server = PostgresServer.make(settings={})
        try:
            url = server.fresh("measure")
            asyncio.run(measure("postgres", url))
            asyncio.run(measure_hints(url))
        finally:
            server.remove()


if __name__ == "__main__":
    main()
