"""`gangland figures`: what is promised of the bots, measured, kept and written into a page."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gangland.cli.simulation import chosen_threads, remembered_interrupts
from gangland.cli.speech import INTERRUPTED, Problem, complain, say, say_error
from gangland.engine.mistakes import Mistake

if TYPE_CHECKING:
    from gangland.bench.figures.run import FiguresOutcome, FiguresRequest, RunState


def measure(
    folder: Path,
    threads: int | None,
    games: int,
    only: Sequence[str],
    minutes: float | None,
    again: bool,
    quick: bool,
) -> int:
    """Measure what is missing and print the rows; the exit code."""
    from gangland.bench.figures.run import FiguresRequest

    if games < 1:
        raise Problem("problem-count", count=str(games))
    if minutes is not None and not 0 < minutes < float("inf"):
        raise Problem("problem-minutes", minutes=str(minutes))
    check_names(only)
    request = FiguresRequest(folder, chosen_threads(threads), games, tuple(only), minutes, again, quick)
    outcome = run(request)
    print_figures(outcome.rows)
    return tell_end(request, outcome)


def check_names(only: Sequence[str]) -> None:
    from gangland.bench.figures.plan import KINDS, plan

    for name in only:
        if not plan([name]):
            raise Problem("problem-no-figures", only=name, known=", ".join(KINDS))


def run(request: "FiguresRequest") -> "FiguresOutcome":
    """The measurements, with bars; Ctrl-C keeps what is done."""
    from gangland.bench.figures import run as figures_run

    with remembered_interrupts() as interrupts, bars() as show:

        def progress(state: "RunState") -> None:
            show(state)
            if interrupts:  # the compiler may have lost it
                raise KeyboardInterrupt

        try:
            return figures_run.run(request, progress)
        except Mistake as mistake:
            raise Problem("problem-figures", what=say_error(mistake)) from None


@contextmanager
def bars() -> Iterator[Callable[["RunState"], None]]:
    """Two bars on stderr: all rows, and the games of this one, with their rate and the time left."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        rows = progress.add_task(say("figures-rows"), total=None, rate="")
        row: Any = None
        named = ""

        def show(state: "RunState") -> None:
            nonlocal row, named
            if state.name != named:
                if row is not None:
                    progress.remove_task(row)
                named, row = state.name, progress.add_task(state.name, total=state.most, completed=state.done, rate="")
            speed = next(task.speed for task in progress.tasks if task.id == row)
            progress.update(row, completed=state.done, total=state.most, rate=rate_text(speed))
            progress.update(rows, completed=state.rows_done, total=state.rows)

        yield show


def rate_text(speed: float | None) -> str:
    from gangland.cli.tables import decimal

    return say("figures-rate", rate=decimal(speed)) if speed else ""


def print_figures(rows: Sequence[dict[str, Any]]) -> None:
    """Each row in a line: its name, what was measured, whether that is enough."""
    from rich.console import Console

    from gangland.cli.tables import print_rows

    if rows:
        titles = [say(f"figures-{name}") for name in ("row", "value", "verdict")]
        print_rows(Console(highlight=False), titles, [_cells(row) for row in rows])


def _cells(row: dict[str, Any]) -> list[str]:
    from gangland.cli.tables import DASH, decimal, percent

    if row.get("games"):
        value = f"{percent(row['rate'])} ({percent(row['low'])} {DASH} {percent(row['high'])})"
    elif row.get("value") is not None:
        value = f"{decimal(row['value'])} {row['unit']}"
    else:
        value = DASH
    return [row["name"], value, say(f"figures-verdict-{row['verdict']}")]


def tell_end(request: "FiguresRequest", outcome: "FiguresOutcome") -> int:
    """Where the page is, and what is left to do."""
    from gangland.bench.figures.run import INTERRUPT, TIME

    print(say("figures-written", file=str(request.page)))
    if outcome.stopped == TIME:
        complain(f"{say('figures-time')} {say('figures-left', count=outcome.left)}")
    elif outcome.stopped == INTERRUPT:
        complain(f"{say('figures-interrupted')} {say('figures-left', count=outcome.left)}")
        return INTERRUPTED
    return 0
