"""A proxy that loses, doubles, swaps, delays, halves and cuts what goes through it, all from one seed."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

TEXT = 1
HANDSHAKE_END = b"\r\n\r\n"


class Faults(msgspec.Struct, frozen=True):
    """How likely each is, for one message."""

    drop: float = 0.02
    double: float = 0.03
    swap: float = 0.02  # with the next one
    delay: float = 0.05
    longest: float = 0.1  # seconds of delay
    halve: float = 0.003  # only the first half of its bytes arrives, then the connection is cut
    garble: float = 0.003  # a part of its text arrives as a message of its own
    cut: float = 0.005
    stall: float = 0.001  # half-open: from now on nothing arrives, and nobody is told


class Counts(msgspec.Struct):
    """What was done to how many messages."""

    messages: int = 0
    drop: int = 0
    double: int = 0
    swap: int = 0
    delay: int = 0
    halve: int = 0
    garble: int = 0
    cut: int = 0
    stall: int = 0


class Frames:
    """Bytes of a connection, taken apart into whole WebSocket frames; what comes before them is the handshake."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._shaken = False

    def add(self, data: bytes) -> list[bytes]:
        self._buffer += data
        found = []
        while (piece := self._next()) is not None:
            found.append(piece)
        return found

    def _next(self) -> bytes | None:
        end = self._end_of_handshake() if not self._shaken else self._end_of_frame()
        if end is None:
            return None
        self._shaken = True
        piece = bytes(self._buffer[:end])
        del self._buffer[:end]
        return piece

    def _end_of_handshake(self) -> int | None:
        end = self._buffer.find(HANDSHAKE_END)
        return None if end < 0 else end + len(HANDSHAKE_END)

    def _end_of_frame(self) -> int | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, start = int.from_bytes(buffer[2 : 2 + wide], "big"), 2 + wide
        start += 4 if buffer[1] & 0x80 else 0
        return start + size if len(buffer) >= start + size else None


class Chaos:
    """One proxy in front of one server."""

    def __init__(self, port: int, seed: int, faults: Faults | None = None) -> None:
        self.target, self.faults, self.counts = port, faults or Faults(), Counts()
        self.chance = random.Random(seed)
        self.port = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Chaos"]:
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            return writer.transport.abort()

        def cut() -> None:
            writer.transport.abort()
            far_writer.transport.abort()

        ways = [self._relay(reader, far_writer, cut), self._relay(far_reader, writer, cut)]
        try:
            await asyncio.gather(*ways)
        finally:
            cut()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cut: Callable[[], None]) -> None:
        """One direction of one connection, frame by frame."""
        frames, held, is_first = Frames(), b"", True
        try:
            while data := await reader.read(65536):
                for piece in frames.add(data):
                    if is_first or piece[0] & 0x0F != TEXT:
                        is_first = False
                        writer.write(piece)
                        continue
                    held = await self._pass(piece, held, writer, cut)
        except (OSError, RuntimeError, asyncio.IncompleteReadError):  # the other way was cut meanwhile
            pass
        cut()

    async def _pass(self, piece: bytes, held: bytes, writer: asyncio.StreamWriter, cut: Callable[[], None]) -> bytes:
        """One message on its way, or what becomes of it; the one that is held back for the next."""
        self.counts.messages += 1
        match self._fault():
            case "drop":
                piece = b""
            case "double":
                piece += piece
            case "swap" if not held:
                return piece
            case "delay":
                await asyncio.sleep(self.chance.random() * self.faults.longest)
            case "halve":
                writer.write(piece[: len(piece) // 2])
                await asyncio.sleep(0.01)
                cut()
            case "garble":
                writer.write(garbled(piece))
            case "cut":
                cut()
            case "stall":
                await asyncio.sleep(3600)
        writer.write(piece + held)
        return b""

    def _fault(self) -> str:
        drawn = self.chance.random()
        for name in ("drop", "double", "swap", "delay", "halve", "garble", "cut", "stall"):
            drawn -= getattr(self.faults, name)
            if drawn < 0:
                setattr(self.counts, name, getattr(self.counts, name) + 1)
                return name
        return ""


def garbled(piece: bytes) -> bytes:
    """A short frame of the same kind whose text is the beginning of the other's."""
    masked = piece[1] & 0x80
    size = piece[1] & 0x7F
    start = 2 + (0 if size < 126 else 2 if size == 126 else 8) + (4 if masked else 0)
    text = piece[start : start + min(len(piece) - start, 100) // 2]
    return bytes((piece[0], masked | len(text))) + (b"\0\0\0\0" if masked else b"") + text
