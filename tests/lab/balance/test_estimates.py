"""Shares, means and differences from counts alone, against published and plainly computed values."""

import pytest

from gangland.lab.balance.estimates import difference_of, lift_of, mean_of, quantile, share_of
from gangland.lab.intervals import mean_interval


def test_a_difference_of_shares_has_the_interval_that_newcombe_prints():
    """56 of 70 against 48 of 80: 0.0524 to 0.3339 (Newcombe 1998, method 10)."""
    mean, below, above = difference_of(56, 70, 48, 80)
    assert (mean, mean - below, mean + above) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


def test_a_mean_from_sums_is_the_mean_of_the_values():
    values = [3, 8, 1, 9, 4, 4]
    found = mean_of(sum(values), sum(value * value for value in values), len(values))
    assert (found.low, found.high) == pytest.approx(mean_interval(values))


def test_of_one_game_there_is_no_interval_and_of_none_no_mean():
    assert mean_of(7, 49, 1).low is None
    assert mean_of(0, 0, 0) is None
    assert share_of(0, 0) is None


def test_an_interval_of_what_is_never_negative_is_not_negative():
    assert mean_of(1, 1, 3).low == 0


def test_a_thing_is_not_praised_for_the_place_it_comes_to():
    """The first place wins 8 of 10 with and without it, the second 2 of 10; the first has it oftener."""
    found = lift_of([(72, 90), (2, 10)], [(8, 10), (18, 90)])
    assert found.mean == pytest.approx(0)
    assert found.low < 0 < found.high


def test_what_everyone_or_nobody_has_lifts_nobody():
    assert lift_of([(5, 10)], [(0, 0)]) is None
    assert lift_of([(0, 0)], [(5, 10)]) is None


def test_a_quantile_is_the_class_in_which_the_share_is_reached():
    assert [quantile([1, 2, 3, 4], share) for share in (0.05, 0.3, 0.31, 1.0)] == [0, 1, 2, 3]
    assert quantile([], 0.5) is None
