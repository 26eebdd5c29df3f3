"""The report as plain data: what follows from the counts, each figure with its interval. No machine, no clock."""

import shlex
from collections.abc import Sequence
from typing import Any

from gangland import __version__
from gangland.engine import loops
from gangland.engine.table import Table
from gangland.lab.balance import counts
from gangland.lab.balance.estimates import NONE_SEEN, deviation_of, lift_of, mean_of, quantile, share_of
from gangland.lab.balance.run import COMPARED, RANDOM, StudyTallies
from gangland.lab.balance.study import Study
from gangland.lab.tally import Tally
from gangland.lab.whatif.comparison import Comparison
from gangland.lab.whatif.components_file import components_file
from gangland.lab.whatif.moments import Estimate, Moments
from gangland.lab.whatif.samples import WIN, width

QUANTILES = (0.05, 0.5, 0.95)
HALF = counts.DECIDED_CLASSES // 2
Told = dict[str, Any]


def report(counted: StudyTallies) -> Told:
    """All figures, for `report.json`, for the page, the plots and the tables."""
    study, tallies = counted.study, counted.tallies
    table, fields = study.played_table, [RANDOM, *study.bots]
    told: Told = {
        "gangland": __version__,
        "asked": study.as_json(),
        "command": shlex.join(study.command()),
        "components": components_file(table.game.id, "en", {one.path: one.value for one in study.changes}),
        "score_class": table.game.stakes.score_class,
        "length_class": loops.LENGTH_CLASS,
        "fields": [Field(table, name, tallies[name]).as_json() for name in fields],
    }
    if study.changes:
        told["comparisons"] = [comparison(study, name, tallies[COMPARED + name]) for name in fields]
    return told


def said(estimate: Estimate | None) -> dict[str, float | None] | None:
    return estimate.as_json() if estimate else None


class Field:
    """The games of one kind of player: at random, or by one bot."""

    def __init__(self, table: Table, name: str, tally: Tally) -> None:
        self.game, self.seats, self.name, self.totals = table.game, table.seats, name, tally.totals
        self.games = int(tally.totals[loops.GAMES])
        self.begins = counts.things_begin(len(self.game.actions))

    def at(self, place: int) -> int:
        return int(self.totals[place])

    def row(self, first: int, count: int) -> list[int]:
        return [int(number) for number in self.totals[first : first + count]]

    def as_json(self) -> Told:
        return {
            "name": self.name,
            "games": self.games,
            "unfinished": self.at(loops.UNFINISHED),
            "seats": self.places(),
            "shared": said(share_of(self.at(loops.SHARED), self.games)),
            "endings": self.endings(),
            "length": self.length(),
            "lead": self.lead(),
            "decided": self.decided(),
            "things": [self.thing(number) for number in range(len(self.game.stakes.things))],
            "actions": self.row(counts.ACTIONS, len(self.game.actions)),
        }

    def places(self) -> list[Told]:
        """Each place in turn order: wins and points."""
        return [self.place(place) for place in range(self.seats)]

    def place(self, place: int) -> Told:
        points = [self.at(counts.POINTS + place), self.at(counts.POINT_SQUARES + place), self.games]
        scores = self.row(counts.SCORE_HISTOGRAM + place * counts.SCORE_CLASSES, counts.SCORE_CLASSES)
        return {
            "wins": said(share_of(self.at(counts.SHARES + place) / WIN, self.games)),
            "points": said(mean_of(*points)),
            "deviation": deviation_of(*points),
            "scores": trimmed(scores),
        }

    def endings(self) -> list[Told]:
        """In how many games each ending was seen, where there are several."""
        seen = self.row(loops.ENDINGS, len(self.game.endings))
        return [
            {"name": name, "games": count, **(said(share_of(count, self.games)) or {})}
            for name, count in zip(self.game.endings, seen, strict=True)
        ]

    def length(self) -> Told:
        classes = self.row(loops.HISTOGRAM, loops.LENGTHS)
        moves = (self.at(loops.MOVES), self.at(loops.LENGTH_SQUARES), self.games)
        turns = (self.at(loops.TURNS), self.at(counts.TURN_SQUARES), self.games)
        found = [quantile(classes, share) for share in QUANTILES]
        return {
            "moves": said(mean_of(*moves)),
            "turns": said(mean_of(*turns)),
            "longest": self.at(loops.LONGEST),
            "quantiles": [None if one is None else one * loops.LENGTH_CLASS for one in found],
            "classes": trimmed(classes),
        }

    def lead(self) -> Told:
        classes = self.row(counts.CHANGE_HISTOGRAM, counts.CHANGE_CLASSES)
        changes = (self.at(counts.LEAD_CHANGES), self.at(counts.LEAD_CHANGE_SQUARES), self.games)
        return {
            "changes": said(mean_of(*changes)),
            "none": said(share_of(classes[0], self.games)),
            "first_leader_wins": said(share_of(self.at(counts.FIRST_LEADER_WON), self.at(counts.LED))),
            "classes": trimmed(classes),
        }

    def decided(self) -> Told:
        """Of the games with one winner: since when that one led, and by how much it was won."""
        classes, won = self.row(counts.DECIDED_HISTOGRAM, counts.DECIDED_CLASSES), self.at(counts.WON)
        since = mean_of(self.at(counts.DECIDED), self.at(counts.DECIDED_SQUARES), won)
        margin = mean_of(self.at(counts.MARGIN), self.at(counts.MARGIN_SQUARES), won)
        return {
            "games": won,
            "since": said(in_parts(since, counts.PERMILLE)),
            "by_half": said(share_of(sum(classes[:HALF]), won)),
            "in_the_last_tenth": said(share_of(sum(classes[-2:]), won)),
            "by_rule": said(share_of(self.at(counts.BY_RULE), won)),
            "close": said(share_of(self.at(counts.CLOSE), won)),
            "margin": said(margin),
            "classes": classes,
            "margins": trimmed(self.row(counts.MARGIN_HISTOGRAM, counts.SCORE_CLASSES)),
        }

    def thing(self, number: int) -> Told:
        """How often a thing is held, and how much oftener its holders win."""
        first = self.begins + number * counts.PLACES * counts.HELD_COLUMNS
        with_it, without, copies = [], [], 0
        for place in range(self.seats):
            held, shares, count = self.row(first + place * counts.HELD_COLUMNS, counts.HELD_COLUMNS)
            others = self.at(counts.SHARES + place) - shares
            with_it.append((shares / WIN, held))
            without.append((others / WIN, self.games - held))
            copies += count
        held, won = sum(games for _, games in with_it), sum(wins for wins, _ in with_it)
        return {
            "number": number,
            "held": said(share_of(held, self.games * self.seats)),
            "copies": copies / held if held else None,
            "wins": said(share_of(won, held)),
            "lift": said(lift_of(with_it, without)),
            "holders": held,
        }


def in_parts(estimate: Estimate | None, unit: int) -> Estimate | None:
    """The same as a part of so much, 1 at most."""
    if estimate is None or estimate.low is None or estimate.high is None:
        return Estimate(estimate.mean / unit, None, None) if estimate else None
    return Estimate(estimate.mean / unit, estimate.low / unit, min(estimate.high / unit, 1.0))


def trimmed(classes: Sequence[int]) -> list[int]:
    """A histogram without the empty classes at its end."""
    last = max((place for place, count in enumerate(classes) if count), default=-1)
    return list(classes[: last + 1])


def comparison(study: Study, name: str, tally: Tally) -> Told:
    """The same deals as printed and changed, as `gangland whatif` tells them."""
    moments = Moments.of(tally.totals, 2 * width(study.table.seats))
    bot = None if name == RANDOM else name
    told = Comparison(study.table, study.seed, 1, bot, [], 0.0, moments).as_json()
    return {"name": name} | {key: told[key] for key in told if key not in ("threads", "seconds", "changes")}


def rarer_than(games: int) -> float:
    """What was seen in none of so many games is, with 95 % confidence, rarer than this share of games."""
    return min(NONE_SEEN / max(games, 1), 1.0)
