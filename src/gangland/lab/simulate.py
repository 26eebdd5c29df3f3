"""Random games by the million, on threads or on a GPU: the same seeds give the same totals everywhere."""

import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

import numpy as np

from gangland.engine import loops
from gangland.engine.game import Game
from gangland.engine.match import preferred_rules
from gangland.engine.mistakes import Mistake
from gangland.engine.position import over
from gangland.engine.rules import MAX_SEATS, Numbers, Rules
from gangland.games import load
from gangland.lab.spread.cluster import Cluster, CutShort
from gangland.lab.spread.pieces import Cut, Piece

CHUNKS = {"plain": 20, "compiled": 20_000}  # games in one piece of work: a fraction of a second
FAR_CHUNKS = 10  # of these in one piece for another machine: it costs a millisecond to send
GPU_CHUNK = 20_000_000
ON_RAY = "ray"
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Simulation:
    """What came out of many random games: whole numbers, and what follows from them."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    device: str
    threads: int
    seconds: float
    totals: Numbers
    cut_short: CutShort | None = None  # why there are no more games, if it was that

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
        return [int(number) for number in self.totals[first : first + self.seats]]

    def as_json(self) -> dict[str, Any]:
        """Plain numbers for `--json`."""
        games = max(self.games, 1)
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
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
        names = load(self.game).endings
        return {name: int(self.totals[loops.ENDINGS + place]) for place, name in enumerate(names)}

    def lengths(self) -> list[dict[str, int]]:
        """How many games took how many moves, in classes, without the empty ones."""
        counts = self.totals[loops.HISTOGRAM :]
        return [
            {"from": place * loops.LENGTH_CLASS, "games": int(count)} for place, count in enumerate(counts) if count
        ]


def simulate(
    game: Game,
    games: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    threads: int = 1,
    device: str = "cpu",
    progress: Progress = lambda done: None,
    plain: bool | None = None,
    cluster: Cluster | None = None,
) -> Simulation:
    """Play that many random games of the stream `seed`. Ctrl-C ends it early, with what was done so far.

    With a cluster its workers play them, instead of threads of this process. It is reached through a process of our
    own, which is spawned: a script that does so needs the usual `if __name__ == "__main__":`.
    """
    seats = game.check_seats(seats)
    chosen = game.full_options(options or {})
    game.check_options(seats, chosen)
    numbers = game.option_numbers(chosen)
    if games < 1 or threads < 1:
        raise Mistake("mistake-games", games=games, threads=str(threads))
    if cluster:
        pieces = _on_cluster(cluster, game, seats, numbers, seed, games, plain)
    elif device == "cuda":
        from gangland.engine.gpu import playouts_on_gpu

        pieces = playouts_on_gpu(game, seats, numbers, seed, games, GPU_CHUNK)
    elif device == "cpu":
        pieces = _on_threads(preferred_rules(game, plain), seats, numbers, seed, games, threads)
    else:
        raise Mistake("mistake-device", device=device)
    totals, seconds, cut_short = collected(pieces, progress)
    if cluster:
        device, threads = ON_RAY, cluster.most
    return Simulation(game.id, seats, chosen, seed, device, threads, seconds, totals, cut_short)


def collected(pieces: Iterator[Numbers], progress: Progress) -> tuple[Numbers, float, CutShort | None]:
    """The totals of all pieces, or of those before Ctrl-C or the end of a cluster; the seconds that they took."""
    next(pieces)  # compiles, and plays nothing: the clock starts after it
    totals, cut_short = np.zeros(loops.TOTALS, np.int64), None
    began = ended = time.perf_counter()
    try:
        for piece in pieces:
            add_totals(totals, piece)
            ended = time.perf_counter()  # after the last piece: to leave a cluster is no part of the games
            progress(int(totals[loops.GAMES]))
    except KeyboardInterrupt:
        pass
    except CutShort as reason:
        cut_short = reason
    return totals, ended - began, cut_short


def add_totals(totals: Numbers, piece: Numbers) -> None:
    """Add the totals of other games; the longest game is the longer of the two."""
    longest = max(totals[loops.LONGEST], piece[loops.LONGEST])
    totals += piece
    totals[loops.LONGEST] = longest


def play_chunk(rules: Rules, seats: int, options: Numbers, seed: int, first: int, games: int) -> Numbers:
    """The totals of games number `first` and on."""
    totals, ends = np.zeros(loops.TOTALS, np.int64), np.zeros((MAX_SEATS, 2), np.int64)
    # The middle of three: what another thread writes next to it never shares a cache line with it.
    cells = np.zeros(3, rules.game.state)[1:2]
    actions = np.zeros(3 * len(rules.game.actions), np.int16)[len(rules.game.actions) :]
    rules.enter_playouts(rules.row(over(cells)), seats, options, seed, first, games, actions, ends, totals)
    return totals


def _on_threads(rules: Rules, seats: int, options: Numbers, seed: int, games: int, threads: int) -> Iterator[Numbers]:
    """First an empty piece once the rules are compiled, then pieces of work from threads as they are finished.

    Compiled rules run outside the interpreter's lock, so threads run side by side.
    """
    yield play_chunk(rules, seats, options, seed, 0, 0)
    size = CHUNKS[rules.way]
    waiting = (partial(play_chunk, rules, seats, options, seed, first, min(size, games - first))
               for first in range(0, games, size))  # fmt: skip
    with ThreadPoolExecutor(threads) as pool:
        running: set[Future[Numbers]] = set()
        try:
            while True:
                running |= {pool.submit(work) for work in islice(waiting, 2 * threads - len(running))}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for piece in done:
                    yield piece.result()
        finally:
            for piece in running:
                piece.cancel()


@dataclass(frozen=True)
class Playouts:
    """Random games as work for other machines."""

    game: str
    seats: int
    options: Numbers
    seed: int
    plain: bool
    ahead: int = 2  # short pieces: a worker has the next one before it asks

    def begin(self) -> Callable[[Piece], Numbers]:
        rules = preferred_rules(load(self.game), self.plain)
        play_chunk(rules, self.seats, self.options, self.seed, 0, 0)  # compiles
        return lambda piece: play_chunk(rules, self.seats, self.options, self.seed, *piece)


def _on_cluster(
    cluster: Cluster, game: Game, seats: int, options: Numbers, seed: int, games: int, plain: bool | None
) -> Iterator[Numbers]:
    """First an empty piece once a worker is ready, then pieces from all machines as they are finished."""
    if load(game.id) is not game:
        raise Mistake("mistake-ray-variant", game=game.id)
    way = preferred_rules(game, plain).way
    job = Playouts(game.id, seats, options, seed, plain=way == "plain")
    with cluster.spread(job, Cut(games, FAR_CHUNKS * CHUNKS[way])) as pieces:
        yield np.zeros(loops.TOTALS, np.int64)
        yield from pieces
