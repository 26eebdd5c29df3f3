"""What carries out the steps of a batch: threads on the processor, or a GPU."""

from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from gangland.engine.mistakes import Mistake

NO_ACTION = -1


def check_actions(actions: Any, count: int) -> None:
    """A Mistake unless there is one whole number for each lane."""
    kind = np.dtype(actions.dtype)
    if tuple(actions.shape) != (count,) or kind.kind not in "iu":
        raise Mistake("mistake-batch-actions", count=str(count), shape=str(tuple(actions.shape)), kind=str(kind))


def as_numbers(actions: np.ndarray[Any, Any]) -> np.ndarray[Any, np.dtype[np.int32]]:
    """Actions as small numbers; what is too large for one is no action, and must not turn into another."""
    small: np.ndarray[Any, np.dtype[np.int32]] = np.ascontiguousarray(actions, np.int32)
    if actions.dtype.itemsize >= small.itemsize and actions.dtype != small.dtype:
        small = np.where(small == actions, small, np.int32(NO_ACTION))
    return small


class Lanes(ABC):
    """The arrays of a batch, and who writes them."""

    observation: Any
    mask: Any
    player: Any
    rewards: Any
    terminated: Any
    truncated: Any

    @abstractmethod
    def reset(self, seed: int) -> None:
        """Deal a new game in every lane."""

    @abstractmethod
    def step(self, actions: Any) -> int:
        """Do one action in every lane; the first lane whose action is illegal, or -1."""

    @abstractmethod
    def sample(self, seed: int, tick: int) -> Any:
        """A random legal action for every lane."""

    @abstractmethod
    def positions(self) -> np.ndarray[Any, np.dtype[np.void]]:
        """A copy of all positions."""
