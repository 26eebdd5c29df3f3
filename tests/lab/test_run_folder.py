"""A simulation or a comparison can be stopped at any moment and resumed: it ends as one that nobody stopped."""

import errno
import json
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from gangland.engine import gpu
from gangland.engine.mistakes import Mistake
from gangland.engine.table import Table
from gangland.games import load
from gangland.lab import count
from gangland.lab import simulation as simulations
from gangland.lab.cluster.cluster import Cluster, CutShort
from gangland.lab.cluster.pieces import Piece
from gangland.lab.run_folder import FolderMistake
from gangland.lab.simulation import CHUNKS, Playouts, play_chunk, simulate
from gangland.lab.tally import PROGRESS, TallyFolder
from gangland.lab.whatif.comparison import compare
from gangland.lab.whatif.variants import variant

FAMIGLIA, BOSS = load("famiglia"), load("the_boss")
TABLE, CLOSED = Table.of(FAMIGLIA), Table.of(FAMIGLIA, options={"memory": "closed"})
RED = {"points.red.0": 3, "points.red.4": 16}
GAMES = 70  # four pieces
PATIENT = 60  # seconds that anything may take on a busy machine
ENDLESS = """
import sys
from pathlib import Path
from gangland.engine.table import Table
from gangland.games import load
from gangland.lab import count
from gangland.lab.simulation import simulate

count.KEEP_EVERY = 0.1
simulate(load("famiglia"), 10**9, seed=4, threads=2, plain=True, folder=Path(sys.argv[1]))
"""


@pytest.fixture
def far(monkeypatch):
    """A cluster whose pieces are played in this process; its head is lost before the piece that `far` names."""
    lost: list[int] = []

    @contextmanager
    def spread(self, job, pieces):
        play, self.most = job.begin(), 1
        yield results(self, play, pieces)

    def results(cluster, play, pieces):
        for place, piece in enumerate(pieces):
            if place in lost:
                raise CutShort(Mistake("mistake-ray-lost", address=cluster.address))
            yield play(piece)

    monkeypatch.setattr(Cluster, "spread", spread)
    monkeypatch.setattr(simulations, "FAR_CHUNKS", 1)
    return lost


@pytest.fixture
def chip(monkeypatch):
    """What stands for a GPU: the plain rules, behind its function."""

    def playouts(game, seats, options, key):
        return lambda first, games: play_chunk(game.plain, TABLE, key, first, games)

    monkeypatch.setattr(gpu, "playouts_on_gpu", playouts)
    monkeypatch.setattr(simulations, "GPU_CHUNK", 30)


def random_games(games=GAMES, table=FAMIGLIA, **how):
    return simulate(table, games, **{"seed": 4, "plain": True} | how)


def both_versions(games=GAMES, **how):
    return compare(FAMIGLIA, RED, games, **{"seed": 4, "plain": True} | how)


def figures(done):
    """All that a run counted."""
    return done.totals.tolist() if hasattr(done, "totals") else done.moments.totals().tolist()


def stopped_at(run, most, **how):
    """Ctrl-C as soon as there are more than so many games."""

    def progress(done):
        if done > most:
            raise KeyboardInterrupt

    return run(progress=progress, **how)


def refusal(act):
    with pytest.raises(FolderMistake) as caught:
        act()
    assert caught.value.say("pl") != str(caught.value)
    return str(caught.value)


class TestStopped:
    @pytest.mark.parametrize(
        ("run", "how"),
        [
            (random_games, {"threads": 2}),
            (random_games, {"cluster": Cluster("local")}),
            (random_games, {"device": "cuda"}),
            (both_versions, {"threads": 2}),
        ],
        ids=["threads", "ray", "gpu", "both versions"],
    )
    @pytest.mark.usefixtures("far", "chip")
    def test_at_every_piece_it_ends_as_one_that_was_not(self, tmp_path, run, how):
        games, stops = 0, -1
        while games < GAMES:
            done = stopped_at(run, games, folder=tmp_path, **how)
            assert games < done.games == done.kept
            assert done.cut_short is None
            games, stops = done.games, stops + 1
        assert stops >= 2
        assert figures(done) == figures(run())
        assert done.seconds > 0

    def test_by_a_bot_it_ends_as_one_that_was_not(self, tmp_path):
        part = stopped_at(both_versions, 0, games=3, bot="random", folder=tmp_path)
        assert part.games == 1
        whole = both_versions(3, bot="random", folder=tmp_path, threads=2)
        assert figures(whole) == figures(both_versions(3, bot="random"))

    def test_the_head_of_a_cluster_is_lost_and_the_rest_is_played_without_it(self, tmp_path, far):
        far.append(2)
        part = random_games(cluster=Cluster("here:1"), folder=tmp_path)
        assert str(part.cut_short) == "the Ray cluster (here:1) does not answer any more"
        assert part.games == part.kept == 2 * CHUNKS["plain"]
        assert figures(random_games(folder=tmp_path)) == figures(random_games())

    def test_a_worker_says_which_piece_it_has_played(self):
        piece, totals = Playouts(TABLE, 4, plain=True).begin()(Piece(40, 20))
        assert piece == Piece(40, 20)
        assert totals.tolist() == play_chunk(FAMIGLIA.plain, TABLE, 4, 40, 20).tolist()

    def test_a_process_that_is_killed_has_kept_what_it_counted(self, tmp_path):
        run = subprocess.Popen([sys.executable, "-c", ENDLESS, str(tmp_path)])
        end = time.monotonic() + PATIENT
        while not kept_games(tmp_path):
            assert run.poll() is None
            assert time.monotonic() < end
            time.sleep(0.02)
        run.kill()
        assert run.wait() == -signal.SIGKILL
        last = kept_games(tmp_path)[-1][1]
        assert figures(random_games(last + 5, folder=tmp_path)) == figures(random_games(last + 5))

    def test_whatever_ends_it_keeps_what_was_counted(self, tmp_path):
        def fail(done):
            raise SystemError

        with pytest.raises(SystemError):
            random_games(progress=fail, folder=tmp_path)
        assert kept_games(tmp_path) == [[0, CHUNKS["plain"]]]


def kept_games(folder):
    """The games on the disk, as pairs of the first and the one after the last."""
    file = folder / PROGRESS
    return json.loads(file.read_text("utf-8"))["stages"][count.GAMES]["done"] if file.exists() else []


class TestResumed:
    @pytest.mark.parametrize("run", [random_games, both_versions])
    def test_more_games_go_on_from_what_is_there(self, tmp_path, run):
        run(30, folder=tmp_path)
        seen = []
        assert figures(run(75, folder=tmp_path, progress=seen.append)) == figures(run(75))
        assert seen == [30, 50, 70, 75]

    @pytest.mark.parametrize("run", [random_games, both_versions])
    def test_few_games_are_shared_out_among_threads(self, run):
        seen = []
        run(64, threads=2, progress=seen.append)
        assert seen == list(range(2, 65, 2))

    @pytest.mark.parametrize("run", [random_games, both_versions])
    def test_a_finished_run_plays_nothing_and_tells_the_same(self, tmp_path, run):
        before = run(30, folder=tmp_path)

        def nobody(done):
            raise AssertionError(done)

        after = run(30, folder=tmp_path, progress=nobody)
        assert (figures(after), after.seconds, after.kept) == (figures(before), before.seconds, 30)

    def test_what_is_counted_is_kept_while_it_goes_on(self, tmp_path, monkeypatch):
        """A process that is killed loses a few seconds."""
        monkeypatch.setattr(count, "KEEP_EVERY", -1.0)
        kept = []
        random_games(folder=tmp_path, progress=lambda done: kept.append(kept_games(tmp_path)))
        assert kept == [[[0, 20]], [[0, 40]], [[0, 60]], [[0, 70]]]

    def test_changes_may_be_given_in_another_order(self, tmp_path):
        both_versions(20, folder=tmp_path)
        turned = dict(reversed(RED.items()))
        assert compare(FAMIGLIA, turned, 20, seed=4, plain=True, folder=tmp_path).kept == 20


class TestRefused:
    @pytest.mark.parametrize(
        ("other", "what"),
        [
            (lambda folder: random_games(5, seed=5, folder=folder), "seed: 4 there, 5 here"),
            (lambda folder: random_games(5, CLOSED, folder=folder), "options: "),
            (lambda folder: simulate(BOSS, 5, plain=True, folder=folder), 'game: "famiglia" there, "the_boss" here'),
            (lambda folder: both_versions(5, folder=folder), 'command: "simulate" there, "whatif" here'),
        ],
    )
    def test_another_question(self, tmp_path, other, what):
        random_games(5, folder=tmp_path)
        before = (tmp_path / PROGRESS).read_bytes()
        told = refusal(lambda: other(tmp_path))
        assert f"holds the answer to another question ({what}" in told
        assert (tmp_path / PROGRESS).read_bytes() == before

    def test_other_seats(self, tmp_path):
        simulate(Table.of(BOSS, 3), 2, plain=True, folder=tmp_path)
        told = refusal(lambda: simulate(Table.of(BOSS, 4), 2, plain=True, folder=tmp_path))
        assert "(seats: 3 there, 4 here)" in told

    @pytest.mark.parametrize(
        ("more", "name"), [({"changes": {"points.red.4": 16}}, "changes"), ({"bot": "random"}, "bot")]
    )
    def test_another_comparison(self, tmp_path, more, name):
        both_versions(1, folder=tmp_path)
        asked = {"changes": RED, "games": 1, "seed": 4, "plain": True} | more
        assert f"({name}: " in refusal(lambda: compare(FAMIGLIA, folder=tmp_path, **asked))

    def test_fewer_games_than_are_added_up_already(self, tmp_path):
        random_games(30, folder=tmp_path)
        told = refusal(lambda: random_games(29, folder=tmp_path))
        assert told.endswith("already holds games up to number 30, and only 29 are asked for; "
                             "ask for no fewer or take another folder")  # fmt: skip

    def test_a_busy_folder(self, tmp_path):
        with TallyFolder(tmp_path, "simulate", {}):
            assert "another run is at work" in refusal(lambda: random_games(folder=tmp_path))

    def test_a_place_that_is_no_folder(self, tmp_path):
        (tmp_path / "file").write_text("", "utf-8")
        assert "can't be written" in refusal(lambda: random_games(folder=tmp_path / "file"))

    def test_changed_components_which_have_the_name_of_the_printed_game(self, tmp_path):
        changed = variant("famiglia", RED)
        told = refusal(lambda: simulate(changed, 1, plain=True, folder=tmp_path))
        assert told == "famiglia with changed components is not kept in a folder"
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.parametrize("text", ["", "{", "[]", "\x00", '{"asked": {}, "stages": {}}'])
    def test_a_broken_file(self, tmp_path, text):
        (tmp_path / PROGRESS).write_text(text, "utf-8")
        assert "can't be read as a run left it" in refusal(lambda: random_games(folder=tmp_path))

    @pytest.mark.parametrize(
        "spoiled",
        [
            {"done": [[0, 20]]},  # the totals are of 30
            {"done": [[0, 20], [10, 20]]},
            {"done": [[30, 0]]},
            {"totals": [30]},
            {"totals": "many"},
            {"totals": [0.5]},
            {"seconds": None},
        ],
    )
    def test_counts_that_cannot_be(self, tmp_path, spoiled):
        random_games(30, folder=tmp_path)
        kept = json.loads((tmp_path / PROGRESS).read_text("utf-8"))
        kept["stages"][count.GAMES] |= spoiled
        (tmp_path / PROGRESS).write_text(json.dumps(kept), "utf-8")
        assert "can't be read as a run left it" in refusal(lambda: random_games(folder=tmp_path))


class TestFullDisk:
    @pytest.fixture
    def full_after(self, monkeypatch):
        """A disk on which so many more files have room."""

        def limit(files):
            write, room = Path.write_text, iter(range(files))

            def full(*arguments, **more):
                if next(room, None) is None:
                    raise OSError(errno.ENOSPC, "No space left on device")
                return write(*arguments, **more)

            monkeypatch.setattr(Path, "write_text", full)

        monkeypatch.setattr(count, "KEEP_EVERY", -1.0)
        return limit

    def test_no_game_is_played_where_none_can_be_kept(self, tmp_path, full_after):
        full_after(0)
        assert "can't be written" in refusal(lambda: random_games(folder=tmp_path))

    @pytest.mark.parametrize("run", [random_games, both_versions])
    def test_what_was_finished_is_told_and_what_was_kept_stays(self, tmp_path, full_after, run, monkeypatch):
        full_after(3)
        done = run(folder=tmp_path)
        assert str(done.cut_short).endswith("can't be written; what was kept before is still there")
        assert (done.games, done.kept) == (60, 40)
        assert figures(done) == figures(run(60))
        monkeypatch.undo()
        assert kept_games(tmp_path) == [[0, 40]]
        assert figures(run(folder=tmp_path)) == figures(run())
