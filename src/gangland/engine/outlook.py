"""What a game declares of its `outlook`, so that the weights in it can be fitted to games (`bench/outlook`)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from gangland.engine.position import Position

Weights = np.ndarray[Any, np.dtype[np.float64]]
Standing = tuple[list[bool], list[list[float]]]  # for each seat: is it still in play, and its traits


@dataclass(frozen=True)
class Outlook:
    """The chances to win are a softmax, over the seats still in play, of their weighed traits."""

    weights: Weights  # by table (of the fewest seats and of the most), stage and trait
    first_stage: int  # that the first weights are for
    seats: tuple[int, int]  # the fewest and the most; between them weights change evenly
    standing: Callable[[Position], Standing]
    options: tuple[Mapping[str, str], ...] = ({},)  # of the games that are fitted to, in turn

    @property
    def traits(self) -> int:
        return int(self.weights.shape[2])

    @property
    def stages(self) -> range:
        return range(self.first_stage, self.first_stage + int(self.weights.shape[1]))
