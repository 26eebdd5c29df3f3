"""What a person may always ask for: all that is kept about them, and that it be deleted."""

import io
import zipfile
from typing import Any

import msgspec

from gangland.engine.messages import message
from gangland.engine.mistakes import sentence
from gangland.server import PACKAGE
from gangland.server.people.sessions import Sessions
from gangland.server.ports import Account, Clock, MatchRow, SeatRow, Store

PAGE = 200


async def export(store: Store, account: Account) -> bytes:
    """A zip of JSON files with everything that is kept about an account."""
    files = {
        "account.json": _account(account),
        "sessions.json": [{"created": one.created, "seen": one.seen} for one in await store.sessions_of(account.id)],
        "tables.json": [await _table(store, account.id, row) for row in await all_tables(store, account.id)],
        "chat.json": [_chat(line) for line in await store.chats_of(account.id)],
        "muted.json": await store.muted_by(account.id),
        "sanctions.json": [_sanction(one) for one in await store.sanctions(account.id)],
    }
    return _zipped(sentence(message("export-readme"), PACKAGE, account.language), files)


async def erase(store: Store, sessions: Sessions, clock: Clock, account: str) -> list[str]:
    """Cut the name from everything, delete chat and sessions; the tables concerned are told. The logs stay whole."""
    tables = await all_tables(store, account)
    ending = await store.sessions_of(account)
    await store.erase_account(account, clock.now())
    sessions.tell_ended(ending)
    return [row.id for row in tables]


async def all_tables(store: Store, account: str) -> list[MatchRow]:
    """All tables of an account, the newest first."""
    found: dict[str, MatchRow] = {}
    before: int | None = None
    while True:
        page = await store.tables_of(account, PAGE, before)
        found |= {row.id: row for row in page}
        if len(page) < PAGE:
            return list(found.values())
        before = page[-1].created


def _account(account: Account) -> dict[str, Any]:
    known = ("id", "name", "language", "login", "created", "seen")
    kept = {name: getattr(account, name) for name in known}
    return kept | {"password": account.password_hash is not None, "recovery": account.secret_hash is not None}


async def _table(store: Store, account: str, row: MatchRow) -> dict[str, Any]:
    """A table and what this person did there: only their own commands, as others may still be secret."""
    seats = await store.seats(row.id)
    mine = next((seat for seat in seats if seat.account == account), None)
    known = ("id", "game", "version", "options", "status", "created", "started", "ended", "result", "name")
    kept: dict[str, Any] = {name: getattr(row, name) for name in known}
    return kept | {"owner": row.owner == account, **(await _seat(store, mine) if mine else {})}


async def _seat(store: Store, seat: SeatRow) -> dict[str, Any]:
    events = [event for event in await store.events(seat.match) if event.actor == seat.seat]
    commands = [
        {"kind": one.kind, "decision": one.decision, "payload": msgspec.json.decode(one.payload), "time": one.time}
        for one in events
    ]
    return {"seat": seat.seat, "seat_name": seat.name, "joined": seat.joined, "salt": seat.salt, "commands": commands}


def _chat(line: Any) -> dict[str, Any]:
    return {"table": line.match, "seat": line.seat, "audience": line.audience, "text": line.text, "time": line.time}


def _sanction(one: Any) -> dict[str, Any]:
    return {"kind": one.kind, "reason": one.reason, "time": one.time, "until": one.until}


def _zipped(readme: str, files: dict[str, Any]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("README.txt", f"{readme}\n")
        for name, content in files.items():
            archive.writestr(name, msgspec.json.format(msgspec.json.encode(content), indent=2))
    return made.getvalue()
