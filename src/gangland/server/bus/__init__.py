"""Hints: how the processes tell each other that there is something to read."""

from typing import TYPE_CHECKING

from gangland.server.store import is_postgres

if TYPE_CHECKING:
    from gangland.server.ports import HintBus


def hints_at(place: str) -> "HintBus":
    """The bus for a database: inside this process, or through PostgreSQL (an address without a pooler)."""
    if is_postgres(place):
        from gangland.server.bus.postgres import PostgresHints

        return PostgresHints(place)
    from gangland.server.bus.local import LocalHints

    return LocalHints()
