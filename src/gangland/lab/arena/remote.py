"""The games of an arena on many machines: each worker of a cluster has one process that plays, as at home."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass

from gangland.lab.arena.pool import Crew, Finished
from gangland.lab.arena.worker import Work
from gangland.lab.cluster.cluster import Cluster
from gangland.lab.cluster.pieces import Piece


@dataclass(frozen=True)
class Games:
    """What a worker of the cluster does: one game after another. A bot that hangs or crashes loses there as here."""

    task: Work
    ahead: int = 1  # games may be long: none waits behind another while somebody is free

    def begin(self) -> Callable[[Piece], Finished]:
        crew = Crew(self.task, threads=1, far=True)
        return lambda piece: next(crew.play([piece.first]))


def play_on(cluster: Cluster, task: Work, numbers: Sequence[int]) -> Generator[Finished, None, None]:
    """The games with these numbers, as they are finished."""
    if numbers:
        with cluster.spread(Games(task), [Piece(number, 1) for number in numbers]) as finished:
            yield from finished
