"""A line between client and server that a test can cut, mend and make swallow everything."""

import asyncio
import contextlib


class Proxy:
    """Forwards TCP connections to a port of this machine."""

    def __init__(self, host: str, to: int) -> None:
        self.host = host
        self.to = to
        self.port = 0
        self.silent = False  # takes everything and passes nothing on
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, self.host, self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def mend(self) -> None:
        """Take connections again, at the same port."""
        await self.open()

    async def cut(self) -> None:
        """Drop all connections and take no new ones."""
        if self._server:
            self._server.close()
        for writer in list(self._open):
            writer.transport.abort()
        await asyncio.sleep(0.02)

    async def close(self) -> None:
        await self.cut()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(self.host, self.to)
        self._open |= {writer, far_writer}
        try:
            await asyncio.gather(self._pass_on(reader, far_writer), self._pass_on(far_reader, writer))
        finally:
            self._open -= {writer, far_writer}
            for one in (writer, far_writer):
                one.close()
                with contextlib.suppress(OSError):
                    await one.wait_closed()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                if not self.silent:
                    writer.write(data)
                    await writer.drain()
        writer.close()
