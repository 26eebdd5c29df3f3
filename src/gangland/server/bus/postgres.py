"""Hints between processes, by PostgreSQL's NOTIFY over one direct connection.

What is published while a NOTIFY is under way goes into the next one: NOTIFY inside each commit would make all commits
queue behind one lock. A hint says only "match m has come to n", so the highest n of a match stands for the others.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import psycopg
from psycopg import AsyncConnection, Notify

from gangland.server.store.connections import ANSWER_SECONDS, connect, patience

CHANNEL = "gangland"
LARGEST = 7_500  # bytes in one notification; PostgreSQL takes 7,999
MOST_WAITING = 20_000  # hints kept while the database is away; the poll finds what is lost
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds before connecting again
BEAT = 5.0  # seconds without a word, after which we ask whether the connection lives

Hint = tuple[str, int, str]
Callback = Callable[[str, int, str], None]


class Envelope(msgspec.Struct, array_like=True):
    """One notification: who sent it, and some hints."""

    sender: str
    hints: list[Hint]


class PostgresHints:
    """Listens and notifies; connects again by itself."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._sender = secrets.token_hex(8)
        self._callbacks: list[Callback] = []
        self._waiting: dict[tuple[str, str], int] = {}
        self._stirred = asyncio.Event()  # something is to be sent or to be read
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def open(self) -> None:
        """Returns when it listens; if the database is away, after a moment, and goes on trying."""
        self._task = asyncio.create_task(self._run())
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._ready.wait()

    async def close(self) -> None:
        self._callbacks.clear()
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def publish(self, match: str, n: int, topic: str = "log") -> None:
        self._hear(match, n, topic)
        if len(self._waiting) < MOST_WAITING:
            key = (match, topic)
            self._waiting[key] = max(n, self._waiting.get(key, n))
            self._stirred.set()

    def listen(self, callback: Callback) -> None:
        self._callbacks.append(callback)

    def _hear(self, match: str, n: int, topic: str) -> None:
        loop = asyncio.get_running_loop()
        for callback in self._callbacks:
            loop.call_soon(callback, match, n, topic)

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            with suppress(psycopg.Error, OSError, TimeoutError):
                async with await connect(self._url) as connection:
                    pause = FIRST_PAUSE
                    await self._serve(connection)
            self._ready.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _serve(self, connection: AsyncConnection[Any]) -> None:
        """Send and receive until the connection fails."""
        connection.add_notify_handler(self._receive)
        await connection.execute(f"LISTEN {CHANNEL}".encode())
        self._ready.set()
        while True:
            await self._send(connection)
            await self._until_stirred(connection)
            self._read(connection)

    async def _send(self, connection: AsyncConnection[Any]) -> None:
        """What waits, in as few notifications as it fits into; asks for a sign of life if there is nothing."""
        self._stirred.clear()
        waiting, self._waiting = self._waiting, {}
        with patience(connection, ANSWER_SECONDS):
            for text in _envelopes(self._sender, [(match, n, topic) for (match, topic), n in waiting.items()]):
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))

    async def _until_stirred(self, connection: AsyncConnection[Any]) -> None:
        """Wait for something to send or to read; after a while of silence see that the connection lives."""
        loop = asyncio.get_running_loop()
        loop.add_reader(connection.fileno(), self._stirred.set)
        try:
            async with asyncio.timeout(BEAT):  # not `wait_for`, which may lose a cancellation before Python 3.12
                await self._stirred.wait()
            return
        except TimeoutError:
            pass
        finally:
            loop.remove_reader(connection.fileno())
        with patience(connection, ANSWER_SECONDS):
            await connection.execute("SELECT 1")

    def _read(self, connection: AsyncConnection[Any]) -> None:
        """Take in what has arrived, without waiting."""
        connection.pgconn.consume_input()
        while found := connection.pgconn.notifies():
            self._open(found.extra)

    def _receive(self, notice: Notify) -> None:
        """What arrived while the connection was busy with a question."""
        self._open(notice.payload.encode())

    def _open(self, text: bytes) -> None:
        try:
            envelope = msgspec.json.decode(text, type=Envelope)
        except msgspec.DecodeError:  # somebody else's
            return
        if envelope.sender != self._sender:
            for hint in envelope.hints:
                self._hear(*hint)


def _envelopes(sender: str, hints: list[Hint]) -> list[str]:
    """Notifications that are small enough."""
    text = msgspec.json.encode(Envelope(sender, hints))
    if not hints:
        return []
    if len(text) <= LARGEST or len(hints) == 1:
        return [text.decode()]
    half = len(hints) // 2
    return [*_envelopes(sender, hints[:half]), *_envelopes(sender, hints[half:])]
