"""`gangland balance`: is a game fair, and what decides it? A bar for each stage; a stopped run can be gone on with."""

import json
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from gangland.cli.simulation import DEVICES, chosen_threads, remembered_interrupts
from gangland.cli.speech import INTERRUPTED, Problem, complain, lang, say, say_error
from gangland.engine.mistakes import Mistake

if TYPE_CHECKING:
    from gangland.engine.game import Game
    from gangland.lab.balance.run import Counted
    from gangland.lab.balance.study import Asked
    from gangland.lab.whatif.changes import Change


def chosen_bots(text: str | None) -> list[str] | None:
    """`greedy:10,search:100` as a list; nothing if none were named."""
    return None if text is None else [name.strip() for name in text.split(",") if name.strip()]


def new_question(
    game: "Game",
    playouts: int,
    games: int,
    bots: Sequence[str] | None,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    changes: Sequence["Change"],
) -> "Asked":
    """What was asked for, checked."""
    from gangland.lab.balance import study

    try:
        study.need_all()
        named = study.USUAL_BOTS if bots is None else bots
        return study.new_question(game, playouts, games, named, seats, options, seed, changes)
    except Mistake as mistake:
        raise Problem("problem-balance", what=say_error(mistake)) from None


@contextmanager
def stage_bars(shown: bool) -> Iterator[Callable[[str, int, int], None]]:
    """A bar on stderr for each stage, with rate and time left; Ctrl-C is noticed between two pieces of work."""
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

        def show(stage: str, done: int, games: int) -> None:
            if stage not in bars:
                bars[stage] = progress.add_task(stage_name(stage), total=games, completed=done, rate="")
            progress.update(bars[stage], completed=done)
            speed = next(one.speed for one in progress.tasks if one.id == bars[stage])
            if speed:
                progress.update(bars[stage], rate=say("figures-rate", rate=whole(speed)))
            if interrupts:
                raise KeyboardInterrupt

        yield show


def stage_name(stage: str) -> str:
    """A stage in words: what is played."""
    from gangland.lab.balance.run import COMPARED, RANDOM

    name = stage.removeprefix(COMPARED)
    told = say("balance-random") if name == RANDOM else name
    return say("balance-compared", players=told) if stage.startswith(COMPARED) else told


def run(asked: "Asked", folder: Path, threads: int | None, device: str, shown: bool) -> "Counted":
    """The games; Ctrl-C gives those that were counted so far."""
    from gangland.lab.balance import run as balance_run

    if device not in DEVICES:
        raise Problem("problem-device", device=device, known=", ".join(DEVICES))
    processors = chosen_threads(threads)
    with stage_bars(shown) as progress:
        try:
            return balance_run.run(asked, folder, processors, device, progress)
        except (RuntimeError, ImportError) as error:
            raise Problem("problem-no-device", device=device, what=say_error(error)) from None
        except Mistake as mistake:
            raise Problem("problem-balance", what=say_error(mistake)) from None


def tell(counted: "Counted", folder: Path, as_json: bool) -> int:
    """Write the report and say its answers in short; the exit code."""
    if not counted.complete:
        done = sum(stage.count for stage in counted.stages.values())
        command = shlex.join([*counted.asked.command(), "--out", str(folder)])
        complain(say("balance-stopped", count=done, command=command))
        return INTERRUPTED
    from gangland.lab.balance.answers import Teller
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
    for question, answer in Teller(figures, lang()).short():
        console.print(question, style="bold", markup=False)
        console.print(answer, markup=False)
    print(say("balance-kept", file=str(page)))
    return 0
