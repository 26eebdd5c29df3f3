"""A process that plays games: a bot that hangs or takes its process down with it costs one game, not the arena."""

import os
import signal
import sys
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any

from gangland.engine.loops import MOVE_LIMIT
from gangland.engine.match import Match
from gangland.lab.arena.bout import HARD_LIMIT, Bout, Make, Player, Watch, play_game
from gangland.lab.arena.contest import Contest
from gangland.lab.arena.lineups import name_of

BEGAN, SEAT, MOVES = 0, 1, 2  # of the clock that both processes see: since when who thinks after how many actions
NOBODY_THINKS = 0.0
WARMING_UP, NOBODY_YET = -1, -2  # in place of the seat


@dataclass(frozen=True)
class Assignment:
    """All that a worker has to know before its first game."""

    contest: Contest
    make: Make
    hard: float = HARD_LIMIT
    warm: bool = True  # ask every bot once before the first game, so that nobody pays for the compiler

    def players(self) -> dict[str, Player]:
        """The bots, by their labels."""
        return {label: self.make(name_of(label)) for label in self.contest.labels}


class SharedClock(Watch):
    """A clock and a list of actions in memory that the arena sees, too."""

    def __init__(self, context: Any) -> None:
        self.clock = context.RawArray("d", 3)
        self.actions = context.RawArray("i", 2 * MOVE_LIMIT)

    def begin(self, seat: int, match: Match) -> None:
        count = len(match.moves)
        if count:
            self.actions[2 * count - 2 : 2 * count] = match.moves[-1]
        self.clock[SEAT], self.clock[MOVES] = seat, count
        self.clock[BEGAN] = time.monotonic()

    def end(self) -> None:
        self.clock[BEGAN] = NOBODY_THINKS

    def thinking(self) -> float:
        """For how long somebody has been thinking now."""
        began = self.clock[BEGAN]  # read once: the worker goes on meanwhile
        return float(time.monotonic() - began) if began else 0.0

    def clear(self) -> None:
        """Nothing of an earlier game is left before the next one begins."""
        self.clock[BEGAN], self.clock[SEAT], self.clock[MOVES] = NOBODY_THINKS, NOBODY_YET, 0

    @property
    def seat(self) -> int:
        return int(self.clock[SEAT])

    def moves(self) -> list[tuple[int, int]]:
        """The actions of the game up to now."""
        numbers = self.actions[: 2 * int(self.clock[MOVES])]
        return list(zip(numbers[::2], numbers[1::2], strict=True))


def work(assignment: Assignment, connection: Connection, shared: SharedClock) -> None:
    """Say that it is ready, then answer every number of a game with its result and its record."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena, which ends its workers
    sys.stdout = sys.stderr  # what a bot prints is no part of a report
    threading.Thread(target=end_with_parent, daemon=True).start()
    contest, players = assignment.contest, assignment.players()
    if assignment.warm:
        warm_up(contest, players, shared)
    try:
        connection.send(None)
        while True:
            connection.send(play_game(contest, players, connection.recv(), shared, assignment.hard))
    except (EOFError, BrokenPipeError):
        return


def end_with_parent() -> None:
    """A worker whose arena was killed does not go on."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def warm_up(contest: Contest, players: Mapping[str, Player], shared: SharedClock) -> None:
    """Compile what the bots need, or find it on disk: each is asked once where there is something to choose."""
    match = Bout(contest, 1).match
    shared.begin(WARMING_UP, match)
    while not match.over and len(match.legal(match.to_act[0])) < 2:
        match.play(match.legal(match.to_act[0])[0], seat=match.to_act[0])
    for bot in players.values():
        try:
            bot.ask(match.rules, match.position.copy(), match.to_act[0], 0)
        except (Exception, SystemExit):
            continue  # its games will tell
    shared.end()
