"""Whom a player does not want to hear. It holds at every table until it is taken back."""

import msgspec
from fastapi import APIRouter
from starlette.responses import Response

from gangland.server.gate.gate import Gate
from gangland.server.gate.http.access import visible
from gangland.server.gate.http.answers import Json, answers, nothing
from gangland.server.gate.http.callers import AtGate, Called, Caller
from gangland.server.gate.http.tables import SeatNumber, TableId
from gangland.server.gate.problems import Problem
from gangland.server.gate.seats import seat_at

router = APIRouter(prefix="/api/tables", tags=["people"])
PROBLEMS = ("no-session", "no-table", "not-allowed", "invalid")


class Mutes(msgspec.Struct, frozen=True):
    """Seats whose players the caller does not hear."""

    seats: tuple[int, ...]


@router.get("/{table}/mutes", responses=answers(Mutes, "no-session", "no-table"))
async def mutes(table: TableId, gate: AtGate, called: Called) -> Response:
    """Whom of this table I do not hear."""
    await visible(gate, table, called.account.id)
    muted = await gate.store.muted_by(called.account.id)
    return Json(Mutes(tuple(row.seat for row in await gate.store.seats(table) if row.account in muted)))


@router.put("/{table}/mutes/{seat}", status_code=204, responses=nothing(*PROBLEMS))
async def mute(table: TableId, seat: SeatNumber, gate: AtGate, called: Called) -> Response:
    """Do not hear a player any more: here and at other tables."""
    await gate.store.mute(called.account.id, await _other(gate, table, seat, called), gate.clock.now())
    return Response(status_code=204)


@router.delete("/{table}/mutes/{seat}", status_code=204, responses=nothing(*PROBLEMS))
async def unmute(table: TableId, seat: SeatNumber, gate: AtGate, called: Called) -> Response:
    """Hear a player again."""
    await gate.store.unmute(called.account.id, await _other(gate, table, seat, called))
    return Response(status_code=204)


async def _other(gate: Gate, table: str, seat: int, called: Caller) -> str:
    """The account of another player, for one who sits there too."""
    gate.allow("lobby", called.account.id)
    await visible(gate, table, called.account.id)
    if await seat_at(gate.store, table, called.account.id) is None:
        raise Problem("not-allowed")
    for row in await gate.store.seats(table):
        if row.seat == seat and row.account is not None and row.account != called.account.id:
            return row.account
    raise Problem("invalid")
