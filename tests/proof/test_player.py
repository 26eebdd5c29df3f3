"""The client of the trials: it must end when it is told to."""

import asyncio
import random

import pytest

from gangland.proof.history import History
from gangland.proof.http_client import Http
from gangland.proof.player import Address, Player

pytestmark = pytest.mark.anyio
HERE = "127.0.0.1"


class OpenWire:
    """A connection on which nothing comes."""

    is_open = True

    def send(self, text: bytes) -> None:
        """To nobody."""

    def cut(self) -> None:
        self.is_open = False


@pytest.mark.parametrize("ticks", range(5))
async def test_whoever_is_called_off_while_news_come_goes(ticks):
    """Between the news and the one who hears of them lie some ticks of the loop: a call in any of them is heard."""
    player = Player(Address(HERE, 1, 1), Http(HERE, 1), "", History("table", 0), random.Random(1))
    player.wire = OpenWire()
    player._heard_at = asyncio.get_running_loop().time()
    staying = asyncio.create_task(player._stay())
    await asyncio.sleep(0.02)
    player._news.set()
    for _ in range(ticks):
        await asyncio.sleep(0)
    staying.cancel()
    done, _ = await asyncio.wait([staying], timeout=1)
    staying.cancel()
    assert done == {staying}
    assert staying.cancelled()
