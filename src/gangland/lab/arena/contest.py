"""What an arena is asked for, checked: the same contest gives the same games."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from importlib.util import find_spec
from typing import Any

from gangland.bots import player
from gangland.engine.game import Game
from gangland.engine.mistakes import Mistake
from gangland.games import load
from gangland.lab.arena.bout import Make
from gangland.lab.arena.lineups import Table, labelled, rotations


@dataclass(frozen=True)
class Contest:
    """Who plays what, how often, with which deals. Games are counted from 1, deals from 0."""

    game: str
    version: int  # of the rules: games by other rules are other games
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]  # as they were asked for
    seed: int
    asked: int  # games; as many are played as make whole deals

    @cached_property
    def labels(self) -> list[str]:
        return labelled(self.bots)

    @cached_property
    def tables(self) -> list[Table]:
        """The tables of each deal."""
        return rotations(self.labels, self.seats, load(self.game).automata(self.options))

    @property
    def deals(self) -> int:
        return -(-self.asked // len(self.tables))

    @property
    def games(self) -> int:
        return self.deals * len(self.tables)

    def deal(self, number: int) -> int:
        """The deal of a game: all tables of one deal come one after another."""
        return (number - 1) // len(self.tables)

    def table(self, number: int) -> Table:
        """Who sits where in a game."""
        return self.tables[(number - 1) % len(self.tables)]

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"bots": list(self.bots)}


def new_contest(
    game: Game,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    make: Make = player,
) -> Contest:
    """A contest that can be held; a Mistake says why not."""
    seats = game.check_seats(seats)
    chosen = game.full_options(options or {})
    game.check_options(seats, chosen)
    if games < 1:
        raise Mistake("mistake-games", games=games, threads="1")
    if not bots:
        raise Mistake("mistake-arena-no-bots")
    room = seats - len(game.automata(chosen))
    if len(bots) > room:
        raise Mistake("mistake-arena-bots", bots=len(bots), room=room)
    for name in bots:
        make(name)
    return Contest(game.id, game.version, seats, chosen, tuple(bots), seed, games)


def need(*modules: str) -> None:
    """A Mistake names the extra that brings a module which is not here: better before hours of games than after."""
    for module in modules:
        if find_spec(module) is None:
            raise Mistake("mistake-no-lab", module=module)
