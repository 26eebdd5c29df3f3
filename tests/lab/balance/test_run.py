"""A run can be stopped at any moment and gone on with: the figures are those of a run that nobody stopped."""

import errno
import json
from importlib import util
from pathlib import Path

import pytest

from gangland.engine.mistakes import Mistake
from gangland.games import load
from gangland.lab.balance import run as balance_run
from gangland.lab.balance import study as asking
from gangland.lab.balance.counter import Table
from gangland.lab.balance.report import report
from gangland.lab.balance.run import COMMAND, COMPARED, RANDOM, run
from gangland.lab.balance.study import new_question
from gangland.lab.run_folder import PROGRESS, Folder, Stage, merged
from gangland.lab.simulation import CHUNKS

FAMIGLIA = load("famiglia")


def question(**more):
    usual = {"playouts": 70, "games": 3, "bots": ("random",), "seed": 4}
    return new_question(FAMIGLIA, **(usual | more))


def refusal(act):
    with pytest.raises(Mistake) as caught:
        act()
    assert caught.value.say("pl") != str(caught.value)
    return str(caught.value)


def test_a_run_that_was_stopped_at_every_chunk_ends_as_one_that_was_not(tmp_path):
    wanted = question(changes={"points.red.0": 3})
    whole = run(wanted, tmp_path / "whole", threads=2, plain=True)
    stops = 0

    def stop(stage, done, games):
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
    assert {name: sorted(stage.rows) for name, stage in part.stages.items()} == {
        name: sorted(stage.rows) for name, stage in whole.stages.items()
    }


def test_a_finished_run_plays_nothing_more(tmp_path):
    run(question(), tmp_path, plain=True)

    def nobody(stage, done, games):
        raise AssertionError(stage)

    assert run(question(), tmp_path, progress=nobody, plain=True).complete


def test_the_stages_are_random_games_then_each_bot_then_both_versions(tmp_path):
    stages = run(question(playouts=2, games=1, changes={"points.red.4": 16}), tmp_path, plain=True).stages
    assert list(stages) == [RANDOM, "random", COMPARED + RANDOM, COMPARED + "random"]
    assert [stage.count for stage in stages.values()] == [2, 1, 2, 1]


def test_chunks_of_another_size_fill_what_is_missing():
    """As when a run begun on a GPU goes on without it."""
    stage = Stage(None, done=[(0, 3), (5, 6)])
    assert list(stage.missing(10, 2)) == [(3, 2), (6, 2), (8, 2)]
    assert list(stage.missing(4, 2)) == [(3, 1)]
    assert [len(stage.missing(games, 2)) for games in (10, 4, 3)] == [3, 1, 0]
    assert merged([(4, 6), (0, 2), (2, 4), (8, 9)]) == [(0, 6), (8, 9)]


def test_a_folder_with_another_question_is_not_touched(tmp_path):
    run(question(playouts=2, games=0), tmp_path, plain=True)
    before = (tmp_path / PROGRESS).read_text("utf-8")
    told = refusal(lambda: run(question(playouts=2, games=0, seed=5), tmp_path, plain=True))
    assert told.endswith("holds the answer to another question (seed: 4 there, 5 here); take another folder")
    assert (tmp_path / PROGRESS).read_text("utf-8") == before


def test_two_runs_in_one_folder_are_one_too_many(tmp_path):
    asked = question()
    with Folder(tmp_path, COMMAND, asked.as_json()):
        assert "another run is at work" in refusal(lambda: run(asked, tmp_path, plain=True))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"asked": {}, "stages": {}}'])
def test_a_broken_file_is_said_to_be_broken(tmp_path, text):
    (tmp_path / PROGRESS).write_text(text, "utf-8")
    assert "can't be read as a run left it" in refusal(lambda: run(question(), tmp_path, plain=True))


def test_counts_of_another_size_are_said_to_be_broken(tmp_path):
    run(question(playouts=2, games=0), tmp_path, plain=True)
    kept = json.loads((tmp_path / PROGRESS).read_text("utf-8"))
    kept["stages"][RANDOM]["totals"].pop()
    (tmp_path / PROGRESS).write_text(json.dumps(kept), "utf-8")
    told = refusal(lambda: run(question(playouts=2, games=0), tmp_path, plain=True))
    assert "can't be read as a run left it" in told


def test_a_full_disk_is_one_sentence_and_loses_nothing_that_was_kept(tmp_path, monkeypatch):
    def stop_later(stage, done, games):
        if done == CHUNKS["plain"]:
            raise KeyboardInterrupt

    run(question(), tmp_path, progress=stop_later, plain=True)
    before = (tmp_path / PROGRESS).read_text("utf-8")

    def full(*arguments, **more):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    told = refusal(lambda: run(question(), tmp_path, plain=True))
    assert told.endswith("can't be written; what was kept before is still there")
    monkeypatch.undo()
    assert (tmp_path / PROGRESS).read_text("utf-8") == before
    assert json.loads(before)["stages"][RANDOM]["done"] == [[0, CHUNKS["plain"]]]
    assert run(question(), tmp_path, plain=True).complete


def test_what_is_counted_is_kept_while_a_stage_goes_on(tmp_path, monkeypatch):
    """A process that is killed loses a few seconds."""
    monkeypatch.setattr(balance_run, "KEEP_EVERY", -1.0)
    kept = []
    keep = Folder.keep
    monkeypatch.setattr(Folder, "keep", lambda self, stages: (kept.append(list(stages)), keep(self, stages)))
    run(question(games=0), tmp_path, plain=True)
    assert kept.count([RANDOM]) >= 70 // CHUNKS["plain"]


def test_a_stage_is_kept_when_it_is_done_however_the_next_one_ends(tmp_path, monkeypatch):
    def die(self, bot, number, totals):
        raise SystemError("killed")

    monkeypatch.setattr(Table, "bot_game", die)
    kept = []
    keep = Folder.keep
    monkeypatch.setattr(Folder, "keep", lambda self, stages: (keep(self, stages), kept.append(told(tmp_path))))
    with pytest.raises(SystemError):
        run(question(), tmp_path, plain=True)
    assert kept[1][RANDOM] == [[0, 70]]


def told(folder):
    """Which games of each stage are kept."""
    stages = json.loads((folder / PROGRESS).read_text("utf-8"))["stages"]
    return {name: stage["done"] for name, stage in stages.items()}


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"playouts": 0}, "at least one random game"),
        ({"games": -1}, "at least one random game"),
        ({"bots": ("genius",)}, "no bot 'genius'"),
        ({"bots": ("random", "random")}, "a bot is named twice"),
        ({"seats": 3}, "2"),
        ({"changes": {"luck": 1}}, "no component 'luck'"),
    ],
)
def test_a_question_that_cannot_be_answered_is_refused(wrong, why):
    assert why in refusal(lambda: question(**wrong))


def test_an_unknown_device_is_refused(tmp_path):
    assert "cpu or cuda" in refusal(lambda: run(question(), tmp_path, device="abacus", plain=True))


def test_games_of_bots_are_shared_out_and_without_games_there_are_no_bots():
    assert question(games=3, bots=("random", "greedy:1")).games == 2
    assert question(games=0).bots == ()


def test_the_command_of_a_question_asks_the_same_again():
    command = question(seed=3, changes={"points.red.4": 16}).command()
    assert command[:3] == ["gangland", "balance", "famiglia"]
    assert " ".join(command[3:]) == "--playouts 70 --games 3 --bots random --seed 3 --set points.red.4=16"
    boss = new_question(load("the_boss"), 5, seats=3, options={"memory": "closed"}).command()
    assert " ".join(boss[3:]) == "--playouts 5 --games 0 --seats 3 --option memory=closed"
    assert asking.as_typed(["BA", "DT"]) == "BA, DT"
    assert asking.as_typed(True) == "true"


def test_without_pyarrow_a_sentence_names_the_extra(monkeypatch):
    monkeypatch.setattr(asking, "find_spec", lambda name: None if name == "pyarrow" else util.find_spec(name))
    assert refusal(asking.need_all) == "pyarrow is not installed; install gangland[data]"
