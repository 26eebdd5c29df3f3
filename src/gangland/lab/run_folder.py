"""Where a long run keeps what was counted so far, so that nothing is lost and the same command goes on.

FOLDER/progress.json has what was asked for and, for each stage, which games are counted and what they came to. It is
replaced as a whole, so a full disk or a lost process leaves the one before.
"""

import json
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import numpy as np

from gangland.engine.mistakes import Mistake
from gangland.engine.rules import Numbers
from gangland.lab.cluster.pieces import Cut, Piece, Span
from gangland.lab.locking import lock

PROGRESS, LOCK = "progress.json", ".lock"
KEEP_EVERY = 2.0  # seconds; what a lost process loses at most
Row = list[int]


class NotKept(Mistake):
    """Why a folder can't be used, or not any more."""


@dataclass(frozen=True, eq=False)
class Stage:
    """The games of one kind that are counted so far."""

    totals: Numbers
    highest: int | None = None  # the place of a count that is a maximum, not a sum
    done: list[Span] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    seconds: float = 0.0  # that they took, in all runs together

    @property
    def count(self) -> int:
        return sum(end - start for start, end in self.done)

    def plus(self, piece: Piece, totals: Numbers, rows: Sequence[Row] = (), seconds: float = 0.0) -> "Stage":
        """The stage with one piece more. Ctrl-C at any moment leaves the one or the other, and no half of a piece."""
        both = self.totals + totals  # whole numbers, so the order of pieces is nothing
        if self.highest is not None:
            both[self.highest] = max(self.totals[self.highest], totals[self.highest])
        done = merged([*self.done, (piece.first, piece.first + piece.games)])
        return replace(self, totals=both, done=done, rows=[*self.rows, *rows], seconds=seconds)

    def missing(self, games: int, size: int) -> Cut:
        """The pieces of so many games that are still to be played."""
        return Cut(games, size, self.done)


def merged(spans: list[Span]) -> list[Span]:
    """The same games in as few spans as possible."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and found[-1][1] == start:
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return found


class Folder:
    """The folder of one question to one command, open for one run."""

    def __init__(self, path: Path, command: str, asked: Mapping[str, Any]) -> None:
        self.path = path
        self.asked = json.loads(json.dumps({"command": command, **asked}))  # as it will be read
        self.known: dict[str, Any] = {}
        with ExitStack() as until_all_is_well:
            try:
                path.mkdir(parents=True, exist_ok=True)
                self.lock: IO[bytes] = until_all_is_well.enter_context((path / LOCK).open("ab"))
                lock(self.lock, NotKept("mistake-kept-busy", folder=str(path)))
                if (path / PROGRESS).exists():
                    self.known = self._read()
            except OSError:
                raise unwritable(path) from None
            until_all_is_well.pop_all()

    def _read(self) -> dict[str, Any]:
        """What an earlier run has counted, if it was asked the same."""
        try:
            kept = json.loads((self.path / PROGRESS).read_text("utf-8"))
            asked, stages = kept["asked"], dict(kept["stages"])
            differing = next((name for name in self.asked if asked[name] != self.asked[name]), None)
        except (ValueError, TypeError, KeyError):
            raise self._unreadable() from None
        if differing:
            old, new = (json.dumps(one[differing], ensure_ascii=False) for one in (asked, self.asked))
            raise NotKept("mistake-kept-differs", folder=str(self.path), name=differing, known=old, asked=new)
        return stages

    def _unreadable(self) -> NotKept:
        return NotKept("mistake-kept-file", file=str(self.path / PROGRESS))

    def stage(self, name: str, totals: Numbers, highest: int | None = None, games: int | None = None) -> Stage:
        """What is known of a stage, or an empty one. `games` is the place of their number in the totals, if known."""
        if name not in self.known:
            return Stage(totals, highest)
        try:
            kept = self.known[name]
            counts, rows = np.array(kept["totals"]), [list(map(int, row)) for row in kept["rows"]]
            done = [(int(start), int(end)) for start, end in kept["done"]]
            stage = Stage(counts, highest, done, rows, float(kept["seconds"]))
        except (ValueError, TypeError, KeyError, OverflowError):
            raise self._unreadable() from None
        whole = counts.shape == totals.shape and counts.dtype == totals.dtype and in_order(done)
        if not whole or (games is not None and counts[games] != stage.count):
            raise self._unreadable()
        return stage

    def keep(self, stages: Mapping[str, Stage]) -> None:
        """Write down what is counted so far."""
        told = {
            name: {
                "done": stage.done,
                "seconds": stage.seconds,
                "totals": stage.totals.tolist(),
                "rows": sorted(stage.rows),
            }
            for name, stage in stages.items()
        }
        known = self.known | told
        new = self.path / f"{PROGRESS}.new"
        try:
            new.write_text(json.dumps({"asked": self.asked, "stages": known}) + "\n", "utf-8")
            new.replace(self.path / PROGRESS)
        except OSError:
            with suppress(OSError):
                new.unlink()
            raise unwritable(self.path) from None
        self.known = known

    @property
    def count(self) -> int:
        """The games that are safe, of all stages."""
        return sum(end - start for stage in self.known.values() for start, end in stage["done"])

    def __enter__(self) -> "Folder":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.lock.close()


def in_order(spans: list[Span]) -> bool:
    """Do these spans look as `merged` leaves them?"""
    edges = [edge for span in spans for edge in span]
    return all(0 <= one < other for one, other in pairwise(edges))


def unwritable(path: Path) -> NotKept:
    return NotKept("mistake-kept-folder", folder=str(path))
