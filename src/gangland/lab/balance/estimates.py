"""Shares, means and differences of shares from counts alone, each with its 95 % interval."""

import math
from collections.abc import Sequence

from gangland.lab.intervals import student, wilson
from gangland.lab.whatif.moments import Estimate

NONE_SEEN = 3.0  # what was seen in none of n games happens, with 95 % confidence, in less than 3 / n of them


def share_of(successes: float, trials: int) -> Estimate | None:
    """A share and its interval after Wilson; none of no trials."""
    return Estimate(successes / trials, *wilson(successes, trials)) if trials else None


def mean_of(total: int, squares: int, count: int) -> Estimate | None:
    """A mean of numbers that are never below 0, from a sum and a sum of squares; whole to the last step."""
    if not count:
        return None
    mean = total / count
    if count < 2:
        return Estimate(mean, None, None)
    variance = max(count * squares - total**2, 0) / (count * (count - 1))
    reach = student(count - 1) * math.sqrt(variance / count)
    return Estimate(mean, max(mean - reach, 0.0), mean + reach)


def deviation_of(total: int, squares: int, count: int) -> float | None:
    """How far single values lie from their mean, as a rule."""
    return math.sqrt(max(count * squares - total**2, 0) / (count * (count - 1))) if count > 1 else None


def difference_of(won: float, trials: int, other_won: float, other_trials: int) -> tuple[float, float, float]:
    """A share less another, and how far the interval reaches below and above (Newcombe, from Wilson's limits)."""
    one, other = won / trials, other_won / other_trials
    low, high = wilson(won, trials)
    other_low, other_high = wilson(other_won, other_trials)
    below = math.hypot(one - low, other_high - other)
    above = math.hypot(high - one, other - other_low)
    return one - other, below, above


def lift_of(with_it: Sequence[tuple[float, int]], without: Sequence[tuple[float, int]]) -> Estimate | None:
    """How much oftener those win who have a thing than those who have not: (wins, games) for each place.

    Compared place by place, so that a place which wins more and gets it more does not count for the thing; a place
    weighs as much as it can tell (Mantel and Haenszel). Places of one game are not independent of each other, so the
    reaches are averaged, as if they all erred together: the interval is rather too wide than too narrow.
    """
    parts = []
    for (won, games), (other_won, other_games) in zip(with_it, without, strict=True):
        if games and other_games:
            weight = games * other_games / (games + other_games)
            parts.append((weight, difference_of(won, games, other_won, other_games)))
    total = sum(weight for weight, _ in parts)
    if not parts:
        return None
    mean, below, above = (sum(weight * part[nth] for weight, part in parts) / total for nth in range(3))
    return Estimate(mean, mean - below, mean + above)


def quantile(counts: Sequence[int], share: float) -> int | None:
    """The class of a histogram below or in which this share of all lies."""
    wanted, so_far = share * sum(counts), 0
    for place, count in enumerate(counts):
        so_far += count
        if so_far >= wanted and so_far:
            return place
    return None
