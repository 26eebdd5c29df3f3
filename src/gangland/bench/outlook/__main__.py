"""Play games, fit the weights of a game's outlook to them, and print them."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from gangland.bench.outlook.fit import Fit
from gangland.bench.outlook.folder import HELD_OUT, PIECE, pieces, play, sorted_out
from gangland.bench.outlook.standings import Numbers, Standings
from gangland.bots import player
from gangland.engine import contract
from gangland.engine.game import Game
from gangland.engine.mistakes import Mistake
from gangland.games import GAMES, load


def main(words: Sequence[str] | None = None) -> None:
    games = [id for id in GAMES if load(id).outlook is not contract.outlook]
    parser = argparse.ArgumentParser(prog="python -m gangland.bench.outlook", description=__doc__)
    parser.add_argument("folder", type=Path, help="where games are kept; what is there already is not played again")
    parser.add_argument("--game", choices=games, default=games[0], help="whose outlook it is")
    parser.add_argument("--games", type=int, default=1000, help="games with each number of seats")
    parser.add_argument("--bot", default="greedy:60", help="who plays them, on all seats")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    asked = parser.parse_args(words)
    if asked.games < PIECE * HELD_OUT:
        parser.error(f"weights need {PIECE * HELD_OUT} games or more")
    try:
        player(asked.bot)
    except Mistake as mistake:
        parser.error(str(mistake))
    asked.folder.mkdir(parents=True, exist_ok=True)
    game = load(asked.game)
    play(list(pieces(asked.folder, game, asked.games, asked.bot)), asked.workers)
    report(game, *sorted_out(asked.folder, asked.bot))


def report(game: Game, fitted_to: Standings, held_out: Standings) -> None:
    print(f"fitted to {len(fitted_to)} standings; surprise at {len(held_out)} others, in nats:")
    fit = Fit(game.module("outlook").OUTLOOK)
    present, weights = fit.outlook.weights, fit.weights(fitted_to)
    for seats in game.seats:
        some = held_out.where(held_out.seats == seats)
        of = {"even chances": np.zeros_like(present), "the present weights": present, "these": weights}
        print(f"  {seats} seats: " + ", ".join(f"{name} {fit.loss(some, rows):.4f}" for name, rows in of.items()))
    for table in weights:
        print(written(table))


def written(table: Numbers) -> str:
    """One of the two tables, as it stands in the rules."""
    rows = (f"        ({', '.join(f'{round(weight, 2) + 0.0:.2f}' for weight in row)})," for row in table)
    return "\n".join(["    [", *rows, "    ],"])


if __name__ == "__main__":
    main()
