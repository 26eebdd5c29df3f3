"""Databases for the tests: a PostgreSQL server of their own, started on a temporary folder and a free port."""

import contextlib
import fcntl
import json
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

QUICK = {"fsync": "off", "synchronous_commit": "on", "full_page_writes": "off"}
CLEAN = """
DO $$
DECLARE names text;
BEGIN
  SELECT string_agg(quote_ident(tablename), ', ') INTO names FROM pg_tables
  WHERE schemaname = 'public' AND tablename <> 'alembic_version' AND tablename NOT LIKE 'procrastinate%';
  IF names IS NOT NULL THEN
    SET LOCAL session_replication_role = replica;
    EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY';
  END IF;
END $$
"""


POOLER = """
[databases]
* = host=127.0.0.1 port={server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = trust
auth_file = {folder}/users
pool_mode = transaction
default_pool_size = 4
"""


def program(name: str) -> str:
    """The path of a program of PostgreSQL; says how to install it if it is not there."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin") or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None
    )
    if found is None:
        raise RuntimeError(f"{name} of PostgreSQL is missing: run tools/install-postgres")
    return os.path.realpath(found)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


class PostgresServer:
    """A server that belongs to the tests. PostgreSQL refuses to run as root, so root runs it as another user."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port

    @classmethod
    def make(cls, settings: dict[str, str] | None = None) -> "PostgresServer":
        server = cls(Path(tempfile.mkdtemp(prefix="gangland-postgres-")), free_port())
        if os.geteuid() == 0:
            shutil.chown(server.folder, server.user, None)
        server._run("initdb", "-D", server.data, "-U", "tests", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        lines = {**(QUICK if settings is None else settings), "max_connections": "200", "shared_buffers": "64MB"}
        lines |= {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "port": str(server.port)}
        with (server.folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in lines.items())
        server.start()
        return server

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    @property
    def user(self) -> str:
        users = {entry.pw_name for entry in pwd.getpwall()}
        return "postgres" if "postgres" in users else "nobody"

    def start(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-w", "-t", "60", "-l", str(self.folder / "log"), "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", self.data, "-w", "-m", mode, "stop")

    def remove(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def main_process(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])

    def url(self, database: str = "postgres", user: str = "tests") -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def fresh(self, database: str, owner: str = "tests") -> str:
        """An empty database; one of that name goes."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)'.encode())
            connection.execute(f'DROP ROLE IF EXISTS "secrets_of_{database}"'.encode())
            connection.execute(f'CREATE DATABASE "{database}" OWNER "{owner}"'.encode())
        return self.url(database, owner)

    def command(self, name: str, *arguments: str) -> list[str]:
        """How to run a program of PostgreSQL as somebody it runs for."""
        switch = []
        if os.geteuid() == 0:
            switch = ["setpriv", f"--reuid={self.user}", f"--regid={pwd.getpwnam(self.user).pw_gid}", "--clear-groups"]
        return [*switch, program(name), *arguments]

    def _run(self, name: str, *arguments: str) -> None:
        command = self.command(name, *arguments)
        subprocess.run(command, check=True, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


@contextlib.contextmanager
def shared_server(folder: Path) -> Iterator[PostgresServer]:
    """One server for all workers of a run: the first starts it, the last to leave stops it."""
    kept = folder / "postgres.json"
    with _locked(folder):
        if kept.exists():
            found = json.loads(kept.read_text())
            server = PostgresServer(Path(found["folder"]), found["port"])
        else:
            server = PostgresServer.make()
            found = {"folder": str(server.folder), "port": server.port, "users": 0}
        kept.write_text(json.dumps({**found, "users": found["users"] + 1}))
    try:
        yield server
    finally:
        with _locked(folder):
            found = json.loads(kept.read_text())
            kept.write_text(json.dumps({**found, "users": found["users"] - 1}))
            if found["users"] == 1:
                kept.unlink()
                server.remove()


@contextlib.contextmanager
def pooler(server: PostgresServer) -> Iterator[int]:
    """PgBouncer in front of a server, a connection for each transaction; its port."""
    port = free_port()
    folder = Path(tempfile.mkdtemp(prefix="gangland-pooler-"))
    (folder / "users").write_text('"tests" ""\n')
    (folder / "pgbouncer.ini").write_text(POOLER.format(server=server.port, port=port, folder=folder))
    for path in (folder, *folder.iterdir()):
        path.chmod(0o755)
    process = subprocess.Popen(server.command("pgbouncer", "-q", str(folder / "pgbouncer.ini")), cwd="/")
    try:
        _wait_for(port)
        yield port
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder)


def _wait_for(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise RuntimeError(f"nobody listens at {port}")


@contextlib.contextmanager
def _locked(folder: Path) -> Iterator[None]:
    with (folder / "postgres.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def clean(url: str) -> None:
    """Take everything out of a database, the log too, which only the owner of the machine can do."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(CLEAN)
