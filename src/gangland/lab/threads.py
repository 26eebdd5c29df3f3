"""Pieces of games on threads: compiled rules run outside the interpreter's lock, so threads run in parallel."""

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import TypeVar

from gangland.engine.rules import Numbers
from gangland.lab.cluster.pieces import Cut, Piece

EMPTY = Piece(0, 0)
Result = TypeVar("Result")
Stream = Generator[tuple[Piece, Numbers], None, None]  # first an empty piece once all is compiled


def by_threads(play: Callable[[int, int], Numbers], threads: int, pieces: Cut) -> Stream:
    """First an empty piece once the rules are compiled, then pieces from threads as they are finished."""
    yield EMPTY, play(*EMPTY)
    yield from on_threads(play, pieces, threads)


def on_threads(
    play: Callable[[int, int], Result], pieces: Iterable[Piece], threads: int
) -> Generator[tuple[Piece, Result], None, None]:
    """Pieces as they are finished."""
    waiting = iter(pieces)
    with ThreadPoolExecutor(threads) as pool:
        running: dict[Future[Result], Piece] = {}
        try:
            while True:
                for piece in islice(waiting, 2 * threads - len(running)):
                    running[pool.submit(play, *piece)] = piece
                if not running:
                    return
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for one in [one for one in running if one in finished]:  # a set has an order of its own
                    yield running.pop(one), one.result()
        finally:
            for one in running:
                one.cancel()
