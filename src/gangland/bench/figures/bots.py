"""The bots of the figures: those that people meet, one that exploits habits, and all of them in a hurry."""

from dataclasses import dataclass
from functools import partial
from typing import Protocol

from gangland.bots import LEVELS, player
from gangland.bots.question import Answer, Player, Question
from gangland.engine.bots import Budget

EXPLOITER, SURE_EXPLOITER = "exploiter", "sure-exploiter"
SURE = 0.2  # how far from even a habit must be
EXPLOITERS = {EXPLOITER: 0.0, SURE_EXPLOITER: SURE}
HURRY = Budget(looks=6)
HURRIED_GREEDY = "greedy:2"


class Habits(Protocol):
    """What a game with sealed choices has in its `habits.py`: what the others do most often, and the answer to it."""

    def watch(self, view: object, seat: int) -> None: ...

    def answer(self, view: object, seat: int, legal: list[str], sure: float) -> str | None: ...


@dataclass
class Exploiter:
    """Searches like `search`, but in sealed choices gives the best answer to what the others do most often.

    One that wants to be `sure` does so only where a habit is that far from even, and searches elsewhere.
    """

    budget: Budget
    sure: float = 0.0
    habits: Habits | None = None

    def think(self, question: Question) -> Answer:
        from gangland.bots import search

        game = question.rules.game
        view = game.view(question.position, question.seat)
        self.habits = self.habits or game.module("habits").Habits()
        self.habits.watch(view, question.seat)
        named = {game.actions[action]: action for action in question.legal}
        is_sealed = game.sealed(question.position)
        known = self.habits.answer(view, question.seat, list(named), self.sure) if is_sealed else None
        return search.think(question, self.budget) if known is None else Answer(named[known])


def make(name: str) -> Player:
    """The bot of this name; `exploiter:1000` and `sure-exploiter:1000` (looks where they search) among them."""
    kind, _, looks = name.partition(":")
    if kind not in EXPLOITERS:
        return player(name)
    budget = Budget(looks=int(looks))
    return Player(name, Exploiter(budget, EXPLOITERS[kind]).think, budget)


def hurried(name: str) -> Player:
    """The same bot with hardly any looks ahead: to try the figures, not to measure."""
    from gangland.bots import search

    kind = name.partition(":")[0]
    if name == "random":
        return player(name)
    if name == "greedy":
        return player(HURRIED_GREEDY)
    if kind in EXPLOITERS:
        return Player(name, Exploiter(HURRY, EXPLOITERS[kind]).think, HURRY)
    overlooks = LEVELS[name].overlooks if name in LEVELS else 0.0
    return Player(name, partial(search.think, budget=HURRY, overlooks=overlooks), HURRY)
