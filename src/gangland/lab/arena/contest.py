"""What an arena is asked for, checked: the same contest gives the same games."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from typing import Any

from gangland.bots import player
from gangland.engine.game import Game
from gangland.engine.mistakes import Mistake
from gangland.engine.table import Table
from gangland.lab.arena.bout import Make
from gangland.lab.arena.lineups import Lineup, labelled, rotations


@dataclass(frozen=True)
class Contest:
    """Who plays what, how often, with which deals. Games are counted from 1, deals from 0."""

    table: Table
    bots: tuple[str, ...]  # as they were asked for
    seed: int
    asked: int  # games; as many are played as make whole deals

    @cached_property
    def labels(self) -> list[str]:
        return labelled(self.bots)

    @cached_property
    def lineups(self) -> list[Lineup]:
        """The line-ups of each deal."""
        return rotations(self.labels, self.table.seats, self.table.automata)

    @property
    def deals(self) -> int:
        return -(-self.asked // len(self.lineups))

    @property
    def games(self) -> int:
        return self.deals * len(self.lineups)

    def deal(self, number: int) -> int:
        """The deal of a game: all line-ups of one deal come one after another."""
        return (number - 1) // len(self.lineups)

    def lineup(self, number: int) -> Lineup:
        """Who sits where in a game."""
        return self.lineups[(number - 1) % len(self.lineups)]

    def as_json(self) -> dict[str, Any]:
        about = self.table.as_json() | {"version": self.table.game.version}  # games by other rules are other games
        return about | {"bots": list(self.bots), "seed": self.seed, "asked": self.asked}


def new_contest(table: Table | Game, bots: Sequence[str], games: int, seed: int = 0, make: Make = player) -> Contest:
    """A contest that can be held; a Mistake says why not."""
    table = table if isinstance(table, Table) else Table.of(table)
    if games < 1:
        raise Mistake("mistake-games", games=games, threads="1")
    if not bots:
        raise Mistake("mistake-arena-no-bots")
    room = table.seats - len(table.automata)
    if len(bots) > room:
        raise Mistake("mistake-arena-bots", bots=len(bots), room=room)
    for name in bots:
        make(name)
    return Contest(table, tuple(bots), seed, games)


def need(*modules: str) -> None:
    """A Mistake names the extra that brings a module which is not here: better before hours of games than after."""
    for module in modules:
        if find_spec(module) is None:
            raise Mistake("mistake-no-lab", module=module)
