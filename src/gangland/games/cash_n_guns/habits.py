"""What players do most often under guns, and the best answer to it: for a bot that exploits habits."""

from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

BANG, BLANK, STOOD, DUCKED = "bang", "blank", "stand", "duck"


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
        bangs, all = self.bullets[round, BANG], sum(self.bullets[round, kind] for kind in (BLANK, BANG))
        return (bangs + 0.5) / (all + 1)

    def boldness(self, seat: int) -> float:
        """How often a player stands when a gun points there."""
        stood, ducked = self.courage[seat, STOOD], self.courage[seat, DUCKED]
        return (stood + 0.5) / (stood + ducked + 1)

    def answer(self, view: Any, seat: int, legal: list[str], sure: float) -> str | None:
        """The best answer among the legal actions, as text; none if no habit is as far from even as `sure`.

        Under guns it ducks if a bang is likelier than not, as rounds like this one went. It loads a bang if most stand,
        and aims it at whoever stands most; a blank is for whoever ducks most.
        """
        rivals = [other for other, one in enumerate(view.players) if one.alive and other != seat]
        if legal[0].startswith("load"):
            return either(f"load {BANG}", f"load {BLANK}", fmean(map(self.boldness, rivals)), sure)
        if legal[0].startswith("aim"):
            return self.aim(rivals, view.players[seat].loaded == BANG, sure)
        guns = sum(view.players[other].aim == seat for other in rivals)
        return either(DUCKED, STOOD, 1 - (1 - self.bangs(view.round)) ** guns, sure)

    def aim(self, rivals: list[int], is_bang: bool, sure: float) -> str | None:
        boldness = {other: self.boldness(other) for other in rivals}
        if max(boldness.values()) - min(boldness.values()) < sure:
            return None
        return f"aim {(max if is_bang else min)(rivals, key=boldness.__getitem__)}"


def either(one: str, other: str, chance: float, sure: float) -> str | None:
    """The first if the chance is better than even, as sure as it has to be."""
    return None if abs(chance - 0.5) < sure else one if chance > 0.5 else other
