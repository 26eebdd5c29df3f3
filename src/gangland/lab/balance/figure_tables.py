"""Tables behind the answers of a report: each figure with its interval, a column for each kind of player."""

from collections.abc import Callable
from typing import Any

from gangland.lab.balance.answers import Answers

Told = dict[str, Any]
Shown = Callable[[Told | None, int], str]
NOTHING = "–"
DECIDED = ("since", "by_half", "in_the_last_tenth", "by_rule", "close")


def figure_rows(answers: Answers, name: str) -> list[list[str]]:
    """The rows of one question; none where there is nothing more to tell."""
    makers = {"seats": seats, "scores": scores, "length": length, "lead": lead, "decided": decided}
    return makers[name](answers) if name in makers else []


def with_interval(shown: Callable[[float, int], str]) -> Shown:
    """How a figure is written: its mean, and its interval in brackets."""

    def show(figure: Told | None, games: int) -> str:
        if figure is None:
            return NOTHING
        mean = shown(figure["mean"], games)
        if figure["low"] is None:
            return mean
        return f"{mean} ({shown(figure['low'], games)} – {shown(figure['high'], games)})"

    return show


def row(answers: Answers, title: str, found: Callable[[Told], Told | None], shown: Callable[..., str]) -> list[str]:
    show = with_interval(shown)
    return [title, *(show(found(field), field["games"]) for field in answers.fields)]


def of_place(place: int, name: str) -> Callable[[Told], Told | None]:
    return lambda field: field["seats"][place][name]


def of_part(part: str, name: str) -> Callable[[Told], Told | None]:
    return lambda field: field[part][name]


def seats(answers: Answers) -> list[list[str]]:
    places = range(answers.asked["seats"])
    titles = [answers.say("row-wins", place=answers.place_name(place)) for place in places]
    rows = [row(answers, titles[place], of_place(place, "wins"), answers.percent) for place in places]
    return [*rows, row(answers, answers.say("compare-shared"), lambda field: field["shared"], answers.percent)]


def scores(answers: Answers) -> list[list[str]]:
    places = range(answers.asked["seats"])
    facts = [{"place": answers.place_name(place), "unit": answers.unit} for place in places]
    rows = [
        row(answers, answers.say("row-points", **facts[place]), of_place(place, "points"), answers.mean)
        for place in places
    ]
    spread = [
        [answers.say("row-deviation", **facts[place]), *(deviation(answers, field, place) for field in answers.fields)]
        for place in places
    ]
    return [*rows, *spread]


def deviation(answers: Answers, field: Told, place: int) -> str:
    known = field["seats"][place]["deviation"]
    return NOTHING if known is None else answers.number(known)


def length(answers: Answers) -> list[list[str]]:
    names = {"moves": "compare-length", "turns": "compare-turns"}
    return [row(answers, answers.say(id), of_part("length", name), answers.mean) for name, id in names.items()]


def lead(answers: Answers) -> list[list[str]]:
    return [
        row(answers, answers.say("row-changes"), of_part("lead", "changes"), answers.mean),
        row(answers, answers.say("row-none"), of_part("lead", "none"), answers.percent),
        row(answers, answers.say("row-first"), of_part("lead", "first_leader_wins"), answers.percent),
    ]


def decided(answers: Answers) -> list[list[str]]:
    rows = [row(answers, answers.say(f"row-{name}"), of_part("decided", name), answers.percent) for name in DECIDED]
    margin = row(answers, answers.say("row-margin", unit=answers.unit), of_part("decided", "margin"), answers.mean)
    return [*rows, margin]
