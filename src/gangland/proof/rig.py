"""A stage for a trial of faults: tables, a server, clients that play them to the end, and somebody who disturbs."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from gangland.proof.chaos_proxy import Chaos, Faults
from gangland.proof.checker import Verdict, Violation, check
from gangland.proof.history import History
from gangland.proof.http_client import Http
from gangland.proof.player import Address, Player
from gangland.proof.population import Seated, TableWish, seed
from gangland.proof.server_process import Subject
from gangland.server.store import store_at

Disturb = Callable[["Stage"], Awaitable[None]]
SHORTEST, LONGEST = 0.3, 1.5  # seconds between a start and the next kill


class Proof(msgspec.Struct):
    """What a trial came to."""

    name: str  # its words are `trial-<name>`
    holds: bool | None  # None: it could not be tried here
    outcome: str  # a message id
    arguments: dict[str, int | str] = {}
    violations: list[Violation] = []
    seconds: float = 0.0  # that it took

    def as_json(self) -> dict[str, object]:
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]


class Stage:
    """Everything of one trial."""

    def __init__(self, place: str, wishes: Sequence[TableWish], seed: int = 0, **subject: object) -> None:
        self.place, self.wishes, self.chance = place, wishes, random.Random(seed)
        self.subject = Subject(place, **subject)  # type: ignore[arg-type]
        self.seated: list[list[Seated]] = []
        self.players: list[Player] = []
        self.kills = 0
        self.slowest_return = 0.0  # seconds from a start to the first acknowledged move after it
        self.chaos: Chaos | None = None
        self.quirks = 0.0  # how often a client does something else than move

    async def play(self, disturb: Disturb, seconds: float, faults: Faults | None = None) -> Verdict:
        """Seed, start, play all games to their end while somebody disturbs, stop, check."""
        self.seated = await seed(self.place, self.wishes)
        await asyncio.to_thread(self.subject.start)
        try:
            if faults is None:
                await self._played(disturb, seconds, self.subject.port)
            else:
                self.chaos = Chaos(self.subject.port, self.chance.randrange(1 << 30), faults)
                async with self.chaos.running():
                    await self._played(disturb, seconds, self.chaos.port)
        finally:
            self.subject.kill()
        return await self.verdict()

    async def _played(self, disturb: Disturb, seconds: float, socket_port: int) -> None:
        http = Http("127.0.0.1", self.subject.port)
        address = Address("127.0.0.1", self.subject.port, socket_port)
        self.players = [self._player(address, http, one) for table in self.seated for one in table]
        playing = [asyncio.create_task(player.play()) for player in self.players]
        disturbing = asyncio.create_task(self._disturb(disturb))
        try:
            async with asyncio.timeout(seconds):
                await _played_out(playing, disturbing)
        except TimeoutError:
            pass
        finally:
            for task in (disturbing, *playing):
                task.cancel()
            ended = await asyncio.gather(disturbing, *playing, return_exceptions=True)
            http.close()
            await asyncio.sleep(0.01)  # so that what was closed is gone
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, TimeoutError):
                raise error

    def _player(self, address: Address, http: Http, one: Seated) -> Player:
        history = History(one.table, one.seat)
        player = Player(address, http, one.cookie, history, random.Random(self.chance.random()))
        player.quirks = self.quirks
        return player

    async def _disturb(self, disturb: Disturb) -> None:
        await disturb(self)

    # What disturbers do

    @property
    def is_over(self) -> bool:
        return all(player.finished.is_set() for player in self.players)

    async def pause(self) -> None:
        await asyncio.sleep(self.chance.uniform(SHORTEST, LONGEST))

    async def kill(self, environment: Mapping[str, str] | None = None) -> None:
        """Kill -9 and start again; how long until a move is acknowledged is noted."""
        self.subject.kill()
        self.kills += 1
        await self.restart(environment)

    async def restart(self, environment: Mapping[str, str] | None = None) -> None:
        await asyncio.to_thread(self.subject.start, environment)
        await self.until_acknowledged()

    async def until_acknowledged(self) -> None:
        """Wait for the next acknowledged move, and note how long that took."""
        began, before = time.monotonic(), self.acknowledged
        while self.acknowledged == before and not self.is_over and self.subject.is_alive:
            await asyncio.sleep(0.01)
        self.slowest_return = max(self.slowest_return, time.monotonic() - began)

    @property
    def acknowledged(self) -> int:
        return sum(sent.outcome == "acked" for player in self.players for sent in player.history.sent)

    # Afterwards

    @property
    def histories(self) -> list[History]:
        return [player.history for player in self.players]

    @property
    def unfinished(self) -> int:
        return sum(not player.finished.is_set() for player in self.players)

    async def verdict(self) -> Verdict:
        store = store_at(self.place)
        await store.open()
        try:
            verdict = await check(store, [table[0].table for table in self.seated], self.histories)
        finally:
            await store.close()
        if self.unfinished:
            verdict.blame("I6", self.seated[0][0].table, f"{self.unfinished} clients did not come to the end")
        return verdict

    def proof(self, name: str, verdict: Verdict, **more: int | str) -> Proof:
        arguments: dict[str, int | str] = {
            "kills": self.kills,
            "acks": verdict.acknowledged,
            "events": verdict.events,
            "open": verdict.unanswered_kept,
            "views": verdict.glimpses,
            "return": f"{self.slowest_return:.1f}",
        }
        outcome = "trial-held" if verdict.holds else "trial-not-held"
        return Proof(name, verdict.holds, outcome, arguments | more, verdict.violations)


async def _played_out(playing: Sequence["asyncio.Task[None]"], disturbing: "asyncio.Task[None]") -> None:
    """Until all games are over, or somebody has failed: then there is nothing to wait for."""
    left = {*playing, disturbing}
    while not left <= {disturbing}:
        done, left = await asyncio.wait(left, return_when=asyncio.FIRST_COMPLETED)
        if any(task.exception() for task in done):
            return
