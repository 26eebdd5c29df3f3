"""Processes are killed with -9: what was acknowledged is there, once, and the numbers have no gaps."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from gangland.server import failpoints
from gangland.server.ports import Behind, Repeated, Unavailable
from gangland.server.store import store_at
from tests.server.databases import PostgresServer
from tests.server.store.samples import change, game

MATCHES = 6
KILLS = int(os.environ.get("GANGLAND_KILLS", "3"))

Ack = tuple[str, int, str]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request) -> str:
    return str(request.getfixturevalue("sqlite_file" if request.param == "sqlite" else "postgres_url"))


def child(place: str, failpoint: str = "") -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.server.store.child", place, str(MATCHES)]
    environment = {**os.environ, failpoints.VARIABLE: failpoint}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def acks(output: Iterable[str]) -> list[Ack]:
    """What a process said before it died; a last line may be cut."""
    lines = [line.split() for line in output if line.endswith("\n")]
    return [(words[0], int(words[1]), " ".join(words[2:])) for words in lines if len(words) >= 3]


async def check(place: str, acknowledged: list[Ack]) -> int:
    """Every acknowledged event is there once under its number, and no log has a gap; returns how many events are."""
    store = store_at(place)
    await store.open()
    logs = {f"m{number}": await store.events(f"m{number}") for number in range(MATCHES)}
    await store.close()
    for log in logs.values():
        assert [event.n for event in log] == list(range(1, len(log) + 1))
        assert max(Counter(event.command for event in log).values(), default=1) == 1
    for match, n, command in acknowledged:
        assert logs[match][n - 1].command == command
    return sum(map(len, logs.values()))


class TestTheServerIsKilled:
    @pytest.mark.parametrize("failpoint", ["before-commit:40", "after-commit:40"])
    def test_at_each_step_of_a_commit(self, place, failpoint):
        with child(place, failpoint) as process:
            found = acks(process.stdout)
        assert process.returncode == failpoints.KILLED
        assert found
        stored = asyncio.run(check(place, found)) - MATCHES
        if failpoint.startswith("after"):
            assert stored > len(found)  # kept, and nobody heard of it

    def test_at_moments_drawn_by_lot(self, place):
        found: list[Ack] = []
        for _ in range(KILLS):
            with child(place) as process:
                while process.stdout.readline() != "ready\n":
                    pass
                time.sleep(random.uniform(0.01, 0.3))
                process.kill()
                found += acks(process.stdout)
        assert found
        asyncio.run(check(place, found))


class TestTheDatabaseIsKilled:
    @pytest.fixture
    def durable(self) -> Iterator[PostgresServer]:
        """A server with all its promises on."""
        server = PostgresServer.make(settings={})
        yield server
        server.remove()

    def kill(self, server: PostgresServer) -> None:
        main = server.main_process()
        children = [int(stat.parent.name) for stat in Path("/proc").glob("[0-9]*/stat") if _parent(stat) == main]
        for process in [main, *children]:
            os.kill(process, signal.SIGKILL)

    def start(self, server: PostgresServer) -> None:
        """The dead processes take a moment to go."""
        for _ in range(100):
            try:
                return server.start()
            except subprocess.CalledProcessError:
                time.sleep(0.1)
        raise AssertionError("PostgreSQL does not start again")

    def test_nothing_acknowledged_is_lost_and_the_store_comes_back_by_itself(self, durable):
        url = durable.fresh("killed")
        found: list[Ack] = []
        asyncio.run(self.play(url, durable, found))
        assert len(found) > 50
        asyncio.run(check(url, found))

    async def play(self, url: str, server: PostgresServer, found: list[Ack]) -> None:
        store = store_at(url)
        await store.open()
        for number in range(MATCHES):
            await game(store, f"m{number}", "bb")
        writers = [asyncio.create_task(self.write(store, f"m{number}", found)) for number in range(MATCHES)]
        for _ in range(max(1, KILLS // 3)):
            await asyncio.sleep(0.5)
            await asyncio.to_thread(self.kill, server)
            assert not await store.healthy()
            await asyncio.to_thread(self.start, server)
            before, since = len(found), time.monotonic()
            while len(found) == before:
                assert time.monotonic() - since < 60
                await asyncio.sleep(0.02)
        for writer in writers:
            writer.cancel()
        await asyncio.gather(*writers, return_exceptions=True)
        await store.close()

    async def write(self, store, match: str, found: list[Ack]) -> None:
        """As the desk does: the same command until it is answered."""
        end, number = 1, 0
        while True:
            number += 1
            command = f"command {number}"
            while True:
                try:
                    [event] = await store.append(change(match, end, command))
                except Repeated as repeated:
                    event = repeated.event
                except Behind:
                    end = (await store.latest([match]))[match]
                    continue
                except Unavailable:
                    await asyncio.sleep(0.02)
                    continue
                end = event.n
                found.append((match, event.n, command))
                break


def _parent(stat: Path) -> int:
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def test_a_disk_whose_fsync_fails_gets_no_more_writes(sqlite_file):
    """The real system call fails, from the 30th on: what was acknowledged before is there, then nothing is."""
    trace = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fdatasync,fsync"]
    trace += ["-e", "inject=fdatasync,fsync:error=EIO:when=60+"]
    command = [sys.executable, "-m", "tests.server.store.child", str(sqlite_file), str(MATCHES)]
    done = subprocess.run([*trace, *command], capture_output=True, text=True, check=False, timeout=60)
    assert "Unavailable" in done.stderr
    found = acks(done.stdout.splitlines(keepends=True))
    assert found
    asyncio.run(check(str(sqlite_file), found))
