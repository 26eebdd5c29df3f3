"""What all viewers see alike of a position: made once for those who look at it one after the other."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from gangland.engine.position import Position

KEPT = 8  # positions: a few steps may be shown together

T = TypeVar("T")


def shared(part: Callable[[Position], T]) -> Callable[[Position], T]:
    """A part of a view that depends on the position alone. A position that has changed is another one."""
    made: dict[bytes, T] = {}

    @wraps(part)
    def looked(position: Position) -> T:
        key = bytes(position)
        if key in made:
            return made[key]
        found = part(position)
        made[key] = found
        if len(made) > KEPT:
            made.pop(next(iter(made)), None)
        return found

    return looked
