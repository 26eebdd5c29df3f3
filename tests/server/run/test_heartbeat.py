"""The mark that a server leaves, and the time that the next one carries on, whatever the machine's clock shows."""

import time

import pytest

from gangland.server.failpoints import CLOCK
from gangland.server.run import heartbeat
from gangland.server.run.heartbeat import FileMark, outage

pytestmark = pytest.mark.anyio
HOUR = 3600 * 1000


@pytest.fixture
def wrong_by(tmp_path, monkeypatch):
    """Sets the machine's clock, by so many hours."""
    file = tmp_path / "wrong"
    monkeypatch.setenv(CLOCK, str(file))

    def set_clock(hours):
        file.write_text(str(hours * HOUR))

    set_clock(0)
    return set_clock


@pytest.mark.parametrize("hours", [3, -3])
async def test_a_new_process_carries_on_the_time_of_the_last_one(tmp_path, wrong_by, hours):
    before = FileMark(tmp_path / "g.db")
    left = await before.leave()
    wrong_by(hours)
    after = FileMark(tmp_path / "g.db")
    assert 0 <= after.clock.now() - left < 5_000
    assert await outage(after) == 0


async def test_a_machine_that_was_started_anew_is_asked_for_the_time_but_it_does_not_go_back(
    tmp_path, wrong_by, monkeypatch
):
    left = await FileMark(tmp_path / "g.db").leave()
    monkeypatch.setattr(heartbeat, "machine_running", lambda: (1_000, "another run"))
    wrong_by(2)
    assert 2 * HOUR <= FileMark(tmp_path / "g.db").clock.now() - left < 2 * HOUR + 5_000
    wrong_by(-2)
    assert 0 <= FileMark(tmp_path / "g.db").clock.now() - left < 5_000


async def test_a_clock_that_was_wrong_by_days_is_put_right_by_a_start(tmp_path, wrong_by):
    wrong_by(24 * 30)
    await FileMark(tmp_path / "g.db").leave()
    wrong_by(0)
    assert abs(FileMark(tmp_path / "g.db").clock.now() - time.time() * 1000) < 5_000


@pytest.mark.parametrize("text", ["", "yesterday", "1 2", "- - -"])
async def test_a_mark_that_says_little_or_nothing_is_no_trouble(tmp_path, text):
    (tmp_path / "g.db.alive").write_text(text)
    mark = FileMark(tmp_path / "g.db")
    assert abs(mark.clock.now() - time.time() * 1000) < 5_000
    assert await outage(mark) == 0


async def test_time_without_a_server_is_an_outage(tmp_path):
    mark = FileMark(tmp_path / "g.db")
    (tmp_path / "g.db.alive").write_text(str(mark.clock.now() - 60_000))
    assert 60_000 <= await outage(FileMark(tmp_path / "g.db")) < 65_000
