"""Long runs with a progress bar: simulations and benchmarks."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from gangland.bench.machine import cores
from gangland.cli.speech import INTERRUPTED, PROBLEM_CODE, Problem, complain, say, say_error
from gangland.engine.mistakes import Mistake

if TYPE_CHECKING:
    from gangland.engine.table import Table
    from gangland.lab.cluster.cluster import Cluster
    from gangland.lab.simulation import Simulation

LOCAL, JOINING = "local", "ray-joining"
DEVICES = ("cpu", "cuda")
MOST_THREADS = 64  # where the machine has no more processors


@contextmanager
def progress_bar(total: int, shown: bool, before: str = "simulation-compiling") -> Iterator[Callable[[int], None]]:
    """A bar on stderr with rate and time left; says what is done before the first games. None without a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from gangland.cli.tables import whole

    console = Console(stderr=True)
    said, rate = TextColumn("{task.description}"), TextColumn("{task.fields[rate]}")
    columns = (said, BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not shown or not console.is_terminal, transient=True) as bar:
        task = bar.add_task(say(before), total=total, rate="")

        def show(done: int) -> None:
            bar.update(task, completed=done, description=say("simulation-playing"))
            if speed := next(one.speed for one in bar.tasks if one.id == task):
                bar.update(task, rate=say("figures-rate", rate=whole(speed)))

        yield show


@contextmanager
def remembered_interrupts() -> Iterator[list[int]]:
    """Ctrl-C as ever, and written down: the compiler loses an interrupt now and then."""
    seen: list[int] = []

    def remember(number: int, frame: object) -> None:
        seen.append(number)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, remember)
    try:
        yield seen
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def interruptible_bar(total: int, shown: bool, before: str = "simulation-compiling") -> Iterator[Callable[[int], None]]:
    """A progress bar at which Ctrl-C is noticed: between two pieces of work, never inside one."""
    with remembered_interrupts() as interrupts, progress_bar(total, shown, before) as show:

        def progress(done: int) -> None:
            show(done)
            if interrupts:
                raise KeyboardInterrupt

        yield progress


def chosen_threads(threads: int | None) -> int:
    """As many as were asked for, or as there are processors; no more than make sense."""
    threads = cores() if threads is None else threads
    if threads < 1:
        raise Problem("problem-threads", threads=str(threads))
    most = max(MOST_THREADS, cores())
    if threads > most:
        complain(say("simulation-threads", threads=str(threads), most=most))
    return min(threads, most)


def chosen_cluster(address: str, threads: int | None) -> "Cluster":
    """The Ray cluster at an address, with as many workers as were asked for, or as it has processors."""
    from gangland.lab.cluster.cluster import Cluster

    if threads is not None and threads < 1:
        raise Problem("problem-threads", threads=str(threads))
    try:
        return Cluster(address, chosen_threads(threads) if address == LOCAL else threads)
    except Mistake as mistake:
        raise Problem("problem-ray", what=say_error(mistake)) from None


def stop_code(why: Mistake | None) -> int:
    """The exit code of a run that ended early; says why, unless it was Ctrl-C."""
    if why is None:
        return INTERRUPTED
    from gangland.lab.run_folder import FolderMistake

    what = say_error(why)
    complain(say("problem-kept", what=what) if isinstance(why, FolderMistake) else say("ray-stopped", what=what))
    return PROBLEM_CODE


class Counted(Protocol):
    """Games that were played, as far as it came."""

    @property
    def games(self) -> int: ...

    @property
    def kept(self) -> int: ...

    @property
    def cut_short(self) -> Mistake | None: ...


def tell_stop(done: Counted, games: int, folder: Path | None) -> int:
    """If not all games were played, or not all are kept: why, and how to go on. The exit code."""
    unkept = folder is not None and done.kept < done.games
    if done.games >= games and not unkept:
        return 0
    code = stop_code(done.cut_short)
    if done.games < games:
        complain(say("simulation-stopped", done=done.games, count=games))
    if folder and done.games:
        complain(say("simulation-kept", kept=done.kept, folder=str(folder)))
    return code


def run_simulation(
    table: "Table",
    games: int,
    seed: int,
    threads: int | None,
    device: str,
    shown: bool,
    ray: str | None = None,
    folder: Path | None = None,
) -> "Simulation":
    """Random games with what was asked for, checked; Ctrl-C gives what was done so far."""
    from gangland.lab.run_folder import FolderMistake
    from gangland.lab.simulation import simulate

    if games < 1:
        raise Problem("problem-count", count=str(games))
    if device not in DEVICES:
        raise Problem("problem-device", device=device, known=", ".join(DEVICES))
    if ray and device != DEVICES[0]:
        raise Problem("problem-ray-device", device=device)
    cluster = chosen_cluster(ray, threads) if ray else None
    threads = 1 if cluster else chosen_threads(threads)
    with interruptible_bar(games, shown, *([JOINING] if ray else [])) as progress:
        try:
            return simulate(table, games, seed, threads, device, progress, cluster=cluster, folder=folder)
        except (RuntimeError, ImportError) as error:
            raise Problem("problem-no-device", device=device, what=say_error(error)) from None
        except FolderMistake as mistake:
            raise Problem("problem-kept", what=say_error(mistake)) from None
        except Mistake as mistake:
            raise Problem("problem-ray", what=say_error(mistake)) from None


def run_bench(seconds: float, peers: bool, device: str) -> list[dict[str, Any]]:
    """The rows of the benchmark; on a GPU only what runs there."""
    if device not in DEVICES:
        raise Problem("problem-device", device=device, known=", ".join(DEVICES))
    if not 0 < seconds < float("inf"):
        raise Problem("problem-seconds", seconds=str(seconds))
    with remembered_interrupts() as interrupts:

        def progress(what: str) -> None:
            _say_progress(what)
            if interrupts:  # a simulation takes an interrupt as its own end, and the benchmark would go on
                raise KeyboardInterrupt

        try:
            if device == "cuda":
                from gangland.bench.gpu import gpu_figures

                return [figure.row() for figure in gpu_figures(seconds, peers, progress)]
            from gangland.bench.speed import bench

            return bench(seconds, peers, progress)
        except (RuntimeError, ImportError) as error:
            raise Problem("problem-no-bench", what=say_error(error)) from None


def _say_progress(what: str) -> None:
    """What is being measured, on stderr if that is a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        from gangland.cli.tables import row_title

        complain(row_title(what))
