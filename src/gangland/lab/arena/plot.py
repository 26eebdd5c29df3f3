"""How strong the bots are, drawn: win rates and ratings with their intervals, against the budget where there is one."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gangland.lab.arena.contest import need

if TYPE_CHECKING:
    from matplotlib.axes import Axes

NAME = "strength"
FORMATS = ("png", "svg")
PANEL_INCHES, HEIGHT_INCHES = 4.8, 3.6
DOTS_PER_INCH = 150
MEASURES = {"win_rate": ("low", "high"), "rating": ("rating_low", "rating_high")}
BUDGET = re.compile(r"^(?P<bot>[^:]+):(?P<number>\d+)(?P<unit>ms)?(?:#\d+)?$")
# The words on a plot, by what they name: the caller knows the language.
WORDS = ("title", "win_rate", "rating", "looks", "milliseconds", "bots")

Bot = Mapping[str, Any]
Panel = tuple[str, list[Bot]]  # what stands below it, and who is in it


def draw_strength(report: Mapping[str, Any], words: Mapping[str, str], folder: Path) -> list[Path]:
    """The files that were drawn: a row of win rates above a row of ratings, a column for each kind of budget."""
    need("matplotlib")
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    columns = panels(report["bots"])
    figure = Figure(figsize=(PANEL_INCHES * len(columns), HEIGHT_INCHES * len(MEASURES)), layout="constrained")
    grid = figure.subplots(len(MEASURES), len(columns), squeeze=False, sharey="row")
    for row, measure in zip(grid, MEASURES, strict=True):
        row[0].set_ylabel(words[measure])
        for axes, (below, bots) in zip(row, columns, strict=True):
            axes.set_xlabel(words[below])
            (draw_bars if below == "bots" else draw_lines)(axes, measure, bots)
    figure.suptitle(words["title"])
    files = [folder / f"{NAME}.{form}" for form in FORMATS]
    with rc_context({"svg.hashsalt": NAME}):  # the same figures give the same file
        for file in files:
            figure.savefig(file, dpi=DOTS_PER_INCH, metadata={"Date": None} if file.suffix == ".svg" else None)
    return files


def panels(bots: Sequence[Bot]) -> list[Panel]:
    """Bots by what limits them: looks ahead, milliseconds, or nothing that their names tell."""
    found: dict[str, list[Bot]] = {"looks": [], "milliseconds": [], "bots": []}
    for bot in bots:
        budget = BUDGET.match(bot["name"])
        found["bots" if not budget else "milliseconds" if budget["unit"] else "looks"].append(bot)
    return [(below, some) for below, some in found.items() if some]


def spread(bots: Sequence[Bot], measure: str) -> tuple[list[float], list[list[float]]]:
    """The figures, and how far their intervals reach below and above."""
    low, high = MEASURES[measure]
    values = [bot[measure] for bot in bots]
    return values, [[bot[measure] - bot[low] for bot in bots], [bot[high] - bot[measure] for bot in bots]]


def draw_lines(axes: "Axes", measure: str, bots: Sequence[Bot]) -> None:
    """A line for each kind of bot, from its smallest budget to its largest."""
    kinds: dict[str, list[tuple[int, Bot]]] = {}
    for bot in bots:
        budget = BUDGET.match(bot["name"])
        assert budget is not None
        kinds.setdefault(budget["bot"], []).append((int(budget["number"]), bot))
    for kind, members in kinds.items():
        members.sort(key=lambda member: member[0])
        values, reach = spread([bot for _, bot in members], measure)
        axes.errorbar([budget for budget, _ in members], values, reach, marker="o", capsize=3, label=kind)
    axes.set_xscale("log")
    budgets = sorted({budget for members in kinds.values() for budget, _ in members})
    axes.set_xticks(budgets, [str(budget) for budget in budgets])
    axes.set_xticks([], minor=True)
    axes.legend()


def draw_bars(axes: "Axes", measure: str, bots: Sequence[Bot]) -> None:
    """A bar for each bot."""
    values, reach = spread(bots, measure)
    axes.bar([bot["name"] for bot in bots], values, yerr=reach, capsize=3, color="tab:blue", alpha=0.7)
