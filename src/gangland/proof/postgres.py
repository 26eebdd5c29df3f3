"""A PostgreSQL server of our own, in a temporary folder, that may be killed and started again."""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from gangland.proof.mistakes import CannotTry

OWNER = "postgres"  # a database server does not run as root
PATIENCE = 30.0  # seconds to start
SETTINGS = ("listen_addresses=", "max_connections=200", "shared_buffers=128MB", "recovery_init_sync_method=syncfs")


def found(program: str) -> str | None:
    """Where a program of PostgreSQL lies; Debian keeps them out of the way."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return shutil.which(program, path=os.pathsep.join([os.environ.get("PATH", ""), *map(str, places)]))


def is_installed() -> bool:
    return found("postgres") is not None and found("initdb") is not None


class Postgres:
    """One database server; only a socket in its folder leads to it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data = folder, folder / "data"
        self.process: subprocess.Popen[bytes] | None = None

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def create(self) -> None:
        """An empty cluster, durable as any."""
        if os.geteuid() == 0:
            shutil.chown(self.folder, OWNER)
        words = [found("initdb") or "initdb", "-D", str(self.data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "-N"]
        done = subprocess.run([*words, "--locale=C"], capture_output=True, check=False, cwd="/", **_as_owner())  # type: ignore[call-overload]
        if done.returncode:
            raise CannotTry("trial-no-postgres", what=done.stderr.decode(errors="replace").strip()[-200:])

    def start(self) -> None:
        """Start, or start again after a kill, and wait until it answers."""
        words: list[str] = [found("postgres") or "postgres", "-D", str(self.data), "-k", str(self.folder)]
        for setting in SETTINGS:
            words += ["-c", setting]
        self.process = subprocess.Popen(
            words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", start_new_session=True, **_as_owner()
        )  # type: ignore[call-overload]
        self._wait()

    def _wait(self) -> None:
        import psycopg

        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.url(), connect_timeout=2):
                return
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() > end:
                raise CannotTry("trial-no-postgres", what=f"exit {self.process.returncode}")
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill -9 of all its processes at once: nothing is flushed, nobody is told."""
        assert self.process is not None
        family = [self.process.pid, *descendants(self.process.pid)]
        for process in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.process.wait()
        _until_gone(family[1:])  # one that still holds the shared memory keeps the next server from starting
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    def interrupt(self, seconds: float) -> None:
        """Kill it, and start it again after a while."""
        self.kill()
        time.sleep(seconds)
        self.start()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)  # "fast": connections are ended
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    def new_database(self, name: str) -> str:
        """A fresh database in it; its URL."""
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            connection.execute(f'CREATE DATABASE "{name}" STRATEGY FILE_COPY')
        return self.url(name)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A running server that is gone afterwards, folder and all."""
    if not is_installed():
        raise CannotTry("trial-postgres-missing")
    with tempfile.TemporaryDirectory(prefix="gangland-pg-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder))
        server.create()
        try:
            server.start()
            yield server
        finally:
            server.stop()


def _until_gone(processes: Sequence[int]) -> None:
    """Wait for processes that are not our own children."""
    end = time.monotonic() + PATIENCE
    while any(map(_is_running, processes)) and time.monotonic() < end:
        time.sleep(0.01)


def _is_running(pid: int) -> bool:
    """Not gone, and not dead with nobody who has noticed it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def descendants(pid: int) -> Sequence[int]:
    """The children of a process, and theirs."""
    found: list[int] = []
    for task in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError):
            words = task.read_text().rpartition(")")[2].split()
            if int(words[1]) == pid:
                child = int(task.parent.name)
                found += [child, *descendants(child)]
    return found


def _as_owner() -> dict[str, str]:
    return {"user": OWNER} if os.geteuid() == 0 else {}
