"""The catalogue: which games there are, for how many, with which options, levels and clocks."""

import msgspec
from fastapi import APIRouter
from starlette.responses import Response

from gangland.bots.levels import LEVELS
from gangland.engine.game import Game
from gangland.games import GAMES, load
from gangland.server.gate.http.answers import Json, answers

router = APIRouter(prefix="/api", tags=["games"])


class OptionCard(msgspec.Struct, frozen=True):
    """A variant, the usual choice first: its texts are `option-NAME` and `option-NAME-CHOICE` of the game."""

    name: str
    choices: tuple[str, ...]


class GameCard(msgspec.Struct, frozen=True):
    """A game: its texts are `title` and `summary` of the game."""

    id: str
    version: int  # of its rules
    seats: tuple[int, ...]
    options: tuple[OptionCard, ...]
    title: str
    summary: str
    endings: tuple[str, ...]
    actions: tuple[str, ...]  # what each number of an action means, in notation


class Catalogue(msgspec.Struct, frozen=True):
    """All games, the levels of bots and the kinds of clocks."""

    games: tuple[GameCard, ...]
    levels: tuple[str, ...]
    clocks: tuple[str, ...]


def card_of(game: Game) -> GameCard:
    options = tuple(OptionCard(one.name, one.choices) for one in game.options)
    texts = tuple(map(str, game.actions.texts))
    return GameCard(game.id, game.version, game.seats, options, "title", "summary", game.endings, texts)


def catalogue() -> Catalogue:
    return Catalogue(tuple(card_of(load(id)) for id in GAMES), tuple(LEVELS), ("none", "live", "slow"))


@router.get("/games", responses=answers(Catalogue))
async def games() -> Response:
    """What can be played."""
    return Json(catalogue())
