"""The third way: what can be known of it without a GPU."""

import pytest

from gangland.engine import gpu
from gangland.games import GAMES, load
from gangland.games.famiglia import GAME as FAMIGLIA
from tests.engine.interpreted_cuda import InterpretedCuda
from tests.engine.standoff import GAME as STANDOFF
from tests.engine.test_loops import totals_of

pytestmark = pytest.mark.rules("own")


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
