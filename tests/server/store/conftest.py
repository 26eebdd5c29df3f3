"""A store of each kind."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gangland.server.ports import Store
from gangland.server.store import store_at
from gangland.server.store.memory import MemoryStore

KINDS = ("memory", "sqlite", "postgres", "pooled")


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest) -> str:
    """Where a store is, as store_at takes it."""
    fixtures = {"sqlite": "sqlite_file", "postgres": "postgres_url", "pooled": "pooled_url"}
    return str(request.getfixturevalue(fixtures[request.param])) if request.param in fixtures else "memory"


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    made: Store = MemoryStore() if place == "memory" else store_at(place)
    await made.open()
    yield made
    await made.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
