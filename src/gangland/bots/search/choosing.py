"""Which action the search tries next at a node: the most promising one, or in a sealed choice a mixed one."""

import math
from typing import Any

from gangland.bots.search.tree import NONE, PLAYED, THERE, TRIED, VALUE, VISITS, new_edge
from gangland.engine.position import Position
from gangland.engine.randomness import below, next_word
from gangland.engine.rule import rule

# Of `taste`, how a bot likes to search: see taste.py.
CURIOSITY, WIN, SHARED, IDLE, RELUCTANCE, SHARPNESS, HABIT, RIVALS, SURE = range(9)
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
    node: int, actions: Any, count: int, edge_of: Any, nodes: Any, edges: Any, worths: Any, counts: Any
) -> bool:
    """Give every legal action an edge; False if there is no more room."""
    for nth in range(count):
        if edge_of[actions[nth]] == NONE:
            edge = new_edge(node, actions[nth], nodes, edges, worths, counts)
            if edge == NONE:
                return False
            edge_of[actions[nth]] = edge
    return True


@rule
def mixed(
    state: Position,
    node: int,
    actions: Any,
    count: int,
    edge_of: Any,
    nodes: Any,
    edges: Any,
    worths: Any,
    odds: Any,
    taste: Any,
) -> int:
    """Smooth fictitious play (D. Fudenberg, D. Levine, 1995): mostly what was best against all that was met so far.

    The more was seen, the less a worse action is played, up to a limit (a quantal response: R. McKelvey, T. Palfrey,
    1995): however long it thought, a choice that is hardly worse stays in the mixture. What is played is counted
    towards the average, later looks more: the average is the answer. The odds of each nth action are left in `odds`.
    """
    best, total = -1.0, 0.0
    for nth in range(count):
        odds[nth] = mean_of(edge_of[actions[nth]], edges, worths)
        best = max(best, odds[nth])
    sharpness = min(taste[SHARPNESS] * math.sqrt(nodes[node, VISITS]), taste[SURE])
    for nth in range(count):
        odds[nth] = math.exp((odds[nth] - best) * sharpness)
        total += odds[nth]
    chosen, rest = count - 1, next_word(state) / WORDS
    for nth in range(count):
        share = odds[nth] / total
        worths[edge_of[actions[nth]], PLAYED] += share * nodes[node, VISITS]
        odds[nth] = (1 - EXPERIMENT) * share + EXPERIMENT / count
        if 0 <= rest < odds[nth]:
            chosen = nth
        rest -= odds[nth]
    return chosen


@rule
def mean_of(edge: int, edges: Any, worths: Any) -> float:
    """The average result of an action; a half if it was never tried."""
    if edges[edge, TRIED] == 0:
        return 0.5
    mean: float = worths[edge, VALUE] / edges[edge, TRIED]
    return mean


@rule
def learn(node: int, edge: int, worth: float, nodes: Any, edges: Any, worths: Any) -> None:
    """A result goes to the edge that was taken."""
    nodes[node, VISITS] += 1
    edges[edge, TRIED] += 1
    worths[edge, VALUE] += worth
