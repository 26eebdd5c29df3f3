"""The tree and its memory from Python's side: grow it for a while, then read what it thinks."""

import time
from typing import Any

import numpy as np

from gangland.bots.search.look import DEEPEST, search
from gangland.bots.search.taste import Taste, taste_of
from gangland.bots.search.tree import ACTION, FIRST, LOOKS, NEXT, TRIED
from gangland.engine.position import Position
from gangland.engine.rules import MAX_SEATS, Rules

ROOM = 1 << 17  # nodes of one tree at most: twelve megabytes with all that belongs to them
NODES_OF_A_LOOK = 64  # more than a look can add: sealed choices of eight seats open a node each, with all its edges
EDGES_OF_A_NODE = 2
TRAIL = 256  # moves of a playout that are remembered
BREATH = 0.004  # seconds between two looks at the clock


def room_for(looks: int | None) -> int:
    """Nodes for so many looks, a power of two: who looks little need not clear megabytes for every decision."""
    return ROOM if looks is None else min(1 << (NODES_OF_A_LOOK * looks).bit_length(), ROOM)


class Tree:
    """One tree for one decision of one seat: root-parallel search has several, each with its own key."""

    def __init__(
        self,
        rules: Rules,
        position: Position,
        seat: int,
        seats: int,
        key: int,
        room: int = ROOM,
        taste: Taste | None = None,
    ) -> None:
        self.rules, self.seat, self.seats, self.key = rules, seat, seats, key
        self.sealed = int(rules.game.sealed(position))
        self.idle = -1 if rules.game.idle is None else rules.game.idle
        self.cells = np.zeros(2, position.cells.dtype)
        self.cells[0] = position.cells[0]
        actions = len(rules.game.actions) + 1
        self.nodes = np.zeros((room, 2), np.int32)
        self.edges = np.zeros((room * EDGES_OF_A_NODE, 4), np.int32)
        self.worths = np.zeros((room * EDGES_OF_A_NODE, 2), np.float64)
        self.counts = np.zeros(5, np.int64)
        self.memory: tuple[Any, ...] = (
            np.zeros((DEEPEST, 3), np.int64),
            rules.actions_buffer(),
            np.zeros(rules.game.observation, np.float32),
            np.zeros(actions, np.int32),
            np.zeros(actions, np.float64),
            np.zeros((MAX_SEATS, 2), np.int64),
            np.zeros(2 * room, np.int32),
            np.zeros(room, np.int64),
            self.nodes,
            self.edges,
            self.worths,
            self.counts,
            np.zeros((TRAIL, 2), np.int16),
            np.full((rules.game.gists or actions, 2), (0.5, 1.0)),
            np.zeros(MAX_SEATS, np.float64),
            np.array((taste or taste_of(rules.game.id)).numbers(), np.float64),
        )

    @property
    def looks(self) -> int:
        return int(self.counts[LOOKS])

    def grow(self, looks: int) -> None:
        """Look ahead that many times more."""
        row = self.rules.batch(self.cells)
        self.rules.door(search)(row, self.seat, self.sealed, self.seats, self.idle, self.key, looks, *self.memory)

    def grow_until(self, stop: float, most: int) -> None:
        """Look ahead until the clock shows `stop`, or that many times."""
        began, looks = time.perf_counter(), self.looks
        self.grow(1)
        while self.looks < most:
            now = time.perf_counter()
            each = (now - began) / (self.looks - looks)
            if now + each >= stop:
                return
            self.grow(min(max(int(min(BREATH, stop - now) / each), 1), most - self.looks))

    def thoughts(self) -> dict[int, tuple[int, float, float]]:
        """For each action of the root how often it was tried, the sum of its results, and how often it was mixed in."""
        found, edge = {}, int(self.nodes[1, FIRST])
        while edge:
            tried, (value, played) = int(self.edges[edge, TRIED]), self.worths[edge].tolist()
            found[int(self.edges[edge, ACTION])] = (tried, value, played)
            edge = int(self.edges[edge, NEXT])
        return found
