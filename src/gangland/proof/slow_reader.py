"""A client that stops reading: the others must not notice, and it must be cut off in time."""

import asyncio
import random
import time

from gangland.proof.figures import percentile
from gangland.proof.history import History
from gangland.proof.http_client import Http
from gangland.proof.player import Address, Player
from gangland.proof.population import TableWish
from gangland.proof.rig import Proof, Stage

MOST_STUCK = 15.0  # seconds until a stuck one must be gone
GUNS = TableWish("cash_n_guns", 6)


async def slow_reader(place: str) -> Proof:
    """Two more connections of one seat watch the table and never read; everybody else plays to the end."""
    stage = Stage(place, [GUNS, GUNS], seed=9)
    cut_after = float("inf")

    async def disturb(stage: Stage) -> None:
        nonlocal cut_after
        stuck = [await _stuck(stage) for _ in range(2)]
        began = time.monotonic()
        while any(player.wire is not None and player.wire.is_open for player in stuck):
            await asyncio.sleep(0.05)
            for player in stuck:
                if player.wire is not None and player.wire.is_open:
                    for _ in range(5):
                        player.wire.send(b'{"type":"history","command":"%032x"}' % random.getrandbits(128))
            if time.monotonic() - began > MOST_STUCK:
                return
        cut_after = time.monotonic() - began

    verdict = await stage.play(disturb, 300)
    slowest = percentile([seconds for player in stage.players for seconds in player.took], 0.99) * 1000
    if cut_after > MOST_STUCK and not stage.is_over:
        verdict.blame("I6", stage.seated[0][0].table, "the stuck client was not cut off")
    return stage.proof("slow-reader", verdict, slowest=f"{slowest:.0f}")


async def _stuck(stage: Stage) -> Player:
    """A second connection of somebody who plays."""
    one = stage.seated[0][0]
    address = Address("127.0.0.1", stage.subject.port, stage.subject.port)
    http = Http("127.0.0.1", stage.subject.port)
    player = Player(address, http, one.cookie, History(one.table, one.seat), random.Random(0))
    await player.connect()
    assert player.wire is not None
    player.wire.pause()
    return player
