"""Random games by the million, on threads or on a GPU: the same seeds give the same totals everywhere."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from gangland.engine import loops
from gangland.engine.game import Game
from gangland.engine.match import preferred_rules
from gangland.engine.mistakes import Mistake
from gangland.engine.position import over
from gangland.engine.rules import MAX_SEATS, Numbers, Rules
from gangland.engine.table import Table
from gangland.games import load
from gangland.lab.cluster.cluster import Cluster
from gangland.lab.cluster.pieces import Cut, Piece, shared
from gangland.lab.count import Progress, counting
from gangland.lab.threads import EMPTY, Stream, by_threads

CHUNKS = {"plain": 20, "compiled": 20_000}  # games in one piece of work: a fraction of a second
FAR_CHUNKS = 10  # of these in one piece for another machine at most: it costs a millisecond to send
FAR_WORKERS = 32  # of a cluster, before anybody has counted them
GPU_CHUNK = 20_000_000
ON_RAY = "ray"
COMMAND = "simulate"


@dataclass(frozen=True)
class Simulation:
    """What came out of many random games: whole numbers, and what follows from them."""

    table: Table
    seed: int
    device: str
    threads: int
    seconds: float
    totals: Numbers
    cut_short: Mistake | None = None  # why there are no more games, if it was that
    kept: int = 0  # games whose totals are in a folder

    @property
    def games(self) -> int:
        return int(self.totals[loops.GAMES])

    @property
    def moves(self) -> int:
        return int(self.totals[loops.MOVES])

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    def of_seats(self, first: int) -> list[int]:
        return [int(number) for number in self.totals[first : first + self.table.seats]]

    def as_json(self) -> dict[str, Any]:
        """Plain numbers for `--json`."""
        games = max(self.games, 1)
        return {
            **self.table.as_json(),
            "seed": self.seed,
            "device": self.device,
            "threads": self.threads,
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 6),
            "moves_per_second": round(self.moves_per_second, 1),
            "wins": self.of_seats(loops.WINS),
            "shared": int(self.totals[loops.SHARED]),
            "points": [points / games for points in self.of_seats(loops.POINTS)],
            "mean_length": self.moves / games,
            "mean_turns": int(self.totals[loops.TURNS]) / games,
            "endings": self.endings(),
            "longest": int(self.totals[loops.LONGEST]),
            "unfinished": int(self.totals[loops.UNFINISHED]),
            "lengths": self.lengths(),
        }

    def endings(self) -> dict[str, int]:
        """How many games ended in each way, where there are several."""
        names = self.table.game.endings
        return {name: int(self.totals[loops.ENDINGS + place]) for place, name in enumerate(names)}

    def lengths(self) -> list[dict[str, int]]:
        """How many games took how many moves, in classes, without the empty ones."""
        counts = self.totals[loops.HISTOGRAM :]
        return [
            {"from": place * loops.LENGTH_CLASS, "games": int(count)} for place, count in enumerate(counts) if count
        ]


def simulate(
    table: Table | Game,
    games: int,
    seed: int = 0,
    threads: int = 1,
    device: str = "cpu",
    progress: Progress = lambda done: None,
    plain: bool | None = None,
    cluster: Cluster | None = None,
    folder: Path | None = None,
) -> Simulation:
    """Play that many random games of the stream `seed`. Ctrl-C ends it early, with what was done so far.

    With a folder the totals are kept there, and the next call resumes from them. With a cluster its workers play,
    instead of threads of this process. It is reached through a process of our own, which is spawned: a script that does
    so needs the usual `if __name__ == "__main__":`.
    """
    table = table if isinstance(table, Table) else Table.of(table)
    if games < 1 or threads < 1:
        raise Mistake("mistake-games", games=games, threads=str(threads))
    size, play = _players(table, seed, games, threads, device, plain, cluster)
    blank = np.zeros(loops.TOTALS, np.int64)
    with counting(folder, COMMAND, table, {"seed": seed}, games, blank, loops.GAMES, loops.LONGEST) as count:
        count.play(games, size, play, progress)
    if cluster:
        device, threads = ON_RAY, cluster.most
    tally = count.tally
    return Simulation(table, seed, device, threads, tally.seconds, tally.totals, count.cut_short, count.kept)


def play_chunk(rules: Rules, table: Table, seed: int, first: int, games: int) -> Numbers:
    """The totals of games number `first` and on."""
    totals, ends = np.zeros(loops.TOTALS, np.int64), np.zeros((MAX_SEATS, 2), np.int64)
    # The middle of three: what another thread writes next to it never shares a cache line with it.
    cells = np.zeros(3, rules.game.state)[1:2]
    actions = np.zeros(3 * len(rules.game.actions), np.int16)[len(rules.game.actions) :]
    rules.enter_playouts(rules.row(over(cells)), table.seats, table.numbers, seed, first, games, actions, ends, totals)
    return totals


@dataclass(frozen=True)
class Playouts:
    """Random games at one table as work for other machines."""

    table: Table
    seed: int
    plain: bool
    ahead: int = 2  # short pieces: a worker has the next one before it asks

    def begin(self) -> Callable[[Piece], tuple[Piece, Numbers]]:
        play = partial(play_chunk, preferred_rules(self.table.game, self.plain), self.table, self.seed)
        play(*EMPTY)  # compiles
        return lambda piece: (piece, play(*piece))


def _players(
    table: Table, seed: int, games: int, threads: int, device: str, plain: bool | None, cluster: Cluster | None
) -> tuple[int, Callable[[Cut], Stream]]:
    """How many games a piece has, and who plays them."""
    game = table.game
    if cluster:
        if load(game.id) is not game:
            raise Mistake("mistake-ray-variant", game=game.id)
        way = preferred_rules(game, plain).way
        size = shared(games, cluster.workers or FAR_WORKERS, FAR_CHUNKS * CHUNKS[way])
        return max(size, CHUNKS[way]), partial(_on_cluster, cluster, Playouts(table, seed, way == "plain"))
    if device == "cuda":
        return GPU_CHUNK, partial(_on_gpu, table, seed)
    if device == "cpu":
        rules = preferred_rules(game, plain)
        play = partial(play_chunk, rules, table, seed)
        return shared(games, threads, CHUNKS[rules.way]), partial(by_threads, play, threads)
    raise Mistake("mistake-device", device=device)


def _on_gpu(table: Table, seed: int, pieces: Cut) -> Stream:
    """First an empty piece once the kernel is compiled, then one piece after another."""
    from gangland.engine.gpu import playouts_on_gpu

    play = playouts_on_gpu(table.game, table.seats, table.numbers, seed)
    for piece in chain([EMPTY], pieces):
        yield piece, play(*piece)


def _on_cluster(cluster: Cluster, playouts: Playouts, pieces: Cut) -> Stream:
    """First an empty piece once a worker is ready, then pieces from all machines as they are finished."""
    with cluster.spread(playouts, pieces) as finished:
        yield EMPTY, np.zeros(loops.TOTALS, np.int64)
        yield from finished
