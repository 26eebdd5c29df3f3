"""Small data sets for the tests."""

import json

from gangland.engine.table import Table
from gangland.games import load
from gangland.lab.arena.contest import new_contest
from gangland.lab.records.contest_games import ContestGames
from gangland.lab.records.rows import Selection
from gangland.lab.records.run import games, write

EVERYTHING = Selection(("games", "decisions", "views"), "both", "everyone")


def played(game="famiglia", count=4, seats=None, options=None, bots=("random",), seed=0, **more):
    return ContestGames(new_contest(Table.of(load(game), seats, options), bots, count, seed, **more))


def written(folder, source=None, wish=None, formats=("jsonl",), **more):
    """A data set; the run must come to its end."""
    outcome = write(source or played(), folder, wish, formats, **more)
    assert outcome.complete, outcome.mistake
    return outcome


def lines(file):
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def records(*sources):
    """Every game of a source: its record, its last position and who played."""
    return [(one.match.record(), one.state, one.players) for one in games(*sources)]
