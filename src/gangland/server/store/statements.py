"""What is asked of the database, written once in SQLAlchemy Core and turned into the SQL of an engine once at start.

The adapters hand that SQL to the driver themselves: at a thousand writes a second the layers between would cost more
than the database.
"""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from sqlalchemy import Dialect, Table, bindparam, delete, exists, func, or_, select, tuple_, update
from sqlalchemy.dialects.postgresql import Insert, insert  # its "on conflict" is said in the same words on SQLite
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import ReturningInsert
from sqlalchemy.sql.elements import BindParameter, ColumnElement
from sqlalchemy.sql.expression import ClauseElement

from gangland.server.ports import PLAYING, WAITING
from gangland.server.store.schema import (
    ACCOUNT,
    AUDIT,
    CHAT,
    DEADLINE,
    EVENT,
    MATCH,
    MUTING,
    REPORT,
    SANCTION,
    SEAT,
    SESSION,
    SNAPSHOT,
    TICKET,
)

FOREVER = 2**62  # later than every time


class Question:
    """A statement in the SQL of one engine, with the values that stand in it already."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled = cast(SQLCompiler, statement.compile(dialect=dialect))
        self.text = str(compiled)
        self._fixed = {name: bind.value for bind, name in compiled.bind_names.items() if not bind.required}

    def values(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return {**self._fixed, **given}


def questions(dialect: Dialect) -> dict[str, Question]:
    """Every statement by its name, for one engine."""
    return {name: Question(statement, dialect) for name, statement in STATEMENTS.items()}


def the(name: str) -> BindParameter[Any]:
    """A value that comes with the call; no column is called like it."""
    return bindparam(f"the_{name}")


def same(table: Table, *names: str) -> list[ColumnElement[bool]]:
    """Rows whose columns have the values that come with the call."""
    return [table.c[name] == the(name) for name in names]


def columns(table: Table) -> list[str]:
    """The columns that a new row is given; a number that the database counts is none of them."""
    return [column.name for column in table.columns if column.autoincrement is not True]


def row_into(table: Table) -> Insert:
    return insert(table).values({name: bindparam(name) for name in columns(table)}).inline()


def counted_into(table: Table) -> ReturningInsert[Any]:
    """A new row, and the number that the database gave it."""
    return insert(table).values({name: bindparam(name) for name in columns(table)}).returning(table.c.id)


def _put(table: Table, keys: Iterable[str]) -> Insert:
    """A new row, or new values for the one that is there."""
    made = insert(table).values({name: bindparam(name) for name in columns(table)})
    rest = {name: made.excluded[name] for name in columns(table) if name not in keys}
    return made.on_conflict_do_update(index_elements=list(keys), set_=rest)


# A table that waits can't begin while this is asked, and one that begins is waited for.
_WAITS = exists(
    select(MATCH.c.id).where(MATCH.c.id == the("match"), MATCH.c.status == WAITING).with_for_update(read=True)
)

_CLAIMED = (
    select(DEADLINE.c.match, DEADLINE.c.seat, DEADLINE.c.decision)
    .where(DEADLINE.c.due <= the("now"), DEADLINE.c.claimed <= the("now"))
    .order_by(DEADLINE.c.due)
    .limit(the("limit"))
    .with_for_update(skip_locked=True)
)

_SAID = select(CHAT, ACCOUNT.c.name.label("name")).join(ACCOUNT, ACCOUNT.c.id == CHAT.c.account)

LOG = {
    "events": select(*EVENT.c).where(*same(EVENT, "match"), EVENT.c.n > the("after")).order_by(EVENT.c.n),
    "end of log": select(func.coalesce(func.max(EVENT.c.n), 0)).where(*same(EVENT, "match")),
    "command": select(*EVENT.c).where(*same(EVENT, "match", "actor", "command")),
    "add event": row_into(EVENT),
    "deadlines": select(*DEADLINE.c).where(*same(DEADLINE, "match")).order_by(DEADLINE.c.seat, DEADLINE.c.decision),
    "add deadline": row_into(DEADLINE),
    "drop deadlines": delete(DEADLINE).where(*same(DEADLINE, "match")),
    "any due": select(DEADLINE.c.match).where(DEADLINE.c.due <= the("now"), DEADLINE.c.claimed <= the("now")).limit(1),
    "claim due": update(DEADLINE)
    .where(tuple_(DEADLINE.c.match, DEADLINE.c.seat, DEADLINE.c.decision).in_(_CLAIMED))
    .values(claimed=bindparam("until"))
    .returning(*DEADLINE.c),
    "drop snapshots": delete(SNAPSHOT).where(*same(SNAPSHOT, "match"), SNAPSHOT.c.n <= the("n")),
    "add snapshot": row_into(SNAPSHOT).on_conflict_do_nothing(),
    "latest snapshot": select(SNAPSHOT.c.n, SNAPSHOT.c.state)
    .where(*same(SNAPSHOT, "match", "version"))
    .order_by(SNAPSHOT.c.n.desc())
    .limit(1),
}

TABLES = {
    "add match": row_into(MATCH),
    "match": select(*MATCH.c).where(*same(MATCH, "id")),
    "change match": update(MATCH)
    .where(*same(MATCH, "id"))
    .values(visibility=bindparam("visibility"), watch=bindparam("watch")),
    "change status": update(MATCH)
    .where(*same(MATCH, "id"))
    .values(
        status=bindparam("status"),
        result=func.coalesce(bindparam("result"), MATCH.c.result),
        ended=func.coalesce(bindparam("ended"), MATCH.c.ended),
    ),
    "begin": update(MATCH)
    .where(*same(MATCH, "id"), MATCH.c.status == WAITING)
    .where(~exists(select(SEAT.c.seat).where(SEAT.c.match == the("id"), SEAT.c.kind == "open")))
    .values(status=PLAYING, started=bindparam("started"))
    .returning(MATCH.c.id),
    "matches": select(*MATCH.c).where(MATCH.c.id > the("after")).order_by(MATCH.c.id).limit(the("limit")),
    "playing": select(MATCH.c.id).where(MATCH.c.status == PLAYING).order_by(MATCH.c.created),
    "open tables": select(*MATCH.c)
    .where(MATCH.c.status == WAITING, MATCH.c.visibility == "open")
    .order_by(MATCH.c.created.desc())
    .limit(the("limit")),
    "tables of": select(*MATCH.c)
    .where(
        or_(MATCH.c.owner == the("account"), MATCH.c.id.in_(select(SEAT.c.match).where(*same(SEAT, "account")))),
        MATCH.c.created < the("before"),
    )
    .order_by(MATCH.c.created.desc())
    .limit(the("limit")),
    "seats": select(*SEAT.c).where(*same(SEAT, "match")).order_by(SEAT.c.seat),
    "put seat": _put(SEAT, ("match", "seat")),
    "claim seat": update(SEAT)
    .where(*same(SEAT, "match", "seat"), SEAT.c.kind == "open", _WAITS)
    .values({name: bindparam(name) for name in columns(SEAT) if name not in ("match", "seat")})
    .returning(SEAT.c.seat),
    "vacate seat": update(SEAT)
    .where(*same(SEAT, "match", "seat"), _WAITS)
    .values(kind="open", account=None, name="", level=None, salt=None, joined=0)
    .returning(SEAT.c.seat),
}

PEOPLE = {
    "add account": row_into(ACCOUNT),
    "account": select(*ACCOUNT.c).where(*same(ACCOUNT, "id")),
    "account named": select(*ACCOUNT.c).where(*same(ACCOUNT, "login")),
    "change account": update(ACCOUNT)
    .where(*same(ACCOUNT, "id"))
    .values({name: bindparam(name) for name in columns(ACCOUNT) if name != "id"}),
    "erase account": update(ACCOUNT)
    .where(*same(ACCOUNT, "id"))
    .values(name="", login=None, secret_hash=None, password_hash=None, erased=bindparam("time")),
    "erase seats": update(SEAT).where(*same(SEAT, "account")).values(account=None, name=""),
    "erase tables": update(MATCH).where(*same(MATCH, "owner")).values(owner=None, name=""),
    "erase chat": delete(CHAT).where(*same(CHAT, "account")),
    "erase mutings": delete(MUTING).where(or_(*same(MUTING, "account"), MUTING.c.muted == the("account"))),
    "erase tickets": delete(TICKET).where(*same(TICKET, "account")),
    "erase reports": update(REPORT).where(*same(REPORT, "reporter")).values(reporter=None, text=""),
    "add session": row_into(SESSION),
    "session": select(*SESSION.c).where(*same(SESSION, "id")),
    "sessions of": select(*SESSION.c).where(*same(SESSION, "account")).order_by(SESSION.c.created),
    "touch session": update(SESSION)
    .where(*same(SESSION, "id"))
    .values(seen=bindparam("seen"), expires=bindparam("expires")),
    "end session": delete(SESSION).where(*same(SESSION, "id")),
    "end sessions": delete(SESSION).where(*same(SESSION, "account")),
    "add ticket": row_into(TICKET),
    "take ticket": delete(TICKET)
    .where(*same(TICKET, "hash"), TICKET.c.expires > the("now"))
    .returning(TICKET.c.account, TICKET.c.session),
    "forget tickets": delete(TICKET).where(TICKET.c.expires <= the("now")),
    "forget sessions": delete(SESSION).where(SESSION.c.expires <= the("now")),
    "forget chat": delete(CHAT).where(CHAT.c.time < the("time")),
}

TALK = {
    "add chat": counted_into(CHAT),
    "chats": _SAID.where(*same(CHAT, "match", "audience"), CHAT.c.id > the("after"))
    .order_by(CHAT.c.id.desc())
    .limit(the("limit")),
    "chats of": _SAID.where(*same(CHAT, "account")).order_by(CHAT.c.id),
    "remove chat": delete(CHAT).where(*same(CHAT, "id")),
    "add muting": row_into(MUTING).on_conflict_do_nothing(),
    "drop muting": delete(MUTING).where(*same(MUTING, "account", "muted")),
    "muted by": select(MUTING.c.muted).where(*same(MUTING, "account")).order_by(MUTING.c.time, MUTING.c.muted),
    "muters": select(MUTING.c.account).where(*same(MUTING, "muted")).order_by(MUTING.c.account),
    "add report": counted_into(REPORT),
    "reports": select(*REPORT.c).order_by(REPORT.c.id.desc()).limit(the("limit")),
    "add audit": row_into(AUDIT),
    "audits": select(*AUDIT.c).order_by(AUDIT.c.id.desc()).limit(the("limit")),
    "add sanction": row_into(SANCTION),
    "sanctions": select(*SANCTION.c).where(*same(SANCTION, "account")).order_by(SANCTION.c.id),
}

STATEMENTS: dict[str, ClauseElement] = {**LOG, **TABLES, **PEOPLE, **TALK}
