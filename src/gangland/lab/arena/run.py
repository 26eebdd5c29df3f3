"""An arena from its first game to its last, or to Ctrl-C."""

from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from gangland.bots import player
from gangland.engine.mistakes import Mistake
from gangland.lab.arena.bout import HARD_LIMIT, Make
from gangland.lab.arena.contest import Contest, need
from gangland.lab.arena.folder import ContestFolder
from gangland.lab.arena.pool import play_all
from gangland.lab.arena.remote import play_on
from gangland.lab.arena.results import GameResult
from gangland.lab.arena.worker import Assignment
from gangland.lab.cluster.cluster import Cluster, CutShort

Progress = Callable[[int], None]


@dataclass(frozen=True)
class ContestOutcome:
    """The games that were played, in this run and in those that it resumed."""

    contest: Contest
    results: list[GameResult]
    cut_short: CutShort | None = None  # why there are no more, if it was that

    @property
    def complete(self) -> bool:
        return len(self.results) == self.contest.games


def hold(
    contest: Contest,
    threads: int = 1,
    folder: Path | None = None,
    progress: Progress = lambda done: None,
    make: Make = player,
    hard: float = HARD_LIMIT,
    cluster: Cluster | None = None,
) -> ContestOutcome:
    """Play the games of a contest that its folder does not hold yet. Ctrl-C ends it early, with what was done so far.

    The games are played by `threads` processes or by a cluster; both are spawned: a script that calls this needs the
    usual `if __name__ == "__main__":`. The outcome does not depend on their number, unless bots have a time to keep.
    """
    if threads < 1:
        raise Mistake("mistake-games", games=contest.asked, threads=str(threads))
    need("openskill", *(["matplotlib"] if folder else []))
    with ExitStack() as stack:
        kept = stack.enter_context(ContestFolder(folder, contest)) if folder else None
        results = list(kept.results) if kept else []
        done = {result.game for result in results}
        left = [number for number in range(1, contest.games + 1) if number not in done]
        task, cut_short = Assignment(contest, make, hard), None
        finished = play_on(cluster, task, left) if cluster else play_all(task, left, threads)
        try:
            if results:
                progress(len(results))
            for result, record in stack.enter_context(closing(finished)):
                if kept:
                    kept.keep(result, record)
                results.append(result)
                progress(len(results))
        except KeyboardInterrupt:
            pass
        except CutShort as reason:
            cut_short = reason
        return ContestOutcome(contest, sorted(results, key=lambda result: result.game), cut_short)
