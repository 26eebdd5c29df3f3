"""What is special about the file: one server, full disks, failing disks, copies."""

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gangland.engine.mistakes import Mistake
from gangland.server.ports import Behind, Unavailable
from gangland.server.store import copies
from gangland.server.store.sqlite import SqliteStore
from gangland.server.store.writer import Writer
from tests.server.store.samples import change, game

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(sqlite_file):
    made = SqliteStore(sqlite_file)
    await made.open()
    yield made
    await made.close()


async def fill(store: SqliteStore, match: str, after: int, most: int) -> int:
    """Append big events until the disk is full; returns the end of the log."""
    big = '{"text":"' + 20_000 * "x" + '"}'
    for n in range(after, after + most):
        one = change(match, n, f"big {n}")
        event = type(one.events[0])("act", 0, f"big {n}", 0, big, 1, "", "")
        try:
            await store.append(type(one)(match, n, (event,), None))
        except Unavailable:
            return n
    raise AssertionError("the disk never filled")


class TestOneServer:
    async def test_a_second_process_is_refused_with_a_sentence(self, store, sqlite_file):
        code = "import asyncio, pathlib, sys; from gangland.server.store.sqlite import SqliteStore; "
        code += "asyncio.run(SqliteStore(pathlib.Path(sys.argv[1])).open())"
        second = subprocess.run(
            [sys.executable, "-c", code, str(sqlite_file)], capture_output=True, text=True, check=False
        )
        assert second.returncode == 1
        assert f"another server is using the database {sqlite_file}" in second.stderr

    async def test_a_second_store_in_the_same_process_is_refused_too(self, store, sqlite_file):
        with pytest.raises(Mistake) as error:
            await SqliteStore(sqlite_file).open()
        assert error.value.say("pl").startswith("z bazy danych")

    async def test_after_it_is_closed_another_may_open_it(self, sqlite_file):
        for _ in range(2):
            store = SqliteStore(sqlite_file)
            await store.open()
            await store.close()
            await store.close()

    async def test_a_file_that_is_no_database_is_left_alone(self, tmp_path):
        file = tmp_path / "notes.txt"
        file.write_text("Dear diary, " * 500)
        for _ in range(2):
            with pytest.raises(Mistake, match="not a database of Gangland"):
                await SqliteStore(file).open()
        assert file.read_text().startswith("Dear diary")

    async def test_a_folder_that_can_not_be_made_is_named(self, tmp_path):
        (tmp_path / "file").write_text("")
        with pytest.raises(Mistake, match="can't be made or written"):
            await SqliteStore(tmp_path / "file" / "gangland.db").open()

    async def test_a_missing_folder_is_made(self, tmp_path):
        store = SqliteStore(tmp_path / "a" / "b" / "gangland.db")
        await store.open()
        assert await store.healthy()
        await store.close()

    async def test_a_closed_store_answers_nothing(self, sqlite_file):
        store = SqliteStore(sqlite_file)
        assert not await store.healthy()
        with pytest.raises(Unavailable):
            await store.events("m")
        with pytest.raises(Unavailable):
            await store.append(change("m", 0, "a"))


class TestTheLog:
    @pytest.mark.parametrize("statement", ["UPDATE event SET actor = 5", "DELETE FROM event"])
    async def test_it_only_grows(self, store, sqlite_file, statement):
        await game(store)
        connection = sqlite3.connect(sqlite_file)
        with pytest.raises(sqlite3.IntegrityError, match="the log only grows"):
            connection.execute(statement)
        connection.close()

    async def test_everything_is_synced_before_it_is_acknowledged(self, store):
        levels = await store._do(lambda connection: connection.execute("PRAGMA synchronous").fetchone())
        mode = await store._do(lambda connection: connection.execute("PRAGMA journal_mode").fetchone())
        assert (levels, mode) == ((2,), ("wal",))

    async def test_a_job_that_is_refused_does_not_undo_its_neighbours(self, store):
        """All of these go into one transaction: the first holds the writer while the others gather."""
        await game(store)
        wait = store._do(lambda connection: time.sleep(0.05))
        jobs = [store.append(change("m", after, f"c{number}")) for number, after in enumerate((1, 1, 2, 9, 3))]
        found = (await asyncio.gather(wait, *jobs, return_exceptions=True))[1:]
        assert [type(one) for one in found] == [tuple, Behind, tuple, Behind, tuple]
        assert [event.n for event in await store.events("m")] == [1, 2, 3, 4]

    async def test_a_flaw_in_a_job_is_told_to_whoever_asked(self, store):
        with pytest.raises(ZeroDivisionError):
            await store._do(lambda connection: 1 / 0)
        assert await store.healthy()

    async def test_whoever_stops_waiting_disturbs_nobody(self, store):
        await game(store)
        task = asyncio.create_task(store.append(change("m", 1, "a")))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.sleep(0.05)
        assert [event.n for event in await store.events("m")] == [1, 2]


class TestFullDisk:
    async def limit(self, store: SqliteStore, pages: int) -> None:
        await store._do(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchall())

    async def test_no_ack_without_a_row_reads_go_on_and_it_recovers_by_itself(self, store):
        await game(store)
        [[pages]] = await store._do(lambda connection: connection.execute("PRAGMA page_count").fetchall())
        await self.limit(store, pages + 30)
        end = await fill(store, "m", 1, 60)
        assert [event.n for event in await store.events("m")] == list(range(1, end + 1))
        assert await store.integrity() == []
        await self.limit(store, 1_000_000)
        assert await store.healthy()
        await store.append(change("m", end, "after"))

    async def test_on_a_disk_that_is_really_full(self, small_disk, sqlite_template):
        store = SqliteStore(small_disk / "gangland.db")
        (small_disk / "gangland.db").write_bytes(sqlite_template.read_bytes())
        await store.open()
        await game(store)
        end = await fill(store, "m", 1, 1_000)
        _fill_up(small_disk / "ballast")
        with pytest.raises(Unavailable):
            await store.append(change("m", end, "small"))
        assert not await store.healthy()
        assert [event.n for event in await store.events("m")] == list(range(1, end + 1))
        (small_disk / "ballast").unlink()
        assert await store.healthy()
        await store.append(change("m", end, "after"))
        assert await store.integrity() == []
        await store.close()


def _fill_up(file: Path) -> None:
    """Write to a file until the disk has no room for one more page."""
    with file.open("ab", buffering=0) as opened, contextlib.suppress(OSError):
        while opened.write(bytes(4096)):
            pass


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 4 MB with 1 MB of ballast on it that can be thrown off."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", disk], capture_output=True, check=False)
    assert mounted.returncode == 0, "a small disk can't be mounted: run the tests as root"
    try:
        (disk / "ballast").write_bytes(os.urandom(1_000_000))
        yield disk
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


class FailingCommit(sqlite3.Connection):
    """A connection whose commit fails as if the disk had not taken it."""

    code = sqlite3.SQLITE_IOERR_FSYNC
    fails = True

    def execute(self, sql, *values):
        if sql == "COMMIT" and self.fails:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = self.code
            raise error
        return super().execute(sql, *values)


class TestFailingDisk:
    def writer(self, file: Path, made: list[FailingCommit]) -> Writer:
        def connect() -> sqlite3.Connection:
            made.append(sqlite3.connect(file, isolation_level=None, check_same_thread=False, factory=FailingCommit))
            return made[0]

        writer = Writer(connect)
        writer.start()
        return writer

    async def test_after_a_failed_fsync_nothing_more_is_written_until_it_is_opened_again(self, sqlite_file):
        made: list[FailingCommit] = []
        writer = self.writer(sqlite_file, made)
        work = lambda connection: connection.execute("INSERT INTO audit VALUES (1, '', '', '', '', 1)")  # noqa: E731
        with pytest.raises(Unavailable):
            await writer.do(work)
        made[0].fails = False
        with pytest.raises(Unavailable):
            await writer.do(work)
        assert writer.broken
        writer.stop()

    async def test_after_another_error_the_next_change_tries_again(self, sqlite_file):
        made: list[FailingCommit] = []
        writer = self.writer(sqlite_file, made)
        FailingCommit.code = sqlite3.SQLITE_IOERR_WRITE
        work = lambda connection: connection.execute("INSERT INTO audit VALUES (1, '', '', '', '', 1)")  # noqa: E731
        with pytest.raises(Unavailable):
            await writer.do(work)
        assert writer.failing
        made[0].fails = False
        await writer.do(work)
        assert not writer.failing
        writer.stop()


class TestCopies:
    async def test_a_backup_while_people_play_is_whole_and_can_be_restored(self, store, tmp_path, sqlite_file):
        await game(store)

        async def play() -> None:
            for n in range(1, 60):
                await store.append(change("m", n, f"c{n}"))

        backup = tmp_path / "backup.db"
        await asyncio.gather(play(), store.backup(backup))
        assert {file.name for file in tmp_path.glob("backup*")} == {"backup.db"}
        copies.check(backup)
        await store.close()
        copies.restore(backup, sqlite_file)
        await store.open()
        found = [event.n for event in await store.events("m")]
        assert found == list(range(1, len(found) + 1))
        assert await store.integrity() == []
        kept = SqliteStore(tmp_path / "gangland.db.before")
        await kept.open()
        assert len(await kept.events("m")) == 60
        await kept.close()

    async def test_a_backup_goes_over_no_other_file(self, store, tmp_path):
        (tmp_path / "backup.db").write_text("precious")
        with pytest.raises(Mistake, match="nothing was overwritten"):
            await store.backup(tmp_path / "backup.db")
        assert (tmp_path / "backup.db").read_text() == "precious"

    async def test_nothing_is_restored_under_a_running_server(self, store, tmp_path, sqlite_file):
        await store.backup(tmp_path / "backup.db")
        with pytest.raises(Mistake, match="another server"):
            copies.restore(tmp_path / "backup.db", sqlite_file)

    async def test_a_damaged_backup_is_not_restored(self, store, tmp_path, sqlite_file):
        await game(store)
        await store.backup(tmp_path / "backup.db")
        await store.close()
        data = bytearray((tmp_path / "backup.db").read_bytes())
        for at in range(4096 * 3, len(data), 4096):
            data[at : at + 64] = os.urandom(64)
        (tmp_path / "backup.db").write_bytes(data)
        with pytest.raises(Mistake):
            copies.restore(tmp_path / "backup.db", sqlite_file)
        await store.open()
        assert len(await store.events("m")) == 1

    async def test_a_gap_in_a_log_is_found(self, store, sqlite_file):
        await game(store)
        await store.append(change("m", 1, "a", "b"))
        connection = sqlite3.connect(sqlite_file)
        connection.executescript("DROP TRIGGER event_no_delete; DELETE FROM event WHERE n = 2;")
        connection.close()
        assert await store.integrity() == ["log m: 2 events, 1 to 3"]
