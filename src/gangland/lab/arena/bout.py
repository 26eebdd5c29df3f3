"""One game between bots. Whoever overruns, crashes or answers something illegal loses it, and the arena goes on."""

import hashlib
import operator
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from gangland.bots import Budget
from gangland.bots.question import MILLISECONDS
from gangland.engine.loops import MOVE_LIMIT
from gangland.engine.match import Match
from gangland.engine.mistakes import Mistake
from gangland.lab.arena.cpu_wait import kept_waiting
from gangland.lab.arena.lineups import AUTOMATON, Lineup
from gangland.lab.arena.results import Fault, GameResult

if TYPE_CHECKING:
    from gangland.lab.arena.contest import Contest

HARD_LIMIT = 120.0  # seconds for one decision of a bot that has no time of its own
OVER_BUDGET = 1.05
LONGEST_ERROR = 160  # letters of it that are kept
GRACE = 0.2  # seconds beside that: a machine that others use, too, may be late


class Player(Protocol):
    """What the arena wants of a bot: `gangland.bots.player` makes them."""

    @property
    def budget(self) -> Budget: ...

    def ask(self, rules: Any, position: Any, seat: int, seed: int) -> Any: ...


Make = Callable[[str], Player]


class Watch:
    """Is told when a bot begins to think and when it has answered: whoever may stop it overrides this."""

    def begin(self, seat: int, match: Match) -> None:
        pass

    def end(self) -> None:
        pass


@dataclass
class Cost:
    """What the decisions of one seat took."""

    decisions: int = 0
    searched: int = 0
    looks: int = 0
    thinking: float = 0.0

    def add(self, looks: int, seconds: float) -> None:
        self.decisions += 1
        self.searched += looks > 0
        self.looks += looks
        self.thinking += seconds


@dataclass
class Bout:
    """A game being played."""

    contest: "Contest"
    number: int
    match: Match = field(init=False)
    lineup: Lineup = field(init=False)
    costs: list[Cost] = field(init=False)

    def __post_init__(self) -> None:
        self.match = Match(self.contest.table, f"{self.contest.seed}/{self.contest.deal(self.number)}")
        self.lineup = self.contest.lineup(self.number)
        self.costs = [Cost() for _ in self.lineup]

    def bot_seed(self, seat: int) -> int:
        """A number that follows from the game and the moment, yet tells nothing of the deal."""
        text = f"{self.contest.seed} {self.number} {len(self.match.moves)} {seat} arena"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")

    def result(self, seconds: float, fault: Fault | None) -> GameResult:
        ends = None if fault else self.match.result
        return GameResult(
            game=self.number,
            deal=self.contest.deal(self.number),
            bots=self.lineup,
            places=tuple(end.place for end in ends) if ends else places_after(self.lineup, fault),
            points=tuple(end.points for end in ends) if ends else None,
            moves=len(self.match.moves),
            decisions=tuple(cost.decisions for cost in self.costs),
            searched=tuple(cost.searched for cost in self.costs),
            looks=tuple(cost.looks for cost in self.costs),
            thinking=tuple(round(cost.thinking, 6) for cost in self.costs),
            seconds=round(seconds, 6),
            fault=fault,
        )


def places_after(lineup: Lineup, fault: Fault | None) -> tuple[int, ...]:
    """A bot at fault is last with all of its seats, the others share the first place: a lead is not yet a win."""
    lost = [fault is not None and bot == fault.bot for bot in lineup]
    last = len(lineup) if all(lost) else 1 + lost.count(False)
    return tuple(last if one else 1 for one in lost)


def allowed(bot: Player, hard: float = HARD_LIMIT) -> float:
    """The seconds that a bot may take for one decision: a little more than its own time, if it has one."""
    own = bot.budget.milliseconds
    return hard if own is None else own / MILLISECONDS * OVER_BUDGET + GRACE


def play_game(
    contest: "Contest", players: Mapping[str, Player], number: int, watch: Watch | None = None, hard: float = HARD_LIMIT
) -> tuple[GameResult, str]:
    """The result of a game, and its record."""
    bout, began = Bout(contest, number), time.perf_counter()
    fault = None
    while not bout.match.over and fault is None and len(bout.match.moves) < MOVE_LIMIT:
        fault = decide(bout, players, watch or Watch(), hard)
    return bout.result(time.perf_counter() - began, fault), bout.match.record()


def decide(bout: Bout, players: Mapping[str, Player], watch: Watch, hard: float) -> Fault | None:
    """One decision of the first seat to move; the fault if there was one."""
    match, seat = bout.match, bout.match.to_act[0]
    label = bout.lineup[seat]
    if label == AUTOMATON:  # the rules leave it one action
        return carry_out(bout, seat, match.legal(seat)[0])
    limit, move = allowed(players[label], hard), len(match.moves) + 1
    watch.begin(seat, match)
    began, waited = time.perf_counter(), kept_waiting()
    try:
        answer = players[label].ask(match.rules, match.position.copy(), seat, bout.bot_seed(seat))
        action, looks = answer.action, int(answer.looks)
    except (Exception, SystemExit) as error:
        return Fault(seat, label, move, "crash", shown(error))
    finally:
        seconds = time.perf_counter() - began
        watch.end()
    if seconds > limit and (seconds := seconds - (kept_waiting() - waited)) > limit:
        return Fault(seat, label, move, "overrun", seconds=round(seconds, 3), limit=round(limit, 3))
    bout.costs[seat].add(looks, seconds)
    return carry_out(bout, seat, action)


def shown(error: BaseException) -> str:
    """An error in one line that is not too long."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    return text.removesuffix(":")[:LONGEST_ERROR]


def carry_out(bout: Bout, seat: int, action: Any) -> Fault | None:
    """Play the action; the fault if it is none or the rules refuse it."""
    match = bout.match
    try:
        match.play(operator.index(action), seat=seat)
    except (Mistake, TypeError):
        known = isinstance(action, int) and 0 <= action < len(match.game.actions)
        what = match.game.actions[int(action)] if known else repr(action)[:LONGEST_ERROR]
        return Fault(seat, bout.lineup[seat], len(match.moves) + 1, "illegal", what)
    return None
