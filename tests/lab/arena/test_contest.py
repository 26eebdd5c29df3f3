"""The arena: who plays whom on which deal, what a fault costs, and that nothing of a run is lost."""

import itertools
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

import gangland
from gangland.bots import player
from gangland.engine.mistakes import Mistake
from gangland.engine.table import Table
from gangland.games import load
from gangland.lab.arena import bout, cpu_wait, pool
from gangland.lab.arena import contest as contests
from gangland.lab.arena.bout import GRACE, HARD_LIMIT, allowed, places_after, play_game
from gangland.lab.arena.contest import Contest, new_contest
from gangland.lab.arena.folder import ContestFolder
from gangland.lab.arena.lineups import AUTOMATON, labelled, rotations
from gangland.lab.arena.results import Fault, result_of
from gangland.lab.arena.run import hold
from tests.lab.arena.quick_bots import make

FAMIGLIA = load("famiglia")
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch):
    """Workers start in a moment without the compiler."""
    monkeypatch.setenv("GANGLAND_RULES", "plain")


def contest(*bots: str, games: int = 4, seed: int = 0) -> Contest:
    return new_contest(FAMIGLIA, bots, games, seed=seed, make=make)


def one_game(*bots: str, number: int = 1):
    asked = contest(*bots)
    return play_game(asked, {label: make(name) for label, name in zip(asked.labels, bots, strict=True)}, number)


def outcome(row):
    """All of a game but the time it took."""
    return replace(row, thinking=(), seconds=0.0)


class TestLineups:
    def test_two_bots_play_each_deal_from_both_seats(self):
        assert rotations(["a", "b"], 2) == [("a", "b"), ("b", "a")]

    def test_three_bots_sit_in_every_seat_once(self):
        assert rotations(["a", "b", "c"], 3) == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]

    def test_with_more_seats_the_list_begins_again_and_no_table_comes_twice(self):
        assert rotations(["a", "b"], 4) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
        assert len(rotations(["a", "b"], 3)) == 3
        assert rotations(["a"], 4) == [("a",) * 4]

    def test_where_the_rules_play_no_bot_sits(self):
        assert rotations(["a"], 2, automata=(1,)) == [("a", AUTOMATON)]

    def test_the_same_bot_twice_has_two_labels(self):
        assert labelled(["random", "greedy", "random", "random"]) == ["random", "greedy", "random#2", "random#3"]

    def test_games_are_rounded_up_to_whole_deals(self):
        asked = contest("first", "random", games=5)
        assert (asked.asked, asked.deals, asked.games) == (5, 3, 6)
        assert [asked.deal(number) for number in range(1, 7)] == [0, 0, 1, 1, 2, 2]
        assert asked.lineup(1) == asked.lineup(5) == ("first", "random")

    def test_all_tables_of_a_deal_have_the_same_deal(self):
        first, second, third = (one_game("first", "random", number=number)[1] for number in (1, 2, 3))
        seeds = [gangland.replay(record).seed for record in (first, second, third)]
        assert seeds == ["0", "0", "0/1"]


class TestContest:
    @pytest.mark.parametrize(
        ("bots", "games", "sentence"),
        [
            ((), 4, "an arena needs at least one bot"),
            (("random",) * 3, 4, "3 bots are too many: there are 2 seats for them"),
            (("random",), 0, "at least one game on at least one thread, not 0 games on 1"),
        ],
    )
    def test_what_cannot_be_held_is_refused(self, bots, games, sentence):
        with pytest.raises(Mistake, match=sentence):
            contest(*bots, games=games)

    def test_a_module_that_is_missing_is_named_with_its_extra(self, monkeypatch):
        monkeypatch.setattr(contests, "find_spec", lambda module: None)
        with pytest.raises(Mistake, match=r"openskill is not installed; install gangland\[lab\]"):
            hold(contest("random"), make=make)


class TestGame:
    def test_a_game_has_a_result_a_cost_and_a_record_that_replays(self):
        row, record = one_game("random:40", "first")
        match = gangland.replay(record)
        assert row.points == tuple(end.points for end in match.result)
        assert row.places == tuple(end.place for end in match.result)
        assert (row.moves, sum(row.decisions)) == (len(match.moves), len(match.moves))
        assert row.looks == (40 * row.decisions[0], 0)
        assert row.fault is None

    def test_a_row_is_a_line_and_a_line_is_a_row(self):
        row, _ = one_game("random", "crash")
        assert result_of(row.line()) == row

    @pytest.mark.parametrize(
        ("bot", "kind", "what"),
        [
            ("crash", "crash", "ZeroDivisionError: nothing by nothing"),
            ("leave", "crash", "SystemExit"),
            ("unknown", "illegal", "99999"),
            ("nonsense", "illegal", "'pass'"),
            ("slow:50ms", "overrun", ""),
        ],
    )
    def test_a_bot_at_fault_loses_and_is_named(self, bot, kind, what):
        row, record = one_game(bot, "random")
        assert (row.places, row.points) == ((2, 1), None)
        assert (row.fault.bot, row.fault.kind, row.fault.what, row.fault.move) == (bot, kind, what, 1)
        assert gangland.replay(record).result is None

    def test_a_bot_that_others_kept_from_thinking_is_not_late(self, monkeypatch):
        monkeypatch.setattr(bout, "kept_waiting", itertools.count(step=100).__next__)
        assert one_game("slow:50ms", "random")[0].fault is None

    def test_the_system_tells_how_long_a_thread_was_kept_waiting(self, monkeypatch, tmp_path):
        told = tmp_path / "schedstat"
        monkeypatch.setattr(cpu_wait, "SCHEDULED", told)
        assert cpu_wait.kept_waiting() == 0  # another system
        told.write_text("218775 3238336000 7\n")
        assert cpu_wait.kept_waiting() == pytest.approx(3.238336)

    def test_an_action_that_is_not_legal_now_is_named_as_it_is_typed(self):
        row, _ = one_game("illegal", "random")
        assert row.fault.kind == "illegal"
        assert row.fault.what in FAMIGLIA.actions.texts

    def test_a_bot_loses_with_all_its_seats_and_the_others_share_the_win(self):
        fault = Fault(0, "a", 1, "crash")
        assert places_after(("a", "b", "a", "c"), fault) == (3, 1, 3, 1)
        assert places_after(("a", "a"), fault) == (2, 2)
        assert places_after(("a", "b"), None) == (1, 1)

    def test_where_the_rules_play_they_are_not_asked(self):
        alone = new_contest(Table.of(load("syndicate"), options={"solo": "easy"}), ["random"], 1, make=make)
        row, _ = play_game(alone, {"random": make("random")}, 1)
        assert sorted(row.bots) == [AUTOMATON, "random"]
        assert row.decisions[row.bots.index(AUTOMATON)] == 0
        assert (row.fault, sorted(row.places)) == (None, [1, 2])

    def test_a_bot_has_its_own_time_and_a_little_more_or_the_limit_of_all(self):
        assert allowed(player("search:200ms")) == pytest.approx(0.21 + GRACE)
        assert allowed(player("search:4000")) == HARD_LIMIT


class TestWorkers:
    def test_the_number_of_processes_changes_nothing(self):
        asked = contest("random", "first", games=8)
        one, two = (hold(asked, threads, make=make) for threads in (1, 2))
        assert one.complete
        assert [outcome(row) for row in one.results] == [outcome(row) for row in two.results]
        assert [row.game for row in one.results] == list(range(1, 9))

    def test_a_bot_that_hangs_costs_one_game_and_the_run_goes_on(self, monkeypatch):
        monkeypatch.setattr(pool, "WARM_UP_LIMIT", 0.5)
        monkeypatch.setattr(pool, "MARGIN", 0.0)
        monkeypatch.setattr(pool, "TICK", 0.1)
        hung = hold(contest("hang", games=2), make=make, hard=0.2)
        assert [(row.fault.kind, row.fault.bot, row.places) for row in hung.results] == [
            ("overrun", "hang", (2, 2))
        ] * 2

    def test_a_bot_that_takes_its_process_down(self):
        died = hold(contest("die", "nap", games=2), make=make)
        assert [(row.fault.kind, row.fault.bot, row.places) for row in died.results] == [
            ("gone", "die", (2, 1)),
            ("gone", "die", (1, 2)),
        ]
        assert died.results[1].moves >= 1  # what was played before is known

    def test_workers_that_cannot_begin_are_no_fault_of_a_bot(self):
        with pytest.raises(Mistake, match="ended at once, with the code 5"):
            hold(contest("only-here"), make=make)

    def test_at_least_one_process(self):
        with pytest.raises(Mistake, match="not 4 games on 0"):
            hold(contest("random"), threads=0, make=make)


class TestFolder:
    def test_every_game_is_kept_with_a_record_that_can_be_told(self, tmp_path):
        done = hold(contest("random", "first"), folder=tmp_path, make=make)
        lines = (tmp_path / "games.jsonl").read_text("utf-8").splitlines(keepends=True)
        assert sorted((result_of(line) for line in lines), key=lambda row: row.game) == done.results
        for row in done.results:
            match = gangland.replay((tmp_path / "records" / f"{row.game}.txt").read_text("utf-8"))
            assert tuple(end.place for end in match.result) == row.places

    def test_a_second_run_has_nothing_left_to_play(self, tmp_path):
        asked = contest("random", "first")
        first = hold(asked, folder=tmp_path, make=make)
        again = hold(asked, folder=tmp_path, make=lambda name: pytest.fail("nobody is asked"))
        assert again.results == first.results

    @pytest.mark.parametrize(
        ("other", "sentence"),
        [
            (contest("random", "first", seed=1), r"another arena \(seed: 0 there, 1 here\)"),
            (contest("random", "first", games=6), r"another arena \(asked: 4 there, 6 here\)"),
            (contest("random"), r'another arena \(bots: \["random", "first"\] there, \["random"\] here\)'),
        ],
    )
    def test_a_folder_is_for_one_contest(self, tmp_path, other, sentence):
        ContestFolder(tmp_path, contest("random", "first")).file.close()
        with pytest.raises(Mistake, match=sentence):
            ContestFolder(tmp_path, other)

    def test_a_folder_is_for_one_run_at_a_time(self, tmp_path):
        with ContestFolder(tmp_path, contest("random")), pytest.raises(Mistake, match="another arena is at work"):
            ContestFolder(tmp_path, contest("random"))

    def test_a_folder_that_cannot_be_written(self, tmp_path):
        (tmp_path / "file").write_text("")
        with pytest.raises(Mistake, match="can't be written"):
            ContestFolder(tmp_path / "file", contest("random"))

    @pytest.mark.parametrize("line", ["nonsense\n", "{}\n", "7\n", "\xff\n"])
    def test_a_line_that_is_no_game_is_named(self, tmp_path, line):
        ContestFolder(tmp_path, contest("random")).file.close()
        (tmp_path / "games.jsonl").write_bytes(line.encode("latin-1"))
        with pytest.raises(Mistake, match=r"games\.jsonl' can't be read as an arena left it, from line 1 on"):
            ContestFolder(tmp_path, contest("random"))

    def test_games_without_their_contest_are_not_touched(self, tmp_path):
        (tmp_path / "games.jsonl").write_text("{}\n")
        with pytest.raises(Mistake, match=r"arena\.json' can't be read"):
            ContestFolder(tmp_path, contest("random"))
        assert (tmp_path / "games.jsonl").read_text() == "{}\n"


RUN = """
from pathlib import Path
from gangland.games import load
from gangland.lab.arena.contest import new_contest
from gangland.lab.arena.run import hold
from tests.lab.arena.quick_bots import make
if __name__ == "__main__":
    asked = new_contest(load("famiglia"), ("nap", "first"), 24, make=make)
    hold(asked, threads=2, folder=Path({folder!r}), make=make)
"""


class TestKilled:
    @pytest.fixture
    def stopped(self, tmp_path):
        """A run that is killed in the middle, workers and all that they were doing."""
        (tmp_path / "run.py").write_text(RUN.format(folder=str(tmp_path)))
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
        run = subprocess.Popen([sys.executable, tmp_path / "run.py"], env=environment, start_new_session=True)
        games = tmp_path / "games.jsonl"
        until(lambda: games.exists() and games.read_bytes().count(b"\n") >= 4)
        run.kill()
        run.wait()
        until(lambda: not is_there(run.pid))
        return tmp_path

    def test_it_goes_on_and_nothing_is_lost(self, stopped):
        games = stopped / "games.jsonl"
        before = games.read_bytes()
        games.write_bytes(before + b'{"game": 5, "deal')  # cut off in the middle of a line
        done = before.count(b"\n")
        assert 4 <= done < 24
        asked = contest("nap", "first", games=24)
        played = []
        resumed = hold(asked, threads=2, folder=stopped, make=make, progress=played.append)
        assert played == list(range(done, 25))
        assert games.read_bytes().startswith(before)
        fresh = {label: make(label) for label in asked.labels}
        for row in (resumed.results[0], resumed.results[11], resumed.results[-1]):
            assert outcome(row) == outcome(play_game(asked, fresh, row.game)[0])


def until(true, seconds: float = 30):
    """Wait for something; a test that waits too long fails."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_there(group: int) -> bool:
    """Is a process of this group left?"""
    try:
        os.killpg(group, signal.SIGCONT)
    except ProcessLookupError:
        return False
    return True


def test_the_contest_of_a_folder_can_be_read_by_people(tmp_path):
    ContestFolder(tmp_path, contest("random", "first")).file.close()
    assert json.loads((tmp_path / "arena.json").read_text()) == {
        "game": "famiglia",
        "version": FAMIGLIA.version,
        "seats": 2,
        "options": {"memory": "open"},
        "bots": ["random", "first"],
        "seed": 0,
        "asked": 4,
    }
