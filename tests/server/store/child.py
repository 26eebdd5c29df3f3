"""A process that writes to a store and says what was acknowledged, so that a test can kill it.

`python -m tests.server.store.child PLACE MATCHES`: each match has a writer; every acknowledged event is a line
`match n command`. Commands are never used again, also not by the next process on the same store.
"""

import asyncio
import os
import secrets
import sys

from gangland.server.store import store_at
from tests.server.store.samples import change, game


async def write(store, match: str) -> None:
    end = (await store.latest([match]))[match]
    while True:
        command = secrets.token_hex(16)
        for event in await store.append(change(match, end, command, f"{command} again")):
            os.write(1, f"{match} {event.n} {event.command}\n".encode())
            end = event.n


async def main(place: str, matches: int) -> None:
    store = store_at(place)
    await store.open()
    for number in range(matches):
        if await store.match(f"m{number}") is None:
            await game(store, f"m{number}", "bb")
    os.write(1, b"ready\n")
    await asyncio.gather(*(write(store, f"m{number}") for number in range(matches)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
