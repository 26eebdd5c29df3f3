"""Games between bots, seen wherever a stage begins: what every seat had then, and who won in the end."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from gangland.bots import player
from gangland.bots.question import Player
from gangland.engine.match import Match
from gangland.engine.outlook import Outlook, Standing
from gangland.engine.rules import MAX_SEATS
from gangland.engine.table import Table
from gangland.lab.arena.results import shares_of

Numbers = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Standings:
    """Beginnings of stages, one in each row: what everybody had, who was in play, and what each won in the end."""

    seats: Numbers
    stages: Numbers
    alive: Numbers  # of each seat, 0 or 1
    traits: Numbers  # of each seat, those that are weighed
    won: Numbers  # the share of each seat

    def __len__(self) -> int:
        return len(self.seats)

    def where(self, chosen: Any) -> "Standings":
        return Standings(*(column[chosen] for column in self.columns))

    @property
    def columns(self) -> tuple[Numbers, ...]:
        return self.seats, self.stages, self.alive, self.traits, self.won


def joined(several: list[Standings]) -> Standings:
    return Standings(*(np.concatenate(columns) for columns in zip(*(one.columns for one in several), strict=True)))


def played(table: Table, seed: str, bot: str) -> Standings:
    """One game, every seat played by the same bot."""
    outlook: Outlook = table.game.module("outlook").OUTLOOK
    match, mind, seen = Match(table, seed), player(bot), []
    stage = match.game.stage(match.position)
    while not match.over:
        seat = match.to_act[0]
        match.play(decision(match, mind, seat), seat=seat)
        now = match.game.stage(match.position)
        if now > stage and not match.over:
            seen.append((table.seats, now, *padded(outlook.standing(match.position))))
        stage = now
    count, stages, alive, traits = (np.array(column, float) for column in zip(*seen, strict=True))
    return Standings(count, stages, alive, traits, np.tile(shares(match), (len(seen), 1)))


def decision(match: Match, mind: Player, seat: int) -> int:
    seed = len(match.moves) * MAX_SEATS + seat
    return mind.ask(match.rules, match.position.copy(), seat, seed).action


def shares(match: Match) -> Numbers:
    """What each seat won."""
    assert match.result is not None
    won = shares_of([end.place for end in match.result])
    return np.pad(np.array(won), (0, MAX_SEATS - match.seats))


def padded(standing: Standing) -> tuple[Numbers, Numbers]:
    """Who is still in play, and the traits of each seat, with room for as many seats as there can be."""
    alive, traits = (np.array(column, float) for column in standing)
    missing = MAX_SEATS - len(alive)
    return np.pad(alive, (0, missing)), np.pad(traits, ((0, missing), (0, 0)))
