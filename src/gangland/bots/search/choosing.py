"""Which action the search tries next at a node: the most promising one, or in a sealed choice a mixed one."""

import math
from typing import Any

from gangland.bots.search.tree import NONE, PLAYED, REGRET, SHIFT, SUM, THERE, TRIED, VALUE, VISITS, new_edge
from gangland.engine.position import Position
from gangland.engine.randomness import below, next_word
from gangland.engine.rule import rule

# Of `taste`, how a bot likes to search: see taste.py.
CURIOSITY, WIN, SHARED, IDLE, RELUCTANCE = range(5)
EXPERIMENT = 0.1  # share of sealed choices made at random, so that every answer stays known
WORDS = 4294967296.0


@rule
def untried(state: Position, actions: Any, count: int, edge_of: Any) -> int:
    """One of the legal actions that have no edge, each as likely; -1 if all have one."""
    found, chosen = 0, -1
    for nth in range(count):
        if edge_of[actions[nth]] == NONE:
            found += 1
            if found == 1 or below(state, found) == 0:
                chosen = int(actions[nth])
    return chosen


@rule
def most_promising(actions: Any, count: int, idle: int, edge_of: Any, edges: Any, worths: Any, taste: Any) -> int:
    """The edge with the best upper bound; each counts from when its action was legal, not from all visits."""
    best, chosen = -9.0, NONE
    for nth in range(count):
        edge = edge_of[actions[nth]]
        edges[edge, THERE] += 1
        tried = edges[edge, TRIED]
        bound = worths[edge, VALUE] / tried + taste[CURIOSITY] * math.sqrt(math.log(edges[edge, THERE]) / tried)
        if actions[nth] == idle:
            bound -= taste[RELUCTANCE]
        if bound > best:
            best, chosen = bound, int(edge)
    return chosen


@rule
def open_all(
    node: int, actions: Any, count: int, edge_of: Any, nodes: Any, edges: Any, worths: Any, sums: Any, counts: Any
) -> bool:
    """Give every legal action an edge; False if there is no more room."""
    for nth in range(count):
        if edge_of[actions[nth]] == NONE:
            edge = new_edge(node, actions[nth], nodes, edges, worths, sums, counts)
            if edge == NONE:
                return False
            edge_of[actions[nth]] = edge
    return True


@rule
def mixed(
    state: Position, node: int, actions: Any, count: int, edge_of: Any, edges: Any, worths: Any, sums: Any, odds: Any
) -> int:
    """Regret matching (S. Hart, A. Mas-Colell, 2000): what would have been better so far is played more often.

    Writes the odds of each nth action into `odds` and counts what is played towards the average, which is the answer.
    """
    total = 0.0
    for nth in range(count):
        regret = worths[edge_of[actions[nth]], REGRET] + sums[node, SHIFT]
        odds[nth] = max(regret, 0.0)
        total += odds[nth]
    chosen, rest = count - 1, next_word(state) / WORDS
    for nth in range(count):
        share = odds[nth] / total if total > 0 else 1.0 / count
        worths[edge_of[actions[nth]], PLAYED] += share
        odds[nth] = (1 - EXPERIMENT) * share + EXPERIMENT / count
        if 0 <= rest < odds[nth]:
            chosen = nth
        rest -= odds[nth]
    edges[edge_of[actions[chosen]], THERE] += 1
    return chosen


@rule
def learn(node: int, edge: int, odds: float, worth: float, nodes: Any, edges: Any, worths: Any, sums: Any) -> None:
    """A result goes to the edge that was taken; in a sealed choice (with odds) also into the regrets.

    The regret is of results above the average so far: the same regrets in the long run, with less noise.
    """
    if odds > 0:
        above = worth - (sums[node, SUM] / nodes[node, VISITS] if nodes[node, VISITS] > 0 else 0.5)
        worths[edge, REGRET] += above / odds
        sums[node, SHIFT] -= above
    nodes[node, VISITS] += 1
    sums[node, SUM] += worth
    edges[edge, TRIED] += 1
    worths[edge, VALUE] += worth
