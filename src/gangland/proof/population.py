"""People and tables for a trial, written straight through the store: nobody else may make accounts so quickly."""

import asyncio
import secrets
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from gangland.engine.match import preferred_rules
from gangland.games import load
from gangland.server.bus.local import LocalHints
from gangland.server.clock import MonotonicClock
from gangland.server.desk import Desk
from gangland.server.desk.chance import SystemChance, fresh_table
from gangland.server.match.hashes import commitment_of
from gangland.server.people.sessions import LIFE
from gangland.server.people.tokens import fresh_id, fresh_token, token_hash
from gangland.server.ports import Account, BotAnswer, BotFailed, BotOrder, MatchRow, SeatRow, Secret, Session, Store
from gangland.server.store import store_at

AT_ONCE = 200  # writes that wait for one commit


class TableWish(msgspec.Struct, frozen=True):
    """A table to be seeded: all people, or bots where a level stands."""

    game: str
    seats: int
    options: Mapping[str, str] = {}
    bots: Mapping[int, str] = {}
    clock: Mapping[str, int | str] = {}


class Seated(msgspec.Struct, frozen=True):
    """A person at a table, with the cookie of their session."""

    table: str
    seat: int
    account: str
    cookie: str


class NoBots:
    """Nobody thinks while tables are being seeded."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def choose(self, order: BotOrder) -> BotAnswer:
        raise BotFailed("seeding")


class Bench:
    """Rules for the deal, whichever are at hand."""

    def rules(self, game: object) -> object:
        return preferred_rules(game, None)  # type: ignore[arg-type]


async def seed(place: str, wishes: Sequence[TableWish]) -> list[list[Seated]]:
    """Tables that are being played, each with its people; the store is opened and closed here."""
    store = store_at(place)
    await store.open()
    try:
        desk = Desk(store, LocalHints(), NoBots(), MonotonicClock(), Bench())  # type: ignore[arg-type]
        room = asyncio.Semaphore(AT_ONCE)

        async def made(wish: TableWish) -> list[Seated]:
            async with room:
                return await _table(store, desk, wish)

        return list(await asyncio.gather(*map(made, wishes)))
    finally:
        await desk.close()
        await store.close()


async def _table(store: Store, desk: Desk, wish: TableWish) -> list[Seated]:
    game, chance, now = load(wish.game), SystemChance(), desk.clock.now()
    id, secret = fresh_table(chance), secrets.token_hex(32)
    options = game.full_options(wish.options)
    people = [seat for seat in range(wish.seats) if seat not in wish.bots and seat not in game.automata(options)]
    seated = await asyncio.gather(*(_person(store, id, seat, now) for seat in people))
    row = MatchRow(
        id=id,
        game=game.id,
        version=game.version,
        seats=wish.seats,
        options=options,
        commitment=commitment_of(secret),
        clock=dict(wish.clock) or {"kind": "none"},
        watch="link",
        owner=seated[0].account,
        created=now,
    )
    await store.create(row, Secret(id, secret), [*_seat_rows(wish, seated, game.automata(options))])
    if not await desk.start(id):
        raise RuntimeError(id)
    return list(seated)


def _seat_rows(wish: TableWish, seated: Iterable[Seated], automata: Sequence[int]) -> Iterable[SeatRow]:
    for one in seated:
        yield SeatRow(one.table, one.seat, "person", one.account, f"Player {one.seat + 1}")
        table = one.table
    for seat, level in wish.bots.items():
        yield SeatRow(table, seat, "bot", None, level, level)
    for seat in automata:
        yield SeatRow(table, seat, "automaton")


async def _person(store: Store, table: str, seat: int, now: int) -> Seated:
    account, token = fresh_id(), fresh_token()
    await store.add_account(Account(account, f"Player {seat + 1}", "en", created=now, seen=now))
    await store.add_session(Session(token_hash(token), account, now, now, now + LIFE))
    return Seated(table, seat, account, f"session={token}")
