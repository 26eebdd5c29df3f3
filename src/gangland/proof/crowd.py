"""Many clients at many tables who move when a clock of arrivals says so, not when the server lets them.

An arrival has its time. If no table is free just then it waits, and its wait counts: a server that stalls can't hide
that.
"""

import asyncio
import random
import secrets
from collections import deque
from collections.abc import Sequence

import msgspec

from gangland.proof.history import ACKED, History, Sent
from gangland.proof.http_client import Http
from gangland.proof.player import Address, Heard, Player
from gangland.proof.population import Seated

CONNECTING_AT_ONCE = 64
NULL, NOTHING = b"null", b"[]"


class Tally(msgspec.Struct):
    """Seconds that things took."""

    acks: list[float] = []
    screens: list[float] = []
    refused: int = 0
    late: int = 0  # arrivals that found no free table


class Circle:
    """One table and its clients: one move at a time is on its way."""

    def __init__(self, players: Sequence[Player], crowd: "Crowd") -> None:
        self.players, self.crowd = players, crowd
        self.mover: Player | None = None
        self.due = 0.0  # when the move that is on its way was to be made
        self.unaware: set[int] = set()  # seats that have not seen it yet
        self.queued = False
        for player in players:
            player.watch = self._watch(player)

    def _watch(self, player: Player):  # type: ignore[no-untyped-def]
        def watch(heard: Heard) -> None:
            if heard.type in ("ack", "refused"):
                self._answered(player, heard)
            elif heard.type == "frame":
                self._seen(player)
            self.offer()

        return watch

    def _answered(self, player: Player, heard: Heard) -> None:
        if player is not self.mover or player.pending is not None:
            return
        self.mover = None
        if heard.type == "ack":
            self.crowd.tally.acks.append(self.crowd.now() - self.due)
        else:
            self.crowd.tally.refused += 1

    def _seen(self, player: Player) -> None:
        if player.history.seat in self.unaware:
            self.unaware.discard(player.history.seat)
            self.crowd.tally.screens.append(self.crowd.now() - self.due)

    def offer(self) -> None:
        """Be free for the next arrival, if somebody here may move."""
        if not self.queued and self.mover is None and self._choosers():
            self.queued = True
            self.crowd.freed(self)

    def _choosers(self) -> list[Player]:
        return [player for player in self.players if may_move(player)]

    def move(self, due: float) -> None:
        """Somebody who may moves now, for an arrival that was due then."""
        self.queued = False
        players = self._choosers()
        if not players:  # seen only now: a bot of the table, or the end
            return self.crowd.arrive(due)
        player = self.crowd.chance.choice(players)
        self.mover, self.due = player, due
        self.unaware = {other.history.seat for other in self.players if other is not player}
        send(player)


def may_move(player: Player) -> bool:
    """Is a decision open for it that it has not answered?"""
    table = player.table
    if table is None or table.status != "playing" or bytes(table.decision) == NULL or player.pending is not None:
        return False
    return int(bytes(table.decision)) != player.answered and bytes(table.change) == NOTHING


def send(player: Player) -> None:
    """One random move, at once."""
    choice = player.choice()
    assert choice is not None
    player.pending = Sent(secrets.token_hex(16), *choice)
    player.history.sent.append(player.pending)
    player._send(player.pending, asyncio.get_running_loop().time())


class Crowd:
    """All clients of a load run in this process."""

    def __init__(self, port: int, tables: Sequence[Sequence[Seated]], seed: int = 0) -> None:
        self.chance = random.Random(seed)
        self.http = Http("127.0.0.1", port)
        address = Address("127.0.0.1", port, port)
        self.tally = Tally()
        self.free: deque[Circle] = deque()
        self.waiting: deque[float] = deque()  # arrivals that found no free table
        self.circles = [Circle([self._player(address, one) for one in table], self) for table in tables]

    def _player(self, address: Address, one: Seated) -> Player:
        chance = random.Random(self.chance.random())
        return Player(address, self.http, one.cookie, History(one.table, one.seat), chance)

    @property
    def players(self) -> list[Player]:
        return [player for circle in self.circles for player in circle.players]

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    # Coming and going

    async def connect(self) -> None:
        """Everybody who is not there comes, some at a time, and has seen the table when this is over."""
        room = asyncio.Semaphore(CONNECTING_AT_ONCE)

        async def come(player: Player) -> None:
            async with room:
                while not is_there(player):
                    try:
                        await player.connect()
                        await _welcomed(player)
                    except (OSError, TimeoutError):
                        await asyncio.sleep(0.02 + 0.1 * player.chance.random())

        await asyncio.gather(*(come(player) for player in self.players))

    def leave(self) -> None:
        for player in self.players:
            if player.wire is not None:
                player.wire.cut()
                player.wire = None
        self.http.close()

    # Arrivals

    def freed(self, circle: Circle) -> None:
        if self.waiting:
            circle.move(self.waiting.popleft())
        else:
            self.free.append(circle)

    def arrive(self, due: float) -> None:
        if self.free:
            self.free.popleft().move(due)
        else:
            self.tally.late += 1
            self.waiting.append(due)

    async def run(self, rate: float, seconds: float) -> Tally:
        """Moves arrive at this rate, at random; until all of them are answered, or a while has passed."""
        self.tally, self.waiting = Tally(), deque()
        self.free = deque()
        for circle in self.circles:
            circle.queued = False
            circle.offer()
        due = self.now()
        end = due + seconds
        while due < end:
            due += self.chance.expovariate(rate)
            if (ahead := due - self.now()) > 0.001:
                await asyncio.sleep(ahead)
            self.arrive(due)
        await self._settled(5.0)
        return self.tally

    async def rush(self, seconds: float, at_once: int) -> float:
        """As many moves as can be, so many at a time: acknowledged moves a second."""
        self.tally, self.waiting, self.free = Tally(), deque(), deque()
        for circle in self.circles:
            circle.queued = False
            circle.offer()
        began = self.now()
        for _ in range(at_once):
            self.arrive(self.now())
        counted = 0
        while self.now() - began < seconds:
            await asyncio.sleep(0.002)
            done = len(self.tally.acks) + self.tally.refused
            for _ in range(done - counted):
                self.arrive(self.now())
            counted = done
        rate = len(self.tally.acks) / (self.now() - began)
        self.waiting.clear()
        await self._settled(5.0)
        return rate

    async def burst(self, seconds: float) -> Tally:
        """Everybody who owes a choice makes it within so many seconds, evenly spread."""
        self.tally = Tally()
        movers = [(circle, player) for circle in self.circles for player in circle.players if may_move(player)]
        self.chance.shuffle(movers)
        began = self.now()
        due_of: dict[Player, float] = {}
        for circle in self.circles:
            for player in circle.players:
                player.watch = _acks_only(player, due_of, self)
        for number, (_, player) in enumerate(movers):
            due = began + seconds * number / len(movers)
            if (ahead := due - self.now()) > 0.001:
                await asyncio.sleep(ahead)
            due_of[player] = due
            send(player)
        end = self.now() + 10
        while len(self.tally.acks) + self.tally.refused < len(movers) and self.now() < end:
            await asyncio.sleep(0.01)
        return self.tally

    async def _settled(self, seconds: float) -> None:
        end = self.now() + seconds
        while self.now() < end and (self.waiting or any(circle.mover for circle in self.circles)):
            await asyncio.sleep(0.02)


def is_there(player: Player) -> bool:
    return player.wire is not None and player.wire.is_open and player.table is not None


def _acks_only(player: Player, due_of: dict[Player, float], crowd: Crowd):  # type: ignore[no-untyped-def]
    def watch(heard: Heard) -> None:
        if heard.type == "ack" and player.history.sent and player.history.sent[-1].outcome == ACKED:
            crowd.tally.acks.append(crowd.now() - due_of[player])
        elif heard.type == "refused":
            crowd.tally.refused += 1

    return watch


async def _welcomed(player: Player, seconds: float = 10.0) -> None:
    """Wait for the welcome of this connection."""
    end = asyncio.get_running_loop().time() + seconds
    while not player.welcomed:
        if player.wire is None or not player.wire.is_open or asyncio.get_running_loop().time() > end:
            raise ConnectionError("not welcomed")
        player._news.clear()
        async with asyncio.timeout(seconds):
            await player._news.wait()
