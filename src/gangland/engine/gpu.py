"""The third way: the same rules called from a CUDA kernel, one game after another on each thread.

The kernel gives the same totals as the CPU for the same seeds, since a game's randomness comes from its number alone.
"""

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from gangland.engine import contract, loops
from gangland.engine.game import Game
from gangland.engine.mistakes import Mistake
from gangland.engine.rule import Target
from gangland.engine.rules import MAX_SEATS, Numbers

THREADS = 128  # in a block
GAMES_A_THREAD = 64  # enough that short and long games even out
MAX_BLOCKS = 132 * 16  # as many as an H200 runs at once
H200 = (9, 0)  # the compute capability a kernel is compiled for when there is no GPU to ask


class NoGpu(Mistake, RuntimeError):
    """There is no GPU here, or not all that it takes to use it."""


def cuda_module() -> Any:
    """Numba's CUDA, or a NoGpu that says what is missing."""
    for name in ("row_stack", "in1d", "trapz"):  # gone from NumPy 2.5; numba-cuda 0.30 still names them
        if not hasattr(np, name):
            setattr(np, name, None)
    try:
        from numba import cuda
    except ImportError as error:
        raise NoGpu("mistake-no-cuda", what=str(error)) from None
    return cuda


def has_gpu() -> bool:
    """Is there a CUDA device, and all that it takes to use it?"""
    try:
        return bool(cuda_module().is_available())
    except NoGpu:
        return False


def on_gpu(function: FunctionType, mark: str) -> Callable[..., Any]:
    """A rule as a function that kernels call."""
    device: Callable[..., Any] = cuda_module().jit(device=True, inline="never")(function)
    return device


def kernel_function(game: Game) -> Callable[..., None]:
    """The kernel of one game: each thread plays every so-many-th game, then adds its own sums to the totals."""
    import numba

    cuda = cuda_module()
    twin = Target(on_gpu, game.bindings).twin
    deal, playout, result = twin(loops.deal), twin(loops.playout), twin(contract.result)
    count_game, length_class = twin(loops.count_game), twin(loops.length_class)
    record, width = numba.from_dtype(game.state), len(game.actions) + 1
    sums_count, longest = loops.HISTOGRAM, loops.LONGEST

    def play_games(seats: int, options: Any, key: int, first: int, games: int, totals: Any) -> None:
        states = cuda.local.array(1, record)
        actions = cuda.local.array(width, np.int16)
        ends = cuda.local.array((MAX_SEATS, 2), np.int64)
        sums = cuda.local.array(sums_count, np.int64)
        for place in range(sums_count):
            sums[place] = 0
        for number in range(cuda.grid(1), games, cuda.gridsize(1)):
            deal(states[0], seats, options, key, first + number)
            length = playout(states[0], actions)
            result(states[0], ends)
            count_game(states[0], sums, length, seats, ends)
            cuda.atomic.add(totals, length_class(length), 1)
        for place in range(sums_count):
            if place == longest:
                cuda.atomic.max(totals, place, sums[place])
            elif sums[place] != 0:
                cuda.atomic.add(totals, place, sums[place])

    return play_games


@contextmanager
def pretended_gpu(capability: tuple[int, int] = H200) -> Iterator[None]:
    """Let Numba compile for a chip that is not here: it asks the driver for the chip, so we answer in its place."""
    cuda_module()
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


def assembly(game: Game) -> str:
    """The kernel compiled to PTX for an H200, on any machine."""
    from numba import types

    signature = (types.int64, types.int64[::1], types.int64, types.int64, types.int64, types.int64[::1])
    with pretended_gpu():
        text, _ = cuda_module().compile_ptx(kernel_function(game), signature, cc=H200)
    return str(text)


def playouts_on_gpu(game: Game, seats: int, options: Numbers, key: int) -> Callable[[int, int], Numbers]:
    """What plays random games of a stream, given the first and how many, and has their totals."""
    cuda = cuda_module()
    if not has_gpu():
        raise NoGpu("mistake-no-gpu")
    kernel = cuda.jit(kernel_function(game))
    dealt = cuda.to_device(options)

    def play(first: int, games: int) -> Numbers:
        totals = cuda.to_device(np.zeros(loops.TOTALS, np.int64))
        blocks = max(1, min(-(-games // (THREADS * GAMES_A_THREAD)), MAX_BLOCKS))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Numba finds a small grid worth a warning
            kernel[blocks, THREADS](seats, dealt, key, first, games, totals)
        found: Numbers = totals.copy_to_host()
        return found

    return play
