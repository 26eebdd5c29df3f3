"""What is in the tables: every cell of its kind, and the games themselves."""

import json
import re
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import gangland
from gangland.games import GAMES, load
from gangland.lab.records.columns import TABLES, VERSION
from gangland.lab.records.recorded_game import RecordedGame
from gangland.lab.records.rows import Selection, rows_of
from tests.lab.records.sets import EVERYTHING, lines, played, records, written

PAGE = Path(__file__).parents[3] / "docs" / "records.md"
COUNT = {"famiglia": 3, "five_points": 1, "the_boss": 2, "syndicate": 1, "cash_n_guns": 1}


@pytest.fixture(scope="module")
def some_of_each(tmp_path_factory):
    """Games of every kind in every form, with the views of everyone."""
    root = tmp_path_factory.mktemp("sets")
    for game in GAMES:
        written(root / game, played(game, COUNT[game]), EVERYTHING, ("jsonl", "parquet", "text"))
    return root


@pytest.mark.parametrize("game", GAMES)
class TestEveryGame:
    def test_every_cell_is_of_the_kind_its_column_has(self, some_of_each, game):
        for table, columns in TABLES.items():
            for row in lines(some_of_each / game / f"{table}.jsonl"):
                assert list(row) == [column.name for column in columns]
                for column in columns:
                    fits = isinstance(row["view"], dict) if column.kind == "json" else column.fits(row[column.name])
                    assert fits, (table, column, row[column.name])

    def test_parquet_has_the_same_rows_as_json_lines(self, some_of_each, game):
        for table in TABLES:
            rows = pq.read_table(some_of_each / game / table).to_pylist()
            for row in rows:
                row.update({"options": dict(row["options"])} if table == "games" else {})
                row.update({"view": json.loads(row["view"])} if table == "views" else {})
            assert rows == lines(some_of_each / game / f"{table}.jsonl")

    def test_the_games_come_back_from_every_form(self, some_of_each, game):
        folder = some_of_each / game
        there = records(folder)
        assert len(there) == COUNT[game]
        assert records(folder / "games" / "00000.parquet") == records(folder / "games.jsonl") == there
        texts = [(folder / "records" / f"{number}.txt").read_text("utf-8") for number in range(COUNT[game])]
        assert [record for record, _, _ in there] == texts
        assert [gangland.replay(text).record() for text in texts] == texts
        assert [row["state"] for row in lines(folder / "games.jsonl")] == [state for _, state, _ in there]

    def test_decisions_are_those_of_the_replayed_match(self, some_of_each, game):
        rows = iter(lines(some_of_each / game / "decisions.jsonl"))
        for number in range(COUNT[game]):
            whole = gangland.replay((some_of_each / game / "records" / f"{number}.txt").read_text("utf-8"))
            match = gangland.new(game, seats=whole.seats, seed=whole.seed, **whole.options)
            for n, (seat, action) in enumerate(whole.moves):
                row, end = next(rows), whole.result[seat]
                assert (row["number"], row["n"], row["seat"], row["action"]) == (number, n, seat, action)
                assert (row["text"], row["legal_count"]) == (match.game.actions[action], len(match.legal(seat)))
                assert row["sealed"] == match.game.sealed(match.position)
                assert (row["points"], row["place"]) == tuple(end)
                match.play(action, seat=seat)
        assert next(rows, None) is None

    def test_everyone_has_a_view_of_every_decision(self, some_of_each, game):
        decisions, views = (lines(some_of_each / game / f"{table}.jsonl") for table in ("decisions", "views"))
        seats = lines(some_of_each / game / "games.jsonl")[0]["seats"]
        assert len(views) == seats * len(decisions)
        asked = [row for row in views if row["asked"]]
        assert [(row["number"], row["n"], row["seat"]) for row in asked] == [
            (row["number"], row["n"], row["seat"]) for row in decisions
        ]
        for row, done in zip(asked, decisions, strict=True):
            assert done["action"] in row["legal"]
            assert len(row["legal"]) == done["legal_count"]
            assert (row["view"]["seat"], row["view"]["legal"]) == (row["seat"], row["legal"])
            assert len(row["observation"]) == load(game).observation


class TestOneGame:
    def rows(self, match, **more):
        return rows_of(0, "here", RecordedGame(match, **more), Selection())

    def test_turns_are_the_numbered_lines_of_the_record(self, some_of_each):
        for game in GAMES:
            for row in lines(some_of_each / game / "games.jsonl"):
                record = (some_of_each / game / "records" / f"{row['number']}.txt").read_text("utf-8")
                assert row["turns"] == len(re.findall(r"^\d+\. ", record, re.M))

    def test_an_unfinished_game_has_no_result(self):
        match = gangland.new("famiglia", seed=7)
        match.play(match.legal()[0])
        rows = self.rows(match)
        assert [rows["games"][0][name] for name in ("finished", "points", "places")] == [False, None, None]
        assert [rows["decisions"][0][name] for name in ("points", "place", "share")] == [None] * 3

    def test_a_shared_win_is_shared_out(self):
        match = gangland.new("famiglia", seed=7)
        match.play("pass", "pass")
        assert [row["share"] for row in self.rows(match)["decisions"]] == [0.5, 0.5]

    def test_a_game_before_its_first_action_is_a_row_too(self, tmp_path):
        rows = self.rows(gangland.new("famiglia", seed=7))
        assert (rows["games"][0]["turns"], rows["games"][0]["actions"], rows["decisions"]) == (0, [], [])

    def test_sealed_choices_and_hidden_actions_are_marked(self, some_of_each):
        guns = lines(some_of_each / "cash_n_guns" / "decisions.jsonl")
        assert {row["kind"] for row in guns if row["sealed"]} >= {"load", "aim"}
        assert all(row["hidden"] for row in guns if row["sealed"])
        syndicate = lines(some_of_each / "syndicate" / "decisions.jsonl")
        assert any(row["hidden"] for row in syndicate)
        assert not any(row["sealed"] for row in syndicate)
        assert not any(row["hidden"] for row in lines(some_of_each / "famiglia" / "decisions.jsonl"))

    def test_how_a_game_ended_is_said_where_there_are_several_ways(self, some_of_each):
        for game in GAMES:
            ways = {row["ending"] for row in lines(some_of_each / game / "games.jsonl")}
            assert ways <= (set(load(game).endings) or {None})


class TestPage:
    def test_the_page_lists_every_column_with_its_kind(self):
        page = PAGE.read_text("utf-8")
        listed = {
            part.partition(":")[0]: re.findall(r"^\| `(\w+)` \| (.+?) \|", part, re.M)
            for part in page.split("\n### ")[1:]
        }
        assert listed == {
            table: [(column.name, column.kind + "?" * column.may_be_null) for column in columns]
            for table, columns in TABLES.items()
        }
        assert f"Version {VERSION}." in page

    def test_a_parquet_file_says_which_table_in_which_version_it_is(self, some_of_each):
        about = pq.read_schema(some_of_each / "famiglia" / "views" / "00000.parquet").metadata[b"gangland"]
        assert about == b'{"table": "views", "version": 1}'
