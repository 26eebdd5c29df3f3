"""The figures of the bots: what is planned, when enough is played, and that nothing measured is lost."""

import json
import math
from dataclasses import replace
from pathlib import Path

import pytest

from gangland.bench.figures import contests
from gangland.bench.figures import run as figures_run
from gangland.bench.figures.bots import hurried, make
from gangland.bench.figures.goals import FEWEST, MIDDLE, Goal, above, is_enough, never_above, never_below, tally
from gangland.bench.figures.goals import whole_deals as deals
from gangland.bench.figures.measurements import bits_of
from gangland.bench.figures.page import page
from gangland.bench.figures.plan import KINDS, WinRate, everything, plan
from gangland.bench.figures.row_file import RowFile
from gangland.bench.figures.run import TIME, FiguresRequest, is_done, run
from gangland.bench.machine import TimeLimit, cores, described
from gangland.bots import LEVELS, Answer, Thought
from gangland.engine.mistakes import Mistake
from gangland.games import GAMES, load

FAMIGLIA = "greedy-random/famiglia"
QUICK_GAMES = 2
DOCS = Path(__file__).parents[3] / "docs"


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch):
    """Workers start in a moment without the compiler."""
    monkeypatch.setenv("GANGLAND_RULES", "plain")


def quick(folder: Path, *only: str, **more) -> FiguresRequest:
    return FiguresRequest(folder, games=QUICK_GAMES, only=only, quick=True, **more)


def row_of(request: FiguresRequest, name: str):
    return {row["name"]: row for row in json.loads(request.file.read_text("utf-8"))}[name]


def wait_for(limit: TimeLimit) -> None:
    with limit.watching():
        while True:
            pass


class TestPlan:
    def test_every_game_has_a_row_for_each_number_of_seats(self):
        names = [task.name for task in everything()]
        for id in GAMES:
            for seats in load(id).seats:
                assert {f"search-greedy/{id}/{seats}", f"greedy-random/{id}/{seats}"} <= set(names)
        assert "search-greedy/syndicate/2/board=los-angeles" in names
        assert "greedy-random/cash_n_guns/6/talents=random" in names
        assert len(names) == len(set(names))

    def test_one_bot_sits_alone_against_the_rest(self):
        (task,) = plan(["search-greedy/cash_n_guns/5"])
        assert task.bots == ("search:200ms", *["greedy"] * 4)
        assert len(contests.contest_of(task, 400, make).lineups) == 5

    def test_each_level_meets_the_one_below_it_in_every_game_for_two(self):
        pairs = [task.bots for task in plan(["levels/famiglia"])]
        names = list(LEVELS)
        assert sorted(pairs) == sorted(zip(names[1:], names[:-1], strict=True))
        assert len(plan(["levels"])) == 4 * len(pairs)

    def test_cheap_rows_come_first(self):
        costs = [task.cost for task in plan()]
        assert costs == sorted(costs)
        assert plan()[-1].name.endswith("godfather")

    def test_every_contest_can_be_held(self):
        for task in everything():
            if isinstance(task, WinRate):
                contests.contest_of(task, 1, make)

    def test_a_wish_is_the_beginning_of_a_name(self):
        assert {task.what for task in plan(["budget"])} == {"budget"}
        assert [task.name for task in plan(["budget/famiglia/2/"])] == ["budget/famiglia/2"]
        assert plan(["budg"]) == []


class TestGoals:
    @pytest.mark.parametrize(
        ("goal", "figures", "verdict"),
        [
            (above(0.5), (0.6, 0.51, 0.69), "reached"),
            (above(0.5), (0.6, 0.5, 0.69), "missed"),
            (never_below(0.5), (0.45, 0.4, 0.5), "reached"),
            (never_below(0.5), (0.4, 0.3, 0.49), "missed"),
            (never_above(0.25), (0.3, 0.24, 0.36), "reached"),
            (never_above(0.25), (0.35, 0.26, 0.44), "missed"),
            (Goal(0.65, 0.8, MIDDLE), (0.7, 0.6, 0.79), "reached"),
            (Goal(0.65, 0.8, MIDDLE), (0.82, 0.7, 0.9), "missed"),
            (Goal(0.95, 1.0, MIDDLE), (0.95, 0.9, 0.98), "reached"),
            (Goal(0.95, 1.0, MIDDLE, binding=False), (0.2, 0.1, 0.3), "reported"),
        ],
    )
    def test_what_the_games_say(self, goal, figures, verdict):
        assert goal.verdict(*figures) == verdict

    def test_games_go_on_until_the_result_is_clear(self):
        assert not is_enough(above(0.5), tally([1.0] * (FEWEST - 1)), 400)
        assert is_enough(above(0.5), tally([1.0] * FEWEST), 400)
        assert not is_enough(above(0.5), tally([1.0, 0.0] * FEWEST), 400)
        assert is_enough(above(0.5), tally([1.0, 0.0] * 200), 400)

    def test_only_whole_deals_without_a_gap_count(self):
        assert deals([1, 0, 1, 0.5, 1, None, 0], 2) == [1, 0, 1, 0.5]
        assert deals([1, 0, 1], 2) == [1, 0]
        assert deals([None, 1], 2) == []

    def test_a_shared_win_is_a_share(self):
        figures = tally([0.5, 0.5, 1.0, 0.0])
        assert (figures["games"], figures["wins"], figures["rate"]) == (4, 2.0, 0.5)
        assert figures["low"] < 0.5 < figures["high"]


class TestRun:
    def test_a_row_is_played_kept_and_written_into_the_page(self, tmp_path):
        request = quick(tmp_path, FAMIGLIA)
        outcome = run(request)
        row = row_of(request, "greedy-random/famiglia/2")
        assert outcome.left == 0
        assert (row["games"], row["bots"], row["even"]) == (QUICK_GAMES, ["greedy", "random"], 0.5)
        assert row["verdict"] in ("reached", "missed")
        assert len(row["results"]) == QUICK_GAMES
        assert "| famiglia | 2 | greedy : random | 2 |" in request.page.read_text("utf-8")

    def test_what_is_done_is_not_done_again_unless_somebody_asks(self, tmp_path, monkeypatch):
        played = []
        play = contests.play
        monkeypatch.setattr(contests, "play", lambda task, *rest: (played.append(task.name), play(task, *rest)))
        request = quick(tmp_path, FAMIGLIA)
        run(request)
        run(request)
        assert len(played) == 1
        run(replace(request, again=True))
        assert len(played) == 2

    def test_with_more_games_allowed_a_row_is_resumed(self, tmp_path):
        request = quick(tmp_path, FAMIGLIA)
        run(request)
        first = row_of(request, "greedy-random/famiglia/2")["results"]
        run(replace(request, games=4))
        results = row_of(request, "greedy-random/famiglia/2")["results"]
        assert (len(results), results[:2]) == (4, first)

    def test_ctrl_c_keeps_the_games_that_are_played(self, tmp_path):
        def stop(step):
            if step.done:
                raise KeyboardInterrupt

        request = replace(quick(tmp_path, FAMIGLIA), games=6)
        outcome = run(request, stop)
        row = row_of(request, "greedy-random/famiglia/2")
        assert (outcome.stopped, outcome.left) == ("interrupt", 1)
        assert (row["games"], row["verdict"], len(row["results"])) == (2, "open", 2)
        assert "not finished" in request.page.read_text("utf-8")
        assert run(request).left == 0
        assert row_of(request, "greedy-random/famiglia/2")["results"][:2] == row["results"][:2]

    def test_when_the_time_is_up_nothing_new_is_begun(self, tmp_path):
        outcome = run(quick(tmp_path, FAMIGLIA, minutes=0.0))
        assert (outcome.stopped, outcome.left, outcome.rows) == (TIME, 1, [])

    def test_the_clock_stops_a_long_game(self):
        limit = TimeLimit(0.2 / 60)
        with pytest.raises(KeyboardInterrupt):
            wait_for(limit)
        assert limit.is_up

    def test_processes_of_the_arena_play_without_what_only_reports_need(self, tmp_path, monkeypatch):
        monkeypatch.setattr("gangland.lab.arena.contest.find_spec", lambda module: None)
        (task,) = plan([FAMIGLIA])
        row = figures_run.begun(task, FiguresRequest(tmp_path))
        contests.play(replace(task, bots=("random", "random")), row, 2, make, 1, lambda done, most: None)
        assert row["games"] == 2

    def test_other_rules_or_other_bots_begin_a_row_anew(self, tmp_path):
        request = quick(tmp_path, FAMIGLIA)
        run(request)
        file = RowFile(request.file)
        (task,) = plan([FAMIGLIA])
        assert is_done(task, file, QUICK_GAMES)
        file.rows[task.name]["version"] += 1
        assert not is_done(task, file, QUICK_GAMES)

    def test_no_more_processes_than_cores_and_none_in_a_trial(self, tmp_path):
        assert FiguresRequest(tmp_path, threads=10_000).processes == cores()
        assert quick(tmp_path).processes == 0

    def test_a_broken_file_is_named(self, tmp_path):
        (tmp_path / "figures.json").write_text("[{}]", "utf-8")
        with pytest.raises(Mistake, match=r"figures\.json"):
            run(FiguresRequest(tmp_path, only=(FAMIGLIA,)))


class TestMeasurements:
    def test_time_memory_and_entropy_are_measured(self, tmp_path):
        request = quick(tmp_path, "second/famiglia", "memory/famiglia", "entropy")
        assert run(request).left == 0
        assert 0 < row_of(request, "second/famiglia")["value"] < 60
        assert row_of(request, "memory/famiglia")["value"] > 0
        load = row_of(request, "entropy/load")
        assert 0 < load["value"] <= load["over_seeds"] <= 1
        assert 0 < row_of(request, "entropy/aim")["value"] <= math.log2(3)

    def test_without_openspiel_the_row_says_so_and_stays_open(self, tmp_path, monkeypatch):
        monkeypatch.setattr("gangland.bench.figures.measurements.find_spec", lambda module: None)
        request = quick(tmp_path, "speed/openspiel")
        assert run(request).left == 1
        assert "open-spiel is not installed" in request.page.read_text("utf-8")

    def test_an_even_choice_of_two_has_one_bit(self):
        even = Answer(0, (Thought(0, 0.5, 0.5), Thought(1, 0.5, 0.5), Thought(2, 0.1, 0.0)))
        certain = [Answer(0, (Thought(action, 0.5, 1.0), Thought(1 - action, 0.5, 0.0))) for action in (0, 1)]
        assert bits_of(even) == 1
        assert [bits_of(one) for one in certain] == [0, 0]
        assert bits_of(*certain) == 1

    def test_a_machine_is_described_without_its_name(self):
        assert set(described(4)) == {"cores", "processes", "python"}


class TestExploiter:
    @pytest.mark.parametrize("extra", ["always", "sure"])
    def test_it_plays_a_whole_game_legally(self, extra):
        (task,) = plan([f"exploiter/cash_n_guns/4/{extra}"])
        contest = contests.contest_of(task, 1, make)
        row, _ = next(contests.games_of(contest, hurried, [1], 0))
        assert row.fault is None


class TestPage:
    def test_the_page_in_the_docs_is_what_its_rows_say(self):
        rows = json.loads((DOCS / "figures.json").read_text("utf-8"))
        assert page(rows) == (DOCS / "bots.md").read_text("utf-8")

    def test_it_needs_nothing_but_the_rows(self, tmp_path):
        request = quick(tmp_path, FAMIGLIA, "memory/famiglia")
        run(request)
        rows = json.loads(request.file.read_text("utf-8"))
        assert page(rows, is_trial=True) == request.page.read_text("utf-8")

    def test_every_kind_of_row_has_a_section(self, tmp_path):
        rows = [figures_run.begun(task, FiguresRequest(tmp_path)) for task in everything()]
        text = page(rows)
        assert text.count("\n## ") == len(KINDS) + 1
        assert "Stronger in 0, weaker in 0 of 0 games." in text
