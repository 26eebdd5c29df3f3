"""A cluster in one thread: desks over one store, a bus that loses hints, clients that resend; all from one script.

A script is a list of small numbers. Nothing in it takes real time, so the same script always does the same.
"""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec

from gangland.games import load
from gangland.server.desk import Desk, Lobby, TableOrder
from gangland.server.desk.hosts import Attachment
from gangland.server.match.commands import Ack, Act, Back, Command, Hand, Undo, Vote
from gangland.server.match.commitment import full_record, verify
from gangland.server.match.fold import Board
from gangland.server.match.projection import Surroundings, encoded, project
from gangland.server.match.seats import Seating
from gangland.server.ports import NOBODY, OVER, Account, Event, Unavailable
from gangland.server.store.memory import MemoryStore
from tests.server.desk.house import Dice, Hands, QuickBots, Screen, Ways, no_sleep, settings

TRY_AGAIN = ("unavailable", "busy", "paused")
LEVEL = "godfather"


class Skewed:
    """The clock of one process: nearly right, and it never goes back."""

    def __init__(self, hands: Hands, off: int) -> None:
        self.hands, self.off = hands, off

    def now(self) -> int:
        return self.hands.now() + self.off


class FaultyBus:
    """Hints wait until the script delivers, loses or doubles them."""

    def __init__(self) -> None:
        self.waiting: list[tuple[int, tuple[str, int, str]]] = []
        self.ears: dict[int, Callable[[str, int, str], None]] = {}

    def deliver(self, nth: int, lose: bool, again: bool) -> None:
        if self.waiting:
            ear, hint = self.waiting.pop(nth % len(self.waiting))
            for _ in range(0 if lose else 2 if again else 1):
                if ear in self.ears:
                    self.ears[ear](*hint)


class Ear:
    """The bus as one desk knows it."""

    def __init__(self, bus: FaultyBus, number: int) -> None:
        self.bus, self.number = bus, number

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, match: str, n: int, topic: str = "log") -> None:
        self.bus.waiting += [(ear, (match, n, topic)) for ear in self.bus.ears]

    def listen(self, callback: Callable[[str, int, str], None]) -> None:
        self.bus.ears[self.number] = callback


class Client:
    """A browser: sees frames, sends commands, sends them again until it hears something."""

    def __init__(self, cluster: "Cluster", viewer: int) -> None:
        self.cluster, self.viewer = cluster, viewer
        self.draw = random.Random(viewer)
        self.attachment: Attachment | None = None
        self.desk: Desk | None = None
        self.screen = Screen()
        self.read = 0
        self.epoch, self.n = "", 0
        self.table: dict[str, Any] = {}
        self.tables: list[bytes] = []  # every table it was shown
        self.sent: dict[str, Command] = {}
        self.acked: set[str] = set()
        self.outstanding: Command | None = None
        self.trouble: list[str] = []
        self.is_connecting = False

    async def connect(self, desk: Desk) -> None:
        if self.is_connecting:
            return
        self.cluster.drop(self)
        screen = Screen()
        resume = (self.epoch, self.n) if self.epoch else None
        self.is_connecting = True
        try:
            found = await desk.attach(self.cluster.match, self.viewer, screen, resume)
        finally:
            self.is_connecting = False
        if isinstance(found, Attachment):
            screen.frames[:0] = found.opening
            self.desk, self.attachment, self.screen, self.read = desk, found, screen, 0
            self.look()

    def look(self) -> None:
        """Read what has come; numbers must follow each other."""
        for frame in self.screen.frames[self.read :]:
            told = msgspec.json.decode(frame)
            if told["type"] == "welcome":
                if told["snapshot"] is not None:
                    self.epoch, self.n = told["epoch"], told["n"]
                    self._shown(told["snapshot"])
                continue
            if told["epoch"] != self.epoch or told["n"] != self.n + 1:
                self.trouble.append(f"{told['n']} of {told['epoch']} after {self.n} of {self.epoch}")
            self.n = told["n"]
            self._shown(told["table"])
        self.read = len(self.screen.frames)

    def _shown(self, table: dict[str, Any]) -> None:
        self.table = table
        self.tables.append(bare(table))

    async def do(self, what: int) -> None:
        """Send something that this client's screen suggests, or what is still unanswered."""
        self.look()
        if self.desk is None or self.viewer == NOBODY:
            return
        command = self.outstanding or self._wish(what)
        if command is None:
            return
        self.sent[command.command] = command
        self.outstanding = command
        answer = await self.desk.submit(self.cluster.match, self.cluster.accounts[self.viewer], command)
        if isinstance(answer, Ack):
            self.acked.add(answer.command)
        if isinstance(answer, Ack) or answer.code not in TRY_AGAIN:
            self.outstanding = None

    def _wish(self, what: int) -> Command | None:
        id = self.cluster.dice.token(16)
        view = self.table.get("view") or {}
        legal = [*view.get("legal", ()), *self.table.get("change", ())]
        if what % 11 == 7 and self.sent:
            return self.sent[self.draw.choice([*self.sent])]  # an old one again
        if what % 11 == 8:
            return Undo(id)
        if what % 11 == 9:
            return self.draw.choice([Hand(id, LEVEL), Back(id), Back(id)])
        if self.table.get("vote"):
            return Vote(id, self.draw.choice(["wait", "bot", "end", "bot"]))
        if self.table.get("decision") and legal:
            return Act(id, self.table["decision"], self.draw.choice(legal))
        return (
            Back(id) if any(one["seat"] == self.viewer and one["bot"] for one in self.table.get("seats", ())) else None
        )


def bare(table: dict[str, Any]) -> bytes:
    """A table without what is not in the log: who is connected."""
    seats = [{**seat, "connected": False} for seat in table["seats"]]
    return msgspec.json.encode({**table, "seats": seats, "rematch": None})


class Cluster:
    """Everything, and the six invariants."""

    def __init__(self, seed: int, game: str, seats: int, options: dict[str, str], desks: int = 3, **order: Any) -> None:
        self.dice, self.chance = Dice(seed), random.Random(seed)
        self.hands, self.bus = Hands(), FaultyBus()
        self.calm = True
        self.store = MemoryStore(self._weather)
        self.order = TableOrder(game, seats, options, **order)
        self.desks: list[Desk] = []
        self.flights: dict[int, set[asyncio.Task[None]]] = {}
        self.born, self.desk_count = 0, desks
        self.match = ""

    async def _weather(self) -> None:
        for _ in range(self.chance.randrange(3)):
            await asyncio.sleep(0)
        if not self.calm and self.chance.random() < 0.02:
            raise Unavailable("storm")

    def _new_desk(self) -> Desk:
        self.born += 1
        clock = Skewed(self.hands, self.chance.randrange(300))
        ear = Ear(self.bus, self.born)
        desk = Desk(self.store, ear, QuickBots(), clock, Ways(), settings(check_every=10), self.dice, no_sleep)
        desk.is_open = True
        desk.number = self.born  # type: ignore[attr-defined]
        self.flights[id(desk)] = set()
        return desk

    async def open(self) -> None:
        self.desks = [self._new_desk() for _ in range(self.desk_count)]
        lobby, seats = Lobby(self.desks[0]), self.order.seats
        for seat in range(seats):
            await self.store.add_account(Account(f"p{seat}", f"P{seat}", "en"))
        self.match = (await lobby.create("p0", self.order)).id
        for one in await self.store.seats(self.match):
            if one.kind == "open":
                await lobby.join(self.match, f"p{one.seat}", one.seat)
        rows = await self.store.seats(self.match)
        self.accounts = {row.seat: row.account for row in rows}
        self.clients = [Client(self, row.seat) for row in rows if row.kind == "person"] + [Client(self, NOBODY)]
        for client in self.clients:
            await client.connect(self.chance.choice(self.desks))
        await lobby.start(self.match, "p0")

    # The script

    async def run(self, script: list[int]) -> None:
        self.calm = False
        for number in script:
            self._one(number)
            for _ in range(number % 4):
                await asyncio.sleep(0)
        self.calm = True
        await self.quiet()

    def _one(self, number: int) -> None:
        kind, nth = number % 32, number // 32
        client, desk = self.clients[nth % len(self.clients)], self.desks[nth % len(self.desks)]
        if kind < 18:
            if client.desk is not None:
                self._fly(client.desk, client.do(nth))
            else:
                self._fly(desk, client.connect(desk))
        elif kind < 22:
            self.bus.deliver(nth, lose=kind == 20 and nth % 2 == 0, again=kind == 21)
        elif kind == 22:
            self._fly(desk, client.connect(desk))
        elif kind == 23:
            self.drop(client)
        elif kind < 27:
            self.hands.turn(nth % 9_000 if nth % 5 else 30_000)
        elif kind < 31:
            self._fly(desk, desk.sweeper.sweep())
        else:
            self._crash(nth % len(self.desks))

    def _fly(self, desk: Desk, work: Any) -> None:
        """Something that dies with its process."""
        task = asyncio.get_running_loop().create_task(self._survive(work))
        flights = self.flights[id(desk)]
        flights.add(task)
        task.add_done_callback(flights.discard)
        task.add_done_callback(lambda done: work.close())  # it may have been cancelled before it began

    async def _survive(self, work: Any) -> None:
        try:
            await work
        except Unavailable:
            return

    def drop(self, client: Client) -> None:
        """A connection is lost; the browser knows what it had read."""
        if client.desk is not None and client.attachment is not None:
            client.look()
            client.desk.detach(client.attachment)
        client.desk = client.attachment = None

    def _crash(self, nth: int) -> None:
        """A process is gone with all that it had in hand; another takes its place."""
        desk = self.desks[nth]
        desk.is_open = False
        del self.bus.ears[desk.number]  # type: ignore[attr-defined]
        for task in (*desk.tasks, *self.flights.pop(id(desk))):
            task.cancel()
        for client in self.clients:
            if client.desk is desk:
                client.look()
                client.desk = client.attachment = None
        self.desks[nth] = self._new_desk()

    async def quiet(self) -> None:
        """The storm is over: connections come back, polls repair what was lost."""
        for _ in range(6):
            for client in self.clients:
                if client.desk is None:
                    await client.connect(self.desks[0])
            self.hands.turn(6_000)
            for desk in self.desks:
                await desk.sweeper.sweep()
            await self._settle()
            while self.bus.waiting:
                self.bus.deliver(0, lose=False, again=False)
            await self._settle()

    async def _settle(self) -> None:
        for _ in range(3_000):
            await asyncio.sleep(0)
            if not any(self.flights.values()) and not any(desk.tasks for desk in self.desks):
                return
        raise AssertionError("something never ends")

    # The invariants

    async def check(self) -> None:
        log = await self.store.events(self.match)
        board = await self._board()
        shown = self._projections(board, log)
        written = [(event.actor, event.command) for event in log]
        for client in self.clients:
            client.look()
            assert not client.trouble, client.trouble
            for command in client.sent:
                count = written.count((client.viewer, command))
                assert count == 1 if command in client.acked else count <= 1, "I1, I5: once, or not at all"
            self._prefix(client, shown[client.viewer])
        assert [event.n for event in log] == [*range(1, len(log) + 1)], "I2: no gaps"
        assert len(set(written)) == len(written)
        assert all(desk.figures().get("mismatches", 0) == 0 for desk in self.desks)
        assert all(desk.figures().get("failed_tasks", 0) == 0 for desk in self.desks)

    async def _board(self) -> Board:
        row = await self.store.match(self.match)
        assert row is not None
        seating = Seating(await self.store.seats(self.match))
        return Board(row, await self.store.secret(self.match), seating, load(row.game), Ways().rules)

    def _projections(self, board: Board, log: list[Event]) -> dict[int, list[bytes]]:
        """I3: the log folds to its hashes; and what each viewer sees after each event."""
        shown: dict[int, list[bytes]] = {client.viewer: [] for client in self.clients}
        for viewer, tables in shown.items():
            tables.append(self._table(board, viewer, dealt=False))
        for event in log:
            board.fold(event)
            for viewer, tables in shown.items():
                tables.append(self._table(board, viewer, dealt=True))
        return shown

    def _table(self, board: Board, viewer: int, dealt: bool) -> bytes:
        view = board.view(viewer) if dealt else None
        return bare(msgspec.json.decode(encoded(project(board, viewer, view, Surroundings()))))

    def _prefix(self, client: Client, projection: list[bytes]) -> None:
        """I4: what a client was shown is what happened, in its order; and in the end it has seen all."""
        place = 0
        for table in client.tables:
            while projection[place] != table:
                place += 1
                assert place < len(projection), f"I4: viewer {client.viewer} saw what never was"
        assert client.tables[-1] == projection[-1], f"I4: viewer {client.viewer} is not up to date"

    async def finish(self) -> None:
        """I6: whatever happened, the match can be played to its end; and its record proves itself."""
        desk = self.desks[0]
        for client in self.clients:
            self.drop(client)
        for _ in range(5_000):
            hosted = await desk.hosting.open(self.match)
            assert hosted is not None
            assert not hosted.around.paused
            board = hosted.board
            if not board.course.is_open:
                break
            people = [seat for seat in board.course.asked.owing() if board.is_played_by_person(seat)]
            for seat in people[:1]:
                legal = board.rules.legal(board.position, seat)
                command = Act(self.dice.token(16), board.course.asked.open(seat) or 0, self.chance.choice(legal))
                await desk.submit(self.match, self.accounts[seat], command)
            if not people:
                self.hands.turn(2_000)
                await desk.sweeper.sweep()
            await self._settle()
        log = await self.store.events(self.match)
        whole = await self._board()
        for event in log:
            whole.fold(event)
        assert not whole.course.is_open
        if whole.course.status == OVER:
            assert verify(full_record(whole, log), load).ok
