"""Rows of the database as the plain data of the ports, and back. Columns and fields have the same names."""

from collections.abc import Iterable
from typing import Any

import msgspec

from gangland.server.ports import (
    Account,
    Append,
    Audit,
    Chat,
    Deadline,
    Event,
    MatchRow,
    NewEvent,
    Report,
    Sanction,
    SeatRow,
    Secret,
    Session,
)

Row = tuple[Any, ...]


def plain(struct: msgspec.Struct) -> dict[str, Any]:
    """The values of a row by the names of its columns."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def event(row: Row) -> Event:
    """A row begins with the match and the number."""
    return Event(*[*row[2:], row[1]])


def numbered(change: Append) -> tuple[Event, ...]:
    """The new events with the numbers that follow what the writer has seen."""
    pairs = enumerate(change.events, change.after + 1)
    return tuple(Event(*[*(getattr(one, name) for name in NewEvent.__struct_fields__), n]) for n, one in pairs)


def deadline(row: Row) -> Deadline:
    return Deadline(*row[:4])


def match_values(row: MatchRow) -> dict[str, Any]:
    return {**plain(row), "options": to_json(row.options), "clock": to_json(row.clock)}


def match(row: Row) -> MatchRow:
    values = dict(zip(MatchRow.__struct_fields__, row, strict=True))
    values |= {name: msgspec.json.decode(values[name]) for name in ("options", "clock")}
    return MatchRow(**{**values, "rated": bool(values["rated"])})


def seat(row: Row) -> SeatRow:
    return SeatRow(*row)


def secret(row: Row) -> Secret:
    return Secret(row[0], row[1], row[2], tuple(msgspec.json.decode(row[3])))


def account(row: Row) -> Account:
    return Account(*row)


def session(row: Row) -> Session:
    return Session(*row)


def chat(row: Row) -> Chat:
    return Chat(*row)


def report(row: Row) -> Report:
    return Report(*row[1:])


def audit(row: Row) -> Audit:
    return Audit(*row[1:])


def sanction(row: Row) -> Sanction:
    return Sanction(*row[1:])


def ended(change: Append) -> int | None:
    """When a change ends its match: the time of its last event."""
    over = change.status in ("over", "abandoned")
    return change.events[-1].time if over and change.events else None


def first(rows: Iterable[Row]) -> Row | None:
    return next(iter(rows), None)
