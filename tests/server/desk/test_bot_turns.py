"""Bots at a table, and the checks that run beside every match."""

import asyncio
import random

import pytest

from gangland.server.desk.answers import History
from gangland.server.match.commands import Ack, Back, Hand, Refused
from gangland.server.ports import OVER
from tests.server.desk.house import BOT, TABLES, House, Place, turn_of

pytestmark = pytest.mark.anyio


class TestBots:
    @pytest.mark.parametrize("table", TABLES, ids=[table[0] for table in TABLES])
    async def test_one_person_among_bots_plays_to_the_end(self, table):
        house = House()
        game, seats, options = table
        match = await house.table(game, seats, options, places=(Place("me"), *[Place("bot", "enforcer")] * (seats - 1)))
        await house.settle(2_000)
        while house.board(match).course.is_open:
            await house.play_on(match, random.Random(1), 1)
            await house.settle(4_000)
        assert (await house.store.match(match)).status == OVER
        assert {order.bot for order in house.bots.orders} == {"enforcer"}
        assert all(order.position != b"" for order in house.bots.orders)

    async def test_the_automaton_plays_by_itself(self):
        house = House()
        match = await house.table("syndicate", 2, {"solo": "easy"})
        rows = await house.store.seats(match)
        assert [row.kind for row in sorted(rows, key=lambda row: row.seat)] == ["automaton", "person"]
        await house.settle()
        assert house.board(match).course.asked.owing() == [1]
        assert house.bots.orders == []

    async def test_a_bot_that_fails_plays_something_legal(self):
        house = House()
        house.bots.fails = True
        match = await house.table("the_boss", 3, places=(BOT, Place("me"), BOT))
        await house.settle()
        assert house.board(match).course.asked.owing() == [1]
        assert house.desk.figures()["bot_failures"] == house.board(match).course.n - 1

    async def test_a_bot_never_gets_the_true_position(self):
        house = House()
        match = await house.table("the_boss", 3, places=(Place("me"), BOT, BOT))
        await house.play_on(match, random.Random(1), 5)
        true = house.board(match)
        assert all(bytes(true.at(nth)) != order.position for nth in range(5) for order in house.bots.orders)

    async def test_a_seat_is_handed_over_and_taken_back(self):
        house = House()
        match = await house.table("the_boss", 3)
        seat, _ = await turn_of(house, match)
        assert isinstance(await house.desk.submit(match, f"p{seat}", Hand(house.id(), "street-kid")), Ack)
        assert isinstance(await house.desk.submit(match, f"p{seat}", Back(house.id())), Ack)
        await house.settle()
        assert house.board(match).course.moves == []  # the bot's answer came too late
        assert (await house.desk.submit(match, f"p{seat}", Back(house.id()))).code == "not-handed"
        assert isinstance(await house.desk.submit(match, f"p{seat}", Hand(house.id(), "street-kid")), Ack)
        await house.settle()
        assert house.board(match).course.moves
        assert (await house.desk.submit(match, f"p{seat}", Hand(house.id(), "nobody"))).code == "handed"


class TestChecks:
    async def test_now_and_then_the_match_is_folded_anew(self):
        house = House(check_every=10)
        match = await house.table("cash_n_guns", 4)
        await house.play_on(match, random.Random(1), 35)
        await house.settle()
        assert house.desk.figures().get("mismatches", 0) == 0
        n, _ = await house.store.latest_snapshot(match, 1)
        assert n == 30
        fresh = House(house.store, clock=house.clock)
        assert isinstance(await fresh.desk.history(match, 0), History)
        assert bytes(fresh.board(match).position) == bytes(house.board(match).position)

    async def test_a_spoiled_snapshot_is_no_more_than_a_lost_cache(self):
        house = House(check_every=10)
        match = await house.table("cash_n_guns", 4)
        await house.play_on(match, random.Random(1), 15)
        await house.settle()
        await house.store.snapshot(match, 10, 1, b"rubbish")
        fresh = House(house.store, clock=house.clock)
        await fresh.desk.hosting.open(match)
        assert bytes(fresh.board(match).position) == bytes(house.board(match).position)

    async def test_a_position_that_went_astray_halts_the_match(self):
        house = House(check_every=10)
        match = await house.table("cash_n_guns", 4)
        await house.play_on(match, random.Random(1), 7)
        house.board(match).position.rng[0] ^= 1
        await house.play_on(match, random.Random(1), 2)
        seat, legal = await turn_of(house, match)
        await house.settle()
        assert isinstance(await house.act(match, seat, legal[0]), Refused)
        assert house.desk.figures()["mismatches"] == 1

    async def test_a_match_that_nobody_looks_at_is_forgotten(self):
        house = House()
        match = await house.table("the_boss", 3)
        attachment, _ = await house.watch(match, 0)
        await house.sweep(400_000)
        assert match in house.desk.hosting.matches
        house.desk.detach(attachment)
        await house.sweep(200_000)
        await house.sweep(400_000)
        assert match not in house.desk.hosting.matches
        again, _ = await house.watch(match, 0, (attachment.epoch, 0))
        assert again.epoch != attachment.epoch

    async def test_a_desk_opens_and_closes(self):
        house = House(tick=1)
        await house.desk.open(outage=5_000)
        match = await house.table("the_boss", 3)
        await asyncio.sleep(0)
        await house.desk.close()
        assert not house.desk.tasks
        assert match in house.desk.hosting.matches
