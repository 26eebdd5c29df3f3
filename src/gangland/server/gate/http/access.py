"""What lobby and desk refuse, as problems of the gate."""

from collections.abc import Awaitable
from typing import TypeVar

from gangland.engine.mistakes import Mistake
from gangland.server.desk import TableCard
from gangland.server.gate.gate import Gate
from gangland.server.gate.problems import Problem
from gangland.server.gate.seats import seat_at
from gangland.server.match.commands import Refused
from gangland.server.ports import NOBODY

Found = TypeVar("Found")
STATUS_OF = {
    404: ("no-table", "table-unknown", "moment"),
    403: ("no-seat", "table-not-owner", "table-not-yours"),
    422: ("table-order", "table-places", "table-level", "table-salt", "table-clock"),
    503: ("busy", "unavailable", "paused"),
}


def status_of(code: str) -> int:
    """The status for a code of the lobby or the desk: most are conflicts with how things are."""
    if code.partition("-")[0] == "mistake":  # of the engine: there is no such game, option or number of seats
        return 422
    return next((status for status, codes in STATUS_OF.items() if code in codes), 409)


async def ask_lobby(asked: Awaitable[Found]) -> Found:
    """What the lobby answers; its Mistake as a Problem with the same words."""
    try:
        return await asked
    except Mistake as mistake:
        code = mistake.message.id
        raise Problem(code, what=mistake.message, status=status_of(code)) from None


def granted(found: Found | Refused) -> Found:
    """What the desk answered, unless it refused."""
    if isinstance(found, Refused):
        raise Problem(found.code, what=found.message, paragraph=found.paragraph, status=status_of(found.code))
    return found


async def visible(gate: Gate, table: str, account: str | None, invite: str | None = None) -> TableCard:
    """A table that this account may know of, or was invited to; for others there is none."""
    card = await gate.lobby.table(table, account)
    if card is None:
        raise Problem("no-table")
    known_to_all = card.visibility != "private" or card.watch != "nobody"
    if known_to_all or card.is_owner or card.you is not None:
        return card
    if invite is not None and await gate.lobby.invited(table, invite):
        return card
    raise Problem("no-table")


async def viewer_of(gate: Gate, table: str, account: str | None) -> int:
    """With whose eyes this account sees a table: its seat's, or a spectator's; a Problem if with none."""
    seat = await seat_at(gate.store, table, account)
    if seat is not None:
        return seat
    if account is None or not await gate.desk.may_watch(table, account):
        raise Problem("no-table")
    return NOBODY
