"""One of several server processes: `python -m gangland.server.run.child PLAN SOCKET`, as the supervisor calls it."""

import asyncio
import os
import socket
import sys

import msgspec

from gangland.server.run.log_setup import set_up_logs
from gangland.server.run.plan import Plan
from gangland.server.run.server import run, serve

READY = b"ready\n"


async def orphaned() -> None:
    """Our input ends when the supervisor does, however that ends."""
    loop, reader = asyncio.get_running_loop(), asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    await reader.read()


def say_ready() -> None:
    os.write(1, READY)


async def work(plan: Plan, listener: socket.socket) -> None:
    await serve(plan, listener, say_ready, stop=orphaned())


def main() -> None:
    plan = msgspec.json.decode(sys.argv[1], type=Plan)
    set_up_logs(plan.quiet)
    listener = socket.socket(fileno=int(sys.argv[2]))
    listener.set_inheritable(False)  # our own children outlive a kill by a moment, and would hold the port
    run(work(plan, listener))


if __name__ == "__main__":
    main()
