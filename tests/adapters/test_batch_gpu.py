"""The kernels of a batch compile for an H200 on any machine, and in the interpreter they step as threads do.

On an H200 they are measured and compared by `gangland bench --device cuda`.
"""

from importlib import import_module
from math import prod

import numpy as np
import pytest
from numba import types

from gangland.adapters.batch import Batch, gpu, tiles
from gangland.adapters.batch.dlpack import GpuArray
from gangland.bench import gpu as gpu_bench
from gangland.bench.figure import measured_tables
from gangland.engine import gpu as engine_gpu
from gangland.engine.gpu import H200, cuda_module, pretended_gpu
from gangland.games import GAMES, load
from tests.engine.interpreted_cuda import InterpretedCuda

FAMIGLIA = measured_tables("famiglia")[0]
TILE = 4  # lanes, in the interpreter
STEPS = {"famiglia": 80, "five_points": 80, "the_boss": 60, "syndicate": 150, "cash_n_guns": 200}


def table(kind, order: str = "C"):
    return types.Array(kind, 2, order)


def test_the_kernels_compile_for_a_gpu():
    game = load("famiglia")
    one, number = (lambda kind: types.Array(kind, 1, "C")), types.int64
    tiles, masks = one(types.uint8), table(types.boolean, "F")
    begin = (tiles, number, one(number), number, one(number), one(types.int8))
    paid = (table(types.float32, "F"), one(types.boolean), one(types.int32))
    advance = (tiles, one(types.int32), number, one(number), number, one(number), masks, one(types.int8), *paid)
    show = (tiles, table(types.float32, "F"), masks, one(types.int16), one(types.int8))
    sample = (number, number, masks, one(types.int16), one(types.int32))
    for kernel, arguments in zip(gpu.kernel_functions(game), (begin, advance, show, sample), strict=True):
        with pretended_gpu():
            text, _ = cuda_module().compile_ptx(kernel, arguments, cc=H200)
        assert ".entry" in str(text)


# The same kernels in the interpreter


class LaneInTile:
    """A position in its tile, as `lane_type.py` reads and writes it; an index below zero is an error."""

    def __init__(self, memory, record, number):
        tile = memory.reshape(-1, tiles.LANES * record.itemsize)[number // tiles.LANES]
        fields, shapes = {}, tiles.fields_of(record)
        for name, (offset, kind, shape) in shapes.items():
            rows = tile[offset * tiles.LANES :][: max(prod(shape), 1) * kind.itemsize * tiles.LANES].view(kind)
            fields[name] = rows.reshape(*(shape or (1,)), tiles.LANES)[..., number % tiles.LANES]
        self.__dict__.update(fields=fields, scalars={name for name, field in shapes.items() if not field.shape})

    def __getattr__(self, name):
        return int(self.fields[name][0]) if name in self.scalars else Several(self.fields[name])

    def __setattr__(self, name, value):
        assert name in self.scalars
        self.fields[name][0] = value


class Several:
    def __init__(self, numbers):
        self.numbers = numbers

    def __getitem__(self, index):
        assert np.min(index) >= 0
        found = self.numbers[index]
        return Several(found) if found.ndim else int(found)

    def __setitem__(self, index, value):
        assert np.min(index) >= 0
        self.numbers[index] = value


@pytest.fixture
def interpreted(monkeypatch):
    cuda_module()  # what is about lanes can be imported only after it
    lane_type = import_module("gangland.adapters.batch.lane_type")
    monkeypatch.setattr(
        lane_type, "lane_of", lambda record, constant: lambda memory, number: LaneInTile(memory, record, number)
    )
    cuda = InterpretedCuda()
    for module in (engine_gpu, gpu):
        monkeypatch.setattr(module, "cuda_module", lambda: cuda)
    monkeypatch.setattr(gpu, "THREADS", 3)
    monkeypatch.setattr(tiles, "LANES", TILE)
    gpu.kernels_of.cache_clear()
    yield cuda
    gpu.kernels_of.cache_clear()


def arrays_of(batch):
    shown = ("observation", "legal_action_mask", "current_player", "rewards", "terminated", "truncated")
    here = {name: getattr(batch, name) for name in shown}
    return {name: np.asarray(array.array if isinstance(array, GpuArray) else array) for name, array in here.items()}


@pytest.mark.parametrize("id", GAMES)
def test_the_kernels_step_as_threads_do(id, interpreted):
    """A tile and a lane more, until some games have ended and others began."""
    here, there = Batch(id, TILE + 1, seed=3, plain=True), Batch(id, TILE + 1, seed=3, device="cuda")
    ended = 0
    for _ in range(STEPS[id]):
        drawn = np.array(here.sample())
        assert there.sample().array.tolist() == drawn.tolist()
        here.step(drawn)
        there.step(drawn)
        ended += int(np.sum(here.terminated))
    assert ended
    for name, array in arrays_of(here).items():
        assert array.tolist() == arrays_of(there)[name].tolist(), name
    assert there.positions().tobytes() == here.positions().tobytes()


def test_an_illegal_action_changes_nothing_and_the_batch_goes_on(interpreted):
    games = Batch("famiglia", 3, seed=1, device="cuda")
    drawn, before = games.sample().array.copy(), games.positions().tobytes()
    with pytest.raises(ValueError, match="lane 1"):
        games.step(np.array([drawn[0], -1, drawn[2]]))
    assert games.positions()[1].tobytes() == np.frombuffer(before, games.game.state)[1].tobytes()
    games.step(games.sample())


def test_too_many_games_for_the_gpu_are_refused_in_a_sentence_and_the_bench_takes_fewer(interpreted, monkeypatch):
    interpreted.room = 1 << 20
    with pytest.raises(gpu.NoRoom, match="no room for 2000 games at once, which take 1 GB; take fewer"):
        Batch("famiglia", 2000, device="cuda")
    monkeypatch.setattr(gpu_bench, "LANES", 1 << 11)
    monkeypatch.setattr(gpu_bench, "FEW_LANES", 1)
    interpreted.room = 4 * 3 * FAMIGLIA.game.observation
    assert gpu_bench.as_many_as_fit(FAMIGLIA).count == 2


@pytest.mark.parametrize("lanes", [1, tiles.LANES, tiles.LANES + 1])
def test_positions_come_out_of_their_tiles(lanes):
    record = load("cash_n_guns").state
    memory = np.zeros(tiles.bytes_of_tiles(record, lanes), np.uint8)
    for number in range(lanes):
        lane = LaneInTile(memory, record, number)
        lane.round, lane.loot[5, 3], lane.rng[2], lane.event[7] = number, number + 1, number + 2, number + 3
    found = tiles.gathered(memory, record, lanes)
    assert found["round"].tolist() == list(range(lanes))
    assert found["loot"][:, 5, 3].tolist() == list(range(1, lanes + 1))
    assert found["rng"][:, 2].tolist() == list(range(2, lanes + 2))
    assert found["event"][:, 7].tolist() == list(range(3, lanes + 3))
