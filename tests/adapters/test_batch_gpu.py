"""The kernels of a batch compile for an H200 on any machine; on one they are measured and compared by hand."""

import numba
import numpy as np
from numba import types

from gangland.adapters.batch.gpu import kernel_functions, words_of
from gangland.engine.gpu import H200, cuda_module, pretended_gpu
from gangland.games import load


def table(kind, order: str = "C"):
    return types.Array(kind, 2, order)


def test_the_kernels_compile_for_a_gpu():
    game = load("famiglia")
    one, number = (lambda kind: types.Array(kind, 1, "C")), types.int64
    shown = (one(number), table(types.float32, "F"), table(types.boolean, "F"), one(types.int16), one(types.int8))
    paid = (table(types.float32, "F"), one(types.boolean), one(types.int32))
    begin = (table(types.uint32), number, one(number), number, *shown)
    step = (table(types.uint32), one(types.int32), number, one(number), number, *shown, *paid)
    sample = (number, number, table(types.boolean, "F"), one(types.int16), one(types.int32))
    for kernel, arguments in zip(kernel_functions(game), (begin, step, sample), strict=True):
        with pretended_gpu():
            text, _ = cuda_module().compile_ptx(kernel, arguments, cc=H200)
        assert ".entry" in str(text)


def test_a_position_fits_its_words_and_every_number_lies_where_a_gpu_can_read_it():
    for id in ("famiglia", "five_points", "the_boss", "syndicate", "cash_n_guns"):
        game = load(id)
        assert words_of(game) * 4 - game.state.itemsize in range(4)
        for kind, offset, *_ in game.state.fields.values():
            assert offset % kind.base.itemsize == 0
        assert numba.from_dtype(game.state).size == np.dtype(game.state).itemsize
