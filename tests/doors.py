"""All that tests compile of a game, made by one process before the first of them: `python -m tests.doors GAME`.

Workers that need the same door at the same moment would each compile it, and each of its rules once more. A process
that has the rules compiled already makes another door in a fraction of that time.
"""

import sys

import numpy as np

from gangland.adapters.batch import Batch
from gangland.adapters.turns import next_decision
from gangland.bots.compiler import open_doors
from gangland.engine.game import Game
from gangland.engine.match import Match
from gangland.engine.testing import Table, ways_agree
from gangland.games import load
from gangland.lab.simulation import simulate


def open_all(game: Game) -> None:
    list(open_doors(game))
    simulate(game, 1, plain=False)
    ways_agree(Table(game, game.seats[0], way="compiled"), range(1))
    batch = Batch(game.id, 1, plain=False)
    batch.step(batch.sample())
    position, rules = Match(game, seed=0, plain=False).position, game.compiled
    rules.door(next_decision)(rules.row(position), rules.actions_buffer(), np.zeros(len(game.actions), np.int8))


if __name__ == "__main__":
    for id in sys.argv[1:]:
        open_all(load(id))
