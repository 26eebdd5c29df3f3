"""How uvicorn is to be set up for us: sizes, pings, and a way to cut a connection that does not read."""

import asyncio
import socket
from asyncio.transports import BaseTransport, Transport
from typing import Any, cast

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

LARGEST_MESSAGE = 8 * 1024  # bytes from a client; closed with 1009 before more is read
WRITE_AHEAD = 16 * 1024  # bytes that the operating system has not yet taken
KERNEL_BUFFER = 64 * 1024  # ... and that it has taken: without a limit a stuck reader costs megabytes
PING_SECONDS = 20.0
HEAD_SECONDS = 10.0
ABORT = "gangland.abort"  # our extensions in an ASGI scope: cut the connection,
LAG = "gangland.lag"  # ... tell how long the last ping took,
WRITE = "gangland.write"  # ... and send a message at once if nothing is in its way


class Wire(WebSocketsSansIOProtocol):
    """A socket that the app may cut: closing politely waits until a client reads, and a stuck one never does."""

    def connection_made(self, transport: BaseTransport) -> None:
        cast(Transport, transport).set_write_buffer_limits(high=WRITE_AHEAD)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[ABORT], extensions[LAG], extensions[WRITE] = self.transport.abort, self.lag, self.write

    def lag(self) -> float:
        """Seconds that the last ping and its answer took."""
        return self.last_ping_rtt

    def write(self, message: bytes) -> bool:
        """Send a text at once; False if it has to wait, for a slow reader say, or if the connection ends."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


class Head(H11Protocol):
    """A connection that must get to the end of a request's head in time: whoever sends it letter by letter is cut."""

    _slow: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._trust()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Begin to count when a head is awaited; stop when it is there."""
        if self.conn.their_state is not h11.IDLE:
            self._trust()
        elif self._slow is None:
            self._slow = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _trust(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None


def uvicorn_config(app: Any, host: str, port: int, **changes: Any) -> Config:
    """The settings of uvicorn that our promises rest on."""
    known: dict[str, Any] = {
        "host": host,
        "port": port,
        "http": Head,
        "ws": Wire,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        "timeout_keep_alive": 20,
        "timeout_graceful_shutdown": 5,
        "backlog": 4096,
        "server_header": False,
        "access_log": False,
        "log_config": None,
    }
    return Config(app, **(known | changes))
