"""Is it alive, is it ready, how is it doing?"""

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from gangland import __version__
from gangland.server.gate.http.answers import Json, answers, file
from gangland.server.gate.http.callers import AtGate
from gangland.server.gate.http.middleware import address_of
from gangland.server.gate.problems import Problem

router = APIRouter(tags=["health"])
PROMETHEUS = "text/plain; version=1.0.0; charset=utf-8"


class Health(msgspec.Struct, frozen=True):
    """The program answers, in so many processes."""

    version: str
    processes: int


@router.get("/healthz", responses=answers(Health))
async def alive(gate: AtGate) -> Response:
    """Does the program answer?"""
    return Json(Health(__version__, gate.metrics.processes))


@router.get("/readyz", responses=answers(Health))
async def ready(gate: AtGate) -> Response:
    """Can it take moves: is the database there, and is there room?"""
    if gate.overloaded or not await gate.store.healthy():
        raise Problem("unavailable", seconds=5)
    return Json(Health(__version__, gate.metrics.processes))


@router.get("/metrics", responses=file("text/plain", "not-allowed", words="Figures for Prometheus"))
async def metrics(request: Request, gate: AtGate) -> Response:
    """Figures, for whoever runs the server."""
    if address_of(request.scope) not in gate.settings.metrics_hosts:
        raise Problem("not-allowed")
    return Response(gate.metrics.text(gate.desk.figures()), media_type=PROMETHEUS)
