"""One step ahead: each legal action is tried, and random playouts of guesses say how it ends."""

import numpy as np

from gangland.engine.position import Position
from gangland.engine.rules import MAX_SEATS, Rules

ROLLOUTS = {"plain": 40, "compiled": 600}  # for each action: what either way of running does in less than a second
RELUCTANCE = 4  # points by which doing nothing must be better: random playouts see little use in anything early on


def choose(rules: Rules, position: Position, seat: int, seats: int, seed: int) -> int:
    """The action with the best lead over the best rival, the first of equals."""
    actions = rules.legal(position, seat)
    if len(actions) == 1:
        return actions[0]
    cells = np.zeros(2, position.cells.dtype)
    cells[0] = position.cells[0]
    buffer, ends = rules.actions_buffer(), np.zeros((MAX_SEATS, 2), np.int64)

    def worth(action: int) -> int:
        row, rollouts = rules.batch(cells), ROLLOUTS[rules.way]
        lead = int(rules.enter_worth(row, seat, seats, action, seed, rollouts, buffer, ends))
        return lead - RELUCTANCE * rollouts if action == rules.game.idle else lead

    return max(actions, key=worth)
