"""Selection: which action is tried next at a node. The best bet, or in a sealed choice one of a mixture."""

import math

from gangland.bots.search.tree import NONE, Tree, mark_edges, mean_of, new_edge, unmark_edges
from gangland.engine.position import Position
from gangland.engine.randomness import below, next_word
from gangland.engine.rule import rule

EXPERIMENT = 0.1  # share of sealed choices made at random, so that every answer stays known
WORDS = 4294967296.0


@rule
def selected_edge(tree: Tree, state: Position, node: int, count: int, is_sealed: int) -> int:
    """What is tried at a node with so many legal actions; none if there is no more room."""
    mark_edges(tree, node)
    edge = mixed_edge(tree, state, node, count) if is_sealed else best_bet(tree, state, node, count)
    unmark_edges(tree, node)
    return edge


# In a turn


@rule
def best_bet(tree: Tree, state: Position, node: int, count: int) -> int:
    """Something new, else the most promising."""
    action = untried_action(tree, state, count)
    return new_edge(tree, node, action) if action >= 0 else most_promising(tree, count)


@rule
def untried_action(tree: Tree, state: Position, count: int) -> int:
    """One of the legal actions that have no edge, each as likely; -1 if all have one."""
    found, chosen = 0, -1
    for nth in range(count):
        if tree.edge_of[tree.actions[nth]] == NONE:
            found += 1
            if found == 1 or below(state, found) == 0:
                chosen = int(tree.actions[nth])
    return chosen


@rule
def most_promising(tree: Tree, count: int) -> int:
    """The edge with the best upper bound; each counts from when its action was legal, not from all visits."""
    best, chosen = -9.0, NONE
    for nth in range(count):
        edge = tree.edge_of[tree.actions[nth]]
        tree.offered[edge] += 1
        tried = tree.tried[edge]
        bound = tree.value[edge] / tried + tree.curiosity * math.sqrt(math.log(tree.offered[edge]) / tried)
        if tree.actions[nth] == tree.idle:
            bound -= tree.reluctance
        if bound > best:
            best, chosen = bound, int(edge)
    return chosen


# In a sealed choice


@rule
def mixed_edge(tree: Tree, state: Position, node: int, count: int) -> int:
    """One drawn from the mixed strategy of a node."""
    if not open_all(tree, node, count):
        return NONE
    weigh_up(tree, node, count)
    return int(tree.edge_of[tree.actions[drawn(tree, state, node, count)]])


@rule
def open_all(tree: Tree, node: int, count: int) -> bool:
    """Give every legal action an edge; False if there is no more room."""
    for nth in range(count):
        if tree.edge_of[tree.actions[nth]] == NONE:
            edge = new_edge(tree, node, tree.actions[nth])
            if edge == NONE:
                return False
            tree.edge_of[tree.actions[nth]] = edge
    return True


@rule
def weigh_up(tree: Tree, node: int, count: int) -> None:
    """Smooth fictitious play (D. Fudenberg, D. Levine, 1995): mostly what was best against all that was met so far.

    The more was seen, the less a worse action is played, up to a limit (a quantal response: R. McKelvey, T. Palfrey,
    1995): however long it thought, a choice that is hardly worse stays in the mixture. The odds of each nth action, of
    the best one 1, are left in `odds`.
    """
    best = -1.0
    for nth in range(count):
        tree.odds[nth] = mean_of(tree, tree.edge_of[tree.actions[nth]])
        best = max(best, tree.odds[nth])
    sharpness = min(tree.sharpness * math.sqrt(tree.visits[node]), tree.sharpest)
    for nth in range(count):
        tree.odds[nth] = math.exp((tree.odds[nth] - best) * sharpness)


@rule
def drawn(tree: Tree, state: Position, node: int, count: int) -> int:
    """Which of the legal actions is played, by their odds.

    The mixture is counted towards the average of all, later ones more: the average is the answer.
    """
    total = 0.0
    for nth in range(count):
        total += tree.odds[nth]
    chosen, rest = count - 1, next_word(state) / WORDS
    for nth in range(count):
        share = tree.odds[nth] / total
        tree.played[tree.edge_of[tree.actions[nth]]] += share * tree.visits[node]
        share = (1 - EXPERIMENT) * share + EXPERIMENT / count
        if 0 <= rest < share:
            chosen = nth
        rest -= share
    return chosen
