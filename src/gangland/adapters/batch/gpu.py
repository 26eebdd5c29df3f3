"""A batch on a GPU: a thread of a kernel for each lane, the same rules, the same games as on the processor."""

import warnings
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, cast

import numpy as np

from gangland.adapters.batch import stepping
from gangland.adapters.batch.dlpack import GpuArray
from gangland.adapters.batch.lanes import Lanes, as_numbers, check_actions
from gangland.engine.game import Game
from gangland.engine.gpu import NoGpu, cuda_module, has_gpu, on_gpu
from gangland.engine.rule import Target
from gangland.engine.rules import MAX_SEATS, Numbers

THREADS = 64  # in a block
WORD_BYTES = 4
NOBODY_REFUSED = np.iinfo(np.int32).max


class Kernels(NamedTuple):
    """What runs on the GPU, as plain functions that Numba compiles."""

    begin: Callable[..., None]
    step: Callable[..., None]
    sample: Callable[..., None]


def record_over(record: Any) -> Callable[..., Any]:
    """Inside a kernel: an array of words as the record whose bytes it holds."""
    from numba.core.extending import intrinsic

    @intrinsic
    def over(context: Any, words: Any) -> Any:
        def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = target.make_array(signature.args[0])(target, builder, arguments[0])
            return builder.bitcast(array.data, target.get_value_type(record))

        return record(words), generate

    return cast(Callable[..., Any], over)


def words_of(game: Game) -> int:
    """How many 32-bit words hold a position."""
    return -(-game.state.itemsize // WORD_BYTES)


def kernel_functions(game: Game) -> Kernels:
    """The kernels of one game: a thread for each lane.

    What neighbouring threads read and write at the same time lies side by side: the first words of all positions, then
    the second ones, and in the same way columns of observations and masks. A thread works on a copy of its position
    in memory of its own. Six times as fast for Famiglia as rows of records and observations.
    """
    import numba

    cuda = cuda_module()
    twin = Target(on_gpu, game.bindings).twin
    begin, step, random_legal = twin(stepping.begin), twin(stepping.step), twin(stepping.random_legal)
    over, size, width = record_over(numba.from_dtype(game.state)), words_of(game), len(game.actions) + 1

    def begin_lanes(
        words: Any, seats: int, options: Any, key: int,
        numbers: Any, observations: Any, masks: Any, counts: Any, players: Any,
    ) -> None:  # fmt: skip
        lane = cuda.grid(1)
        if lane >= words.shape[1]:
            return
        near, buffer = cuda.local.array(size, np.uint32), cuda.local.array(width, np.int16)
        for place in range(size):
            near[place] = 0
        begin(over(near), lane, seats, options, key, buffer, numbers, observations, masks, counts, players)
        for place in range(size):
            words[place, lane] = near[place]

    def step_lanes(
        words: Any, actions: Any, seats: int, options: Any, key: int,
        numbers: Any, observations: Any, masks: Any, counts: Any, players: Any, rewards: Any, ended: Any, refused: Any,
    ) -> None:  # fmt: skip
        lane = cuda.grid(1)
        if lane >= words.shape[1]:
            return
        near, buffer = cuda.local.array(size, np.uint32), cuda.local.array(width, np.int16)
        ends = cuda.local.array((MAX_SEATS, 2), np.int64)
        for place in range(size):
            near[place] = words[place, lane]
        done = step(
            over(near), lane, words.shape[1], int(actions[lane]), seats, options, key, buffer, ends,
            numbers, observations, masks, counts, players, rewards, ended,
        )  # fmt: skip
        if not done:
            cuda.atomic.min(refused, 0, lane)
            return
        for place in range(size):
            words[place, lane] = near[place]

    def sample_lanes(key: int, tick: int, masks: Any, counts: Any, actions: Any) -> None:
        lane = cuda.grid(1)
        if lane < actions.shape[0]:
            actions[lane] = random_legal(lane, 0, key, tick, masks, counts)

    return Kernels(begin_lanes, step_lanes, sample_lanes)


class GpuLanes(Lanes):
    """All arrays lie on the GPU, column by column, and stay there.

    Learners share them by DLPack or the CUDA array interface, both of which tell how they lie.
    """

    def __init__(self, game: Game, count: int, seats: int, options: Numbers) -> None:
        if not has_gpu():
            raise NoGpu("mistake-no-gpu")
        self.cuda = cuda_module()
        self.kernels = Kernels(*(self.cuda.jit(function) for function in kernel_functions(game)))
        self.count, self.seats, self.key = count, seats, 0
        self.blocks = -(-count // THREADS)
        self.options = self.cuda.to_device(options)
        self.kind, self.words = game.state, self._zeros((words_of(game), count), np.uint32, "C")
        self.numbers = self.cuda.to_device(np.arange(count))
        self.counts = self._zeros(count, np.int16)
        self.refused = self._zeros(1, np.int32)
        self.drawn = self._zeros(count, np.int32)
        self.observation = GpuArray(self._zeros((count, game.observation), np.float32))
        self.mask = GpuArray(self._zeros((count, len(game.actions)), np.bool_))
        self.player = GpuArray(self._zeros(count, np.int8))
        self.rewards = GpuArray(self._zeros((count, seats), np.float32))
        self.terminated = GpuArray(self._zeros(count, np.bool_))
        self.truncated = GpuArray(self._zeros(count, np.bool_))

    def _zeros(self, shape: int | tuple[int, ...], kind: Any, order: Literal["C", "F"] = "F") -> Any:
        """Zeros on the GPU, of a table column by column."""
        return self.cuda.to_device(np.zeros(shape, kind, order=order))

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Numba finds a small grid worth a warning
            kernel[self.blocks, THREADS](*arguments)

    @property
    def _shown(self) -> tuple[Any, ...]:
        return (self.numbers, self.observation.array, self.mask.array, self.counts, self.player.array)

    def reset(self, seed: int) -> None:
        self.key = seed
        self.numbers.copy_to_device(np.arange(self.count))
        self.rewards.array.copy_to_device(np.zeros((self.count, self.seats), np.float32, order="F"))
        self.terminated.array.copy_to_device(np.zeros(self.count, np.bool_))
        self._launch(self.kernels.begin, self.words, self.seats, self.options, seed, *self._shown)

    def step(self, actions: Any) -> int:
        """Actions are an array on the GPU (`sample()`, a tensor of PyTorch) or one of NumPy, which is copied there."""
        self.refused.copy_to_device(np.array([NOBODY_REFUSED], np.int32))
        given = self._on_gpu(actions)
        self._launch(
            self.kernels.step, self.words, given, self.seats, self.options, self.key,
            *self._shown, self.rewards.array, self.terminated.array, self.refused,
        )  # fmt: skip
        lane = int(self.refused.copy_to_host()[0])
        return -1 if lane == NOBODY_REFUSED else lane

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
        self._launch(self.kernels.sample, seed, tick, self.mask.array, self.counts, self.drawn)
        return GpuArray(self.drawn)

    def positions(self) -> np.ndarray[Any, np.dtype[np.void]]:
        rows = np.ascontiguousarray(self.words.copy_to_host().T).view(np.uint8)
        return np.ascontiguousarray(rows[:, : self.kind.itemsize]).view(self.kind).reshape(self.count)
