"""A comparison in a table: each figure as printed, changed, and the difference with its interval."""

from collections.abc import Callable
from typing import Any

from babel.numbers import format_decimal, format_percent
from rich.console import Console

from gangland.cli.screen import player_names, score_unit
from gangland.cli.speech import lang, say
from gangland.cli.tables import DASH, decimal, percent, print_rows
from gangland.engine.design.domains import written
from gangland.games import load

Shown = Callable[[float], str]


def print_comparison(report: dict[str, Any]) -> None:
    """What was changed, what that does to each seat, to fairness and to length, and how sure that is."""
    console = Console(highlight=False)
    facts = {"game": report["game"], "count": report["games"], "seed": str(report["seed"])}
    console.print(say("whatif-title", **facts), style="bold")
    for change in report["changes"]:
        printed, changed = (written(change[name]) for name in ("printed", "changed"))
        console.print(say("whatif-change", path=change["path"], printed=printed, changed=changed), markup=False)
    console.print(say("whatif-bot", bot=report["bot"]) if report["bot"] else say("whatif-random"))
    titles = [say(f"whatif-{name}") for name in ("figure", "printed", "changed", "difference")]
    print_rows(console, [*titles, say("simulation-interval")], _rows(report))
    console.print(say(f"whatif-{verdict(report['gap']['difference'])}"))


def verdict(difference: dict[str, float | None]) -> str:
    """Whether the seats are more even than before, as far as these games can tell."""
    low, high = difference["low"], difference["high"]
    if high is not None and high < 0:
        return "fairer"
    return "less-fair" if low is not None and low > 0 else "as-fair"


def _rows(report: dict[str, Any]) -> list[list[str]]:
    names, unit = player_names(report["seats"]), score_unit(load(report["game"]))
    seats = list(zip(names, report["wins"], report["points"], strict=True))
    rows = [_row(say("whatif-wins", seat=name), wins, percent, _more_percent) for name, wins, _ in seats]
    rows += [_row(say("whatif-points", seat=name, unit=unit), points, decimal, _more) for name, _, points in seats]
    rows += [_row(say(f"whatif-{name}"), report[name], percent, _more_percent) for name in ("gap", "shared")]
    return rows + [_row(say(f"whatif-{name}"), report[name], decimal, _more) for name in ("length", "turns")]


def _row(title: str, figure: dict[str, Any], shown: Shown, signed: Shown) -> list[str]:
    difference = figure["difference"]
    low, high = difference["low"], difference["high"]
    between = DASH if low is None else f"{signed(low)} {DASH} {signed(high)}"
    means = [shown(figure[name]["mean"]) for name in ("printed", "changed")]
    return [title, *means, signed(difference["mean"]), between]


def _more(number: float) -> str:
    return format_decimal(number, format="+#,##0.00;-#,##0.00", locale=lang())


def _more_percent(share: float) -> str:
    return format_percent(share, format="+0.00%;-0.00%", locale=lang())
