"""The first tables."""

from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, PrimaryKeyConstraint, SmallInteger, Text

revision = "0001"
down_revision = None

KINDS: dict[str, Any] = {
    "text": Text(),
    "time": BigInteger(),
    "number": Integer(),
    "small": SmallInteger(),
    "flag": Boolean(),
    "bytes": LargeBinary(),
}
SERIAL = BigInteger().with_variant(Integer, "sqlite")
COMPACT = {"sqlite_with_rowid": False}

TABLES = {
    "match": "id text, game text, version number, seats small, options text, commitment text, status text, "
    "visibility text, clock text, watch text, rated flag, owner text?, created time, started time?, ended time?, "
    "result text?, name text, rematch_of text?",
    "match_secret": "match text, secret text, seed text?, salts text",
    "event": "match text, n number, kind text, actor small, command text, decision number, payload text, time time, "
    "state text, hash text",
    "snapshot": "match text, n number, version number, state bytes",
    "deadline": "match text, seat small, decision number, due time, claimed time",
    "seat": "match text, seat small, kind text, account text?, name text, level text?, invite text?, salt text?, "
    "joined time",
    "account": "id text, name text, language text, secret_hash text?, password_hash text?, created time, seen time, "
    "erased time?, login text?",
    "session": "id text, account text, created time, seen time, expires time",
    "ticket": "hash text, account text, session text, expires time",
    "chat": "match text, account text, seat small, audience text, text text, time time",
    "report": "reporter text?, match text, accused text?, reason text, text text, time time, first number, "
    "last number, chat time?",
    "audit": "actor text, act text, subject text, detail text, time time",
    "sanction": "account text, kind text, reason text, by text, time time, until time?",
}
KEYS = {
    "match": ("id",),
    "match_secret": ("match",),
    "event": ("match", "n"),
    "snapshot": ("match", "n", "version"),
    "deadline": ("match", "seat", "decision"),
    "seat": ("match", "seat"),
    "account": ("id",),
    "session": ("id",),
    "ticket": ("hash",),
}
MORE: dict[str, dict[str, Any]] = {
    "event": COMPACT,
    "deadline": COMPACT,
    "seat": COMPACT,
    "chat": {"sqlite_autoincrement": True},
}
UNIQUE = [("event", "match actor command"), ("seat", "match account"), ("account", "login")]
INDEXES = [
    ("match", "status created"),
    ("match", "owner created"),
    ("deadline", "due"),
    ("seat", "account"),
    ("session", "account"),
    ("session", "expires"),
    ("ticket", "expires"),
    ("chat", "match audience id"),
    ("chat", "account"),
    ("chat", "time"),
    ("sanction", "account"),
]


def upgrade() -> None:
    for table, columns in TABLES.items():
        made = [_column(words) for words in columns.split(", ")]
        op.create_table(table, *_key(table), *made, **MORE.get(table, {}))
    for table, columns in UNIQUE:
        op.create_index(_name("uq", table, columns), table, columns.split(), unique=True)
    for table, columns in INDEXES:
        op.create_index(_name("ix", table, columns), table, columns.split())


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)


def _column(words: str) -> Column[Any]:
    name, kind = words.split()
    return Column(name, KINDS[kind.rstrip("?")], nullable=kind.endswith("?"))


def _key(table: str) -> list[Any]:
    """The key of a table; where none is named, a number that the database counts."""
    if table in KEYS:
        return [PrimaryKeyConstraint(*KEYS[table], name=f"pk_{table}")]
    return [Column("id", SERIAL, primary_key=True, autoincrement=True)]


def _name(kind: str, table: str, columns: str) -> str:
    return "_".join([kind, table, *columns.split()])
