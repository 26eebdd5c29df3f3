"""Chat: kept as it was typed, told to players and spectators apart. Every process reads what a hint points to."""

from collections.abc import Container, Iterable

from gangland.server import ports
from gangland.server.gate.gate import Gate
from gangland.server.gate.problems import Problem
from gangland.server.gate.socket import messages
from gangland.server.gate.socket.connection import Connection
from gangland.server.gate.socket.messages import Said
from gangland.server.ports import NOBODY

PLAYERS, WATCHERS = "players", "watchers"
REMEMBERED = 50  # lines that a newcomer is told
CHAT = "chat"  # the topic of hints


def audience_of(viewer: int) -> str:
    return WATCHERS if viewer == NOBODY else PLAYERS


def muted_at(table: str) -> str:
    """The kind of sanction that forbids somebody to talk at one table."""
    return f"mute:{table}"


async def say(gate: Gate, connection: Connection, said: messages.Chat) -> None:
    """Keep a line and hint at it; said again with the same command, it is not kept again."""
    if (connection.account, said.command) in gate.said:
        return
    text = said.text.strip()
    if not text:
        raise Problem("invalid")
    gate.allow("chat", connection.account)
    gate.allow("table-chat", connection.table)
    await _check_mute(gate, connection)
    audience = audience_of(connection.viewer)
    number = await gate.store.add_chat(
        connection.table, connection.account, connection.viewer, audience, text, gate.clock.now()
    )
    gate.said.add(connection.account, said.command)
    gate.hints.publish(connection.table, number, CHAT)


async def _check_mute(gate: Gate, connection: Connection) -> None:
    """Of each kind of sanction the latest counts: so one can be taken back."""
    now = gate.clock.now()
    latest = {one.kind: one.until for one in await gate.store.sanctions(connection.account)}
    for kind in ("mute", muted_at(connection.table)):
        until = latest.get(kind, now)
        if until is None or until > now:
            raise Problem("muted")


async def catch_up(gate: Gate, connection: Connection) -> None:
    """Tell a newcomer what was said before."""
    lines = await gate.store.chats(connection.table, audience_of(connection.viewer), connection.chat_seen, REMEMBERED)
    muted = await gate.store.muted_by(connection.account) if lines and connection.account else []
    tell(connection, lines, {(connection.account, other) for other in muted})


async def pass_on(gate: Gate, table: str) -> None:
    """A hint came: tell everyone here what they have not heard."""
    for audience in (PLAYERS, WATCHERS):
        hearers = [one for one in gate.roster.at_table(table) if one.attachment and audience_of(one.viewer) == audience]
        if hearers:
            heard = min(one.chat_seen for one in hearers)
            lines = await gate.store.chats(table, audience, heard, REMEMBERED)
            speakers = {line.account for line in lines}
            mutings = {(muter, other) for other in speakers for muter in await gate.store.muters(other)}
            for one in hearers:
                tell(one, lines, mutings)


def tell(connection: Connection, lines: Iterable[ports.Chat], mutings: Container[tuple[str, str]]) -> None:
    """What somebody has not heard, but for those whom they do not want to hear."""
    for line in lines:
        if line.id > connection.chat_seen:
            connection.chat_seen = line.id
            if (connection.account, line.account) in mutings:
                continue
            connection.tell(Said(line.id, line.seat, line.name, line.text, line.time))
