"""Games counted so far, and the folder that keeps the counts: FOLDER/progress.json.

The file has what was asked for and, for each series of games, which of them are counted and what they came to. It is
replaced as a whole, so a full disk or a lost process leaves the one before.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from gangland.engine.rules import Numbers
from gangland.lab.cluster.pieces import Cut, Piece, Span
from gangland.lab.run_folder import RunFolder, replace_text

PROGRESS = "progress.json"
Row = list[int]  # one game, where every game is kept


@dataclass(frozen=True, eq=False)
class Tally:
    """The games of one series that are counted so far."""

    totals: Numbers
    highest: int | None = None  # the place of a count that is a maximum, not a sum
    done: list[Span] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    seconds: float = 0.0  # that they took, in all runs together

    @property
    def count(self) -> int:
        return sum(end - start for start, end in self.done)

    def plus(self, piece: Piece, totals: Numbers, rows: Sequence[Row] = (), seconds: float = 0.0) -> "Tally":
        """The tally with one piece more. Ctrl-C at any moment leaves the one or the other, and no half of a piece."""
        both = self.totals + totals  # whole numbers, so the order of pieces is nothing
        if self.highest is not None:
            both[self.highest] = max(self.totals[self.highest], totals[self.highest])
        done = merged([*self.done, (piece.first, piece.first + piece.games)])
        return replace(self, totals=both, done=done, rows=[*self.rows, *rows], seconds=seconds)

    def missing(self, games: int, size: int) -> Cut:
        """The pieces of so many games that are still to be played."""
        return Cut(games, size, self.done)

    def as_json(self) -> dict[str, Any]:
        return {
            "done": self.done,
            "seconds": self.seconds,
            "totals": self.totals.tolist(),
            "rows": sorted(self.rows),
        }


def merged(spans: list[Span]) -> list[Span]:
    """The same games in as few spans as possible."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and found[-1][1] == start:
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return found


def in_order(spans: list[Span]) -> bool:
    """Do these spans look as `merged` leaves them?"""
    edges = [edge for span in spans for edge in span]
    return all(0 <= one < other for one, other in pairwise(edges))


class TallyFolder(RunFolder):
    """The folder of one question to one command."""

    family, locked = "kept", ".lock"

    def __init__(self, path: Path, command: str, asked: Mapping[str, Any]) -> None:
        self.asked = json.loads(json.dumps({"command": command, **asked}))  # as it will be read
        self.known: dict[str, Any] = {}
        super().__init__(path)

    def resume(self) -> None:
        if (self.path / PROGRESS).exists():
            with self.reading(PROGRESS):
                kept = json.loads((self.path / PROGRESS).read_text("utf-8"))
                self.compare(kept["asked"], self.asked)
                self.known = dict(kept["stages"])

    def tally(self, name: str, totals: Numbers, highest: int | None = None, games: int | None = None) -> Tally:
        """What is known of a series, or an empty one. `games` is the place of their number in the totals, if known."""
        if name not in self.known:
            return Tally(totals, highest)
        with self.reading(PROGRESS):
            kept = self.known[name]
            counts, rows = np.array(kept["totals"]), [list(map(int, row)) for row in kept["rows"]]
            done = [(int(start), int(end)) for start, end in kept["done"]]
            tally = Tally(counts, highest, done, rows, float(kept["seconds"]))
        whole = counts.shape == totals.shape and counts.dtype == totals.dtype and in_order(done)
        if not whole or (games is not None and counts[games] != tally.count):
            raise self.unreadable(PROGRESS)
        return tally

    def keep(self, tallies: Mapping[str, Tally]) -> None:
        """Write down what is counted so far."""
        known = self.known | {name: tally.as_json() for name, tally in tallies.items()}
        with self.writing():
            replace_text(self.path / PROGRESS, json.dumps({"asked": self.asked, "stages": known}) + "\n")
        self.known = known

    @property
    def count(self) -> int:
        """The games that are safe, of all series."""
        return sum(end - start for tally in self.known.values() for start, end in tally["done"])
