"""What `gangland bench` measures: each figure beside its goal, the adapters too."""

import pytest

from gangland.adapters.pettingzoo import Environment
from gangland.bench import adapters as adapters_bench
from gangland.bench import speed
from gangland.bench.figure import Figure
from gangland.bench.peers import random_agents
from gangland.cli.tables import ROWS, row_title

MOMENT = 0.01


class TestFigures:
    def test_a_figure_reaches_its_goal_from_either_side(self):
        assert Figure("speed", 10, "moves/s", at_least=10).row()["reached"]
        assert not Figure("speed", 9, "moves/s", at_least=10).row()["reached"]
        assert not Figure("size", 11, "bytes", at_most=10).row()["reached"]

    def test_adapters_are_measured_beside_the_same_peers(self, monkeypatch):
        handed = []

        def adapter_figures(seconds, speeds, progress):
            handed.append((seconds, speeds))
            yield Figure("something more", 1, "times")

        monkeypatch.setattr(speed, "GAMES", ())
        monkeypatch.setattr(speed, "missing", list)
        monkeypatch.setattr(speed, "_peer_speeds", lambda seconds, progress: [("pettingzoo/leduc_holdem", 5.0)])
        monkeypatch.setattr(speed, "adapter_figures", adapter_figures)
        rows = speed.bench(MOMENT)
        assert [row["what"] for row in rows] == ["something more"]
        assert handed == [(MOMENT, {"pettingzoo/leduc_holdem": 5.0})]


class TestAdapters:
    @pytest.fixture
    def rows(self, monkeypatch):
        """The rows of Famiglia beside two peers, each measured for a moment."""
        monkeypatch.setattr(adapters_bench, "GAMES", ("famiglia",))
        monkeypatch.setattr(adapters_bench, "LANES", 4)
        speeds = {"pettingzoo/texas_holdem": 20.0, "pettingzoo/leduc_holdem": 30.0, "rlcard/gin-rummy": 99.0}
        return [figure.row() for figure in adapters_bench.adapter_figures(MOMENT, speeds, lambda what: None)]

    def test_the_wrapper_stands_beside_the_fastest_card_game_of_pettingzoo(self, rows):
        alone, beside, _ = rows
        assert (alone["must"], alone["peer"]) == (30_000, None)
        assert (beside["must"], beside["peer"]) == (90.0, "pettingzoo/leduc_holdem")
        assert alone["value"] == beside["value"] > 0

    def test_the_batch_has_its_goal(self, rows):
        assert rows[2]["what"] == "famiglia: batch on 2 threads, observations included"
        assert rows[2]["must"] == 5_000_000
        assert rows[2]["value"] > 0

    def test_every_row_has_its_words(self, rows):
        for row in rows:
            assert row_title(row["what"]) == row["what"]  # as in English
            assert row["what"].partition(": ")[2].replace("2", "N") in ROWS

    def test_without_pettingzoo_the_batch_is_measured_alone(self, monkeypatch):
        monkeypatch.setattr(adapters_bench, "GAMES", ("famiglia",))
        monkeypatch.setattr(adapters_bench, "LANES", 4)
        monkeypatch.setattr(adapters_bench, "find_spec", lambda name: None)
        (figure,) = adapters_bench.adapter_figures(MOMENT, {}, lambda what: None)
        assert "batch" in figure.what

    def test_moves_are_counted_one_by_one(self):
        """A whole game of ours by the loop that measures PettingZoo's own."""
        env = Environment("five_points")
        assert random_agents(env)() == len(env.match.moves) > 20
        assert adapters_bench.random_batch("famiglia", lanes=3)() == 3 * adapters_bench.STEPS_AT_ONCE
