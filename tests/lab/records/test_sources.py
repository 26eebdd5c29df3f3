"""Where games may come from, and what is said of those that can't be read."""

import json
from collections import deque

import pytest

import gangland
from gangland.engine.mistakes import Mistake
from gangland.games import load
from gangland.lab.arena.bout import play_game
from gangland.lab.arena.contest import new_contest
from gangland.lab.arena.folder import ContestFolder
from gangland.lab.records.run import games, write
from gangland.lab.records.sources import Files
from tests.lab.arena.quick_bots import make
from tests.lab.records.sets import lines, played, records, written


@pytest.fixture
def match():
    match = gangland.new("famiglia", seed=7)
    match.play("pass")
    match.comment("a bold move")
    match.play("pass")
    return match


@pytest.fixture
def row(tmp_path):
    """One row of the table of games."""
    written(tmp_path / "row", played(count=1))
    return lines(tmp_path / "row" / "games.jsonl")[0]


def of_standard_input(folder, *texts):
    return write(Files(("-",), texts), folder)


class TestRead:
    def test_a_record_with_its_comments(self, tmp_path, match):
        (tmp_path / "one.txt").write_text(match.record(), "utf-8")
        written(tmp_path / "set", Files((str(tmp_path / "one.txt"),)), formats=("jsonl", "parquet"))
        assert lines(tmp_path / "set" / "games.jsonl")[0]["comments"] == [{"n": 0, "text": "a bold move"}]
        for source in (tmp_path / "set", tmp_path / "set" / "games.jsonl"):
            assert [record for record, _, _ in records(source)] == [match.record()]

    def test_a_game_from_a_typed_position(self, tmp_path):
        match = gangland.position("famiglia", "street A3 B0 / hand A2 A2 | -", seed=3)
        match.play("recruit A3")
        written(tmp_path, Files(("-",), match.record().splitlines(keepends=True)), formats=("parquet",))
        assert [record for record, _, _ in records(tmp_path)] == [match.record()]

    def test_a_record_of_the_server_keeps_its_commitment(self, tmp_path, match):
        text = '[Match "m1"]\n[Commitment "c0ffee"]\n[Secret "x"]\n[Salts "a|b"]\n' + match.record() + '\n% ["a log"]\n'
        of_standard_input(tmp_path, *text.splitlines(keepends=True))
        row = lines(tmp_path / "games.jsonl")[0]
        assert (row["match"], row["commitment"], row["seed"]) == ("m1", "c0ffee", "7")
        assert [(one.match_id, one.commitment) for one in games(tmp_path)] == [("m1", "c0ffee")]

    def test_an_arena_with_its_bots_and_faults(self, tmp_path, monkeypatch):
        monkeypatch.setenv("GANGLAND_RULES", "plain")
        contest = new_contest(load("famiglia"), ("first", "crash"), 4, make=make)
        with ContestFolder(tmp_path / "arena", contest) as arena:
            for number in (2, 1, 3, 4):
                arena.keep(*play_game(contest, {label: make(label) for label in contest.labels}, number))
        source = Files((str(tmp_path / "arena"),))
        assert source.count() == 4
        written(tmp_path / "set", source)
        rows = lines(tmp_path / "set" / "games.jsonl")
        assert [row["source"].rpartition("/")[2] for row in rows] == ["2.txt", "1.txt", "3.txt", "4.txt"]
        assert [row["players"] for row in rows[:2]] == [["crash", "first"], ["first", "crash"]]
        assert [(row["fault"], row["fault_seat"], row["finished"]) for row in rows[:2]] == [
            ("crash", 0, False),
            ("crash", 1, False),
        ]

    def test_a_folder_of_records_in_the_order_of_their_numbers(self, tmp_path, match):
        for name, seed in (("10.txt", 1), ("9.txt", 2), ("other.txt", 3)):
            other = gangland.new("famiglia", seed=seed)
            (tmp_path / name).write_text(other.record(), "utf-8")
        assert [one.match.seed for one in games(tmp_path)] == ["2", "1", "3"]
        assert Files((str(tmp_path),)).count() == 3

    def test_json_lines_with_records_from_the_standard_input(self, tmp_path, match):
        objects = ({"record": match.record(), "players": ["Rosa", "Vito"]}, {"record": match.record()})
        assert of_standard_input(tmp_path, *(json.dumps(one) + "\n" for one in objects)).games == 2
        assert [row["players"] for row in lines(tmp_path / "games.jsonl")] == [["Rosa", "Vito"], None]
        assert lines(tmp_path / "decisions.jsonl")[1]["player"] == "Vito"

    def test_a_row_by_hand_needs_no_more_than_the_game(self, tmp_path, row):
        needed = ("game", "rules", "seats", "options", "seed", "actors", "actions")
        of_standard_input(tmp_path, json.dumps({name: row[name] for name in needed}))
        assert lines(tmp_path / "games.jsonl")[0]["state"] == row["state"]

    def test_several_sources_one_after_another(self, tmp_path):
        for game in ("famiglia", "the_boss"):
            written(tmp_path / game, played(game, 2), formats=("jsonl", "parquet"))
        names = (str(tmp_path / "famiglia"), str(tmp_path / "the_boss" / "games" / "00000.parquet"))
        assert Files(names).count() == 4
        written(tmp_path / "all", Files(names))
        assert records(tmp_path / "all") == records(*names)
        assert [row["number"] for row in lines(tmp_path / "all" / "games.jsonl")] == [0, 1, 2, 3]


def said(*texts):
    """What is wrong with the standard input."""
    entries = Files(("-",), texts).entries(0, "")
    with pytest.raises(Mistake) as caught:
        deque((entry.game() for entry in entries), maxlen=0)
    return str(caught.value)


class TestRefused:
    @pytest.mark.parametrize(
        ("change", "sentence"),
        [
            ({"actions": None}, "-:1: the column actions is missing or no list<int16>"),
            ({"seats": "two"}, "-:1: the column seats is missing or no int8"),
            ({"seats": True}, "-:1: the column seats is missing or no int8"),
            ({"seats": 5}, "-:1: famiglia is played with 2 seats, not 5"),
            ({"options": {"luck": "more"}}, "-:1: famiglia has no option 'luck'; it has: memory"),
            ({"options": {"memory": 1}}, "-:1: option memory is one of open, closed, not '1'"),
            ({"options": [1]}, "-:1: the column options is missing or no map<string, string>"),
            ({"rules": 99}, "-:1: played by version 99 of the rules; this program plays version 1"),
            ({"seed": "lucky"}, "-:1: 'lucky' is no seed; seeds are 7, or 7/12 for game 12 of the stream 7, or 32 hex"),
            ({"actors": [0]}, "-:1: the column actors has to have 13 entries"),
            ({"players": ["Rosa"]}, "-:1: the column players has to have 2 entries"),
            ({"actors": [7] * 13}, "-:1: there is no seat 7; there are 0 to 1"),
            ({"actions": [9999] * 13}, "-:1: no action has the number 9999; they go from 0 to"),
            ({"state": "0" * 64}, "-:1: replayed, the game ends in another position than the row says"),
            ({"comments": [{"n": "x"}]}, "-:1: the column comments is missing or no list<struct<n: int32"),
            ({"game": "chess"}, "-:1: there is no game 'chess'; there are: "),
        ],
    )  # fmt: skip
    def test_a_row_that_is_no_game_is_named_with_its_line_and_reason(self, row, change, sentence):
        assert said(json.dumps(row | change)).startswith(sentence)

    def test_a_move_that_the_rules_refuse_is_named_with_its_paragraph(self, row):
        assert "is refused: " in said(json.dumps(row | {"actions": [98] * 13}))

    def test_a_line_that_is_no_game(self, row):
        wanted = "this is no game: a line is a row of the table of games, or an object with a record"
        assert said(json.dumps(row) + "\n", "\n", "{oops\n") == f"-:3: {wanted}"
        assert said('{"number": 0, "n": 3}') == f"-:1: {wanted}"

    def test_a_record_that_is_wrong_is_named_with_its_place(self, match):
        assert said(match.record().replace("pass", "jump")).startswith(
            "-: line 8, column 8: no action is called 'jump'"
        )

    def test_an_empty_input(self):
        assert said() == said("\n") == "'-' has no records"

    @pytest.mark.parametrize(
        ("name", "bytes_", "sentence"),
        [
            ("one.txt", b"\xff\xfe", "{}: this is no text"),
            ("one.txt", b"Dear diary", "{}: line 1, column 1: the tag 'Game' is missing: this is no record of a match"),
            ("one.parquet", b"no", "{}: this can't be read as Parquet"),
            ("one.jsonl", b"", "'{}' has no records"),
        ],
    )
    def test_a_file_that_is_something_else(self, tmp_path, name, bytes_, sentence):
        file = tmp_path / name
        file.write_bytes(bytes_)
        with pytest.raises(Mistake) as caught:
            list(games(file))
        assert str(caught.value) == sentence.format(file)

    def test_what_is_not_there_or_has_no_games(self, tmp_path):
        for path, sentence in ((tmp_path / "x", "there is no file or folder '{}'"), (tmp_path, "'{}' has no records")):
            with pytest.raises(Mistake) as caught:
                list(games(path))
            assert str(caught.value) == sentence.format(path)

    def test_a_set_without_its_table_of_games(self, tmp_path):
        from gangland.lab.records.rows import Selection

        written(tmp_path, played(), Selection(("decisions",)))
        with pytest.raises(Mistake, match="has no table of games"):
            list(games(tmp_path))

    def test_what_stood_before_the_bad_line_is_kept(self, tmp_path, row):
        outcome = of_standard_input(tmp_path, json.dumps(row) + "\n", json.dumps(row) + "\n", "{}\n")
        assert (outcome.games, outcome.complete) == (2, False)
        assert str(outcome.mistake).startswith("-:3: this is no game")
        assert len(records(tmp_path)) == 2
