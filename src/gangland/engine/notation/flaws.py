"""What makes a typed position impossible, beyond the form of its sections: a table of questions, asked in its order."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from gangland.engine.notation.typed import Text
from gangland.engine.position import Position


@dataclass(frozen=True)
class Flaw:
    """Something that can't be: the section to blame, the id of the sentence, and how it is found in a position."""

    section: str
    id: str
    is_there: Callable[..., Any]


@dataclass(frozen=True)
class Each:
    """Flaws that are looked for at one place after another: the functions get the place too."""

    places: Callable[[Position], Iterable[int]]
    flaws: tuple[Flaw, ...]


class Flaws:
    """The flaws of a game; as a row of its table it is where a typed position is judged."""

    def __init__(self, *flaws: Flaw | Each) -> None:
        self.flaws = flaws

    def read(self, text: Text, state: Position) -> Flaw | None:
        """The first of the flaws that a position has."""
        return self.first(state)

    def first(self, state: Position) -> Flaw | None:
        for flaw in self.flaws:
            if isinstance(flaw, Flaw):
                if flaw.is_there(state):
                    return flaw
            else:
                for place in flaw.places(state):
                    for one in flaw.flaws:
                        if one.is_there(state, place):
                            return one
        return None
