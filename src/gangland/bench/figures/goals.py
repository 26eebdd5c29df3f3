"""Where a share of wins should lie, what the games say about that, and when enough have been played."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gangland.lab.intervals import wilson

REACHED, MISSED, REPORTED, OPEN = "reached", "missed", "reported", "open"
WIDER = 1.5  # of the interval: whoever looks again and again stops only when the result is this clear
FEWEST = 20  # games before anybody looks

# Which part of the interval has to lie where the goal says.
ALL, MIDDLE, SOME = "all", "middle", "some"


@dataclass(frozen=True)
class Goal:
    """The share lies from `least` to `most`: with its whole interval, itself, or with some of the interval."""

    least: float = 0.0
    most: float = 1.0
    part: str = ALL
    binding: bool = True  # else it is only reported

    def verdict(self, share: float, low: float, high: float) -> str:
        if not self.binding:
            return REPORTED
        under, over = {ALL: (low, high), MIDDLE: (share, share), SOME: (high, low)}[self.part]
        above = under > self.least if self.part == ALL else under >= self.least
        return REACHED if (above or self.least == 0) and (over <= self.most) else MISSED

    def is_settled(self, share: float, low: float, high: float) -> bool:
        """Would more games hardly change the verdict? No bound lies near the interval."""
        low, high = share - WIDER * (share - low), share + WIDER * (high - share)
        bounds = [bound for bound in (self.least, self.most) if 0 < bound < 1]
        return all(not low <= bound <= high for bound in bounds)


def above(even: float) -> Goal:
    """Better than even, beyond luck."""
    return Goal(least=even)


def never_below(even: float) -> Goal:
    """Worse than even only within luck."""
    return Goal(least=even, part=SOME)


def never_above(even: float) -> Goal:
    """Better than even only within luck."""
    return Goal(most=even, part=SOME)


def whole_deals(results: Sequence[float | None], lineups: int) -> list[float]:
    """What was won in the first deals, up to the first game that is not played yet."""
    first = next((place for place, won in enumerate(results) if won is None), len(results))
    return [won for won in results[: first - first % lineups] if won is not None]


def tally(won: Sequence[float]) -> dict[str, Any]:
    """Games and wins, a shared one counted by its share; the share of them and its 95 % interval."""
    if not won:
        return {"games": 0, "wins": 0, "rate": None, "low": None, "high": None}
    low, high = wilson(sum(won), len(won))
    return {
        "games": len(won),
        "wins": round(sum(won), 3),
        "rate": round(sum(won) / len(won), 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def is_enough(goal: Goal, figures: dict[str, Any], most: int) -> bool:
    """Has it been played often enough?"""
    games = figures["games"]
    return games >= most or (games >= FEWEST and goal.is_settled(figures["rate"], figures["low"], figures["high"]))
