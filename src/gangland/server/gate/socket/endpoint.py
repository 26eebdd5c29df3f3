"""The socket: handshake, hello, then one message after another, each answered by exactly one defined answer."""

import asyncio
from typing import Any

from starlette.types import Receive, Scope, Send

from gangland.engine.messages import message
from gangland.server.desk import Attachment
from gangland.server.gate.gate import Gate
from gangland.server.gate.problems import Problem
from gangland.server.gate.protocols import ABORT, LAG, WRITE
from gangland.server.gate.seats import seat_at
from gangland.server.gate.socket.chat import catch_up
from gangland.server.gate.socket.connection import Connection
from gangland.server.gate.socket.dispatch import obey
from gangland.server.gate.socket.messages import Error, Hello, Later, decode
from gangland.server.ports import NOBODY, Unavailable

PATH = "/socket"
MOST_FAULTS = 40  # messages that were no messages, or came too fast, before the connection is closed
COME_AGAIN = 5.0  # seconds, and up to as many more by turns, so that not all come back at once


async def serve_socket(gate: Gate, scope: Scope, receive: Receive, send: Send) -> None:
    """Everything that happens on one socket, from the handshake to the end."""
    await receive()
    if not _may_shake_hands(gate, scope):
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "websocket.accept"})
    extensions = scope.get("extensions") or {}
    ways = (extensions.get(ABORT, _nothing), extensions.get(LAG, _no_lag), extensions.get(WRITE, _not_now))
    connection = Connection(gate, send, *ways)
    gate.roster.enter(connection)
    connection.writer = asyncio.create_task(connection.write())
    try:
        await _listen(gate, connection, receive)
    finally:
        await _clear_away(gate, connection)


def _may_shake_hands(gate: Gate, scope: Scope) -> bool:
    """Only our own path and pages, and not too often from one address."""
    client = scope.get("client")
    try:
        gate.allow("socket", str(client[0]) if client else "unknown")
    except Problem:
        reason = "too-fast"
    else:
        if (
            scope["path"] == PATH
            and gate.origins.is_our_host(scope["headers"])
            and gate.origins.may_call(scope["headers"])
        ):
            return True
        reason = "wrong-origin" if scope["path"] == PATH else "not-found"
    gate.metrics.refusals.labels(reason).inc()
    return False


async def _listen(gate: Gate, connection: Connection, receive: Receive) -> None:
    """Take messages until the connection ends."""
    if gate.overloaded:
        connection.close("later", COME_AGAIN + len(gate.roster) % COME_AGAIN)
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        if not connection.ending:
            await _hear(gate, connection, event)


async def _hear(gate: Gate, connection: Connection, event: Any) -> None:
    """One message: too fast, not understood, or obeyed. Whatever goes wrong with it, others never notice."""
    seconds = connection.bucket.take(gate.settings.socket_rate, asyncio.get_running_loop().time())
    if seconds:
        return _fault(connection, "too-fast", seconds)
    said = decode(event.get("text") or event.get("bytes") or b"")
    if said is None:
        return _fault(connection, "invalid")
    gate.metrics.messages.labels(type(said).__name__.lower()).inc()
    try:
        if isinstance(said, Hello):
            await greet(gate, connection, said)
        elif connection.attachment is None:
            connection.close("no-hello")
        else:
            await obey(gate, connection, said)
    except Unavailable:
        if connection.attachment is None:
            connection.close("later", COME_AGAIN)
        else:
            connection.tell(Error("unavailable", message("problem-unavailable")))
    except Exception as error:
        gate.mishap("socket", error, reason=type(said).__name__.lower())
        connection.close("broken")


def _fault(connection: Connection, code: str, seconds: float = 0.0) -> None:
    """Answer what can't be obeyed, and close on those who go on and on."""
    connection.faults += 1
    if connection.faults > MOST_FAULTS:
        connection.close(code)
    elif seconds:
        connection.tell(Later(round(seconds, 3)))
    else:
        connection.complain(code)


async def greet(gate: Gate, connection: Connection, hello: Hello) -> None:
    """Hello: who is it, may they be here, and what have they missed?"""
    if connection.session:
        return connection.complain("invalid")
    found = await gate.tickets.take(hello.ticket)
    if found is None:
        return connection.close("no-session")
    connection.account, connection.session, connection.table = *found, hello.table
    gate.roster.admit(connection)  # before the session is looked at: if it ends meanwhile, the hint finds us
    if await gate.sessions.living(connection.session) is None:
        return connection.close("no-session")
    if len(gate.roster.of_session(connection.session)) > gate.settings.most_sockets_of_session:
        return connection.close("too-fast")
    resume = (hello.epoch, hello.last) if hello.epoch is not None and hello.last is not None else None
    if await seat(gate, connection, resume):
        await catch_up(gate, connection)


async def seat(gate: Gate, connection: Connection, resume: tuple[str, int] | None = None) -> bool:
    """Attach a connection to its table, with the eyes that the seat table gives its account."""
    if connection.ending:
        return False
    table, account = connection.table, connection.account
    viewer = await seat_at(gate.store, table, account)
    if viewer is None and not await gate.desk.may_watch(table, account):
        connection.close("no-table")  # whether there is one is nobody's business
        return False
    connection.hold()
    found = await gate.desk.attach(table, NOBODY if viewer is None else viewer, connection, resume)
    if not isinstance(found, Attachment):
        connection.release()
        connection.close("no-table" if found.code == "no-table" else "not-allowed")
        return False
    let_go(gate, connection)
    connection.attachment, connection.viewer = found, found.viewer
    connection.release(found.opening)
    if await seat_at(gate.store, table, account) != viewer:  # it changed meanwhile: look again
        return await seat(gate, connection)
    return True


def let_go(gate: Gate, connection: Connection) -> None:
    if connection.attachment is not None:
        gate.desk.detach(connection.attachment)
        connection.attachment = None


async def _clear_away(gate: Gate, connection: Connection) -> None:
    """After the end: nothing of the connection stays."""
    gate.roster.leave(connection)
    let_go(gate, connection)
    for task in (connection.thinking, connection.writer):
        if task is not None and not task.done():
            task.cancel()
    connection.outgoing.end()


def _nothing() -> None:
    """Where a server can't cut connections, as in some tests."""


def _no_lag() -> float:
    return 0.0


def _not_now(message: bytes) -> bool:
    """Without our own wire everything goes through the queue."""
    return False
