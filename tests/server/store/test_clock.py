"""Clocks never go back, and follow the database where there is one."""

import asyncio
import time

import pytest

from gangland.server.clock import DatabaseClock, MonotonicClock
from gangland.server.ports import Unavailable

pytestmark = pytest.mark.anyio


def test_setting_the_clock_of_the_machine_changes_nothing(monkeypatch):
    clock = MonotonicClock()
    before = clock.now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= clock.now() - before < 5_000
    assert abs(before - MonotonicClock().now()) > 10**11


def test_it_begins_with_the_time_of_day():
    assert abs(MonotonicClock().now() - time.time() * 1000) < 1_000


class Database:
    """A database whose clock a test sets."""

    def __init__(self) -> None:
        self.ahead = 3_600_000
        self.away = False

    async def time(self) -> int:
        if self.away:
            raise Unavailable("away")
        return int(time.time() * 1000) + self.ahead


async def test_the_databases_time_counts_however_wrong_ours_is():
    database = Database()
    clock = DatabaseClock(database.time)
    await clock.open()
    assert abs(clock.now() - await database.time()) < 100
    await clock.close()


async def test_when_the_database_goes_back_the_clock_stands_and_when_it_is_away_it_goes_on():
    database = Database()
    clock = DatabaseClock(database.time, every=0.01)
    await clock.open()
    before = clock.now()
    database.ahead -= 60_000
    await asyncio.sleep(0.05)
    assert before <= clock.now() < before + 5_000
    database.away = True
    database.ahead += 120_000
    await asyncio.sleep(0.05)
    assert clock.now() < before + 5_000
    database.away = False
    await asyncio.sleep(0.05)
    assert clock.now() > before + 50_000
    await clock.close()


async def test_a_clock_that_was_never_opened_can_be_closed():
    clock = DatabaseClock(Database().time)
    assert abs(clock.now() - time.time() * 1000) < 1_000
    await clock.close()
