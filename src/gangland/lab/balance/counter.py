"""Chunks of games, counted: random ones by compiled loops, those of bots move by move. Chunks add up in any order."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from gangland.bots import Player
from gangland.engine import loops
from gangland.engine.game import Game, bits
from gangland.engine.match import preferred_rules
from gangland.engine.position import Position, over
from gangland.engine.rules import MAX_SEATS, Numbers, Rules
from gangland.engine.stakes import Stakes
from gangland.lab.balance import counts
from gangland.lab.whatif.samples import decision_seed

Row = list[int]  # one game of bots, as COLUMNS says


@dataclass(frozen=True)
class Piece:
    """What came out of some games: counts, and a row for each game of bots."""

    totals: Numbers
    rows: list[Row] = field(default_factory=list)


Play = Callable[[int, int], Piece]  # (number of the first game, how many)


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


class Table:
    """A game at one table, ready to be played and counted."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Numbers,
        seed: int,
        plain: bool | None = None,
        described: Stakes | None = None,
    ) -> None:
        self.game, self.seats, self.options, self.seed = game, seats, options, seed
        self.playing = preferred_rules(game, plain)  # shared with bots, whose doors may be open already
        self.stakes = described or game.stakes
        self.counting = Rules(game, self.playing.way)
        self.counting.target.bindings = {**game.bindings, **self.stakes.bindings}
        self.begins = counts.things_begin(len(game.actions))

    def blank_totals(self) -> Numbers:
        return np.zeros(counts.size(len(self.game.actions), len(self.stakes.things)), np.int64)

    def room(self) -> tuple[Any, Any, Any]:
        """Memory for one game at a time: how it goes, who holds what, how it ends."""
        held = np.zeros((MAX_SEATS, len(self.stakes.things)), np.int64)
        return np.zeros(counts.COURSE, np.int64), held, np.zeros((MAX_SEATS, 2), np.int64)

    def random_games(self, number: int, games: int) -> Piece:
        """Random games of the stream, number `number` and on."""
        totals = self.blank_totals()
        course, held, ends = self.room()
        # The middle of three: what another thread writes next to it never shares a cache line with it.
        cells = np.zeros(3, self.game.state)[1:2]
        actions = np.zeros(3 * len(self.game.actions), np.int16)[len(self.game.actions) :]
        self.counting.door(counts.tally_playouts)(
            self.counting.row(over(cells)),
            self.seats,
            self.options,
            self.seed,
            number,
            games,
            self.stakes.score_class,
            self.begins,
            actions,
            course,
            held,
            ends,
            totals,
        )
        return Piece(totals)

    def bot_games(self, bot: Player) -> Play:
        """Games in which a bot plays every seat."""

        def play(number: int, games: int) -> Piece:
            totals = self.blank_totals()
            return Piece(totals, [self.bot_game(bot, game, totals) for game in range(number, number + games)])

        return play

    def bot_game(self, bot: Player, number: int, totals: Numbers) -> Row:
        """One of them, added to the counts."""
        position = self.dealt(number)
        moves = bot_moves(self.playing, bot, position, self.seed, number)
        course, held, ends = self.room()
        ending = self.counting.door(counts.tally_moves)(
            self.counting.row(self.dealt(number)),
            moves,
            len(moves),
            self.seats,
            self.stakes.score_class,
            self.begins,
            course,
            held,
            ends,
            totals,
        )
        kept = (counts.MOVES, counts.TURNS, counts.FIRST, counts.CHANGES, counts.OUTCOME)
        points, places = ([int(one) for one in ends[: self.seats, column]] for column in (0, 1))
        return [number, *(int(course[one]) for one in kept), int(ending), *points, *places]

    def dealt(self, number: int) -> Position:
        """The deal of a game of the stream."""
        position = self.game.blank()
        self.playing.enter_deal(self.playing.row(position), self.seats, self.options, self.seed, number)
        return position


def bot_moves(rules: Rules, bot: Player, position: Position, seed: int, number: int) -> Numbers:
    """What a bot does on every seat, to the end of a game: pairs of seat and action."""
    moves: list[tuple[int, int]] = []
    while (waiting := rules.to_act(position)) and len(moves) < loops.MOVE_LIMIT:
        seat = next(iter(bits(waiting)))
        action = bot.ask(rules, position, seat, decision_seed(seed, number, len(moves))).action
        rules.play(position, seat, action)
        moves.append((seat, action))
    return np.array(moves, np.int64).reshape(-1, 2)
