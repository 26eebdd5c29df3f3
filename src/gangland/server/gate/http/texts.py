"""The texts of a game, as its folder has them: for a browser whose pages were built without that game."""

from importlib.resources import files

from fastapi import APIRouter, Request
from starlette.responses import Response

from gangland.server.gate.http.answers import file
from gangland.server.gate.http.books import GameId, known
from gangland.server.gate.http.callers import AtGate
from gangland.server.gate.http.middleware import address_of
from gangland.server.gate.http.people import Language
from gangland.server.gate.problems import Problem

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("/{game}/words/{language}", responses=file("text/plain", "not-found", words="A game's messages in Fluent"))
async def words(game: GameId, language: Language, request: Request, gate: AtGate) -> Response:
    """What a game says in this language: its title, its actions, the lines of its log."""
    gate.allow("look", address_of(request.scope))
    return _text(game, f"{language}.ftl")


@router.get("/{game}/rules/{language}", responses=file("text/plain", "not-found", words="A game's rules in Markdown"))
async def rules(game: GameId, language: Language, request: Request, gate: AtGate) -> Response:
    """The rules of a game in this language."""
    gate.allow("look", address_of(request.scope))
    return _text(game, f"rules.{language}.md")


def _text(game: str, name: str) -> Response:
    found = files(known(game).package).joinpath("text", name)
    if not found.is_file():
        raise Problem("not-found")
    return Response(found.read_bytes(), media_type="text/plain")
