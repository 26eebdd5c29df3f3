"""What Gangland is fast at, measured beside its peers in one run."""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

from gangland.bench.adapters import adapter_figures
from gangland.bench.figure import SEED, Figure, Progress, measured_tables, title
from gangland.bench.machine import cores
from gangland.bench.peers import ISMCTS, PEERS, ismcts_speeds, measure, missing
from gangland.bench.ray_gain import gain
from gangland.engine.gpu import has_gpu
from gangland.engine.match import Match
from gangland.engine.table import Table
from gangland.games import GAMES, load
from gangland.lab.simulation import Simulation, simulate

WARM_START_SECONDS = 1.5
THREADS_GAIN = 1.8  # two threads against one
LOOKS_RATIO = 20  # times as many looks ahead in a second as the search of OpenSpiel
GPU_GAMES = 40_000_000  # a second or more on a large GPU
COMPARED_GAMES = 500_000
DEALT = 256  # positions dealt at once, outside the timed part
FACE_PEERS = {"pettingzoo/leduc_holdem": 10, "openspiel-python/gin_rummy": 1}  # how many times as fast we must be
FIRST_MOVE = """
import time
start = time.perf_counter()
import gangland
match = gangland.new({game!r}, seed=7, plain=False)
seat = match.to_act[0]
match.play(match.legal(seat)[0], seat=seat)
{rest}
print(time.perf_counter() - start)
"""
ALL_DOORS = """
from gangland.bots import player
from gangland.lab.simulation import play_chunk
player("greedy").ask(match.rules, match.position, match.to_act[0], 1)
play_chunk(match.rules, match.table, 7, 0, 1)
match.view(0), match.result, match.why_no_undo(), match.rules.census(match.position)
"""


def bench(seconds: float = 1.0, peers: bool = True, progress: Progress = lambda what: None) -> list[dict[str, Any]]:
    """All figures of all games, each measured for about that long; with the peers if their packages are there."""
    return [figure.row() for figure in figures(seconds, peers, progress)]


def figures(seconds: float, peers: bool, progress: Progress) -> Iterator[Figure]:
    speeds = dict(_peer_speeds(seconds, progress)) if peers and not missing() else {}
    for id in GAMES:
        progress(id)
        yield from _sizes(id)
        yield from _starts(id, progress)
        for table in measured_tables(id):
            yield from _playouts(table, seconds, progress)
        yield from _nodes(id, seconds, progress)
        yield from _beside_peers(id, seconds, speeds)
        yield from _face(id, seconds, speeds, progress)
    yield from _search(seconds, peers and not missing(), progress)
    yield from adapter_figures(seconds, speeds, progress)


def _peer_speeds(seconds: float, progress: Progress) -> Iterator[tuple[str, float]]:
    for name in PEERS:
        progress(name)
        yield name, measure(name, seconds).moves_per_second


def _sizes(id: str) -> Iterator[Figure]:
    yield Figure(f"{id}: one position", load(id).state.itemsize, "bytes", at_most=load(id).figures.position_bytes)


def _starts(id: str, progress: Progress) -> Iterator[Figure]:
    """Two new processes: one that compiles everything, one that finds it on disk."""
    with tempfile.TemporaryDirectory() as folder:
        progress(f"{id}: compile")
        most = load(id).figures.first_compile_seconds
        yield Figure(f"{id}: first compile", _process_seconds(id, ALL_DOORS, folder), "s", at_most=most)
        yield Figure(
            f"{id}: start to first compiled move", _process_seconds(id, "", folder), "s", at_most=WARM_START_SECONDS
        )


def _process_seconds(id: str, rest: str, folder: str) -> float:
    code = FIRST_MOVE.format(game=id, rest=rest)
    environment = {**os.environ, "GANGLAND_CACHE": folder}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def _play(table: Table, games: int, **how: Any) -> Simulation:
    return simulate(table, games, SEED, **how)


def _playouts(table: Table, seconds: float, progress: Progress) -> Iterator[Figure]:
    """Random games: plain, compiled on one core and on two, and on a GPU if there is one."""
    name, promised = title(table), table.game.figures
    progress(f"{name}: playouts")
    plain = _speed(table, seconds, plain=True)
    one, two = _speed(table, seconds), _speed(table, seconds, threads=2)
    yield Figure(f"{name}: playouts, plain", plain, "moves/s", promised.plain)
    yield Figure(f"{name}: playouts, compiled, one core", one, "moves/s", promised.compiled)
    yield Figure(f"{name}: two threads against one", two / one, "times", at_least=THREADS_GAIN)
    if has_gpu():
        yield from gpu_playouts(table, progress)


def _beside_peers(id: str, seconds: float, speeds: dict[str, float]) -> Iterator[Figure]:
    """Playouts from dealt positions: dealing is not timed, because the peers are measured so (see peers.py)."""
    rivals = {name: speed for name, speed in speeds.items() if name.startswith(("openspiel-cpp/", "pgx-cpu/"))}
    if not rivals:
        return
    ours = _dealt_speed(id, seconds)
    best = max((name for name in rivals if name.startswith("openspiel-cpp/")), key=rivals.__getitem__)
    for name, speed in rivals.items():
        least = speed if name == best else None
        yield Figure(f"{id}: playouts from dealt positions", ours, "moves/s", least, peer=name, peer_value=speed)


def _dealt_speed(id: str, seconds: float) -> float:
    """Moves per second of compiled playouts on one core, the deals left out."""
    game = load(id)
    rules, options, seats = game.compiled, game.option_numbers({}), game.seats[0]
    cells, actions, lengths = np.zeros(DEALT, game.state), game.compiled.actions_buffer(), np.zeros(DEALT, np.int64)
    moves, spent, first = 0, 0.0, 0
    while spent < seconds:
        rules.enter_deal_each(cells, seats, options, SEED, first)
        if first == 0:
            rules.enter_playout_each(cells[:1], actions, lengths)  # compiles
        start = time.perf_counter()
        rules.enter_playout_each(cells, actions, lengths)
        spent += time.perf_counter() - start
        moves, first = moves + int(lengths.sum()), first + DEALT
    return moves / spent


def _speed(table: Table, seconds: float, threads: int = 1, plain: bool = False) -> float:
    """Moves per second, from enough games to fill the time; the best of three, since others use the machine too."""
    games = 200
    while True:
        simulation = _play(table, games, threads=threads, plain=plain)
        if simulation.seconds > seconds / 4:
            break
        games *= 4
    again = [_play(table, games, threads=threads, plain=plain) for _ in range(3)]
    return max(one.moves_per_second for one in again)


def gpu_playouts(table: Table, progress: Progress) -> Iterator[Figure]:
    """Random games on a GPU, and whether their totals are the processor's."""
    progress(f"{title(table)}: GPU")
    on_gpu = _play(table, GPU_GAMES, device="cuda")
    yield Figure(f"{title(table)}: playouts on one GPU", on_gpu.moves_per_second, "moves/s", table.game.figures.gpu)
    here = _play(table, COMPARED_GAMES, threads=cores())
    same = (_play(table, COMPARED_GAMES, device="cuda").totals == here.totals).all()
    what = f"{title(table)}: totals of {COMPARED_GAMES:,} games equal on GPU and CPU"
    yield Figure(what, float(same), "1 = yes", at_least=1)


def _nodes(id: str, seconds: float, progress: Progress) -> Iterator[Figure]:
    """Two local Ray nodes against one, if Ray is installed."""
    promised = load(id).figures.nodes
    if promised and find_spec("ray"):
        progress(f"{id}: Ray")
        yield Figure(f"{id}: two Ray nodes against one", gain(id, seconds), "times", at_least=promised)


def _face(id: str, seconds: float, speeds: dict[str, float], progress: Progress) -> Iterator[Figure]:
    """One move at a time through `match.legal` and `match.play`."""
    progress(f"{id}: public face")
    speed = _face_speed(id, seconds)
    what = f"{id}: match.legal and match.play"
    yield Figure(what, speed, "moves/s")
    for peer, factor in FACE_PEERS.items():
        if peer in speeds:
            yield Figure(what, speed, "moves/s", factor * speeds[peer], peer=peer, peer_value=speeds[peer])


def _face_speed(id: str, seconds: float) -> float:
    draw, game = random.Random(SEED).random, load(id)
    moves, start = 0, 0.0
    for number in range(1 << 30):
        match = Match(game, seed=number)
        if number == 1:  # the first game compiles
            moves, start = 0, time.perf_counter()
        moves += _play_through(match, draw)
        if number and time.perf_counter() - start > seconds:
            break
    return moves / (time.perf_counter() - start)


def _play_through(match: Match, draw: Callable[[], float]) -> int:
    """One random game through the public face; where several seats are to move, the first of them is asked."""
    if len(match.to_act) > 1:
        while waiting := match.to_act:
            actions = match.legal(waiting[0])
            match.play(actions[int(draw() * len(actions))], seat=waiting[0])
        return len(match.moves)
    while actions := match.legal():
        match.play(actions[int(draw() * len(actions))])
    return len(match.moves)


def _search(seconds: float, peers: bool, progress: Progress) -> Iterator[Figure]:
    """Looks ahead in a second, from the start position; OpenSpiel's own bot on card games of like length."""
    for id in GAMES:
        progress(f"{id}: search")
        promised, speed = load(id).figures, looks_speed(id, seconds)
        what = f"{id}: search, looks from the start position"
        yield Figure(what, speed, "looks/s", promised.looks)
        if promised.peer and peers:
            for game, theirs in ismcts_speeds(seconds).items():
                least = LOOKS_RATIO * theirs if game == promised.peer else None
                yield Figure(what, speed, "looks/s", least, peer=f"{ISMCTS}/{game}", peer_value=theirs)


def looks_speed(id: str, seconds: float) -> float:
    from gangland.bots.search.tree_search import TreeSearch

    match = Match(load(id), seed=SEED, plain=False)
    seat = match.to_act[0]
    position = match.rules.guess(match.position, seat, SEED, 0)
    TreeSearch(match.rules, position, seat, SEED).look(1)  # compiles
    search = TreeSearch(match.rules, position, seat, SEED)
    start = time.perf_counter()
    search.run(start + seconds, 1 << 62)
    return search.looks / (time.perf_counter() - start)
