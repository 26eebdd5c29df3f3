"""The adapters' rows of `gangland bench`: PettingZoo's shape beside its own games, and batches."""

from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec

from gangland.bench.figure import Figure, Progress
from gangland.bench.peers import Play, random_agents, timed
from gangland.games import GAMES, load

WRAPPER_STEPS = 30_000  # a second, in every game
WRAPPER_RATIO = 3  # ... and times the fastest card game of PettingZoo's own
PEER = "pettingzoo/"
BATCH_THREADS, LANES = 2, 16_384
STEPS_AT_ONCE = 4
TRIES = 3  # the best counts, since others use the machine too


def adapter_figures(seconds: float, speeds: Mapping[str, float], progress: Progress) -> Iterator[Figure]:
    """Steps per second of each game in PettingZoo's shape, if that is installed, and in batches."""
    for id in GAMES:
        progress(f"{id}: adapters")
        if find_spec("pettingzoo"):
            yield from wrapper_figures(id, best_speed(random_wrapper(id), seconds), speeds)
        what = f"{id}: batch on {BATCH_THREADS} threads, observations included"
        yield Figure(what, best_speed(random_batch(id, LANES), seconds), "moves/s", load(id).figures.batch)


def wrapper_figures(id: str, speed: float, speeds: Mapping[str, float]) -> Iterator[Figure]:
    """The wrapper by itself, and beside the fastest of PettingZoo's own card games."""
    what = f"{id}: PettingZoo wrapper, random play"
    yield Figure(what, speed, "moves/s", WRAPPER_STEPS)
    rivals = {name: theirs for name, theirs in speeds.items() if name.startswith(PEER)}
    if rivals:
        fastest = max(rivals, key=rivals.__getitem__)
        theirs = rivals[fastest]
        yield Figure(what, speed, "moves/s", WRAPPER_RATIO * theirs, peer=fastest, peer_value=theirs)


def random_wrapper(id: str) -> Play:
    """Random games by the same loop as PettingZoo's own, and as bare: without the wrappers that check each call."""
    from gangland.adapters.pettingzoo import Environment

    return random_agents(Environment(id))


def random_batch(id: str, lanes: int) -> Play:
    """Random steps of a batch: drawn, done, and shown to the next seat."""
    from gangland.adapters.batch import Batch

    games = Batch(id, lanes, threads=BATCH_THREADS)

    def play() -> int:
        for _ in range(STEPS_AT_ONCE):
            games.step(games.sample())
        return STEPS_AT_ONCE * lanes

    return play


def best_speed(play: Callable[[], int], seconds: float) -> float:
    """Moves per second, the best of some tries; what comes before them compiles."""
    play()
    tries = (timed(play, seconds) for _ in range(TRIES))
    return max(moves / elapsed for moves, elapsed in tries)
