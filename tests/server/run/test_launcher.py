"""`gangland serve` as a process: it opens, refuses what it must with a sentence, and closes in good order."""

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gangland.proof.history import History
from gangland.proof.http_client import Http
from gangland.proof.player import Address, Player
from gangland.proof.population import TableWish, seed

LIMIT = 30.0
OK = 'gangland_requests_total{method="GET",status="200"}'


class Served:
    """A running `gangland serve`."""

    def __init__(self, place, *more):
        environment = {**os.environ, "GANGLAND_RULES": "plain", "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "default"}
        words = [sys.executable, "-m", "gangland.cli.main", "serve", "--no-browser", "--port", "0", "--database", place]
        self.process = subprocess.Popen(
            [*words, *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        self.began = time.monotonic()
        line = self.process.stdout.readline()
        self.took = time.monotonic() - self.began
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, line + self.process.stderr.read()
        self.port = int(found[1])

    def ended(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        said, errors = self.process.communicate(timeout=LIMIT)
        return self.process.returncode, said, errors


def answer(served, path):
    """On a connection of its own: the kernel chooses the process."""

    async def asked():
        http = Http("127.0.0.1", served.port)
        try:
            return await http.call("GET", path)
        finally:
            http.close()
            await asyncio.sleep(0.01)

    return asyncio.run(asked())


def status(served, path):
    return answer(served, path).status


def figure(served, name):
    found = re.search(rf"^{re.escape(name)} ([0-9.]+)$", answer(served, "/metrics").body.decode(), re.MULTILINE)
    return float(found[1]) if found else 0.0


@pytest.fixture
def place(tmp_path):
    return str(tmp_path / "served.db")


def test_it_opens_answers_refuses_a_second_server_and_closes(place):
    served = Served(place)
    assert status(served, "/readyz") == 200
    second = subprocess.run(
        [sys.executable, "-m", "gangland.cli.main", "serve", "--no-browser", "--port", "0", "--database", place],
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert second.returncode == 2
    assert second.stderr.startswith("Another server is using the database")
    code, said, _ = served.ended(signal.SIGINT)
    assert (code, said.splitlines()[-1]) == (0, "Closed.")


def test_clients_are_told_to_come_back_when_it_closes(place):
    async def story():
        [people] = await seed(place, [TableWish("famiglia", 2)])
        served = await asyncio.to_thread(Served, place)
        address, told = Address("127.0.0.1", served.port, served.port), []
        http = Http("127.0.0.1", served.port)
        player = Player(address, http, people[0].cookie, History(people[0].table, 0), random.Random(0))
        player.watch = lambda heard: told.append((heard.type, heard.seconds))
        await player.connect()
        while not player.welcomed:
            await asyncio.sleep(0.01)
        http.close()
        code, _, errors = await asyncio.to_thread(served.ended)
        await asyncio.sleep(0.05)
        return code, told, errors, player.wire.is_open

    code, told, errors, is_open = asyncio.run(story())
    assert code == 0
    assert told[-1][0] == "later"
    assert told[-1][1] >= 3
    assert not is_open
    assert "Traceback" not in errors


def test_several_processes_on_postgresql_and_one_that_is_killed_is_replaced(postgres, worker):
    served = Served(postgres.fresh(f"served_{worker}"), "--workers", "2")
    children = _children(served.process.pid)
    assert len(children) == 2
    asked = figure(served, OK)
    for _ in range(20):  # whichever process takes them
        status(served, "/healthz")
    assert figure(served, OK) >= asked + 20
    assert figure(served, "gangland_processes") == answer(served, "/healthz").data["processes"] == 2
    os.kill(children[0], signal.SIGKILL)
    end = time.monotonic() + LIMIT
    while len(_children(served.process.pid)) < 2 or children[0] in _children(served.process.pid):
        assert time.monotonic() < end
        time.sleep(0.05)
    while answer(served, "/healthz").data["processes"] < 2:
        assert time.monotonic() < end
    assert figure(served, OK) >= asked + 20  # what the dead one had counted stays
    assert figure(served, "gangland_processes") == 2
    code, said, _ = served.ended()
    assert (code, said.splitlines()[-1]) == (0, "Closed.")


def _children(parent):
    from gangland.proof.postgres import descendants

    found = []
    for pid in descendants(parent):
        try:
            command = Path(f"/proc/{pid}/cmdline").read_text()
        except OSError:
            continue
        if "gangland.server.run.child" in command:
            found.append(pid)
    return sorted(found)
