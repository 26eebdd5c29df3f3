"""The answers of a report in sentences, in the reader's language: for the page, and in short for the terminal."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from babel.numbers import format_decimal, format_percent

from gangland.engine.game import Game
from gangland.engine.words import Said, Words
from gangland.games import load
from gangland.lab.balance import PACKAGE
from gangland.lab.balance.estimates import quantile
from gangland.lab.balance.report import rarer_than
from gangland.lab.balance.run import RANDOM

MANY = 20_000  # games from which on a second digit of a percentage means something
LITTLE = 0.02  # a place that wins so little more than its even share is hardly better
NINE_OF_TEN = (0.05, 0.95)
QUESTIONS = ("seats", "scores", "length", "lead", "decided", "things", "unused")
Told = dict[str, Any]
Interval = dict[str, float]


class Answers:
    """Says what a report found."""

    def __init__(self, report: Told, lang: str) -> None:
        self.report, self.lang, self.asked = report, lang, report["asked"]
        self.game: Game = load(self.asked["game"])
        seats = [str(seat) for seat in range(self.asked["seats"])]
        self.words = Words(lang, (PACKAGE, self.game.package), seats)

    def say(self, id: str, **arguments: Any) -> str:
        return self.words.say(id, **arguments)

    # Names and numbers

    def field_name(self, name: str) -> str:
        return self.say("field-playouts") if name == RANDOM else Said(name)

    def field_said(self, name: str) -> str:
        """The same in a sentence: "random play", "the bot search:400"."""
        return self.field_name(name) if name == RANDOM else self.say("field-bot", bot=name)

    def place_name(self, place: int) -> str:
        return self.say(f"place-{place + 1}")

    def thing_name(self, number: int) -> str:
        return self.words.say(self.game.stakes.things[number])

    @cached_property
    def unit(self) -> str:
        """What the game counts."""
        return self.say("score-unit") if self.words.has("score-unit") else self.say("unit-points")

    def whole(self, number: float) -> str:
        return Said(format_decimal(round(number), format="#,##0", locale=self.lang))

    def number(self, number: float) -> str:
        return Said(format_decimal(number, format="#,##0.00", locale=self.lang))

    def percent(self, share: float, games: int = 0) -> str:
        """A share, with a second digit where there were games enough for it."""
        form = "0.00%" if games >= MANY else "0.0%"
        return Said(format_percent(share, format=form, locale=self.lang))

    def more(self, share: float, games: int = 0) -> str:
        """A difference of shares, with its sign."""
        form = "+0.00%;-0.00%" if games >= MANY else "+0.0%;-0.0%"
        return Said(format_percent(share, format=form, locale=self.lang))

    def percentage_points(self, share: float, games: int = 0) -> str:
        """A difference of shares as a number of percentage points."""
        form = "#,##0.00;-#,##0.00" if games >= MANY else "#,##0.0;-#,##0.0"
        return Said(format_decimal(100 * share, format=form, locale=self.lang))

    def mean(self, number: float, games: int = 0) -> str:
        return self.number(number)

    def more_points(self, number: float, games: int = 0) -> str:
        """A difference of means, with its sign."""
        return Said(format_decimal(number, format="+#,##0.00;-#,##0.00", locale=self.lang))

    def shares(self, figure: Interval, games: int) -> dict[str, str]:
        """A share and its interval, as the sentences want them."""
        return {
            "share": self.percent(figure["mean"], games),
            "low": self.percent(figure["low"], games),
            "high": self.percent(figure["high"], games),
        }

    def reach(self, figure: Told) -> dict[str, str]:
        """The interval of a mean; of a single game there is none, and the mean stands for it."""
        low, high = (figure["mean"] if figure[end] is None else figure[end] for end in ("low", "high"))
        return {"low": self.number(low), "high": self.number(high)}

    @property
    def fields(self) -> list[Told]:
        return [field for field in self.report["fields"] if field["games"]]

    @property
    def best_field(self) -> Told:
        """The strongest players that there are games of: bots are named from weak to strong."""
        return self.fields[-1]

    @property
    def field(self) -> str:
        return self.field_said(self.best_field["name"])

    # Answers

    def short(self) -> list[tuple[str, str]]:
        """Each question with the sentence that answers it."""
        parts = {name: getattr(self, name) for name in QUESTIONS}
        if "comparisons" in self.report:
            parts = {"compare": self.compare, **parts}
        return [(self.say(f"{name}-question"), answer()[0]) for name, answer in parts.items()]

    def seats(self) -> list[str]:
        field = self.best_field
        sentences = [self._seats(field), *([self._random_seats()] if field["name"] != RANDOM else [])]
        shared = self.percent(field["shared"]["mean"], field["games"])
        return [*sentences, self.say("seats-shared", shared=shared, field=self.field)]

    def _seats(self, field: Told) -> str:
        wins, games = [place["wins"] for place in field["seats"]], field["games"]
        even = sum(one["mean"] for one in wins) / len(wins)
        best, worst = (pick(range(len(wins)), key=lambda place: wins[place]["mean"]) for pick in (max, min))
        facts = {"field": self.field_said(field["name"]), "even": self.percent(even, games)}
        if all(one["low"] <= even <= one["high"] for one in wins):
            return self.say("seats-even", **facts)
        facts |= {"best": self.place_name(best), **self.shares(wins[best], games)}
        if max(abs(one["mean"] - even) for one in wins) < LITTLE:
            return self.say("seats-slight", **facts)
        least = {f"least-{name}".removesuffix("-share"): told for name, told in self.shares(wins[worst], games).items()}
        return self.say("seats-uneven", **facts, worst=self.place_name(worst), **least)

    def _random_seats(self) -> str:
        field = self.fields[0]
        wins = [place["wins"] for place in field["seats"]]
        best = max(range(len(wins)), key=lambda place: wins[place]["mean"])
        return self.say("seats-random", best=self.place_name(best), **self.shares(wins[best], field["games"]))

    def scores(self) -> list[str]:
        places, width = self.best_field["seats"], self.report["score_class"]
        together = all_scores(places)
        means = {end: sum(self._end(place["points"], end) for place in places) / len(places) for end in ENDS}
        low, high = (quantile(together, share) or 0 for share in NINE_OF_TEN)
        between = {"from": self.whole(low * width), "to": self.whole((high + 1) * width - 1)}
        facts = {end: self.number(number) for end, number in means.items()}
        return [self.say("scores-answer", field=self.field, unit=self.unit, **facts, **between)]

    @staticmethod
    def _end(figure: Told, end: str) -> float:
        return float(figure["mean"] if figure[end] is None else figure[end])

    def length(self) -> list[str]:
        length = self.best_field["length"]
        low, _, high = length["quantiles"]
        last = high + self.report["length_class"] - 1
        return [
            self.say(
                "length-answer",
                field=self.field,
                moves=self.number(length["moves"]["mean"]),
                **self.reach(length["moves"]),
                turns=self.number(length["turns"]["mean"]),
                longest=self.whole(length["longest"]),
                **{"from": self.whole(low), "to": self.whole(min(last, length["longest"]))},
            )
        ]

    def lead(self) -> list[str]:
        lead, games = self.best_field["lead"], self.best_field["games"]
        mean, none = self.number(lead["changes"]["mean"]), self.percent(lead["none"]["mean"], games)
        sentences = [self.say("lead-answer", field=self.field, mean=mean, none=none, **self.reach(lead["changes"]))]
        if lead["first_leader_wins"]:
            sentences.append(self.say("lead-first", **self.shares(lead["first_leader_wins"], games)))
        return [*sentences, self.say("lead-how")]

    def decided(self) -> list[str]:
        decided = self.best_field["decided"]
        games = decided["games"]
        if not games:
            return [self.say("decided-nothing", field=self.field)]
        since = decided["since"]
        low, high = (self.percent(self._end(since, end), games) for end in ("low", "high"))
        half, late, close = (
            self.percent(decided[name]["mean"], games) for name in ("by_half", "in_the_last_tenth", "close")
        )
        mean = self.percent(since["mean"], games)
        margin = self.number(decided["margin"]["mean"])
        return [
            self.say("decided-answer", field=self.field, since=mean, low=low, high=high, half=half, late=late),
            self.say("decided-margin", margin=margin, unit=self.unit, close=close, **self.reach(decided["margin"])),
        ]

    def things(self) -> list[str]:
        """What goes most with winning and with losing: with the strongest players, then at random."""
        fields = [self.best_field, *([self.fields[0]] if len(self.fields) > 1 else [])]
        return [*(sentence for field in fields for sentence in self._things(field)), self.say("things-how")]

    def _things(self, field: Told) -> list[str]:
        """The best and the worst of those of which the games are sure."""
        known, games, players = sorted_things(field), field["games"], self.field_said(field["name"])
        good = [thing for thing in known if thing["lift"]["low"] > 0]
        bad = [thing for thing in known if thing["lift"]["high"] < 0]
        sentences = []
        if good:
            best, lift = self.thing_name(good[0]["number"]), self._lift(good[0]["lift"], games)
            sentences.append(self.say("things-answer", field=players, best=best, **lift))
        if bad:
            worst, lift = self.thing_name(bad[-1]["number"]), self._lift(bad[-1]["lift"], games)
            sentences.append(self.say("things-worst", field=players, worst=worst, **lift))
        return sentences or [self.say("things-unclear", field=players)]

    def _lift(self, lift: Interval, games: int) -> dict[str, str]:
        ends = {"lift": lift["mean"], "low": lift["low"], "high": lift["high"]}
        return {name: self.percentage_points(share, games) for name, share in ends.items()}

    def unused(self) -> list[str]:
        never, unwanted = self.never_taken, self.unwanted
        if not (never or unwanted or self.never_held or self.never_ended):
            return [self.say("unused-none")]
        facts = {"count": len(never), "all": len(self.game.actions), "unwanted": len(unwanted)}
        return [self.say("unused-answer", **{name: self.whole(count) for name, count in facts.items()})]

    def compare(self) -> list[str]:
        """What the change does to fairness: with the strongest players first, and how that was compared."""
        found = [one for one in self.report["comparisons"] if one["games"]]
        return [*(self._compared(one) for one in reversed(found)), self.say("compare-how")]

    def _compared(self, compared: Told) -> str:
        gap, games = compared["gap"]["difference"], compared["games"]
        ends = {"gap": gap["mean"], **{end: self._end(gap, end) for end in ("low", "high")}}
        told = {name: self.percentage_points(share, games) for name, share in ends.items()}
        field = self.field_said(compared["name"])
        return self.say(f"compare-{verdict(gap)}", field=field, games=self.whole(games), **told)

    # What was never used

    @property
    def games_in_all(self) -> int:
        return sum(field["games"] for field in self.fields)

    @property
    def games_of_bots(self) -> int:
        return sum(field["games"] for field in self.fields if field["name"] != RANDOM)

    @property
    def rare(self) -> str:
        """How rare at most what was never seen is."""
        return Said(format_percent(rarer_than(self.games_in_all), format="0.######%", locale=self.lang))

    @cached_property
    def never_taken(self) -> list[int]:
        return [action for action, count in enumerate(self._taken(self.fields)) if not count]

    @cached_property
    def unwanted(self) -> list[int]:
        """Actions that random players took and no bot did."""
        bots = [field for field in self.fields if field["name"] != RANDOM]
        if not bots:
            return []
        by_bots, by_all = self._taken(bots), self._taken(self.fields)
        return [action for action, count in enumerate(by_bots) if not count and by_all[action]]

    def _taken(self, fields: Sequence[Told]) -> list[int]:
        return [sum(counts) for counts in zip(*(field["actions"] for field in fields), strict=True)]

    @cached_property
    def never_held(self) -> list[int]:
        held = zip(*([thing["holders"] for thing in field["things"]] for field in self.fields), strict=True)
        return [thing for thing, counts in enumerate(held) if not sum(counts)]

    @cached_property
    def never_ended(self) -> list[str]:
        seen = {one["name"] for field in self.fields for one in field["endings"] if one["games"]}
        return [name for name in self.game.endings if name not in seen]

    def action_name(self, action: int) -> str:
        return self.words.say(self.game.actions.messages[action])


ENDS = ("mean", "low", "high")


def all_scores(places: Sequence[Told]) -> list[int]:
    """The scores of all places in one histogram."""
    longest = max(len(place["scores"]) for place in places)
    return [sum(place["scores"][one] for place in places if one < len(place["scores"])) for one in range(longest)]


def sorted_things(field: Told) -> list[Told]:
    """The things whose lift is known, the best first."""
    known = [thing for thing in field["things"] if thing["lift"] is not None]
    return sorted(known, key=lambda thing: -thing["lift"]["mean"])


def verdict(difference: Told) -> str:
    """Whether the seats are more even than before, as far as these games can tell."""
    low, high = difference["low"], difference["high"]
    if high is not None and high < 0:
        return "fairer"
    return "less-fair" if low is not None and low > 0 else "as-fair"
