"""`--ray`, as it is typed and as it speaks; the games themselves are in tests/lab/test_ray.py."""

import multiprocessing
import re
import shlex
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from gangland.cli.simulation import progress_bar
from gangland.engine.mistakes import Mistake
from gangland.lab.cluster import cluster as clusters
from gangland.lab.cluster.cluster import Cluster, CutShort
from tests.cli.terminal import gangland

LOST = {
    "en": "Ray stopped the games: the Ray cluster (here:1) does not answer any more.\n",
    "pl": "Ray przerwał partie: klaster Ray (here:1) przestał odpowiadać.\n",
}


@pytest.fixture
def here(monkeypatch):
    """A cluster whose pieces are played in this process; its head is lost after as many as `here` holds."""
    most: list[int] = []

    @contextmanager
    def spread(self, job, pieces):
        play, self.most = job.begin(), 3
        yield results(self, play, pieces)
        for process in multiprocessing.active_children():  # those of an arena
            process.kill()
            process.join()

    def results(cluster, play, pieces):
        for count, piece in enumerate(pieces):
            if count in most:
                raise CutShort(Mistake("mistake-ray-lost", address=cluster.address))
            yield play(piece)

    monkeypatch.setattr(Cluster, "spread", spread)
    return most


@pytest.fixture
def two_pieces(here):
    here.append(2)


@pytest.mark.usefixtures("two_pieces")
class TestLostHead:
    @pytest.mark.parametrize(
        ("lang", "said", "counted"),
        [
            ("en", "Stopped: 40 games of 900 were done.\n", "famiglia: 40 random games, seed 0"),
            ("pl", "Przerwano: rozegrano 40 partii z 900.\n", "famiglia: 40 losowych partii, ziarno 0"),
        ],
    )
    def test_a_simulation_tells_what_was_finished_and_why_there_is_no_more(self, lang, said, counted):
        done = gangland("simulate", "famiglia", "--games", "900", "--ray", "here:1", "--lang", lang)
        assert (done.exit_code, done.stderr) == (2, LOST[lang] + said)
        assert counted in done.stdout
        assert "ray, 3" in done.stdout

    def test_a_simulation_with_a_folder_goes_on_without_ray(self, tmp_path):
        wish = ["simulate", "famiglia", "--games", "900", "--out", str(tmp_path)]
        done = gangland(*wish, "--ray", "here:1")
        kept = f"40 of them are kept in {tmp_path}; the same command goes on from there.\n"
        assert (done.exit_code, done.stderr) == (2, f"{LOST['en']}Stopped: 40 games of 900 were done.\n{kept}")
        rest = gangland(*wish)
        assert (rest.exit_code, rest.stderr) == (0, "")
        assert "famiglia: 900 random games, seed 0" in rest.stdout

    def test_an_arena_tells_how_to_go_on(self, tmp_path):
        wish = ["famiglia", "random", "random", "--games", "8", "--ray", "here:1", "--out", str(tmp_path)]
        done = gangland("arena", *wish)
        again = f"`gangland arena {' '.join(wish)}` goes on from there.\n"
        assert done.exit_code == 2
        assert done.stderr == f"{LOST['en']}Stopped: 2 games of 8 were done.\n{again}"
        assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 2


def test_the_commands_of_the_page_can_be_typed(here, tmp_path):
    """With fewer games, and bots that think less."""
    page = (Path(__file__).parents[2] / "docs" / "ray.md").read_text("utf-8")
    for line in re.findall("^gangland (?:simulate|arena) .*", page, re.M):
        shorter = re.sub("--games [0-9]+", "--games 4", line).replace("search:4000", "random")
        shorter = shorter.replace(" greedy ", " random ").replace("--out ", "--out {out}/")
        words = [word.format(out=tmp_path) for word in shlex.split(shorter, comments=True)]
        done = gangland(*words[1:])
        assert (done.exit_code, done.stderr) == (0, ""), line


class TestProblems:
    @pytest.mark.parametrize("command", [["simulate", "famiglia"], ["arena", "famiglia", "random"]])
    @pytest.mark.parametrize(
        ("typed", "sentence"),
        [
            (["--ray", "here"], "HOST:PORT, or local, not 'here'."),
            (["--ray", "127.0.0.1:1"], "no Ray cluster answers at 127.0.0.1:1."),
            (["--ray", "local", "--threads", "0"], "At least one thread is needed, not 0."),
            (["--ray", "here:1", "--threads", "0"], "At least one thread is needed, not 0."),
        ],
    )
    def test_each_is_one_sentence(self, command, typed, sentence):
        done = gangland(*command, *typed)
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.endswith(f"{sentence}\n")
        assert done.stderr.count("\n") == 1

    @pytest.mark.parametrize(
        ("lang", "sentence"),
        [
            ("en", "The games cannot be played through Ray: Ray is not installed; install gangland[ray].\n"),
            ("pl", "Nie da się rozegrać partii przez Raya: brakuje Raya; zainstaluj gangland[ray].\n"),
        ],
    )
    def test_ray_is_not_installed(self, monkeypatch, lang, sentence):
        monkeypatch.setattr(clusters, "find_spec", lambda module: None)
        assert gangland("simulate", "famiglia", "--ray", "local", "--lang", lang).stderr == sentence

    def test_a_gpu_is_not_reached_through_ray(self):
        done = gangland("simulate", "famiglia", "--ray", "local", "--device", "cuda")
        assert done.stderr == "--ray plays on the processors of the cluster; --device cuda does not go with it.\n"


def test_the_bar_has_a_rate_and_the_time_left(monkeypatch, capsys):
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("COLUMNS", "120")
    with progress_bar(1000, shown=True, before="ray-joining") as show:
        for done in (100, 200, 300):
            show(done)
            time.sleep(0.01)
    shown = capsys.readouterr().err
    assert "joining the cluster" in shown
    assert "playing" in shown
    assert "a second" in shown
