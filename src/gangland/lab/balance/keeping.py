"""Where a report keeps what was counted so far, so that nothing is lost and the same command goes on.

FOLDER/progress.json has what was asked for and, for each stage, which games are counted and what they came to. It is
replaced as a whole, so a full disk or a lost process leaves the one before.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import numpy as np

from gangland.engine.mistakes import Mistake
from gangland.engine.rules import Numbers
from gangland.lab.balance.asked import Asked
from gangland.lab.balance.playing import Piece, Row
from gangland.lab.balance.stakes import PACKAGE

PROGRESS, LOCK = "progress.json", ".lock"
Span = tuple[int, int]  # games from the first to before the second


@dataclass
class Stage:
    """The games of one kind that are counted so far."""

    totals: Numbers
    highest: int | None = None  # the place of a count that is a maximum, not a sum
    done: list[Span] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)

    @property
    def count(self) -> int:
        return sum(end - start for start, end in self.done)

    def add(self, start: int, games: int, piece: Piece) -> None:
        """Count a chunk; whole numbers, so the order of chunks is nothing."""
        before = self.totals.copy()
        self.totals += piece.totals
        if self.highest is not None:
            self.totals[self.highest] = max(before[self.highest], piece.totals[self.highest])
        self.rows += piece.rows
        self.done = merged([*self.done, (start, start + games)])

    def missing(self, games: int, size: int) -> Iterator[Span]:
        """The chunks of so many games that are still to be played."""
        start = 0
        for begin, end in [*self.done, (games, games)]:
            for one in range(start, min(begin, games), size):
                yield one, min(one + size, begin, games)
            start = max(start, end)


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
    """The folder of one report, open for one run."""

    def __init__(self, path: Path, asked: Asked) -> None:
        self.path, self.asked = path, asked.as_json()
        self.known: dict[str, Any] = {}
        with ExitStack() as until_all_is_well:
            try:
                path.mkdir(parents=True, exist_ok=True)
                self.lock: IO[bytes] = until_all_is_well.enter_context((path / LOCK).open("ab"))
                self._take_lock()
                if (path / PROGRESS).exists():
                    self.known = self._read()
            except OSError:
                raise unwritable(path) from None
            until_all_is_well.pop_all()

    def _take_lock(self) -> None:
        """One run at a time; the lock ends with the process, however that ends."""
        with suppress(ImportError):  # a system without such locks
            import fcntl

            try:
                fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Mistake("mistake-balance-busy", package=PACKAGE, folder=str(self.path)) from None

    def _read(self) -> dict[str, Any]:
        """What an earlier run has counted, if it was asked the same."""
        try:
            kept = json.loads((self.path / PROGRESS).read_text("utf-8"))
            asked, stages = kept["asked"], kept["stages"]
            differing = [name for name in self.asked if asked[name] != self.asked[name]]
        except (ValueError, TypeError, KeyError):
            raise self._unreadable() from None
        if differing:
            name = differing[0]
            old, new = (json.dumps(one[name], ensure_ascii=False) for one in (asked, self.asked))
            facts = {"folder": str(self.path), "name": name, "known": old, "asked": new}
            raise Mistake("mistake-balance-differs", package=PACKAGE, **facts)
        return dict(stages)

    def _unreadable(self) -> Mistake:
        return Mistake("mistake-balance-file", package=PACKAGE, file=str(self.path / PROGRESS))

    def stage(self, name: str, totals: Numbers, highest: int | None = None) -> Stage:
        """What is known of a stage, or an empty one."""
        if name not in self.known:
            return Stage(totals, highest)
        try:
            kept = self.known[name]
            counts = np.array(kept["totals"], np.int64)
            done = [(int(start), int(end)) for start, end in kept["done"]]
            if counts.shape != totals.shape:
                raise self._unreadable()
            return Stage(counts, highest, done, [list(map(int, row)) for row in kept["rows"]])
        except (ValueError, TypeError, KeyError):
            raise self._unreadable() from None

    def keep(self, stages: dict[str, Stage]) -> None:
        """Write down what is counted so far."""
        told = {
            name: {"done": stage.done, "totals": stage.totals.tolist(), "rows": sorted(stage.rows)}
            for name, stage in stages.items()
        }
        self.known |= told
        new = self.path / f"{PROGRESS}.new"
        try:
            new.write_text(json.dumps({"asked": self.asked, "stages": self.known}) + "\n", "utf-8")
            new.replace(self.path / PROGRESS)
        except OSError:
            with suppress(OSError):
                new.unlink()
            raise unwritable(self.path) from None

    def __enter__(self) -> "Folder":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.lock.close()


def unwritable(path: Path) -> Mistake:
    return Mistake("mistake-balance-folder", package=PACKAGE, folder=str(path))
