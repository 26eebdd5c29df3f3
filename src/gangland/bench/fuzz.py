"""The test kit on many games of every table: `python -m gangland.bench.fuzz --games 10000 --moments 2`."""

import argparse
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from itertools import product
from multiprocessing import get_context

from gangland.engine.testing import CHECKS, Table, tables
from gangland.games import GAMES, load

PIECE = 500  # games that one worker checks before it takes others
Piece = tuple[str, int, int, int, int]  # game, number of the table, moments, first game, games


def main() -> None:
    """Run every check on every table, and say how far it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each table")
    parser.add_argument("--first", type=int, default=0, help="number of the first game, to go on where a run stopped")
    parser.add_argument("--only", choices=GAMES, action="append", help="only this game")
    parser.add_argument("--moments", type=int, default=0, help="moments of each game to look at; 0: every one")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--way", choices=["plain", "compiled"], help="the rules that play; the other way always agrees")
    parser.add_argument("--with", dest="chosen", action="append", default=[], help="only tables with NAME=CHOICE")
    options = parser.parse_args()
    chosen = dict(choice.split("=") for choice in options.chosen)
    pieces = list(cut(options.only or GAMES, options.first, options.games, options.moments, chosen))
    if options.way:
        pieces = [piece for piece in pieces if tables(load(piece[0]))[piece[1]].way == options.way]
    began = time.perf_counter()
    with ProcessPoolExecutor(options.workers, get_context("spawn")) as pool:
        for done, piece in enumerate(as_completed([pool.submit(checked, piece) for piece in pieces]), 1):
            print(f"{time.perf_counter() - began:6.0f} s, {done} of {len(pieces)}: {piece.result()}", flush=True)


def cut(ids: Iterable[str], start: int, games: int, moments: int, chosen: dict[str, str]) -> Iterator[Piece]:
    """The work in pieces; all tables of all games come early, so that a fault anywhere shows soon."""
    for first in range(start, games, PIECE):
        for id in ids:
            for number, table in enumerate(tables(load(id))):
                if chosen.items() <= table.options.items():
                    yield id, number, moments, first, min(PIECE, games - first)


def checked(piece: Piece) -> str:
    """Every check on some games of one table; it raises where something does not hold."""
    id, number, moments, first, games = piece
    table: Table = replace(tables(load(id))[number], moments=moments)
    for check, begin in product(CHECKS, range(first, first + games, 100)):
        check(table, range(begin, min(begin + 100, first + games)))
    return f"{table}: the kit holds in games {first} to {first + games - 1}"


if __name__ == "__main__":
    main()
