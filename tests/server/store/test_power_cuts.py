"""The power fails at any moment of our writer's work: what was acknowledged is there, whole and without gaps.

The writer, its transactions and its statements are the real ones; only the disk is not. GANGLAND_CUTS is the number of
cuts.
"""

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import apsw
import pytest

from gangland.server.ports import Append, Deadline, Event, NewEvent, Unavailable
from gangland.server.store import copies
from gangland.server.store.sqlite import QUESTIONS, _append
from gangland.server.store.writer import Writer
from tests.server.store.power_cuts import Disk, Image, PowerLost

CUTS = int(os.environ.get("GANGLAND_CUTS", "50"))
MATCHES = 4
FILE = "/gangland.db"
SMALL_WAL = 40  # pages: so that the log is often copied into the file, and the power fails in the middle of it


@contextmanager
def disk(images: dict[str, Image], fails_at: int) -> Iterator[Disk]:
    made = Disk("cutting", images, fails_at)
    try:
        yield made
    finally:
        made.unregister()


def connect() -> apsw.Connection:
    """As the store connects. With an exclusive lock the index of the log is in memory, so no shared file is needed."""
    connection = apsw.Connection(FILE, vfs="cutting")
    connection.execute("PRAGMA locking_mode = exclusive")
    connection.execute("PRAGMA journal_mode = wal")
    connection.execute("PRAGMA synchronous = full")
    connection.execute(f"PRAGMA wal_autocheckpoint = {SMALL_WAL}")
    return connection


async def play(lot: random.Random, acknowledged: list[tuple[str, Event]], ends: dict[str, int]) -> None:
    """Writers at several matches until the power fails."""
    try:
        writer = Writer(connect)  # type: ignore[arg-type]
    except (apsw.Error, PowerLost):
        return
    writer.start()

    async def write(match: str) -> None:
        while True:
            text = '{"text":"' + lot.randrange(3_000) * "x" + '"}'
            event = NewEvent("act", 0, f"{lot.getrandbits(128):032x}", 1, text, 1, "s", "h")
            change = Append(match, ends[match], (event,), (Deadline(match, 0, ends[match], 5),))
            for stored in await writer.do(partial(_append, change=change)):
                acknowledged.append((match, stored))
                ends[match] = stored.n

    try:
        found = await asyncio.gather(*(write(f"m{number}") for number in range(MATCHES)), return_exceptions=True)
    finally:
        writer.stop()
    strange = [one for one in found if not isinstance(one, Unavailable | apsw.Error)]
    assert not strange, strange


def check(acknowledged: list[tuple[str, Event]]) -> dict[str, int]:
    """After the restart: the file is whole, what was acknowledged is there, no log has a gap; the end of each log."""
    connection = connect()
    assert copies.flaws(connection) == []  # type: ignore[arg-type]
    question = QUESTIONS["events"]
    logs = {}
    for number in range(MATCHES):
        rows = connection.execute(question.text, {"the_match": f"m{number}", "the_after": 0}).fetchall()
        logs[f"m{number}"] = [row[4] for row in rows]
        assert [row[1] for row in rows] == list(range(1, len(rows) + 1))
    connection.close()
    for match, event in acknowledged:
        assert logs[match][event.n - 1] == event.command
    return {match: len(log) for match, log in logs.items()}


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_power_cuts_lose_nothing_that_was_acknowledged(sqlite_template: Path):
    """One cut after another on the same database, as in a house with a bad line."""
    lot = random.Random(int(os.environ.get("GANGLAND_SEED", "7")))
    whole = bytearray(sqlite_template.read_bytes())
    images = {FILE: Image(bytearray(whole), whole)}
    acknowledged: list[tuple[str, Event]] = []
    ends = {f"m{number}": 0 for number in range(MATCHES)}
    for _ in range(CUTS):
        with disk(images, fails_at=lot.randrange(5, 400)) as machine:
            asyncio.run(play(lot, acknowledged, ends))
            assert machine.lost
        images = {path: image.after_the_cut(lot) for path, image in images.items()}
        with disk(images, fails_at=10**9):
            ends = check(acknowledged)
    assert len(acknowledged) > 10 * CUTS


def test_a_disk_that_forgets_is_noticed_if_nothing_is_synced(sqlite_template: Path, monkeypatch):
    """The checker is checked: without syncs something acknowledged must go missing or the file break."""
    monkeypatch.setattr("tests.server.store.power_cuts.OpenFile.xSync", lambda self, flags: self.disk.step())
    with pytest.raises((AssertionError, apsw.Error, IndexError)):
        test_power_cuts_lose_nothing_that_was_acknowledged(sqlite_template)
