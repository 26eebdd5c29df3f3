"""What the tests of the server share: an event loop for `async` tests, and databases.

`postgres` is the server (one for all workers), `postgres_url` an empty database with the schema in it, for one test.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from gangland.server.store.postgres import migrate
from gangland.server.store.sqlite import migrate as migrate_file
from tests.server.databases import PostgresServer, clean, pooler, shared_server

pytestmark = pytest.mark.rules("compiled")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def worker(request: pytest.FixtureRequest) -> str:
    """The name of this worker among those that run the tests at the same time."""
    return getattr(request.config, "workerinput", {"workerid": "master"})["workerid"]


@pytest.fixture(scope="session")
def postgres(worker: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresServer]:
    own = tmp_path_factory.getbasetemp()
    with shared_server(own if worker == "master" else own.parent) as server:
        yield server


@pytest.fixture(scope="session")
def postgres_database(postgres: PostgresServer, worker: str) -> str:
    url = postgres.fresh(f"gangland_{worker}")
    migrate(url)
    return url


@pytest.fixture
def postgres_url(postgres_database: str) -> Iterator[str]:
    yield postgres_database
    clean(postgres_database)


@pytest.fixture(scope="session")
def pooler_port(postgres: PostgresServer) -> Iterator[int]:
    with pooler(postgres) as port:
        yield port


@pytest.fixture
def pooled_url(postgres: PostgresServer, pooler_port: int, postgres_url: str) -> str:
    """The same database as `postgres_url`, through a transaction pooler."""
    return postgres_url.replace(f":{postgres.port}/", f":{pooler_port}/")


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("template") / "gangland.db"
    migrate_file(file)
    return file


@pytest.fixture
def sqlite_file(tmp_path: Path, sqlite_template: Path) -> Path:
    """A database file with the schema in it, and nothing else."""
    return Path(shutil.copy(sqlite_template, tmp_path))
