"""Games through Ray, on a real cluster of several nodes: whoever is killed, every game is played and counted once."""

import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import numpy as np
import psutil
import pytest

from gangland import __version__
from gangland.bench import ray_gain as gains
from gangland.bench import speed
from gangland.bots import player
from gangland.cli.tables import ROWS, row_title
from gangland.engine.mistakes import Mistake
from gangland.games import load
from gangland.lab.arena.bout import play_game
from gangland.lab.arena.contest import new_contest
from gangland.lab.arena.run import hold
from gangland.lab.cluster import cluster as clusters
from gangland.lab.cluster.cluster import Cluster
from gangland.lab.cluster.nodes import LocalNodes
from gangland.lab.cluster.pieces import MOST_LOSSES, Cut, Ledger, LostPiece, Piece, shared
from gangland.lab.cluster.worker import Failure, Gone, Worker
from gangland.lab.simulation import simulate

FAMIGLIA = load("famiglia")
ROOT = Path(__file__).parents[2]
PATIENT = 120  # seconds that anything may take on a busy machine


@pytest.fixture(autouse=True)
def compiled_rules(monkeypatch):
    monkeypatch.setenv("GANGLAND_RULES", "compiled")


@pytest.fixture(scope="module")
def real():
    """A cluster with one node that stays; after the tests nothing of it is left."""
    with LocalNodes(1) as nodes:
        yield nodes
        whole = family(nodes.process.pid)
    assert psutil.wait_procs(whole, PATIENT)[1] == []


def family(number: int) -> list[psutil.Process]:
    """A process and all that come from it."""
    try:
        process = psutil.Process(number)
        return [process, *process.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


def kill(processes: list[psutil.Process]) -> None:
    """Without a warning, and the oldest first, as when a machine loses its power."""
    for process in processes:
        process.kill()


class KillOnce:
    """Shows progress, and kills at the first piece that is finished."""

    def __init__(self, victims):
        self.victims, self.seen, self.killed = victims, [], []

    def __call__(self, done):
        if not self.seen:
            self.killed = self.victims()
            kill(self.killed)
        self.seen.append(done)


def outcome(result):
    """All of a game but the time it took."""
    return replace(result, thinking=(), seconds=0.0)


def played_here(contest):
    """The same games, one after another in this process."""
    players = {label: player(label) for label in contest.labels}
    return [outcome(play_game(contest, players, number)[0]) for number in range(1, contest.games + 1)]


class TestKilledNode:
    def test_a_simulation_has_the_totals_of_one_machine(self, real):
        node, games = real.add_node(), 1_000_000
        cluster, progress = Cluster(real.address, together=2), KillOnce(lambda: family(node))
        spread = simulate(FAMIGLIA, games, seed=3, cluster=cluster, progress=progress)
        assert cluster.most == 2
        assert progress.killed
        assert cluster.lost <= 1  # on a slow machine its games may be over before the death is told
        assert (spread.device, spread.threads, spread.cut_short) == ("ray", 2, None)
        assert progress.seen == list(range(20_000, games + 1, 20_000))
        np.testing.assert_array_equal(spread.totals, simulate(FAMIGLIA, games, seed=3).totals)

    def test_an_arena_has_the_games_of_one_machine_and_keeps_each_once(self, real, tmp_path):
        contest = new_contest(FAMIGLIA, ["greedy:2", "random"], 40, seed=3)
        node = real.add_node()
        cluster, progress = Cluster(real.address, together=2), KillOnce(lambda: family(node))
        spread = hold(contest, folder=tmp_path, cluster=cluster, progress=progress)
        assert (cluster.most, spread.complete) == (2, True)
        assert progress.killed
        assert cluster.lost <= 1  # on a slow machine its games may be over before the death is told
        assert progress.seen == list(range(1, 41))
        kept = [json.loads(line)["game"] for line in (tmp_path / "games.jsonl").read_text().splitlines()]
        assert sorted(kept) == list(range(1, 41))
        assert [outcome(result) for result in spread.results] == played_here(contest)


class TestCtrlC:
    def test_it_ends_with_what_was_done_and_the_cluster_goes_on(self, real, tmp_path):
        wish = ["famiglia", "greedy:2", "random", "--games", "100000", "--ray", real.address, "--out", str(tmp_path)]
        run = subprocess.Popen(
            [sys.executable, "-m", "gangland.cli.main", "arena", *wish],
            env={**os.environ, "LC_ALL": "C.UTF-8"},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip
        until(lambda: (tmp_path / "records" / "5.txt").exists() or run.poll() is not None)
        assert workers(real.process.pid)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does
        output, errors = run.communicate()
        kept = len((tmp_path / "games.jsonl").read_text().splitlines())
        assert run.returncode == 130
        assert errors.splitlines() == [
            f"Stopped: {kept} games of 100,000 were done.",
            f"`gangland arena {' '.join(wish)}` goes on from there.",
        ]
        assert f"famiglia: {kept} games between bots" in output
        until(lambda: not workers(real.process.pid))
        assert real.process.poll() is None


def workers(number: int) -> list[str]:
    """The workers of a cluster, as Ray names their processes."""
    found = []
    for process in family(number):
        with suppress(psutil.NoSuchProcess):
            found.append(process.name())
    return [name for name in found if name.startswith("ray::Worker")]


def until(true) -> None:
    """Wait for something; a test that waits too long fails."""
    end = time.monotonic() + PATIENT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


class TestLostHead:
    def test_what_was_finished_is_kept_and_the_rest_is_played_later(self, tmp_path):
        contest = new_contest(FAMIGLIA, ["greedy:2", "random"], 2000, seed=3)
        cluster, whole = Cluster("local", workers=1, patience=2.0), []

        def head():
            (driver,) = multiprocessing.active_children()
            whole.extend(family(driver.pid))
            return [one for one in whole if one.name() == "gcs_server"]

        progress = KillOnce(head)
        stopped = hold(contest, folder=tmp_path, cluster=cluster, progress=progress)
        assert str(stopped.cut_short) == "the Ray cluster (local) does not answer any more"
        assert 1 <= len(stopped.results) == progress.seen[-1] < contest.games
        assert len(whole) > 5
        assert psutil.wait_procs(whole, PATIENT)[1] == []
        kept = hold(contest, folder=tmp_path, progress=interrupt)
        assert [outcome(result) for result in kept.results] == [outcome(result) for result in stopped.results]


def interrupt(done):
    raise KeyboardInterrupt


class TestNoCluster:
    def test_an_address_where_nothing_answers(self):
        with socket.create_server(("127.0.0.1", 0)) as server:
            address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(Mistake, match=f"no Ray cluster answers at {address}"):
            simulate(FAMIGLIA, 10, cluster=Cluster(address))

    def test_an_address_where_something_else_answers(self):
        with socket.create_server(("127.0.0.1", 0)) as server:
            address = f"127.0.0.1:{server.getsockname()[1]}"
            with pytest.raises(Mistake, match=f"no Ray cluster answers at {address}"):
                simulate(FAMIGLIA, 10, cluster=Cluster(address, patience=0.3))

    @pytest.mark.parametrize("address", ["", "nowhere", ":6379", "host:port", "ray://host:10001"])
    def test_what_is_no_address(self, address):
        with pytest.raises(Mistake, match="HOST:PORT, or local, not"):
            Cluster(address)

    def test_ray_is_not_installed(self, monkeypatch):
        monkeypatch.setattr(clusters, "find_spec", lambda module: None)
        with pytest.raises(Mistake, match=r"Ray is not installed; install gangland\[ray\]"):
            simulate(FAMIGLIA, 10, cluster=Cluster("local"))

    def test_a_changed_game_does_not_travel(self):
        with pytest.raises(Mistake, match="famiglia with changed components can't be sent"):
            simulate(replace(FAMIGLIA), 10, cluster=Cluster("local"))

    def test_ray_is_not_imported_here(self):
        assert "ray" not in sys.modules


class TestBook:
    def test_every_piece_is_given_out_once_and_lost_ones_again(self):
        book = Ledger(Cut(25, 10))
        first, second = book.take(), book.take()
        book.lose(first)
        assert [book.take(), book.take(), book.take()] == [first, Piece(20, 5), None]
        assert [book.accept(piece) for piece in (second, first, Piece(20, 5))] == [True] * 3
        assert book.closed

    def test_a_result_that_comes_twice_counts_once(self):
        book = Ledger(Cut(10, 10))
        piece = book.take()
        book.lose(piece)  # given up, and given to another
        assert book.take() == piece
        assert [book.accept(piece), book.accept(piece)] == [True, False]
        book.lose(piece)
        assert book.closed

    def test_a_piece_that_takes_everybody_down_ends_the_work(self):
        book = Ledger(Cut(10, 10))
        for _ in range(MOST_LOSSES - 1):
            book.lose(book.take())
        with pytest.raises(Mistake, match="the games from number 0 on took 5 workers down"):
            book.lose(book.take())

    def test_pieces_are_counted_before_they_are_cut(self):
        assert [len(Cut(games, 10)) for games in (1, 10, 11)] == [1, 1, 2]
        assert list(Cut(11, 10)) == [Piece(0, 10), Piece(10, 1)]

    def test_nobody_waits_long_for_the_last_piece(self):
        assert shared(1_000_000, workers=2, most=20_000) == 20_000
        assert shared(12_800, workers=2, most=20_000) == 400
        assert shared(3, workers=2, most=20_000) == 1
        assert shared(12_800, workers=1, most=20_000) == 20_000


class Task:
    """Work that goes wrong in one way or another."""

    ahead = 1

    def __init__(self, error=None, at_once=False):
        self.error, self.at_once = error, at_once

    def begin(self):
        if self.at_once:
            raise self.error
        return self.play

    def play(self, piece):
        if self.error:
            raise self.error
        return piece.games


class TestWorker:
    def test_a_worker_answers_piece_after_piece(self):
        worker = Worker(Task(), {}, __version__)
        assert (worker.begin(), worker.work(Piece(0, 7)), worker.work(Piece(7, 3))) == (None, 7, 3)

    def test_settings_go_with_the_work(self, monkeypatch):
        monkeypatch.setenv("GANGLAND_RULES", "plain")
        Worker(Task(), {}, __version__)
        assert "GANGLAND_RULES" not in os.environ
        Worker(Task(), {"GANGLAND_RULES": "compiled"}, __version__)
        assert os.environ["GANGLAND_RULES"] == "compiled"

    def test_another_version_is_named(self):
        answer = Worker(Task(), {}, "0.0.1").begin()
        assert str(answer.mistake).startswith(f"a node of the cluster has gangland {__version__}, here it is 0.0.1")

    @pytest.mark.parametrize("at_once", [True, False])
    def test_an_error_is_an_answer(self, at_once):
        worker = Worker(Task(ZeroDivisionError("nothing\nby nothing"), at_once), {}, __version__)
        answer = worker.begin() or worker.work(Piece(0, 1))
        assert isinstance(answer, Failure)
        assert str(answer.mistake) == "a worker of the cluster failed: ZeroDivisionError: nothing by nothing"

    def test_a_piece_that_was_lost_is_no_error(self):
        worker = Worker(Task(LostPiece()), {}, __version__)
        worker.begin()
        assert worker.work(Piece(0, 1)) == Gone()


class TestGain:
    def test_the_benchmark_has_a_row_with_its_goal_and_its_words(self, monkeypatch):
        monkeypatch.setattr(speed, "gain", lambda game, seconds: 1.8)
        (row,) = (figure.row() for figure in speed._nodes("famiglia", 1.0, lambda what: None))
        assert (row["value"], row["must"], row["reached"]) == (1.8, 1.7, True)
        assert row_title(row["what"]) == row["what"] == "famiglia: two Ray nodes against one"
        assert row["what"].partition(": ")[2] in ROWS
        assert list(speed._nodes("syndicate", 1.0, lambda what: None)) == []

    def test_a_run_is_as_long_as_one_core_needs(self, monkeypatch):
        tried = simulate(FAMIGLIA, 10, plain=True)
        monkeypatch.setattr(gains, "simulate", lambda game, games, seed: replace(tried, seconds=0.5))
        assert gains.games_in("famiglia", 5.0) == 100

    def test_more_nodes_get_as_many_more_games(self, monkeypatch):
        asked = []

        def nodes_speed(id, nodes, games, tries):
            asked.append((nodes, games))
            return 10.0 * nodes

        monkeypatch.setattr(gains, "games_in", lambda game, seconds: round(100 * seconds))
        monkeypatch.setattr(gains, "nodes_speed", nodes_speed)
        assert gains.gain("famiglia", 1.0) == 2.0
        assert asked == [(2, 1000), (1, 500)]
