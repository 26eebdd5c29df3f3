"""Measure what is missing, cheap rows first, until all is there, the time is up, or Ctrl-C."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from gangland.bench.figures import contests
from gangland.bench.figures.bots import hurried, make
from gangland.bench.figures.goals import MISSED, OPEN, REACHED, tally
from gangland.bench.figures.measurements import measure
from gangland.bench.figures.page import page
from gangland.bench.figures.plan import Measurement, Task, WinRate, plan
from gangland.bench.figures.row_file import Row, RowFile, write_whole
from gangland.bench.machine import TimeLimit, cores, described
from gangland.lab.arena.bout import Make

MOST_GAMES = 400
TIME, INTERRUPT = "time", "interrupt"  # why a run stopped
QUICK_SHARE = 0.05  # of measurements, in a trial
SAVE_SECONDS = 10.0  # between two times that an unfinished row is written down


@dataclass(frozen=True)
class RunState:
    """Where a run is: a row, how much of it is done, and how many rows are."""

    name: str
    done: int
    most: int
    rows_done: int
    rows: int


Progress = Callable[[RunState], None]


@dataclass(frozen=True)
class FiguresRequest:
    """What is asked for. A quick run is a trial in this process, with bots in a hurry, in files of its own."""

    folder: Path
    threads: int = 1
    games: int = MOST_GAMES
    only: tuple[str, ...] = ()
    minutes: float | None = None
    again: bool = False
    quick: bool = False

    @property
    def file(self) -> Path:
        return self.folder / ("figures-quick.json" if self.quick else "figures.json")

    @property
    def page(self) -> Path:
        return self.folder / ("bots-quick.md" if self.quick else "bots.md")

    @property
    def processes(self) -> int:
        """Never more than cores: bots that keep a time would steal it from each other."""
        return 0 if self.quick else min(self.threads, cores())


@dataclass(frozen=True)
class FiguresOutcome:
    """The rows that were asked for, as they stand; `left` of them are unfinished, and why."""

    rows: list[Row]
    left: int
    stopped: str = ""  # time or interrupt


def run(request: FiguresRequest, progress: Progress = lambda step: None) -> FiguresOutcome:
    """Resume where the last run stopped; the page is written in any case."""
    file, tasks, limit = RowFile(request.file), plan(request.only), TimeLimit(request.minutes)
    if request.again:
        for task in tasks:
            file.rows.pop(task.name, None)
    stopped = ""
    try:
        with limit.watching():
            stopped = _measure_all(request, file, tasks, limit, progress)
    except KeyboardInterrupt:
        stopped = TIME if limit.is_up else INTERRUPT
    file.save()
    write_whole(request.page, page(list(file.rows.values()), request.quick))
    rows = [file.rows[task.name] for task in tasks if task.name in file.rows]
    left = sum(not is_done(task, file, request.games) for task in tasks)
    return FiguresOutcome(rows, left, stopped if left else "")


def _measure_all(
    request: FiguresRequest, file: RowFile, tasks: Sequence[Task], limit: TimeLimit, progress: Progress
) -> str:
    """Row after row; why it stopped before the last, if it did."""
    left = [task for task in tasks if not is_done(task, file, request.games)]
    for place, task in enumerate(left, len(tasks) - len(left)):
        if limit.is_up:
            return TIME
        RowRun(request, file, task, limit, progress, place, len(tasks)).measure()
    return ""


def is_done(task: Task, file: RowFile, games: int) -> bool:
    row = file.rows.get(task.name)
    if row is None or not fits(row, task):
        return False
    enough = not isinstance(task, WinRate) or contests.is_done(task, row, games)
    return enough and row["verdict"] != OPEN


def fits(row: Row, task: Task) -> bool:
    """Is the row about these bots and these rules? Else it is measured anew."""
    if isinstance(task, Measurement):
        return True
    return (row["bots"], row["version"]) == (list(task.bots), task.table.game.version)


def begun(task: Task, request: FiguresRequest) -> Row:
    """A row in which nothing is measured yet."""
    row: Row = {"name": task.name, "what": task.what}
    if isinstance(task, Measurement):
        row |= {"of": task.of, "unit": task.unit, "least": task.least, "most": task.most}
    else:
        table = task.table
        row |= {"game": table.game.id, "seats": table.seats, "options": table.unusual, "bots": list(task.bots)}
        row |= {"version": table.game.version, **tally([]), "even": round(1 / table.seats, 4), "faults": 0}
        row |= {"goal": {"least": task.goal.least, "most": task.goal.most, "part": task.goal.part}, "results": []}
    return row | {"verdict": OPEN, "seconds": 0.0, "machine": described(request.processes)}


@dataclass
class RowRun:
    """One row being measured."""

    request: FiguresRequest
    file: RowFile
    task: Task
    limit: TimeLimit
    progress: Progress
    rows_done: int
    rows: int
    saved: float = 0.0

    def measure(self) -> None:
        """Measure it, and keep what there is when somebody stops it."""
        known = self.file.rows.get(self.task.name)
        row = known if known and fits(known, self.task) else begun(self.task, self.request)
        row |= {"verdict": OPEN, "machine": described(self.request.processes)}
        self.file.rows[self.task.name] = row
        bots = hurried if self.request.quick else make
        if isinstance(self.task, WinRate):
            self.tell(row["games"], contests.most_games(self.task, self.request.games))
            contests.play(self.task, row, self.request.games, bots, self.request.processes, self.tell)
        else:
            self.tell(0, 1)
            self.weigh(self.task, row, bots)
        self.file.keep(row)

    def weigh(self, task: Measurement, row: Row, bots: Make) -> None:
        began = time.monotonic()
        row |= measure(task, bots, QUICK_SHARE if self.request.quick else 1.0, self.tell)
        row |= {"seconds": round(time.monotonic() - began, 1), "verdict": verdict(task, row["value"])}

    def tell(self, done: int, most: int) -> None:
        """Say how far it is; what is done is written down now and then."""
        self.progress(RunState(self.task.name, done, most, self.rows_done, self.rows))
        if time.monotonic() - self.saved > SAVE_SECONDS:
            self.file.save()
            self.saved = time.monotonic()
        if self.limit.is_up:
            raise KeyboardInterrupt


def verdict(task: Measurement, value: float | None) -> str:
    """Is a number on the right side of what it must reach? Nothing measured leaves it open."""
    if value is None:
        return OPEN
    enough = task.least is None or value >= task.least
    return REACHED if enough and (task.most is None or value < task.most) else MISSED
