"""What a finished game is worth to each seat, the same in every adapter."""

from typing import Any

from gangland.engine.match import Match
from gangland.engine.rule import rule


@rule
def reward(ends: Any, seat: int, seats: int) -> float:
    """1 for a win alone, the others share -1 between them; winners who share a win share what it is worth.

    The sum is always 0. Where nobody wins, nobody gains or loses anything.
    """
    winners = 0
    for other in range(seats):
        winners += ends[other, 1] == 1
    if winners == 0:
        return 0.0
    share = 1.0 / winners if ends[seat, 1] == 1 else 0.0
    return (seats * share - 1.0) / (seats - 1)


def rewards(match: Match) -> list[float]:
    """What a match is worth to each seat: nothing before its end."""
    if not match.over:
        return [0.0] * match.seats
    ends = match.rules.result(match.position)
    return [float(reward(ends, seat, match.seats)) for seat in range(match.seats)]
