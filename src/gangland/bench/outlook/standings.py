"""Games of Cash 'n Guns between bots, seen at the beginning of every round, and who won them."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from gangland.bots import player
from gangland.bots.question import Player
from gangland.engine.match import Match
from gangland.engine.position import Position
from gangland.engine.rules import MAX_SEATS
from gangland.games import load
from gangland.games.cash_n_guns.outlook import TRAITS, trait
from gangland.games.cash_n_guns.rules.ending import fortune
from gangland.lab.arena.results import shares_of

GAME = "cash_n_guns"
Numbers = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Moments:
    """Beginnings of rounds, one in each row: what everybody had, who lived, and what each won in the end."""

    seats: Numbers
    rounds: Numbers
    alive: Numbers  # of each seat, 0 or 1
    traits: Numbers  # of each seat, those that are weighed
    won: Numbers  # the share of each seat

    def __len__(self) -> int:
        return len(self.seats)

    def where(self, chosen: Any) -> "Moments":
        return Moments(*(column[chosen] for column in self.columns))

    @property
    def columns(self) -> tuple[Numbers, ...]:
        return self.seats, self.rounds, self.alive, self.traits, self.won


def joined(several: list[Moments]) -> Moments:
    return Moments(*(np.concatenate(columns) for columns in zip(*(one.columns for one in several), strict=True)))


def played(seats: int, seed: str, bot: str, talents: str = "none") -> Moments:
    """One game, every seat played by the same bot."""
    match = Match.of(load(GAME), seats, {"talents": talents}, seed)
    mind, seen, stage = player(bot), [], 1
    while not match.over:
        seat = match.to_act[0]
        match.play(decision(match, mind, seat), seat=seat)
        now = match.game.stage(match.position)
        if now > stage and not match.over:
            seen.append((seats, now, *seats_of(match.position)))
        stage = now
    count, rounds, alive, traits = (np.array(column, float) for column in zip(*seen, strict=True))
    return Moments(count, rounds, alive, traits, np.tile(shares(match), (len(seen), 1)))


def decision(match: Match, mind: Player, seat: int) -> int:
    seed = len(match.moves) * MAX_SEATS + seat
    return mind.ask(match.rules, match.position.copy(), seat, seed).action


def shares(match: Match) -> Numbers:
    """What each seat won."""
    assert match.result is not None
    won = shares_of([end.place for end in match.result])
    return np.pad(np.array(won), (0, MAX_SEATS - match.seats))


def seats_of(state: Position) -> tuple[Numbers, Numbers]:
    """Who lives, and the traits of each seat."""
    fortunes = [fortune(state, seat) for seat in range(state.seats)]
    alive, traits = np.zeros(MAX_SEATS), np.zeros((MAX_SEATS, TRAITS))
    for seat, mine in enumerate(fortunes):
        lead = mine - max(fortunes[:seat] + fortunes[seat + 1 :])
        alive[seat] = state.alive[seat]
        traits[seat] = [trait(state, seat, which, mine, lead) for which in range(TRAITS)]
    return alive, traits
