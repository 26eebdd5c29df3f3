"""The games of an arena on many machines: each worker of a cluster has one process that plays, as at home."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass

from gangland.lab.arena.pool import Finished, WorkerPool
from gangland.lab.arena.worker import Assignment
from gangland.lab.cluster.cluster import Cluster
from gangland.lab.cluster.pieces import Piece


@dataclass(frozen=True)
class RemoteBouts:
    """What a worker of the cluster does: one game after another. A bot that hangs or crashes loses there as here."""

    task: Assignment
    ahead: int = 1  # games may be long: none waits behind another while somebody is free

    def begin(self) -> Callable[[Piece], Finished]:
        pool = WorkerPool(self.task, threads=1, far=True)
        return lambda piece: next(pool.play([piece.first]))


def play_on(cluster: Cluster, task: Assignment, numbers: Sequence[int]) -> Generator[Finished, None, None]:
    """The games with these numbers, as they are finished."""
    if numbers:
        with cluster.spread(RemoteBouts(task), [Piece(number, 1) for number in numbers]) as finished:
            yield from finished
