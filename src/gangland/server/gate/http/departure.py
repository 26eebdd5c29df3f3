"""Somebody goes for good: their seats are left, or played on by a bot."""

from gangland.engine.mistakes import Mistake
from gangland.server.gate.gate import Gate
from gangland.server.gate.seats import seat_at
from gangland.server.match.commands import Hand
from gangland.server.people.personal_data import all_tables
from gangland.server.people.tokens import fresh_id
from gangland.server.ports import PLAYING, WAITING

STAND_IN = "enforcer"  # the level of the bot that plays on


async def leave_all_tables(gate: Gate, account: str) -> None:
    """Leave tables that wait; where a game is on, a bot takes the seat."""
    for row in await all_tables(gate.store, account):
        if await seat_at(gate.store, row.id, account) is None:
            continue
        if row.status == WAITING:
            await _leave(gate, row.id, account)
        elif row.status == PLAYING:
            await gate.desk.submit(row.id, account, Hand(fresh_id(), STAND_IN))


async def _leave(gate: Gate, table: str, account: str) -> None:
    try:
        await gate.lobby.leave(table, account)
    except Mistake:  # it has just begun, or they have just left
        gate.log.info("left-too-late", table=table)
