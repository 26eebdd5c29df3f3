"""How positions of a batch lie on a GPU, so that rules can work on them right there.

A thread has one lane, and threads that run side by side have neighbouring lanes. So what neighbours read at the same
time lies side by side too: of each tile of lanes first the first number of all of them, then the second, and so on.
"""

from math import prod
from typing import Any, NamedTuple, cast

import numpy as np

LANES = 32  # of a tile: as many as run as one

Records = np.ndarray[Any, np.dtype[np.void]]
Bytes = np.ndarray[Any, np.dtype[np.uint8]]


class Field(NamedTuple):
    """A field of a record: numbers of one kind, from an offset on; in a tile so many times as far as it has lanes."""

    offset: int
    kind: np.dtype[Any]
    shape: tuple[int, ...]


def fields_of(record: np.dtype[np.void]) -> dict[str, Field]:
    named = cast(Any, record.fields).items()
    return {name: Field(offset, kind.base, kind.shape) for name, (kind, offset, *_) in named}


def bytes_of_tiles(record: np.dtype[np.void], lanes: int) -> int:
    """What so many positions take, in whole tiles."""
    return -(-lanes // LANES) * LANES * record.itemsize


def gathered(memory: Bytes, record: np.dtype[np.void], lanes: int) -> Records:
    """The positions that lie in tiles, one after another."""
    tiles = memory.reshape(-1, LANES * record.itemsize)
    records = np.zeros((len(tiles), LANES), record)
    for name, (offset, kind, shape) in fields_of(record).items():
        numbers = prod(shape)
        rows = np.ascontiguousarray(tiles[:, offset * LANES : (offset + numbers * kind.itemsize) * LANES])
        columns = rows.view(kind).reshape(len(tiles), numbers, LANES)
        records[name] = columns.transpose(0, 2, 1).reshape(len(tiles), LANES, *shape)
    return records.reshape(-1)[:lanes]
