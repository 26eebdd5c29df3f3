"""A client that plays: connects, follows its table, chooses at random, sends again what was not answered, comes back.

It is what a browser should be: a command keeps its id until it is answered, a gap in the numbers is a reason to connect
anew, and so is silence.
"""

import asyncio
import random
import secrets
from collections.abc import Callable

import msgspec

from gangland.proof.history import ACKED, REFUSED, Glimpse, History, Seen, Sent
from gangland.proof.http_client import Http
from gangland.proof.websocket import Wire, connect

RESEND = 1.0  # seconds without an answer until a command is sent again
SILENCE = 4.0  # seconds without a word until the connection counts as dead
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds between two attempts to come back; full jitter
PING_EVERY = 1.0
DONE = ("over", "abandoned")
STAND_IN = "street-kid"  # the level of the bot that plays for it now and then


class Table(Seen, frozen=True):
    """What a player needs of a table, beside what is checked."""


class View(msgspec.Struct, frozen=True):
    """The engine's view, as far as a player at random looks."""

    legal: tuple[int, ...]
    result: msgspec.Raw


class Heard(msgspec.Struct, frozen=True):
    """Any message of the server, the fields that matter to us."""

    type: str
    epoch: str = ""
    n: int = 0
    snapshot: Table | None = None
    table: Table | None = None
    command: str = ""
    code: str = ""
    seconds: float = 0.0


DECODER = msgspec.json.Decoder(Heard)
VIEWS = msgspec.json.Decoder(View)
DECISIONS = msgspec.json.Decoder(int | None)


class Address(msgspec.Struct, frozen=True):
    """Where the server is, for sockets (perhaps through a proxy) and for requests."""

    host: str
    port: int
    socket_port: int


class Player:
    """One seat of one table."""

    def __init__(self, address: Address, http: Http, cookie: str, history: History, chance: random.Random) -> None:
        self.address, self.http, self.cookie, self.history, self.chance = address, http, cookie, history, chance
        self.wire: Wire | None = None
        self.epoch, self.last = "", 0
        self.table: Table | None = None
        self.pending: Sent | None = None
        self.answered = 0  # the decision that was answered last
        self.finished = asyncio.Event()
        self.watch: Callable[[Heard], None] = lambda heard: None
        self.pace = 0.0  # seconds between two of its actions, at most
        self.quirks = 0.0  # how often it does something else than move: takes back, hands over
        self._news = asyncio.Event()
        self._heard_at = self._sent_at = 0.0
        self._later = 0.0
        self.welcomed = False  # on this connection
        self._handed = False  # does a bot play for it?
        self.seen_at = 0.0  # when it last saw something new
        self.took: list[float] = []  # seconds until each command was acknowledged

    # Playing

    async def play(self) -> None:
        """Until the game is over, whatever happens to the server."""
        try:
            while not self.finished.is_set():
                await self._come_back()
                await self._stay()
        finally:
            if self.wire is not None:
                self.wire.cut()

    async def _stay(self) -> None:
        """As long as the connection is good."""
        loop = asyncio.get_running_loop()
        pinged = loop.time()
        while self.wire is not None and self.wire.is_open and not self.finished.is_set():
            self._news.clear()
            self._move(loop.time())
            with_time = self.chance.random() * self.pace if self.pace else RESEND / 4
            try:
                async with asyncio.timeout(max(with_time, 0.01)):  # `wait_for` may lose a cancellation before 3.12
                    await self._news.wait()
            except TimeoutError:
                pass
            else:
                if self.pace:
                    await asyncio.sleep(with_time)
            now = loop.time()
            if now - self._heard_at > SILENCE:
                return self.wire.cut()
            if now - pinged > PING_EVERY:
                pinged = now
                self.wire.send(b'{"type":"ping","sent":1}')

    def _move(self, now: float) -> None:
        """Send what is due: the command that was not answered, or a new one."""
        if self.pending is not None:
            if now - self._sent_at > RESEND:
                self.pending.times += 1
                self._send(self.pending, now)
            return
        choice = self.choice()
        if choice is not None:
            self._begin(Sent(secrets.token_hex(16), *choice), now)
        elif (kind := self._quirk()) is not None:
            self._begin(Sent(secrets.token_hex(16), 0, 0, kind), now)

    def _begin(self, sent: Sent, now: float) -> None:
        self.pending = sent
        self.history.sent.append(sent)
        self._send(sent, now)

    def _quirk(self) -> str | None:
        """Something else than a move, now and then: take it back, let a bot play, play again oneself."""
        if self.table is None or self.table.status != "playing" or self.chance.random() >= self.quirks:
            return None
        if self._handed:
            return "back"
        return self.chance.choice(("undo", "hand")) if self.answered else None

    def choice(self) -> tuple[int, int] | None:
        """A decision that is open and an action for it, if there is one to make."""
        table = self.table
        if table is None or table.status != "playing":
            return None
        decision = DECISIONS.decode(table.decision)
        if decision is None or decision == self.answered:
            return None
        legal = VIEWS.decode(table.view).legal
        return (decision, self.chance.choice(legal)) if legal else None

    def _send(self, sent: Sent, now: float) -> None:
        assert self.wire is not None
        self._sent_at = now
        message: dict[str, str | int] = {"type": sent.kind, "command": sent.command}
        if sent.kind == "act":
            message |= {"decision": sent.decision, "action": sent.action}
        elif sent.kind == "hand":
            message["level"] = STAND_IN
        self.wire.send(msgspec.json.encode(message))

    # Coming and going

    async def _come_back(self) -> None:
        """Connect, however often it takes."""
        pause = FIRST_PAUSE
        while True:
            try:
                return await self.connect()
            except (OSError, TimeoutError):
                await asyncio.sleep(max(self._later, self.chance.random() * pause))
                self._later, pause = 0.0, min(2 * pause, LONGEST_PAUSE)

    async def connect(self) -> None:
        """A ticket, a handshake, hello; what was not answered is sent again at once."""
        async with asyncio.timeout(10):
            answer = await self.http.call("POST", "/api/tickets", cookie=self.cookie)
        if answer.status not in (200, 201):
            raise ConnectionError(str(answer.status))
        self.welcomed = False
        self.wire = wire = await connect(self.address.host, self.address.socket_port, self._hear, self._news.set)
        self.history.connections += 1
        hello = {"type": "hello", "ticket": answer.data["ticket"], "table": self.history.table}
        if self.epoch:
            hello |= {"epoch": self.epoch, "last": self.last}
        wire.send(msgspec.json.encode(hello))
        self._heard_at = asyncio.get_running_loop().time()
        self._sent_at = 0.0

    # Listening

    def _hear(self, text: bytes) -> None:
        self._heard_at = asyncio.get_running_loop().time()
        try:
            heard = DECODER.decode(text)
        except msgspec.DecodeError:  # cut on the way
            assert self.wire is not None
            return self.wire.cut()
        if heard.type == "welcome":
            self._welcomed(heard)
        elif heard.type == "frame":
            self._shown(heard)
        elif heard.type in ("ack", "refused"):
            self._answered(heard)
        elif heard.type == "later":
            self._later = heard.seconds * self.chance.random()
        self.watch(heard)
        self._news.set()

    def _welcomed(self, heard: Heard) -> None:
        self.welcomed = True
        if heard.snapshot is not None:
            self.epoch, self.last = heard.epoch, heard.n
            self._see(heard.snapshot, heard, whole=True)

    def _shown(self, heard: Heard) -> None:
        """The next frame; an old one is no news, a later one means that some were lost."""
        if heard.table is None or (heard.epoch == self.epoch and heard.n <= self.last):
            return
        if heard.epoch != self.epoch or heard.n != self.last + 1:
            assert self.wire is not None
            return self.wire.cut()
        self.last = heard.n
        self._see(heard.table, heard, whole=False)

    def _see(self, table: Table, heard: Heard, whole: bool) -> None:
        self.table, self.seen_at = table, self._heard_at
        glimpse = Glimpse(heard.epoch, heard.n, whole, table.moves, table.status, table.digest())
        self.history.seen.append(glimpse)
        if table.status in DONE:
            self.history.result = bytes(VIEWS.decode(table.view).result).decode()
            self.finished.set()

    def _answered(self, heard: Heard) -> None:
        pending = self.pending
        if pending is None or heard.command != pending.command:
            return
        if heard.type == "ack":
            pending.outcome = ACKED
            self.took.append(self._heard_at - self._sent_at)
            self.answered = pending.decision or self.answered
            self._handed = {"hand": True, "back": False}.get(pending.kind, self._handed)
        elif heard.code in ("busy", "unavailable", "paused"):  # not now: it is sent again
            return
        else:
            pending.outcome, pending.code = REFUSED, heard.code
            self.answered = pending.decision if heard.code == "stale" else self.answered
            self._handed = {"handed": True, "not-handed": False}.get(heard.code, self._handed)
        self.pending = None
