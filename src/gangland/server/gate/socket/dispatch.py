"""What a connection may ask for once it is at a table. Who it is was decided by the session and the seat table."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Any

from gangland.engine.messages import message
from gangland.server.gate.gate import Gate
from gangland.server.gate.problems import Problem
from gangland.server.gate.socket import messages
from gangland.server.gate.socket.chat import say
from gangland.server.gate.socket.connection import Connection
from gangland.server.gate.socket.messages import Ack, Answer, Client, Pong, Refused, encode
from gangland.server.match import commands
from gangland.server.ports import Unavailable

Moves = messages.Act | messages.Undo | messages.Hand | messages.Back | messages.Vote
MOVES = (messages.Act, messages.Undo, messages.Hand, messages.Back, messages.Vote)


async def obey(gate: Gate, connection: Connection, said: Client) -> None:
    """Carry out one message."""
    match said:
        case messages.Ping():
            connection.tell(Pong(said.sent, gate.clock.now()))
        case messages.Chat():
            await _chat(gate, connection, said)
        case messages.History():
            told = gate.desk.history(connection.table, connection.viewer, said.before)
            await _answer(gate, connection, said.command, told)
        case messages.Why():
            reason = gate.desk.why_not(connection.table, connection.account, said.action)
            await _answer(gate, connection, said.command, reason)
        case messages.Hint():
            _think(gate, connection, said)
        case messages.Hello():
            connection.complain("invalid")
        case _:
            await _move(gate, connection, said)


async def _move(gate: Gate, connection: Connection, said: Moves) -> None:
    """A command that changes the match: acknowledged when it is on disk."""
    began = time.perf_counter()

    def acknowledge(ack: commands.Ack) -> None:
        gate.metrics.ack_seconds.observe(time.perf_counter() - began)
        connection.tell(Ack(ack.command))

    found = await gate.desk.submit(
        connection.table, connection.account, command_of(said, connection.lag), reply=acknowledge
    )
    if isinstance(found, commands.Refused):
        refuse(gate, connection, said.command, found.code, found.message, found.paragraph)


def command_of(said: Moves, lag: int) -> commands.Command:
    """The desk's command for what a client said."""
    match said:
        case messages.Act():
            return commands.Act(said.command, said.decision, said.action, lag)
        case messages.Undo():
            return commands.Undo(said.command)
        case messages.Hand():
            return commands.Hand(said.command, said.level)
        case messages.Back():
            return commands.Back(said.command)
        case messages.Vote():
            return commands.Vote(said.command, said.choice)


async def _chat(gate: Gate, connection: Connection, said: messages.Chat) -> None:
    try:
        await say(gate, connection, said)
    except Problem as problem:
        refuse(gate, connection, said.command, problem.code, problem.message)
    else:
        connection.tell(Ack(said.command))


def _think(gate: Gate, connection: Connection, said: messages.Hint) -> None:
    """A bot thinks in the background, one question at a time, while the connection goes on listening."""
    if connection.thinking is not None and not connection.thinking.done():
        return refuse(gate, connection, said.command, "busy", message("problem-busy"))
    try:
        gate.allow("think", connection.account)
    except Problem as problem:
        return refuse(gate, connection, said.command, problem.code, problem.message)
    connection.thinking = asyncio.create_task(_thought(gate, connection, said.command))


async def _thought(gate: Gate, connection: Connection, command: str) -> None:
    try:
        await _answer(gate, connection, command, gate.desk.hint(connection.table, connection.account))
    except Unavailable:
        refuse(gate, connection, command, "unavailable", message("problem-unavailable"))
    except Exception as error:
        gate.mishap("hint", error)
        refuse(gate, connection, command, "broken", message("problem-broken"))


async def _answer(gate: Gate, connection: Connection, command: str, asked: Awaitable[Any]) -> None:
    found = await asked
    if isinstance(found, commands.Refused):
        refuse(gate, connection, command, found.code, found.message, found.paragraph)
    else:
        connection.outgoing.push(encode(Answer(command, found)))


def refuse(
    gate: Gate, connection: Connection, command: str, code: str, what: Any, paragraph: str | None = None
) -> None:
    gate.metrics.refusals.labels(code).inc()
    connection.tell(Refused(command, code, what, paragraph))
