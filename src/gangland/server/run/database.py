"""Where the database is, and what can be wrong with how somebody named it."""

import os
from pathlib import Path
from urllib.parse import urlsplit

from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE
from gangland.server.store import is_postgres

VARIABLE = "GANGLAND_DATABASE"
SQLITE = "sqlite:///"


def usual_file() -> Path:
    """The file that is used when nobody names a database."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "gangland" / "gangland.db"


def database_of(asked: str | None) -> str:
    """The URL of a PostgreSQL database or the path of a file, from an option, the environment, or the usual place."""
    place = (asked or os.environ.get(VARIABLE) or "").strip()
    if not place:
        return str(usual_file())
    if is_postgres(place):
        return _checked_url(place)
    if place.startswith(SQLITE):
        place = place.removeprefix(SQLITE)
    if "://" in place or not place:
        raise Mistake("run-bad-database", package=PACKAGE, place=hidden(place))
    return str(Path(place).expanduser().absolute())


def _checked_url(place: str) -> str:
    from psycopg import ProgrammingError
    from psycopg.conninfo import conninfo_to_dict

    try:
        conninfo_to_dict(place)
    except ProgrammingError:
        raise Mistake("run-bad-database", package=PACKAGE, place=hidden(place)) from None
    return place


def hidden(place: str) -> str:
    """The place as it may be shown: without a password."""
    try:
        parts = urlsplit(place)
        secret = parts.password
    except ValueError:
        return place.partition("://")[0] + "://..."
    return place.replace(f":{secret}@", ":...@") if secret else place
