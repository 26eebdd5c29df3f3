"""Serving in this process: uvicorn with our settings, and an end that tells everybody."""

import asyncio
import contextlib
import signal
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn

from gangland.server.gate.gate import Gate
from gangland.server.gate.interpreter import settled
from gangland.server.gate.protocols import uvicorn_config
from gangland.server.ports import Store
from gangland.server.run.assembly import Site
from gangland.server.run.plan import Plan

COME_AGAIN = 3  # seconds that clients are told to wait when the server goes, and up to as many more by turns
PATIENCE = 2.0  # seconds that they have to take it in
LOOK = 0.2  # seconds between two looks at how far the compiler is
Ready = Callable[[], None]
Progress = Callable[[float | None], None]  # how much is compiled, from 0 to 1; None: nothing is being compiled


class Server(uvicorn.Server):
    """Says when it is ready; before it goes it tells the clients to come back."""

    def __init__(self, config: uvicorn.Config, site: Site, ready: Ready) -> None:
        super().__init__(config)
        self._site, self._ready = site, ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals ask for an orderly end, and that is all they do: uvicorn's own way dies of them afterwards."""
        loop, known = asyncio.get_running_loop(), (signal.SIGTERM, signal.SIGINT)
        for number in known:
            loop.add_signal_handler(number, self.leave)
        try:
            yield
        finally:
            for number in known:
                loop.remove_signal_handler(number)

    def leave(self) -> None:
        """Asked twice, it goes without waiting."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()
            self._site.workshop.start()  # only now: loading machine code holds the interpreter

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in self.servers:
            listener.close()
        await farewell(self._site.app.state.gate)
        await super().shutdown(sockets)


async def farewell(gate: Gate) -> None:
    """Tell everybody to come back, not all at once, and wait until they have heard it."""
    for number, connection in enumerate(list(gate.roster)):
        connection.close("later", COME_AGAIN + number % COME_AGAIN)
    end = time.monotonic() + PATIENCE
    while len(gate.roster) and time.monotonic() < end:
        await asyncio.sleep(LOOK / 10)


async def serve(
    plan: Plan, listener: socket.socket, ready: Ready, progress: Progress | None = None, stop: Any = None
) -> bool:
    """Serve until a signal comes, or until `stop` (an awaitable) is done; True if it should begin anew."""
    with listener:
        return await _serve(Site(plan, compiles=progress is not None), listener, ready, progress, stop)


async def _serve(site: Site, listener: socket.socket, ready: Ready, progress: Progress | None, stop: Any) -> bool:
    await site.open()
    try:
        config = uvicorn_config(site.app, site.plan.host, site.plan.port, loop="none")
        server = Server(config, site, ready)
        duties = [asyncio.create_task(_leave_when_broken(site.store, server))]
        if progress:
            duties.append(asyncio.create_task(watch(site.workshop, progress)))
        if stop is not None:
            duties.append(asyncio.create_task(_leave_after(stop, server)))
        with settled():
            await server.serve([listener])
        for duty in duties:
            duty.cancel()
        return is_broken(site.store)
    finally:
        await site.close()


async def watch(workshop: Any, progress: Progress) -> None:
    """Tell how far the compiler is, until it is done."""
    was_making = False
    while workshop.making or not workshop.looked(0):
        if workshop.making:
            was_making = True
            progress(sum(workshop.progress.values()) / len(workshop.progress))
        await asyncio.sleep(LOOK)
    if was_making:
        progress(1.0)
    progress(None)


def is_broken(store: Store) -> bool:
    """After a failed fsync a store writes nothing more: the file must be opened anew."""
    return bool(getattr(store, "is_broken", False))


async def _leave_when_broken(store: Store, server: Server) -> None:
    while not is_broken(store):
        await asyncio.sleep(LOOK)
    server.leave()


async def _leave_after(stop: Any, server: Server) -> None:
    await stop
    server.leave()


def run(work: Any) -> Any:
    """The event loop of a server process: uvloop where there is one, and as many sockets as the system allows."""
    allow_sockets()
    try:
        import uvloop
    except ImportError:  # not made for this system
        return asyncio.run(work)
    return uvloop.run(work)


def allow_sockets() -> None:
    """Every socket is an open file, and the usual limit of those is low."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
