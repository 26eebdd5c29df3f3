"""Copies of a PostgreSQL database, by its own programs. A copy is restored on trial, and replayed, before it counts."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import make_url

from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE
from gangland.server.people.tokens import fresh_id
from gangland.server.run.database import hidden
from gangland.server.run.integrity import Replayed, replay_place
from gangland.server.store.migrations.functions import OWN_ROLE

PLAIN = ("--no-owner", "--no-privileges")  # whoever restores it owns it; the secrets get their role anew
STRANGE_SECRETS = """
SELECT rolname FROM pg_roles WHERE rolname = 'secrets_of_' || current_database() AND NOT pg_has_role(oid, 'usage')
"""


async def dump(url: str, to: Path) -> Replayed:
    """A copy of a database that may be in use; no file if it would not count."""
    try:
        async with secrets_open(url):
            await tool(url, "pg_dump", "--format=custom", *PLAIN, "--file", str(to))
        return await restored_on_trial(to, url)
    except BaseException:
        to.unlink(missing_ok=True)
        raise


async def load(file: Path, url: str) -> Replayed:
    """Into an empty database only: whatever is in one that is not is somebody's."""
    if await asked(url, "SELECT to_regclass('event')") != (None,):
        raise Mistake("run-not-empty", package=PACKAGE, place=hidden(url))
    await _fill(file, url)
    await asked(url, OWN_ROLE)
    return await replay_place(url, str(file))


async def restored_on_trial(file: Path, url: str) -> Replayed:
    """Put a copy into a database of its own beside, replay it there, and drop it.

    Whoever may not make databases gets a replay of the one that the copy was taken from.
    """
    import psycopg

    name = f"gangland_trial_{fresh_id()}"
    try:
        await asked(url, f'CREATE DATABASE "{name}" TEMPLATE template0')
    except psycopg.errors.InsufficientPrivilege:
        return msgspec.structs.replace(await replay_place(url, str(file)), restored=False)
    try:
        place = make_url(url).set(database=name).render_as_string(hide_password=False)
        await _fill(file, place)
        return await replay_place(place, str(file))
    finally:
        await asked(url, f'DROP DATABASE "{name}" WITH (FORCE)')


async def _fill(file: Path, url: str) -> None:
    await tool(url, "pg_restore", *PLAIN, "--exit-on-error", "--single-transaction", str(file))


@asynccontextmanager
async def secrets_open(url: str) -> AsyncIterator[None]:
    """While a copy is made its owner may read the secrets, which belong to a role of their own."""
    role = await asked(url, STRANGE_SECRETS)
    if role is None:
        yield
        return
    await asked(url, f'GRANT "{role[0]}" TO CURRENT_USER')
    try:
        yield
    finally:
        await asked(url, f'REVOKE "{role[0]}" FROM CURRENT_USER')


async def asked(url: str, question: str) -> Any:
    """The first row of an answer, if there are rows; a Mistake if there is no database."""
    import psycopg

    try:
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=5)
    except psycopg.OperationalError as error:
        reason = str(error).strip().splitlines()[0]
        raise Mistake("store-unreachable", package=PACKAGE, place=hidden(url), reason=reason) from None
    async with connection:
        answer = await connection.execute(question.encode())
        return await answer.fetchone() if answer.description else None


async def tool(url: str, name: str, *arguments: str) -> None:
    """Run a program of PostgreSQL on a database; a Mistake with its last words if it fails."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)  # Debian's, the newest first
    program = shutil.which(name) or next(map(str, places), None)
    if program is None:
        raise Mistake("run-no-tool", package=PACKAGE, name=name)
    place, secret = apart(url)
    words = [program, *arguments, "--dbname", place]
    done = await asyncio.to_thread(
        subprocess.run, words, env={**os.environ, **secret}, capture_output=True, check=False
    )
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise Mistake("run-tool-failed", package=PACKAGE, name=name, reason=said[-1] if said else "")


def apart(url: str) -> tuple[str, dict[str, str]]:
    """The address without its password, and the password for the environment: everybody can read a command line."""
    parsed = make_url(url)
    secret = {"PGPASSWORD": str(parsed.password)} if parsed.password else {}
    return parsed._replace(password=None).render_as_string(hide_password=False), secret
