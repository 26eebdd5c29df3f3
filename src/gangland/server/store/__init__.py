"""Stores: where everything is kept."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gangland.server.ports import Store

POSTGRES = ("postgresql://", "postgres://")


def is_postgres(place: str) -> bool:
    return place.startswith(POSTGRES)


def store_at(place: str) -> "Store":
    """The store for a URL (postgresql://..., sqlite:///file) or the path of a file; `open` it before use."""
    if is_postgres(place):
        from gangland.server.store.postgres import PostgresStore

        return PostgresStore(place)
    from gangland.server.store.sqlite import SqliteStore

    return SqliteStore(Path(place.removeprefix("sqlite:///")))
