"""Tables behind the answers of a report: each figure with its interval, a column for each kind of player."""

from collections.abc import Callable
from typing import Any

from gangland.lab.balance.answers import Teller

Told = dict[str, Any]
Shown = Callable[[Told | None, int], str]
NOTHING = "–"
DECIDED = ("since", "by_half", "in_the_last_tenth", "by_rule", "close")


def figure_rows(teller: Teller, name: str) -> list[list[str]]:
    """The rows of one question; none where there is nothing more to tell."""
    makers = {"seats": seats, "scores": scores, "length": length, "lead": lead, "decided": decided}
    return makers[name](teller) if name in makers else []


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


def row(teller: Teller, title: str, found: Callable[[Told], Told | None], shown: Callable[..., str]) -> list[str]:
    show = with_interval(shown)
    return [title, *(show(found(field), field["games"]) for field in teller.fields)]


def of_place(place: int, name: str) -> Callable[[Told], Told | None]:
    return lambda field: field["seats"][place][name]


def of_part(part: str, name: str) -> Callable[[Told], Told | None]:
    return lambda field: field[part][name]


def seats(teller: Teller) -> list[list[str]]:
    places = range(teller.asked["seats"])
    titles = [teller.say("row-wins", place=teller.place_name(place)) for place in places]
    rows = [row(teller, titles[place], of_place(place, "wins"), teller.percent) for place in places]
    return [*rows, row(teller, teller.say("compare-shared"), lambda field: field["shared"], teller.percent)]


def scores(teller: Teller) -> list[list[str]]:
    places = range(teller.asked["seats"])
    facts = [{"place": teller.place_name(place), "unit": teller.unit} for place in places]
    rows = [
        row(teller, teller.say("row-points", **facts[place]), of_place(place, "points"), teller.mean)
        for place in places
    ]
    spread = [
        [teller.say("row-deviation", **facts[place]), *(deviation(teller, field, place) for field in teller.fields)]
        for place in places
    ]
    return [*rows, *spread]


def deviation(teller: Teller, field: Told, place: int) -> str:
    known = field["seats"][place]["deviation"]
    return NOTHING if known is None else teller.number(known)


def length(teller: Teller) -> list[list[str]]:
    names = {"moves": "compare-length", "turns": "compare-turns"}
    return [row(teller, teller.say(id), of_part("length", name), teller.mean) for name, id in names.items()]


def lead(teller: Teller) -> list[list[str]]:
    return [
        row(teller, teller.say("row-changes"), of_part("lead", "changes"), teller.mean),
        row(teller, teller.say("row-none"), of_part("lead", "none"), teller.percent),
        row(teller, teller.say("row-first"), of_part("lead", "first_leader_wins"), teller.percent),
    ]


def decided(teller: Teller) -> list[list[str]]:
    rows = [row(teller, teller.say(f"row-{name}"), of_part("decided", name), teller.percent) for name in DECIDED]
    margin = row(teller, teller.say("row-margin", unit=teller.unit), of_part("decided", "margin"), teller.mean)
    return [*rows, margin]
