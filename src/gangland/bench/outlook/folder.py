"""The games of a run in files of a folder, so that nothing is lost and the same command goes on."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from gangland.bench.outlook.standings import GAME, Moments, joined, played
from gangland.games import load

PIECE = 10  # games that are kept together
HELD_OUT = 5  # of so many pieces one is not fitted to, but asked how well the weights foretell it
STREAM = 17  # of deals: not those of the figures
WITH_TALENTS = 4  # of so many pieces one
Piece = tuple[Path, int, int, str]  # folder, number, seats, bot


def pieces(folder: Path, games: int, bot: str) -> Iterator[Piece]:
    """All numbers of seats early."""
    for number in range(-(-games // PIECE)):
        for seats in load(GAME).seats:
            yield folder, number, seats, bot


def file_of(piece: Piece) -> Path:
    folder, number, seats, bot = piece
    return folder / f"{stem(bot)}.{seats}.{number:04}.npz"


def stem(bot: str) -> str:
    """A bot's name as files have it: games of several may lie in one folder."""
    return bot.replace(":", "-")


def play(pieces: list[Piece], workers: int) -> None:
    """What is missing, and say how far it is."""
    missing = [piece for piece in pieces if not file_of(piece).exists()]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for done, piece in enumerate(as_completed([pool.submit(kept, piece) for piece in missing]), 1):
            print(f"{done} of {len(missing)}: {piece.result()}", flush=True)


def kept(piece: Piece) -> str:
    """Play the games of a piece, and put them into its file whole or not at all."""
    _, number, seats, bot = piece
    talents = "none" if number % WITH_TALENTS else "random"
    first = number * PIECE
    moments = joined([played(seats, f"{STREAM}/{game}", bot, talents) for game in range(first, first + PIECE)])
    file, half = file_of(piece), file_of(piece).with_suffix(".half")
    with half.open("wb") as out:
        np.savez_compressed(out, *moments.columns)
    half.rename(file)
    return f"{PIECE} games with {seats}"


def sorted_out(folder: Path, bot: str) -> tuple[Moments, Moments]:
    """What is fitted to, and what is held out, of the games of a bot."""
    parts: tuple[list[Moments], list[Moments]] = ([], [])
    for file in sorted(folder.glob(f"{stem(bot)}.*.npz")):
        with np.load(file) as columns:
            moments = Moments(*(columns[name] for name in columns.files))
        parts[int(file.stem.rpartition(".")[2]) % HELD_OUT == HELD_OUT - 1].append(moments)
    return joined(parts[0]), joined(parts[1])
