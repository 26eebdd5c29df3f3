"""What a game adds to be weighed: who begins, who leads, and which of its things belong to whom.

A module of this package describes one game by four rules and a list of names. Loops call the stubs below, which are
bound to that game's rules as the stubs of `engine/contract.py` are.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from gangland.engine.game import Game
from gangland.engine.messages import Message
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.engine.rules import Rules, Way
from gangland.games import load

PACKAGE = "gangland.lab.balance"


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
    things: tuple[Message, ...]  # the names of what can belong to a seat, in the texts of the game or of this package
    score_class: int  # points in one class of a histogram
    note: Callable[..., None] = note

    @property
    def bindings(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        return {first: self.first, score: self.score, note: self.note, hold: self.hold}


def stakes(game: Game) -> Stakes:
    """The description of a game.

    A variant (`lab/whatif`) has constants of its own, which only its own import statement finds. So for a variant the
    module is executed again, with the `__builtins__` that the variant's rules have.
    """
    name = f"{__name__}.{game.id}"
    if game is load(game.id):
        found: Stakes = import_module(name).STAKES
        return found
    spec = find_spec(name)
    if spec is None or spec.loader is None:
        raise ImportError(name)
    loader: Any = spec.loader
    rules: Any = game.setup
    space = {"__name__": name, "__package__": __name__, "__builtins__": rules.__globals__["__builtins__"]}
    exec(loader.get_code(name), space)
    made: Any = space["STAKES"]
    return made  # type: ignore[no-any-return]


def counting_rules(game: Game, way: Way, described: Stakes) -> Rules:
    """The rules of a game, bound together with its description."""
    rules = Rules(game, way)
    rules.target.bindings = {**game.bindings, **described.bindings}
    return rules
