"""The processes that play the games of an arena side by side, and what is done when one of them is lost.

Processes, not threads: a bot that hangs can be ended, one that breaks the interpreter breaks only its own, and bots
that decide in Python don't wait for each other.
"""

import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from gangland.engine.mistakes import Mistake
from gangland.lab.arena.bout import Bout, allowed
from gangland.lab.arena.results import Fault, GameResult
from gangland.lab.arena.worker import Assignment, SharedClock, work
from gangland.lab.cluster.pieces import LostPiece
from gangland.lab.interrupts import held_interrupts

TICK = 0.5  # seconds between two looks at the clocks of the workers
MARGIN = 1.0  # seconds that a worker has to notice an overrun by itself
WARM_UP_LIMIT = 900.0  # seconds; a cold compiler on a busy machine takes minutes
Finished = tuple[GameResult, str]  # a game and its record


class WorkerProcess:
    """One worker, seen from the arena."""

    def __init__(self, task: Assignment) -> None:
        context = get_context("spawn")  # a fork would copy locks that other threads hold
        self.task, self.shared = task, SharedClock(context)
        self.connection: Connection
        self.connection, far = context.Pipe()
        self.process = context.Process(target=work, args=(task, far, self.shared), daemon=True)
        with held_interrupts():
            self.process.start()
        far.close()  # so that the end of the process is the end of the pipe
        self.allowed = {label: allowed(bot, task.hard) for label, bot in task.players().items()}
        self.ready = False
        self.number: int | None = None  # of its game

    def is_free(self) -> bool:
        return self.ready and self.number is None and self.process.is_alive()

    def give(self, number: int) -> None:
        self.number = number
        self.shared.clear()
        with suppress(OSError):  # it ended just now: its game is lost like any other
            self.connection.send(number)

    def heard(self) -> Finished | None:
        """A finished game, if there is one; a process that can't be heard any more is ended."""
        try:
            if not self.connection.poll():
                return None
            finished: Finished | None = self.connection.recv()
        except (EOFError, OSError):
            self.process.kill()
            self.process.join()
            return None
        self.ready = True
        if finished:
            self.number = None
        return finished

    def limit(self) -> float:
        """How long whoever thinks now may think."""
        seat, hard = self.shared.seat, self.task.hard
        if seat < 0 or self.number is None:
            return WARM_UP_LIMIT
        return max(self.allowed[self.task.contest.lineup(self.number)[seat]], hard) + MARGIN

    def is_lost(self) -> bool:
        """Has the process ended, or does a bot hang?"""
        return not self.process.is_alive() or self.shared.thinking() > self.limit()

    def was_killed(self) -> bool:
        """Did somebody else end it? No bot does that to itself."""
        return self.process.exitcode == -signal.SIGKILL

    def forfeit(self) -> Finished:
        """End the worker; the bot that thought, or was the last to think, loses its game."""
        kind, seconds = "overrun" if self.process.is_alive() else "gone", round(self.shared.thinking(), 3)
        self.dismiss()
        assert self.number is not None
        bout, seat = Bout(self.task.contest, self.number), self.shared.seat
        for actor, action in self.shared.moves():
            bout.match.play(action, seat=actor)
        label = bout.lineup[seat]
        limit, move = round(self.allowed[label], 3), len(bout.match.moves) + 1
        fault = Fault(seat, label, move, kind, seconds=seconds, limit=limit)
        return bout.result(seconds, fault), bout.match.record()

    def dismiss(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join()


class WorkerPool:
    """Workers side by side, which stay for the next games."""

    def __init__(self, task: Assignment, threads: int, far: bool = False) -> None:
        self.task, self.threads = task, threads
        self.far = far  # on a node of a cluster: when that is being killed, the game goes to another
        self.workers: list[WorkerProcess] = []

    def play(self, numbers: Iterable[int]) -> Iterator[Finished]:
        """The games with these numbers, as they are finished."""
        waiting = deque(numbers)
        threads = min(self.threads, len(waiting))
        while waiting or any(worker.number is not None for worker in self.workers):
            self._hire(threads)
            for worker in self.workers:
                if worker.is_free() and waiting:
                    worker.give(waiting.popleft())
            wait([watched for worker in self.workers for watched in (worker.connection, worker.process.sentinel)], TICK)
            for place in range(len(self.workers)):
                yield from self._news(place)

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.dismiss()

    def _hire(self, threads: int) -> None:
        """Start the first worker; the others when it is ready, so that they find on disk what it compiled."""
        if not self.workers:
            self.workers.append(WorkerProcess(self.task))
        elif self.workers[0].ready:
            self.workers += [WorkerProcess(self.task) for _ in range(threads - len(self.workers))]

    def _news(self, place: int) -> Iterator[Finished]:
        """What a worker has finished; another takes the place of one that is lost."""
        worker = self.workers[place]
        finished = worker.heard()
        if finished:
            yield finished
        elif worker.is_lost():
            if self.far and worker.was_killed():
                raise LostPiece
            if worker.number is not None and worker.shared.seat >= 0:
                yield worker.forfeit()
            elif worker.number is not None or not (worker.ready or worker.task.warm):
                # no bot was asked, so none is at fault
                raise Mistake("mistake-arena-start", code=str(worker.process.exitcode))
            worker.dismiss()
            self.workers[place] = WorkerProcess(replace(worker.task, warm=worker.task.warm and worker.ready))


def play_all(task: Assignment, numbers: Iterable[int], threads: int) -> Generator[Finished, None, None]:
    """The games with these numbers, as they are finished, by workers that are there for them only."""
    pool = WorkerPool(task, threads)
    try:
        yield from pool.play(numbers)
    finally:
        pool.dismiss()
