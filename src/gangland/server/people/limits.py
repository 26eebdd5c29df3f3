"""Limits: token buckets, for one connection or for each of many accounts, addresses and tables."""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

MOST_KEYS = 50_000  # more than that and the ones unused for the longest time are forgotten


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    a_second: float
    burst: float


class Bucket:
    """One bucket: it fills by time and is emptied by use."""

    __slots__ = ("full_at", "left")

    def __init__(self, rate: Rate, now: float) -> None:
        self.left = rate.burst
        self.full_at = now

    def take(self, rate: Rate, now: float, cost: float = 1.0) -> float:
        """0 if it may be done now; else the seconds to wait until it may."""
        self.left = min(rate.burst, self.left + (now - self.full_at) * rate.a_second)
        self.full_at = now
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / rate.a_second


class Limits:
    """Buckets by what is done and by whom. The memory they take is bounded."""

    def __init__(self, rates: Mapping[str, Rate], most_keys: int = MOST_KEYS) -> None:
        self._rates = dict(rates)
        self._most_keys = most_keys
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, what: str, who: str, now: float, cost: float = 1.0) -> float:
        """0 if `who` may do `what` now; else the seconds to wait. `now` is in seconds."""
        rate = self._rates[what]
        bucket = self._buckets.get((what, who))
        if bucket is None:
            bucket = self._buckets[what, who] = Bucket(rate, now)
            if len(self._buckets) > self._most_keys:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end((what, who))
        return bucket.take(rate, now, cost)

    def __len__(self) -> int:
        return len(self._buckets)
