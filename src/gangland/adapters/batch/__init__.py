"""Thousands of games stepped together, with the names of pgx: on threads, or on a GPU.

>>> from gangland.adapters.batch import Batch
>>> games = Batch("famiglia", 1024, seed=7)
>>> while not games.terminated.any():
...     games = games.step(games.sample())

All arrays belong to the batch and are written in place at every step, so that a learner may share them without a copy:
`torch.from_dlpack(games.observation)` is always what the seats to act know now.
"""

from gangland.adapters.batch.batch import Batch
from gangland.adapters.batch.opponents import Opponent

__all__ = ["Batch", "Opponent"]
