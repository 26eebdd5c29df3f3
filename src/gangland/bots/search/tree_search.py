"""A tree search from Python's side: let it look ahead for a while, then read what it found."""

import math
import time
from typing import Any, NamedTuple

import numpy as np

from gangland.bots.search.look import search
from gangland.bots.search.tree import MOST_NODES, NONE, ROOT, clear, tree_of
from gangland.engine.bots import SearchParameters
from gangland.engine.position import Position
from gangland.engine.rules import Rules

NODES_OF_A_LOOK = 64  # more than a look can add: sealed choices of eight seats open a node each, with all its edges
BREATH = 0.004  # seconds between two looks at the clock
DOUBT = 0.25  # about how far one result lies from the next


def room_for(looks: int | None) -> int:
    """Nodes for so many looks, a power of two: who looks little need not clear a large table for every decision."""
    return MOST_NODES if looks is None else min(1 << (NODES_OF_A_LOOK * looks).bit_length(), MOST_NODES)


class Finding(NamedTuple):
    """What a search found of an action; the fields are those of an edge."""

    tried: int = 0  # how often
    value: float = 0.0  # the sum of its results
    played: float = 0.0  # how often it was mixed in, if this is a sealed choice

    @property
    def mean(self) -> float:
        return self.value / self.tried if self.tried else 0.0

    @property
    def surely(self) -> float:
        """How good it is at least: what was tried more often is surer."""
        return self.mean - DOUBT / math.sqrt(self.tried) if self.tried else -1.0

    def plus(self, other: "Finding") -> "Finding":
        return Finding(self.tried + other.tried, self.value + other.value, self.played + other.played)


class TreeSearch:
    """One tree for one decision of one seat: root-parallel search has several, each with its own key."""

    def __init__(
        self,
        rules: Rules,
        position: Position,
        seat: int,
        key: int,
        room: int = MOST_NODES,
        parameters: SearchParameters | None = None,
    ) -> None:
        self.rules, game = rules, rules.game
        self.positions = np.zeros(2, position.cells.dtype)
        self.positions[0] = position.cells[0]
        self.cells = np.empty(1, tree_of(game))
        self.tree: Any = self.cells[0]
        clear(self.tree, room)
        parameters = parameters or game.bots.search
        decision = {
            "searcher": seat,
            "seats": game.agreed(position)[0],
            "is_sealed": game.sealed(position),
            "idle": -1 if game.idle is None else game.idle,
            "key": key,
        }
        for name, number in (*decision.items(), *zip(parameters.names(), parameters.numbers(), strict=True)):
            self.tree[name] = number

    @property
    def looks(self) -> int:
        return int(self.tree["looks"])

    def look(self, looks: int) -> None:
        """Look ahead that many times more."""
        self.rules.door(search)(self.rules.batch(self.positions), self.rules.batch(self.cells), looks)

    def run(self, stop: float, most: int) -> None:
        """Look ahead until the clock shows `stop`, or that many times."""
        began, looks = time.perf_counter(), self.looks
        self.look(1)
        while self.looks < most:
            now = time.perf_counter()
            each = (now - began) / (self.looks - looks)
            if now + each >= stop:
                return
            self.look(min(max(int(min(BREATH, stop - now) / each), 1), most - self.looks))

    def findings(self) -> dict[int, Finding]:
        """What was found of each action of the decision that was searched."""
        found, edge = {}, int(self.tree["first"][ROOT])
        while edge != NONE:
            numbers = (self.tree[name][edge].item() for name in Finding._fields)
            found[int(self.tree["action"][edge])] = Finding(*numbers)
            edge = int(self.tree["next"][edge])
        return found
