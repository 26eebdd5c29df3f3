"""Random games by the million, on threads or on a GPU: the same seeds give the same totals everywhere."""

import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from gangland.engine import loops
from gangland.engine.game import Game
from gangland.engine.match import preferred_rules
from gangland.engine.rules import MAX_SEATS, Numbers, Rules

CHUNKS = {"plain": 20, "compiled": 20_000}  # games in one piece of work: a fraction of a second
GPU_CHUNK = 20_000_000
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
            "longest": int(self.totals[loops.LONGEST]),
            "unfinished": int(self.totals[loops.UNFINISHED]),
            "lengths": self.lengths(),
        }

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
) -> Simulation:
    """Play that many random games of the stream `seed`. Ctrl-C ends it early, with what was done so far."""
    seats = game.check_seats(seats)
    chosen = game.full_options(options or {})
    numbers = game.option_numbers(chosen)
    if games < 1 or threads < 1:
        raise ValueError(f"at least one game on at least one thread, not {games} games on {threads}")
    totals = np.zeros(loops.TOTALS, np.int64)
    began = time.perf_counter()
    if device == "cuda":
        from gangland.engine.gpu import playouts_on_gpu

        pieces = playouts_on_gpu(game, seats, numbers, seed, games, GPU_CHUNK)
    elif device == "cpu":
        pieces = _on_threads(preferred_rules(game, None), seats, numbers, seed, games, threads)
    else:
        raise ValueError(f"a device is cpu or cuda, not {device!r}")
    try:
        for piece in pieces:
            add_totals(totals, piece)
            progress(int(totals[loops.GAMES]))
    except KeyboardInterrupt:
        pass
    return Simulation(game.id, seats, chosen, seed, device, threads, time.perf_counter() - began, totals)


def add_totals(totals: Numbers, piece: Numbers) -> None:
    """Add the totals of other games; the longest game is the longer of the two."""
    longest = max(totals[loops.LONGEST], piece[loops.LONGEST])
    totals += piece
    totals[loops.LONGEST] = longest


def play_chunk(rules: Rules, seats: int, options: Numbers, seed: int, first: int, games: int) -> Numbers:
    """The totals of games number `first` and on."""
    totals, ends = np.zeros(loops.TOTALS, np.int64), np.zeros((MAX_SEATS, 2), np.int64)
    row = rules.row(rules.game.blank())
    rules.enter_playouts(row, seats, options, seed, first, games, rules.actions_buffer(), ends, totals)
    return totals


def _on_threads(rules: Rules, seats: int, options: Numbers, seed: int, games: int, threads: int) -> Iterator[Numbers]:
    """Pieces of work on threads, finished ones first; compiled rules run outside the interpreter's lock."""
    size = CHUNKS[rules.way]
    play_chunk(rules, seats, options, seed, 0, 1)  # compile once, before the threads ask for it together
    firsts = iter(range(0, games, size))
    running: set[Future[Numbers]] = set()
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                for first in firsts:
                    count = min(size, games - first)
                    running.add(pool.submit(play_chunk, rules, seats, options, seed, first, count))
                    if len(running) > 2 * threads:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for piece in done:
                    yield piece.result()
        finally:
            for piece in running:
                piece.cancel()
