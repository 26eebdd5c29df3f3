"""Two bots over the same deals: how much better one is, and whether that can be luck."""

import math
from collections.abc import Iterable, Sequence
from itertools import combinations, groupby
from statistics import NormalDist, fmean
from typing import Any

import numpy as np

from gangland.lab.arena.results import GameResult
from gangland.lab.intervals import mean_interval

EXACT = 200  # differences up to which every way of signing them is counted


def comparisons(results: Sequence[GameResult], labels: Sequence[str], lineups: int) -> list[dict[str, Any]]:
    """Every two bots over all deals whose line-ups have all been played."""
    deals = list(_won(results, lineups))
    return [_comparison(one, other, deals) for one, other in combinations(labels, 2)]


def _won(results: Sequence[GameResult], lineups: int) -> Iterable[dict[str, float]]:
    """For each whole deal what each bot won, as a mean over its seats."""
    for _, games in groupby(sorted(results, key=lambda one: one.game), key=lambda one: one.deal):
        won: dict[str, list[float]] = {}
        played = list(games)
        for one in played:
            for label, share in zip(one.bots, one.shares(), strict=True):
                won.setdefault(label, []).append(share)
        if len(played) == lineups:
            yield {label: fmean(shares) for label, shares in won.items()}


def _comparison(one: str, other: str, deals: Sequence[dict[str, float]]) -> dict[str, Any]:
    differences = [won[one] - won[other] for won in deals]
    bounds = mean_interval(differences)
    return {
        "one": one,
        "other": other,
        "deals": len(differences),
        "better": sum(difference > 0 for difference in differences),
        "worse": sum(difference < 0 for difference in differences),
        "difference": fmean(differences) if differences else None,
        "low": max(bounds[0], -1.0) if bounds else None,  # a share is never more than all
        "high": min(bounds[1], 1.0) if bounds else None,
        "p": wilcoxon(differences),
    }


def wilcoxon(differences: Sequence[float]) -> float:
    """The p of Wilcoxon's signed ranks, two-sided: how often luck alone would give differences as one-sided as these.

    Equal differences have the mean of their ranks, none at all (zero) is left out. With differences that are all of
    one size, as at a table of two, this is the sign test.
    """
    kept = [round(difference, 9) for difference in differences if round(difference, 9)]
    if not kept:
        return 1.0
    ranks = _doubled_ranks([abs(difference) for difference in kept])
    positive = sum(rank for rank, difference in zip(ranks, kept, strict=True) if difference > 0)
    off = abs(2 * positive - sum(ranks))  # twice the distance from the middle
    return _exact(ranks, off) if len(ranks) <= EXACT else _normal(ranks, off)


def _doubled_ranks(sizes: Sequence[float]) -> list[int]:
    """Twice the rank of each size, so that the mean of two ranks is whole, too."""
    order = sorted(sizes)
    doubled = {}
    for size, equal in groupby(enumerate(order, 1), key=lambda pair: pair[1]):
        places = [place for place, _ in equal]
        doubled[size] = places[0] + places[-1]
    return [doubled[size] for size in sizes]


def _exact(ranks: Sequence[int], off: int) -> float:
    """The share of all ways to sign the ranks that are as far from the middle."""
    total = sum(ranks)
    chances = np.zeros(total + 1)
    chances[0] = 1.0
    for rank in ranks:
        moved = np.zeros_like(chances)
        moved[rank:] = chances[: total + 1 - rank]
        chances = (chances + moved) / 2
    sums = np.arange(total + 1)
    return float(min(chances[np.abs(2 * sums - total) >= off].sum(), 1.0))


def _normal(ranks: Sequence[int], off: int) -> float:
    """The same for many ranks: their signed sum is nearly normal, with the sum of their squares as its variance."""
    deviations = off / math.sqrt(sum(rank * rank for rank in ranks))
    return 2 * (1 - NormalDist().cdf(deviations))
