"""Several server processes on one PostgreSQL database: started, watched, replaced when one ends, stopped together."""

import contextlib
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from types import FrameType

import msgspec
import structlog
from prometheus_client.multiprocess import mark_process_dead

from gangland.bots.workshop import Workshop
from gangland.engine.mistakes import Mistake
from gangland.games import GAMES, load
from gangland.server import PACKAGE
from gangland.server.gate.metrics import FOLDER
from gangland.server.run.child import READY
from gangland.server.run.plan import Plan
from gangland.server.run.server import Progress, Ready

MODULE = "gangland.server.run.child"
TICK = 0.2  # seconds between two looks at the processes
FAREWELL = 15.0  # seconds that a process has for an orderly end
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before one that ended is started again; doubled each time
START_LIMIT = 60.0

log = structlog.get_logger("gangland.run")


class Child:
    """One place for a server process, whoever fills it."""

    def __init__(self, plan: Plan, listener: socket.socket, figures: str) -> None:
        self.plan, self.listener, self.figures = plan, listener, figures
        self.pause, self.not_before, self.ready = FIRST_PAUSE, 0.0, False
        self.process = self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        self.ready, self.began = False, time.monotonic()
        number = self.listener.fileno()
        return subprocess.Popen(
            [sys.executable, "-P", "-m", MODULE, msgspec.json.encode(self.plan).decode(), str(number)],
            pass_fds=[number],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, FOLDER: self.figures},
            start_new_session=True,  # Ctrl-C is for the supervisor
        )

    def look(self) -> None:
        """Note that it is ready; start another if it has ended, after a pause that grows if they keep ending."""
        assert self.process.stdout is not None
        if not self.ready and self._has_spoken():
            self.ready = os.read(self.process.stdout.fileno(), len(READY)) == READY
        now = time.monotonic()
        if self.process.poll() is None or now < self.not_before:
            return
        if self.not_before:
            self.not_before = 0.0
            self.process = self._started()
            return
        log.warning("server_process_ended", status=self.process.returncode)
        mark_process_dead(self.process.pid, self.figures)  # type: ignore[no-untyped-call]
        self._close_pipes()
        self.pause = FIRST_PAUSE if now - self.began > LONGEST_PAUSE * 2 else min(self.pause * 2, LONGEST_PAUSE)
        self.not_before = now + self.pause

    def _has_spoken(self) -> bool:
        waiting = select.poll()
        waiting.register(self.process.stdout, select.POLLIN)  # type: ignore[arg-type]
        return bool(waiting.poll(0))

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()

    def wait(self, until: float) -> None:
        try:
            self.process.wait(max(until - time.monotonic(), 0.1))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._close_pipes()

    def _close_pipes(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


def supervise(plan: Plan, listeners: Sequence[socket.socket], ready: Ready, progress: Progress) -> None:
    """Run the processes until a signal asks for the end."""
    leaving = threading.Event()
    before = {number: signal.signal(number, _asks(leaving)) for number in (signal.SIGTERM, signal.SIGINT)}
    workshop = Workshop([load(id) for id in GAMES]).start()
    figures = tempfile.TemporaryDirectory(prefix="gangland-figures-", ignore_cleanup_errors=True)
    children = [Child(plan, listener, figures.name) for listener in listeners]
    try:
        _watch(children, leaving, ready, workshop, progress)
    finally:
        workshop.close()
        for child in children:
            child.end()
        until = time.monotonic() + FAREWELL
        for child in children:
            child.wait(until)
        figures.cleanup()
        for number, handler in before.items():
            signal.signal(number, handler)


def _watch(
    children: list[Child], leaving: threading.Event, ready: Ready, workshop: Workshop, progress: Progress
) -> None:
    was_ready, made, end = False, False, time.monotonic() + START_LIMIT
    while not leaving.wait(TICK):
        for child in children:
            child.look()
        if not was_ready and all(child.ready for child in children):
            was_ready = True
            ready()
        if not was_ready and time.monotonic() > end:
            raise Mistake("run-not-started", package=PACKAGE)
        if not made and workshop.looked(0):
            made = not workshop.making
            progress(None if made else sum(workshop.progress.values()) / len(workshop.progress))


def _asks(leaving: threading.Event) -> "signal._HANDLER":
    def asked(number: int, frame: FrameType | None) -> None:
        leaving.set()

    return asked
