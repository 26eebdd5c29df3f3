"""Small data sets for the tests."""

import json

from gangland.games import load
from gangland.lab.arena.contest import new_contest
from gangland.lab.records.contest_games import Played
from gangland.lab.records.rows import Wish
from gangland.lab.records.run import games, write

EVERYTHING = Wish(("games", "decisions", "views"), "both", "everyone")


def played(game="famiglia", count=4, seats=None, options=None, bots=("random",), seed=0, **more):
    return Played(new_contest(load(game), bots, count, seats, options, seed, **more))


def written(folder, source=None, wish=None, formats=("jsonl",), **more):
    """A data set; the run must come to its end."""
    outcome = write(source or played(), folder, wish, formats, **more)
    assert outcome.complete, outcome.mistake
    return outcome


def lines(file):
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def records(*sources):
    """Every game of a source: its record, its last position and who played."""
    return [(told.match.record(), told.state, told.players) for told in games(*sources)]
