"""`gangland bench --device cuda`: what is promised of a GPU, and what is said without one."""

import pytest

from gangland.bench import gpu as gpu_bench
from gangland.bench.figure import measured_tables, title
from tests.cli.terminal import gangland

FAMIGLIA = measured_tables("famiglia")[0]


def test_without_a_gpu_one_sentence_says_so():
    done = gangland("bench", "--device", "cuda")
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "CUDA" in done.output


def test_an_unknown_device_is_refused_with_those_there_are():
    done = gangland("bench", "--device", "tpu")
    assert (done.exit_code, done.output) == (2, "There is no device tpu; there are: cpu, cuda.\n")


def test_tables_that_only_a_gpu_is_measured_at_come_beside_the_others():
    titles = [title(table) for id in gpu_bench.GAMES for table in gpu_bench.gpu_tables(id)]
    assert {"cash_n_guns (6 seats)", "cash_n_guns (6 seats, talents=random)", "famiglia"} <= set(titles)
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize(("ours", "reached"), [(300e6, [True, True]), (250e6, [True, False]), (100e6, [False, False])])
def test_a_batch_must_reach_its_goal_and_ten_times_the_nearest_game_of_pgx(ours, reached):
    rows = [figure.row() for figure in gpu_bench.batch_figures(FAMIGLIA, ours, {gpu_bench.NEAREST: 27e6})]
    assert [row["reached"] for row in rows] == reached


def test_without_pgx_the_batch_stands_alone():
    assert [figure.peer for figure in gpu_bench.batch_figures(FAMIGLIA, 300e6, {})] == [None]


@pytest.mark.parametrize(("another", "same"), [(0, True), (1, False)])
def test_the_comparison_finds_a_difference(monkeypatch, another, same):
    """With threads in place of the GPU both sides agree, unless one has another seed."""
    real = gpu_bench.Batch

    def batch(*where, device, seed, **how):
        return real(*where, seed=seed + another * (device == "cuda"), **how)

    monkeypatch.setattr(gpu_bench, "Batch", batch)
    assert gpu_bench.is_same(FAMIGLIA) == same
