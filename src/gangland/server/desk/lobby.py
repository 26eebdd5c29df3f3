"""The lobby: tables before they are played, and after."""

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

from gangland.games import load
from gangland.server.desk.chance import SECRET_BYTES, TOKEN_BYTES, fresh_table
from gangland.server.desk.desk import Desk
from gangland.server.desk.orders import (
    Place,
    TableCard,
    TableOrder,
    card,
    check,
    check_level,
    check_salt,
    seated,
    wrong,
)
from gangland.server.match.hashes import commitment_of, rematch_id
from gangland.server.match.seats import AUTOMATON, COMPUTER, OPEN, PERSON
from gangland.server.ports import PLAYING, WAITING, MatchRow, SeatRow, Secret, Taken

MOST_LISTED = 200
MOST_OPENED = 8  # tables of a list whose game is read to know whose turn it is


class Lobby:
    """Makes tables and seats people. What can't be done is a Mistake with a sentence."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.store = desk, desk.store

    # Making

    async def create(self, account: str, order: TableOrder) -> MatchRow:
        """A new table, its shuffle committed to before anybody sits down."""
        return await self._create(fresh_table(self.desk.chance), account, order, None)

    async def _create(self, id: str, account: str, order: TableOrder, rematch_of: str | None) -> MatchRow:
        game = load(order.game)
        options = check(order, game, self.desk.settings.levels)
        secret, now = self.desk.chance.token(SECRET_BYTES), self.desk.clock.now()
        row = MatchRow(
            id,
            game.id,
            game.version,
            order.seats,
            options,
            commitment_of(secret),
            visibility=order.visibility,
            clock=order.clock,
            watch=order.watch,
            rated=order.rated,
            owner=account,
            created=now,
            name=order.name,
            rematch_of=rematch_of,
        )
        seats = seated(id, order, game.automata(options), account, await self._name(account), now)
        await self.store.create(row, Secret(id, secret), seats)
        return row

    async def _name(self, account: str) -> str:
        known = await self.store.account(account)
        return known.name if known else ""

    # Sitting down and standing up

    async def join(
        self, table: str, account: str, seat: int | None = None, invite: str | None = None, salt: str | None = None
    ) -> SeatRow:
        """Sit down on an open seat; at a private table only with an invitation."""
        check_salt(salt)
        row, seats = await self._waiting(table)
        mine = next((one for one in seats if one.account == account), None)
        if mine:
            return mine
        for one in _open_to(row, seats, seat, invite):
            taken = msgspec.structs.replace(
                one,
                kind=PERSON,
                account=account,
                name=await self._name(account),
                salt=salt,
                joined=self.desk.clock.now(),
            )
            if await self.store.claim(taken):
                self._tell(table)
                return taken
        raise wrong("table-no-seat")

    async def leave(self, table: str, account: str) -> None:
        """Stand up before the start."""
        _, seats = await self._waiting(table)
        for one in seats:
            if one.account == account:
                await self.store.vacate(table, one.seat)
                self._tell(table)

    async def kick(self, table: str, account: str, seat: int) -> None:
        """The owner sends somebody away before the start; the seat's invitation is void."""
        seats = await self._owned(table, account)
        one = _seat(seats, seat)
        if one.account == account:
            raise wrong("table-kick-yourself")
        if one.kind == AUTOMATON:
            raise wrong("table-automaton")
        await self.store.put(SeatRow(table, seat))
        self._tell(table)

    async def set_seat(self, table: str, account: str, seat: int, kind: str, level: str | None = None) -> None:
        """The owner puts a bot on a seat that is free, or opens a bot's seat."""
        seats = await self._owned(table, account)
        if kind not in (COMPUTER, OPEN):
            raise wrong("table-places")
        check_level(kind, level, self.desk.settings.levels)
        if _seat(seats, seat).kind not in (COMPUTER, OPEN):
            raise wrong("table-seat-taken")
        await self.store.put(SeatRow(table, seat, kind, level=level if kind == COMPUTER else None))
        self._tell(table)

    async def fill(self, table: str, account: str, level: str) -> None:
        """Bots onto all open seats."""
        seats = await self._owned(table, account)
        check_level(COMPUTER, level, self.desk.settings.levels)
        for one in seats:
            if one.kind == OPEN:
                await self.store.put(SeatRow(table, one.seat, COMPUTER, level=level))
        self._tell(table)

    async def invite(self, table: str, account: str, seat: int | None = None) -> str:
        """A token for one seat, or for any open seat that has none of its own; only its hash is kept.

        Where whoever has the table's address may sit down, a token for any seat keeps none free.
        """
        seats = await self._owned(table, account)
        token = self.desk.chance.token(TOKEN_BYTES)
        wanted = [_seat(seats, seat)] if seat is not None else [one for one in seats if one.invite is None]
        wanted = [one for one in wanted if one.kind == OPEN]
        if not wanted:
            raise wrong("table-no-seat")
        row = await self.store.match(table)
        for one in wanted if seat is not None or (row and row.visibility == "private") else ():
            await self.store.put(msgspec.structs.replace(one, invite=token_hash(token)))
        return token

    # Beginning, and beginning again

    async def start(self, table: str, account: str, fill: str | None = None) -> None:
        """Deal, if every seat is taken, or with bots of a level on the free ones.

        The owner starts; anybody at the table if the owner has left.
        """
        if fill is not None:
            await self.fill(table, account, fill)
        row, seats = await self._waiting(table)
        sits = any(one.account == account for one in seats)
        owner_sits = any(one.account == row.owner for one in seats if one.account)
        if row.owner != account and (owner_sits or not sits):
            raise wrong("table-not-owner")
        if any(one.kind == OPEN for one in seats):
            raise wrong("table-open-seats")
        if not any(one.kind == PERSON for one in seats):
            raise wrong("table-nobody")
        if not await self.desk.start(table):
            raise wrong("table-not-waiting")

    async def rematch(self, table: str, account: str) -> MatchRow:
        """The same game again, at a table where all who want it meet; whoever asks sits down where they sat."""
        row = await self.store.match(table)
        seats = await self.store.seats(table) if row else []
        old = next((one for one in seats if one.account == account), None)
        if row is None or old is None:
            raise wrong("table-not-yours")
        if row.status in (WAITING, PLAYING):
            raise wrong("table-not-over")
        id = rematch_id((await self.store.secret(table)).secret, table)
        if await self.store.match(id) is None:
            await self._create_again(id, row, seats, old, account)
        await self._join_again(id, account, old.seat)
        again = await self.store.match(id)
        assert again is not None
        return again

    async def _create_again(self, id: str, row: MatchRow, seats: Sequence[SeatRow], old: SeatRow, account: str) -> None:
        kinds = {COMPUTER: COMPUTER}
        places = [Place("me" if one == old else kinds.get(one.kind, OPEN), one.level) for one in seats]
        order = TableOrder(
            row.game, row.seats, row.options, tuple(places), row.clock, row.watch, "link", row.rated, row.name
        )
        try:
            await self._create(id, account, order, row.id)
        except Taken:
            return  # somebody else asked at the same time
        self._tell(row.id)

    async def _join_again(self, id: str, account: str, seat: int) -> None:
        """On the old seat if it is free, else on another; not at all if the table is full or plays already."""
        row, seats = await self.store.match(id), await self.store.seats(id)
        if row is None or row.status != WAITING or any(one.account == account for one in seats):
            return
        free = [one.seat for one in seats if one.kind == OPEN]
        if free:
            await self.join(id, account, seat if seat in free else free[0])

    # Looking

    async def table(self, table: str, account: str | None = None) -> TableCard | None:
        """A table as everyone may know it, with the seat of whoever asks."""
        row = await self.store.match(table)
        return card(row, await self.store.seats(table), account) if row else None

    async def open_tables(self, limit: int = 50) -> list[TableCard]:
        """Tables that wait for whoever comes."""
        rows = await self.store.open_tables(min(limit, MOST_LISTED))
        return [card(row, await self.store.seats(row.id)) for row in rows]

    async def tables_of(self, account: str, limit: int = 50, before: int | None = None) -> list[TableCard]:
        """One's own tables, the newest first."""
        rows = await self.store.tables_of(account, min(limit, MOST_LISTED), before)
        cards = [card(row, await self.store.seats(row.id), account) for row in rows]
        played = [one.id for one in cards if one.status == PLAYING and one.you is not None][:MOST_OPENED]
        return [await self._with_turn(one) if one.id in played else one for one in cards]

    async def _with_turn(self, one: TableCard) -> TableCard:
        assert one.you is not None
        return msgspec.structs.replace(one, is_your_turn=await self.desk.is_turn_of(one.id, one.you))

    async def invited(self, table: str, invite: str) -> bool:
        """Does this token open a seat there?"""
        return any(_fits(one, invite) for one in await self.store.seats(table))

    # Asking

    async def _waiting(self, table: str) -> tuple[MatchRow, list[SeatRow]]:
        row = await self.store.match(table)
        if row is None:
            raise wrong("table-unknown")
        if row.status != WAITING:
            raise wrong("table-not-waiting")
        return row, await self.store.seats(table)

    async def _owned(self, table: str, account: str) -> list[SeatRow]:
        row, seats = await self._waiting(table)
        if row.owner != account:
            raise wrong("table-not-owner")
        return seats

    def _tell(self, table: str) -> None:
        self.desk.hints.publish(table, 0, "seats")


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _fits(one: SeatRow, invite: str | None) -> bool:
    return bool(one.invite and invite and hmac.compare_digest(one.invite, token_hash(invite)))


def _open_to(row: MatchRow, seats: Sequence[SeatRow], seat: int | None, invite: str | None) -> list[SeatRow]:
    """The open seats that somebody may take: with an invitation those it fits, without one those that ask for none."""
    free = [one for one in seats if one.kind == OPEN and seat in (None, one.seat)]
    invited = [one for one in free if _fits(one, invite)]
    if invited or row.visibility == "private":
        return invited
    return [one for one in free if one.invite is None]


def _seat(seats: Sequence[SeatRow], seat: int) -> SeatRow:
    for one in seats:
        if one.seat == seat:
            return one
    raise wrong("table-no-seat")
