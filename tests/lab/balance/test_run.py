"""A run can be stopped at any moment and resumed: the figures are those of a run that nobody stopped."""

import errno
import json
from importlib import util
from pathlib import Path

import pytest

from gangland.engine.mistakes import Mistake
from gangland.engine.table import Table
from gangland.games import load
from gangland.lab import count
from gangland.lab.balance import study as studies
from gangland.lab.balance.counter import Counter
from gangland.lab.balance.report import report
from gangland.lab.balance.run import COMMAND, COMPARED, RANDOM, run
from gangland.lab.balance.study import new_study
from gangland.lab.simulation import CHUNKS
from gangland.lab.tally import PROGRESS, Tally, TallyFolder, merged

FAMIGLIA = load("famiglia")


def study(**more):
    usual = {"playouts": 70, "games": 3, "bots": ("random",), "seed": 4}
    return new_study(FAMIGLIA, **(usual | more))


def refusal(act):
    with pytest.raises(Mistake) as caught:
        act()
    assert caught.value.say("pl") != str(caught.value)
    return str(caught.value)


def test_a_run_that_was_stopped_at_every_chunk_ends_as_one_that_was_not(tmp_path):
    wanted = study(changes={"points.red.0": 3})
    whole = run(wanted, tmp_path / "whole", threads=2, plain=True)
    stops = 0

    def stop(series, done, games):
        nonlocal first
        if not first:
            raise KeyboardInterrupt
        first = False

    while True:
        first = True
        part = run(wanted, tmp_path / "parts", progress=stop, plain=True)
        if part.complete:
            break
        stops += 1
    assert whole.complete
    assert stops > 5
    assert report(part) == report(whole)
    assert {name: sorted(tally.rows) for name, tally in part.tallies.items()} == {
        name: sorted(tally.rows) for name, tally in whole.tallies.items()
    }


def test_a_finished_run_plays_nothing_more(tmp_path):
    run(study(), tmp_path, plain=True)

    def nobody(series, done, games):
        raise AssertionError(series)

    assert run(study(), tmp_path, progress=nobody, plain=True).complete


def test_the_series_are_random_games_then_each_bot_then_both_versions(tmp_path):
    tallies = run(study(playouts=2, games=1, changes={"points.red.4": 16}), tmp_path, plain=True).tallies
    assert list(tallies) == [RANDOM, "random", COMPARED + RANDOM, COMPARED + "random"]
    assert [tally.count for tally in tallies.values()] == [2, 1, 2, 1]


def test_chunks_of_another_size_fill_what_is_missing():
    """As when a run begun on a GPU is resumed without it."""
    tally = Tally(None, done=[(0, 3), (5, 6)])
    assert list(tally.missing(10, 2)) == [(3, 2), (6, 2), (8, 2)]
    assert list(tally.missing(4, 2)) == [(3, 1)]
    assert [len(tally.missing(games, 2)) for games in (10, 4, 3)] == [3, 1, 0]
    assert merged([(4, 6), (0, 2), (2, 4), (8, 9)]) == [(0, 6), (8, 9)]


def test_a_folder_with_another_question_is_not_touched(tmp_path):
    run(study(playouts=2, games=0), tmp_path, plain=True)
    before = (tmp_path / PROGRESS).read_text("utf-8")
    told = refusal(lambda: run(study(playouts=2, games=0, seed=5), tmp_path, plain=True))
    assert told.endswith("holds the answer to another question (seed: 4 there, 5 here); take another folder")
    assert (tmp_path / PROGRESS).read_text("utf-8") == before


def test_two_runs_in_one_folder_are_one_too_many(tmp_path):
    asked = study()
    with TallyFolder(tmp_path, COMMAND, asked.as_json()):
        assert "another run is at work" in refusal(lambda: run(asked, tmp_path, plain=True))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"asked": {}, "stages": {}}'])
def test_a_broken_file_is_said_to_be_broken(tmp_path, text):
    (tmp_path / PROGRESS).write_text(text, "utf-8")
    assert "can't be read as a run left it" in refusal(lambda: run(study(), tmp_path, plain=True))


def test_counts_of_another_size_are_said_to_be_broken(tmp_path):
    run(study(playouts=2, games=0), tmp_path, plain=True)
    kept = json.loads((tmp_path / PROGRESS).read_text("utf-8"))
    kept["stages"][RANDOM]["totals"].pop()
    (tmp_path / PROGRESS).write_text(json.dumps(kept), "utf-8")
    told = refusal(lambda: run(study(playouts=2, games=0), tmp_path, plain=True))
    assert "can't be read as a run left it" in told


def test_a_full_disk_is_one_sentence_and_loses_nothing_that_was_kept(tmp_path, monkeypatch):
    def stop_later(series, done, games):
        if done == CHUNKS["plain"]:
            raise KeyboardInterrupt

    run(study(), tmp_path, progress=stop_later, plain=True)
    before = (tmp_path / PROGRESS).read_text("utf-8")

    def full(*arguments, **more):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    told = refusal(lambda: run(study(), tmp_path, plain=True))
    assert told.endswith("can't be written; what was kept before is still there")
    monkeypatch.undo()
    assert (tmp_path / PROGRESS).read_text("utf-8") == before
    assert json.loads(before)["stages"][RANDOM]["done"] == [[0, CHUNKS["plain"]]]
    assert run(study(), tmp_path, plain=True).complete


def test_what_is_counted_is_kept_while_a_series_is_played(tmp_path, monkeypatch):
    """A process that is killed loses a few seconds."""
    monkeypatch.setattr(count, "KEEP_EVERY", -1.0)
    kept = []
    keep = TallyFolder.keep
    monkeypatch.setattr(TallyFolder, "keep", lambda self, tallies: (kept.append(list(tallies)), keep(self, tallies)))
    run(study(games=0), tmp_path, plain=True)
    assert kept.count([RANDOM]) >= 70 // CHUNKS["plain"]


def test_a_series_is_kept_when_it_is_done_however_the_next_one_ends(tmp_path, monkeypatch):
    def die(self, bot, number, totals):
        raise SystemError("killed")

    monkeypatch.setattr(Counter, "bot_game", die)
    kept = []
    keep = TallyFolder.keep
    monkeypatch.setattr(TallyFolder, "keep", lambda self, tallies: (keep(self, tallies), kept.append(told(tmp_path))))
    with pytest.raises(SystemError):
        run(study(), tmp_path, plain=True)
    assert kept[1][RANDOM] == [[0, 70]]


def told(folder):
    """Which games of each series are kept."""
    stages = json.loads((folder / PROGRESS).read_text("utf-8"))["stages"]
    return {name: stage["done"] for name, stage in stages.items()}


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"playouts": 0}, "at least one random game"),
        ({"games": -1}, "at least one random game"),
        ({"bots": ("genius",)}, "no bot 'genius'"),
        ({"bots": ("random", "random")}, "a bot is named twice"),
        ({"changes": {"luck": 1}}, "no component 'luck'"),
    ],
)
def test_a_study_that_cannot_be_made_is_refused(wrong, why):
    assert why in refusal(lambda: study(**wrong))


def test_an_unknown_device_is_refused(tmp_path):
    assert "cpu or cuda" in refusal(lambda: run(study(), tmp_path, device="abacus", plain=True))


def test_games_of_bots_are_shared_out_and_without_games_there_are_no_bots():
    assert study(games=3, bots=("random", "greedy:1")).games == 2
    assert study(games=0).bots == ()


def test_the_command_of_a_study_asks_the_same_again():
    command = study(seed=3, changes={"points.red.4": 16}).command()
    assert command[:3] == ["gangland", "balance", "famiglia"]
    assert " ".join(command[3:]) == "--playouts 70 --games 3 --bots random --seed 3 --set points.red.4=16"
    boss = new_study(Table.of(load("the_boss"), 3, {"memory": "closed"}), 5).command()
    assert " ".join(boss[3:]) == "--playouts 5 --games 0 --seats 3 --option memory=closed"
    assert studies.as_typed(["BA", "DT"]) == "BA, DT"
    assert studies.as_typed(True) == "true"


def test_without_pyarrow_a_sentence_names_the_extra(monkeypatch):
    monkeypatch.setattr(studies, "find_spec", lambda name: None if name == "pyarrow" else util.find_spec(name))
    assert refusal(studies.need_all) == "pyarrow is not installed; install gangland[data]"
