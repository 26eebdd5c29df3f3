"""One socket: who it is, what it is told, and how it ends."""

import asyncio
from collections.abc import Callable, Iterable

from starlette.types import Send

from gangland.engine.messages import message
from gangland.server.desk import Attachment
from gangland.server.gate.gate import Gate
from gangland.server.gate.socket.messages import Bye, Error, Later, ToClient, encode
from gangland.server.gate.socket.send_queue import Outgoing
from gangland.server.people.limits import Bucket
from gangland.server.ports import NOBODY

CLOSE_CODES = {
    "normal": 1000,
    "invalid": 4400,
    "no-session": 4401,
    "not-allowed": 4403,
    "no-table": 4404,
    "no-hello": 4408,
    "too-fast": 4429,
    "broken": 1011,
    "restart": 1012,
    "later": 1013,
}
PATIENCE = 0.5  # seconds that a polite close may take


class Connection:
    """One open socket. Whoever has something for it pushes; what can't be sent at once is sent by one task."""

    __slots__ = (
        "_abort", "_gate", "_goodbye", "_held", "_lag", "_send", "account", "attachment", "bucket", "chat_seen",
        "checked", "faults", "opened", "outgoing", "sending_since", "session", "table", "thinking", "viewer", "writer",
    )  # fmt: skip

    def __init__(
        self,
        gate: Gate,
        send: Send,
        abort: Callable[[], None],
        lag: Callable[[], float],
        write: Callable[[bytes], bool],
    ) -> None:
        now = asyncio.get_running_loop().time()
        self._gate, self._send, self._abort, self._lag = gate, send, abort, lag
        self._goodbye: str | None = None
        self._held: list[tuple[bytes, str]] | None = None
        self.outgoing = Outgoing(self._snapshot, self._overflowed, write)
        self.bucket = Bucket(gate.settings.socket_rate, now)
        self.opened = self.checked = now
        self.sending_since: float | None = None
        self.faults = 0  # messages that were refused unread
        self.session = self.account = self.table = ""  # until hello
        self.viewer = NOBODY
        self.chat_seen = 0
        self.attachment: Attachment | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.writer: asyncio.Task[None] | None = None

    # Telling

    def push(self, frame: bytes, kind: str) -> None:
        """As the outlet of an attachment: never waits. While it is being attached, frames wait for the welcome."""
        if self._held is None:
            self.outgoing.push(frame, kind)
        else:
            self._held.append((frame, kind))

    def hold(self) -> None:
        """From now on frames wait until `release`."""
        self._held = []

    def release(self, opening: Iterable[bytes] = ()) -> None:
        """The opening first, then what waited."""
        held, self._held = self._held or (), None
        for frame in opening:
            self.push(frame, "welcome")
        for frame, kind in held:
            self.push(frame, kind)

    def tell(self, what: ToClient) -> None:
        self.outgoing.push(encode(what))

    def complain(self, code: str) -> None:
        """Answer something that was no message."""
        self._gate.metrics.refusals.labels(code).inc()
        self.tell(Error(code, message(f"problem-{code}")))

    async def write(self) -> None:
        """The only task that waits for a reader; it ends when there is nothing more to say, and closes."""
        try:
            while (frame := await self.outgoing.next()) is not None:
                await self._write_one({"type": "websocket.send", "text": frame.decode()})
            code = CLOSE_CODES[self._goodbye or "normal"]
            await self._write_one({"type": "websocket.close", "code": code, "reason": self._goodbye or ""})
        except (OSError, RuntimeError):  # it is gone already
            self.cut()
        except Exception as error:
            self._gate.mishap("writing", error)
            self.cut()

    async def _write_one(self, event: dict[str, object]) -> None:
        self.sending_since = asyncio.get_running_loop().time()
        await self._send(event)
        self.sending_since = None

    # Ending

    @property
    def ending(self) -> bool:
        return self._goodbye is not None

    def close(self, code: str, seconds: float | None = None) -> None:
        """Say why, and close; whoever does not take that in time is cut off."""
        if self._goodbye is not None:
            return
        self._goodbye = code
        self._gate.metrics.closed.labels(code).inc()
        self.outgoing.end(encode(Bye(code) if seconds is None else Later(seconds)))
        asyncio.get_running_loop().call_later(PATIENCE, self._cut_if_open)

    def cut(self) -> None:
        """End it at once, whatever is still unsent."""
        self.outgoing.end()
        self._abort()

    def _cut_if_open(self) -> None:
        if self.writer is None or not self.writer.done():
            self.cut()

    # What the queue asks

    def _snapshot(self) -> bytes | None:
        return None if self.attachment is None else self._gate.desk.snapshot(self.attachment)

    def _overflowed(self) -> None:
        self._gate.metrics.overflows.inc()

    @property
    def lag(self) -> int:
        """Milliseconds that a message and its answer travel, as the last ping took."""
        return int(self._lag() * 1000)
