"""The tables and their columns: names, kinds and what they hold.

Programs of others read these, so a column keeps its name, kind and meaning; whoever changes one raises `VERSION`.
"""

from dataclasses import dataclass
from typing import Any

VERSION = 1
GAMES, DECISIONS, VIEWS = "games", "decisions", "views"

WHOLE = ("int8", "int16", "int32", "int64")
PYTHON = {
    "string": str,
    "bool": bool,
    "float32": float,
    "map<string, string>": dict,
    **dict.fromkeys(WHOLE, int),
}


@dataclass(frozen=True)
class Column:
    """One column. Kinds are those of Arrow; `json` is an object in JSON Lines and its text in Parquet."""

    name: str
    kind: str
    may_be_null: bool = False

    def fits(self, value: Any) -> bool:
        """Is this a value of the column, as JSON or Parquet give it?"""
        if value is None:
            return self.may_be_null
        if self.kind == COMMENTS:
            return isinstance(value, list) and all(_is_comment(one) for one in value)
        if self.kind.startswith("list<"):
            inner = Column(self.name, self.kind.removeprefix("list<").removesuffix(">"))
            return isinstance(value, list) and all(inner.fits(one) for one in value)
        return type(value) is PYTHON[self.kind]


COMMENTS = "list<struct<n: int32, text: string>>"


def _is_comment(value: Any) -> bool:
    return isinstance(value, dict) and type(value.get("n")) is int and isinstance(value.get("text"), str)


TABLES: dict[str, tuple[Column, ...]] = {
    GAMES: (
        Column("number", "int64"),
        Column("source", "string"),
        Column("game", "string"),
        Column("rules", "int32"),
        Column("seats", "int8"),
        Column("options", "map<string, string>"),
        Column("seed", "string"),
        Column("start", "string", may_be_null=True),
        Column("match", "string", may_be_null=True),
        Column("commitment", "string", may_be_null=True),
        Column("players", "list<string>", may_be_null=True),
        Column("actors", "list<int8>"),
        Column("actions", "list<int16>"),
        Column("comments", COMMENTS, may_be_null=True),
        Column("moves", "int32"),
        Column("turns", "int32"),
        Column("finished", "bool"),
        Column("ending", "string", may_be_null=True),
        Column("points", "list<int32>", may_be_null=True),
        Column("places", "list<int8>", may_be_null=True),
        Column("fault", "string", may_be_null=True),
        Column("fault_seat", "int8", may_be_null=True),
        Column("state", "string"),
    ),
    DECISIONS: (
        Column("number", "int64"),
        Column("game", "string"),
        Column("n", "int32"),
        Column("turn", "int32"),
        Column("seat", "int8"),
        Column("player", "string", may_be_null=True),
        Column("action", "int16"),
        Column("text", "string"),
        Column("kind", "string"),
        Column("legal_count", "int16"),
        Column("sealed", "bool"),
        Column("hidden", "bool"),
        Column("points", "int32", may_be_null=True),
        Column("place", "int8", may_be_null=True),
        Column("share", "float32", may_be_null=True),
    ),
    VIEWS: (
        Column("number", "int64"),
        Column("game", "string"),
        Column("n", "int32"),
        Column("seat", "int8"),
        Column("asked", "bool"),
        Column("legal", "list<int16>"),
        Column("observation", "list<float32>", may_be_null=True),
        Column("view", "json", may_be_null=True),
    ),
}
