"""`gangland bench --device cuda`: all that runs on a GPU in one table, with pgx on the same GPU in the same run."""

import os
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from typing import Any

import numpy as np

from gangland.adapters.batch import Batch
from gangland.adapters.batch.gpu import NoRoom
from gangland.bench.adapters import STEPS_AT_ONCE, best_speed
from gangland.bench.figure import SEED, Figure, Progress, measured_tables, title
from gangland.bench.peers import Play, prepare_pgx_on_gpu
from gangland.bench.speed import gpu_playouts
from gangland.engine.gpu import NoGpu, has_gpu
from gangland.engine.table import Table
from gangland.games import GAMES, load

LANES = 1 << 22  # games stepped at once: fewer leave a large GPU idle between two steps
WARM_STEPS = 200  # until games are out of step with one another, as they stay: before that a GPU is faster
NEAREST, RATIO = "sparrow_mahjong", 10  # pgx's only game of hands, draws and discards that is not a toy of six cards
OTHERS = ("leduc_holdem", "kuhn_poker")  # the toys, for whoever wonders
PEER = "pgx-gpu/"
FEW_LANES, FEW_STEPS = 512, 160  # in which GPU and threads must agree


def gpu_figures(seconds: float, peers: bool, progress: Progress) -> Iterator[Figure]:
    """Playouts, and batches with observations, of every game's usual table."""
    if not has_gpu():
        raise NoGpu("mistake-no-gpu")
    speeds = peer_speeds(seconds, progress) if peers and find_spec("pgx") and find_spec("jax") else {}
    for id in GAMES:
        for table in gpu_tables(id):
            yield from gpu_playouts(table, progress)
            progress(f"{title(table)}: batch on one GPU")
            yield from batch_figures(table, best_speed(random_batch(table), seconds), speeds)
            what = f"{title(table)}: batch of {FEW_LANES} equal on GPU and CPU"
            yield Figure(what, float(is_same(table)), "1 = yes", at_least=1)
    for name in OTHERS:
        if name in speeds:
            yield Figure(f"{PEER}{name}", speeds[name], "moves/s")


def gpu_tables(id: str) -> list[Table]:
    """The tables that are measured everywhere, and those that are measured on a GPU alone."""
    game = load(id)
    return [*(Table.of(game, *agreed) for agreed in game.figures.gpu_tables), *measured_tables(id)]


def peer_speeds(seconds: float, progress: Progress) -> dict[str, float]:
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # else it takes most of the memory for itself
    speeds = {}
    for name in (NEAREST, *OTHERS):
        progress(f"{PEER}{name}")
        speeds[name] = best_speed(prepare_pgx_on_gpu(name), seconds)
    return speeds


def batch_figures(table: Table, speed: float, speeds: Mapping[str, float]) -> Iterator[Figure]:
    """The batch by itself, and beside pgx."""
    what, promised = f"{title(table)}: batch on one GPU, observations included", table.game.figures.gpu_batch
    yield Figure(what, speed, "moves/s", promised)
    if theirs := speeds.get(NEAREST):
        must = RATIO * theirs if promised else None
        yield Figure(what, speed, "moves/s", must, peer=f"{PEER}{NEAREST}", peer_value=theirs)


def batch_of(table: Table, lanes: int, device: str) -> Batch:
    options: dict[str, Any] = dict(table.options)
    return Batch(table.game.id, lanes, seats=table.seats, seed=SEED, device=device, **options)


def as_many_as_fit(table: Table) -> Batch:
    """So many games at once as this GPU has room for."""
    lanes = LANES
    while True:
        try:
            return batch_of(table, lanes, "cuda")
        except NoRoom:
            if lanes <= FEW_LANES:
                raise
            lanes //= 2


def random_batch(table: Table) -> Play:
    """Random steps: drawn, done, and shown to the next seat, all on the GPU."""
    games = as_many_as_fit(table)
    for _ in range(WARM_STEPS):
        games.step(games.sample())

    def play() -> int:
        for _ in range(STEPS_AT_ONCE):
            games.step(games.sample())  # comes back when all is done: it tells of refused actions
        return STEPS_AT_ONCE * games.count

    return play


def is_same(table: Table) -> bool:
    """Do a GPU and threads show the same bytes of the same games?"""
    here, there = (batch_of(table, FEW_LANES, device) for device in ("cpu", "cuda"))
    for _ in range(FEW_STEPS):
        drawn = np.array(here.sample())
        if (drawn != np.asarray(there.sample())).any():
            return False
        here.step(drawn)
        there.step(drawn)
    shown = ("observation", "legal_action_mask", "current_player", "rewards", "terminated")
    same = all((np.asarray(getattr(here, name)) == np.asarray(getattr(there, name))).all() for name in shown)
    return same and here.positions().tobytes() == there.positions().tobytes()
