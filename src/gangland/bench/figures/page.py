"""The page about the bots, made from the rows alone."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from gangland.bench.figures import plan
from gangland.bench.figures.bots import EXPLOITER
from gangland.bench.figures.goals import OPEN
from gangland.engine.game import Game
from gangland.engine.words import Words
from gangland.games import GAMES, load

Row = dict[str, Any]
Cells = Callable[[Row], list[str]]
DASH = "–"
MARKS = {"reached": "yes", "missed": "**no**", "reported": DASH, OPEN: "not finished"}

TITLE = """# How strong the bots are

Written by `gangland figures` from `figures.json`, which holds every row with the result of each game; don't edit it.

Everybody plays every deal from every seat. A shared win counts as a share. Rates are those of the first bot, with their
95 % interval after Wilson; "even" is what equal bots would win. Games are played until a clear result (the interval,
half as wide again, holds no bound of the goal) or until their greatest number.
"""
TRIAL = "This was a trial with bots in a hurry: the figures say nothing.\n"

CONTESTS = {
    plan.SEARCH_GREEDY: (
        "`search` at 0.2 s a move against `greedy`",
        "One searching bot, all other seats greedy. Goal: the interval is above even.",
    ),
    plan.GREEDY_RANDOM: (
        "`greedy` against `random`",
        "One greedy bot, all other seats random. Goal: the interval is above even.",
    ),
    plan.SEARCH_RANDOM: (
        "`search` against `random`, two seats",
        "Goal: 95 % in {sure_winners}; the others are reported.",
    ),
    plan.BUDGET: (
        "Four times the budget",
        "One bot with four times the looks. Goal: never weaker (the interval reaches even), and stronger (all of it is"
        " above even) in three games or more.",
    ),
    plan.LEVEL: (
        "The five levels",
        "Each against the one below it, two seats. Goal: 65 to 80 %.",
    ),
    EXPLOITER: (
        "Bots that exploit habits",
        "Both play as `search` does, but in sealed choices they give the best answer to what the others did most often"
        " in all games at their table: one always, the other only where a habit is clear (20 points from even). Goal:"
        " they win no more than even (the interval reaches it).",
    ),
}
MEASUREMENTS = {
    plan.SPEED: (
        "Speed of the search",
        "Looks ahead in a second from the start of {timed} on one core, and how many times that is what OpenSpiel's"
        " ISMCTS in C++ does in {peer}, a card game of like length, in the same run.",
    ),
    plan.SECOND: ("One second's move", "The longest answer of `godfather`, asked at many moments of every game."),
    plan.MEMORY: ("Memory of a search", "The most that a search of one second takes."),
    plan.ENTROPY: (
        "Sealed choices",
        "The mean entropy of the mixture that `search` draws its sealed choices from, in {secretive}: of one"
        " answer, and of the mean of several answers to the same question, since a rival knows no seed. An even choice"
        " of two has 1 bit, of three 1.58.",
    ),
}


def page(rows: Sequence[Row], is_trial: bool = False) -> str:
    """All of it, in the order of the plan."""
    sections = [text for kind in plan.KINDS if (text := section(kind, [row for row in rows if row["what"] == kind]))]
    return "\n".join([TITLE, *([TRIAL] if is_trial else []), *sections, machines(rows)]).rstrip("\n") + "\n"


def section(kind: str, rows: list[Row]) -> str:
    """One kind of rows, with its heading; nothing if there are none."""
    if not rows:
        return ""
    heading, text = (CONTESTS | MEASUREMENTS)[kind]
    text = text.format(**names())
    titles, cells = (CONTEST_TITLES, contest_cells) if kind in CONTESTS else (VALUE_TITLES, value_cells)
    more = [f"{summary(rows)}\n"] if kind == plan.BUDGET else []
    return "\n".join([f"## {heading}\n", f"{text}\n", *table(titles, map(cells, ordered(rows))), "", *more])


def names() -> dict[str, str]:
    """The games that a promise is about."""
    games = [load(id) for id in GAMES]
    return {
        "sure_winners": titles_of(game for game in games if game.figures.beats_random),
        "timed": titles_of(game for game in games if game.figures.looks),
        "peer": ", ".join(game.figures.peer.replace("_", " ") for game in games if game.figures.peer),
        "secretive": titles_of(game for game in games if game.figures.sealed),
    }


def titles_of(games: Iterable[Game]) -> str:
    *first, last = [Words("en", (game.package,)).say("title") for game in games]
    return f"{', '.join(first)} and {last}" if first else last


def ordered(rows: list[Row]) -> list[Row]:
    """As the plan lists them."""
    places = {task.name: place for place, task in enumerate(plan.everything())}
    return sorted(rows, key=lambda row: places.get(row["name"], len(places)))


def table(titles: Sequence[str], rows: Iterable[list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(titles)} |"
    yield f"|{' --- |' * len(titles)}"
    for cells in rows:
        yield f"| {' | '.join(cells)} |"


CONTEST_TITLES = ("game", "seats", "bots", "games", "won", "95 % interval", "even", "reached")


def contest_cells(row: Row) -> list[str]:
    options = ", ".join(f"{name}={choice}" for name, choice in row["options"].items())
    game = f"{row['game']} ({options})" if options else row["game"]
    first, rest = row["bots"][0], row["bots"][1]
    bots = f"{first} : {rest}" if row["seats"] == 2 else f"{first} : {row['seats'] - 1} × {rest}"
    even, mark = percent(row["even"]), MARKS[row["verdict"]]
    faults = f" ({row['faults']} lost by fault)" if row["faults"] else ""
    if not row["games"]:
        return [game, str(row["seats"]), bots, "0", DASH, DASH, even, mark]
    interval = f"{percent(row['low'])} {DASH} {percent(row['high'])}"
    return [game, str(row["seats"]), bots, f"{row['games']}{faults}", percent(row["rate"]), interval, even, mark]


VALUE_TITLES = ("of", "measured", "goal", "reached")


def value_cells(row: Row) -> list[str]:
    goal = f"{number(row['least'])} or more" if row["least"] is not None else f"below {number(row['most'])}"
    if row.get("value") is None:
        return [row["of"], row.get("note", DASH), goal, MARKS[row["verdict"]]]
    return [row["of"], f"{number(row['value'])} {row['unit']}{beside(row)}", goal, MARKS[row["verdict"]]]


def beside(row: Row) -> str:
    """What else belongs to a number."""
    if "peer_value" in row:
        return f" (theirs: {number(row['peer_value'])} looks/s)"
    if "over_seeds" in row:
        return f" (over several seeds {number(row['over_seeds'])})"
    return ""


def summary(rows: list[Row]) -> str:
    """In how many games the larger budget is stronger, and in how many weaker."""
    played = [row for row in rows if row["games"]]
    stronger = sum(row["low"] > row["even"] for row in played)
    weaker = sum(row["high"] < row["even"] for row in played)
    return f"Stronger in {stronger}, weaker in {weaker} of {len(played)} games."


def machines(rows: Sequence[Row]) -> str:
    """Where the rows were measured."""
    kinds = sorted({(row["machine"]["cores"], row["machine"]["python"]) for row in rows})
    lines = [f"- {cores} {'core' if cores == 1 else 'cores'}, Python {python}" for cores, python in kinds]
    return "\n".join(["## Measured on\n", *lines]) if lines else ""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def number(value: float) -> str:
    """Thousands with commas, small numbers with what digits they have."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:g}"
