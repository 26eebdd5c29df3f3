"""The tree that a search grows: decisions as their seats may know them, and the actions of each.

Like a position it is one flat record. What belongs to a node or an edge is an array with its number as the index:
`tree.visits[node]`, `tree.tried[edge]`. Both are counted from 1.
"""

from functools import cache
from typing import Any

import numpy as np

from gangland.engine.bots import SearchParameters
from gangland.engine.game import Game
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.engine.rules import MAX_SEATS

Tree = Position  # plain rules see its fields in the same way

MOST_NODES = 1 << 17
MOST_EDGES = 2 * MOST_NODES
DEEPEST = 96  # decisions that one look follows in the tree
TRAIL = 256  # moves of a playout that are remembered
NONE = 0  # no node, no edge
ROOT = 1  # the node of the decision that is searched


def tree_of(game: Game) -> np.dtype[np.void]:
    """The record in which a search in this game keeps all that it is asked, has found and needs room for."""
    actions = len(game.actions) + 1
    return _record(actions, game.gists or actions, game.observation)


@cache
def _record(actions: int, gists: int, observation: int) -> np.dtype[np.void]:
    return np.dtype([
        # The decision
        ("searcher", np.int64),  # the seat that searches
        ("seats", np.int64),
        ("is_sealed", np.int64),  # is it a sealed choice?
        ("idle", np.int64),  # the action that means doing nothing, or -1
        ("key", np.int64),  # of the chance in the guesses
        *((name, np.float64) for name in SearchParameters.names()),

        # What was counted
        ("looks", np.int64),
        ("ended", np.int64),  # looks that came to the end of the game
        ("margin", np.int64),  # the points by which the searcher was ahead or behind there, in all
        ("nodes", np.int64),
        ("edges", np.int64),
        ("room", np.int64),  # there are fewer nodes than this, a power of two, and at most twice as many edges

        # Nodes: decisions
        ("place", np.int32, 2 * MOST_NODES),  # a hash table from histories to nodes
        ("history", np.int64, MOST_NODES),  # what the seat to decide may know, as a number
        ("first", np.int32, MOST_NODES),  # its first edge
        ("visits", np.int32, MOST_NODES),  # how often it was passed

        # Edges: the actions of a node, in a chain
        ("action", np.int32, MOST_EDGES),
        ("next", np.int32, MOST_EDGES),
        ("tried", np.int32, MOST_EDGES),  # how often the action was taken
        ("offered", np.int32, MOST_EDGES),  # how often it was legal when a promising one was chosen
        ("value", np.float64, MOST_EDGES),  # the sum of the results for the seat that decides
        ("played", np.float64, MOST_EDGES),  # in a sealed choice: its part of the strategies that were played

        # Habits: how moves have gone in playouts, by their gist
        ("gist_value", np.float64, gists),
        ("gist_tried", np.float64, gists),

        # One look
        ("path_node", np.int64, DEEPEST),  # the way down the tree
        ("path_edge", np.int64, DEEPEST),
        ("path_seat", np.int64, DEEPEST),
        ("trail_seat", np.int16, TRAIL),  # the first moves of the playout
        ("trail_gist", np.int16, TRAIL),
        ("worth", np.float64, MAX_SEATS),  # of what was found, for each seat
        ("ends", np.int64, (MAX_SEATS, 2)),  # points and places

        # One decision of a look
        ("actions", np.int16, actions),  # that are legal
        ("edge_of", np.int32, actions),  # for each action its edge, or none
        ("odds", np.float64, actions),  # of the nth legal action, in a sealed choice
        ("numbers", np.float32, observation),
    ], align=True)  # fmt: skip


def clear(tree: Any, room: int) -> None:
    """Make a tree of whatever lies in its memory. What a new node or edge sets by itself may stay."""
    for count in ("looks", "ended", "margin", "nodes", "edges"):
        tree[count] = 0
    tree["room"] = room
    tree["place"][: 2 * room] = NONE
    tree["edge_of"] = NONE
    tree["gist_value"], tree["gist_tried"] = 0.5, 1.0


@rule
def node_of(tree: Tree, history: int) -> int:
    """The node of a history, a new one without visits if there is none yet and there is room; else none."""
    last = 2 * tree.room - 1
    place = history & last
    while tree.place[place] != NONE:
        if tree.history[tree.place[place]] == history:
            return int(tree.place[place])
        place = (place + 1) & last
    if tree.nodes + 1 >= tree.room:
        return NONE
    tree.nodes += 1
    node = int(tree.nodes)
    tree.place[place] = node
    tree.history[node] = history
    tree.first[node] = NONE
    tree.visits[node] = 0
    return node


@rule
def new_edge(tree: Tree, node: int, action: int) -> int:
    """An action of a node that was never taken there; none if there is no more room."""
    if tree.edges + 1 >= 2 * tree.room:
        return NONE
    tree.edges += 1
    edge = int(tree.edges)
    tree.action[edge] = action
    tree.next[edge] = tree.first[node]
    tree.tried[edge] = 0
    tree.offered[edge] = 0
    tree.value[edge] = 0.0
    tree.played[edge] = 0.0
    tree.first[node] = edge
    return edge


@rule
def mark_edges(tree: Tree, node: int) -> None:
    """Note for each action of a node which edge it is."""
    edge = tree.first[node]
    while edge != NONE:
        tree.edge_of[tree.action[edge]] = edge
        edge = tree.next[edge]


@rule
def unmark_edges(tree: Tree, node: int) -> None:
    edge = tree.first[node]
    while edge != NONE:
        tree.edge_of[tree.action[edge]] = NONE
        edge = tree.next[edge]


@rule
def mean_of(tree: Tree, edge: int) -> float:
    """The average result of an action; a half if it was never tried."""
    if tree.tried[edge] == 0:
        return 0.5
    mean: float = tree.value[edge] / tree.tried[edge]
    return mean
