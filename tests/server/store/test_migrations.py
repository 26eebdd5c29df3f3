"""The steps of the schema go up, down and up again on both engines, with data, and end at what schema.py says."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.pool import NullPool

from gangland.engine.mistakes import Mistake
from gangland.server.ports import Store
from gangland.server.store import copies, is_postgres, schema_version, store_at
from gangland.server.store.postgres import driver_url
from gangland.server.store.schema import METADATA
from tests.server.store.samples import change, game

FOLDER = Path(schema_version.__file__).parent / "migrations"
STEPS = ["0001", "0002", "0003"]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request, tmp_path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "gangland.db")
    worker = request.getfixturevalue("worker")
    return request.getfixturevalue("postgres").fresh(f"steps_{worker}")


@contextmanager
def connected(place: str) -> Iterator[Connection]:
    engine = create_engine(driver_url(place), poolclass=NullPool) if is_postgres(place) else copies.engine(Path(place))
    with engine.begin() as connection:
        yield connection


async def opened(place: str) -> Store:
    store = store_at(place)
    await store.open()
    return store


async def fill(place: str) -> None:
    store = await opened(place)
    await game(store)
    await store.append(change("m", 1, "a", "b"))
    await store.close()


async def contents(place: str) -> tuple[list[str], str | None]:
    store = await opened(place)
    found = [event.command for event in await store.events("m")], (await store.secret("m")).seed
    await store.close()
    return found


def test_the_newest_step_is_the_one_that_open_looks_for():
    assert ScriptDirectory(str(FOLDER)).get_current_head() == schema_version.HEAD == STEPS[-1]


def test_one_step_after_the_other_up_and_down_keeps_the_data(place):
    asyncio.run(fill(place))
    before = asyncio.run(contents(place))
    for step in reversed(STEPS[:-1]):
        with connected(place) as connection:
            schema_version.downgrade(connection, step)
            assert schema_version.revision(connection) == step
    with connected(place) as connection:
        assert connection.execute(text("SELECT count(*) FROM event")).scalar() == 3
    assert asyncio.run(contents(place)) == before == (["start", "a", "b"], "seed")


def test_all_the_way_down_nothing_is_left_and_up_again_it_works(place):
    asyncio.run(fill(place))
    with connected(place) as connection:
        schema_version.downgrade(connection, "base")
    with connected(place) as connection:
        assert set(inspect(connection).get_table_names()) <= {"alembic_version"}
    asyncio.run(fill(place))
    assert asyncio.run(contents(place))[0] == ["start", "a", "b"]


def test_the_steps_end_at_the_schema(place):
    asyncio.run(fill(place))
    with connected(place) as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_database_of_a_newer_release_is_left_alone(place):
    asyncio.run(fill(place))
    with connected(place) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Mistake, match="newer Gangland \\(its schema is 9999\\)"):
        asyncio.run(opened(place))


def test_servers_that_start_together_make_the_schema_once(postgres, worker):
    url = postgres.fresh(f"together_{worker}")
    code = "import sys; from gangland.server.store.postgres import migrate; migrate(sys.argv[1])"
    servers = [subprocess.Popen([sys.executable, "-c", code, url]) for _ in range(3)]
    assert [server.wait(60) for server in servers] == [0, 0, 0]
    with connected(url) as connection:
        assert schema_version.revision(connection) == schema_version.HEAD
