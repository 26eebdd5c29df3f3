"""A whole server without network and database: desks over one store in memory, with a clock that stands still."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import msgspec

from gangland.engine.game import Game
from gangland.engine.match import preferred_rules
from gangland.engine.rules import Rules
from gangland.games import load
from gangland.server.desk import Desk, Lobby, Place, Settings, TableOrder
from gangland.server.desk.hosts import Attachment, Hosted
from gangland.server.match.commands import Ack, Act, Refused
from gangland.server.match.drafts import Draft
from gangland.server.match.fold import Board, Step
from gangland.server.match.hashes import commitment_of
from gangland.server.match.seats import Seating
from gangland.server.ports import Account, BotAnswer, BotFailed, BotOrder, Event, MatchRow, SeatRow, Secret
from gangland.server.store.memory import MemoryStore

SECRET = "5a" * 32
BOT = Place("bot", "enforcer")
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("famiglia", 2, {"memory": "closed"}),
    ("five_points", 3, {}),
    ("the_boss", 4, {}),
    ("syndicate", 2, {}),
    ("cash_n_guns", 5, {"talents": "random"}),
)


class Ways:
    """Rules as this run of the tests wants them: plain, or compiled."""

    def rules(self, game: Game) -> Rules:
        return preferred_rules(game, None)


class Hands:
    """A clock that somebody turns."""

    def __init__(self, now: int = 1_000_000) -> None:
        self.time = now

    def now(self) -> int:
        return self.time

    def turn(self, ms: int) -> None:
        self.time += ms


class LocalBus:
    """Hints within one process: told soon, to everyone."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[str, int, str], None]] = []
        self.published: list[tuple[str, int, str]] = []

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, match: str, n: int, topic: str = "log") -> None:
        self.published.append((match, n, topic))
        for listener in self.listeners:
            asyncio.get_running_loop().call_soon(listener, match, n, topic)

    def listen(self, callback: Callable[[str, int, str], None]) -> None:
        self.listeners.append(callback)


class QuickBots:
    """Play the first legal action of the position they are handed, and keep the orders."""

    def __init__(self) -> None:
        self.orders: list[BotOrder] = []
        self.fails = False

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def choose(self, order: BotOrder) -> BotAnswer:
        self.orders.append(order)
        await asyncio.sleep(0)
        if self.fails:
            raise BotFailed("gone")
        game = load(order.game)
        position = game.blank()
        position.become(order.position)
        return BotAnswer(preferred_rules(game, None).legal(position, order.seat)[0])


class Dice:
    """Chance that can be repeated."""

    def __init__(self, seed: int = 1) -> None:
        self.random = random.Random(seed)

    def token(self, count: int) -> str:
        return self.random.randbytes(count).hex()


class Screen:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.kinds: list[str] = []

    def push(self, frame: bytes, kind: str) -> None:
        self.frames.append(frame)
        self.kinds.append(kind)

    @property
    def last(self) -> dict[str, Any]:
        return dict(msgspec.json.decode(self.frames[-1]))


async def no_sleep(seconds: float) -> None:
    """Time does not pass by itself."""
    await asyncio.sleep(0)


def settings(**changes: Any) -> Settings:
    return Settings(**{"bot_least": 0, "bot_most": 0, "automaton": 0, **changes})


class House:
    """One desk with all that it needs. The sweeper comes when it is called."""

    def __init__(self, store: MemoryStore | None = None, bus: Any = None, clock: Any = None, **changes: Any) -> None:
        self.store, self.bus, self.clock = store or MemoryStore(), bus or LocalBus(), clock or Hands()
        self.bots, self.chance = QuickBots(), changes.pop("chance", None) or Dice()
        self.desk = Desk(
            self.store, self.bus, self.bots, self.clock, Ways(), settings(**changes), self.chance, no_sleep
        )
        self.desk.is_open = True
        self.lobby = Lobby(self.desk)
        self._ids = random.Random(7)

    def id(self) -> str:
        return self._ids.randbytes(16).hex()

    async def person(self, name: str) -> str:
        await self.store.add_account(Account(name, name.title(), "en"))
        return name

    async def table(self, game: str, seats: int, options: dict[str, str] | None = None, **order: Any) -> str:
        """A table that plays, with a person on every seat that is no bot's: p0, p1, p2 ..."""
        for seat in range(seats):
            if await self.store.account(f"p{seat}") is None:
                await self.person(f"p{seat}")
        row = await self.lobby.create("p0", TableOrder(game, seats, options or {}, **order))
        for one in await self.store.seats(row.id):
            if one.kind == "open":
                await self.lobby.join(row.id, f"p{one.seat}", one.seat, salt=f"salt{one.seat}")
        await self.lobby.start(row.id, "p0")
        return row.id

    def board(self, match: str) -> Board:
        return self.hosted(match).board

    def hosted(self, match: str) -> Hosted:
        return self.desk.hosting.matches[match]

    async def act(self, match: str, seat: int, action: int, **more: Any) -> Ack | Refused:
        decision = self.board(match).course.asked.open(seat) or 0
        return await self.desk.submit(match, f"p{seat}", Act(self.id(), decision, action, **more))

    async def watch(self, match: str, viewer: int, resume: tuple[str, int] | None = None) -> tuple[Attachment, Screen]:
        screen = Screen()
        attachment = await self.desk.attach(match, viewer, screen, resume)
        assert isinstance(attachment, Attachment)
        return attachment, screen

    async def settle(self, rounds: int = 400) -> None:
        """Let everything that was begun come to its end."""
        for _ in range(rounds):
            await asyncio.sleep(0)
            if not self.desk.tasks:
                return

    async def sweep(self, ms: int = 0) -> None:
        self.clock.turn(ms)
        with suppress(Exception):
            await self.desk.sweeper.sweep()
        await self.settle()

    async def play_on(self, match: str, draw: random.Random, moves: int = 10_000) -> int:
        """People act at random until the game is over."""
        board = self.board(match)
        for number in range(moves):
            owing = [seat for seat in board.course.asked.owing() if board.is_played_by_person(seat)]
            if not board.course.is_open or not owing:
                return number
            seat = draw.choice(owing)
            answer = await self.act(match, seat, draw.choice(board.rules.legal(board.position, seat)))
            assert isinstance(answer, Ack), answer
            await self.settle()
        return moves


def new_board(game: str, seats: int, options: dict[str, str] | None = None, **row: Any) -> Board:
    """A board without a store, not yet dealt; every seat a person's unless `kinds` says otherwise."""
    known = load(game)
    full = known.full_options(options or {})
    kinds = row.pop("kinds", ["person"] * seats)
    match = MatchRow("tabletabletablet", game, known.version, seats, full, commitment_of(SECRET), **row)
    rows = [SeatRow(match.id, seat, kind, f"p{seat}", f"P{seat}", "godfather") for seat, kind in enumerate(kinds)]
    return Board(match, Secret(match.id, SECRET), Seating(rows), known, Ways().rules)


def keep(board: Board, wanted: Any) -> list[Event]:
    """Take over a draft as if it had been stored."""
    assert isinstance(wanted, Draft), wanted
    events = [
        Event(**msgspec.structs.asdict(event), n=wanted.change.after + nth)
        for nth, event in enumerate(wanted.change.events, 1)
    ]
    board.adopt(wanted.fork, events)
    return events


def steps(board: Board, log: list[Event]) -> Iterator[Step]:
    for event in log:
        yield board.fold(event)


async def turn_of(house, match):
    """Whose turn it is, and what they may do."""
    board = house.board(match)
    seat = board.course.asked.owing()[0]
    return seat, board.rules.legal(board.position, seat)


__all__ = ["BOT", "TABLES", "House", "Place", "Screen", "keep", "new_board", "turn_of"]
