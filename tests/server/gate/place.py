"""A whole server in a test: the real desk over a store in memory, real uvicorn on a loopback port, real clients."""

import asyncio
import io
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from gangland.engine.game import Game
from gangland.engine.rules import Rules
from gangland.games import load
from gangland.server.bus.local import LocalHints
from gangland.server.clock import MonotonicClock
from gangland.server.desk import Desk, Lobby
from gangland.server.desk import Settings as DeskSettings
from gangland.server.gate.app import make_app
from gangland.server.gate.gate import Gate
from gangland.server.gate.logs import make_log
from gangland.server.gate.protocols import uvicorn_config
from gangland.server.gate.settings import RATES, Settings
from gangland.server.people.limits import Rate
from gangland.server.ports import BotAnswer, BotOrder
from gangland.server.store.memory import MemoryStore

PATIENCE = 10.0  # seconds until a test gives up
GENEROUS = {what: Rate(10_000, 10_000) for what in RATES}
QUICK = Settings(
    rates=GENEROUS,
    socket_rate=Rate(10_000, 10_000),
    password_memory_kib=8,
    patrol_seconds=0.1,
    most_lag_seconds=60.0,  # a machine that stands still for a moment has not too many guests
    web=None,
)
SLICE = 0.02  # seconds: see `within`


class PlainWorkshop:
    def rules(self, game: Game) -> Rules:
        return game.plain


class FirstChoice:
    """A bot that takes the first action there is."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def choose(self, order: BotOrder) -> BotAnswer:
        game = load(order.game)
        position = game.blank()
        position.become(order.position)
        action = int(game.plain.legal(position, order.seat)[0])
        return BotAnswer(action, ((action, 0.5, 1.0),), 1)


@dataclass
class Place:
    """One process: `store` and `hints` may be shared by several."""

    settings: Settings = QUICK
    store: Any = field(default_factory=MemoryStore)
    hints: Any = field(default_factory=LocalHints)
    clock: Any = field(default_factory=MonotonicClock)
    pace: int = 0  # ms that bots seem to think
    port: int = 0

    def __post_init__(self) -> None:
        self.log = io.StringIO()
        desk = DeskSettings(bot_least=self.pace, bot_most=self.pace, automaton=0, tick=50)
        self.desk = Desk(self.store, self.hints, FirstChoice(), self.clock, PlainWorkshop(), desk)
        lobby = Lobby(self.desk)
        self.app: FastAPI = make_app(
            self.desk, lobby, self.store, self.hints, self.clock, self.settings, make_log(self.log)
        )
        self.gate: Gate = self.app.state.gate
        self.people: list[Person] = []

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}" if self.port else "localhost"

    @property
    def origin(self) -> str:
        return f"http://{self.host}"

    def nobody(self) -> "Person":
        """Somebody without a session."""
        transport = None if self.port else httpx.ASGITransport(self.app, client=("127.0.0.1", 5000))
        client = httpx.AsyncClient(base_url=self.origin, headers={"origin": self.origin}, transport=transport)
        person = Person(self, client)
        self.people.append(person)
        return person

    async def person(self, name: str = "Rosa", language: str = "en") -> "Person":
        """A guest."""
        person = self.nobody()
        answer = await person.post("/api/guests", name=name, language=language)
        assert answer.status_code == 201, answer.text
        person.id = answer.json()["id"]
        return person


class Person:
    """A browser: a cookie jar and an origin."""

    def __init__(self, place: Place, client: httpx.AsyncClient) -> None:
        self.place, self.client = place, client
        self.id = ""

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.client.get(path, params=query or None)

    async def post(self, path: str, /, **body: Any) -> httpx.Response:
        return await self.client.post(path, json=body)

    async def put(self, path: str, /, **body: Any) -> httpx.Response:
        return await self.client.put(path, json=body)

    async def patch(self, path: str, /, **body: Any) -> httpx.Response:
        return await self.client.patch(path, json=body)

    async def delete(self, path: str) -> httpx.Response:
        return await self.client.delete(path)

    async def table(self, game: str = "famiglia", seats: int = 2, **order: Any) -> str:
        answer = await self.post("/api/tables", game=game, seats=seats, **order)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def ticket(self) -> str:
        answer = await self.post("/api/tickets")
        assert answer.status_code == 201, answer.text
        return str(answer.json()["ticket"])

    async def line(self, **more: Any) -> "Line":
        """A socket on which nothing has been said."""
        more.setdefault("origin", self.place.origin)
        opened = await connect(f"ws://{self.place.host}/socket", compression=None, max_queue=None, **more)
        return Line(opened)

    async def sit(self, table: str, **hello: Any) -> "Line":
        """A socket that has said hello and was welcomed."""
        line = await self.line()
        await line.say("hello", ticket=await self.ticket(), table=table, **hello)
        line.welcome = await line.hear("welcome")
        return line


class Line:
    """A socket with some memory: what it heard while it waited for something else."""

    def __init__(self, opened: ClientConnection) -> None:
        self.opened = opened
        self.heard: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] = {}

    async def say(self, type: str, **fields: Any) -> None:
        await self.opened.send(json.dumps({"type": type, **fields}))

    async def next(self, seconds: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await within(seconds, self.opened.recv()))
        self.heard.append(message)
        return message

    async def hear(self, *types: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = await self.next(seconds)
            if message["type"] in types:
                return message

    async def closed(self, seconds: float = PATIENCE) -> int:
        """Wait for the end; its code."""
        await within(seconds, self.opened.wait_closed())
        return int(self.opened.close_code or 0)

    async def hang_up(self) -> None:
        await self.opened.close()

    @property
    def table(self) -> dict[str, Any]:
        """The latest table that was heard of."""
        tables = [one.get("snapshot") or one.get("table") for one in self.heard if one["type"] in ("welcome", "frame")]
        return next(one for one in reversed(tables) if one)

    async def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until the table is as wanted."""
        while not fits(self.table):
            await self.hear("frame", "welcome")
        return self.table


async def within(seconds: float, work: Coroutine[Any, Any, Any]) -> Any:
    """Wait for something, counting only time in which the loop ran: client and server stand still together."""
    task = asyncio.ensure_future(work)
    try:
        for _ in range(round(seconds / SLICE)):
            if (await asyncio.wait({task}, timeout=SLICE))[0]:
                return task.result()
    finally:
        task.cancel()
    raise TimeoutError(f"nothing came within {seconds} s")


async def playing(place: Place, **order: Any) -> tuple["Person", "Person", str]:
    """Two people in a game of Famiglia: the one to act, the other, and their table."""
    people = [await place.person("Rosa"), await place.person("Vito")]
    table = await deal(*people, **order)
    first = await to_act(people[0], table)
    return people[first], people[1 - first], table


async def deal(rosa: "Person", vito: "Person", **order: Any) -> str:
    table = await rosa.table(**order)
    joined = await vito.post(f"/api/tables/{table}/join")
    assert joined.status_code == 200, joined.text
    started = await rosa.post(f"/api/tables/{table}/start")
    assert started.status_code == 200, started.text
    return table


async def to_act(person: "Person", table: str) -> int:
    """The seat that owes a decision."""
    answer = await person.get(f"/api/tables/{table}/replay", moment=1)
    return int(answer.json()["table"]["view"]["to_act"][0])


def move(line: Line) -> dict[str, int]:
    """The first thing that can be done."""
    return {"decision": line.table["decision"], "action": line.table["view"]["legal"][0]}


def command(number: int) -> str:
    return f"{number:032x}"


@asynccontextmanager
async def running(place: Place, server: bool = False) -> AsyncIterator[Place]:
    """The place, open; with a server on a port of its own if one is wanted."""
    listening = socket.create_server(("127.0.0.1", 0)) if server else None
    if listening is not None:
        place.port = listening.getsockname()[1]
    await place.desk.open()
    try:
        if listening is None:
            async with place.app.router.lifespan_context(place.app):
                yield place
        else:
            async with served(place, listening):
                yield place
    finally:
        for person in place.people:
            await person.client.aclose()
        await place.desk.close()


@asynccontextmanager
async def served(place: Place, listening: socket.socket) -> AsyncIterator[None]:
    made = uvicorn.Server(uvicorn_config(place.app, "127.0.0.1", place.port, timeout_graceful_shutdown=1))
    task = asyncio.create_task(made.serve(sockets=[listening]))
    while not made.started:
        await asyncio.sleep(0.005)
    try:
        yield
    finally:
        made.should_exit = True
        await asyncio.wait_for(task, PATIENCE)


def tell(story: Callable[[Place], Coroutine[Any, Any, Any]], server: bool = False, **changes: Any) -> Any:
    """Run a story at a fresh place."""

    async def told() -> Any:
        async with running(Place(**changes), server) as place:
            return await asyncio.wait_for(story(place), 60)

    return asyncio.run(told())
