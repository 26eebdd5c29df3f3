"""What a game adds to be weighed: who begins, who leads, and which of its things belong to whom.

A game describes itself by four rules and a list of names, in its `stakes.py`. Loops call the stubs below, which are
bound to that game's rules as the stubs of `contract.py` are.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gangland.engine.messages import Message
from gangland.engine.position import Position
from gangland.engine.rule import rule


@rule
def first(state: Position) -> int:
    """The seat that begins, asked right after the deal: turn order counts from it."""
    raise NotImplementedError


@rule
def score(state: Position, seat: int) -> int:
    """The points of a seat if the game ended now."""
    raise NotImplementedError


@rule
def note(state: Position, seat: int, action: int, held: Any) -> None:
    """What an action that was just done gives to somebody for the rest of the game, into `held[seat, thing]`."""


@rule
def hold(state: Position, seats: int, held: Any) -> None:
    """At the end: how many of each thing belong to each seat, added to `held[seat, thing]`."""
    raise NotImplementedError


@dataclass(frozen=True)
class Stakes:
    """The description of one game."""

    first: Callable[..., int]
    score: Callable[..., int]
    hold: Callable[..., None]
    things: tuple[Message, ...]  # the names of what can belong to a seat, in the texts of the game
    score_class: int  # points in one class of a histogram
    note: Callable[..., None] = note

    @property
    def bindings(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        return {first: self.first, score: self.score, note: self.note, hold: self.hold}
