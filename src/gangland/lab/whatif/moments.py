"""Means, differences and their intervals from sums alone: rows come in pieces and are not kept."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from gangland.engine.rules import Numbers
from gangland.lab.intervals import student


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval; no interval of fewer than two games."""

    mean: float
    low: float | None
    high: float | None

    def as_json(self) -> dict[str, float | None]:
        return {"mean": self.mean, "low": self.low, "high": self.high}


class Moments:
    """The sums and the products of columns, in whole numbers: the same in whatever order the rows come."""

    def __init__(self, columns: int) -> None:
        self.count = 0
        self.sums = np.zeros(columns, np.int64)
        self.products = np.zeros((columns, columns), np.int64)

    def add(self, rows: Numbers) -> None:
        self.count += len(rows)
        self.sums += rows.sum(0)
        self.products += rows.T @ rows

    def totals(self) -> Numbers:
        """All of it in one row, which adds up: how many, the sums, the products."""
        return np.concatenate([[self.count], self.sums, self.products.ravel()])

    @classmethod
    def of(cls, totals: Numbers, columns: int) -> "Moments":
        """The moments of such a row."""
        moments = cls(columns)
        moments.count, moments.sums = int(totals[0]), totals[1 : 1 + columns]
        moments.products = totals[1 + columns :].reshape(columns, columns)
        return moments

    def estimate(self, weights: Mapping[int, int], unit: int = 1) -> Estimate:
        """The mean of a weighted sum of columns, in units of so much.

        What two columns have in common is in the products, so pairs count as pairs. Whole numbers to the last step: a
        difference that is none has no interval from rounding.
        """
        columns, factors = list(weights), np.array(list(weights.values()), np.int64)
        total = int(factors @ self.sums[columns])
        mean = total / self.count / unit
        if self.count < 2:
            return Estimate(mean, None, None)
        squares = int(factors @ self.products[np.ix_(columns, columns)] @ factors)
        variance = (self.count * squares - total**2) / (self.count * (self.count - 1))
        reach = student(self.count - 1) * math.sqrt(variance / self.count) / unit
        return Estimate(mean, mean - reach, mean + reach)
