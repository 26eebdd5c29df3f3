"""The figures of a report as Parquet: flat tables, one row for each thing that is counted."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from gangland.games import load
from gangland.lab.balance import PACKAGE
from gangland.lab.balance.counter import columns
from gangland.lab.tally import Row

TABLES = ("seats", "scores", "lengths", "leads", "decided", "things", "actions", "games")
REPORT, COMPONENTS = "report.json", "components.toml"
FILES = (REPORT, *(f"{name}.parquet" for name in TABLES), COMPONENTS)
Told = dict[str, Any]
Line = Mapping[str, Any]


def write_tables(report: Told, games: Mapping[str, list[Row]], folder: Path) -> None:
    """All tables into a folder."""
    import pyarrow
    from pyarrow import parquet

    makers = (seats, scores, lengths, leads, decided, things, actions)
    found = {make.__name__: list(make(report)) for make in makers}
    found["games"] = list(rows_of_games(report, games))
    for name in TABLES:
        schema = pyarrow.schema([(column, getattr(pyarrow, kind)()) for column, kind in COLUMNS[name]])
        if name == "games":
            more = [(column, pyarrow.int64()) for column in columns(report["asked"]["seats"])]
            schema = pyarrow.schema([*schema, *more])
        parquet.write_table(pyarrow.Table.from_pylist(found[name], schema), folder / f"{name}.parquet")


INTERVAL = (("mean", "float64"), ("low", "float64"), ("high", "float64"))
COLUMNS: dict[str, list[tuple[str, str]]] = {
    "seats": [
        ("field", "string"),
        ("place", "int64"),
        ("games", "int64"),
        *((f"wins_{end}", kind) for end, kind in INTERVAL),
        *((f"points_{end}", kind) for end, kind in INTERVAL),
        ("points_deviation", "float64"),
    ],
    "scores": [("field", "string"), ("place", "int64"), ("from", "int64"), ("count", "int64")],
    "lengths": [("field", "string"), ("from", "int64"), ("count", "int64")],
    "leads": [("field", "string"), ("changes", "int64"), ("count", "int64")],
    "decided": [("field", "string"), ("from", "float64"), ("count", "int64")],
    "things": [
        ("field", "string"),
        ("number", "int64"),
        ("thing", "string"),
        ("holders", "int64"),
        ("held", "float64"),
        ("copies", "float64"),
        *((f"wins_{end}", kind) for end, kind in INTERVAL),
        *((f"lift_{end}", kind) for end, kind in INTERVAL),
    ],
    "actions": [("field", "string"), ("number", "int64"), ("action", "string"), ("count", "int64")],
    "games": [("field", "string")],
}


def spread(name: str, figure: Told | None) -> Told:
    """A figure and its interval in three columns."""
    return {f"{name}_{end}": figure and figure[end] for end, _ in INTERVAL}


def seats(report: Told) -> Iterable[Line]:
    for field in report["fields"]:
        for place, one in enumerate(field["seats"], 1):
            facts = {"field": field["name"], "place": place, "games": field["games"]}
            more = {"points_deviation": one["deviation"]}
            yield facts | spread("wins", one["wins"]) | spread("points", one["points"]) | more


def scores(report: Told) -> Iterable[Line]:
    for field in report["fields"]:
        for place, one in enumerate(field["seats"], 1):
            for nth, count in enumerate(one["scores"]):
                yield {"field": field["name"], "place": place, "from": nth * report["score_class"], "count": count}


def lengths(report: Told) -> Iterable[Line]:
    for field in report["fields"]:
        for nth, count in enumerate(field["length"]["classes"]):
            yield {"field": field["name"], "from": nth * report["length_class"], "count": count}


def leads(report: Told) -> Iterable[Line]:
    for field in report["fields"]:
        for changes, count in enumerate(field["lead"]["classes"]):
            yield {"field": field["name"], "changes": changes, "count": count}


def decided(report: Told) -> Iterable[Line]:
    for field in report["fields"]:
        classes = field["decided"]["classes"]
        for nth, count in enumerate(classes):
            yield {"field": field["name"], "from": nth / len(classes), "count": count}


def things(report: Told) -> Iterable[Line]:
    from gangland.engine.words import Words

    game = load(report["asked"]["game"])
    words, known = Words("en", (PACKAGE, game.package)), game.stakes.things
    for field in report["fields"]:
        for one in field["things"]:
            facts = {"field": field["name"], "number": one["number"], "thing": str(words.say(known[one["number"]]))}
            facts |= {name: one[name] for name in ("holders", "copies")}
            facts |= {"held": one["held"] and one["held"]["mean"]}
            yield facts | spread("wins", one["wins"]) | spread("lift", one["lift"])


def actions(report: Told) -> Iterable[Line]:
    texts = load(report["asked"]["game"]).actions.texts
    for field in report["fields"]:
        for number, count in enumerate(field["actions"]):
            yield {"field": field["name"], "number": number, "action": texts[number], "count": count}


def rows_of_games(report: Told, games: Mapping[str, list[Row]]) -> Iterable[Line]:
    names = columns(report["asked"]["seats"])
    for field, rows in games.items():
        for row in sorted(rows):
            yield {"field": field, **dict(zip(names, row, strict=True))}
