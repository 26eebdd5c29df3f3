"""A run that counts games piece by piece, keeps its tally every few seconds and can be resumed."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gangland.engine.mistakes import Mistake
from gangland.engine.rules import Numbers
from gangland.engine.table import Table
from gangland.games import load
from gangland.lab.cluster.cluster import CutShort
from gangland.lab.cluster.pieces import Cut, Piece
from gangland.lab.run_folder import FolderMistake
from gangland.lab.tally import Row, Tally, TallyFolder
from gangland.lab.threads import Stream

GAMES = "games"  # the one series of a run
KEEP_EVERY = 2.0  # seconds; what a lost process loses at most
Progress = Callable[[int], None]


@dataclass
class Count:
    """A series of games being counted, on top of those of earlier runs if there is a folder."""

    tally: Tally
    folder: TallyFolder | None = None
    name: str = GAMES
    cut_short: Mistake | None = None  # why there are no more games, if it was that
    progress: Progress = field(default=lambda done: None)

    def __post_init__(self) -> None:
        self.before = self.tally.seconds
        self.start_clock()

    def start_clock(self) -> None:
        """What was done until now took no time."""
        self.began = self.kept_at = time.perf_counter()

    @property
    def kept(self) -> int:
        """The games that are on the disk."""
        return self.folder.count if self.folder else 0

    def play(self, games: int, size: int, play: Callable[[Cut], Stream], progress: Progress) -> None:
        """Play what is missing. Ctrl-C, the end of a cluster or a full disk end it early, with what was done so far."""
        left = self.tally.missing(games, size)
        if not left:
            return
        self.keep()  # better now than after the first games
        pieces = play(left)
        next(pieces)  # compiles, and plays nothing: the clock starts after it
        self.progress = progress
        self.start_clock()
        try:
            try:
                if self.tally.count:
                    progress(self.tally.count)
                for piece, totals in pieces:
                    self.add(piece, totals)
            finally:
                self.keep()
        except KeyboardInterrupt:
            pass
        except (CutShort, FolderMistake) as reason:
            self.cut_short = reason

    def add(self, piece: Piece, totals: Numbers, rows: Sequence[Row] = ()) -> None:
        """One piece more; every few seconds what is counted is written down."""
        now = time.perf_counter()
        self.tally = self.tally.plus(piece, totals, rows, self.before + now - self.began)
        if now > self.kept_at + KEEP_EVERY:
            self.keep()
            self.kept_at = now
        self.progress(self.tally.count)

    def keep(self) -> None:
        if self.folder:
            self.folder.keep({self.name: self.tally})


@contextmanager
def counting(
    path: Path | None,
    command: str,
    table: Table,
    asked: dict[str, Any],
    games: int,
    blank: Numbers,
    number: int,
    highest: int | None = None,
) -> Iterator[Count]:
    """The count of a question: empty, or as the folder has it. `number` is the place of the games in the totals."""
    if path is None:
        yield Count(Tally(blank, highest))
        return
    game = table.game
    if load(game.id) is not game:
        raise FolderMistake("mistake-kept-variant", game=game.id)
    about = table.as_json() | {"rules_version": game.version}
    with TallyFolder(path, command, about | asked) as folder:
        tally = folder.tally(GAMES, blank, highest, number)
        last = tally.done[-1][1] if tally.done else 0
        if last > games:  # they are added up already, and can't be taken out again
            raise FolderMistake("mistake-kept-fewer", folder=str(path), last=last, games=games)
        yield Count(tally, folder)
