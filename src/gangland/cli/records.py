"""`gangland records`: games as tables, played now or read from records; Ctrl-C keeps what is done."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from gangland.cli import choices
from gangland.cli.arena import new_contest
from gangland.cli.simulation import chosen_threads, remembered_interrupts
from gangland.cli.speech import INTERRUPTED, PROBLEM_CODE, Problem, complain, say, say_error
from gangland.engine.mistakes import Mistake

if TYPE_CHECKING:
    from gangland.lab.arena.contest import Contest
    from gangland.lab.records.rows import Selection
    from gangland.lab.records.run import RecordsOutcome
    from gangland.lab.records.sources import Source

USUAL_BOTS = ("random",)
RATE_AFTER = 0.5  # seconds


@dataclass(frozen=True)
class Players:
    """What is to be played, as it was typed."""

    game: str
    bots: Sequence[str]
    games: int
    seats: int | None
    options: Sequence[str]
    seed: int

    def contest(self) -> "Contest":
        """The same, checked."""
        table = choices.chosen_table(self.game, self.seats, self.options)
        contest = new_contest(table, self.bots or USUAL_BOTS, self.games, choices.chosen_stream(self.seed))
        if contest.games != contest.asked:
            complain(say("arena-rounded", asked=contest.asked, games=contest.games))
        return contest


def chosen_source(names: Sequence[str], players: Players | None, threads: int | None) -> "Source":
    """Files and folders, or games to be played: one of the two."""
    from gangland.lab.records.contest_games import ContestGames
    from gangland.lab.records.sources import Files

    if players is not None and names:
        raise Problem("problem-records-both")
    if players is not None:
        return ContestGames(players.contest(), chosen_threads(threads))
    if not names:
        raise Problem("problem-records-nothing")
    typed = [name if name == choices.STANDARD_STREAM else str(choices.at_home(name)) for name in names]
    is_read = choices.STANDARD_STREAM in typed and sys.stdin is not None
    return Files(tuple(typed), sys.stdin if is_read else ())


def chosen_selection(tables: Sequence[str], views: str | None, seen_by: str) -> "Selection":
    """Which tables are wanted."""
    from gangland.lab.records.columns import DECISIONS, GAMES, VIEWS
    from gangland.lab.records.rows import ACTOR, BOTH, EVERYONE, JSON, OBSERVATION, Selection

    wanted = [_among("--table", table, (GAMES, DECISIONS)) for table in tables] or [GAMES, DECISIONS]
    if views is not None:
        _among("--views", views, (JSON, OBSERVATION, BOTH))
        wanted.append(VIEWS)
    return Selection(tuple(dict.fromkeys(wanted)), views, _among("--seen-by", seen_by, (ACTOR, EVERYONE)))


def chosen_formats(formats: Sequence[str]) -> list[str]:
    """In which forms they are written."""
    from gangland.lab.records.data_set import FORMATS, JSONL

    return list(dict.fromkeys(_among("--format", format, FORMATS) for format in formats)) or [JSONL]


def _among(option: str, given: str, known: Sequence[str]) -> str:
    if given not in known:
        raise Problem("problem-records-choice", option=option, given=given, known=", ".join(known))
    return given


def write(source: "Source", folder: Path, selection: "Selection", formats: Sequence[str]) -> "RecordsOutcome":
    """The tables; Ctrl-C keeps what was written so far."""
    from gangland.lab.records import run

    with remembered_interrupts() as interrupts, bar(source.count()) as show:

        def progress(done: int) -> None:
            show(done)
            if interrupts:  # the compiler may have lost it
                raise KeyboardInterrupt

        try:
            return run.write(source, folder, selection, formats, progress)
        except Mistake as mistake:
            raise Problem("problem-records", what=say_error(mistake)) from None


@contextmanager
def bar(total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar on stderr: games, how many a second, and the time left where the number of games is known."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from gangland.cli.figures import rate_text

    columns: Iterable[TextColumn | BarColumn | MofNCompleteColumn | TimeRemainingColumn] = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task, began = progress.add_task(say("records-games"), total=total, rate=""), [0.0, 0]

        def show(done: int) -> None:
            now = time.monotonic()
            if not began[0]:
                began[:] = now, done
            taken = now - began[0]
            rate = rate_text((done - began[1]) / taken) if taken > RATE_AFTER else ""
            progress.update(task, completed=done, rate=rate)

        yield show


def tell(outcome: "RecordsOutcome", folder: Path) -> int:
    """What is there now, and how to resume if it is not all; the exit code."""
    if outcome.mistake is not None:
        complain(say("problem-records", what=say_error(outcome.mistake)))
    if outcome.complete:
        print(say("records-written", games=outcome.games, decisions=outcome.decisions, folder=str(folder)))
        return 0
    complain(say("records-kept", games=outcome.games, folder=str(folder)))
    return PROBLEM_CODE if outcome.mistake else INTERRUPTED
