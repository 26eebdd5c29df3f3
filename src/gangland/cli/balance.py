"""`gangland balance`: is a game fair, and what decides it? A bar for each series; a stopped run can be resumed."""

import json
import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from gangland.cli.simulation import DEVICES, chosen_threads, remembered_interrupts
from gangland.cli.speech import INTERRUPTED, Problem, complain, lang, say, say_error
from gangland.engine.mistakes import Mistake

if TYPE_CHECKING:
    from gangland.engine.table import Table
    from gangland.lab.balance.run import StudyTallies
    from gangland.lab.balance.study import Study
    from gangland.lab.whatif.changes import Change


def chosen_bots(text: str | None) -> list[str] | None:
    """`greedy:10,search:100` as a list; nothing if none were named."""
    return None if text is None else [name.strip() for name in text.split(",") if name.strip()]


def new_study(
    table: "Table", playouts: int, games: int, bots: Sequence[str] | None, seed: int, changes: Sequence["Change"]
) -> "Study":
    """What was asked for, checked."""
    from gangland.lab.balance import study

    try:
        study.need_all()
        named = study.USUAL_BOTS if bots is None else bots
        return study.new_study(table, playouts, games, named, seed, changes)
    except Mistake as mistake:
        raise Problem("problem-balance", what=say_error(mistake)) from None


@contextmanager
def series_bars(shown: bool) -> Iterator[Callable[[str, int, int], None]]:
    """A bar on stderr for each series, with rate and time left; Ctrl-C is noticed between two pieces of work."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

    from gangland.cli.tables import whole

    console = Console(stderr=True)
    texts = TextColumn("{task.description}", markup=False), TextColumn("{task.fields[rate]}", markup=False)
    columns = (texts[0], BarColumn(), MofNCompleteColumn(), texts[1], TimeRemainingColumn())
    bars: dict[str, TaskID] = {}
    hidden = not shown or not console.is_terminal
    with (
        remembered_interrupts() as interrupts,
        Progress(*columns, console=console, disable=hidden, transient=True) as progress,
    ):

        def show(series: str, done: int, games: int) -> None:
            if series not in bars:
                bars[series] = progress.add_task(series_name(series), total=games, completed=done, rate="")
            progress.update(bars[series], completed=done)
            speed = next(one.speed for one in progress.tasks if one.id == bars[series])
            if speed:
                progress.update(bars[series], rate=say("figures-rate", rate=whole(speed)))
            if interrupts:
                raise KeyboardInterrupt

        yield show


def series_name(series: str) -> str:
    """A series in words: what is played."""
    from gangland.lab.balance.run import COMPARED, RANDOM

    name = series.removeprefix(COMPARED)
    told = say("balance-random") if name == RANDOM else name
    return say("balance-compared", players=told) if series.startswith(COMPARED) else told


def run(study: "Study", folder: Path, threads: int | None, device: str, shown: bool) -> "StudyTallies":
    """The games; Ctrl-C gives those that were counted so far."""
    from gangland.lab.balance import run as balance_run

    if device not in DEVICES:
        raise Problem("problem-device", device=device, known=", ".join(DEVICES))
    processors = chosen_threads(threads)
    with series_bars(shown) as progress:
        try:
            return balance_run.run(study, folder, processors, device, progress)
        except (RuntimeError, ImportError) as error:
            raise Problem("problem-no-device", device=device, what=say_error(error)) from None
        except Mistake as mistake:
            raise Problem("problem-balance", what=say_error(mistake)) from None


def tell(counted: "StudyTallies", folder: Path, as_json: bool) -> int:
    """Write the report and say its answers in short; the exit code."""
    if not counted.complete:
        done = sum(tally.count for tally in counted.tallies.values())
        command = shlex.join([*counted.study.command(), "--out", str(folder)])
        complain(say("balance-stopped", count=done, command=command))
        return INTERRUPTED
    from gangland.lab.balance.answers import Answers
    from gangland.lab.balance.files import write_report
    from gangland.lab.balance.report import report

    figures = report(counted)
    try:
        page = write_report(counted, figures, lang(), folder)
    except Mistake as mistake:
        raise Problem("problem-balance", what=say_error(mistake)) from None
    if as_json:
        print(json.dumps(figures))
        return 0
    from rich.console import Console

    console = Console(highlight=False)
    for question, answer in Answers(figures, lang()).short():
        console.print(question, style="bold", markup=False)
        console.print(answer, markup=False)
    print(say("balance-kept", file=str(page)))
    return 0
