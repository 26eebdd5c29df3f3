"""The server under trial: processes of its own that may be killed at any moment and started again on the same port."""

import contextlib
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from gangland.proof.mistakes import CannotTry
from gangland.server.run.child import READY
from gangland.server.run.plan import Plan, listening

MODULE = "gangland.server.run.child"
PATIENCE = 60.0  # seconds to start
FAREWELL = 20.0


class Subject:
    """One server, of one process or several."""

    def __init__(
        self,
        database: str,
        workers: int = 1,
        bots: int = 1,
        prefix: Sequence[str] = (),
        log: Path | None = None,
        environment: Mapping[str, str] | None = None,
        module: str = MODULE,
    ) -> None:
        self.module = module
        self.prefix, self.log, self.environment = tuple(prefix), log, dict(environment or {})
        plan = Plan(database, port=0, workers=workers, bots=bots, trusted=("127.0.0.1",), quiet=True)
        with contextlib.ExitStack() as closing:
            for one in listening(plan):
                closing.enter_context(one)
                port = one.getsockname()[1]
        self.plan = msgspec.structs.replace(plan, port=port)
        self.processes: list[subprocess.Popen[bytes]] = []

    @property
    def port(self) -> int:
        return self.plan.port

    def start(self, environment: Mapping[str, str] | None = None) -> float:
        """Start, and wait until it is ready; the seconds that took."""
        began = time.monotonic()
        self.launch(environment)
        self.wait_until_ready()
        return time.monotonic() - began

    def launch(self, environment: Mapping[str, str] | None = None) -> None:
        listeners = listening(self.plan)
        self.processes = [self._process(listener, self.environment | dict(environment or {})) for listener in listeners]
        for listener in listeners:
            listener.close()

    def _process(self, listener: socket.socket, environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
        number = listener.fileno()
        plan = msgspec.json.encode(self.plan).decode()
        errors = open(self.log, "ab") if self.log else None  # noqa: SIM115
        try:
            return subprocess.Popen(
                [*self.prefix, sys.executable, "-P", "-m", self.module, plan, str(number)],
                pass_fds=[number],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors or subprocess.DEVNULL,
                env={**os.environ, **environment, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                start_new_session=True,
            )
        finally:
            if errors:
                errors.close()

    def wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        for process in self.processes:
            assert process.stdout is not None
            waiting = select.poll()  # not `select`, which knows only the first thousand files
            waiting.register(process.stdout, select.POLLIN | select.POLLHUP)
            if not waiting.poll(max(end - time.monotonic(), 0) * 1000):
                raise CannotTry("trial-no-server")
            if os.read(process.stdout.fileno(), len(READY)) != READY:
                raise CannotTry("trial-no-server")

    @property
    def is_alive(self) -> bool:
        return all(process.poll() is None for process in self.processes)

    def kill(self) -> None:
        """Kill -9: it has no say in it."""
        for process in self.processes:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> float:
        """An orderly end; the seconds that took."""
        began = time.monotonic()
        for process in self.processes:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
        for process in self.processes:
            try:
                process.wait(FAREWELL)
            except subprocess.TimeoutExpired:
                process.kill()
        self._gone()
        return time.monotonic() - began

    def _gone(self) -> None:
        for process in self.processes:
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()
        self.processes = []

    def memory(self) -> int:
        """Bytes that its processes hold, shared pages counted once for each that shares them in part (PSS)."""
        return sum(_held(process.pid) for process in self.processes)


def _held(pid: int) -> int:
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0
