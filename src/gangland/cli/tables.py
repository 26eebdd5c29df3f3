"""Tables of the command line: the games, a simulation, a benchmark."""

import math
import re
from typing import TYPE_CHECKING, Any

from babel.numbers import format_decimal, format_percent
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gangland.cli.screen import game_words, player_names, score_unit
from gangland.cli.speech import lang, say
from gangland.games import load
from gangland.lab.intervals import wilson

if TYPE_CHECKING:
    from gangland.engine.game import Game
    from gangland.lab.simulation import Simulation

DASH = "\N{EN DASH}"
BARS = 12  # lines of the histogram at most
BAR_WIDTH = 36
BESIDE_BAR = 22  # columns for the range before a bar and the share after it
ROOM_FOR_TABLES = 64  # columns; with less, a table would cut words and numbers
UNCUT = 1000  # columns that hold any of our tables
ROWS = {  # what a row of the benchmark measures, after the name of its game
    "one position": "row-position",
    "compile": "row-compile",
    "first compile": "row-first-compile",
    "start to first compiled move": "row-start",
    "playouts": "row-playouts",
    "playouts, plain": "row-plain",
    "playouts, compiled, one core": "row-compiled",
    "playouts from dealt positions": "row-dealt",
    "two threads against one": "row-threads",
    "Ray": "row-ray",
    "two Ray nodes against one": "row-nodes",
    "playouts on one GPU": "row-gpu",
    "totals of N games equal on GPU and CPU": "row-equal",
    "public face": "row-face",
    "search": "row-search",
    "search, looks from the start position": "row-looks",
    "match.legal and match.play": "row-calls",
    "adapters": "row-adapters",
    "PettingZoo wrapper, random play": "row-wrapper",
    "batch on N threads, observations included": "row-batch",
    "batch on one GPU, observations included": "row-batch-gpu",
    "batch of N equal on GPU and CPU": "row-batch-equal",
}
UNITS = {
    "bytes": "unit-bytes",
    "s": "unit-seconds",
    "moves/s": "unit-moves",
    "times": "unit-times",
    "looks/s": "unit-looks",
    "1 = yes": "unit-yes",
}


def whole(number: float) -> str:
    """A whole number as the language writes it."""
    return format_decimal(round(number), format="#,##0", locale=lang())


def decimal(number: float) -> str:
    """A number with two digits after the point."""
    return format_decimal(number, format="#,##0.00", locale=lang())


def percent(share: float) -> str:
    return format_percent(share, format="0.00%", locale=lang())


def _table(*columns: str, right: int = 99) -> Table:
    """A quiet table; columns from number `right` on hold numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, title in enumerate(columns):
        table.add_column(title, justify="right" if place >= right else "left")
    return table


def print_rows(console: Console, titles: list[str], rows: list[list[str]]) -> None:
    """Names and their numbers as a table, or a few lines for each where there is no room."""
    table = _table(*titles, right=1)
    for row in rows:
        table.add_row(*row)
    wanted = console.measure(table, options=console.options.update_width(UNCUT)).maximum
    if max(ROOM_FOR_TABLES, wanted) <= console.width:
        console.print(table)
        return
    for name, *cells in rows:
        console.print(name, style="bold", markup=False)
        for title, cell in zip(titles[1:], cells, strict=True):
            console.print(f"  {title}: {cell}", soft_wrap=True)


# Games


def print_games(games: list["Game"]) -> None:
    """The games: what they are called, how many sit down, what can be agreed on."""
    console = Console(highlight=False)
    if console.width < ROOM_FOR_TABLES:
        _print_games_below_each_other(console, games)
    else:
        table = _table(say("games-id"), say("games-title"), say("games-seats"), say("games-summary"))
        for game in games:
            words = game_words(game)
            table.add_row(game.id, words.say("title"), _seats(game), words.say("summary"))
        console.print(table)
    for game in games:
        for option in game.options:
            _print_option(console, game, option.name, option.choices)


def _seats(game: "Game") -> str:
    return ", ".join(map(str, game.seats))


def _print_games_below_each_other(console: Console, games: list["Game"]) -> None:
    """The games where a table would have to cut words."""
    for game in games:
        words = game_words(game)
        console.print(f"{game.id}: {words.say('title')}", style="bold", markup=False)
        console.print(Padding(Text(words.say("summary")), (0, 0, 0, 2)))
        console.print(Padding(Text(f"{say('games-seats')}: {_seats(game)}"), (0, 0, 1, 2)))


def _print_option(console: Console, game: "Game", name: str, choices: tuple[str, ...]) -> None:
    """An option and its choices, the usual one first."""
    words = game_words(game)
    console.print(f"{game.id}: {words.say(f'option-{name}')}", style="bold", markup=False)
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 2))
    for place, choice in enumerate(choices):
        usual = f" {say('games-usual')}" if place == 0 else ""
        table.add_row(f"--option {name}={choice}", words.say(f"option-{name}-{choice}") + usual)
    console.print(table)


# Simulations


def print_simulation(done: "Simulation") -> None:
    """Who won how often, with how many points, and how long it took."""
    console = Console(highlight=False)
    figures = done.as_json()
    console.print(say("simulation-title", game=done.table.game.id, count=done.games, seed=str(done.seed)), style="bold")
    _print_seats(console, figures)
    shared = done.games and figures["shared"] / done.games
    console.print(say("simulation-shared", number=whole(figures["shared"]), share=percent(shared)))
    if figures["unfinished"]:
        console.print(say("simulation-unfinished", count=figures["unfinished"]))
    mean, longest = decimal(figures["mean_length"]), whole(figures["longest"])
    console.print(say("simulation-length", mean=mean, longest=longest, turns=decimal(figures["mean_turns"])))
    words = game_words(done.table.game)
    for name, count in figures["endings"].items():
        share = percent(count / done.games)
        console.print(say("simulation-ending", ending=words.say(f"ending-{name}"), number=whole(count), share=share))
    for line in histogram(figures["lengths"], min(BAR_WIDTH, max(console.width - BESIDE_BAR, 1))):
        console.print(line, soft_wrap=True)
    console.print(_speed(done))


def _speed(done: "Simulation") -> str:
    return say(
        "simulation-speed",
        moves=whole(done.moves_per_second),
        seconds=decimal(done.seconds),
        device=done.device,
        threads=done.threads,
    )


def _print_seats(console: Console, figures: dict[str, Any]) -> None:
    titles = [say(f"simulation-{name}") for name in ("seat", "wins", "share", "interval")]
    mean = say("simulation-score", unit=score_unit(load(figures["game"])))
    titles.append(mean[0].upper() + mean[1:])
    print_rows(console, titles, _rows_of_seats(figures))


def _rows_of_seats(figures: dict[str, Any]) -> list[list[str]]:
    rows = []
    for name, wins, points in zip(player_names(figures["seats"]), figures["wins"], figures["points"], strict=True):
        low, high = wilson(wins, figures["games"])
        interval = f"{percent(low)} {DASH} {percent(high)}"
        rows.append([name, whole(wins), percent(wins / figures["games"]), interval, decimal(points)])
    return rows


def histogram(lengths: list[dict[str, int]], longest: int = BAR_WIDTH) -> list[str]:
    """Bars of games by length, classes joined until they fit on a few lines."""
    from gangland.engine.loops import LENGTH_CLASS

    first, last = lengths[0]["from"], lengths[-1]["from"] + LENGTH_CLASS
    width = LENGTH_CLASS * math.ceil((last - first) / LENGTH_CLASS / BARS)
    counts = [0] * math.ceil((last - first) / width)
    for entry in lengths:
        counts[(entry["from"] - first) // width] += entry["games"]
    ranges = [f"{first + width * place}{DASH}{first + width * (place + 1) - 1}" for place in range(len(counts))]
    room, total = max(map(len, ranges)), sum(counts)
    return [
        f"  {name:>{room}} {'█' * round(longest * count / max(counts)):{longest}} {percent(count / total):>8}"
        for name, count in zip(ranges, counts, strict=True)
    ]


# Benchmarks


def row_title(what: str) -> str:
    """What a row measures, said if we have words for it: `famiglia: one position`."""
    game, colon, kind = what.partition(": ")
    number = re.search(r"\d[\d,]*", kind)
    id = ROWS.get(re.sub(r"\d[\d,]*", "N", kind))
    if not id:
        return what
    return f"{game}{colon}{say(id, number=whole(int(number[0].replace(',', ''))) if number else '')}"


def print_bench(rows: list[dict[str, Any]]) -> None:
    """What was measured, what it has to reach, and what another engine does."""
    columns = ("what", "value", "unit", "goal", "peer", "ratio")
    table = _table(*(say(f"bench-{name}") for name in columns))
    for place in (1, 3, 5):
        table.columns[place].justify = "right"
    for row in rows:
        said = {**row, "what": row_title(row["what"]), "unit": _unit(row.get("unit"))}
        table.add_row(*(_goal(row) if name == "goal" else _cell(said.get(name)) for name in columns))
    Console(highlight=False).print(table)


def _unit(unit: str | None) -> str | None:
    return say(UNITS[unit]) if unit in UNITS else unit


def _goal(row: dict[str, Any]) -> str:
    """The figure that was promised, and whether it was reached."""
    if row.get("must") is None:
        return DASH
    return f"{_cell(row['must'])} {'✓' if row.get('reached') else '✗'}"


def _cell(value: Any) -> str:
    """A number as the language writes it, a word as it is, nothing as a dash."""
    if value is None or value == "":
        return DASH
    if isinstance(value, int | float):
        return whole(value) if abs(value) >= 100 else decimal(value)
    return str(value)
