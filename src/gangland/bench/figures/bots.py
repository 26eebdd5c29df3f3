"""The bots of the figures: those that people meet, one that exploits habits, and all of them in a hurry."""

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean
from typing import Any

from gangland.bots import LEVELS, player
from gangland.bots.question import Answer, Player, Question
from gangland.engine.bots import Budget

EXPLOITER, SURE_EXPLOITER = "exploiter", "sure-exploiter"
SURE = 0.2  # how far from even a habit must be
EXPLOITERS = {EXPLOITER: 0.0, SURE_EXPLOITER: SURE}
HURRY = Budget(looks=6)
HURRIED_GREEDY = "greedy:2"
BANG, STOOD, DUCKED = "bang", "stand", "duck"


@dataclass
class Habits:
    """What the others did at its table, in all games so far: counted when bullets are turned up."""

    bullets: Counter[tuple[int, str]] = field(default_factory=Counter)  # in which round which bullet
    courage: Counter[tuple[int, str]] = field(default_factory=Counter)  # which seat stood or ducked under a gun
    last: tuple[int, Any] = (0, None)  # the turning up that was noted last

    def watch(self, view: Any, seat: int) -> None:
        """Note what was turned up since it was asked the last time."""
        if view.told_round == 0 or (view.told_round, view.told) == self.last:
            return
        self.last = (view.told_round, view.told)
        aims = {told.aim for told in view.told}
        for other, told in enumerate(view.told):
            if other == seat:
                continue
            if told.kind:
                self.bullets[view.told_round, told.kind] += 1
            if told.stance in (STOOD, DUCKED) and other in aims:
                self.courage[other, told.stance] += 1

    def bangs(self, round: int) -> float:
        """The share of bangs among the bullets of a round; a half of nothing."""
        bangs, all = self.bullets[round, BANG], sum(self.bullets[round, kind] for kind in ("blank", BANG))
        return (bangs + 0.5) / (all + 1)

    def boldness(self, seat: int) -> float:
        """How often a player stands when a gun points there."""
        stood, ducked = self.courage[seat, STOOD], self.courage[seat, DUCKED]
        return (stood + 0.5) / (stood + ducked + 1)


@dataclass
class Exploiter:
    """Searches like `search`, but in sealed choices gives the best answer to what the others do most often.

    Under guns it ducks if a bang is likelier than not, as rounds like this one went. It loads a bang if most stand,
    and aims it at whoever stands most; a blank is for whoever ducks most. One that wants to be `sure` does so only
    where a habit is that far from even, and searches elsewhere.
    """

    budget: Budget
    sure: float = 0.0
    habits: Habits = field(default_factory=Habits)

    def think(self, question: Question) -> Answer:
        from gangland.bots import search

        game = question.rules.game
        view = game.view(question.position, question.seat)
        self.habits.watch(view, question.seat)
        named = {game.actions[action]: action for action in question.legal}
        known = self.answer(view, question.seat, list(named)) if game.sealed(question.position) else None
        return search.think(question, self.budget) if known is None else Answer(named[known])

    def answer(self, view: Any, seat: int, legal: list[str]) -> str | None:
        """One of the legal actions, as text; none if no habit is clear enough."""
        rivals = [other for other, one in enumerate(view.players) if one.alive and other != seat]
        if legal[0].startswith("load"):
            bold = fmean(map(self.habits.boldness, rivals))
            return self.either("load bang", "load blank", bold)
        if legal[0].startswith("aim"):
            return self.aim(rivals, view.players[seat].loaded == BANG)
        guns = sum(view.players[other].aim == seat for other in rivals)
        return self.either(DUCKED, STOOD, 1 - (1 - self.habits.bangs(view.round)) ** guns)

    def either(self, one: str, other: str, chance: float) -> str | None:
        """The first if the chance is better than even, as sure as it wants to be."""
        return None if abs(chance - 0.5) < self.sure else one if chance > 0.5 else other

    def aim(self, rivals: list[int], is_bang: bool) -> str | None:
        boldness = {other: self.habits.boldness(other) for other in rivals}
        if max(boldness.values()) - min(boldness.values()) < self.sure:
            return None
        return f"aim {(max if is_bang else min)(rivals, key=boldness.__getitem__)}"


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

    if name == "random":
        return player(name)
    if name == "greedy":
        return player(HURRIED_GREEDY)
    if name.partition(":")[0] in EXPLOITERS:
        return Player(name, Exploiter(HURRY, EXPLOITERS[name.partition(":")[0]]).think, HURRY)
    overlooks = LEVELS[name].overlooks if name in LEVELS else 0.0
    return Player(name, partial(search.think, budget=HURRY, overlooks=overlooks), HURRY)
