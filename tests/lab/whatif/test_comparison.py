"""Printed against changed: the same deals, differences with intervals."""

import math
from statistics import fmean, stdev

import numpy as np
import pytest

from gangland.bots import player
from gangland.engine import loops
from gangland.engine.mistakes import Mistake
from gangland.engine.table import Table
from gangland.games import load
from gangland.lab.intervals import student
from gangland.lab.simulation import simulate
from gangland.lab.whatif.comparison import compare
from gangland.lab.whatif.moments import Moments
from gangland.lab.whatif.samples import MOVES, SEATS, TURNS, WIN, sample_bot_games, sample_games, width

FAMIGLIA = load("famiglia")
TWO = Table.of(FAMIGLIA)
LOS_ANGELES = Table.of(load("syndicate"), options={"board": "los-angeles"})


def test_a_difference_of_pairs_has_the_interval_that_the_differences_have():
    rows = np.array([[3, 1], [5, 2], [4, 4], [9, 5], [2, 0]], np.int64)
    moments = Moments(2)
    moments.add(rows[:2])
    moments.add(rows[2:])
    differences = [one - other for one, other in rows.tolist()]
    reach = student(4) * stdev(differences) / math.sqrt(5)
    found = moments.estimate({0: 1, 1: -1})
    assert found.mean == pytest.approx(fmean(differences))
    assert (found.low, found.high) == pytest.approx((found.mean - reach, found.mean + reach))
    assert moments.estimate({}).mean == 0


def test_one_game_has_no_interval():
    moments = Moments(1)
    moments.add(np.array([[7]], np.int64))
    assert moments.estimate({0: 1}).as_json() == {"mean": 7.0, "low": None, "high": None}


def test_games_one_by_one_add_up_to_the_totals_of_a_simulation():
    rows = sample_games(FAMIGLIA.plain, TWO, 4, 0, 30)
    totals = simulate(FAMIGLIA, 30, seed=4, plain=True).totals
    assert rows.shape == (30, width(2))
    assert rows[:, MOVES].sum() == totals[loops.MOVES]
    assert (rows[:, SEATS : SEATS + 2] == WIN).sum(0).tolist() == totals[loops.WINS : loops.WINS + 2].tolist()
    assert rows[:, SEATS + 2 :].sum(0).tolist() == totals[loops.POINTS : loops.POINTS + 2].tolist()


def test_nothing_changed_makes_no_difference_at_all():
    report = compare(FAMIGLIA, {}, 12, plain=True).as_json()
    figures = [*report["wins"], *report["points"], *(report[name] for name in ("gap", "shared", "length", "turns"))]
    assert all(figure["difference"] == {"mean": 0, "low": 0, "high": 0} for figure in figures)
    assert report["changes"] == []


def test_what_if_the_red_4_is_worth_16():
    """Random play comes across the red 4 in one game of many hundreds, and never in these: then nothing differs."""
    report = compare(FAMIGLIA, {"points.red.4": 16}, 60, seed=1, threads=2, plain=True).as_json()
    assert report["changes"] == [{"path": "points.red.4", "printed": 15, "changed": 16}]
    assert (report["games"], report["bot"]) == (60, None)
    assert [figure["difference"]["mean"] for figure in report["points"]] == [0, 0]


def test_what_if_every_red_card_is_worth_a_point_more():
    """Every player begins with one. Play stays the same, so a paired interval is narrower than the points vary."""
    changes = {f"points.red.{value}": points for value, points in enumerate((2, 4, 7, 11, 16))}
    report = compare(FAMIGLIA, changes, 60, seed=1, plain=True).as_json()
    assert report["length"]["difference"] == {"mean": 0, "low": 0, "high": 0}
    for figure in report["points"]:
        printed, difference = figure["printed"], figure["difference"]
        assert difference["mean"] > 1
        assert difference["high"] - difference["low"] < (printed["high"] - printed["low"]) / 2


def test_a_bot_may_play_every_seat_and_has_the_same_luck_in_both():
    report = compare(FAMIGLIA, {"points.red.0": 3}, 4, plain=True, bot="random", threads=2).as_json()
    assert report["bot"] == "random"
    assert report["length"]["difference"] == {"mean": 0, "low": 0, "high": 0}
    assert all(figure["difference"]["mean"] >= 2 for figure in report["points"])
    rows = sample_bot_games(FAMIGLIA.plain, TWO, 0, 0, 4, player("random"))
    assert report["length"]["printed"]["mean"] == rows[:, MOVES].mean()
    assert (rows[:, SEATS : SEATS + 2].sum(1) == WIN).all()
    assert (rows[:, TURNS] <= rows[:, MOVES]).all()


def test_a_bot_that_nobody_knows_is_refused():
    with pytest.raises(Mistake, match="no bot 'genius'"):
        compare(FAMIGLIA, {}, 1, bot="genius", plain=True)


def test_is_antonio_at_3_or_4_fairer():
    report = compare(LOS_ANGELES, {"strength.antonio": 4}, 20, plain=True).as_json()
    assert report["options"]["board"] == "los-angeles"
    gap = report["gap"]
    for name in ("printed", "changed"):
        shares = [figure[name]["mean"] for figure in report["wins"]]
        assert gap[name]["mean"] == pytest.approx(max(shares) - min(shares))
        assert sum(shares) == pytest.approx(1)
    assert gap["difference"]["mean"] == pytest.approx(gap["changed"]["mean"] - gap["printed"]["mean"])
    assert gap["difference"]["low"] < gap["difference"]["mean"] < gap["difference"]["high"]


def test_threads_change_no_figure():
    one, two = (compare(FAMIGLIA, {"street.cards": 7}, 50, seed=2, threads=count, plain=True) for count in (1, 2))
    assert np.array_equal(one.moments.products, two.moments.products)
    assert one.moments.count == 50


def test_an_interrupted_comparison_has_whole_pairs():
    def stop(done):
        raise KeyboardInterrupt

    done = compare(FAMIGLIA, {"points.red.4": 16}, 100, progress=stop, plain=True)
    assert done.games == 20
    assert done.as_json()["games"] == 20


def test_no_games_are_refused():
    with pytest.raises(Mistake, match="at least one game"):
        compare(FAMIGLIA, {}, 0)
