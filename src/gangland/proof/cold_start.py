"""`gangland serve` where nothing is compiled yet: how long until it answers."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from gangland.proof.checker import Violation
from gangland.proof.figures import machine
from gangland.proof.http_client import Http
from gangland.proof.mistakes import CannotTry
from gangland.proof.rig import Proof

NAME = "cold-start"
GOAL = 8.0  # seconds, on a machine that does nothing else
PATIENCE = 120.0
LOOK = 0.05


async def cold_start(folder: Path) -> Proof:
    """The whole program, with an empty cache and a database that is not there yet."""
    took = await answered_after(folder)
    limit = GOAL * crowding()
    wrong = (
        [] if took <= limit else [Violation("start", "", f"{took:.1f} s until it answered, instead of {limit:.1f} s")]
    )
    told: dict[str, int | str] = {"return": f"{took:.1f}", "limit": f"{limit:.1f}"}
    return Proof(NAME, not wrong, "trial-started" if not wrong else "trial-started-late", told, wrong)


async def answered_after(folder: Path) -> float:
    """Seconds from the command to the first answer."""
    began, port = time.monotonic(), free_port()
    process = launched(folder, port)
    try:
        while time.monotonic() - began < PATIENCE and process.poll() is None:
            if await is_healthy(port):
                return time.monotonic() - began
            await asyncio.sleep(LOOK)
    finally:
        os.killpg(process.pid, signal.SIGKILL)  # with the compilers that it has begun
        process.wait()
    raise CannotTry("trial-no-server")


def launched(folder: Path, port: int) -> "subprocess.Popen[bytes]":
    """The command, as somebody would type it on a new machine."""
    environment = {name: value for name, value in os.environ.items() if name != "GANGLAND_RULES"}
    environment |= {"GANGLAND_CACHE": str(folder / "cache"), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    words = ("serve", "--no-browser", "--port", str(port), "--database", str(folder / "cold.db"))
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "gangland.cli.main", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment,
        start_new_session=True,
    )


async def is_healthy(port: int) -> bool:
    http = Http("127.0.0.1", port)
    try:
        return (await http.call("GET", "/healthz")).status == 200
    except OSError:
        return False
    finally:
        http.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as made:
        return int(made.getsockname()[1])


def crowding() -> float:
    """How many times as long everything takes, by the load of the machine; 1 where a core is free."""
    here = machine()
    return max(1.0, (float(here["load"]) + 1) / int(here["cores"]))
