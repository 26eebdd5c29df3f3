"""Tables: made, found, joined, left, filled, started, played again."""

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Query
from pydantic import Field
from starlette.responses import Response

from gangland.server.desk import Place, TableCard, TableOrder
from gangland.server.gate.http.access import ask_lobby, visible
from gangland.server.gate.http.answers import Json, answers, nothing
from gangland.server.gate.http.callers import AtGate, Called, Visitor
from gangland.server.gate.http.people import Body
from gangland.server.gate.problems import Problem
from gangland.server.people.names import LONGEST_TITLE, tidy_title

router = APIRouter(prefix="/api/tables", tags=["tables"])
MANY = 50
TableId = Annotated[str, Path(pattern="^[a-z2-7]{16}$")]
SeatNumber = Annotated[int, Path(ge=0, le=7)]
Level = Annotated[str, Field(pattern="^[a-z-]{1,32}$")]
Word = Annotated[str, Field(min_length=1, max_length=64)]
Salt = Annotated[str, Field(pattern="^[0-9a-f]{0,64}$")]
Invite = Annotated[str, Field(min_length=1, max_length=128)]
Visibility = Literal["private", "link", "open"]
Watch = Literal["nobody", "link", "all"]
Milliseconds = Annotated[int, Field(ge=0, le=30 * 24 * 3600 * 1000)]
LOBBY = ("no-session", "no-table", "not-allowed", "conflict")


class ClockOrder(Body):
    """How the time of each seat is counted."""

    kind: Literal["none", "live", "slow"] = "none"
    bank: Milliseconds | None = None
    increment: Milliseconds | None = None


class PlaceOrder(Body):
    """Who shall sit on a seat."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class NewTable(Body):
    """A table as it is wanted."""

    game: Word
    seats: Annotated[int, Field(ge=1, le=8)]
    options: Annotated[dict[Word, Word], Field(max_length=16, default_factory=dict)]
    places: Annotated[list[PlaceOrder], Field(max_length=8, default_factory=list)]
    clock: ClockOrder = ClockOrder()
    watch: Watch = "link"
    visibility: Visibility = "link"
    rated: bool = False
    name: Annotated[str, Field(max_length=2 * LONGEST_TITLE)] = ""
    salt: Salt | None = None


class Joining(Body):
    """Where to sit, and what opens the seat."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    invite: Invite | None = None
    salt: Salt | None = None


class Looking(Body):
    """What opens a seat there."""

    invite: Invite


class Filling(Body):
    """Which bots take the open seats."""

    level: Level


class SeatOrder(Body):
    """Who shall sit there: a bot, or whoever comes."""

    kind: Literal["bot", "open"]
    level: Level | None = None


class InviteOrder(Body):
    """An invitation to one seat, or to any that is open."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class Showing(Body):
    """Who may find the table, and who may watch."""

    visibility: Visibility | None = None
    watch: Watch | None = None


class Invitation(msgspec.Struct, frozen=True):
    """The token is told once. It stands behind the # of a link, so that no server logs it."""

    token: str
    table: str
    seat: int | None


def order_of(body: NewTable) -> TableOrder:
    title = tidy_title(body.name)
    if title is None:
        raise Problem("bad-name")
    return TableOrder(
        game=body.game,
        seats=body.seats,
        options=body.options,
        places=tuple(Place(one.kind, one.level) for one in body.places),
        clock=body.clock.model_dump(exclude_none=True),
        watch=body.watch,
        visibility=body.visibility,
        rated=body.rated,
        name=title,
        salt=body.salt,
    )


@router.post("", status_code=201, responses=answers(TableCard, "no-session", "conflict", status=201))
async def create(body: NewTable, gate: AtGate, called: Called) -> Response:
    """Make a table."""
    gate.allow("table", called.account.id)
    row = await ask_lobby(gate.lobby.create(called.account.id, order_of(body)))
    return Json(await visible(gate, row.id, called.account.id), 201)


@router.get("", responses=answers(TableCard, many=True))
async def open_tables(gate: AtGate, limit: Annotated[int, Query(ge=1, le=MANY)] = MANY) -> Response:
    """Tables that wait for anyone who likes to play."""
    return Json(await gate.lobby.open_tables(limit))


@router.get("/mine", responses=answers(TableCard, "no-session", many=True))
async def my_tables(
    gate: AtGate,
    called: Called,
    limit: Annotated[int, Query(ge=1, le=MANY)] = MANY,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> Response:
    """My tables, the newest first; `before` is the time of the last one seen."""
    return Json(await gate.lobby.tables_of(called.account.id, limit, before))


@router.get("/{table}", responses=answers(TableCard, "no-table"))
async def look(table: TableId, gate: AtGate, visitor: Visitor) -> Response:
    """A table, if one may know of it."""
    return Json(await visible(gate, table, visitor.account.id if visitor else None))


@router.post("/{table}/look", responses=answers(TableCard, "no-table"))
async def look_invited(table: TableId, body: Looking, gate: AtGate, visitor: Visitor) -> Response:
    """A table that one has an invitation to. The token is in the body: an address may be logged on its way."""
    return Json(await visible(gate, table, visitor.account.id if visitor else None, body.invite))


@router.patch("/{table}", responses=answers(TableCard, *LOBBY))
async def show(table: TableId, body: Showing, gate: AtGate, called: Called) -> Response:
    """The owner decides who may find the table and who may watch."""
    gate.allow("lobby", table)
    card = await visible(gate, table, called.account.id)
    if not card.is_owner:
        raise Problem("not-yours")
    await gate.store.change_match(table, body.visibility or card.visibility, body.watch or card.watch)
    gate.hints.publish(table, 0, "seats")
    return Json(await visible(gate, table, called.account.id))


@router.post("/{table}/join", responses=answers(TableCard, *LOBBY))
async def join(table: TableId, body: Joining, gate: AtGate, called: Called) -> Response:
    """Sit down."""
    gate.allow("lobby", called.account.id)
    await ask_lobby(gate.lobby.join(table, called.account.id, body.seat, body.invite, body.salt))
    return Json(await visible(gate, table, called.account.id))


@router.post("/{table}/leave", status_code=204, responses=nothing(*LOBBY))
async def leave(table: TableId, gate: AtGate, called: Called) -> Response:
    """Get up again, before the start."""
    await ask_lobby(gate.lobby.leave(table, called.account.id))
    return Response(status_code=204)


@router.post("/{table}/start", responses=answers(TableCard, *LOBBY))
async def start(table: TableId, gate: AtGate, called: Called) -> Response:
    """Deal."""
    await ask_lobby(gate.lobby.start(table, called.account.id))
    return Json(await visible(gate, table, called.account.id))


@router.post("/{table}/fill", responses=answers(TableCard, *LOBBY))
async def fill(table: TableId, body: Filling, gate: AtGate, called: Called) -> Response:
    """Bots take the open seats."""
    await ask_lobby(gate.lobby.fill(table, called.account.id, body.level))
    return Json(await visible(gate, table, called.account.id))


@router.put("/{table}/seats/{seat}", responses=answers(TableCard, *LOBBY))
async def set_seat(table: TableId, seat: SeatNumber, body: SeatOrder, gate: AtGate, called: Called) -> Response:
    """The owner puts a bot on a seat, or opens it."""
    gate.allow("lobby", table)
    await ask_lobby(gate.lobby.set_seat(table, called.account.id, seat, body.kind, body.level))
    return Json(await visible(gate, table, called.account.id))


@router.post("/{table}/invites", status_code=201, responses=answers(Invitation, *LOBBY, status=201))
async def invite(table: TableId, body: InviteOrder, gate: AtGate, called: Called) -> Response:
    """A token that opens one seat, or any open one."""
    gate.allow("lobby", table)
    token = await ask_lobby(gate.lobby.invite(table, called.account.id, body.seat))
    return Json(Invitation(token, table, body.seat), 201)


@router.delete("/{table}/seats/{seat}", status_code=204, responses=nothing(*LOBBY))
async def kick(table: TableId, seat: SeatNumber, gate: AtGate, called: Called) -> Response:
    """The owner sends somebody away, before the start."""
    await ask_lobby(gate.lobby.kick(table, called.account.id, seat))
    return Response(status_code=204)


@router.post("/{table}/rematch", status_code=201, responses=answers(TableCard, *LOBBY, status=201))
async def rematch(table: TableId, gate: AtGate, called: Called) -> Response:
    """The same again: the same new table for all who ask."""
    gate.allow("table", called.account.id)
    row = await ask_lobby(gate.lobby.rematch(table, called.account.id))
    return Json(await visible(gate, row.id, called.account.id), 201)
