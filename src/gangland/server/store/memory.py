"""A store in memory, for tests and simulations: it keeps nothing, but says yes and no like the others."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

from msgspec.structs import replace

from gangland.server.ports import (
    CLAIM,
    PLAYING,
    WAITING,
    Append,
    Behind,
    Deadline,
    Event,
    MatchRow,
    Repeated,
    SeatRow,
    Secret,
    Taken,
)
from gangland.server.store import rows
from gangland.server.store.memory_people import MemoryPeople


async def _breath() -> None:
    """Let others run, as a database would."""
    await asyncio.sleep(0)


class MemoryStore(MemoryPeople):
    """Several servers in one process may share one. `pause` is awaited in every method: a simulator may raise there.

    A write happens after the first pause and before the second, so a fault in either is like one before or after the
    commit.
    """

    def __init__(self, pause: Callable[[], Awaitable[None]] = _breath) -> None:
        super().__init__(pause)
        self._logs: dict[str, list[Event]] = {}
        self._commands: dict[tuple[str, int, str], Event] = {}
        self._deadlines: dict[str, dict[Deadline, int]] = {}  # until when each is claimed
        self._snapshots: dict[tuple[str, int], tuple[int, bytes]] = {}
        self._secrets: dict[str, Secret] = {}

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def healthy(self) -> bool:
        return True

    # the log

    async def append(self, change: Append) -> tuple[Event, ...]:
        await self.pause()
        events = self._append(change)
        await self.pause()
        return events

    async def start(self, change: Append, seed: str, salts: Sequence[str]) -> tuple[Event, ...]:
        await self.pause()
        self._check(change)
        row = self._matches[change.match]
        if row.status != WAITING or any(seat.kind == "open" for seat in self._seats[row.id].values()):
            raise Behind(row.id)
        events = self._append(replace(change, status=None))
        self._matches[row.id] = replace(row, status=PLAYING, started=events[0].time)
        self._secrets[row.id] = replace(self._secrets[row.id], seed=seed, salts=tuple(salts))
        await self.pause()
        return events

    async def events(self, match: str, after: int = 0) -> list[Event]:
        await self.pause()
        return self._logs.get(match, [])[after:]

    async def due(self, now: int, limit: int) -> list[Deadline]:
        await self.pause()
        late = [
            (one.due, one.match, one.seat, one.decision, one)
            for kept in self._deadlines.values()
            for one, claimed in kept.items()
            if one.due <= now and claimed <= now
        ]
        found = [one for *_, one in sorted(late, key=lambda each: each[:4])[:limit]]
        for one in found:
            self._deadlines[one.match][one] = now + CLAIM
        return found

    async def deadlines(self, match: str) -> list[Deadline]:
        await self.pause()
        return sorted(self._deadlines.get(match, ()), key=lambda one: (one.seat, one.decision))

    async def snapshot(self, match: str, n: int, version: int, state: bytes) -> None:
        await self.pause()
        kept = self._snapshots.get((match, version))
        if kept is None or kept[0] <= n:
            self._snapshots[match, version] = (n, state)

    async def latest_snapshot(self, match: str, version: int) -> tuple[int, bytes] | None:
        await self.pause()
        return self._snapshots.get((match, version))

    async def latest(self, matches: Sequence[str]) -> dict[str, int]:
        await self.pause()
        return {match: len(self._logs.get(match, ())) for match in matches}

    def _check(self, change: Append) -> None:
        """Repeated or Behind, in this order."""
        for event in change.events:
            if known := self._commands.get((change.match, event.actor, event.command)):
                raise Repeated(known)
        commands = {(event.actor, event.command) for event in change.events}
        if len(self._logs.get(change.match, ())) != change.after or len(commands) != len(change.events):
            raise Behind(change.match)

    def _append(self, change: Append) -> tuple[Event, ...]:
        self._check(change)
        events = rows.numbered(change)
        self._logs.setdefault(change.match, []).extend(events)
        self._commands |= {(change.match, event.actor, event.command): event for event in events}
        if change.deadlines is not None:
            self._deadlines[change.match] = dict.fromkeys(change.deadlines, 0)
        if change.status:
            self._set_status(change)
        return events

    def _set_status(self, change: Append) -> None:
        row = self._matches[change.match]
        ended, result = rows.ended(change) or row.ended, change.result or row.result
        self._matches[row.id] = replace(row, status=str(change.status), ended=ended, result=result)

    # tables

    async def create(self, match: MatchRow, secret: Secret, seats: Sequence[SeatRow]) -> None:
        await self.pause()
        if match.id in self._matches:
            raise Taken(match.id)
        self._matches[match.id] = match
        self._secrets[match.id] = secret
        self._seats[match.id] = {seat.seat: seat for seat in seats}

    async def match(self, id: str) -> MatchRow | None:
        await self.pause()
        return self._matches.get(id)

    async def change_match(self, id: str, visibility: str, watch: str) -> None:
        await self.pause()
        self._matches[id] = replace(self._matches[id], visibility=visibility, watch=watch)

    async def seats(self, id: str) -> list[SeatRow]:
        await self.pause()
        return [seat for _, seat in sorted(self._seats.get(id, {}).items())]

    async def secret(self, id: str) -> Secret:
        await self.pause()
        return self._secrets[id]

    async def claim(self, row: SeatRow) -> bool:
        await self.pause()
        at_table = self._seats.get(row.match, {})
        seat = at_table.get(row.seat)
        waits = row.match in self._matches and self._matches[row.match].status == WAITING
        if not waits or seat is None or seat.kind != "open" or self._sits_elsewhere(row):
            return False
        at_table[row.seat] = row
        return True

    async def vacate(self, match: str, seat: int) -> bool:
        await self.pause()
        row = self._seats.get(match, {}).get(seat)
        if row is None or self._matches[match].status != WAITING:
            return False
        self._seats[match][seat] = SeatRow(match, seat, invite=row.invite)
        return True

    async def put(self, row: SeatRow) -> None:
        await self.pause()
        if self._sits_elsewhere(row):
            raise Taken(row.match)
        self._seats.setdefault(row.match, {})[row.seat] = row

    def _sits_elsewhere(self, row: SeatRow) -> bool:
        others = self._seats.get(row.match, {}).values()
        return row.account is not None and any(one.account == row.account and one.seat != row.seat for one in others)

    async def matches(self, after: str = "", limit: int = 500) -> list[MatchRow]:
        await self.pause()
        return sorted((row for row in self._matches.values() if row.id > after), key=lambda row: row.id)[:limit]

    async def playing(self) -> list[str]:
        await self.pause()
        return [row.id for row in _by_time(self._matches.values()) if row.status == PLAYING]

    async def open_tables(self, limit: int) -> list[MatchRow]:
        await self.pause()
        rows = [row for row in self._matches.values() if row.status == WAITING and row.visibility == "open"]
        return _by_time(rows)[::-1][:limit]

    async def tables_of(self, account: str, limit: int, before: int | None = None) -> list[MatchRow]:
        await self.pause()
        sat = {match for match, seats in self._seats.items() for seat in seats.values() if seat.account == account}
        mine = [row for row in self._matches.values() if row.owner == account or row.id in sat]
        return _by_time(row for row in mine if before is None or row.created < before)[::-1][:limit]


def _by_time(matches: Iterable[MatchRow]) -> list[MatchRow]:
    return sorted(matches, key=lambda row: row.created)
