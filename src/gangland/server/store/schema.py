"""The tables, the same on SQLite and PostgreSQL. Times are whole milliseconds, ids and hashes texts.

Migrations make them (see migrations/); a test compares what the migrations made with what stands here.
"""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, SmallInteger, Table, Text

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

SERIAL = BigInteger().with_variant(Integer, "sqlite")  # only an INTEGER counts by itself on SQLite


def text(name: str, *, null: bool = False, key: bool = False) -> Column[str]:
    return Column(name, Text, nullable=null, primary_key=key)


def time(name: str, *, null: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=null)


def small(name: str, *, key: bool = False) -> Column[int]:
    return Column(name, SmallInteger, nullable=False, primary_key=key, autoincrement=False)


def number(name: str, *, key: bool = False) -> Column[int]:
    return Column(name, Integer, nullable=False, primary_key=key, autoincrement=False)


def serial() -> Column[int]:
    return Column("id", SERIAL, primary_key=True, autoincrement=True)


MATCH = Table(
    "match",
    METADATA,
    text("id", key=True),
    text("game"),
    number("version"),
    small("seats"),
    text("options"),
    text("commitment"),
    text("status"),
    text("visibility"),
    text("clock"),
    text("watch"),
    Column("rated", Boolean, nullable=False),
    text("owner", null=True),
    time("created"),
    time("started", null=True),
    time("ended", null=True),
    text("result", null=True),
    text("name"),
    text("rematch_of", null=True),
    Index("ix_match_status_created", "status", "created"),
    Index("ix_match_owner_created", "owner", "created"),
)

# Nothing joins this table, and only its own functions read it: on PostgreSQL it belongs to another role.
MATCH_SECRET = Table(
    "match_secret",
    METADATA,
    text("match", key=True),
    text("secret"),
    text("seed", null=True),
    text("salts"),
)

# Append-only: triggers refuse update and delete.
EVENT = Table(
    "event",
    METADATA,
    text("match", key=True),
    number("n", key=True),
    text("kind"),
    small("actor"),
    text("command"),
    number("decision"),
    text("payload"),
    time("time"),
    text("state"),
    text("hash"),
    Index("uq_event_match_actor_command", "match", "actor", "command", unique=True),
    sqlite_with_rowid=False,
)

SNAPSHOT = Table(
    "snapshot",
    METADATA,
    text("match", key=True),
    number("n", key=True),
    number("version", key=True),
    Column("state", LargeBinary, nullable=False),
)

DEADLINE = Table(
    "deadline",
    METADATA,
    text("match", key=True),
    small("seat", key=True),
    number("decision", key=True),
    time("due"),
    time("claimed"),  # until then somebody is at it
    Index("ix_deadline_due", "due"),
    sqlite_with_rowid=False,
)

SEAT = Table(
    "seat",
    METADATA,
    text("match", key=True),
    small("seat", key=True),
    text("kind"),
    text("account", null=True),
    text("name"),
    text("level", null=True),
    text("invite", null=True),
    text("salt", null=True),
    time("joined"),
    Index("uq_seat_match_account", "match", "account", unique=True),
    Index("ix_seat_account", "account"),
    sqlite_with_rowid=False,
)

ACCOUNT = Table(
    "account",
    METADATA,
    text("id", key=True),
    text("name"),
    text("language"),
    text("secret_hash", null=True),
    text("password_hash", null=True),
    time("created"),
    time("seen"),
    time("erased", null=True),
    text("login", null=True),
    Index("uq_account_login", "login", unique=True),
)

SESSION = Table(
    "session",
    METADATA,
    text("id", key=True),
    text("account"),
    time("created"),
    time("seen"),
    time("expires"),
    Index("ix_session_account", "account"),
    Index("ix_session_expires", "expires"),
)

TICKET = Table(
    "ticket",
    METADATA,
    text("hash", key=True),
    text("account"),
    text("session"),
    time("expires"),
    Index("ix_ticket_expires", "expires"),
)

CHAT = Table(
    "chat",
    METADATA,
    serial(),
    text("match"),
    text("account"),
    small("seat"),
    text("audience"),
    text("text"),
    time("time"),
    Index("ix_chat_match_audience_id", "match", "audience", "id"),
    Index("ix_chat_account", "account"),
    Index("ix_chat_time", "time"),
    sqlite_autoincrement=True,
)

REPORT = Table(
    "report",
    METADATA,
    serial(),
    text("reporter", null=True),
    text("match"),
    text("accused", null=True),
    text("reason"),
    text("text"),
    time("time"),
    number("first"),
    number("last"),
    Column("chat", BigInteger, nullable=True),
)

AUDIT = Table(
    "audit",
    METADATA,
    serial(),
    text("actor"),
    text("act"),
    text("subject"),
    text("detail"),
    time("time"),
)

MUTING = Table(
    "muting",
    METADATA,
    text("account", key=True),
    text("muted", key=True),
    time("time"),
    Index("ix_muting_muted", "muted"),
    sqlite_with_rowid=False,
)

SANCTION = Table(
    "sanction",
    METADATA,
    serial(),
    text("account"),
    text("kind"),
    text("reason"),
    text("by"),
    time("time"),
    time("until", null=True),
    Index("ix_sanction_account", "account"),
)
