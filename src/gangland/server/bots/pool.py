"""Bots in processes of this machine: a few workers, started anew, ended and replaced when one hangs or breaks."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog

from gangland.server.bots.worker import LENGTH, OUT_OF_MEMORY, READY, Reply, Task, frame
from gangland.server.ports import BotAnswer, BotFailed, BotOrder

WORKER = "gangland.server.bots.worker"
MEGABYTES = 1500  # of its own memory for one worker: compiled rules and search trees take a fifth of that
START_LIMIT = 60.0  # seconds until a new process must have said that it is ready
MARGIN = 1.0  # seconds beyond its deadline in which an answer may still arrive
TRIES = 2  # a worker that breaks down is replaced, and the same order asked once more
BREATH = 0.5  # seconds between two attempts to start a process that would not start
SINGLE = {f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL", "NUMBA")}

log = structlog.get_logger("gangland.bots")


class Gone(Exception):
    """The worker ended before it answered."""


class Overrun(Exception):
    """The worker took longer than it may."""


class Worker:
    """One process, seen from the server."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def started(cls, module: str, megabytes: int) -> "Worker":
        """A process that has said that it is ready."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", module, str(megabytes)),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env={**os.environ, **SINGLE, "PYTHONPATH": _path()},
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_LIMIT):
                if (await worker.heard()).trouble != READY:
                    raise Gone
        except BaseException:
            await worker.end()
            raise
        return worker

    async def asked(self, task: Task, seconds: float) -> Reply:
        """What it answers; Gone or Overrun if it does not."""
        try:
            async with asyncio.timeout(seconds):
                assert self.process.stdin is not None
                self.process.stdin.write(frame(task))
                return await self.heard()
        except TimeoutError:
            raise Overrun from None
        except (ConnectionError, RuntimeError):  # its pipe is closed; uvloop says so with a RuntimeError
            raise Gone from None

    async def heard(self) -> Reply:
        assert self.process.stdout is not None
        try:
            head = await self.process.stdout.readexactly(LENGTH.size)
            data = await self.process.stdout.readexactly(LENGTH.unpack(head)[0])
        except asyncio.IncompleteReadError:
            raise Gone from None
        return msgspec.msgpack.decode(data, type=Reply)

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Pool:
    """A BotRunner: as many orders at once as there are workers, the others wait in line."""

    def __init__(self, workers: int | None = None, module: str = WORKER, megabytes: int = MEGABYTES) -> None:
        self.size = workers or max(os.cpu_count() or 1, 1)
        self.module, self.megabytes = module, megabytes
        self.replaced = 0  # workers that had to be ended
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._hiring: set[asyncio.Task[None]] = set()
        self._replacing: set[asyncio.Task[None]] = set()
        self._closed = False

    async def open(self) -> None:
        """Begin to start the workers; an order that comes before the first is ready waits for it."""
        for _ in range(self.size):
            self._hire()

    async def close(self) -> None:
        self._closed = True
        for task in list(self._hiring):
            task.cancel()
        await asyncio.gather(*self._hiring, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in list(self._all)))
        await asyncio.gather(*self._replacing)  # those of orders that were broken off just before
        self._all.clear()

    @property
    def processes(self) -> list[int]:
        """The process ids of the workers, for those who watch them."""
        return [worker.process.pid for worker in self._all]

    async def choose(self, order: BotOrder) -> BotAnswer:
        """What the bot does; BotFailed if it can't be had in time."""
        task = Task(order.game, order.seat, order.position, order.bot, order.seed)
        seconds = order.deadline_ms / 1000 + MARGIN
        for _ in range(TRIES):
            with contextlib.suppress(Gone):
                reply = await self._asked(task, seconds)
                return BotAnswer(reply.action, reply.thoughts, reply.looks)
        raise BotFailed("gone")

    async def _asked(self, task: Task, seconds: float) -> Reply:
        """One worker's answer. Whoever breaks off, for whatever reason, leaves a worker that has to be replaced."""
        worker = await self._free.get()
        try:
            reply = await worker.asked(task, seconds)
        except BaseException as error:
            await asyncio.shield(self._begun(self._replacing, self._replace(worker, type(error).__name__)))
            if isinstance(error, Overrun):
                raise BotFailed("overrun") from None
            raise
        if reply.trouble == OUT_OF_MEMORY:
            await self._replace(worker, reply.trouble)
        else:
            self._free.put_nowait(worker)
        if reply.trouble:
            raise BotFailed(reply.trouble)
        return reply

    async def _replace(self, worker: Worker, reason: str) -> None:
        self.replaced += 1
        self._all.discard(worker)
        await worker.end()
        if not self._closed:
            log.warning("bot_worker_replaced", reason=reason)
            self._hire()

    def _hire(self) -> None:
        self._begun(self._hiring, self._hired())

    def _begun(self, kind: set[asyncio.Task[None]], work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that is in its set until it is done."""
        task = asyncio.create_task(work)
        kind.add(task)
        task.add_done_callback(kind.discard)
        return task

    async def _hired(self) -> None:
        """Another worker, however long the machine takes to give one."""
        while not self._closed:
            try:
                worker = await Worker.started(self.module, self.megabytes)
            except (Gone, OSError, TimeoutError):
                await asyncio.sleep(BREATH)
                continue
            self._all.add(worker)
            self._free.put_nowait(worker)
            return


def _path() -> str:
    """Where this process finds its modules, so that a worker finds the same."""
    return os.pathsep.join(place or os.getcwd() for place in sys.path)
