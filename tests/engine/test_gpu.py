"""The third way: what can be known of it without a GPU."""

from types import SimpleNamespace

import numpy as np
import pytest
from numba.core import types
from numba.np.numpy_support import as_dtype

from gangland.engine import gpu
from gangland.engine.rules import Batch
from gangland.games import GAMES, load
from gangland.games.famiglia import GAME as FAMIGLIA
from tests.engine.standoff import GAME as STANDOFF
from tests.engine.test_loops import totals_of

UNWRITTEN = 0x5A  # in every byte of a thread's memory before it writes there


class InterpretedCuda:
    """As much of CUDA as the playouts need, in the interpreter: the threads of a launch, one after another."""

    def __init__(self):
        self.local, self.atomic = SimpleNamespace(array=self.own_memory), SimpleNamespace(add=self.add, max=self.max)
        self.launches = []

    def jit(self, function=None, **options):
        return (lambda rule: rule) if options else Launcher(self, function)

    def is_available(self):
        return True

    def to_device(self, array):
        return array.copy().view(OnDevice)

    def grid(self, dimensions):
        return self.thread

    def gridsize(self, dimensions):
        return self.threads

    @staticmethod
    def own_memory(shape, kind):
        record = isinstance(kind, types.Record)
        array = np.empty(shape, as_dtype(kind) if record else kind)
        array.view(np.uint8)[...] = UNWRITTEN
        return Batch(array) if record else array

    @staticmethod
    def add(array, place, value):
        array[place] += value

    @staticmethod
    def max(array, place, value):
        array[place] = max(array[place], value)


class OnDevice(np.ndarray):
    def copy_to_host(self):
        return np.array(self)


class Launcher:
    def __init__(self, cuda, kernel):
        self.cuda, self.kernel = cuda, kernel

    def __getitem__(self, launch):
        def start(*arguments):
            blocks, threads = launch
            self.cuda.launches.append(launch)
            self.cuda.threads = blocks * threads
            for thread in range(self.cuda.threads):
                self.cuda.thread = thread
                self.kernel(*arguments)

        return start


@pytest.fixture
def interpreted(monkeypatch):
    """Three threads in a block and four games for each: a few games already need several blocks."""
    cuda = InterpretedCuda()
    monkeypatch.setattr(gpu, "cuda_module", lambda: cuda)
    monkeypatch.setattr(gpu, "THREADS", 3)
    monkeypatch.setattr(gpu, "GAMES_A_THREAD", 4)
    return cuda


@pytest.mark.parametrize("game", [FAMIGLIA, STANDOFF], ids=lambda game: game.id)
def test_the_kernel_of_a_game_compiles_without_a_gpu(game):
    text = gpu.assembly(game)
    assert ".target sm_90" in text
    assert ".entry" in text


@pytest.mark.parametrize("game", [*map(load, GAMES), STANDOFF], ids=lambda game: game.id)
def test_every_field_of_a_position_lies_where_a_gpu_can_read_it(game):
    """A number of several bytes begins at a multiple of them."""
    for name, (kind, offset) in ((name, field[:2]) for name, field in game.state.fields.items()):
        assert offset % kind.base.itemsize == 0, name


@pytest.mark.parametrize("game", [*map(load, GAMES), STANDOFF], ids=lambda game: game.id)
def test_pieces_of_a_stream_played_by_a_kernel_have_the_totals_of_the_processor(game, interpreted):
    seats, games = game.seats[0], 14
    play = gpu.playouts_on_gpu(game, seats, game.option_numbers({}), 7)
    for first, count in ((0, 0), (0, games), (games, 9)):
        assert play(first, count).tolist() == totals_of(game.plain, seats, first, count).tolist()
    assert interpreted.launches == [(1, 3), (2, 3), (1, 3)]


def test_without_a_gpu_a_sentence_says_so(monkeypatch):
    monkeypatch.setattr(gpu.cuda_module(), "is_available", lambda: False)
    assert not gpu.has_gpu()
    with pytest.raises(RuntimeError, match="no CUDA device was found here; use --device cpu"):
        gpu.playouts_on_gpu(FAMIGLIA, 2, FAMIGLIA.option_numbers({}), 1)


def test_without_numba_cuda_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "numba.cuda", None)
    monkeypatch.delattr("numba.cuda", raising=False)
    assert not gpu.has_gpu()
    with pytest.raises(RuntimeError, match=r"no CUDA here: .*; install gangland\[cuda\]"):
        gpu.cuda_module()
