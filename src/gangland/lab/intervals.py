"""How sure a share or a mean is: 95 % intervals that need nothing but the standard library."""

import math
from collections.abc import Sequence
from statistics import fmean, stdev

NORMAL_95 = 1.959964  # standard deviations on either side that hold 95 % of a normal distribution
FEW_95 = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706)  # the same of Student's distribution with 1 to 5 degrees of freedom


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share after Wilson, within 0 and 1 and around the share; a shared win is a part of one."""
    share, squares = successes / trials, NORMAL_95**2 / trials
    middle = share + squares / 2
    spread = NORMAL_95 * math.sqrt(share * (1 - share) / trials + squares / (4 * trials))
    low, high = max((middle - spread) / (1 + squares), 0.0), min((middle + spread) / (1 + squares), 1.0)
    return min(low, share), max(high, share)  # rounded, 4 of 4 would be a little less than 1


def student(freedom: int) -> float:
    """Deviations on either side that hold 95 % after Student: tabulated, then Fisher's expansion (within 0.1 %)."""
    if freedom <= len(FEW_95):
        return FEW_95[freedom - 1]
    z = NORMAL_95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def mean_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """The 95 % interval of a mean after Student; none of fewer than two values."""
    if len(values) < 2:
        return None
    spread = student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return fmean(values) - spread, fmean(values) + spread
