"""The weights that make what happened likeliest: a softmax for each round, by Newton's method."""

import numpy as np

from gangland.bench.outlook.standings import Moments, Numbers
from gangland.games.cash_n_guns.outlook import FEWEST, MOST, TRAITS

FIRST_ROUND, LAST_ROUND = 2, 8
RIDGE = 2.0  # moments' worth of doubt about every weight: what hardly ever happens weighs little
STEPS = 30
ENOUGH = 1e-9  # a step this small changes no digit that is printed


def tables(moments: Moments) -> Numbers:
    """`WEIGHTS`, for the fewest seats and for the most, of each round and trait."""
    rows = [fitted(moments.where(moments.rounds == number)) for number in range(FIRST_ROUND, LAST_ROUND + 1)]
    return np.stack(rows, axis=1)


def fitted(moments: Moments) -> Numbers:
    """The weights of one round, for the fewest seats and for the most."""
    x, weights = inputs(moments), np.zeros(2 * TRAITS)
    decided = moments.won.sum(axis=1)  # nobody wins where all are shot
    for _ in range(STEPS):
        chances = softmax(x @ weights, moments.alive)
        expected = np.einsum("ms,mst->mt", chances, x)
        missing = np.einsum("ms,mst->t", moments.won - decided[:, None] * chances, x) - RIDGE * weights
        square = np.einsum("m,ms,mst,msu->tu", decided, chances, x, x)
        square -= np.einsum("m,mt,mu->tu", decided, expected, expected)
        step = np.linalg.solve(square + RIDGE * np.eye(len(weights)), missing)
        weights += step
        if np.abs(step).max() < ENOUGH:
            break
    return weights.reshape(2, TRAITS)


def inputs(moments: Moments) -> Numbers:
    """The traits twice: as much of them as belongs to the fewest seats, and to the most."""
    many = ((moments.seats - FEWEST) / (MOST - FEWEST))[:, None, None]
    return np.concatenate([(1 - many) * moments.traits, many * moments.traits], axis=2)


def softmax(promises: Numbers, alive: Numbers) -> Numbers:
    powers = np.exp(promises - promises.max(axis=1, keepdims=True)) * alive
    chances: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return chances


def loss(moments: Moments, weights: Numbers) -> float:
    """The surprise at what happened, in nats for a moment: the less the better."""
    rows = moments.rounds.astype(int) - FIRST_ROUND
    both = np.concatenate([weights[0, rows], weights[1, rows]], axis=1)
    chances = softmax(np.einsum("mst,mt->ms", inputs(moments), both), moments.alive)
    return float(-(moments.won * np.log(np.maximum(chances, 1e-12))).sum() / len(moments))
