"""A Ray cluster as the lab sees it: a job and its pieces go in, results come out as they are finished, each once."""

import os
import signal
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from gangland.engine.mistakes import Mistake
from gangland.lab.cluster.driver import LOCAL, Done, Headcount, Order, drive, split
from gangland.lab.cluster.pieces import Job, Pieces
from gangland.lab.cluster.worker import Failure, carried
from gangland.lab.interrupts import held_interrupts

Result = TypeVar("Result")
PATIENCE = 10.0  # seconds that the head may be silent before it counts as lost
KNOCK_LIMIT = 5.0  # seconds that it may take to answer at all
CLOSING_LIMIT = 15.0  # seconds that a cluster has to end in good order


class CutShort(Mistake):
    """Why the work ended in the middle, the cluster is gone for example; what had come before that counts."""

    def __init__(self, why: Mistake) -> None:
        super().__init__(why.message.id, package=why.package, **why.message.arguments)


class Cluster:
    """`Cluster("192.168.0.7:6379")` is one that runs, `Cluster("local")` one that lasts as long as the work."""

    def __init__(self, address: str, workers: int | None = None, patience: float = PATIENCE, together: int = 1) -> None:
        self.address, self.workers, self.patience = address, workers, patience
        self.together = together  # workers that begin at the same time: the first pieces wait for them
        self.most = 0  # workers that were there at the same time
        self.lost = 0  # workers that were lost; their games were given out again
        if address != LOCAL:
            with suppress(ValueError):
                split(address)
                return
            raise Mistake("mistake-ray-address", address=address)

    @contextmanager
    def spread(self, job: Job[Result], pieces: Pieces) -> Iterator[Iterator[Result]]:
        """The results, as they come; entered when the first workers are ready. A Mistake says why there are none."""
        self._knock()
        with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
            order = Order(self.address, self.workers, job, pieces, carried(), folder, self.patience, self.together)
            process, connection = started(order)
            try:
                messages = self._messages(connection)
                next(messages)
                yield (message.value for message in messages if isinstance(message, Done))
            finally:
                end(process, connection)

    def _knock(self) -> None:
        """Better a sentence at once than Ray's own after a minute."""
        if find_spec("ray") is None:
            raise Mistake("mistake-no-ray")
        if self.address != LOCAL:
            try:
                socket.create_connection(split(self.address), KNOCK_LIMIT).close()
            except (OSError, OverflowError):
                raise Mistake("mistake-ray-silent", address=self.address) from None

    def _messages(self, connection: Connection) -> Iterator[Headcount | Done]:
        """What the driver says, up to its end."""
        begun = False
        while True:
            try:
                message = connection.recv()
            except (EOFError, OSError):
                message = Failure(self._silence(begun))
            if isinstance(message, Failure):
                raise CutShort(message.mistake) if begun else message.mistake
            if not isinstance(message, Headcount | Done):
                return
            if isinstance(message, Headcount):
                self.most, self.lost = max(self.most, message.workers), message.lost
            if begun or self.most >= self.together:
                begun = True
                yield message

    def _silence(self, begun: bool) -> Mistake:
        """What it means that the driver says nothing any more."""
        if begun:
            return Mistake("mistake-ray-lost", address=self.address)
        if self.address == LOCAL:
            return Mistake("mistake-ray-local")
        return Mistake("mistake-ray-silent", address=self.address)


def started(order: Order) -> tuple[BaseProcess, Connection]:
    """A driver, and the line to it."""
    context = get_context("spawn")  # Ray and a forked process do not get on
    connection, far = context.Pipe()
    process = context.Process(target=drive, args=(order, far), daemon=True)
    with held_interrupts():
        process.start()
    far.close()  # so that the end of the process is the end of the pipe
    return process, connection


def end(process: BaseProcess, connection: Any) -> None:
    """The end of the pipe tells the driver to leave the cluster; one that can't is killed."""
    connection.close()
    try:
        process.join(CLOSING_LIMIT)
    finally:
        assert process.pid
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)  # its own session: what is left of a local cluster
        process.kill()
        process.join()
