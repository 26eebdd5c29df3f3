"""A batch on a GPU: a thread of a kernel for each lane, the same rules, the same games as on the processor."""

import warnings
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from gangland.adapters.batch import lane_rules
from gangland.adapters.batch.dlpack import GpuArray
from gangland.adapters.batch.lanes import Lanes, as_numbers, check_actions
from gangland.adapters.batch.tiles import bytes_of_tiles, gathered
from gangland.engine.game import Game
from gangland.engine.gpu import NoGpu, cuda_module, has_gpu, on_gpu
from gangland.engine.rule import Target
from gangland.engine.rules import MAX_SEATS, Rules
from gangland.engine.table import Table

THREADS = 64  # in a block
NOBODY_REFUSED = np.iinfo(np.int32).max
GIGABYTE = 1 << 30


class NoRoom(NoGpu):
    """The GPU has too little memory for so many games."""


class Kernels(NamedTuple):
    """What runs on the GPU, as plain functions that Numba compiles."""

    begin: Callable[..., None]
    advance: Callable[..., None]
    show: Callable[..., None]
    sample: Callable[..., None]


def kernel_functions(game: Game) -> Kernels:
    """The kernels of one game: a thread for each lane.

    What neighbouring threads read and write at the same time lies side by side: positions in tiles (see tiles.py),
    observations and masks column by column. Rows of records and observations were six times as slow for Famiglia.

    A step is two kernels. Neighbours wait for one another where they do different things: they do when actions are
    done, hardly when positions are shown. And a kernel that only looks may read ahead of what it writes.
    """
    cuda = cuda_module()
    from gangland.adapters.batch.lane_type import lane_of

    twin = Target(on_gpu, game.bindings).twin
    begin, advance, show = twin(lane_rules.begin), twin(lane_rules.advance), twin(lane_rules.show)
    random_legal, width = twin(lane_rules.random_legal), len(game.actions) + 1
    position, looked_at = lane_of(game.state, constant=False), lane_of(game.state, constant=True)

    def begin_lanes(tiles: Any, seats: int, options: Any, key: int, numbers: Any, players: Any) -> None:
        lane = cuda.grid(1)
        if lane < players.shape[0]:
            begin(position(tiles, lane), lane, seats, options, key, numbers, players)

    def advance_lanes(
        tiles: Any, actions: Any, seats: int, options: Any, key: int,
        numbers: Any, masks: Any, players: Any, rewards: Any, ended: Any, refused: Any,
    ) -> None:  # fmt: skip
        lane, lanes = cuda.grid(1), players.shape[0]
        if lane >= lanes:
            return
        ends = cuda.local.array((MAX_SEATS, 2), np.int64)
        done = advance(
            position(tiles, lane), lane, lanes, int(actions[lane]), seats, options, key, ends, numbers, masks, players,
            rewards, ended,
        )  # fmt: skip
        if not done:
            cuda.atomic.min(refused, 0, lane)

    def show_lanes(tiles: Any, observations: Any, masks: Any, counts: Any, players: Any) -> None:
        lane = cuda.grid(1)
        if lane < players.shape[0]:
            buffer = cuda.local.array(width, np.int16)
            show(looked_at(tiles, lane), lane, buffer, observations, masks, counts, players)

    def sample_lanes(key: int, tick: int, masks: Any, counts: Any, actions: Any) -> None:
        lane = cuda.grid(1)
        if lane < actions.shape[0]:
            actions[lane] = random_legal(lane, 0, key, tick, masks, counts)

    return Kernels(begin_lanes, advance_lanes, show_lanes, sample_lanes)


@cache
def kernels_of(rules: Rules) -> list[Any]:
    """Compiled when they are first launched, and once for all batches of a game."""
    return list(map(cuda_module().jit, kernel_functions(rules.game)))


class GpuLanes(Lanes):
    """All arrays lie on the GPU, column by column, and stay there.

    Learners share them by DLPack or the CUDA array interface, both of which tell how they lie.
    """

    def __init__(self, table: Table, count: int) -> None:
        if not has_gpu():
            raise NoGpu("mistake-no-gpu")
        game, self.cuda = table.game, cuda_module()
        self.count, self.seats, self.key = count, table.seats, 0
        blocks = -(-count // THREADS)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Numba finds a small grid worth a warning
            self.kernels = Kernels(*(kernel[blocks, THREADS] for kernel in kernels_of(game.plain)))
        self.kind, self.options = game.state, self.cuda.to_device(table.numbers)
        try:
            self._take_memory(game)
        except self.cuda.cudadrv.driver.CudaAPIError as error:
            if "OUT_OF_MEMORY" not in str(error):
                raise
            size = count * (game.state.itemsize + 4 * game.observation + len(game.actions))  # hardly anything beside it
            raise NoRoom("mistake-gpu-room", count=str(count), size=str(-(-size // GIGABYTE))) from None

    def _take_memory(self, game: Game) -> None:
        count, seats = self.count, self.seats
        self.tiles = self._zeros(bytes_of_tiles(game.state, count), np.uint8)
        self.numbers = self.cuda.to_device(np.arange(count))
        self.counts = self._zeros(count, np.int16)
        self.refused = self.cuda.to_device(np.array([NOBODY_REFUSED], np.int32))
        self.drawn = self._zeros(count, np.int32)
        self.observation = GpuArray(self._zeros((count, game.observation), np.float32))
        self.mask = GpuArray(self._zeros((count, len(game.actions)), np.bool_))
        self.player = GpuArray(self._zeros(count, np.int8))
        self.rewards = GpuArray(self._zeros((count, seats), np.float32))
        self.terminated = GpuArray(self._zeros(count, np.bool_))
        self.truncated = GpuArray(self._zeros(count, np.bool_))

    def _zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        """Zeros on the GPU, of a table column by column."""
        array = self.cuda.device_array(shape, kind, order="F")
        self._clear(array)  # copied zeros would take seconds a gigabyte
        return array

    def _clear(self, array: Any) -> None:
        self.cuda.cudadrv.driver.device_memset(array, 0, array.nbytes)

    def _show(self) -> None:
        shown = self.observation.array, self.mask.array, self.counts, self.player.array
        self.kernels.show(self.tiles, *shown)

    def reset(self, seed: int) -> None:
        self.key = seed
        self.numbers.copy_to_device(np.arange(self.count))
        self._clear(self.rewards.array)
        self._clear(self.terminated.array)
        dealt = self.seats, self.options, seed, self.numbers, self.player.array
        self.kernels.begin(self.tiles, *dealt)
        self._show()

    def step(self, actions: Any) -> int:
        """Actions are an array on the GPU (`sample()`, a tensor of PyTorch) or one of NumPy, which is copied there."""
        self.kernels.advance(
            self.tiles, self._on_gpu(actions), self.seats, self.options, self.key, self.numbers, self.mask.array,
            self.player.array, self.rewards.array, self.terminated.array, self.refused,
        )  # fmt: skip
        self._show()
        lane = int(self.refused.copy_to_host()[0])
        if lane == NOBODY_REFUSED:
            return -1
        self.refused.copy_to_device(np.array([NOBODY_REFUSED], np.int32))
        return lane

    def _on_gpu(self, actions: Any) -> Any:
        """The actions as an array on the GPU, where nobody notices a read past its end: so they are looked at here."""
        given = actions.array if isinstance(actions, GpuArray) else actions
        if hasattr(given, "__cuda_array_interface__"):
            there = self.cuda.as_cuda_array(given)
            check_actions(there, self.count)
            return there
        check_actions(np.asarray(given), self.count)
        return self.cuda.to_device(as_numbers(np.asarray(given)))

    def sample(self, seed: int, tick: int) -> Any:
        self.kernels.sample(seed, tick, self.mask.array, self.counts, self.drawn)
        return GpuArray(self.drawn)

    def positions(self) -> np.ndarray[Any, np.dtype[np.void]]:
        return gathered(self.tiles.copy_to_host(), self.kind, self.count)
