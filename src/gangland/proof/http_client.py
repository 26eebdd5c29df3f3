"""HTTP for a trial: connections that are kept, one request after another on each."""

import asyncio
import contextlib
from typing import Any

import msgspec

LINES = 64 * 1024


class Answer(msgspec.Struct, frozen=True):
    """Status, cookies and body of an answer."""

    status: int
    cookie: str
    body: bytes

    @property
    def data(self) -> Any:
        return msgspec.json.decode(self.body) if self.body else None


class Http:
    """A few connections to one server; more requests than connections wait in line."""

    def __init__(self, host: str, port: int, connections: int = 16) -> None:
        self.host, self.port = host, port
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self._room = asyncio.Semaphore(connections)

    async def call(self, method: str, path: str, body: Any = None, cookie: str = "") -> Answer:
        """One request; a connection that had ended meanwhile is replaced once."""
        async with self._room:
            for last in (False, True):
                reader, writer = await self._connection(fresh=last)
                try:
                    writer.write(self._request(method, path, body, cookie))
                    answer = await _read(reader)
                except (OSError, asyncio.IncompleteReadError, ValueError):
                    writer.close()
                    if last:
                        raise ConnectionError("no answer") from None
                    continue
                except BaseException:
                    writer.close()
                    raise
                self._idle.append((reader, writer))
                return answer
        raise ConnectionError("no answer")

    async def _connection(self, fresh: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while self._idle and not fresh:
            reader, writer = self._idle.pop()
            if not writer.is_closing() and not reader.at_eof():
                return reader, writer
            writer.close()
        return await asyncio.open_connection(self.host, self.port, limit=LINES)

    def _request(self, method: str, path: str, body: Any, cookie: str) -> bytes:
        data = b"" if body is None else msgspec.json.encode(body)
        host = f"{self.host}:{self.port}"
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: {len(data)}\r\n"
        head += "Content-Type: application/json\r\n" if data else ""
        head += f"Cookie: {cookie}\r\n" if cookie else ""
        return head.encode() + b"\r\n" + data

    def close(self) -> None:
        for _, writer in self._idle:
            with contextlib.suppress(OSError):
                writer.close()
        self._idle.clear()


async def _read(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    status, length, cookie = int(head[0].split()[1]), 0, ""
    for line in head[1:]:
        name, _, value = line.partition(":")
        if name.lower() == "content-length":
            length = int(value)
        elif name.lower() == "set-cookie":
            cookie = value.strip().partition(";")[0]
    return Answer(status, cookie, await reader.readexactly(length) if length else b"")
