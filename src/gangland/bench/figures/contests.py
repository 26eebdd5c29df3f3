"""One bot against others, by the games of the arena: until the result is clear, or often enough."""

import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import Any

from gangland.bench.figures.goals import OPEN, is_enough, tally, whole_deals
from gangland.bench.figures.plan import WinRate
from gangland.lab.arena.bout import Make, play_game
from gangland.lab.arena.contest import Contest, new_contest
from gangland.lab.arena.pool import Finished, play_all
from gangland.lab.arena.worker import Assignment

Row = dict[str, Any]
Progress = Callable[[int, int], None]
SEED = 6
BLOCK = 20  # games between two looks at the result: whoever looks all the time sees luck


def contest_of(task: WinRate, most: int, make: Make) -> Contest:
    return new_contest(task.table, task.bots, most, SEED, make)


def most_games(task: WinRate, most: int) -> int:
    return min(most, task.most or most)


def is_done(task: WinRate, row: Row, most: int) -> bool:
    """Would more games add nothing, or are they not wanted?"""
    return is_enough(task.goal, row, most_games(task, most))


def play(task: WinRate, row: Row, most: int, make: Make, threads: int, progress: Progress) -> None:
    """Resume, with as many processes as `threads`, here without any; the row is up to date at every moment."""
    contest = contest_of(task, most_games(task, most), make)
    results: list[float | None] = row["results"]
    results += [None] * (contest.games - len(results))
    left = [number for number in range(1, contest.games + 1) if results[number - 1] is None]
    if is_done(task, row, most):  # somebody stopped it just then
        left = []
    looked, began, before = row["games"], time.monotonic(), row["seconds"]
    with closing(games_of(contest, make, left, threads)) as games:
        for played, _ in games:
            seat = played.bots.index(contest.labels[0])
            results[played.game - 1] = round(played.shares()[seat], 4)
            row["faults"] += played.fault is not None
            row["seconds"] = round(before + time.monotonic() - began, 1)
            row.update(tally(whole_deals(results, len(contest.lineups))))
            progress(row["games"], contest.games)
            if row["games"] >= looked + BLOCK:
                looked = row["games"]
                if is_done(task, row, contest.games):
                    break
    conclude(task, row, contest)


def conclude(task: WinRate, row: Row, contest: Contest) -> None:
    """The verdict; what was played beyond the deals that count is forgotten."""
    row["results"] = list(whole_deals(row["results"], len(contest.lineups)))
    row["verdict"] = task.goal.verdict(row["rate"], row["low"], row["high"]) if row["games"] else OPEN


def games_of(contest: Contest, make: Make, numbers: Iterable[int], threads: int) -> Generator[Finished]:
    """The games as they are finished: played by processes, or one after another here."""
    if threads:
        yield from play_all(Assignment(contest, make), numbers, threads)
        return
    players = {label: make(bot) for label, bot in zip(contest.labels, contest.bots, strict=True)}
    for number in numbers:
        yield play_game(contest, players, number)
