"""The same counting on a GPU, one game after another on each thread. Imported only where CUDA is asked for."""

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from gangland.engine import contract, loops
from gangland.engine.gpu import (
    GAMES_A_THREAD,
    H200,
    MAX_BLOCKS,
    THREADS,
    NoGpu,
    cuda_module,
    has_gpu,
    on_gpu,
    pretended_gpu,
)
from gangland.engine.rule import Target, rule
from gangland.engine.rules import MAX_SEATS
from gangland.lab.balance import counts
from gangland.lab.balance.counter import Chunk, Counter, Play

cuda = cuda_module()


@rule
def add(totals: Any, place: int, amount: int) -> None:
    """Threads share the counts."""
    cuda.atomic.add(totals, place, amount)


def kernel_function(counter: Counter) -> Callable[..., None]:
    """The kernel of one game. The engine's totals are summed by each thread for itself, as in `engine/gpu.py`."""
    import numba

    game = counter.game
    twin = Target(on_gpu, {**game.bindings, **counter.stakes.bindings, counts.add: add}).twin
    deal, result, begin = twin(loops.deal), twin(contract.result), twin(counts.begin)
    play_on, count_course = twin(counts.play_on), twin(counts.count_course)
    count_game, length_class = twin(loops.count_game), twin(loops.length_class)
    record, width, things = numba.from_dtype(game.state), len(game.actions) + 1, len(counter.stakes.things)
    course_size, moves, turns, turn_step = counts.COURSE, counts.MOVES, counts.TURNS, loops.TURN_STEP
    sums_count, longest = loops.HISTOGRAM, loops.LONGEST
    score_class, begins = counter.stakes.score_class, counter.begins

    def tally_games(seats: int, options: Any, key: int, first: int, games: int, totals: Any) -> None:
        states = cuda.local.array(1, record)
        actions = cuda.local.array(width, np.int16)
        ends = cuda.local.array((MAX_SEATS, 2), np.int64)
        course = cuda.local.array(course_size, np.int64)
        held = cuda.local.array((MAX_SEATS, things), np.int64)
        sums = cuda.local.array(sums_count, np.int64)
        for place in range(sums_count):
            sums[place] = 0
        for number in range(cuda.grid(1), games, cuda.gridsize(1)):
            deal(states[0], seats, options, key, first + number)
            begin(states[0], seats, course, held)
            play_on(states[0], seats, actions, course, held, totals)
            result(states[0], ends)
            length = course[moves] + course[turns] * turn_step
            count_game(states[0], sums, length, seats, ends)
            cuda.atomic.add(totals, length_class(length), 1)
            count_course(states[0], seats, score_class, begins, course, held, ends, totals)
        for place in range(sums_count):
            if place == longest:
                cuda.atomic.max(totals, place, sums[place])
            elif sums[place] != 0:
                cuda.atomic.add(totals, place, sums[place])

    return tally_games


def assembly(counter: Counter) -> str:
    """The kernel compiled to PTX for an H200, on any machine."""
    from numba import types

    signature = (types.int64, types.int64[::1], types.int64, types.int64, types.int64, types.int64[::1])
    with pretended_gpu():
        text, _ = cuda.compile_ptx(kernel_function(counter), signature, cc=H200)
    return str(text)


def random_games_on_gpu(counter: Counter) -> Play:
    """Random games of the stream, as `Counter.random_games` counts them."""
    if not has_gpu():
        raise NoGpu("mistake-no-gpu")
    table = counter.table
    kernel, options = cuda.jit(kernel_function(counter)), cuda.to_device(table.numbers)

    def play(number: int, games: int) -> Chunk:
        totals = cuda.to_device(counter.blank_totals())
        blocks = max(1, min(-(-games // (THREADS * GAMES_A_THREAD)), MAX_BLOCKS))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Numba finds a small grid worth a warning
            kernel[blocks, THREADS](table.seats, options, counter.seed, number, games, totals)
        return Chunk(totals.copy_to_host())

    return play
