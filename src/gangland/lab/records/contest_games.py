"""Games that are played for the data set: by bots in the processes of the arena, or at random right here."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from gangland.bots import player
from gangland.lab.arena.bout import HARD_LIMIT, Bout, Make
from gangland.lab.arena.contest import Contest
from gangland.lab.arena.lineups import AUTOMATON, name_of
from gangland.lab.arena.pool import Finished, play_all
from gangland.lab.arena.worker import Assignment
from gangland.lab.records.recorded_game import RecordedGame
from gangland.lab.records.sources import Entry, of_result

RANDOM = "random"
PLACE = "game {}"  # of a contest, from 1


@dataclass(frozen=True)
class ContestGames:
    """The games of a contest: everybody plays every deal from every seat, as in the arena."""

    contest: Contest
    threads: int = 1
    make: Make = player

    @property
    def asked(self) -> dict[str, Any]:
        return {"play": self.contest.as_json()}

    def count(self) -> int:
        return self.contest.games

    def entries(self, skip: int, last: str) -> Iterator[Entry]:
        left = range(skip + 1, self.contest.games + 1)
        if {name_of(label) for label in self.contest.labels} == {RANDOM}:
            return (random_game(self.contest, number) for number in left)
        return self._between_bots(left)

    def _between_bots(self, left: range) -> Iterator[Entry]:
        finished = play_all(Assignment(self.contest, self.make, HARD_LIMIT), left, self.threads)
        for result, record in in_order(finished, left.start):
            yield of_result(result, record, PLACE.format(result.game))


def in_order(finished: Iterable[Finished], first: int) -> Iterator[Finished]:
    """Games by their numbers, however they come: the same command writes the same rows."""
    waiting: dict[int, Finished] = {}
    for game in finished:
        waiting[game[0].game] = game
        while first in waiting:
            yield waiting.pop(first)
            first += 1


def random_game(contest: Contest, number: int) -> Entry:
    """A game in which every legal action is as likely; sealed choices are made one seat after another."""

    def play() -> RecordedGame:
        bout = Bout(contest, number)
        match, draw = bout.match, random.Random(bout.bot_seed(0))
        while waiting := match.to_act:
            legal = match.legal(waiting[0])
            match.play(legal[draw.randrange(len(legal))], seat=waiting[0])
        return RecordedGame(match, tuple(seat if seat == AUTOMATON else RANDOM for seat in bout.lineup))

    return Entry(PLACE.format(number), str(number), play)
