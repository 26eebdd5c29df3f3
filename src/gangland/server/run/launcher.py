"""`gangland serve`: everything from the wish to the last goodbye."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec
import structlog

from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE
from gangland.server.ports import Unavailable
from gangland.server.run.database import hidden
from gangland.server.run.log_setup import set_up_logs
from gangland.server.run.plan import Plan, addresses, listening
from gangland.server.store import is_postgres, store_at

log = structlog.get_logger("gangland.run")


class Announcer(Protocol):
    """Tells the person at the terminal."""

    def ready(self, addresses: list[str]) -> None: ...

    def progress(self, share: float | None) -> None: ...


def serve_plan(plan: Plan, announcer: Announcer) -> None:
    """Serve until somebody asks for the end; a Mistake says why it can't be."""
    if plan.workers < 1:
        raise Mistake("run-workers", package=PACKAGE, workers=str(plan.workers))
    if plan.workers > 1 and not is_postgres(plan.database):
        raise Mistake("run-one-worker", package=PACKAGE)
    set_up_logs(plan.quiet)
    listeners = listening(plan)
    plan = msgspec.structs.replace(plan, port=listeners[0].getsockname()[1])

    def ready() -> None:
        announcer.ready(addresses(plan.host, plan.port))

    try:
        _run(plan, listeners, ready, announcer)
    except Unavailable as error:
        raise Mistake(
            "store-unreachable", package=PACKAGE, place=hidden(plan.database), reason=_first_line(error)
        ) from None
    finally:
        for listener in listeners:
            listener.close()


def _run(plan: Plan, listeners: list, ready: Callable[[], None], announcer: Announcer) -> None:  # type: ignore[type-arg]
    if plan.workers == 1:
        from gangland.server.run.server import run, serve

        while run(serve(plan, listeners[0].dup(), ready, announcer.progress)):
            log.error("server_begins_anew")
        return None
    from gangland.server.run.supervisor import supervise

    asyncio.run(_try_database(plan.database))
    return supervise(plan, listeners, ready, announcer.progress)


async def _try_database(place: str) -> None:
    """Open and close it once, here, where somebody reads what is wrong with it."""
    store = store_at(place)
    await store.open()
    await store.close()


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
