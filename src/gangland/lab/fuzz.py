"""The test kit on many games of every table: `python -m gangland.lab.fuzz --games 10000`."""

import argparse
import time

from gangland.engine.testing import CHECKS, Check, Table, tables
from gangland.games import GAMES, load

PIECE = 100  # games checked before the next line of progress


def main() -> None:
    """Run every check on every table, and say how far it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each table for each check")
    parser.add_argument("--only", choices=GAMES, action="append", help="only this game")
    options = parser.parse_args()
    for id in options.only or GAMES:
        for table in tables(load(id)):
            for check in CHECKS:
                checked(table, check, options.games)


def checked(table: Table, check: Check, games: int) -> None:
    """One check on one table; it raises where something does not hold."""
    began = time.perf_counter()
    for first in range(0, games, PIECE):
        print(f"\r{table}: {check.__name__} {first}", end="", flush=True)
        check(table, range(first, min(first + PIECE, games)))
    print(f"\r{table}: {check.__name__} holds in {games} games, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
