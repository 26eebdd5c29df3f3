"""Chunks of games, counted: random ones by compiled loops, those of bots move by move. Chunks add up in any order."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from gangland.bots import Player
from gangland.engine.match import preferred_rules
from gangland.engine.position import over
from gangland.engine.rules import MAX_SEATS, Numbers, Rules
from gangland.engine.stakes import Stakes
from gangland.engine.table import Table
from gangland.lab.balance import counts
from gangland.lab.tally import Row
from gangland.lab.whatif.samples import bot_moves, dealt


@dataclass(frozen=True)
class Chunk:
    """What came out of some games: counts, and a row for each game of bots, as `columns` says."""

    totals: Numbers
    rows: list[Row] = field(default_factory=list)


Play = Callable[[int, int], Chunk]  # (number of the first game, how many)


def columns(seats: int) -> list[str]:
    """What a row of a game of bots says; `first` is the seat that began, the others follow by seat."""
    return [
        "game",
        "moves",
        "turns",
        "first",
        "lead_changes",
        "decided_permille",
        "ending",
        *(f"points_{seat}" for seat in range(seats)),
        *(f"place_{seat}" for seat in range(seats)),
    ]


class Counter:
    """Plays and counts the games of one table and stream."""

    def __init__(self, table: Table, seed: int, plain: bool | None = None, stakes: Stakes | None = None) -> None:
        self.table, self.seed = table, seed
        self.game, self.stakes = table.game, stakes or table.game.stakes
        self.playing = preferred_rules(self.game, plain)  # shared with bots, whose doors may be open already
        self.counting = Rules(self.game, self.playing.way)
        self.counting.target.bindings = {**self.game.bindings, **self.stakes.bindings}
        self.begins = counts.things_begin(len(self.game.actions))

    def blank_totals(self) -> Numbers:
        return np.zeros(counts.size(len(self.game.actions), len(self.stakes.things)), np.int64)

    def room(self) -> tuple[Any, Any, Any]:
        """Memory for one game at a time: how it goes, who holds what, how it ends."""
        held = np.zeros((MAX_SEATS, len(self.stakes.things)), np.int64)
        return np.zeros(counts.COURSE, np.int64), held, np.zeros((MAX_SEATS, 2), np.int64)

    def random_games(self, number: int, games: int) -> Chunk:
        """Random games of the stream, number `number` and on."""
        totals, table = self.blank_totals(), self.table
        # The middle of three: what another thread writes next to it never shares a cache line with it.
        cells = np.zeros(3, self.game.state)[1:2]
        actions = np.zeros(3 * len(self.game.actions), np.int16)[len(self.game.actions) :]
        stream = table.seats, table.numbers, self.seed, number, games
        layout = self.stakes.score_class, self.begins
        tally = self.counting.door(counts.tally_playouts)
        tally(self.counting.row(over(cells)), *stream, *layout, actions, *self.room(), totals)
        return Chunk(totals)

    def bot_games(self, bot: Player) -> Play:
        """Games in which a bot plays every seat."""

        def play(number: int, games: int) -> Chunk:
            totals = self.blank_totals()
            return Chunk(totals, [self.bot_game(bot, game, totals) for game in range(number, number + games)])

        return play

    def bot_game(self, bot: Player, number: int, totals: Numbers) -> Row:
        """One of them, added to the counts."""
        stream = self.playing, self.table, self.seed, number
        moves = np.array(bot_moves(self.playing, self.seed, number, dealt(*stream), bot), np.int64).reshape(-1, 2)
        course, held, ends = self.room()
        begin = self.counting.row(dealt(*stream)), moves, len(moves), self.table.seats
        tally = self.counting.door(counts.tally_moves)
        ending = tally(*begin, self.stakes.score_class, self.begins, course, held, ends, totals)
        kept = (counts.MOVES, counts.TURNS, counts.FIRST, counts.CHANGES, counts.OUTCOME)
        points, places = ([int(one) for one in ends[: self.table.seats, column]] for column in (0, 1))
        return [number, *(int(course[one]) for one in kept), int(ending), *points, *places]
