"""Clocks that run out, bots that are asked again, people who leave, servers that were away."""

import asyncio

import pytest

from gangland.server.match.commands import Act, Vote
from gangland.server.ports import ABANDONED, BotAnswer
from tests.server.desk.house import Dice, House, Place

pytestmark = pytest.mark.anyio
BOT = Place("bot", "enforcer")
LIVE = {"kind": "live", "bank": 30_000, "increment": 1_000}
SLOW = {"kind": "slow", "bank": 3_600_000, "increment": 60_000}


class TestClocks:
    async def test_a_clock_that_ran_out_lets_a_bot_play(self):
        house = House()
        match = await house.table("the_boss", 3, clock=LIVE)
        seat = house.board(match).course.asked.owing()[0]
        await house.sweep(30_900)
        assert house.board(match).course.moves == []
        await house.sweep(200)
        assert house.board(match).course.moves[0].seat == seat
        assert house.bots.orders[-1].bot == house.desk.settings.timeout_bot
        assert [event.kind for event in await house.store.events(match)] == ["start", "timeout"]

    async def test_or_what_the_rules_say(self):
        """Cash 'n Guns §5.2"""
        house = House()
        match = await house.table("cash_n_guns", 4, {"clock": "with"}, clock=LIVE)
        board = house.board(match)
        for seat in range(4):
            await house.act(match, seat, board.rules.legal(board.position, seat)[0])
        await house.sweep(40_000)
        assert {board.game.actions[move.action] for move in board.course.moves[4:8]} == {"late"}
        assert house.bots.orders == []

    async def test_if_the_bot_fails_something_legal_is_played(self):
        house = House()
        house.bots.fails = True
        match = await house.table("the_boss", 3, clock=LIVE)
        await house.sweep(40_000)
        assert len(house.board(match).course.moves) == 1

    async def test_nobody_waits_long_for_a_bot_that_plays_for_a_clock(self):
        house = House(timeout_patience=10)
        never = asyncio.Event()

        async def think(order):
            await never.wait()
            return BotAnswer(0)

        house.bots.choose = think
        match = await house.table("the_boss", 3, clock=LIVE)
        house.clock.turn(40_000)
        await house.desk.sweeper.sweep()
        await asyncio.sleep(0.05)
        assert len(house.board(match).course.moves) == 1
        never.set()
        await asyncio.sleep(0)

    async def test_two_processes_time_out_once(self):
        one = House()
        match = await one.table("the_boss", 3, clock=LIVE)
        two = House(one.store, clock=one.clock, chance=Dice(2))
        await two.desk.hosting.open(match)
        one.clock.turn(40_000)
        [deadline] = await one.store.due(one.clock.now(), 10)
        assert await one.store.due(one.clock.now(), 10) == []
        for house in (one, two):
            house.desk.spawn(house.desk.sweeper._meet(deadline))
        for house in (one, two, one):
            await house.settle()
        assert len(await one.store.events(match)) == 2

    async def test_a_restarted_server_knows_what_is_due(self):
        old = House()
        match = await old.table("the_boss", 3, clock=LIVE)
        new = House(old.store, clock=old.clock)
        await new.sweep(40_000)
        assert len(await new.store.events(match)) == 2

    async def test_a_move_that_came_in_time_stands(self):
        house = House()
        match = await house.table("the_boss", 3, clock=LIVE)
        board = house.board(match)
        seat = board.course.asked.owing()[0]
        house.clock.turn(30_500)
        answer = await house.act(match, seat, board.rules.legal(board.position, seat)[0], lag=700)
        assert answer.command
        assert board.course.banks[seat] == 200 + 1_000


class TestGifts:
    async def test_after_a_restart_everyone_gets_the_time_back(self):
        old = House()
        match = await old.table("the_boss", 3, clock=LIVE)
        old.clock.turn(100_000)
        new = House(old.store, clock=old.clock)
        await new.desk.sweeper.gift_all(old.clock.now() - 99_000, old.clock.now())
        await new.sweep()
        assert new.board(match).course.moves == []
        assert [event.kind for event in await new.store.events(match)] == ["start", "gift"]
        again = House(old.store, clock=old.clock)
        await again.desk.sweeper.gift_all(old.clock.now() - 99_000, old.clock.now())
        assert len(await new.store.events(match)) == 2

    async def test_a_short_outage_gives_twenty_seconds(self):
        house = House()
        match = await house.table("the_boss", 3, clock=LIVE)
        opened = max(house.board(match).course.asked.opened)
        house.desk.sweeper.recovered(house.clock.now() - 3_000, house.clock.now())
        await house.settle()
        assert max(house.board(match).course.asked.opened) == opened + 20_000

    async def test_a_process_that_slept_notices(self):
        house = House()
        match = await house.table("the_boss", 3, clock=SLOW)
        await house.sweep(500)
        await house.sweep(60_000)
        assert [event.kind for event in await house.store.events(match)] == ["start", "gift"]


class TestBotsAreAskedAgain:
    async def test_a_lost_turn_is_only_a_delay(self):
        house = House()
        match = await house.table("the_boss", 3, places=(BOT, Place("me"), BOT))
        for task in [*house.desk.tasks]:
            task.cancel()  # the worker dies
        await house.settle()
        moves = len(house.board(match).course.moves)
        fresh = House(house.store, clock=house.clock)
        await fresh.sweep(6_000)
        await fresh.sweep(6_000)
        assert fresh.board(match).course.asked.owing() == [1]
        assert len(fresh.board(match).course.moves) >= moves

    async def test_two_answers_are_one(self):
        house = House()
        match = await house.table("the_boss", 3, places=(Place("me"), Place("bot", "enforcer")))
        two = House(house.store, clock=house.clock, chance=Dice(2))
        await two.desk.hosting.open(match)
        board = house.board(match)
        while 1 not in board.course.asked.owing():
            seat = board.course.asked.owing()[0]
            await house.act(match, seat, board.rules.legal(board.position, seat)[0])
        await two.desk.follow(two.hosted(match))
        two.desk.turns.attend(two.hosted(match))
        for _ in range(4):
            await house.settle()
            await two.settle()
        log = await house.store.events(match)
        assert len({(event.actor, event.decision) for event in log if event.actor == 1}) == len(
            [event for event in log if event.actor == 1]
        )


class TestLeaving:
    async def table(self, house, **order):
        match = await house.table("the_boss", 3, **order)
        seat = house.board(match).course.asked.owing()[0]
        screens = {other: (await house.watch(match, other))[1] for other in range(3) if other != seat}
        return match, seat, screens

    async def test_after_a_while_the_table_is_asked(self):
        house = House()
        match, gone, screens = await self.table(house)
        await house.sweep(39_000)
        assert house.board(match).course.poll is None
        await house.sweep(2_000)
        assert house.board(match).course.poll.seat == gone
        assert all(screen.last["table"]["vote"]["seat"] == gone for screen in screens.values())

    async def test_the_others_let_a_bot_play_on_and_its_owner_comes_back(self):
        house = House()
        match, gone, screens = await self.table(house)
        await house.sweep(41_000)
        for seat in screens:
            await house.desk.submit(match, f"p{seat}", Vote(house.id(), "bot"))
        await house.settle()
        assert house.board(match).bot(gone) == "godfather"
        assert house.board(match).course.moves[0].seat == gone

    async def test_nobody_votes_and_the_game_is_rated(self):
        house = House()
        match, gone, _ = await self.table(house, rated=True)
        await house.sweep(41_000)
        await house.sweep(61_000)
        assert house.board(match).bot(gone) == "godfather"

    async def test_nobody_votes_and_the_table_waits(self):
        house = House()
        match, gone, _ = await self.table(house)
        await house.sweep(41_000)
        await house.sweep(61_000)
        assert house.board(match).bot(gone) is None
        assert house.board(match).course.poll is None
        await house.sweep(50_000)
        assert house.board(match).course.poll is None
        await house.sweep(15_000)
        assert house.board(match).course.poll is not None

    async def test_all_others_end_the_game(self):
        house = House()
        match, _, screens = await self.table(house)
        await house.sweep(41_000)
        for seat in screens:
            await house.desk.submit(match, f"p{seat}", Vote(house.id(), "end"))
        assert (await house.store.match(match)).status == ABANDONED
        assert await house.store.deadlines(match) == []

    async def test_coming_back_ends_the_vote(self):
        house = House()
        match, gone, _ = await self.table(house)
        await house.sweep(41_000)
        await house.watch(match, gone)
        await house.settle()
        assert house.board(match).course.poll is None

    async def test_slow_games_wait_for_their_clocks(self):
        house = House(sleeper_noticed=10**9)
        match, _, _ = await self.table(house, clock=SLOW)
        await house.sweep(400_000)
        assert house.board(match).course.poll is None

    async def test_a_lost_connection_is_shown_after_five_seconds(self):
        house = House()
        match = await house.table("the_boss", 3)
        _, screen = await house.watch(match, 0)
        attachment, _ = await house.watch(match, 1)
        assert [seat["connected"] for seat in screen.last["table"]["seats"]] == [True, True, False]
        house.desk.detach(attachment)
        await house.settle()
        await house.sweep(4_000)
        assert screen.last["table"]["seats"][1]["connected"]
        await house.sweep(2_000)
        assert not screen.last["table"]["seats"][1]["connected"]

    async def test_other_processes_tell_who_is_connected_there(self):
        one = House()
        match = await one.table("the_boss", 3)
        two = House(one.store, one.bus, one.clock, chance=Dice(2))
        _, screen = await one.watch(match, 0)
        attachment, _ = await two.watch(match, 1)
        await one.settle()
        for _ in range(3):
            await one.sweep()
        assert screen.last["table"]["seats"][1]["connected"]
        for _ in range(4):
            await one.sweep(9_000)
            await two.sweep()
            await one.sweep()
        assert screen.last["table"]["seats"][1]["connected"]
        two.desk.detach(attachment)
        await one.sweep()
        await one.sweep(6_000)
        assert not screen.last["table"]["seats"][1]["connected"]


async def test_bots_seem_to_think_as_long_whatever_they_hold():
    house = House(bot_least=400, bot_most=1_400)
    match = await house.table("the_boss", 3, places=(Place("me"), Place("bot", "enforcer")))
    hosted = house.hosted(match)
    delays = {house.desk.turns._delay(hosted, 1, decision) for decision in range(50)}
    assert len(delays) > 20
    assert all(400 <= delay <= 1_400 for delay in delays)
    assert house.desk.turns._delay(hosted, 1, 7) == house.desk.turns._delay(hosted, 1, 7)


async def test_an_act_with_a_forged_lag_gains_a_second_at_most():
    house = House()
    match = await house.table("the_boss", 3, clock=LIVE)
    board = house.board(match)
    seat = board.course.asked.owing()[0]
    house.clock.turn(10_000)
    legal = board.rules.legal(board.position, seat)
    await house.desk.submit(match, f"p{seat}", Act(house.id(), 1, legal[0], lag=10**9))
    assert board.course.banks[seat] == 30_000 - 9_000 + 1_000
