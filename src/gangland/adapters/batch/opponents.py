"""A bot at the other seats of a batch: asked lane by lane, as it is asked at a table."""

import hashlib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from gangland.adapters.batch.batch import Batch
from gangland.bots import player
from gangland.engine.position import over

RANDOM = "random"  # needs no asking: the batch draws for all lanes at once
Actions = np.ndarray[Any, np.dtype[np.int32]]


class Opponent:
    """A bot by its name (`random`, `greedy`, `greedy:20`, a level), on so many threads.

    It sees what its seat may know: a guess takes the place of what is hidden. The same position gets the same answer.
    """

    def __init__(self, name: str, threads: int = 1) -> None:
        self.bot = player(name)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def actions(self, games: Batch, lanes: Iterable[int]) -> Actions:
        """What the bot does in each of these lanes, for the seat to act there."""
        chosen = np.fromiter(lanes, np.int64)
        if self.bot.name == RANDOM:
            return np.asarray(games.sample())[chosen]
        cells, seats = games.positions()[chosen], np.asarray(games.current_player)[chosen].tolist()
        each = self._pool.map if self._pool else map
        answers = each(lambda place: self._answer(games, cells[place : place + 1], seats[place]), range(len(chosen)))
        return np.fromiter(answers, np.int32, len(chosen))

    def _answer(self, games: Batch, cell: Any, seat: int) -> int:
        position = over(cell)
        seed = int.from_bytes(hashlib.sha256(bytes(position)).digest()[:7], "big")  # tells nothing of the deal
        return self.bot.ask(games.rules, position, seat, seed).action
