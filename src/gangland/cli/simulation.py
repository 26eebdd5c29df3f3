"""Long runs with a progress bar: simulations and benchmarks."""

import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from gangland.cli.speech import Problem, complain, say, say_error

if TYPE_CHECKING:
    from gangland.engine.game import Game
    from gangland.lab.simulate import Simulation

DEVICES = ("cpu", "cuda")
MOST_THREADS = 64  # where the machine has no more processors


@contextmanager
def progress_bar(total: int, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, which says that it compiles until the first games are done; none without a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not shown or not console.is_terminal, transient=True) as bar:
        task = bar.add_task(say("simulation-compiling"), total=total)
        yield lambda done: bar.update(task, completed=done, description=say("simulation-playing"))


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
def interruptible_bar(total: int, shown: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar at which Ctrl-C is noticed: between two pieces of work, never inside one."""
    with remembered_interrupts() as interrupts, progress_bar(total, shown) as show:

        def progress(done: int) -> None:
            show(done)
            if interrupts:
                raise KeyboardInterrupt

        yield progress


def processors() -> int:
    """The processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chosen_threads(threads: int | None) -> int:
    """As many as were asked for, or as there are processors; no more than make sense."""
    threads = processors() if threads is None else threads
    if threads < 1:
        raise Problem("problem-threads", threads=str(threads))
    most = max(MOST_THREADS, processors())
    if threads > most:
        complain(say("simulation-threads", threads=str(threads), most=most))
    return min(threads, most)


def run_simulation(
    game: "Game",
    games: int,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    threads: int | None,
    device: str,
    shown: bool,
) -> "Simulation":
    """Random games with what was asked for, checked; Ctrl-C gives what was done so far."""
    from gangland.lab.simulate import simulate

    if games < 1:
        raise Problem("problem-count", count=str(games))
    threads = chosen_threads(threads)
    if device not in DEVICES:
        raise Problem("problem-device", device=device, known=", ".join(DEVICES))
    with interruptible_bar(games, shown) as progress:
        try:
            return simulate(game, games, seats, options, seed, threads, device, progress)
        except (RuntimeError, ImportError) as error:
            raise Problem("problem-no-device", device=device, what=say_error(error)) from None


def run_bench(seconds: float, peers: bool) -> list[dict[str, Any]]:
    """The rows of the benchmark."""
    if not 0 < seconds < float("inf"):
        raise Problem("problem-seconds", seconds=str(seconds))
    with remembered_interrupts() as interrupts:

        def progress(what: str) -> None:
            _say_progress(what)
            if interrupts:  # a simulation takes an interrupt as its own end, and the benchmark would go on
                raise KeyboardInterrupt

        try:
            from gangland.cli.adapters_bench import adapter_figures
            from gangland.lab.bench import bench

            return bench(seconds, peers, progress, adapter_figures)
        except (RuntimeError, ImportError) as error:
            raise Problem("problem-no-bench", what=say_error(error)) from None


def _say_progress(what: str) -> None:
    """What is being measured, on stderr if that is a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        from gangland.cli.tables import row_title

        complain(row_title(what))
