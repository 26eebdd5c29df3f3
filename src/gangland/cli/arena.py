"""`gangland arena`: bots against bots, with a progress bar, and how to resume after Ctrl-C."""

import json
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gangland.cli.simulation import JOINING, chosen_cluster, chosen_threads, interruptible_bar, stop_code
from gangland.cli.speech import Problem, complain, say, say_error
from gangland.engine.mistakes import Mistake

if TYPE_CHECKING:
    from gangland.engine.table import Table
    from gangland.lab.arena.contest import Contest
    from gangland.lab.arena.run import ContestOutcome

REPORT = "report.json"
TOO_MANY_BOTS = "mistake-arena-bots"
FIRST_RECORD = "records/1.txt"


def new_contest(table: "Table", bots: Sequence[str], games: int, seed: int) -> "Contest":
    """What was asked for, checked."""
    from gangland.lab.arena import contest

    if games < 1:
        raise Problem("problem-count", count=str(games))
    try:
        return contest.new_contest(table, bots, games, seed)
    except Mistake as mistake:
        if mistake.message.id == TOO_MANY_BOTS:
            room = table.seats - len(table.automata)
            raise Problem("problem-arena-bots", what=say_error(mistake), room=room) from None
        raise Problem("problem-arena", what=say_error(mistake)) from None


def hold(
    contest: "Contest", threads: int | None, folder: Path | None, shown: bool, ray: str | None = None
) -> "ContestOutcome":
    """The games; Ctrl-C gives those that were played so far."""
    from gangland.lab.arena import run

    cluster = chosen_cluster(ray, threads) if ray else None
    processes = 1 if cluster else chosen_threads(threads)
    with interruptible_bar(contest.games, shown, *([JOINING] if ray else [])) as progress:
        try:
            return run.hold(contest, processes, folder, progress, cluster=cluster)
        except Mistake as mistake:
            raise Problem("problem-arena", what=say_error(mistake)) from None


def tell(outcome: "ContestOutcome", folder: Path | None, as_json: bool, ray: str | None = None) -> int:
    """Print the report, keep it and the plots if all games are there; the exit code."""
    from gangland.cli.arena_tables import print_arena
    from gangland.lab.arena.report import report

    figures = report(outcome.contest, outcome.results)
    if as_json:
        print(json.dumps(figures))
    elif outcome.results:
        print_arena(figures)
    if not outcome.complete:
        code = stop_code(outcome.cut_short)
        complain_of_stop(outcome, folder, ray)
        return code
    if folder:
        keep_report(figures, folder)
        if not as_json:
            print(say_where(folder))
    return 0


def keep_report(report: Mapping[str, Any], folder: Path) -> None:
    """The figures and the plots beside the games."""
    from gangland.lab.arena.plot import WORDS, draw_strength

    facts = {"game": report["game"], "games": str(report["games"])}
    words = {name: say(f"arena-plot-{name}", **(facts if name == "title" else {})) for name in WORDS}
    try:
        (folder / REPORT).write_text(json.dumps(report, indent=2) + "\n", "utf-8")
        draw_strength(report, words, folder)
    except OSError:
        what = say_error(Mistake("mistake-arena-folder", folder=str(folder)))
        raise Problem("problem-arena", what=what) from None


def say_where(folder: Path) -> str:
    """Where the games are, and how to look at one."""
    command = shlex.join(["gangland", "replay", str(folder / FIRST_RECORD)])
    return say("arena-kept", folder=str(folder), command=command)


def complain_of_stop(outcome: "ContestOutcome", folder: Path | None, ray: str | None) -> None:
    """What was done before the end, and how to resume it."""
    complain(say("simulation-stopped", done=len(outcome.results), count=outcome.contest.games))
    if folder:
        complain(say("arena-resume", command=again(outcome.contest, folder, ray)))
    elif outcome.results:
        complain(say("arena-lost"))


def again(contest: "Contest", folder: Path, ray: str | None = None) -> str:
    """The command that plays the rest."""
    pieces = ["gangland", "arena", contest.table.game.id, *contest.bots, "--games", str(contest.asked)]
    pieces += contest.table.arguments()
    if contest.seed:
        pieces += ["--seed", str(contest.seed)]
    if ray:
        pieces += ["--ray", ray]
    return shlex.join([*pieces, "--out", str(folder)])
