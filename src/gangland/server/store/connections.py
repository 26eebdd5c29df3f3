"""Some connections to PostgreSQL, opened when they are needed.

A connection that failed is thrown away with all that lie idle, for they lead to the same dead server; the next question
opens a new one. So service is back the moment the database is, without a timer that has learned to wait.
No connection keeps anything between two questions, so a transaction pooler may stand in between.
"""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import psycopg
from psycopg import AsyncConnection, errors
from psycopg.pq import TransactionStatus

from gangland.server.ports import Taken, Unavailable

CONNECT_SECONDS = 3
ANSWER_SECONDS = 8.0  # then the database counts as unreachable
AWAY = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError, TimeoutError, OSError)


class Connections:
    """At most `size` connections; whoever needs one more waits."""

    def __init__(self, url: str, size: int) -> None:
        self._url = url
        self._size = size
        self._free = asyncio.Semaphore(size)
        self._idle: list[AsyncConnection[Any]] = []

    @asynccontextmanager
    async def lease(self, seconds: float = ANSWER_SECONDS) -> AsyncIterator[AsyncConnection[Any]]:
        """A connection for one question or one transaction; Unavailable if there is none or no answer in time."""
        try:
            connection = await self._take(seconds)
            try:
                with patience(connection, seconds):
                    yield connection
            finally:
                await self._give_back(connection)
        except errors.UniqueViolation as error:
            raise Taken(str(error)) from error
        except AWAY as error:
            await self.close()
            raise Unavailable(str(error)) from error

    async def close(self) -> None:
        """Close those that lie idle."""
        while self._idle:
            await self._idle.pop().close()

    async def _take(self, seconds: float) -> AsyncConnection[Any]:
        async with asyncio.timeout(seconds):
            await self._free.acquire()
        try:
            return self._idle.pop() if self._idle else await connect(self._url)
        except BaseException:
            self._free.release()
            raise

    async def _give_back(self, connection: AsyncConnection[Any]) -> None:
        """Keep it for the next question if it has nothing open."""
        self._free.release()
        if connection.info.transaction_status == TransactionStatus.IDLE:
            self._idle.append(connection)
        else:
            await connection.close()


@contextmanager
def patience(connection: AsyncConnection[Any], seconds: float) -> Iterator[None]:
    """Hang up on a partner who does not answer in time: what waits for it fails at once, without a word to the dead."""
    timer = asyncio.get_running_loop().call_later(seconds, _hang_up, connection)
    try:
        yield
    finally:
        timer.cancel()


def _hang_up(connection: AsyncConnection[Any]) -> None:
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)


async def connect(url: str) -> AsyncConnection[Any]:
    """A connection without prepared statements; a partner that is gone is noticed."""
    return await AsyncConnection.connect(
        url,
        autocommit=True,
        prepare_threshold=None,
        connect_timeout=CONNECT_SECONDS,
        keepalives_idle=5,
        keepalives_interval=2,
        keepalives_count=3,
        tcp_user_timeout=int(ANSWER_SECONDS * 1000),
    )
