"""Printed against changed: both play the same deals, and each figure has its difference and interval."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from gangland.bots import player
from gangland.engine.game import Game
from gangland.engine.match import preferred_rules
from gangland.engine.mistakes import Mistake
from gangland.engine.rules import Numbers, Rules
from gangland.engine.table import Table
from gangland.lab.cluster.pieces import shared
from gangland.lab.count import Progress, counting
from gangland.lab.intervals import wilson
from gangland.lab.simulation import CHUNKS
from gangland.lab.threads import by_threads
from gangland.lab.whatif.changes import Change
from gangland.lab.whatif.moments import Estimate, Moments
from gangland.lab.whatif.samples import MOVES, SEATS, SHARED, TURNS, WIN, sample_bot_games, sample_games, width
from gangland.lab.whatif.variants import check, variant

COMMAND = "whatif"
NUMBER = 0  # the place of the count of deals in the totals of moments
Weights = dict[int, int]  # of columns
Figure = dict[str, dict[str, float | None]]  # printed, changed, difference


@dataclass(frozen=True)
class Comparison:
    """What came out of the same deals, played as printed and changed."""

    table: Table  # of the printed game
    seed: int
    threads: int
    bot: str | None  # who plays every seat; nobody: at random
    changes: list[dict[str, Any]]
    seconds: float
    moments: Moments  # of rows of both: first as printed, then changed
    cut_short: Mistake | None = None  # why there are no more games, if it was that
    kept: int = 0  # games whose moments are in a folder

    @property
    def games(self) -> int:
        """Deals: each was played twice."""
        return self.moments.count

    def as_json(self) -> dict[str, Any]:
        """Plain numbers for `--json` and for reports; a share of wins counts a shared win as a part of one."""
        report: dict[str, Any] = {
            **self.table.as_json(),
            "seed": self.seed,
            "threads": self.threads,
            "bot": self.bot,
            "games": self.games,
            "seconds": round(self.seconds, 6),
            "changes": self.changes,
        }
        if self.games:
            report |= {
                "wins": [self.share({SEATS + seat: 1}, WIN) for seat in range(self.seats)],
                "points": [self.figure({SEATS + self.seats + seat: 1}) for seat in range(self.seats)],
                "gap": self.gap(),
                "shared": self.share({SHARED: 1}),
                "length": self.figure({MOVES: 1}),
                "turns": self.figure({TURNS: 1}),
            }
        return report

    @property
    def seats(self) -> int:
        return self.table.seats

    def _changed(self, weights: Weights) -> Weights:
        return {column + width(self.seats): weight for column, weight in weights.items()}

    def figure(self, weights: Weights, unit: int = 1, changed: Weights | None = None) -> Figure:
        """A weighted sum of columns as printed, changed (the same sum unless another is given), and the difference."""
        after = self._changed(weights if changed is None else changed)
        less = {column: -weight for column, weight in weights.items()}
        sums = {"printed": weights, "changed": after, "difference": {**after, **less}}
        return {name: self.moments.estimate(one, unit).as_json() for name, one in sums.items()}

    def share(self, weights: Weights, unit: int = 1) -> Figure:
        """The same for a share, whose interval stays within 0 and 1."""
        figure = self.figure(weights, unit)
        for name in ("printed", "changed"):
            mean = figure[name]["mean"] or 0.0
            figure[name] = Estimate(mean, *wilson(mean * self.games, self.games)).as_json()
        return figure

    def gap(self) -> Figure:
        """How unfair the seats are: the share of the seat that wins most less that of the one that wins least."""
        return self.figure(self._gap(0), WIN, self._gap(width(self.seats)))

    def _gap(self, first: int) -> Weights:
        wins = self.moments.sums[first + SEATS : first + SEATS + self.seats]
        best, worst = int(np.argmax(wins)), int(np.argmin(wins))
        return {} if best == worst else {SEATS + best: 1, SEATS + worst: -1}


def compare(
    table: Table | Game,
    changes: Mapping[str, Any] | Sequence[Change],
    games: int,
    seed: int = 0,
    threads: int = 1,
    progress: Progress = lambda done: None,
    plain: bool | None = None,
    bot: str | None = None,
    folder: Path | None = None,
) -> Comparison:
    """Play that many deals of the stream `seed`, each as printed and with the changes, at random or by a bot.

    Deal number n has the same seed in both, so where the decks are alike so are the deals. Ctrl-C ends it early, with
    what was done so far. With a folder that is kept there, and the next call resumes from it.
    """
    table = table if isinstance(table, Table) else Table.of(table)
    if games < 1 or threads < 1:
        raise Mistake("mistake-games", games=games, threads=str(threads))
    wanted = check(table.game.design, changes)
    both = [preferred_rules(one, plain) for one in (table.game, variant(table.game.id, wanted))]
    sample = sample_games if bot is None else partial(sample_bot_games, bot=player(bot))
    size = shared(games, threads, CHUNKS[both[0].way]) if bot is None else 1
    play = partial(by_threads, pairs(sample, both, table, seed), threads)
    told = changes_json(table.game, wanted)
    alike = sorted(told, key=lambda one: str(one["path"]))  # in whatever order they were given
    asked, columns = {"seed": seed, "bot": bot, "changes": alike}, 2 * width(table.seats)
    with counting(folder, COMMAND, table, asked, games, Moments(columns).totals(), NUMBER) as count:
        count.play(games, size, play, progress)
    moments, seconds = Moments.of(count.tally.totals, columns), count.tally.seconds
    return Comparison(table, seed, threads, bot, told, seconds, moments, count.cut_short, count.kept)


def changes_json(game: Game, changes: Sequence[Change]) -> list[dict[str, Any]]:
    printed = game.design.printed
    return [{"path": one.path, "printed": printed[one.path], "changed": one.value} for one in changes]


def pairs(
    sample: Callable[..., Numbers], both: Sequence[Rules], table: Table, seed: int
) -> Callable[[int, int], Numbers]:
    """What plays deals by both versions, given the first and how many, and has the totals of their moments."""

    def play(first: int, games: int) -> Numbers:
        rows = np.hstack([sample(rules, table, seed, first, games) for rules in both])
        moments = Moments(rows.shape[1])
        moments.add(rows)
        return moments.totals()

    return play
