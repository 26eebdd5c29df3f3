"""After and beside the game: its record, its moments, the proof of its shuffle; complaints."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.responses import Response

from gangland.server.desk import Fairness
from gangland.server.gate.gate import Gate
from gangland.server.gate.http.access import granted, viewer_of, visible
from gangland.server.gate.http.answers import Json, answers, file, nothing
from gangland.server.gate.http.callers import AtGate, Called, Visitor
from gangland.server.gate.http.people import Body
from gangland.server.gate.http.tables import LOBBY, SeatNumber, TableId
from gangland.server.gate.problems import Problem
from gangland.server.gate.socket.chat import muted_at
from gangland.server.match.replay import Moment
from gangland.server.ports import Audit, Report, Sanction, SeatRow

router = APIRouter(prefix="/api/tables", tags=["replays"])
Position = Annotated[int, Field(ge=0, le=2**31 - 1)]


class Complaint(Body):
    """What somebody did, and where: positions of the log, or a line of chat."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    reason: Annotated[str, Field(pattern="^[a-z-]{1,32}$")]
    text: Annotated[str, Field(max_length=1000)] = ""
    first: Position = 0
    last: Position = 0
    chat: Position | None = None


@router.get("/{table}/record", responses=file("text/plain", "no-session", "no-table", "conflict", words="The record"))
async def record(table: TableId, gate: AtGate, called: Called) -> Response:
    """The record of a game; while it is played, as far as one's own eyes see."""
    gate.allow("look", called.account.id)
    viewer = await viewer_of(gate, table, called.account.id)
    text = granted(await gate.desk.record(table, viewer))
    headers = {"content-disposition": f'attachment; filename="{table}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@router.get("/{table}/replay", responses=answers(Moment, "no-session", "no-table", "not-allowed", "conflict"))
async def replay(
    table: TableId,
    gate: AtGate,
    called: Called,
    moment: Annotated[int, Query(ge=0, le=2**31 - 1)],
    eyes: Annotated[int | None, Query(ge=-1, le=7)] = None,
) -> Response:
    """One moment of a game through one's own eyes; after its end through any."""
    gate.allow("look", called.account.id)
    viewer = await viewer_of(gate, table, called.account.id)
    return Json(granted(await gate.desk.replay(table, viewer, moment, eyes)))


@router.get("/{table}/commitment", responses=answers(Fairness, "no-table"))
async def commitment(table: TableId, gate: AtGate, visitor: Visitor) -> Response:
    """What was promised before the deal, and after the end the secret that proves it."""
    await visible(gate, table, visitor.account.id if visitor else None)
    found = await gate.desk.commitment(table)
    if found is None:
        raise Problem("no-table")
    return Json(found)


@router.post("/{table}/reports", status_code=204, responses=nothing(*LOBBY, words="It was noted"))
async def report(table: TableId, body: Complaint, gate: AtGate, called: Called) -> Response:
    """Complain; people will look at it."""
    gate.allow("report", called.account.id)
    await viewer_of(gate, table, called.account.id)
    accused = (await seat_row(gate, table, body.seat)).account if body.seat is not None else None
    await gate.store.add_report(
        Report(
            called.account.id,
            table,
            accused,
            body.reason,
            body.text,
            gate.clock.now(),
            body.first,
            body.last,
            body.chat,
        )
    )
    return Response(status_code=204)


@router.put("/{table}/seats/{seat}/mute", status_code=204, responses=nothing(*LOBBY))
async def mute(table: TableId, seat: SeatNumber, gate: AtGate, called: Called) -> Response:
    """The owner forbids somebody to talk at this table."""
    await _set_mute(gate, table, seat, called.account.id, until=None)
    return Response(status_code=204)


@router.delete("/{table}/seats/{seat}/mute", status_code=204, responses=nothing(*LOBBY))
async def unmute(table: TableId, seat: SeatNumber, gate: AtGate, called: Called) -> Response:
    """The owner allows it again."""
    await _set_mute(gate, table, seat, called.account.id, until=gate.clock.now())
    return Response(status_code=204)


async def _set_mute(gate: Gate, table: str, seat: int, owner: str, until: int | None) -> None:
    """A sanction for this table; the latest one counts. What the owner did is in the audit."""
    row = await gate.store.match(table)
    if row is None:
        raise Problem("no-table")
    if row.owner != owner:
        raise Problem("not-yours")
    muted = (await seat_row(gate, table, seat)).account
    if muted is None:
        raise Problem("no-seat")
    now = gate.clock.now()
    await gate.store.add_sanction(Sanction(muted, muted_at(table), "owner", owner, now, until))
    await gate.store.add_audit(Audit(owner, "unmute" if until else "mute", muted, f'{{"table":"{table}"}}', now))


async def seat_row(gate: Gate, table: str, seat: int) -> SeatRow:
    for row in await gate.store.seats(table):
        if row.seat == seat:
            return row
    raise Problem("no-seat")
