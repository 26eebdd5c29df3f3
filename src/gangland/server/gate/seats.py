"""Who sits where, read from the seat table each time: what a process remembers of it may be old."""

from gangland.server.ports import Store


async def seat_at(store: Store, table: str, account: str | None) -> int | None:
    """The seat of an account at a table; None if it sits nowhere there."""
    if account is None:
        return None
    for row in await store.seats(table):
        if row.account == account:
            return row.seat
    return None
