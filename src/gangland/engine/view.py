"""What a seat, or a spectator, sees: plain typed data, its legal actions in it, and nothing it may not know."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from gangland.engine.game import Game, bits
from gangland.engine.position import Position
from gangland.engine.rules import Rules


class Standing(NamedTuple):
    """How a seat ended: its points and its place; seats that share a place share the number."""

    points: int
    place: int


@dataclass(frozen=True, slots=True)
class View:
    """A position through the eyes of one seat, or of NOBODY: a spectator."""

    game: str
    seat: int
    seats: int
    to_act: tuple[int, ...]  # the seats that owe a decision; none at the end
    legal: tuple[int, ...]  # the actions of this seat, if it owes one
    result: tuple[Standing, ...] | None  # when the game is over
    table: Any  # the game's own part: a frozen dataclass of its view.py


def standings(rules: Rules, position: Position, seats: int) -> tuple[Standing, ...]:
    return tuple(Standing(int(points), int(place)) for points, place in rules.result(position)[:seats])


def look(game: Game, rules: Rules, position: Position, seats: int, seat: int) -> View:
    """The view of one seat; the game's own `view` decides what is left out."""
    waiting = rules.to_act(position)
    legal = tuple(rules.legal(position, seat)) if seat >= 0 and waiting >> seat & 1 else ()
    result = None if waiting else standings(rules, position, seats)
    return View(game.id, seat, seats, tuple(bits(waiting)), legal, result, game.view(position, seat))
