"""Every store keeps tables, seats and secrets in the same way; unique constraints decide who sits where."""

import asyncio

import pytest

from gangland.server.ports import MatchRow, SeatRow, Secret, Taken
from tests.server.store.samples import change, game, table

pytestmark = pytest.mark.anyio


def sitting(seat: int, account: str, match: str = "m") -> SeatRow:
    return SeatRow(match, seat, "person", account, "Rosa", None, None, "salt", 9)


class TestTables:
    async def test_a_table_comes_back_as_it_was_made(self, store):
        row = MatchRow(
            "m", "syndicate", 2, 3, {"cities": 3, "side": "new_york"}, "c" * 64, "waiting", "link",
            {"kind": "live", "ms": 60_000}, "all", True, "anna", 12, None, None, None, "Anna's table", "old",
        )  # fmt: skip
        secret = Secret("m", "5" * 64)
        await store.create(row, secret, [SeatRow("m", 1), SeatRow("m", 0, "bot", level="hard")])
        assert await store.match("m") == row
        assert await store.secret("m") == secret
        assert [seat.seat for seat in await store.seats("m")] == [0, 1]

    async def test_what_is_not_there_is_none(self, store):
        assert await store.match("nowhere") is None
        assert await store.seats("nowhere") == []
        with pytest.raises(KeyError):
            await store.secret("nowhere")

    async def test_an_id_is_given_once(self, store):
        await table(store)
        with pytest.raises(Taken):
            await table(store, seats="bbb")
        assert len(await store.seats("m")) == 2

    async def test_the_owner_changes_who_may_find_and_watch_it(self, store):
        await table(store)
        await store.change_match("m", "open", "all")
        row = await store.match("m")
        assert (row.visibility, row.watch, row.status) == ("open", "all", "waiting")

    async def test_open_tables_are_those_that_wait_for_anyone_the_newest_first(self, store):
        await table(store, "old", created=1, visibility="open")
        await table(store, "new", created=2, visibility="open")
        await table(store, "hidden", created=3, visibility="link")
        await game(store, "begun", created=4, visibility="open")
        assert [row.id for row in await store.open_tables(10)] == ["new", "old"]
        assert [row.id for row in await store.open_tables(1)] == ["new"]

    async def test_tables_of_an_account_are_where_it_sits_or_what_it_owns_page_by_page(self, store):
        await table(store, "a", created=1, owner="rosa")
        await table(store, "b", seats="po", created=2)
        await game(store, "c", seats="bb", created=3, owner="rosa")
        await table(store, "d", created=4)
        assert await store.claim(sitting(1, "rosa", "b"))
        assert [row.id for row in await store.tables_of("rosa", 10)] == ["c", "b", "a"]
        assert [row.id for row in await store.tables_of("rosa", 2)] == ["c", "b"]
        assert [row.id for row in await store.tables_of("rosa", 2, before=2)] == ["a"]

    async def test_all_matches_in_play_are_found(self, store):
        await table(store, "waits")
        await game(store, "one")
        await game(store, "two")
        assert sorted(await store.playing()) == ["one", "two"]


class TestSeats:
    async def test_one_of_many_gets_an_open_seat(self, store):
        await table(store, seats="po")
        tries = await asyncio.gather(*(store.claim(sitting(1, f"a{n}")) for n in range(10)))
        assert sum(tries) == 1
        seat = (await store.seats("m"))[1]
        assert seat == sitting(1, f"a{tries.index(True)}")

    async def test_nobody_gets_two_seats_of_a_table(self, store):
        await table(store, seats="ooo")
        tries = await asyncio.gather(*(store.claim(sitting(seat, "rosa")) for seat in range(3)))
        assert sum(tries) == 1
        assert sum(seat.account == "rosa" for seat in await store.seats("m")) == 1

    async def test_a_taken_seat_and_a_seat_that_is_not_there_can_not_be_claimed(self, store):
        await table(store, seats="pb")
        assert not await store.claim(sitting(0, "rosa"))
        assert not await store.claim(sitting(1, "rosa"))
        assert not await store.claim(sitting(5, "rosa"))
        assert not await store.claim(sitting(0, "rosa", "nowhere"))

    async def test_bots_fill_open_seats_by_the_same_claim(self, store):
        await table(store, seats="poo")
        assert await store.claim(SeatRow("m", 1, "bot", level="easy"))
        assert await store.claim(SeatRow("m", 2, "bot", level="easy"))
        assert [seat.kind for seat in await store.seats("m")] == ["person", "bot", "bot"]

    async def test_whoever_leaves_makes_room_and_the_invite_stays(self, store):
        await table(store)
        await store.put(SeatRow("m", 1, "person", "rosa", "Rosa", None, "token hash", "salt", 3))
        assert await store.vacate("m", 1)
        assert (await store.seats("m"))[1] == SeatRow("m", 1, invite="token hash")
        assert await store.claim(sitting(1, "rosa"))

    async def test_the_owner_puts_anything_on_a_seat_but_nobody_twice(self, store):
        await table(store)
        await store.put(SeatRow("m", 1, "bot", level="hard"))
        assert (await store.seats("m"))[1].level == "hard"
        with pytest.raises(Taken):
            await store.put(sitting(1, "m-0"))
        assert (await store.seats("m"))[1].kind == "bot"

    async def test_start_and_claim_at_once_leave_no_open_seat_in_play(self, store):
        """The seat goes to somebody before the start, or the start is refused: never a start with a seat half taken."""
        for number in range(10):
            id = f"m{number}"
            await table(store, id, seats="po")
            start = store.start(change(id, 0, "start"), "seed", ())
            await asyncio.gather(store.claim(sitting(1, "rosa", id)), start, return_exceptions=True)
            row, seats = await store.match(id), await store.seats(id)
            assert row.status == "waiting" or all(seat.kind != "open" for seat in seats)
