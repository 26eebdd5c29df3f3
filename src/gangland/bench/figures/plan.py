"""All that is measured: one entry for each row, cheap ones first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from gangland.bench.figures.bots import EXPLOITER, SURE_EXPLOITER, make
from gangland.bench.figures.decisions import Table
from gangland.bench.figures.goals import MIDDLE, Goal, above, never_above, never_below
from gangland.bots import LEVELS
from gangland.games import GAMES, load

SEARCH, GREEDY, RANDOM = "search:200ms", "greedy", "random"
SEARCH_GREEDY, GREEDY_RANDOM, SEARCH_RANDOM = "search-greedy", "greedy-random", "search-random"
BUDGET, LEVEL, SPEED, SECOND, MEMORY, ENTROPY = "budget", "levels", "speed", "second", "memory", "entropy"
KINDS = (SPEED, SEARCH_GREEDY, GREEDY_RANDOM, SEARCH_RANDOM, BUDGET, SECOND, MEMORY, ENTROPY, EXPLOITER, LEVEL)

NEARLY_ALWAYS = 0.95  # of games against `random`
MUST_NEARLY_ALWAYS = ("famiglia", "five_points", "syndicate")
SMALL_LOOKS, TIMES = 2_000, 4
STRONGER_IN = 3  # games, at least, with so many times the looks
LEVEL_GOAL = Goal(least=0.65, most=0.80, part=MIDDLE)
LEVEL_GAMES = 200  # of one level against the next, at most ...
STRONGEST, STRONGEST_GAMES = "godfather", 60  # ... but of the one that thinks a second a move: a minute each
EXPLOITED_LOOKS = 1_000
SEALED_GAME = "cash_n_guns"
OPENSPIEL = "openspiel"
BULLET, AIM = "load", "aim"  # how the sealed choices whose entropy is measured begin
ENTROPY_FLOORS = {BULLET: 0.5, AIM: 0.5}  # bits; at most 1, and 1.58 where three can be aimed at

# For the order alone: about what a bot takes for a decision, and a measurement altogether.
LOOKS_IN_A_MILLISECOND = 40
GREEDY_MILLISECONDS = 20.0
DECISIONS = 50
MEASUREMENT_SECONDS = {SPEED: 20.0, SECOND: 400.0, MEMORY: 100.0, ENTROPY: 600.0}


@dataclass(frozen=True)
class Comparison:
    """The first bot against the rest: one of it, the other seats of the same other kind."""

    what: str
    table: Table
    bots: tuple[str, ...]
    goal: Goal
    most: int | None = None  # games, if fewer than elsewhere
    extra: str = ""  # of its name

    @property
    def name(self) -> str:
        return "/".join(filter(None, (self.what, self.table.name, self.extra)))

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


Task = Comparison | Measurement


def milliseconds(name: str) -> float:
    """About what the bot takes for a decision."""
    if name in (RANDOM, GREEDY):
        return GREEDY_MILLISECONDS * (name == GREEDY)
    budget = make(name).budget
    looks = budget.looks / LOOKS_IN_A_MILLISECOND if budget.looks else float("inf")
    return min(looks, budget.milliseconds or float("inf"))


def tables(id: str) -> Iterator[Table]:
    """The tables of a game that have rows of their own: all seats, both boards of Syndicate, talents at six."""
    for seats in load(id).seats:
        yield Table(id, seats)
    if id == "syndicate":
        yield Table(id, 2, (("board", "los-angeles"),))
    if id == SEALED_GAME:
        yield Table(id, 6, (("talents", "random"),))


def one_against(first: str, rest: str, seats: int) -> tuple[str, ...]:
    return (first, *[rest] * (seats - 1))


def plan(only: Sequence[str] = ()) -> list[Task]:
    """What is asked for, by the beginnings of names; the cheap ones first."""
    chosen = [task for task in everything() if not only or any(is_part(task.name, wish) for wish in only)]
    return sorted(chosen, key=lambda task: task.cost)


def is_part(name: str, wish: str) -> bool:
    """Does a wish mean this row? `levels`, `search-greedy/famiglia`, `budget/famiglia/2`."""
    return f"{name}/".startswith(f"{wish.strip('/')}/")


def everything() -> Iterator[Task]:
    yield Measurement(SPEED, "famiglia", "looks/s", least=60_000)
    yield Measurement(SPEED, OPENSPIEL, "times", least=20)
    every = [table for id in GAMES for table in tables(id)]
    for table in every:
        yield against(SEARCH_GREEDY, table, SEARCH, GREEDY)
        yield against(GREEDY_RANDOM, table, GREEDY, RANDOM)
    for table in every:
        if table.seats == 2:
            goal = Goal(least=NEARLY_ALWAYS, part=MIDDLE, binding=table.game in MUST_NEARLY_ALWAYS)
            yield Comparison(SEARCH_RANDOM, table, one_against(SEARCH, RANDOM, 2), goal)
    yield from budgets()
    for id in GAMES:
        yield Measurement(SECOND, id, "s", most=1.05, tables=tuple(tables(id)))
        yield Measurement(MEMORY, id, "MB", most=256, tables=tuple(tables(id)))
    sealed = Table(SEALED_GAME, 4)
    yield Measurement(ENTROPY, BULLET, "bits", least=ENTROPY_FLOORS[BULLET], tables=(sealed,))
    yield Measurement(ENTROPY, AIM, "bits", least=ENTROPY_FLOORS[AIM], tables=(sealed,))
    for bot, extra in ((EXPLOITER, "always"), (SURE_EXPLOITER, "sure")):
        rivals = one_against(f"{bot}:{EXPLOITED_LOOKS}", f"search:{EXPLOITED_LOOKS}", sealed.seats)
        yield Comparison(EXPLOITER, sealed, rivals, never_above(1 / sealed.seats), extra=extra)
    yield from levels()


def against(what: str, table: Table, first: str, rest: str) -> Comparison:
    return Comparison(what, table, one_against(first, rest, table.seats), above(1 / table.seats))


def budgets() -> Iterator[Comparison]:
    """Four times the looks against the rest, at the smallest table of each game."""
    small, large = f"search:{SMALL_LOOKS}", f"search:{SMALL_LOOKS * TIMES}"
    for id in GAMES:
        table = Table(id, load(id).seats[0])
        yield Comparison(BUDGET, table, one_against(large, small, table.seats), never_below(1 / table.seats))


def levels() -> Iterator[Comparison]:
    """Each level against the one below it, where two can play."""
    for id in GAMES:
        if 2 in load(id).seats:
            for lower, upper in pairwise(LEVELS):
                most = STRONGEST_GAMES if upper == STRONGEST else LEVEL_GAMES
                yield Comparison(LEVEL, Table(id, 2), (upper, lower), LEVEL_GOAL, most, upper)
