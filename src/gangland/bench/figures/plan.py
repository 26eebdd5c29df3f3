"""All that is measured: one entry for each row, cheap ones first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from gangland.bench.figures.bots import EXPLOITER, SURE_EXPLOITER, make
from gangland.bench.figures.goals import MIDDLE, Goal, above, never_above, never_below
from gangland.bots import LEVELS
from gangland.engine.figures import Agreed
from gangland.engine.game import Game
from gangland.engine.table import Table
from gangland.games import GAMES, load

SEARCH, GREEDY, RANDOM = "search:200ms", "greedy", "random"
SEARCH_GREEDY, GREEDY_RANDOM, SEARCH_RANDOM = "search-greedy", "greedy-random", "search-random"
BUDGET, LEVEL, SPEED, SECOND, MEMORY, ENTROPY = "budget", "levels", "speed", "second", "memory", "entropy"
KINDS = (SPEED, SEARCH_GREEDY, GREEDY_RANDOM, SEARCH_RANDOM, BUDGET, SECOND, MEMORY, ENTROPY, EXPLOITER, LEVEL)

NEARLY_ALWAYS = 0.95  # of games against `random`
SMALL_LOOKS, TIMES = 2_000, 4
STRONGER_IN = 3  # games, at least, with so many times the looks
LEVEL_GOAL = Goal(least=0.65, most=0.80, part=MIDDLE)
LEVEL_GAMES = 200  # of one level against the next, at most ...
STRONGEST, STRONGEST_GAMES = "godfather", 60  # ... but of the one that thinks a second a move: a minute each
EXPLOITED_LOOKS = 1_000
OPENSPIEL, OPENSPIEL_RATIO = "openspiel", 20  # how many times as fast as its search ours must be

# For the order alone: about what a bot takes for a decision, and a measurement altogether.
LOOKS_IN_A_MILLISECOND = 40
GREEDY_MILLISECONDS = 20.0
DECISIONS = 50
MEASUREMENT_SECONDS = {SPEED: 20.0, SECOND: 400.0, MEMORY: 100.0, ENTROPY: 600.0}


@dataclass(frozen=True)
class WinRate:
    """How often the first bot wins against the rest: one of it, the other seats of the same other kind."""

    what: str
    table: Table
    bots: tuple[str, ...]
    goal: Goal
    most: int | None = None  # games, if fewer than elsewhere
    extra: str = ""  # of its name

    @property
    def name(self) -> str:
        return "/".join(filter(None, (self.what, name_of(self.table), self.extra)))

    @property
    def cost(self) -> float:
        """About the seconds of thinking, to put cheap rows first."""
        return sum(map(milliseconds, self.bots)) / 1000 * DECISIONS * (self.most or 100)


@dataclass(frozen=True)
class Measurement:
    """One number that is no share of wins."""

    what: str
    of: str  # what exactly: a game, a sealed choice, a peer
    unit: str
    least: float | None = None
    most: float | None = None
    tables: tuple[Table, ...] = field(default=())

    @property
    def name(self) -> str:
        return f"{self.what}/{self.of}"

    @property
    def cost(self) -> float:
        return MEASUREMENT_SECONDS[self.what]


Task = WinRate | Measurement


def milliseconds(name: str) -> float:
    """About what the bot takes for a decision."""
    if name in (RANDOM, GREEDY):
        return GREEDY_MILLISECONDS * (name == GREEDY)
    budget = make(name).budget
    looks = budget.looks / LOOKS_IN_A_MILLISECOND if budget.looks else float("inf")
    return min(looks, budget.milliseconds or float("inf"))


def name_of(table: Table) -> str:
    """A table as the names of rows have it: `GAME/2/board=large`."""
    unusual = (f"{name}={choice}" for name, choice in table.unusual.items())
    return "/".join([table.game.id, str(table.seats), *unusual])


def tables(game: Game) -> list[Table]:
    """The tables of a game that have rows of their own: each number of seats, and what the game itself names."""
    usual: list[Agreed] = [(seats, {}) for seats in game.seats]
    return [Table.of(game, *agreed) for agreed in (*usual, *game.figures.contests)]


def one_against(first: str, rest: str, seats: int) -> tuple[str, ...]:
    return (first, *[rest] * (seats - 1))


def plan(only: Sequence[str] = ()) -> list[Task]:
    """What is asked for, by the beginnings of names; the cheap ones first."""
    chosen = [task for task in everything() if not only or any(is_part(task.name, wish) for wish in only)]
    return sorted(chosen, key=lambda task: task.cost)


def is_part(name: str, wish: str) -> bool:
    """Does a wish mean this row? `levels`, `search-greedy/GAME`, `budget/GAME/2`."""
    return f"{name}/".startswith(f"{wish.strip('/')}/")


def everything() -> Iterator[Task]:
    games = [load(id) for id in GAMES]
    for game in games:
        yield from speeds(game)
    every = [table for game in games for table in tables(game)]
    for table in every:
        yield against(SEARCH_GREEDY, table, SEARCH, GREEDY)
        yield against(GREEDY_RANDOM, table, GREEDY, RANDOM)
    for table in every:
        if table.seats == 2:
            goal = Goal(least=NEARLY_ALWAYS, part=MIDDLE, binding=table.game.figures.beats_random)
            yield WinRate(SEARCH_RANDOM, table, one_against(SEARCH, RANDOM, 2), goal)
    for game in games:
        yield budget(Table.of(game))
        yield Measurement(SECOND, game.id, "s", most=1.05, tables=tuple(tables(game)))
        yield Measurement(MEMORY, game.id, "MB", most=256, tables=tuple(tables(game)))
        yield from sealed_choices(Table.of(game))
    for game in games:
        yield from levels(game)


def speeds(game: Game) -> Iterator[Measurement]:
    """How fast the search looks ahead, where the game promises it, also beside OpenSpiel's."""
    usual = (Table.of(game),)
    if game.figures.looks:
        yield Measurement(SPEED, game.id, "looks/s", least=game.figures.looks, tables=usual)
    if game.figures.peer:
        yield Measurement(SPEED, OPENSPIEL, "times", least=OPENSPIEL_RATIO, tables=usual)


def sealed_choices(table: Table) -> Iterator[Task]:
    """How mixed the sealed choices of a game are, and how little whoever knows habits gains from them."""
    for choice in table.game.figures.sealed:
        yield Measurement(ENTROPY, choice.verb, "bits", least=choice.least_bits, tables=(table,))
    if table.game.figures.sealed:
        for bot, extra in ((EXPLOITER, "always"), (SURE_EXPLOITER, "sure")):
            rivals = one_against(f"{bot}:{EXPLOITED_LOOKS}", f"search:{EXPLOITED_LOOKS}", table.seats)
            yield WinRate(EXPLOITER, table, rivals, never_above(1 / table.seats), extra=extra)


def against(what: str, table: Table, first: str, rest: str) -> WinRate:
    return WinRate(what, table, one_against(first, rest, table.seats), above(1 / table.seats))


def budget(table: Table) -> WinRate:
    """Four times the looks against the rest."""
    small, large = f"search:{SMALL_LOOKS}", f"search:{SMALL_LOOKS * TIMES}"
    return WinRate(BUDGET, table, one_against(large, small, table.seats), never_below(1 / table.seats))


def levels(game: Game) -> Iterator[WinRate]:
    """Each level against the one below it, where two can play."""
    if 2 in game.seats:
        for lower, upper in pairwise(LEVELS):
            most = STRONGEST_GAMES if upper == STRONGEST else LEVEL_GAMES
            yield WinRate(LEVEL, Table.of(game, 2), (upper, lower), LEVEL_GOAL, most, upper)
