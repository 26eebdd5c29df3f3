"""One step ahead: each legal action is tried, and random playouts of guesses say how it ends."""

import time
from collections import Counter
from collections.abc import Callable

import numpy as np

from gangland.bots.question import Answer, Question, Thought
from gangland.engine.bots import Budget
from gangland.engine.rules import MAX_SEATS

ROLLOUTS = {"plain": 40, "compiled": 600}  # for each action, where nobody says how many
PATIENCE = 0.8  # seconds for them on plain rules, where some decisions of some games would take half a minute
RELUCTANCE = 4  # points by which doing nothing must be better: random playouts see little use in anything early on
Worth = Callable[[int, int, int], int]  # (action, key, rollouts): the sum of the leads


def think(question: Question, budget: Budget) -> Answer:
    """The action with the best lead over the best rival, the first of equals."""
    rules, worth = question.rules, _worth(question)
    if rules.way == "plain" and budget.looks is None:
        total, rollouts = _while_time_lasts(question, worth)
    else:
        each = budget.looks or ROLLOUTS[rules.way]
        total = Counter({action: worth(action, question.seed, each) for action in question.legal})
        rollouts = Counter(dict.fromkeys(question.legal, each))
    leads = {
        action: total[action] / rollouts[action] - RELUCTANCE * (action == rules.game.idle)
        for action in question.legal
        if rollouts[action]
    }
    best = max(leads, key=leads.__getitem__)
    values = {action: _between_0_and_1(lead) for action, lead in leads.items()}
    thoughts = (Thought(action, values.get(action, 0.0), float(action == best)) for action in question.legal)
    return Answer(best, tuple(thoughts), rollouts.total())


def _worth(question: Question) -> Worth:
    rules = question.rules
    cells = np.zeros(2, question.position.cells.dtype)
    cells[0] = question.position.cells[0]
    row, buffer, ends = rules.batch(cells), rules.actions_buffer(), np.zeros((MAX_SEATS, 2), np.int64)

    def worth(action: int, key: int, rollouts: int) -> int:
        lead = rules.enter_worth(row, question.seat, question.seats, action, key, rollouts, buffer, ends)
        return int(lead)

    return worth


def _while_time_lasts(question: Question, worth: Worth) -> tuple[Counter[int], Counter[int]]:
    """Round by round one playout of every action; the sums of the leads, and how many playouts each action had."""
    total: Counter[int] = Counter()
    rollouts: Counter[int] = Counter()
    for number in range(ROLLOUTS["plain"]):
        for action in question.legal:
            total[action] += worth(action, question.seed ^ number, 1)
            rollouts[action] += 1
            if time.perf_counter() >= question.began + PATIENCE:
                return total, rollouts
    return total, rollouts


def _between_0_and_1(lead: float) -> float:
    """A lead in points as a value: even at a half, ten points ahead at three quarters."""
    return 0.5 + 0.5 * lead / (abs(lead) + 10)
