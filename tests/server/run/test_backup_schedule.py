"""Copies that the server makes of its own database while it is in use."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from gangland.proof.population import TableWish, seed
from gangland.server.run import backup_schedule
from gangland.server.run.assembly import Site
from gangland.server.run.backup_schedule import Hourly, folder_of
from gangland.server.run.integrity import replay_place
from gangland.server.run.plan import Plan

pytestmark = pytest.mark.anyio
TABLE = TableWish("famiglia", 2)
LIMIT = 120.0  # seconds for some copies, on a busy machine
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch):
    monkeypatch.setenv("GANGLAND_RULES", "plain")


@pytest.fixture(autouse=True)
def brisk_copies(monkeypatch):
    monkeypatch.setattr(backup_schedule, "MODULE", "tests.server.run.brisk_backup")
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "gangland.db"


def copies(file):
    return sorted(folder_of(file).glob("*.db"))


async def test_a_server_copies_its_database_while_it_is_open_and_the_copy_replays(file):
    await seed(str(file), [TABLE])
    site = Site(Plan(str(file), bots=1, backups=2, backup_seconds=0.2))
    await site.open()
    try:
        async with asyncio.timeout(LIMIT):
            while not copies(file):
                await asyncio.sleep(0.05)
    finally:
        await site.close()
    replayed = await replay_place(str(copies(file)[0]), "")
    assert (replayed.matches, replayed.events) == (1, 1)


async def test_no_copies_are_made_if_nobody_wants_them(file):
    await seed(str(file), [TABLE])
    site = Site(Plan(str(file), bots=1))
    assert site._copying() == []


async def test_only_the_last_few_are_kept_and_a_copy_that_does_not_count_drops_none(file):
    await seed(str(file), [TABLE])
    copying = Hourly(file, kept=2, every=3600)
    old = [folder_of(file) / f"2020-01-0{day}-000000.db" for day in (1, 2, 3)]
    folder_of(file).mkdir()
    for one in old:
        one.write_text("old")
    assert await copying.once()
    assert copies(file)[0] == old[-1]
    assert len(copies(file)) == 2
    file.write_text("spoiled")
    assert not await copying.once()
    assert len(copies(file)) == 2


def test_a_copy_is_due_an_hour_after_the_last_and_only_if_something_was_written(file):
    copying = Hourly(file, kept=2, every=3600)
    file.write_text("now")
    assert copying.first_wait() == 60
    assert copying.has_changed()
    folder_of(file).mkdir()
    copy = folder_of(file) / "2020-01-01-000000.db"
    copy.write_text("copy")
    aged(copy, 600)
    assert copying.has_changed()
    assert copying.first_wait() == pytest.approx(3000, abs=5)
    aged(file, 1200)
    assert not copying.has_changed()


def aged(file: Path, seconds: float) -> None:
    then = time.time() - seconds
    os.utime(file, (then, then))
