"""How a bot is asked, and what it answers: the same for every bot, in every place where one plays."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from gangland.engine.bots import Budget
from gangland.engine.game import bits
from gangland.engine.mistakes import Mistake
from gangland.engine.position import Position
from gangland.engine.rules import Rules

MILLISECONDS = 1000.0


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one action: its value for the seat, from 0 to 1, and its share of the attention."""

    action: int
    value: float
    share: float


@dataclass(frozen=True)
class Answer:
    """What a bot does, and why: for hints and later analysis."""

    action: int
    thoughts: tuple[Thought, ...] = ()
    looks: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Question:
    """All that a bot is handed: a position redealt for its seat, never the true one, and a seed of its own."""

    rules: Rules
    position: Position
    seat: int
    seed: int
    legal: list[int]
    began: float  # on the clock of `time.perf_counter`: the budget counts from here

    @cached_property
    def seats(self) -> int:
        return self.rules.game.agreed(self.position)[0]


@dataclass(frozen=True)
class Player:
    """A bot with a budget, ready to be asked."""

    name: str
    think: Callable[[Question], Answer]
    budget: Budget = field(default_factory=Budget)
    looks_ahead: bool = True  # does it play out many games, so that compiled rules are worth waiting for?

    def ask(self, rules: Rules, position: Position, seat: int, seed: int) -> Answer:
        """What it does in a position. It gets a guess of it, so it can't see what the seat may not know."""
        began = time.perf_counter()
        waiting = list(bits(rules.to_act(position)))
        if not waiting:
            raise Mistake("mistake-bot-over")
        if seat not in waiting:
            raise Mistake("mistake-bot-waits", seat=str(seat), seats=", ".join(map(str, waiting)))
        legal = rules.legal(position, seat)
        if len(legal) == 1:
            return Answer(legal[0], (Thought(legal[0], 0.5, 1.0),))
        guess = rules.guess(position, seat, seed, 0)
        answer = self.think(Question(rules, guess, seat, seed, legal, began))
        return Answer(answer.action, answer.thoughts, answer.looks, time.perf_counter() - began)
