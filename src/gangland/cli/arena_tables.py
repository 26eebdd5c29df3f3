"""The report of an arena in tables: the bots, every two of them compared, the seats, and who was at fault."""

from typing import Any

from babel.numbers import format_decimal, format_percent
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from gangland.cli.screen import player_names
from gangland.cli.speech import lang, say
from gangland.cli.tables import DASH, decimal, print_rows, whole

MOST_FAULTS = 10  # lines
LEAST_P = 0.0001  # luck so rare needs no more digits


def print_arena(report: dict[str, Any]) -> None:
    """Who is how strong, and how sure that is."""
    console = Console(highlight=False)
    console.print(
        say("arena-title", game=report["game"], count=report["games"], seed=str(report["seed"])), style="bold"
    )
    console.print(say("arena-deals", tables=report["tables"]))
    if report["asked"] != report["of"]:
        console.print(say("arena-rounded", asked=str(report["asked"]), games=str(report["of"])))
    shares = [say(f"simulation-{name}") for name in ("wins", "share", "interval")]
    more = [say(f"arena-{name}") for name in ("rating", "looks", "time")]
    print_rows(console, [say("arena-bot"), *shares, *more], [_bot_row(bot) for bot in report["bots"]])
    if len(report["bots"]) < report["seats"]:
        console.print(say("arena-repeated", seats=report["seats"], even=_percent(1 / report["seats"])))
    if report["pairs"]:
        console.print(say("arena-pairs"), style="bold")
        titles = [say("arena-pair"), say("arena-whole"), say("arena-difference"), shares[-1], say("arena-luck")]
        print_rows(console, titles, [_pair_row(pair) for pair in report["pairs"]])
    console.print(say("arena-seats"), style="bold")
    names = player_names(report["seats"])
    rows = [[name, *_shares(seat)] for name, seat in zip(names, report["seat_wins"], strict=True)]
    print_rows(console, [say("simulation-seat"), *shares], rows)
    _print_course(console, report)


def _percent(share: float) -> str:
    return format_percent(share, format="0.0%", locale=lang())


def _tenths(number: float) -> str:
    return format_decimal(number, format="#,##0.0", locale=lang())


def _interval(low: float, high: float) -> str:
    return f"{_percent(low)} {DASH} {_percent(high)}"


def _shares(figures: dict[str, Any]) -> list[str]:
    """Wins (with the parts of shared ones), their share and its interval."""
    wins = whole(figures["wins"]) if figures["wins"] % 1 == 0 else _tenths(figures["wins"])
    return [wins, _percent(figures["win_rate"]), _interval(figures["low"], figures["high"])]


def _bot_row(bot: dict[str, Any]) -> list[str]:
    rating = f"{_tenths(bot['rating'])} ± {_tenths(bot['rating_high'] - bot['rating'])}"
    looks = whole(bot["looks_per_decision"]) if bot["looks_per_decision"] else DASH
    time = decimal(1000 / bot["decisions_per_second"]) if bot["decisions_per_second"] else DASH
    return [bot["name"], *_shares(bot), rating, looks, time]


def _pair_row(pair: dict[str, Any]) -> list[str]:
    names, deals = f"{pair['one']} {DASH} {pair['other']}", whole(pair["deals"])
    if pair["difference"] is None:
        return [names, deals, DASH, DASH, DASH]
    between = _interval(pair["low"], pair["high"]) if pair["low"] is not None else DASH
    return [names, deals, _percent(pair["difference"]), between, _luck(pair["p"])]


def _luck(p: float) -> str:
    shown = format_decimal(max(p, LEAST_P), format="0.0000", locale=lang())
    return f"< {shown}" if p < LEAST_P else shown


def _print_course(console: Console, report: dict[str, Any]) -> None:
    """How long games were, how fast they went, and which ended before their time."""
    console.print(say("arena-length", mean=decimal(report["mean_length"])))
    decisions, thinking = (sum(bot[name] for bot in report["bots"]) for name in ("decisions", "thinking_seconds"))
    if report["moves_per_second"] and thinking:
        speed = whole(report["moves_per_second"])
        console.print(say("arena-speed", moves=speed, decisions=whole(decisions / thinking)))
    if report["unfinished"]:
        console.print(say("simulation-unfinished", count=report["unfinished"]))
    if report["faults"]:
        console.print(say("arena-faults"), style="bold")
        for fault in report["faults"][:MOST_FAULTS]:
            console.print(Padding(Text(_fault(fault)), (0, 0, 0, 2)))
        if len(report["faults"]) > MOST_FAULTS:
            console.print(f"  {say('arena-fault-more', count=len(report['faults']) - MOST_FAULTS)}")


def _fault(fault: dict[str, Any]) -> str:
    """One game that a bot lost by itself, and why."""
    known: dict[str, Any] = {"game": str(fault["game"]), "move": str(fault["move"]), "bot": fault["bot"]}
    if fault["kind"] == "overrun":
        return say("arena-fault-overrun", **known, seconds=decimal(fault["seconds"]), limit=decimal(fault["limit"]))
    if fault["kind"] == "gone":
        return say("arena-fault-gone", **known)
    return say(f"arena-fault-{fault['kind']}", **known, what=fault.get("what", ""))
