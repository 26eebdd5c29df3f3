"""`gangland load`: the figures of gate A, with a server and databases of our own, on one machine."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec

from gangland.proof.crowd import Crowd, Tally
from gangland.proof.figures import Row, percentile
from gangland.proof.population import Seated, TableWish, seed
from gangland.proof.postgres import Postgres, is_installed, postgres
from gangland.proof.server_process import Subject
from gangland.server.gate.interpreter import settled

Tell = Callable[[str], None]
SQLITE, POSTGRES = "SQLite", "PostgreSQL"
GAMES_OF_FOUR = ("five_points", "the_boss", "cash_n_guns")
MS = 1000.0


class Size(msgspec.Struct, frozen=True):
    """How much is tried."""

    tables: int = 250  # of four, for the moves
    sockets: int = 2500  # in all
    burst_tables: int = 200  # of eight
    rate: float = 300.0
    high_rate: float = 1000.0
    seconds: float = 20.0
    rush_seconds: float = 8.0

    @property
    def all_tables(self) -> int:
        return self.sockets // 4


FULL = Size()
QUICK = Size(tables=10, sockets=80, burst_tables=4, rate=50.0, high_rate=100.0, seconds=2.0, rush_seconds=1.0)


class Place(msgspec.Struct, frozen=True):
    """A database to try, by its kind and its address."""

    kind: str
    url: str


async def measure(place: str | None, quick: bool, tell: Tell) -> list[Row]:
    """All rows, on SQLite and on a PostgreSQL of our own; or on one database that somebody names."""
    with settled():  # a client that stalls would be taken for a server that does
        rows = await _measured(place, QUICK if quick else FULL, tell)
    return [msgspec.structs.replace(row, goal=None) for row in rows] if quick else rows


async def _measured(place: str | None, size: Size, tell: Tell) -> list[Row]:
    rows: list[Row] = []
    if place is not None:
        return await _one(Place(POSTGRES, place), size, tell)
    with tempfile.TemporaryDirectory(prefix="gangland-load-") as folder:
        rows += await _one(Place(SQLITE, str(Path(folder) / "load.db")), size, tell)
    if is_installed():
        with postgres() as server:
            rows += await _one(Place(POSTGRES, server.new_database("load")), size, tell)
            rows += await _scale(server, size, tell)
    return rows


async def _one(place: Place, size: Size, tell: Tell) -> list[Row]:
    """Every figure of one database."""
    tell("seeding")
    fours = [TableWish(GAMES_OF_FOUR[number % 3], 4) for number in range(size.all_tables)]
    eights = [TableWish("cash_n_guns", 8) for _ in range(size.burst_tables)]
    tables = await seed(place.url, [*fours, *eights])
    few, many, bursting = tables[: size.tables], tables[: size.all_tables], tables[size.all_tables :]
    with running(Subject(place.url)) as subject:
        rows = [Row("start", place.kind, await asyncio.to_thread(subject.start), "s", 3.0)]
        async with crowd(subject, few) as clients:
            rows += await _moves(clients, place, size, tell)
        async with crowd(subject, bursting) as clients:
            tell("burst")
            rows.append(_latency("burst", clients, await clients.burst(1.0), place, 500.0))
        rows += await _storm(subject, many, place, size, tell)
    return rows


async def _moves(clients: Crowd, place: Place, size: Size, tell: Tell) -> list[Row]:
    tell("moves")
    await clients.run(size.rate, min(size.seconds / 4, 5.0))  # everything is loaded and warm
    tally = await clients.run(size.rate, size.seconds)
    rows = [_latency("moves", clients, tally, place, 50.0, size.seconds), _screens("screens", place, tally, 100.0)]
    tell("moves-high")
    tally = await clients.run(size.high_rate, size.seconds / 2)
    rows.append(_latency("moves-high", clients, tally, place, None, size.seconds / 2))
    rows.append(_screens("screens-high", place, tally, None))
    return rows


async def _storm(subject: Subject, tables: list[list[Seated]], place: Place, size: Size, tell: Tell) -> list[Row]:
    """All sockets open, their memory, a kill, and everybody back with the view they had."""
    tell("sockets")
    before = subject.memory()
    async with crowd(subject, tables) as clients:
        players = clients.players
        rows = [Row("sockets", place.kind, len(players), "sockets", float(size.sockets // 4 * 4), at_least=True)]
        held = (subject.memory() - before) / len(players) / 1024
        rows.append(Row("memory", place.kind, held, "KiB", 64.0))
        tally = await clients.run(size.rate, size.seconds / 4)
        rows.append(_latency("moves-many", clients, tally, place, 50.0, size.seconds / 4))
        tell("resume")
        known = [player.table.digest() for player in players if player.table is not None]
        subject.kill()
        await asyncio.to_thread(subject.start)
        began = clients.now()
        await clients.connect()
        took = clients.now() - began
        same = sum(
            player.table is not None and player.table.digest() == digest
            for player, digest in zip(players, known, strict=True)
        )
        rows.append(Row("resume", place.kind, took, "s", 15.0, more={"of": len(players), "equal": same}))
    return rows


async def _scale(server: Postgres, size: Size, tell: Tell) -> list[Row]:
    """Two processes beside one: moves a second, as many as can be."""
    rates = []
    for workers in (1, 2):
        tell("scale")
        url = server.new_database(f"scale{workers}")
        tables = await seed(url, [TableWish(GAMES_OF_FOUR[number % 3], 4) for number in range(size.tables)])
        with running(Subject(url, workers=workers)) as subject:
            await asyncio.to_thread(subject.start)
            async with crowd(subject, tables) as clients:
                await clients.rush(size.rush_seconds / 4, 64)
                rates.append(await clients.rush(size.rush_seconds, 64))
    return [Row("scale", POSTGRES, rates[1] / rates[0], "x", more={"one": rates[0], "two": rates[1]})]


def _latency(name: str, clients: Crowd, tally: Tally, place: Place, goal: float | None, seconds: float = 0.0) -> Row:
    more = {"p50": percentile(tally.acks, 0.5) * MS, "moves": float(len(tally.acks))}
    more |= {"tables": float(len(clients.circles)), "sockets": float(len(clients.players))}
    if seconds:
        more["a second"] = len(tally.acks) / seconds
    if tally.refused:
        more["refused"] = float(tally.refused)
    return Row(name, place.kind, percentile(tally.acks, 0.99) * MS, "ms", goal, more=more)


def _screens(name: str, place: Place, tally: Tally, goal: float | None) -> Row:
    more = {"p50": percentile(tally.screens, 0.5) * MS}
    return Row(name, place.kind, percentile(tally.screens, 0.99) * MS, "ms", goal, more=more)


@contextmanager
def running(subject: Subject) -> Iterator[Subject]:
    """A server that is gone afterwards."""
    try:
        yield subject
    finally:
        subject.kill()


@asynccontextmanager
async def crowd(subject: Subject, tables: list[list[Seated]]) -> AsyncIterator[Crowd]:
    """Clients that are connected, and gone afterwards."""
    clients = Crowd(subject.port, tables)
    await clients.connect()
    try:
        yield clients
    finally:
        clients.leave()
        await asyncio.sleep(0.2)
