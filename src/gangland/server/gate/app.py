"""The app: everything at the gate put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from gangland import __version__
from gangland.server.desk import Desk, Lobby
from gangland.server.gate.gate import Gate
from gangland.server.gate.http import books, games, health, mutes, people, pictures, replays, tables, texts
from gangland.server.gate.http.answers import schemas
from gangland.server.gate.http.middleware import Door, too_large
from gangland.server.gate.http.pages import Pages
from gangland.server.gate.logs import usual_log
from gangland.server.gate.problems import Problem
from gangland.server.gate.settings import Settings
from gangland.server.gate.socket.patrol import Patrol
from gangland.server.ports import Clock, HintBus, Store, Unavailable

CODE_OF_STATUS = {404: "not-found", 405: "no-method", 413: "too-large", 400: "invalid", 422: "invalid"}


def make_app(
    desk: Desk,
    lobby: Lobby,
    store: Store,
    hints: HintBus,
    clock: Clock,
    settings: Settings | None = None,
    log: Any = None,
) -> FastAPI:
    """The app over a desk that is open, or will be when the app starts."""
    gate = Gate(desk, lobby, store, hints, clock, settings or Settings(), log or usual_log())
    app = bare_app(lifespan=_life(Patrol(gate)))
    app.state.gate = gate
    app.add_middleware(Door, gate=gate)
    web = gate.settings.web
    if web is not None and web.is_dir():
        app.mount("/", Pages(directory=web, html=True), name="web")
    return app


def bare_app(**more: Any) -> FastAPI:
    """The endpoints alone: enough for their description."""
    app = FastAPI(
        title="Gangland",
        version=__version__,
        summary="Five gangster games: tables for people and bots.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        **more,
    )
    for part in (people, games, books, texts, tables, mutes, replays, pictures, health):
        app.include_router(part.router)
    app.add_exception_handler(Problem, _answer_problem)
    app.add_exception_handler(Unavailable, _answer_unavailable)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    app.add_exception_handler(HTTPException, _answer_status)
    app.add_exception_handler(Exception, _answer_broken)
    app.openapi = _described(app)  # type: ignore[method-assign]
    return app


def _life(patrol: Patrol) -> Any:
    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await patrol.open()
        yield
        await patrol.close()

    return life


def _described(app: FastAPI) -> Any:
    """The OpenAPI, with the schemas of our structs."""
    usual = app.openapi

    def openapi() -> dict[str, Any]:
        description = usual()
        known = description.setdefault("components", {}).setdefault("schemas", {})
        known.update(schemas())
        for unused in ("HTTPValidationError", "ValidationError"):
            known.pop(unused, None)
        description["components"]["schemas"] = dict(sorted(known.items()))
        return description

    return openapi


# Whatever goes wrong is answered in one shape


async def _answer_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    gate: Gate = request.app.state.gate
    gate.metrics.refusals.labels(problem.code).inc()
    return Response(problem.body(), problem.status, problem.headers, media_type="application/json")


async def _answer_unavailable(request: Request, error: Exception) -> Response:
    return await _answer_problem(request, Problem("unavailable", seconds=5))


async def _answer_invalid(request: Request, error: Exception) -> Response:
    return await _answer_problem(request, Problem("invalid"))


async def _answer_status(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = CODE_OF_STATUS.get(error.status_code, "invalid")
    answer = await _answer_problem(request, too_large() if code == "too-large" else Problem(code))
    answer.headers.update(error.headers or {})
    return answer


async def _answer_broken(request: Request, error: Exception) -> Response:
    gate: Gate = request.app.state.gate
    gate.mishap("http", error)
    return await _answer_problem(request, Problem("broken"))
