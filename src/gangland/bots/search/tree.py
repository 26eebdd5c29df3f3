"""A tree of what seats know, in flat arrays: nodes found by a hash of what may be known there, edges in lists.

A node is a decision as its seat may know it. For the seat that searches that is the actions it has seen since the
root, its own and the open ones of the others; for every other seat it is what a spectator has seen of them. So nobody
in the tree answers to what only the searcher knows, and the many hands that another seat may hold share one node:
information-set search (P. Cowling, E. Powley, D. Whitehouse, 2012). Cards that were turned up meanwhile are left out:
what is good on average over them is learned much sooner than what is good after each. But once sealed choices are
revealed, an answer must be an answer to them: from then on a history begins with what the seat observed there.
"""

from typing import Any

from gangland.engine.contract import observe
from gangland.engine.position import Position
from gangland.engine.rule import rule

WORD = 0xFFFFFFFF
FNV_PRIME = 0x01000193
MURMUR = 0x85EBCA6B
FNV_PRIME_64 = 0x100000001B3
HISTORIES = (1 << 60) - 1
SEATS = 8
GOLDEN = 0x9E3779B9
STEPS_OF_ONE = 64  # numbers of an observation are told apart in steps of a 64th

NOBODY = -1
UNSEEN, DECIDES = -1, -2  # in a history: an action nobody else saw; the decision that a node is
NONE = 0  # no edge, no node: both are counted from 1

# Columns of the arrays.
FIRST, VISITS = 0, 1  # of `nodes`: the first edge, how often it was passed
ACTION, NEXT, TRIED, THERE = 0, 1, 2, 3  # of `edges`: the action, the next edge, how often taken and how often legal
VALUE, PLAYED = 0, 1  # of `worths`: sum of results; in a sealed choice how much it was played
# Of `counts`: used so far; iterations; of those that came to the end, how many and by how many points in all.
NODES, EDGES, LOOKS, ENDED, MARGIN = range(5)


@rule
def longer(history: int, actor: int, action: int) -> int:
    """A history with one more action, as a number of 60 bits; some are no actions."""
    return ((history ^ ((action + 2) * SEATS + actor)) * FNV_PRIME_64 + 1) & HISTORIES


@rule
def observed(state: Position, viewer: int, numbers: Any) -> int:
    """What a viewer may know of a position, as the beginning of a history: a hash."""
    observe(state, viewer, numbers)
    one, two = GOLDEN, MURMUR
    for place in range(len(numbers)):
        if numbers[place] != 0:  # most are
            number = (int(numbers[place] * STEPS_OF_ONE) * GOLDEN + place) & WORD
            one = ((one ^ number) * FNV_PRIME) & WORD
            two = (((two + number) * MURMUR) & WORD) ^ (two >> 15)
    return ((one << 28) ^ two) & HISTORIES


@rule
def node_of(key: int, table: Any, keys: Any, nodes: Any, counts: Any) -> int:
    """The node with this key, made if it is new and there is room; else none. A new one has no visits."""
    place = key & (len(table) - 1)  # there are a power of two
    while table[place] != NONE:
        if keys[table[place]] == key:
            return int(table[place])
        place = (place + 1) & (len(table) - 1)
    if counts[NODES] + 1 >= len(keys):
        return NONE
    counts[NODES] += 1
    node = int(counts[NODES])
    table[place] = node
    keys[node] = key
    nodes[node, FIRST] = NONE
    nodes[node, VISITS] = 0
    return node


@rule
def new_edge(node: int, action: int, nodes: Any, edges: Any, worths: Any, counts: Any) -> int:
    """An action of a node that was never taken there; none if there is no more room."""
    if counts[EDGES] + 1 >= len(edges):
        return NONE
    counts[EDGES] += 1
    edge = int(counts[EDGES])
    edges[edge, ACTION] = action
    edges[edge, NEXT] = nodes[node, FIRST]
    edges[edge, TRIED] = 0
    edges[edge, THERE] = 0
    worths[edge, VALUE] = 0.0
    worths[edge, PLAYED] = 0.0
    nodes[node, FIRST] = edge
    return edge


@rule
def mark_edges(node: int, nodes: Any, edges: Any, edge_of: Any) -> None:
    """Note for each action of a node which edge it is."""
    edge = nodes[node, FIRST]
    while edge != NONE:
        edge_of[edges[edge, ACTION]] = edge
        edge = edges[edge, NEXT]


@rule
def unmark_edges(node: int, nodes: Any, edges: Any, edge_of: Any) -> None:
    edge = nodes[node, FIRST]
    while edge != NONE:
        edge_of[edges[edge, ACTION]] = NONE
        edge = edges[edge, NEXT]
