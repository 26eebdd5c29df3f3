"""A WebSocket client of our own: small, quick enough for thousands in one process, and as rude as a trial wants."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED = 0x80
NO_MASK = b"\0\0\0\0"  # a mask of zeros is a mask, and costs nothing
SHORT, MIDDLE, LONG = 126, 127, 1 << 16


class Refused(ConnectionError):
    """The server would not shake hands."""


class Wire(asyncio.Protocol):
    """One connection: `heard` is called with every message, `ended` once."""

    def __init__(self, host: str, heard: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        self._host, self._heard, self._ended = host, heard, ended
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.code = 0  # with which the server closed

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /socket HTTP/1.1\r\nHost: {self._host}\r\nOrigin: http://{self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done() and not self._shaken():
            return
        while (message := self._taken()) is not None:
            self._hear(*message)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if not self.open.done():
            self.open.set_exception(Refused("lost"))
        else:
            self._ended()

    # What the client calls

    @property
    def is_open(self) -> bool:
        return self._transport is not None and self.open.done()

    def send(self, text: bytes, kind: int = TEXT) -> None:
        if self._transport is None:
            return
        size = len(text)
        if size < SHORT:
            head = bytes((0x80 | kind, MASKED | size))
        elif size < LONG:
            head = struct.pack(">BBH", 0x80 | kind, MASKED | SHORT, size)
        else:
            head = struct.pack(">BBQ", 0x80 | kind, MASKED | MIDDLE, size)
        self._transport.write(head + NO_MASK + text)

    def cut(self) -> None:
        """End it as a broken cable would."""
        if self._transport is not None:
            self._transport.abort()

    def close(self) -> None:
        self.send(struct.pack(">H", 1000), CLOSE)
        if self._transport is not None:
            self._transport.close()

    def pause(self) -> None:
        """Read no more: a client that is stuck."""
        if self._transport is not None:
            self._transport.pause_reading()

    # Inside

    def _shaken(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._buffer[9:12])
        del self._buffer[: end + 4]
        if status != b"101":
            self.open.set_exception(Refused(status.decode(errors="replace")))
            self.cut()
            return False
        self.open.set_result(None)
        return True

    def _taken(self) -> tuple[int, bytes] | None:
        """The next whole frame; the server never sends one in pieces."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size == SHORT:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == MIDDLE:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size or len(buffer) < start:
            return None
        kind, text = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, text

    def _hear(self, kind: int, text: bytes) -> None:
        if kind == TEXT:
            self._heard(text)
        elif kind == PING:
            self.send(text, PONG)
        elif kind == CLOSE:
            self.code = int.from_bytes(text[:2], "big")
            if self._transport is not None:
                self._transport.close()


async def connect(
    host: str, port: int, heard: Callable[[bytes], None], ended: Callable[[], None], seconds: float = 10.0
) -> Wire:
    """A connection that has shaken hands; a ConnectionError or TimeoutError if that fails."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(seconds):
        _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", heard, ended), host, port)
        try:
            await wire.open
        except BaseException:
            wire.cut()
            raise
    return wire
