"""The plots of a report, each as PNG and SVG: one colour for each kind of player, the same in all of them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gangland.lab.balance.answers import Answers, all_scores, sorted_things
from gangland.lab.balance.run import RANDOM

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS = ("png", "svg")
WIDE, HIGH, LINE = 7.2, 3.4, 0.24  # inches; the last for each line of a list
DOTS_PER_INCH = 150
RANDOM_COLOUR = "#9a9a9a"
COLOURS = ("#0072b2", "#e69f00", "#d55e00", "#009e73", "#cc79a7", "#56b4e9")  # Okabe and Ito: for everyone's eyes
MOST_THINGS = 30
NAMES_IN_A_LINE = 5
CUT = 0.998  # of a histogram: the few games beyond would squeeze all others
Told = dict[str, Any]


def draw_all(answers: Answers, folder: Path) -> list[str]:
    """Every plot that there is something to draw of; their names."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    drawn = []
    for name, draw in plots(answers).items():
        things = min(len(listed_things(answers)), MOST_THINGS)
        height = max(HIGH, 1.2 + LINE * things) if name == "things" else HIGH
        figure = Figure(figsize=(WIDE, height), layout="constrained")
        axes = figure.subplots()
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes, answers)
        with rc_context({"svg.hashsalt": name}):  # the same figures give the same file
            for form in FORMATS:
                metadata = {"Date": None} if form == "svg" else None
                figure.savefig(folder / f"{name}.{form}", dpi=DOTS_PER_INCH, metadata=metadata)
        drawn.append(name)
    return drawn


def plots(answers: Answers) -> dict[str, Callable[["Axes", Answers], None]]:
    """What is drawn, by the name of its files."""
    found: dict[str, Callable[[Axes, Answers], None]] = {
        "seats": draw_seats,
        "scores": draw_scores,
        "length": draw_length,
        "lead": draw_lead,
    }
    if any(field["decided"]["games"] for field in answers.fields):
        found |= {"decided": draw_decided, "margin": draw_margin}
    if listed_things(answers):
        found["things"] = draw_things
    if "comparisons" in answers.report:
        found["compare"] = draw_comparison
    return found


def colour(answers: Answers, name: str) -> str:
    bots = [field["name"] for field in answers.fields if field["name"] != RANDOM]
    return RANDOM_COLOUR if name == RANDOM else COLOURS[bots.index(name) % len(COLOURS)]


def name_lines(axes: "Axes") -> None:
    """Who is who, above the plot, where nothing is hidden by it."""
    axes.legend(frameon=False, loc="lower left", bbox_to_anchor=(0, 1), ncols=NAMES_IN_A_LINE, fontsize=9)


def in_percent(axis: Any, answers: Answers) -> None:
    """Shares as the language writes them."""
    from babel.numbers import format_percent

    axis.set_major_formatter(lambda share, _: format_percent(share, format="0.#%", locale=answers.lang))


def reaches(figures: Sequence[Told]) -> list[list[float]]:
    """How far intervals reach below and above."""
    low = [0.0 if one["low"] is None else one["mean"] - one["low"] for one in figures]
    return [low, [0.0 if one["high"] is None else one["high"] - one["mean"] for one in figures]]


def draw_seats(axes: "Axes", answers: Answers) -> None:
    """A point for each place and kind of player."""
    fields, seats = answers.fields, answers.asked["seats"]
    for nth, field in enumerate(fields):
        wins = [place["wins"] for place in field["seats"]]
        beside = 0.12 * (nth - (len(fields) - 1) / 2)
        axes.errorbar(
            [place + beside for place in range(seats)],
            [one["mean"] for one in wins],
            reaches(wins),
            fmt="o",
            capsize=3,
            color=colour(answers, field["name"]),
            label=answers.field_name(field["name"]),
        )
    axes.axhline(1 / seats, color="#444444", linewidth=0.8, linestyle="--", label=answers.say("seats-line"))
    axes.set_xticks(range(seats), [answers.place_name(place) for place in range(seats)])
    if seats > 4:
        axes.tick_params("x", labelrotation=20)
    axes.set_xlim(-0.6, seats - 0.4)
    axes.set_ylabel(answers.say("seats-axis"))
    in_percent(axes.yaxis, answers)
    name_lines(axes)


def draw_lines(axes: "Axes", answers: Answers, counts: Callable[[Told], Sequence[int]], width: int, below: str) -> None:
    """A histogram for each kind of player, as a line over its classes."""
    from matplotlib.ticker import MaxNLocator

    shortest, longest = [0], 0
    for field in answers.fields:
        classes = counts(field)
        total = sum(classes)
        if total:
            shortest.append((len(classes) - cut_at(classes[::-1])) * width)
            steps = [width * place for place in range(len(classes) + 1)]
            shares = [count / total for count in classes]
            name = field["name"]
            axes.stairs(shares, steps, color=colour(answers, name), label=answers.field_name(name), linewidth=1.6)
            longest = max(longest, cut_at(classes) * width)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlim(min(shortest[1:], default=0), max(longest, width))
    axes.set_ylim(bottom=0)
    axes.set_xlabel(answers.say(f"{below}-axis", **unit_of(answers, below)))
    axes.set_ylabel(answers.say(f"{below}-height"))
    in_percent(axes.yaxis, answers)
    name_lines(axes)


def unit_of(answers: Answers, below: str) -> dict[str, str]:
    return {"unit": answers.unit} if below in ("scores", "margin") else {}


def cut_at(classes: Sequence[int]) -> int:
    """How many classes hold nearly all."""
    total, so_far = sum(classes), 0
    for place, count in enumerate(classes):
        so_far += count
        if so_far >= CUT * total:
            return place + 1
    return len(classes)


def draw_scores(axes: "Axes", answers: Answers) -> None:
    draw_lines(axes, answers, lambda field: all_scores(field["seats"]), answers.report["score_class"], "scores")


def draw_length(axes: "Axes", answers: Answers) -> None:
    draw_lines(axes, answers, lambda field: field["length"]["classes"], answers.report["length_class"], "length")


def draw_margin(axes: "Axes", answers: Answers) -> None:
    draw_lines(axes, answers, lambda field: field["decided"]["margins"], answers.report["score_class"], "margin")


def draw_lead(axes: "Axes", answers: Answers) -> None:
    """Bars side by side: how many games had how many lead changes."""
    from matplotlib.ticker import MaxNLocator

    fields = answers.fields
    most = max(cut_at(field["lead"]["classes"]) for field in fields)
    width = 0.8 / len(fields)
    for nth, field in enumerate(fields):
        classes = field["lead"]["classes"][:most]
        heights = [count / field["games"] for count in classes]
        at = [place - 0.4 + width * (nth + 0.5) for place in range(len(classes))]
        name = field["name"]
        axes.bar(at, heights, width, color=colour(answers, name), label=answers.field_name(name))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(answers.say("lead-axis"))
    axes.set_ylabel(answers.say("lead-height"))
    in_percent(axes.yaxis, answers)
    name_lines(axes)


def draw_decided(axes: "Axes", answers: Answers) -> None:
    """How many games are decided when so much of them is over."""
    for field in answers.fields:
        classes, so_far, heights = field["decided"]["classes"], 0, [0.0]
        for count in classes:
            so_far += count
            heights.append(so_far / max(field["decided"]["games"], 1))
        at = [place / len(classes) for place in range(len(classes) + 1)]
        name = field["name"]
        axes.plot(at, heights, color=colour(answers, name), label=answers.field_name(name), linewidth=1.6)
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1.02)
    axes.set_xlabel(answers.say("decided-axis"))
    axes.set_ylabel(answers.say("decided-height"))
    in_percent(axes.xaxis, answers)
    in_percent(axes.yaxis, answers)
    name_lines(axes)


def listed_things(answers: Answers) -> list[int]:
    """The things to draw, the best of the strongest players first; of very many those that matter most."""
    known = sorted_things(answers.best_field)
    chosen = sorted(known, key=lambda thing: -abs(thing["lift"]["mean"]))[:MOST_THINGS]
    return [thing["number"] for thing in known if thing in chosen]


def draw_things(axes: "Axes", answers: Answers) -> None:
    """A line for each thing: its lift with the strongest players, and paler that of the others."""
    shown = listed_things(answers)
    for field in answers.fields:
        strongest = field is answers.best_field
        lifts = {thing["number"]: thing["lift"] for thing in field["things"] if thing["lift"] is not None}
        known = [number for number in shown if number in lifts]
        name = field["name"]
        figures = [lifts[number] for number in known]
        axes.errorbar(
            [one["mean"] for one in figures],
            [shown.index(number) for number in known],
            xerr=reaches(figures) if strongest else None,
            fmt="o",
            capsize=2,
            markersize=5 if strongest else 3.5,
            alpha=1.0 if strongest else 0.6,
            color=colour(answers, name),
            label=answers.field_name(name),
        )
    axes.axvline(0, color="#444444", linewidth=0.8)
    axes.set_yticks(range(len(shown)), [answers.thing_name(number) for number in shown], fontsize=8)
    axes.invert_yaxis()
    axes.set_xlabel(answers.say("things-axis"))
    in_percent(axes.xaxis, answers)
    axes.grid(axis="y", color="#eeeeee")
    axes.set_axisbelow(True)
    name_lines(axes)


def draw_comparison(axes: "Axes", answers: Answers) -> None:
    """What the change does to the wins of each seat, by each kind of player."""
    compared = [one for one in answers.report["comparisons"] if one["games"]]
    seats = answers.asked["seats"]
    for nth, one in enumerate(compared):
        figures = [wins["difference"] for wins in one["wins"]]
        beside = 0.12 * (nth - (len(compared) - 1) / 2)
        axes.errorbar(
            [figure["mean"] for figure in figures],
            [seat + beside for seat in range(seats)],
            xerr=reaches(figures),
            fmt="o",
            capsize=3,
            color=colour(answers, one["name"]),
            label=answers.field_name(one["name"]),
        )
    axes.axvline(0, color="#444444", linewidth=0.8)
    axes.set_yticks(range(seats), [answers.say("compare-wins", seat=str(seat)) for seat in range(seats)])
    axes.set_ylim(seats - 0.4, -0.6)
    axes.set_xlabel(answers.say("compare-axis"))
    in_percent(axes.xaxis, answers)
    name_lines(axes)
