"""Backup, restore, doctor and the replay of everything."""

import contextlib
import sqlite3
from pathlib import Path

import psycopg
import pytest

from gangland.engine.mistakes import Mistake
from gangland.proof.population import TableWish, seed
from gangland.server.run import postgres_dump
from gangland.server.run.backup import backup, restore
from gangland.server.run.doctor import examine
from gangland.server.run.integrity import replay_all
from gangland.server.store import store_at

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


async def test_what_is_no_database_or_is_damaged_can_not_be_copied(place, tmp_path):
    Path(place).write_text("a letter, and no database at all")
    with pytest.raises(Mistake, match="not a database of Gangland"):
        await backup(place, tmp_path / "copy.db")
    Path(place).unlink()
    await seed(place, TABLES)
    with Path(place).open("r+b") as opened:
        opened.truncate(20_000)
    with pytest.raises(Mistake, match=r"damaged|can't be copied"):
        await backup(place, tmp_path / "copy.db")
    assert sorted(tmp_path.glob("copy*")) == []


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


async def test_postgresql_is_copied_restored_on_trial_and_restored_elsewhere(postgres_url, postgres, worker, tmp_path):
    await seed(postgres_url, TABLES)
    copied = await backup(postgres_url, tmp_path / "copy.dump")
    assert (copied.matches, copied.events, copied.restored) == (2, 2, True)
    empty = postgres.fresh(f"restored_{worker}")
    restored = await restore(tmp_path / "copy.dump", empty)
    assert (restored.matches, restored.events, restored.flaws) == (2, 2, [])
    found = {one.id: one for one in await examine(empty)}
    assert found["doctor-replayed"].arguments == {"matches": "2", "events": "2"}
    assert await owner_of_secrets(empty) == f"secrets_of_restored_{worker}"
    with pytest.raises(Mistake, match="restore into an empty one"):
        await restore(tmp_path / "copy.dump", empty)
    assert [name for name in await databases(postgres_url) if name.startswith("gangland_trial")] == []


@pytest.mark.parametrize(("may", "restored"), [("CREATEROLE CREATEDB", True), ("NOCREATEROLE NOCREATEDB", False)])
async def test_postgresql_is_copied_by_its_owner_too(postgres, worker, tmp_path, may, restored):
    await told(postgres.url(), f"DROP DATABASE IF EXISTS copied_{worker}", f"DROP ROLE IF EXISTS copier_{worker}")
    await told(postgres.url(), f"CREATE ROLE copier_{worker} LOGIN {may}")
    url = postgres.fresh(f"copied_{worker}", f"copier_{worker}")
    await seed(url, TABLES)
    copied = await backup(url, tmp_path / "copy.dump")
    assert (copied.matches, copied.restored) == (2, restored)
    with contextlib.suppress(psycopg.errors.UndefinedObject):  # who may not make roles has none for the secrets
        members = await told(url, f"SELECT pg_has_role('copier_{worker}', 'secrets_of_copied_{worker}', 'usage')")
        assert members == (False,)


def test_a_password_is_not_on_a_command_line_that_others_can_read():
    place, secret = postgres_dump.apart("postgresql://rosa:two%20words@example/games?sslmode=require")
    assert place == "postgresql://rosa@example/games?sslmode=require"
    assert secret == {"PGPASSWORD": "two words"}
    assert postgres_dump.apart("postgresql://rosa@/games?host=/run/pg")[1] == {}


async def test_a_dump_whose_log_was_edited_does_not_count(postgres_url, tmp_path):
    await seed(postgres_url, TABLES)
    await told(postgres_url, "SET session_replication_role = replica; UPDATE event SET time = time + 1 WHERE n = 1")
    with pytest.raises(Mistake, match="does not count as a backup"):
        await backup(postgres_url, tmp_path / "copy.dump")
    assert not (tmp_path / "copy.dump").exists()


async def told(url, *statements):
    """The first row of the last answer."""
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        for statement in statements:
            answer = await connection.execute(statement)
        return await answer.fetchone() if answer.description else None


async def owner_of_secrets(url):
    [owner] = await told(url, "SELECT tableowner FROM pg_tables WHERE tablename = 'match_secret'")
    return owner


async def databases(url):
    [names] = await told(url, "SELECT array_agg(datname::text) FROM pg_database")
    return names


async def test_the_doctor_on_postgresql(postgres_url):
    await seed(postgres_url, TABLES)
    found = {one.id: one for one in await examine(postgres_url)}
    assert found["doctor-replayed"].arguments == {"matches": "2", "events": "2"}
    assert "doctor-weak" in found  # the tests' own server does not sync
