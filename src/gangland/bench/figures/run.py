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
from gangland.bench.figures.plan import Comparison, Measurement, Task, plan
from gangland.bench.figures.row_file import Book, Row, write_whole
from gangland.bench.machine import Clock, cores, described
from gangland.games import load
from gangland.lab.arena.bout import Make

MOST_GAMES = 400
TIME, INTERRUPT = "time", "interrupt"  # why a run stopped
QUICK_SHARE = 0.05  # of measurements, in a trial
SAVE_SECONDS = 10.0  # between two times that an unfinished row is written down


@dataclass(frozen=True)
class Step:
    """Where a run is: a row, how much of it is done, and how many rows are."""

    name: str
    done: int
    most: int
    rows_done: int
    rows: int


Progress = Callable[[Step], None]


@dataclass(frozen=True)
class Wish:
    """What is asked for. A quick run is a trial in this process, with bots in a hurry, in files of its own."""

    folder: Path
    threads: int = 1
    games: int = MOST_GAMES
    only: tuple[str, ...] = ()
    minutes: float | None = None
    again: bool = False
    quick: bool = False

    @property
    def book(self) -> Path:
        return self.folder / ("figures-quick.json" if self.quick else "figures.json")

    @property
    def page(self) -> Path:
        return self.folder / ("bots-quick.md" if self.quick else "bots.md")

    @property
    def processes(self) -> int:
        """Never more than cores: bots that keep a time would steal it from each other."""
        return 0 if self.quick else min(self.threads, cores())


@dataclass(frozen=True)
class Outcome:
    """The rows that were asked for, as they stand; `left` of them are unfinished, and why."""

    rows: list[Row]
    left: int
    stopped: str = ""  # time or interrupt


def run(wish: Wish, progress: Progress = lambda step: None) -> Outcome:
    """Go on where the last run stopped; the page is written in any case."""
    book, tasks, clock = Book(wish.book), plan(wish.only), Clock(wish.minutes)
    if wish.again:
        for task in tasks:
            book.rows.pop(task.name, None)
    stopped = ""
    try:
        with clock.watching():
            stopped = _measure_all(wish, book, tasks, clock, progress)
    except KeyboardInterrupt:
        stopped = TIME if clock.is_up else INTERRUPT
    book.save()
    write_whole(wish.page, page(list(book.rows.values()), wish.quick))
    rows = [book.rows[task.name] for task in tasks if task.name in book.rows]
    left = sum(not is_done(task, book, wish.games) for task in tasks)
    return Outcome(rows, left, stopped if left else "")


def _measure_all(wish: Wish, book: Book, tasks: Sequence[Task], clock: Clock, progress: Progress) -> str:
    """Row after row; why it stopped before the last, if it did."""
    left = [task for task in tasks if not is_done(task, book, wish.games)]
    for place, task in enumerate(left, len(tasks) - len(left)):
        if clock.is_up:
            return TIME
        Run(wish, book, task, clock, progress, place, len(tasks)).measure()
    return ""


def is_done(task: Task, book: Book, games: int) -> bool:
    row = book.rows.get(task.name)
    if row is None or not fits(row, task):
        return False
    enough = contests.is_done(task, row, games) if isinstance(task, Comparison) else True
    return enough and row["verdict"] != OPEN


def fits(row: Row, task: Task) -> bool:
    """Is the row about these bots and these rules? Else it is measured anew."""
    if isinstance(task, Measurement):
        return True
    return (row["bots"], row["version"]) == (list(task.bots), load(task.table.game).version)


def begun(task: Task, wish: Wish) -> Row:
    """A row in which nothing is measured yet."""
    row: Row = {"name": task.name, "what": task.what}
    if isinstance(task, Measurement):
        row |= {"of": task.of, "unit": task.unit, "least": task.least, "most": task.most}
    else:
        table = task.table
        row |= {"game": table.game, "seats": table.seats, "options": dict(table.options), "bots": list(task.bots)}
        row |= {"version": load(table.game).version, **tally([]), "even": round(1 / table.seats, 4), "faults": 0}
        row |= {"goal": {"least": task.goal.least, "most": task.goal.most, "part": task.goal.part}, "results": []}
    return row | {"verdict": OPEN, "seconds": 0.0, "machine": described(wish.processes)}


@dataclass
class Run:
    """One row being measured."""

    wish: Wish
    book: Book
    task: Task
    clock: Clock
    progress: Progress
    rows_done: int
    rows: int
    saved: float = 0.0

    def measure(self) -> None:
        """Measure it, and keep what there is when somebody stops it."""
        known = self.book.rows.get(self.task.name)
        row = known if known and fits(known, self.task) else begun(self.task, self.wish)
        row |= {"verdict": OPEN, "machine": described(self.wish.processes)}
        self.book.rows[self.task.name] = row
        bots = hurried if self.wish.quick else make
        if isinstance(self.task, Comparison):
            self.tell(row["games"], contests.most_games(self.task, self.wish.games))
            contests.play(self.task, row, self.wish.games, bots, self.wish.processes, self.tell)
        else:
            self.tell(0, 1)
            self.weigh(self.task, row, bots)
        self.book.keep(row)

    def weigh(self, task: Measurement, row: Row, bots: Make) -> None:
        began = time.monotonic()
        row |= measure(task, bots, QUICK_SHARE if self.wish.quick else 1.0, self.tell)
        row |= {"seconds": round(time.monotonic() - began, 1), "verdict": verdict(task, row["value"])}

    def tell(self, done: int, most: int) -> None:
        """Say how far it is; what is done is written down now and then."""
        self.progress(Step(self.task.name, done, most, self.rows_done, self.rows))
        if time.monotonic() - self.saved > SAVE_SECONDS:
            self.book.save()
            self.saved = time.monotonic()
        if self.clock.is_up:
            raise KeyboardInterrupt


def verdict(task: Measurement, value: float | None) -> str:
    """Is a number on the right side of what it must reach? Nothing measured leaves it open."""
    if value is None:
        return OPEN
    enough = task.least is None or value >= task.least
    return REACHED if enough and (task.most is None or value < task.most) else MISSED
