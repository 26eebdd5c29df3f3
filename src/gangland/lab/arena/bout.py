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
from gangland.games import load
from gangland.lab.arena.cpu_wait import kept_waiting
from gangland.lab.arena.lineups import AUTOMATON, Table
from gangland.lab.arena.results import Fault, Row

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
class Sitting:
    """A game being played."""

    contest: "Contest"
    number: int
    match: Match = field(init=False)
    table: Table = field(init=False)
    costs: list[Cost] = field(init=False)

    def __post_init__(self) -> None:
        contest = self.contest
        seed = f"{contest.seed}/{contest.deal(self.number)}"
        self.match = Match.of(load(contest.game), contest.seats, contest.options, seed)
        self.table = contest.table(self.number)
        self.costs = [Cost() for _ in self.table]

    def bot_seed(self, seat: int) -> int:
        """A number that follows from the game and the moment, yet tells nothing of the deal."""
        text = f"{self.contest.seed} {self.number} {len(self.match.moves)} {seat} arena"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")

    def row(self, seconds: float, fault: Fault | None) -> Row:
        ends = None if fault else self.match.result
        return Row(
            game=self.number,
            deal=self.contest.deal(self.number),
            bots=self.table,
            places=tuple(end.place for end in ends) if ends else places_after(self.table, fault),
            points=tuple(end.points for end in ends) if ends else None,
            moves=len(self.match.moves),
            decisions=tuple(cost.decisions for cost in self.costs),
            searched=tuple(cost.searched for cost in self.costs),
            looks=tuple(cost.looks for cost in self.costs),
            thinking=tuple(round(cost.thinking, 6) for cost in self.costs),
            seconds=round(seconds, 6),
            fault=fault,
        )


def places_after(table: Table, fault: Fault | None) -> tuple[int, ...]:
    """A bot at fault is last with all of its seats, the others share the first place: a lead is not yet a win."""
    last = [fault is not None and bot == fault.bot for bot in table]
    return tuple(1 + last.count(False) if lost else 1 for lost in last) if not all(last) else (len(table),) * len(table)


def allowed(bot: Player, hard: float = HARD_LIMIT) -> float:
    """The seconds that a bot may take for one decision: a little more than its own time, if it has one."""
    own = bot.budget.milliseconds
    return hard if own is None else own / MILLISECONDS * OVER_BUDGET + GRACE


def play_game(
    contest: "Contest", players: Mapping[str, Player], number: int, watch: Watch | None = None, hard: float = HARD_LIMIT
) -> tuple[Row, str]:
    """The game as a row, and its record."""
    sitting, began = Sitting(contest, number), time.perf_counter()
    fault = None
    while not sitting.match.over and fault is None and len(sitting.match.moves) < MOVE_LIMIT:
        fault = decide(sitting, players, watch or Watch(), hard)
    return sitting.row(time.perf_counter() - began, fault), sitting.match.record()


def decide(sitting: Sitting, players: Mapping[str, Player], watch: Watch, hard: float) -> Fault | None:
    """One decision of the first seat that owes one; the fault if there was one."""
    match, seat = sitting.match, sitting.match.to_act[0]
    label = sitting.table[seat]
    if label == AUTOMATON:  # the rules leave it one action
        return carry_out(sitting, seat, match.legal(seat)[0])
    limit, move = allowed(players[label], hard), len(match.moves) + 1
    watch.begin(seat, match)
    began, waited = time.perf_counter(), kept_waiting()
    try:
        answer = players[label].ask(match.rules, match.position.copy(), seat, sitting.bot_seed(seat))
        action, looks = answer.action, int(answer.looks)
    except (Exception, SystemExit) as error:
        return Fault(seat, label, move, "crash", shown(error))
    finally:
        seconds = time.perf_counter() - began
        watch.end()
    if seconds > limit and (seconds := seconds - (kept_waiting() - waited)) > limit:
        return Fault(seat, label, move, "overrun", seconds=round(seconds, 3), limit=round(limit, 3))
    sitting.costs[seat].add(looks, seconds)
    return carry_out(sitting, seat, action)


def shown(error: BaseException) -> str:
    """An error in one line that is not too long."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    return text.removesuffix(":")[:LONGEST_ERROR]


def carry_out(sitting: Sitting, seat: int, action: Any) -> Fault | None:
    """Play the action; the fault if it is none or the rules refuse it."""
    match = sitting.match
    try:
        match.play(operator.index(action), seat=seat)
    except (Mistake, TypeError):
        known = isinstance(action, int) and 0 <= action < len(match.game.actions)
        what = match.game.actions[int(action)] if known else repr(action)[:LONGEST_ERROR]
        return Fault(seat, sitting.table[seat], len(match.moves) + 1, "illegal", what)
    return None
