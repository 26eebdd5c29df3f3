"""The part of a store that is the same on every SQL database: tables, people and talk.

An adapter adds how a question is asked (`_read`), how some are asked in one transaction (`_write`), and the log.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from gangland.server.ports import (
    Account,
    Audit,
    Chat,
    Deadline,
    Event,
    MatchRow,
    Report,
    Sanction,
    SeatRow,
    Session,
    Taken,
)
from gangland.server.store import rows
from gangland.server.store.rows import Row
from gangland.server.store.statements import FOREVER

Step = tuple[str, Mapping[str, Any]]  # the name of a statement and its values


class Asking:
    """What an adapter must be able to do."""

    async def _read(self, name: str, /, **values: Any) -> list[Row]:
        raise NotImplementedError

    async def _write(self, *steps: Step) -> list[list[Row]]:
        """All steps in one transaction, with the rows of each; Taken if something must be unique and is not."""
        raise NotImplementedError


class SqlLog(Asking):
    """What is asked about logs; appending is the adapter's."""

    async def events(self, match: str, after: int = 0) -> list[Event]:
        return [rows.event(row) for row in await self._read("events", the_match=match, the_after=after)]

    async def deadlines(self, match: str) -> list[Deadline]:
        return [rows.deadline(row) for row in await self._read("deadlines", the_match=match)]

    async def snapshot(self, match: str, n: int, version: int, state: bytes) -> None:
        values = {"match": match, "n": n, "version": version, "state": state}
        await self._write(("drop snapshots", {"the_match": match, "the_n": n}), ("add snapshot", values))

    async def latest_snapshot(self, match: str, version: int) -> tuple[int, bytes] | None:
        row = rows.first(await self._read("latest snapshot", the_match=match, the_version=version))
        return (row[0], bytes(row[1])) if row else None


class SqlTables(Asking):
    """Tables and their seats."""

    async def match(self, id: str) -> MatchRow | None:
        row = rows.first(await self._read("match", the_id=id))
        return rows.match(row) if row else None

    async def change_match(self, id: str, visibility: str, watch: str) -> None:
        await self._write(("change match", {"the_id": id, "visibility": visibility, "watch": watch}))

    async def seats(self, id: str) -> list[SeatRow]:
        return [rows.seat(row) for row in await self._read("seats", the_match=id)]

    async def claim(self, row: SeatRow) -> bool:
        values = rows.plain(row)
        try:
            [claimed] = await self._write(("claim seat", _keyed(values, "match", "seat")))
        except Taken:
            return False
        return bool(claimed)

    async def vacate(self, match: str, seat: int) -> bool:
        [vacated] = await self._write(("vacate seat", {"the_match": match, "the_seat": seat}))
        return bool(vacated)

    async def put(self, row: SeatRow) -> None:
        await self._write(("put seat", rows.plain(row)))

    async def matches(self, after: str = "", limit: int = 500) -> list[MatchRow]:
        return [rows.match(row) for row in await self._read("matches", the_after=after, the_limit=limit)]

    async def playing(self) -> list[str]:
        return [row[0] for row in await self._read("playing")]

    async def open_tables(self, limit: int) -> list[MatchRow]:
        return [rows.match(row) for row in await self._read("open tables", the_limit=limit)]

    async def tables_of(self, account: str, limit: int, before: int | None = None) -> list[MatchRow]:
        until = FOREVER if before is None else before
        found = await self._read("tables of", the_account=account, the_before=until, the_limit=limit)
        return [rows.match(row) for row in found]


class SqlPeople(Asking):
    """Accounts, sessions and tickets."""

    async def add_account(self, account: Account) -> None:
        await self._write(("add account", rows.plain(account)))

    async def account(self, id: str) -> Account | None:
        row = rows.first(await self._read("account", the_id=id))
        return rows.account(row) if row else None

    async def account_named(self, login: str) -> Account | None:
        row = rows.first(await self._read("account named", the_login=login))
        return rows.account(row) if row else None

    async def change_account(self, account: Account) -> None:
        await self._write(("change account", _keyed(rows.plain(account), "id")))

    async def erase_account(self, id: str, time: int) -> None:
        await self._write(
            ("erase account", {"the_id": id, "time": time}),
            ("erase seats", {"the_account": id}),
            ("erase tables", {"the_owner": id}),
            ("erase chat", {"the_account": id}),
            ("erase mutings", {"the_account": id}),
            ("erase reports", {"the_reporter": id}),
            ("erase tickets", {"the_account": id}),
            ("end sessions", {"the_account": id}),
        )

    async def add_session(self, session: Session) -> None:
        await self._write(("add session", rows.plain(session)))

    async def session(self, id: str) -> Session | None:
        row = rows.first(await self._read("session", the_id=id))
        return rows.session(row) if row else None

    async def sessions_of(self, account: str) -> list[Session]:
        return [rows.session(row) for row in await self._read("sessions of", the_account=account)]

    async def touch_session(self, id: str, seen: int, expires: int) -> None:
        await self._write(("touch session", {"the_id": id, "seen": seen, "expires": expires}))

    async def end_session(self, id: str) -> None:
        await self._write(("end session", {"the_id": id}))

    async def end_sessions(self, account: str) -> None:
        await self._write(("end sessions", {"the_account": account}))

    async def add_ticket(self, hash: str, account: str, session: str, expires: int) -> None:
        values = {"hash": hash, "account": account, "session": session, "expires": expires}
        await self._write(("add ticket", values))

    async def take_ticket(self, hash: str, now: int) -> tuple[str, str] | None:
        [taken] = await self._write(("take ticket", {"the_hash": hash, "the_now": now}))
        return (taken[0][0], taken[0][1]) if taken else None

    async def forget(self, now: int, chats_before: int) -> None:
        await self._write(
            ("forget tickets", {"the_now": now}),
            ("forget sessions", {"the_now": now}),
            ("forget chat", {"the_time": chats_before}),
        )


class SqlTalk(Asking):
    """Chat, reports and what came of them."""

    async def add_chat(self, match: str, account: str, seat: int, audience: str, text: str, time: int) -> int:
        values = {"match": match, "account": account, "seat": seat, "audience": audience, "text": text, "time": time}
        [[row]] = await self._write(("add chat", values))
        return int(row[0])

    async def chats(self, match: str, audience: str, after: int = 0, limit: int = 200) -> list[Chat]:
        found = await self._read("chats", the_match=match, the_audience=audience, the_after=after, the_limit=limit)
        return [rows.chat(row) for row in reversed(found)]

    async def chats_of(self, account: str) -> list[Chat]:
        return [rows.chat(row) for row in await self._read("chats of", the_account=account)]

    async def remove_chat(self, id: int) -> None:
        await self._write(("remove chat", {"the_id": id}))

    async def mute(self, account: str, other: str, time: int) -> None:
        await self._write(("add muting", {"account": account, "muted": other, "time": time}))

    async def unmute(self, account: str, other: str) -> None:
        await self._write(("drop muting", {"the_account": account, "the_muted": other}))

    async def muted_by(self, account: str) -> list[str]:
        return [row[0] for row in await self._read("muted by", the_account=account)]

    async def muters(self, other: str) -> list[str]:
        return [row[0] for row in await self._read("muters", the_muted=other)]

    async def add_report(self, report: Report) -> int:
        [[row]] = await self._write(("add report", rows.plain(report)))
        return int(row[0])

    async def reports(self, limit: int) -> list[Report]:
        return [rows.report(row) for row in await self._read("reports", the_limit=limit)]

    async def add_audit(self, audit: Audit) -> None:
        await self._write(("add audit", rows.plain(audit)))

    async def audits(self, limit: int) -> list[Audit]:
        return [rows.audit(row) for row in await self._read("audits", the_limit=limit)]

    async def add_sanction(self, sanction: Sanction) -> None:
        await self._write(("add sanction", rows.plain(sanction)))

    async def sanctions(self, account: str) -> list[Sanction]:
        return [rows.sanction(row) for row in await self._read("sanctions", the_account=account)]


class SqlStore(SqlLog, SqlTables, SqlPeople, SqlTalk):
    """All of it."""


def _keyed(values: dict[str, Any], *keys: str) -> dict[str, Any]:
    """The values of a row, those of its key under the names by which a statement asks for them."""
    return {f"the_{name}" if name in keys else name: value for name, value in values.items()}


def seat_steps(seats: Sequence[SeatRow]) -> list[Step]:
    return [("put seat", rows.plain(seat)) for seat in seats]
