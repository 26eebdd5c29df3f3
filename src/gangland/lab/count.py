"""Pieces of games, counted as they are finished: kept every few seconds if there is a folder, and gone on with."""

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from gangland.engine.game import Game
from gangland.engine.mistakes import Mistake
from gangland.engine.rules import Numbers
from gangland.games import load
from gangland.lab.cluster.cluster import CutShort
from gangland.lab.cluster.pieces import Cut, Piece
from gangland.lab.run_folder import KEEP_EVERY, Folder, NotKept, Stage

GAMES = "games"  # the one stage of a run
EMPTY = Piece(0, 0)
Result = TypeVar("Result")
Progress = Callable[[int], None]
Stream = Generator[tuple[Piece, Numbers], None, None]  # first an empty piece once all is compiled


@dataclass
class Count:
    """The games of one run, on top of those of earlier ones if there is a folder."""

    stage: Stage
    folder: Folder | None = None
    cut_short: Mistake | None = None  # why there are no more games, if it was that

    @property
    def kept(self) -> int:
        """The games that are on the disk."""
        return self.folder.count if self.folder else 0

    def go_on(self, games: int, size: int, play: Callable[[Cut], Stream], progress: Progress) -> None:
        """Play what is missing. Ctrl-C, the end of a cluster or a full disk end it early, with what was done so far."""
        left = self.stage.missing(games, size)
        if not left:
            return
        self.keep()  # better now than after the first games
        pieces = play(left)
        next(pieces)  # compiles, and plays nothing: the clock starts after it
        try:
            try:
                self._add_all(pieces, progress)
            finally:
                self.keep()
        except KeyboardInterrupt:
            pass
        except (CutShort, NotKept) as reason:
            self.cut_short = reason

    def _add_all(self, pieces: Stream, progress: Progress) -> None:
        before, began = self.stage.seconds, time.perf_counter()
        last = began
        if self.stage.count:
            progress(self.stage.count)
        for piece, totals in pieces:
            now = time.perf_counter()
            self.stage = self.stage.plus(piece, totals, seconds=before + now - began)
            if now > last + KEEP_EVERY:
                self.keep()
                last = now
            progress(self.stage.count)

    def keep(self) -> None:
        if self.folder:
            self.folder.keep({GAMES: self.stage})


@contextmanager
def counting(
    path: Path | None,
    command: str,
    game: Game,
    asked: Mapping[str, Any],
    games: int,
    blank: Numbers,
    number: int,
    highest: int | None = None,
) -> Iterator[Count]:
    """The count of a question: empty, or as the folder has it. `number` is the place of the games in the totals."""
    if path is None:
        yield Count(Stage(blank, highest))
        return
    if load(game.id) is not game:
        raise NotKept("mistake-kept-variant", game=game.id)
    with Folder(path, command, {"game": game.id, "rules_version": game.version, **asked}) as folder:
        stage = folder.stage(GAMES, blank, highest, number)
        last = stage.done[-1][1] if stage.done else 0
        if last > games:  # they are added up already, and can't be taken out again
            raise NotKept("mistake-kept-fewer", folder=str(path), last=last, games=games)
        yield Count(stage, folder)


def by_threads(play: Callable[[int, int], Numbers], threads: int, pieces: Cut) -> Stream:
    """First an empty piece once the rules are compiled, then pieces from threads as they are finished."""
    yield EMPTY, play(*EMPTY)
    yield from on_threads(play, pieces, threads)


def on_threads(
    play: Callable[[int, int], Result], pieces: Iterable[Piece], threads: int
) -> Generator[tuple[Piece, Result], None, None]:
    """Pieces as they are finished. Compiled rules run outside the interpreter's lock, so threads run side by side."""
    waiting = iter(pieces)
    with ThreadPoolExecutor(threads) as pool:
        running: dict[Future[Result], Piece] = {}
        try:
            while True:
                for piece in islice(waiting, 2 * threads - len(running)):
                    running[pool.submit(play, *piece)] = piece
                if not running:
                    return
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for one in [one for one in running if one in finished]:  # a set has an order of its own
                    yield running.pop(one), one.result()
        finally:
            for one in running:
                one.cancel()
