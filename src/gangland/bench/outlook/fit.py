"""The weights that make what happened likeliest: a softmax for each stage, by Newton's method."""

from dataclasses import dataclass

import numpy as np

from gangland.bench.outlook.standings import Numbers, Standings
from gangland.engine.outlook import Outlook

RIDGE = 2.0  # standings' worth of doubt about every weight: what hardly ever happens weighs little
STEPS = 30
ENOUGH = 1e-9  # a step this small changes no digit that is printed


@dataclass(frozen=True)
class Fit:
    """Fits the weights of one game's outlook."""

    outlook: Outlook

    def weights(self, standings: Standings) -> Numbers:
        """For the fewest seats and for the most, of each stage and trait."""
        rows = [self.of_stage(standings.where(standings.stages == stage)) for stage in self.outlook.stages]
        return np.stack(rows, axis=1)

    def of_stage(self, standings: Standings) -> Numbers:
        """The weights of one stage, for the fewest seats and for the most."""
        x, weights = self.inputs(standings), np.zeros(2 * self.outlook.traits)
        decided = standings.won.sum(axis=1)  # some games have no winner
        for _ in range(STEPS):
            chances = softmax(x @ weights, standings.alive)
            expected = np.einsum("ms,mst->mt", chances, x)
            missing = np.einsum("ms,mst->t", standings.won - decided[:, None] * chances, x) - RIDGE * weights
            square = np.einsum("m,ms,mst,msu->tu", decided, chances, x, x)
            square -= np.einsum("m,mt,mu->tu", decided, expected, expected)
            step = np.linalg.solve(square + RIDGE * np.eye(len(weights)), missing)
            weights += step
            if np.abs(step).max() < ENOUGH:
                break
        return weights.reshape(2, self.outlook.traits)

    def inputs(self, standings: Standings) -> Numbers:
        """The traits twice: as much of them as belongs to the fewest seats, and to the most."""
        fewest, most = self.outlook.seats
        many = ((standings.seats - fewest) / (most - fewest))[:, None, None]
        return np.concatenate([(1 - many) * standings.traits, many * standings.traits], axis=2)

    def loss(self, standings: Standings, weights: Numbers) -> float:
        """The surprise at what happened, in nats for a standing: the less the better."""
        rows = standings.stages.astype(int) - self.outlook.first_stage
        both = np.concatenate([weights[0, rows], weights[1, rows]], axis=1)
        chances = softmax(np.einsum("mst,mt->ms", self.inputs(standings), both), standings.alive)
        return float(-(standings.won * np.log(np.maximum(chances, 1e-12))).sum() / len(standings))


def softmax(promises: Numbers, alive: Numbers) -> Numbers:
    powers = np.exp(promises - promises.max(axis=1, keepdims=True)) * alive
    chances: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return chances
