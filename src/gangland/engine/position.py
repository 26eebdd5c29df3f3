"""A position is one flat record of numbers. This is how plain rules, and people, read and write its fields.

Compiled rules get the NumPy record itself. Plain rules get a `Position`, which lays memory views over the same bytes:
they give Python integers (no small type ever wraps around) and refuse a number that does not fit its field.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

FORMAT = {"int8": "b", "uint8": "B", "int16": "h", "uint16": "H", "int32": "i", "uint32": "I", "bool": "?"}
FORMAT |= {"int64": "q", "float32": "f", "float64": "d"}  # of the search's tree: a record, too, but no position


class Position:
    """One record of a batch, its fields as attributes."""

    __slots__ = ()  # so that a misspelled field is an error, not a new attribute
    cells: np.ndarray[Any, np.dtype[np.void]]  # an array of one record: the memory itself

    if TYPE_CHECKING:  # the fields are the game's: see its state.py

        def __getattr__(self, field: str) -> Any: ...
        def __setattr__(self, field: str, value: Any) -> None: ...

    def __init__(self, cells: np.ndarray[Any, np.dtype[np.void]]) -> None:
        raise TypeError("use gangland.engine.position.over(cells)")

    @property
    def record(self) -> np.void:
        """The same memory as the record that compiled rules take."""
        return self.cells[0]  # type: ignore[no-any-return]

    def __bytes__(self) -> bytes:
        return self.cells.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and bytes(self) == bytes(other)

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def copy(self) -> "Position":
        """Another position with the same bytes: NumPy would copy a record field by field, ten times as long."""
        return over(np.frombuffer(bytearray(self.cells.tobytes()), self.cells.dtype))

    def become(self, other: "Position | bytes") -> None:
        """Take over all bytes of another position of the same game."""
        memory: Any = self.cells.view(np.uint8).data
        memory[:] = bytes(other)


def _scalar(slot: str) -> property:
    def read(self: Any) -> Any:
        return getattr(self, slot)[0]

    def write(self: Any, value: Any) -> None:
        getattr(self, slot)[0] = value

    return property(read, write)


@cache
def kind_of_position(dtype: np.dtype[np.void]) -> type[Position]:
    """The class whose attributes are the fields of this record.

    The views are laid when a field is first read: a match on compiled rules never needs them.
    """
    fields: Any = dtype.fields
    scalars = {name: _scalar(f"_{name}") for name, field in fields.items() if not field[0].shape}
    places = [
        (
            f"_{name}" if name in scalars else name,
            offset,
            offset + kind.itemsize,
            FORMAT[kind.base.name],
            kind.shape or (1,),
        )
        for name, (kind, offset, *_) in fields.items()
    ]

    def begin(self: Any, cells: np.ndarray[Any, np.dtype[np.void]]) -> None:
        self.cells = cells

    def lay(self: Any, asked: str) -> Any:
        if asked not in slots:
            raise AttributeError(f"a position of this game has no field {asked!r}")
        memory: Any = memoryview(self.cells.view(np.uint8).data)
        for slot, start, end, letter, shape in places:
            setattr(self, slot, memory[start:end].cast(letter, shape))
        return getattr(self, asked)

    slots = {slot for slot, *_ in places}
    body = {"__slots__": ("cells", *slots), "__init__": begin, "__getattr__": lay, **scalars}
    return type("Position", (Position,), body)


def over(cells: np.ndarray[Any, np.dtype[np.void]]) -> Position:
    """A position over an array of exactly one record."""
    if cells.shape != (1,):
        raise ValueError(f"one record makes a position, not an array of shape {cells.shape}")
    return kind_of_position(cells.dtype)(cells)


def blank(dtype: np.dtype[np.void]) -> Position:
    """A position of zeros."""
    return over(np.zeros(1, dtype))
