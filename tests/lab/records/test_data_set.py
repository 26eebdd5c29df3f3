"""What is kept of a run that does not come to its end, and how the next one goes on."""

import resource
from contextlib import contextmanager

import pyarrow.parquet as pq
import pytest

from gangland.engine.mistakes import Mistake
from gangland.lab.records import data_set as folders
from gangland.lab.records import parquet
from gangland.lab.records.data_set import DataSet
from gangland.lab.records.rows import Selection
from gangland.lab.records.run import write
from gangland.lab.records.sources import Files
from tests.lab.arena.quick_bots import make
from tests.lab.records.sets import EVERYTHING, lines, played, records, written

BOTH = ("jsonl", "parquet")


@pytest.fixture
def small_parts(monkeypatch):
    """A part is full with a few games."""
    monkeypatch.setattr(folders, "FULL_PART", 40)


def stopping_after(games):
    def progress(done):
        if done == games:
            raise KeyboardInterrupt

    return progress


def contents(folder):
    """All rows, in both forms."""
    tables = [path.stem for path in sorted(folder.glob("*.jsonl")) if path.stem != "parts"]
    return [lines(folder / f"{table}.jsonl") for table in tables] + [
        pq.read_table(folder / table).to_pylist() for table in tables
    ]


@pytest.fixture
def whole(tmp_path, small_parts):
    """Ten games in one go."""
    written(tmp_path / "whole", played(count=10), EVERYTHING, BOTH)
    return contents(tmp_path / "whole")


class TestGoingOn:
    @pytest.mark.parametrize("games", [1, 4, 9])
    def test_ctrl_c_keeps_whole_games_and_the_same_call_goes_on(self, tmp_path, whole, games):
        outcome = write(played(count=10), tmp_path / "set", EVERYTHING, BOTH, stopping_after(games))
        assert (outcome.games, outcome.complete, outcome.mistake) == (games, False, None)
        assert len(records(tmp_path / "set")) == games
        assert written(tmp_path / "set", played(count=10), EVERYTHING, BOTH).games == 10
        assert contents(tmp_path / "set") == whole

    def test_what_a_killed_run_has_begun_is_taken_away(self, tmp_path, whole):
        folder = tmp_path / "set"
        write(played(count=10), folder, EVERYTHING, BOTH, stopping_after(6))
        known = records(folder)
        with (folder / "decisions.jsonl").open("a") as file:
            file.write('{"number":6,"ga')
        with (folder / "games.jsonl").open("a") as file:
            file.write((folder / "games.jsonl").read_text("utf-8").splitlines()[0] + "\n")
        with (folder / "parts.jsonl").open("a") as file:
            file.write('{"games": 3')
        (folder / "games" / "00070.parquet").write_bytes(b"PAR1")
        (folder / "views" / "00071.parquet.new").write_bytes(b"")
        (folder / "parts.jsonl").write_text((folder / "parts.jsonl").read_text().rpartition("\n")[0] + "\n")
        assert records(folder) == known
        written(folder, played(count=10), EVERYTHING, BOTH)
        assert contents(folder) == whole

    def test_a_finished_set_stays_as_it_is(self, tmp_path, whole):
        before = (tmp_path / "whole" / "parts.jsonl").read_bytes()
        assert written(tmp_path / "whole", played(count=10), EVERYTHING, BOTH).games == 10
        assert (tmp_path / "whole" / "parts.jsonl").read_bytes() == before

    def test_reading_goes_on_where_it_stopped(self, tmp_path, whole):
        source = Files((str(tmp_path / "whole"),))
        outcome = write(source, tmp_path / "copy", Selection(), BOTH, stopping_after(3))
        assert outcome.games == 3
        written(tmp_path / "copy", source, Selection(), BOTH)
        assert records(tmp_path / "copy") == records(tmp_path / "whole")

    def test_a_source_that_has_changed_is_refused(self, tmp_path):
        file = tmp_path / "games.jsonl"
        written(tmp_path / "one", played(count=3))
        file.write_bytes((tmp_path / "one" / "games.jsonl").read_bytes())
        write(Files((str(file),)), tmp_path / "copy", progress=stopping_after(2))
        file.write_text("".join(reversed(file.read_text("utf-8").splitlines(keepends=True))), "utf-8")
        file.write_text(file.read_text("utf-8").replace('"seed":"0/1"', '"seed": "0/1"'), "utf-8")
        outcome = write(Files((str(file),)), tmp_path / "copy")
        assert outcome.games == 2
        assert str(outcome.mistake) == f"{file}:2 is not what an earlier run has read there; take another folder"

    def test_a_bots_games_are_written_in_order_whoever_is_finished_first(self, tmp_path, monkeypatch):
        monkeypatch.setenv("GANGLAND_RULES", "plain")
        source = played(count=6, bots=("first", "random"), make=make)
        shuffled = [3, 1, 2, 6, 5, 4]
        monkeypatch.setattr(
            "gangland.lab.records.contest_games.play_all", lambda task, left, threads: as_they_come(task, shuffled)
        )
        written(tmp_path, type(source)(source.contest, 2, make))
        rows = lines(tmp_path / "games.jsonl")
        assert [row["source"] for row in rows] == [f"game {number}" for number in range(1, 7)]
        assert rows[0]["players"] == ["first", "random"]
        assert rows[1]["players"] == ["random", "first"]


def as_they_come(task, numbers):
    from gangland.lab.arena.bout import play_game

    return (play_game(task.contest, task.players(), number) for number in numbers)


class TestRefused:
    def refused(self, folder, source=None, **more):
        with pytest.raises(Mistake) as caught:
            write(source or played(), folder, **more)
        return str(caught.value)

    def test_other_wishes_need_another_folder(self, tmp_path):
        written(tmp_path)
        assert self.refused(tmp_path, played(seed=3)).startswith(f"the folder '{tmp_path}' holds other data (play: ")
        assert '(formats: ["jsonl"] there, ["text"] here)' in self.refused(tmp_path, formats=("text",))
        assert '(views: null there, "both" here)' in self.refused(tmp_path, selection=Selection(views="both"))

    def test_two_runs_at_once_are_refused(self, tmp_path):
        with DataSet(tmp_path, {}, ("games",), ("jsonl",)):
            assert self.refused(tmp_path) == f"another run is at work in the folder '{tmp_path}'"

    @pytest.mark.parametrize("name", ["records.json", "parts.jsonl"])
    def test_a_folder_that_somebody_has_edited_is_refused(self, tmp_path, name):
        written(tmp_path)
        (tmp_path / name).write_text("[1]\n")
        assert self.refused(tmp_path) == f"'{tmp_path / name}' can't be read as it was left; take another folder"

    def test_a_folder_that_cannot_be_made(self, tmp_path):
        (tmp_path / "file").touch()
        assert self.refused(tmp_path / "file" / "set") == f"the folder '{tmp_path / 'file' / 'set'}' can't be written"

    def test_parquet_without_pyarrow_is_said_before_anything_is_played(self, tmp_path, monkeypatch):
        monkeypatch.setattr(parquet, "find_spec", lambda module: None)
        sentence = "pyarrow is not installed; install gangland[data]"
        assert self.refused(tmp_path / "set", formats=("parquet",)) == sentence
        assert not (tmp_path / "set").exists()


@contextmanager
def no_file_longer_than(size):
    """The system refuses to write on, as a full disk does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


class TestFullDisk:
    @pytest.mark.parametrize(("formats", "size"), [(("jsonl",), 12_000), (("parquet",), 5_200), (BOTH, 5_200)])
    def test_what_was_written_before_is_kept_and_the_same_call_goes_on(self, tmp_path, small_parts, formats, size):
        whole, folder = tmp_path / "whole", tmp_path / "set"
        written(whole, played(count=10), None, formats)
        with no_file_longer_than(size):
            outcome = write(played(count=10), folder, None, formats)
        assert str(outcome.mistake) == f"there is no room left on the disk of the folder '{folder}'"
        assert outcome.games < 10
        assert len(records(folder)) == outcome.games
        assert not list(folder.rglob("*.new"))
        written(folder, played(count=10), None, formats)
        assert records(folder) == records(whole)

    def test_not_even_the_list_of_parts_is_left_half_written(self, tmp_path, small_parts):
        write(played(count=20), tmp_path, None, (), stopping_after(1))
        with no_file_longer_than(400):
            outcome = write(played(count=20), tmp_path, None, ())
        assert 1 < outcome.games < 20
        assert sum(part["games"] for part in lines(tmp_path / "parts.jsonl")) == outcome.games


def test_memory_does_not_grow_with_the_number_of_games(tmp_path, small_parts, monkeypatch):
    sizes = []
    keep = DataSet.keep

    def watched(self, part):
        sizes.append(part.size)
        keep(self, part)

    monkeypatch.setattr(DataSet, "keep", watched)
    written(tmp_path, played(count=60))
    assert len(sizes) > 15
    assert max(sizes) < 40 + 60  # one more game at most
