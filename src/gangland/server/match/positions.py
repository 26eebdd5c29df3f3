"""Copies of positions by their bytes: NumPy copies a record field by field, which takes ten times as long."""

import numpy as np

from gangland.engine.position import Position, over


def twin(position: Position) -> Position:
    """Another position with the same bytes."""
    return over(np.frombuffer(bytearray(bytes(position)), position.cells.dtype))


def overwrite(position: Position, other: Position | bytes) -> None:
    """Give a position the bytes of another; whoever looks at its fields sees the new ones."""
    position.cells.view(np.uint8)[:] = np.frombuffer(bytes(other), np.uint8)
