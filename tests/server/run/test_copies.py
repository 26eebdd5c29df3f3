"""Backup, restore, doctor and the replay of everything."""

import sqlite3
from pathlib import Path

import pytest

from gangland.engine.mistakes import Mistake
from gangland.server.run.backup import backup, restore
from gangland.server.run.doctor import examine
from gangland.server.run.replaying import replay_all
from gangland.server.store import store_at
from gangland.server.trial.seeding import TableWish, seed

pytestmark = pytest.mark.anyio
TABLES = [TableWish("famiglia", 2), TableWish("cash_n_guns", 4)]


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch):
    monkeypatch.setenv("GANGLAND_RULES", "plain")


@pytest.fixture
def place(tmp_path) -> str:
    return str(tmp_path / "gangland.db")


def spoil(file: Path) -> None:
    """Edit one event behind everybody's back."""
    with sqlite3.connect(file) as connection:
        for [trigger] in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f'DROP TRIGGER "{trigger}"')
        connection.execute("UPDATE event SET time = time + 1 WHERE n = 1")
    connection.close()


async def test_a_backup_restored_elsewhere_replays_to_the_same_matches(place, tmp_path):
    await seed(place, TABLES)
    copied = await backup(place, tmp_path / "copy.db")
    assert (copied.matches, copied.events, copied.flaws) == (2, 2, [])
    restored = await restore(tmp_path / "copy.db", str(tmp_path / "elsewhere" / "new.db"))
    assert (restored.matches, restored.events) == (2, 2)
    store = store_at(str(tmp_path / "elsewhere" / "new.db"))
    await store.open()
    assert (await replay_all(store)).flaws == []
    await store.close()


async def test_a_backup_can_be_made_while_a_server_uses_the_database(place, tmp_path):
    await seed(place, TABLES)
    store = store_at(place)
    await store.open()
    try:
        assert (await backup(place, tmp_path / "copy.db")).matches == 2
    finally:
        await store.close()


async def test_a_database_with_an_edited_event_is_no_backup(place, tmp_path):
    await seed(place, TABLES)
    spoil(Path(place))
    with pytest.raises(Mistake, match="does not count as a backup"):
        await backup(place, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


async def test_a_spoiled_backup_is_not_restored_and_what_was_there_stays(place, tmp_path):
    await seed(place, TABLES)
    await backup(place, tmp_path / "copy.db")
    spoil(tmp_path / "copy.db")
    with pytest.raises(Mistake):
        await restore(tmp_path / "copy.db", place)
    store = store_at(place)
    await store.open()
    assert len(await store.matches()) == 2
    await store.close()


async def test_nothing_is_overwritten_by_a_backup(place, tmp_path):
    await seed(place, TABLES)
    (tmp_path / "copy.db").write_text("mine")
    with pytest.raises(Mistake, match="already"):
        await backup(place, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "mine"


async def test_the_doctor_finds_all_well_and_an_edited_event(place):
    await seed(place, TABLES)
    found = {one.id: one.verdict for one in await examine(place)}
    assert found["doctor-replayed"] == "well"
    assert "ill" not in found.values()
    spoil(Path(place))
    assert [one.id for one in await examine(place) if one.verdict == "ill"] == ["doctor-flaw", "doctor-flaw"]


async def test_the_doctor_on_postgresql(postgres_url):
    await seed(postgres_url, TABLES)
    found = {one.id: one for one in await examine(postgres_url)}
    assert found["doctor-replayed"].arguments == {"matches": "2", "events": "2"}
    assert "doctor-weak" in found  # the tests' own server does not sync
