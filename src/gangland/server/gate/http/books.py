"""What a screen must know of one game: its actions in words, and its lessons, which the rules themselves answer."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request
from pydantic import Field
from starlette.responses import Response

from gangland.bots.levels import LEVELS
from gangland.engine.game import Game
from gangland.engine.lessons import Lesson
from gangland.engine.match import Match
from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.games import GAMES, load
from gangland.server.gate.http.answers import Json, answers
from gangland.server.gate.http.callers import AtGate
from gangland.server.gate.http.games import OptionCard
from gangland.server.gate.http.middleware import address_of
from gangland.server.gate.http.people import Body, Language
from gangland.server.gate.http.pictures import drawn
from gangland.server.gate.problems import Problem

router = APIRouter(prefix="/api/games", tags=["games"])
LESSON_SEED = 1  # a lesson is the same for everyone, every time
GameId = Annotated[str, Path(pattern="^[a-z_]{1,32}$")]
LessonName = Annotated[str, Path(pattern="^[a-z0-9-]{1,64}$")]
ActionNumber = Annotated[int, Field(ge=0, le=2**31 - 1)]


class ActionCard(msgspec.Struct, frozen=True):
    """An action: what is typed, its words as a button, and its kind."""

    text: str
    words: Message
    kind: str


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson: its task is `lesson-NAME` in the texts of the game."""

    name: str
    paragraph: str


class Book(msgspec.Struct, frozen=True):
    """A game with all that a screen needs; the number of an action is its place in `actions`."""

    id: str
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionCard, ...]
    levels: tuple[str, ...]
    actions: tuple[ActionCard, ...]
    lessons: tuple[LessonCard, ...]
    endings: tuple[str, ...]
    idle: int | None  # the action that means doing nothing


class Tries(Body):
    """What the learner has done so far, from the beginning of the lesson."""

    actions: Annotated[list[ActionNumber], Field(max_length=40)]
    language: Language = "en"  # of the picture
    names: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=8, default_factory=list)]


class LessonView(msgspec.Struct, frozen=True):
    """A lesson after some tries: how it looks, and whether the last one was allowed and on the way."""

    view: View
    prompt: Message
    lines: tuple[Message, ...]
    picture: str  # in letters
    verdict: str  # open: go on; solved; astray: allowed, but it does not solve the task; refused: the rules forbid it
    refusal: Message | None = None
    paragraph: str | None = None


def book_of(game: Game) -> Book:
    actions = game.actions
    cards = (
        ActionCard(text, words, kind.name)
        for kind in actions.kinds
        for text, words in zip(kind.texts, kind.messages, strict=True)
    )
    return Book(
        game.id,
        game.version,
        game.seats,
        tuple(OptionCard(one.name, one.choices) for one in game.options),
        tuple(LEVELS),
        tuple(cards),
        tuple(LessonCard(one.name, one.paragraph) for one in game.lessons),
        game.endings,
        game.idle,
    )


def known(game: str) -> Game:
    if game not in GAMES:
        raise Problem("not-found")
    return load(game)


@router.get("/{game}", responses=answers(Book, "not-found"))
async def book(game: GameId) -> Response:
    """One game, in full."""
    return Json(book_of(known(game)))


@router.post("/{game}/lessons/{lesson}", responses=answers(LessonView, "not-found"))
async def lesson(game: GameId, lesson: LessonName, body: Tries, request: Request, gate: AtGate) -> Response:
    """A lesson after these tries. Nothing is kept: the tries are played anew each time."""
    gate.allow("look", address_of(request.scope))
    found = known(game)
    task = next((one for one in found.lessons if one.name == lesson), None)
    if task is None:
        raise Problem("not-found")
    return Json(tried(found, task, body))


def tried(game: Game, lesson: Lesson, tries: Tries) -> LessonView:
    """Play the tries; the first that the rules refuse ends it."""
    match = Match(game, seed=LESSON_SEED, start=lesson.position, plain=True)
    seat = match.to_act[0]
    done: list[str] = []
    for action in tries.actions:
        if action >= len(game.actions) or match.over:
            raise Problem("invalid")
        refusal = match.why_not(action, seat)
        if refusal is not None:
            return _shown(match, seat, tries, "refused", message(f"refusal-{refusal.name}"), refusal.paragraph)
        match.play(action, seat=seat)
        done.append(game.actions[action])
    return _shown(match, seat, tries, _verdict(lesson, done), None, lesson.paragraph)


def _verdict(lesson: Lesson, done: list[str]) -> str:
    if any(list(solution) == done for solution in lesson.solutions):
        return "solved"
    on_the_way = any(list(solution[: len(done)]) == done for solution in lesson.solutions)
    return "open" if on_the_way else "astray"


def _shown(
    match: Match, seat: int, tries: Tries, verdict: str, refusal: Message | None, paragraph: str | None
) -> LessonView:
    view = match.view(seat)
    picture = drawn(view, tries.language, tuple(tries.names))
    lines = tuple(match.told(seat))
    return LessonView(view, match.game.prompt(view), lines, picture, verdict, refusal, paragraph)
