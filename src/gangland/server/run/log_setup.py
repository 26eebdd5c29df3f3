"""The logs of a server process: one JSON object a line on the error output, by the gate's list of fields."""

import logging
import sys

import structlog

from gangland.server.gate.logs import encode, keep_allowed, name_error, stamp, take_over


def set_up_logs(quiet: bool) -> None:
    """Every `structlog.get_logger()` writes so; quiet logs hold warnings and worse."""
    level = logging.WARNING if quiet else logging.INFO
    structlog.configure(
        processors=[name_error, stamp, keep_allowed, encode],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *names: structlog.PrintLogger(sys.stderr),  # the error output of now: it may be replaced
    )
    take_over(structlog.get_logger(), ("uvicorn", "uvicorn.error", "asyncio", "sqlalchemy", "procrastinate", "psycopg"))
