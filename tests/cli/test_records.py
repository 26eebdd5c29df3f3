"""`gangland records`: games played or read, written as tables."""

import doctest
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gangland.engine.mistakes import Mistake
from gangland.lab.records.run import games
from tests.cli.terminal import gangland

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
RANDOM = ("records", "--play", "famiglia", "--games", "3")


def lines(file):
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


class TestWritten:
    def test_random_games_as_json_lines(self, tmp_path):
        done = gangland(*RANDOM, "--seed", "5", "--option", "memory=closed", "--out", str(tmp_path / "set"))
        decisions = lines(tmp_path / "set" / "decisions.jsonl")
        assert (done.exit_code, done.stderr) == (0, "")
        assert done.stdout == f"{tmp_path / 'set'} holds 3 games with {len(decisions)} decisions.\n"
        rows = lines(tmp_path / "set" / "games.jsonl")
        assert [row["seed"] for row in rows] == ["5", "5/1", "5/2"]
        assert {row["options"]["memory"] for row in rows} == {"closed"}

    def test_in_polish(self, tmp_path):
        output = gangland(*RANDOM, "--lang", "pl", "--out", str(tmp_path)).stdout
        assert output.startswith(f"Folder {tmp_path} zawiera partie: 3, decyzje: ")

    def test_bots_play_every_deal_from_every_seat(self, tmp_path):
        asked = ("--bot", "greedy:1", "--bot", "random", "--threads", "1", "--table", "games")
        done = gangland(*RANDOM, *asked, "--out", str(tmp_path))
        assert done.stderr == "3 games were asked for; 4 make whole deals.\n"
        rows = lines(tmp_path / "games.jsonl")
        assert [row["players"] for row in rows] == [["greedy:1", "random"], ["random", "greedy:1"]] * 2
        assert [row["seed"] for row in rows] == ["0", "0", "0/1", "0/1"]
        assert not (tmp_path / "decisions.jsonl").exists()

    def test_from_the_standard_input_through_parquet_to_records(self, tmp_path):
        gangland(*RANDOM, "--out", str(tmp_path / "one"))
        typed = (tmp_path / "one" / "games.jsonl").read_text("utf-8")
        assert (
            gangland("records", "-", "--format", "parquet", "--out", str(tmp_path / "two"), typed=typed).exit_code == 0
        )
        gangland("records", str(tmp_path / "two"), "--format", "text", "--out", str(tmp_path / "three"))
        states = [[told.state for told in games(tmp_path / name)] for name in ("one", "two", "three")]
        assert states[0] == states[1] == states[2]
        assert "3 actions" in gangland("replay", str(tmp_path / "three" / "records" / "0.txt")).output

    def test_views_of_everyone(self, tmp_path):
        gangland(*RANDOM, "--views", "json", "--seen-by", "everyone", "--table", "games", "--out", str(tmp_path))
        views = lines(tmp_path / "views.jsonl")
        assert {row["seat"] for row in views} == {0, 1}
        assert {row["observation"] for row in views} == {None}


class TestWrongWishes:
    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            ([], "There is nothing to write: name records or folders, or a game to be played with --play GAME."),
            (["x.txt", "--play", "famiglia"],
             "Either records are read or games are played: leave out --play, or the files."),
            (["x.txt", "--format", "csv"], "--format is one of jsonl, parquet, text, not csv."),
            (["x.txt", "--table", "views"], "--table is one of games, decisions, not views."),
            (["x.txt", "--views", "all"], "--views is one of json, observation, both, not all."),
            (["x.txt", "--seen-by", "me"], "--seen-by is one of actor, everyone, not me."),
            (["--play", "famigla"], "There is no game famigla; did you mean famiglia?"),
            (["--play", "famiglia", "--games", "0"], "At least one game has to be played, not 0."),
            (["--play", "famiglia", "--seats", "3"], "The number of seats of Famiglia is 2, not 3."),
        ],
    )  # fmt: skip
    def test_they_are_answered_with_one_sentence(self, tmp_path, arguments, sentence):
        done = gangland("records", *arguments, "--out", str(tmp_path / "set"))
        assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"{sentence}\n")
        assert not (tmp_path / "set").exists()

    def test_without_a_folder(self):
        assert gangland("records", "x").stderr == "--out FOLDER is missing; see gangland records --help.\n"

    def test_a_file_that_is_not_there(self, tmp_path):
        done = gangland("records", "nowhere.txt", "--out", str(tmp_path))
        assert done.exit_code == 2
        assert done.stderr.splitlines() == [
            "The records cannot be written: there is no file or folder 'nowhere.txt'.",
            f"{tmp_path} holds no game yet.",
        ]

    def test_bad_input_is_named_and_what_stood_before_it_is_kept(self, tmp_path):
        gangland(*RANDOM, "--out", str(tmp_path / "one"))
        typed = (tmp_path / "one" / "games.jsonl").read_text("utf-8") + "{}\n"
        done = gangland("records", "-", "--out", str(tmp_path / "two"), "--lang", "pl", typed=typed)
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.splitlines() == [
            "Nie można zapisać tabel: -:4: to nie jest partia: wiersz to wiersz tabeli partii albo obiekt z zapisem.",
            f"Folder {tmp_path / 'two'} zawiera partie: 3; to samo polecenie dokończy.",
        ]

    def test_parquet_without_pyarrow(self, tmp_path, monkeypatch):
        def need():
            raise Mistake("mistake-no-data", module="pyarrow")

        monkeypatch.setattr("gangland.lab.records.parquet.need", need)
        done = gangland(*RANDOM, "--format", "parquet", "--out", str(tmp_path))
        sentence = "The records cannot be written: pyarrow is not installed; install gangland[data].\n"
        assert (done.exit_code, done.stderr) == (2, sentence)


def test_ctrl_c_and_on_to_the_end(tmp_path):
    wish = ["records", "--play", "famiglia", "--games", "600", "--format", "parquet", "--format", "jsonl"]
    wish += ["--out", str(tmp_path / "set")]
    run = subprocess.Popen(
        [sys.executable, "-m", "gangland.cli.main", *wish],
        env={**os.environ, "GANGLAND_RULES": "plain", "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    end = time.monotonic() + 30
    while not (tmp_path / "set" / "records.json").exists() and time.monotonic() < end:
        time.sleep(0.01)
    run.send_signal(signal.SIGINT)
    output, errors = run.communicate()
    assert (run.returncode, output) == (130, "")
    assert errors.startswith(f"{tmp_path / 'set'} holds ")
    assert sum(1 for _ in games(tmp_path / "set")) < 600
    assert gangland(*wish).exit_code == 0
    assert [row["number"] for row in lines(tmp_path / "set" / "games.jsonl")] == list(range(600))
    assert sum(1 for _ in games(tmp_path / "set")) == 600


def test_the_page_runs_as_it_is_written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    page = PAGE.read_text("utf-8")
    commands = [line for line in page.split("```")[1].splitlines() if line]
    assert len(commands) == 3
    for command in commands:
        assert gangland(*shlex.split(command)[1:]).exit_code == 0
    test = doctest.DocTestParser().get_doctest(page, {}, "records.md", str(PAGE), 0)
    assert len(test.examples) == 10
    said = []
    doctest.DocTestRunner().run(test, out=said.append)
    assert said == []
    assert sum(1 for _ in games("texts")) == 204
