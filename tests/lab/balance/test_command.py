"""`gangland balance`, as somebody types it."""

import json

import pytest

from gangland.cli.speech import speak
from gangland.lab.balance import plots, run
from tests.cli.terminal import gangland

SMALL = ("--playouts", "40", "--games", "2", "--bots", "random")


@pytest.fixture(autouse=True)
def one_plot_in_english(monkeypatch):
    """The plots have tests of their own, and take a second each."""
    monkeypatch.setattr(plots, "plots", lambda answers: {"seats": plots.draw_seats})
    yield
    speak("en")


def test_the_answers_are_said_and_the_report_is_written(tmp_path):
    done = gangland("balance", "famiglia", *SMALL, "--out", str(tmp_path / "one"))
    assert done.exit_code == 0
    assert "Is every place in turn order worth the same?\n" in done.output
    assert done.output.endswith(f"The report is in {tmp_path / 'one' / 'report.html'}.\n")
    again = gangland("balance", "famiglia", *SMALL, "--out", str(tmp_path / "one"), "--lang", "pl")
    assert "Czy każde miejsce w kolejności jest tyle samo warte?\n" in again.output
    assert '<html lang="pl">' in (tmp_path / "one" / "report.html").read_text("utf-8")


def test_the_figures_as_json_for_a_changed_game(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("[points.red]\n4 = 20\n", "utf-8")
    changes = ("--components", str(file), "--set", "points.red.4=16")
    out = ("--out", str(tmp_path / "two"), "--json")
    done = gangland("balance", "famiglia", "--playouts", "20", "--games", "0", *changes, *out)
    figures = json.loads(done.output)
    assert figures["asked"]["changes"] == [{"path": "points.red.4", "printed": 15, "changed": 16}]
    assert figures["comparisons"][0]["games"] == 20


def test_ctrl_c_keeps_what_was_counted_and_says_how_to_resume(tmp_path, monkeypatch):
    play_series = run.play_series

    def stop_at_bots(series, count, progress):
        if count.name == "random":
            raise KeyboardInterrupt
        play_series(series, count, progress)

    monkeypatch.setattr(run, "play_series", stop_at_bots)
    done = gangland("balance", "famiglia", *SMALL, "--out", str(tmp_path))
    assert done.exit_code == 130
    command = f"gangland balance famiglia --playouts 40 --games 2 --bots random --out {tmp_path}"
    assert done.stderr == f"Stopped after 40 games, which are kept; `{command}` goes on from there.\n"
    monkeypatch.undo()
    assert gangland(*command.split()[1:]).exit_code == 0


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (("--device", "abacus"), "There is no device abacus"),
        (("--bots", "genius"), "The report cannot be made: "),
        (("--playouts", "0"), "The report cannot be made: a report needs at least one random game"),
        (("--set", "points.red.4=many"), "The components cannot be changed like that"),
        (("--set", "points.red.4=15"), "Nothing would be changed"),
        (("--threads", "0"), "At least one thread is needed"),
    ],
)
def test_what_cannot_be_is_one_sentence(tmp_path, wrong, why):
    done = gangland("balance", "famiglia", *SMALL, "--out", str(tmp_path), *wrong)
    assert done.exit_code == 2
    assert why in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path):
    (tmp_path / "file").write_text("", "utf-8")
    done = gangland("balance", "famiglia", *SMALL, "--out", str(tmp_path / "file"))
    assert done.exit_code == 2
    assert "can't be written" in done.stderr
