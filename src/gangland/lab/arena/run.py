"""An arena from its first game to its last, or to Ctrl-C."""

from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from gangland.bots import player
from gangland.engine.mistakes import Mistake
from gangland.lab.arena.bout import HARD_LIMIT, Make
from gangland.lab.arena.contest import Contest, need
from gangland.lab.arena.folder import Folder
from gangland.lab.arena.pool import play_all
from gangland.lab.arena.remote import play_on
from gangland.lab.arena.results import Row
from gangland.lab.arena.worker import Work
from gangland.lab.cluster.cluster import Cluster, CutShort

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Outcome:
    """The games that were played, in this run and in those that it went on from."""

    contest: Contest
    rows: list[Row]
    cut_short: CutShort | None = None  # why there are no more, if it was that

    @property
    def complete(self) -> bool:
        return len(self.rows) == self.contest.games


def hold(
    contest: Contest,
    threads: int = 1,
    folder: Path | None = None,
    progress: Progress = lambda done: None,
    make: Make = player,
    hard: float = HARD_LIMIT,
    cluster: Cluster | None = None,
) -> Outcome:
    """Play the games of a contest that its folder does not hold yet. Ctrl-C ends it early, with what was done so far.

    The games are played by `threads` processes or by a cluster; both are spawned: a script that calls this needs the
    usual `if __name__ == "__main__":`. The outcome does not depend on their number, unless bots have a time to keep.
    """
    if threads < 1:
        raise Mistake("mistake-games", games=contest.asked, threads=str(threads))
    need("openskill", *(["matplotlib"] if folder else []))
    with ExitStack() as stack:
        kept = stack.enter_context(Folder(folder, contest)) if folder else None
        rows = list(kept.rows) if kept else []
        done = {row.game for row in rows}
        left = [number for number in range(1, contest.games + 1) if number not in done]
        task, cut_short = Work(contest, make, hard), None
        finished = play_on(cluster, task, left) if cluster else play_all(task, left, threads)
        try:
            if rows:
                progress(len(rows))
            for row, record in stack.enter_context(closing(finished)):
                if kept:
                    kept.keep(row, record)
                rows.append(row)
                progress(len(rows))
        except KeyboardInterrupt:
            pass
        except CutShort as reason:
            cut_short = reason
        return Outcome(contest, sorted(rows, key=lambda row: row.game), cut_short)
