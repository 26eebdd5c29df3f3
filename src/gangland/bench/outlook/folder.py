"""The games of a run in files of a folder, so that nothing is lost and a stopped run can be resumed."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from gangland.bench.outlook.standings import Standings, joined, played
from gangland.engine.game import Game
from gangland.engine.outlook import Outlook
from gangland.engine.table import Table
from gangland.lab.run_folder import replace_file

PIECE = 10  # games that are kept together
HELD_OUT = 5  # of so many pieces one is not fitted to, but asked how well the weights foretell it
STREAM = 17  # of deals: not those of the figures


@dataclass(frozen=True)
class GamePiece:
    """Some games of one bot at one table, and the file they are kept in."""

    folder: Path
    number: int
    table: Table
    bot: str

    @property
    def file(self) -> Path:
        return self.folder / f"{stem(self.bot)}.{self.table.seats}.{self.number:04}.npz"

    def play(self) -> str:
        """Play the games, and put them into the file whole or not at all."""
        first = self.number * PIECE
        standings = joined([played(self.table, f"{STREAM}/{game}", self.bot) for game in range(first, first + PIECE)])
        replace_file(self.file, partial(save, standings))
        return f"{PIECE} games with {self.table.seats}"


def stem(bot: str) -> str:
    """A bot's name as files have it: games of several may lie in one folder."""
    return bot.replace(":", "-")


def save(standings: Standings, file: Path) -> None:
    with file.open("wb") as out:
        np.savez_compressed(out, *standings.columns)


def pieces(folder: Path, game: Game, games: int, bot: str) -> Iterator[GamePiece]:
    """All numbers of seats early."""
    outlook: Outlook = game.module("outlook").OUTLOOK
    for number in range(-(-games // PIECE)):
        options = outlook.options[number % len(outlook.options)]
        for seats in game.seats:
            yield GamePiece(folder, number, Table.of(game, seats, options), bot)


def play(pieces: list[GamePiece], workers: int) -> None:
    """What is missing, and say how far it is."""
    missing = [piece for piece in pieces if not piece.file.exists()]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for done, piece in enumerate(as_completed([pool.submit(piece.play) for piece in missing]), 1):
            print(f"{done} of {len(missing)}: {piece.result()}", flush=True)


def sorted_out(folder: Path, bot: str) -> tuple[Standings, Standings]:
    """What is fitted to, and what is held out, of the games of a bot."""
    parts: tuple[list[Standings], list[Standings]] = ([], [])
    for file in sorted(folder.glob(f"{stem(bot)}.*.npz")):
        with np.load(file) as columns:
            standings = Standings(*(columns[name] for name in columns.files))
        parts[int(file.stem.rpartition(".")[2]) % HELD_OUT == HELD_OUT - 1].append(standings)
    return joined(parts[0]), joined(parts[1])
