"""Logs: one JSON object a line, and only fields of this list. Anything else is dropped before it is written."""

import logging
import sys
import traceback
from collections.abc import Iterable, MutableMapping
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, TextIO

import msgspec
import structlog

Fields = MutableMapping[str, Any]

# No token, no name, no text that somebody typed, no position: only what can be read by anyone who runs the server.
ALLOWED = frozenset(
    (
        "event", "level", "time", "process", "method", "route", "status", "milliseconds", "code", "reason", "kind",
        "game", "table", "seat", "seats", "decision", "n", "count", "bytes", "seconds", "version", "error", "where",
        "host", "port", "database", "workers", "logger", "due", "lag",
    )
)  # fmt: skip
PLAIN = (str, int, float, bool, type(None))
LONGEST = 200


def keep_allowed(logger: Any, method: str, fields: Fields) -> Fields:
    """Drop every field that is not on the list, or whose value is more than a word or a number."""
    return {name: _short(value) for name, value in fields.items() if name in ALLOWED and isinstance(value, PLAIN)}


def name_error(logger: Any, method: str, fields: Fields) -> Fields:
    """An exception is logged by its kind and its places: its words may hold what somebody typed."""
    found = fields.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        fields["error"] = type(error).__name__
        fields["where"] = " ".join(places(error.__traceback__))
    return fields


def places(trace: TracebackType | None, most: int = 4) -> Iterable[str]:
    """The last places of a traceback, without the folders."""
    frames = traceback.extract_tb(trace)[-most:]
    return (f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames)


def stamp(logger: Any, method: str, fields: Fields) -> Fields:
    fields["level"] = method
    fields["time"] = datetime.now(UTC).isoformat(timespec="milliseconds")
    return fields


def encode(logger: Any, method: str, fields: Fields) -> str:
    return msgspec.json.encode(fields).decode()


def _short(value: Any) -> Any:
    return value[:LONGEST].encode("utf-8", "replace").decode() if isinstance(value, str) else value


class Foreign(logging.Handler):
    """What libraries log, by its level and origin; their sentences may quote a request, so they are left out."""

    def __init__(self, log: Any) -> None:
        super().__init__()
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        said = getattr(self._log, record.levelname.lower(), self._log.error)
        where = f"{record.module}:{record.lineno}"
        said("library-said", logger=record.name, where=where, exc_info=record.exc_info)


PROCESSORS = (name_error, stamp, keep_allowed, encode)


def make_log(stream: TextIO | None = None) -> Any:
    """A log that writes to a stream, the error output unless another is given."""
    return structlog.wrap_logger(structlog.PrintLogger(stream or sys.stderr), processors=list(PROCESSORS))


def usual_log() -> Any:
    """The log as whoever runs the server has set it up, else ours."""
    return structlog.get_logger() if structlog.is_configured() else make_log()


def take_over(log: Any, names: Iterable[str] = ("uvicorn", "uvicorn.error", "asyncio", "sqlalchemy")) -> None:
    """Let the libraries log through ours, warnings and worse."""
    for name in names:
        logger = logging.getLogger(name)
        logger.handlers[:] = [Foreign(log)]
        logger.propagate = False
        logger.setLevel(logging.WARNING)
