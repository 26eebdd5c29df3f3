"""A batch on the threads of the processor: each has its own part of every array."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from gangland.adapters.batch import lane_rules
from gangland.adapters.batch.lanes import Lanes, as_numbers, check_actions
from gangland.engine.rules import MAX_SEATS, Rules
from gangland.engine.table import Table


@dataclass(frozen=True)
class Part:
    """Some lanes in a row: the views of one thread, and room of its own."""

    first: int
    states: Any
    numbers: Any
    shown: tuple[Any, ...]  # observation, mask, counts, player
    paid: tuple[Any, ...]  # rewards, terminated
    actions: Any
    buffer: Any
    ends: Any


class ThreadLanes(Lanes):
    """Compiled rules run outside the interpreter's lock, so threads run side by side."""

    def __init__(self, table: Table, rules: Rules, count: int, threads: int) -> None:
        game = table.game
        self.rules, self.count, self.dealt, self.key = rules, count, (table.seats, table.numbers), 0
        self.cells = np.zeros(count, game.state)
        self.numbers = np.zeros(count, np.int64)
        self.observation = np.zeros((count, game.observation), np.float32)
        self.mask = np.zeros((count, len(game.actions)), np.bool_)
        self.counts = np.zeros(count, np.int16)
        self.player = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, table.seats), np.float32)
        self.terminated, self.truncated = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        self.actions = np.zeros(count, np.int32)
        borders = np.linspace(0, count, min(threads, count) + 1).astype(int).tolist()
        self.parts = [self._part(first, last) for first, last in pairwise(borders)]
        self.pool = ThreadPoolExecutor(len(self.parts)) if len(self.parts) > 1 else None

    def _part(self, first: int, last: int) -> Part:
        here = slice(first, last)
        shown = (self.observation[here], self.mask[here], self.counts[here], self.player[here])
        return Part(
            first,
            self.rules.batch(self.cells[here]),
            self.numbers[here],
            shown,
            (self.rewards[here], self.terminated[here]),
            self.actions[here],
            self.rules.actions_buffer(),
            np.zeros((MAX_SEATS, 2), np.int64),
        )

    def _each(self, work: Any) -> list[Any]:
        """The work on every part, side by side."""
        if self.pool is None:
            return [work(self.parts[0])]
        return list(self.pool.map(work, self.parts))

    def reset(self, seed: int) -> None:
        self.key = seed
        self.numbers[:] = np.arange(self.count)
        self.rewards[:], self.terminated[:] = 0, False
        begin = self.rules.door(lane_rules.begin_each)
        self._each(lambda part: begin(part.states, *self.dealt, seed, part.buffer, part.numbers, *part.shown))

    def step(self, actions: Any) -> int:
        given = np.asarray(actions)
        check_actions(given, self.count)
        if given is not self.actions:
            self.actions[:] = as_numbers(given)
        refused = [lane for lane in self._each(self._step) if lane >= 0]
        return refused[0] if refused else -1

    def _step(self, part: Part) -> int:
        lane = self.rules.door(lane_rules.step_each)(
            part.states, self.count, part.actions, *self.dealt, self.key, part.buffer, part.ends, part.numbers,
            *part.shown, *part.paid,
        )  # fmt: skip
        return int(lane) + part.first if lane >= 0 else -1

    def sample(self, seed: int, tick: int) -> Any:
        sample = self.rules.door(lane_rules.sample_each)
        self._each(lambda part: sample(part.first, seed, tick, part.shown[1], part.shown[2], part.actions))
        return self.actions

    def positions(self) -> np.ndarray[Any, np.dtype[np.void]]:
        return self.cells.copy()
