"""What one seat sees of a match and may do in it, as arrays: for every adapter that plays one game at a time."""

from typing import Any

import numpy as np

from gangland.adapters.rewards import reward
from gangland.engine.match import Match
from gangland.engine.seeds import fresh_seed

Array = np.ndarray[Any, Any]
STREAM_DIGITS = 15  # of a fresh seed: below the largest stream


def observation(match: Match, seat: int) -> Array:
    """All that the seat may know, as numbers."""
    return match.rules.observe(match.position, seat)


def action_mask(match: Match, seat: int) -> Array:
    """One for each action that the seat may do now, else zero; zeros where it owes no decision."""
    mask = np.zeros(len(match.game.actions), np.int8)
    if seat in match.to_act:
        mask[match.rules.legal(match.position, seat)] = 1
    return mask


def rewards(match: Match) -> list[float]:
    """What the finished game is worth to each seat."""
    ends = match.rules.result(match.position)
    return [float(reward(ends, seat, match.seats)) for seat in range(match.seats)]


class Deals:
    """Which game is played next: a seed begins a stream, and every reset without one takes its next game."""

    def __init__(self) -> None:
        self.stream: int | None = None
        self.number = 0

    def next(self, seed: int | None) -> str:
        """The seed of a match."""
        if seed is not None:
            self.stream, self.number = seed, 0
        elif self.stream is None:
            self.stream = int(fresh_seed()[:STREAM_DIGITS], 16)
        else:
            self.number += 1
        return f"{self.stream}/{self.number}"
