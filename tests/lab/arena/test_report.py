"""Figures of an arena against values worked out by hand, and its plots."""

import json
import math
from statistics import NormalDist

import pytest

from gangland.games import load
from gangland.lab.arena import pairs
from gangland.lab.arena.contest import Contest, new_contest
from gangland.lab.arena.pairs import comparisons, wilcoxon
from gangland.lab.arena.plot import WORDS, draw_strength, panels
from gangland.lab.arena.report import rated, report
from gangland.lab.arena.results import Fault, GameResult
from gangland.lab.intervals import mean_interval, student, wilson
from tests.lab.arena.quick_bots import make


def contest(*bots: str, games: int = 4) -> Contest:
    return new_contest(load("famiglia"), bots, games, make=make)


def game(number: int, bots: str, places: tuple[int, ...], tables: int = 2, **more: object) -> GameResult:
    """A game of bots with names of one letter: ten moves, ten seconds, one look for each decision of a seat."""
    seats = len(bots)
    entries = {
        "points": tuple(10 - place for place in places),
        "moves": 10,
        "decisions": (5,) * seats,
        "searched": (5,) * seats,
        "looks": (5,) * seats,
        "thinking": (2.5,) * seats,
        "seconds": 10.0,
    }
    return GameResult(number, (number - 1) // tables, tuple(bots), places, **{**entries, **more})


class TestIntervals:
    def test_wilson_takes_parts_of_wins(self):
        assert [round(bound, 4) for bound in wilson(2.5, 10)] == [0.0809, 0.5578]
        assert wilson(0, 4)[0] == 0.0
        assert wilson(4, 4)[1] == pytest.approx(1.0)

    def test_an_interval_holds_its_share_so_a_bot_that_won_everything_can_be_plotted(self):
        for trials in range(1, 200):
            assert wilson(trials, trials)[1] == 1.0
            assert wilson(0, trials)[0] == 0.0

    @pytest.mark.parametrize(
        ("freedom", "deviations"),
        [(1, 12.706), (4, 2.776), (5, 2.571), (6, 2.447), (10, 2.228), (30, 2.042), (10_000, 1.960)],
    )
    def test_student_as_it_is_tabulated(self, freedom, deviations):
        assert student(freedom) == pytest.approx(deviations, abs=0.003)

    def test_the_interval_of_a_mean(self):
        low, high = mean_interval([1.0, 0.0, 1.0, 0.0])  # deviation 0.57735, 3 degrees of freedom
        assert (round(low, 3), round(high, 3)) == (-0.419, 1.419)
        assert mean_interval([1.0]) is None


class TestWilcoxon:
    @pytest.mark.parametrize(
        ("differences", "p"),
        [
            ([1, 2, 3, 4, 5], 2 / 32),
            ([-1, 2, 3, 4, 5], 4 / 32),
            ([1, 1, 1, 1, 1, -1], 14 / 64),  # the sign test: 2 · (1 + 6) of 64
            ([1, -1], 1.0),
            ([0, 0, 0], 1.0),
            ([0, 0, 5], 1.0),
            ([], 1.0),
            ([1, 1, -2], 1.0),  # ranks 1.5, 1.5 and 3: as even as can be
        ],
    )
    def test_few_differences_are_counted_out(self, differences, p):
        assert wilcoxon(differences) == pytest.approx(p)

    def test_many_differences_are_nearly_normal(self, monkeypatch):
        differences = [math.sin(number) + 0.1 for number in range(150)]
        exact = wilcoxon(differences)
        monkeypatch.setattr(pairs, "EXACT", 0)
        assert wilcoxon(differences) == pytest.approx(exact, abs=0.005)
        assert wilcoxon([1.0] * 100) == pytest.approx(2 * NormalDist().cdf(-10), abs=1e-9)


class TestComparisons:
    def test_a_deal_counts_by_what_each_bot_won_over_all_its_tables(self):
        rows = [
            game(1, "ab", (1, 2)), game(2, "ba", (2, 1)),  # a won twice: 1
            game(3, "ab", (1, 2)), game(4, "ba", (1, 2)),  # one each: 0
            game(5, "ab", (1, 1)), game(6, "ba", (2, 1)),  # one shared, one of a: 1/2
            game(7, "ab", (2, 1)),  # the deal is not whole
        ]  # fmt: skip
        (pair,) = comparisons(rows, ["a", "b"], 2)
        assert (pair["deals"], pair["better"], pair["worse"], pair["difference"]) == (3, 2, 0, 0.5)
        assert (pair["low"], pair["high"]) == (pytest.approx(0.5 - 1.2421, abs=1e-3), 1.0)
        assert pair["p"] == 0.5

    def test_a_bot_with_two_seats_counts_by_their_mean(self):
        rows = [game(1, "aba", (1, 2, 3), 3), game(2, "aab", (1, 2, 3), 3), game(3, "baa", (1, 2, 3), 3)]
        (pair,) = comparisons(rows, ["a", "b"], 3)
        assert pair["difference"] == pytest.approx(2 / 6 - 1 / 3)

    def test_without_a_whole_deal_nothing_is_said(self):
        (pair,) = comparisons([game(1, "ab", (1, 2))], ["a", "b"], 2)
        assert (pair["deals"], pair["difference"], pair["low"], pair["p"]) == (0, None, None, 1.0)


class TestRatings:
    def test_one_game_as_openskill_publishes_it(self):
        ratings = rated([game(1, "ab", (1, 2))], ["a", "b"])
        assert ratings["a"]["rating"] == pytest.approx(27.6352, abs=1e-3)
        assert ratings["b"]["rating"] == pytest.approx(22.3648, abs=1e-3)
        assert ratings["a"]["deviation"] == pytest.approx(8.0655, abs=1e-3)

    def test_a_bot_alone_keeps_its_first_rating(self):
        assert rated([game(1, "aa", (1, 2))], ["a"])["a"]["rating"] == 25

    def test_a_bot_with_several_seats_moves_by_their_mean(self):
        ratings = rated([game(1, "abab", (1, 2, 4, 3))], ["a", "b"])
        assert ratings["a"]["rating"] + ratings["b"]["rating"] == pytest.approx(50)


class TestReport:
    ROWS = (
        game(1, "ab", (1, 2)),
        game(2, "ba", (1, 2)),
        game(3, "ab", (1, 1), searched=(0, 5), looks=(0, 200)),
        game(4, "ba", (2, 1), points=None, fault=Fault(0, "b", 3, "illegal", "pass")),
    )

    @pytest.fixture
    def figures(self, monkeypatch):
        monkeypatch.setattr("tests.lab.arena.quick_bots.KINDS", {"a": lambda: None, "b": lambda: None})
        return report(contest("a", "b"), reversed(self.ROWS))

    def test_wins_shares_and_intervals(self, figures):
        a, b = figures["bots"]
        assert (a["name"], a["wins"], a["played"], a["win_rate"]) == ("a", 2.5, 4, 0.625)
        assert (a["low"], a["high"]) == wilson(2.5, 4)
        assert (b["wins"], b["faults"], a["faults"]) == (1.5, 1, 0)

    def test_points_are_of_games_that_were_played_to_their_end(self, figures):
        assert figures["bots"][0]["points"] == pytest.approx((9 + 8 + 9) / 3)

    def test_costs(self, figures):
        a, b = figures["bots"]
        assert (a["decisions"], a["thinking_seconds"], a["decisions_per_second"]) == (20, 10.0, 2.0)
        assert (a["looks_per_decision"], b["looks_per_decision"]) == (1, 215 / 20)
        assert (figures["moves"], figures["mean_length"], figures["moves_per_second"]) == (40, 10, 1)

    def test_seats(self, figures):
        assert [(seat["seat"], seat["wins"]) for seat in figures["seat_wins"]] == [(0, 2.5), (1, 1.5)]

    def test_whoever_was_at_fault_is_named(self, figures):
        (fault,) = figures["faults"]
        assert (fault["game"], fault["bot"], fault["kind"], fault["what"]) == (4, "b", "illegal", "pass")

    def test_it_is_json_with_what_was_asked_for(self, figures):
        again = json.loads(json.dumps(figures))
        assert (again["game"], again["seats"], again["games"], again["seed"]) == ("famiglia", 2, 4, 0)
        assert {"name", "wins", "win_rate", "low", "high", "rating"} <= again["bots"][0].keys()

    def test_the_order_in_which_games_were_finished_is_nothing(self, figures):
        assert report(contest("a", "b"), self.ROWS) == figures

    def test_before_the_first_game_there_is_nothing_to_say(self, figures):
        empty = report(contest("a", "b"), [])
        assert (empty["games"], empty["bots"][0]["win_rate"], empty["mean_length"]) == (0, None, None)


def bot(name: str, rate: float) -> dict[str, object]:
    low, high = wilson(rate * 100, 100)
    return {
        "name": name, "win_rate": rate, "low": low, "high": high,
        "rating": 50 * rate, "rating_low": 50 * rate - 2, "rating_high": 50 * rate + 2,
    }  # fmt: skip


class TestPlots:
    BOTS = (bot("search:100", 0.4), bot("search:1000", 0.6), bot("search:50ms", 0.7), bot("random", 0.0))

    def test_bots_stand_by_what_limits_them(self):
        assert [(below, [one["name"] for one in bots]) for below, bots in panels(self.BOTS)] == [
            ("looks", ["search:100", "search:1000"]),
            ("milliseconds", ["search:50ms"]),
            ("bots", ["random"]),
        ]

    def test_both_files_are_pictures(self, tmp_path):
        png, svg = draw_strength({"bots": self.BOTS}, {name: f"słowo {name}" for name in WORDS}, tmp_path)
        assert (png.name, svg.name) == ("strength.png", "strength.svg")
        assert png.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
        assert png.stat().st_size > 5000
        assert "<svg" in svg.read_text("utf-8")
        assert svg.read_text("utf-8").rstrip().endswith("</svg>")

    def test_the_same_figures_give_the_same_file(self, tmp_path):
        words = dict.fromkeys(WORDS, "")
        first, again = (draw_strength({"bots": self.BOTS[3:]}, words, tmp_path)[1].read_bytes() for _ in range(2))
        assert first == again
