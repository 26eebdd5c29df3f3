"""A table drawn in letters, as the terminal shows it: for games that have no board in the browser yet."""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from gangland.engine.view import View
from gangland.engine.words import Words
from gangland.games import load
from gangland.server.gate.http.access import granted, viewer_of
from gangland.server.gate.http.answers import file
from gangland.server.gate.http.callers import AtGate, Called
from gangland.server.gate.http.people import Language
from gangland.server.gate.http.tables import TableId
from gangland.server.gate.problems import Problem

router = APIRouter(prefix="/api/tables", tags=["replays"])
MOST_SEATS = 8
Name = Annotated[str, Query(max_length=60)]


@router.get(
    "/{table}/picture",
    responses=file("text/plain", "no-session", "no-table", "not-found", "conflict", words="The table in letters"),
)
async def picture(
    table: TableId,
    gate: AtGate,
    called: Called,
    moment: Annotated[int, Query(ge=1, le=2**31 - 1)],
    eyes: Annotated[int | None, Query(ge=-1, le=7)] = None,
    language: Language = "en",
    name: Annotated[list[Name], Query(max_length=MOST_SEATS)] = [],  # noqa: B006
) -> Response:
    """One moment as a picture in letters, with these names for the seats."""
    gate.allow("look", called.account.id)
    viewer = await viewer_of(gate, table, called.account.id)
    seen = granted(await gate.desk.replay(table, viewer, moment, eyes)).table.view
    if seen is None:
        raise Problem("not-found")
    return Response(drawn(seen, language, tuple(name)), media_type="text/plain")


def drawn(view: View, language: str, names: tuple[str, ...]) -> str:
    """A view in letters; a seat without a name has its number."""
    game = load(view.game)
    known = tuple(names[seat] if seat < len(names) else str(seat + 1) for seat in range(view.seats))
    return game.draw(view, Words(language, (game.package, "gangland.engine"), known, view.seat).say)
