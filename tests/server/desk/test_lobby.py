"""Tables before they are played, and after."""

import asyncio
import random

import msgspec
import pytest

from gangland.engine.mistakes import Mistake
from gangland.server.desk import Place, TableOrder, token_hash
from gangland.server.match.hashes import commitment_of, seed_of
from gangland.server.ports import PLAYING, WAITING
from tests.server.desk.house import House

pytestmark = pytest.mark.anyio


async def house():
    new = House()
    for name in ("ann", "bob", "cid", "dan"):
        await new.person(name)
    return new


async def kinds(one, table):
    return [row.kind for row in sorted(await one.store.seats(table), key=lambda row: row.seat)]


class TestCreating:
    async def test_a_table_waits_with_its_maker_on_the_first_seat(self):
        one = await house()
        row = await one.lobby.create("ann", TableOrder("the_boss", 3, name="Friday"))
        assert (row.status, row.owner, row.name, len(row.id)) == (WAITING, "ann", "Friday", 16)
        assert await kinds(one, row.id) == ["person", "open", "open"]
        assert row.commitment == commitment_of((await one.store.secret(row.id)).secret)

    async def test_seats_are_for_me_for_bots_and_for_whoever_comes(self):
        one = await house()
        places = (Place("bot", "enforcer"), Place("me"), Place())
        row = await one.lobby.create("ann", TableOrder("the_boss", 3, places=places))
        assert await kinds(one, row.id) == ["bot", "person", "open"]

    async def test_the_rules_play_their_own_seats(self):
        one = await house()
        row = await one.lobby.create("ann", TableOrder("syndicate", 2, {"solo": "hard"}))
        assert await kinds(one, row.id) == ["automaton", "person"]

    @pytest.mark.parametrize(
        "order",
        [
            TableOrder("poker", 2),
            TableOrder("the_boss", 9),
            TableOrder("the_boss", 3, {"luck": "good"}),
            TableOrder("the_boss", 3, clock={"kind": "sand"}),
            TableOrder("the_boss", 3, watch="everybody"),
            TableOrder("the_boss", 3, visibility="hidden"),
            TableOrder("the_boss", 3, name="x" * 61),
            TableOrder("the_boss", 3, places=(Place("bot", "terminator"),)),
            TableOrder("the_boss", 3, places=(Place("me"), Place("me"))),
            TableOrder("the_boss", 3, places=(Place("ghost"),)),
            TableOrder("the_boss", 2, places=(Place(),) * 4),
            TableOrder("the_boss", 3, salt="with space"),
        ],
    )
    async def test_such_a_table_can_not_be(self, order):
        one = await house()
        with pytest.raises(Mistake) as mistake:
            await one.lobby.create("ann", order)
        assert mistake.value.say("pl") != mistake.value.say("en")


class TestSitting:
    async def test_people_sit_down_once_each(self):
        one = await house()
        table = (await one.lobby.create("ann", TableOrder("the_boss", 3))).id
        assert (await one.lobby.join(table, "bob")).seat == 1
        assert (await one.lobby.join(table, "bob", 2)).seat == 1
        assert (await one.lobby.join(table, "cid", 2)).seat == 2
        with pytest.raises(Mistake, match="no free seat"):
            await one.lobby.join(table, "dan")

    async def test_two_who_want_one_seat_do_not_share_it(self):
        one = await house()
        table = (await one.lobby.create("ann", TableOrder("famiglia", 2))).id
        answers = await asyncio.gather(
            one.lobby.join(table, "bob"), one.lobby.join(table, "cid"), return_exceptions=True
        )
        assert sorted(isinstance(answer, Mistake) for answer in answers) == [False, True]

    async def test_a_private_table_asks_for_an_invitation(self):
        one = await house()
        table = (await one.lobby.create("ann", TableOrder("the_boss", 3, visibility="private"))).id
        with pytest.raises(Mistake):
            await one.lobby.join(table, "bob")
        any_seat = await one.lobby.invite(table, "ann")
        assert (await one.lobby.join(table, "bob", invite=any_seat)).seat == 1
        with pytest.raises(Mistake):
            await one.lobby.join(table, "cid", invite="0" * 40)
        assert await one.lobby.invited(table, any_seat)
        assert not await one.lobby.invited(table, "0" * 40)

    async def test_a_seat_with_an_invitation_is_kept_for_who_has_it(self):
        one = await house()
        table = (await one.lobby.create("ann", TableOrder("the_boss", 3))).id
        token = await one.lobby.invite(table, "ann", 1)
        assert (await one.lobby.join(table, "bob")).seat == 2
        with pytest.raises(Mistake):
            await one.lobby.join(table, "cid", 1)
        assert (await one.lobby.join(table, "cid", invite=token)).seat == 1
        assert token_hash(token) in {row.invite for row in await one.store.seats(table)}

    async def test_a_link_to_an_open_table_keeps_no_seat(self):
        one = await house()
        table = (await one.lobby.create("ann", TableOrder("the_boss", 3, visibility="open"))).id
        token = await one.lobby.invite(table, "ann")
        assert (await one.lobby.join(table, "bob")).seat == 1
        assert (await one.lobby.join(table, "cid", invite=token)).seat == 2

    async def test_leaving_kicking_and_bots(self):
        one = await house()
        table = (await one.lobby.create("ann", TableOrder("the_boss", 4))).id
        await one.lobby.join(table, "bob")
        await one.lobby.join(table, "cid")
        await one.lobby.leave(table, "bob")
        assert await kinds(one, table) == ["person", "open", "person", "open"]
        with pytest.raises(Mistake, match="only whoever made"):
            await one.lobby.kick(table, "cid", 0)
        with pytest.raises(Mistake, match="yourself"):
            await one.lobby.kick(table, "ann", 0)
        await one.lobby.kick(table, "ann", 2)
        await one.lobby.set_seat(table, "ann", 1, "bot", "street-kid")
        await one.lobby.fill(table, "ann", "godfather")
        assert [row.level for row in await one.store.seats(table)] == [None, "street-kid", "godfather", "godfather"]
        await one.lobby.set_seat(table, "ann", 1, "open")
        with pytest.raises(Mistake):
            await one.lobby.set_seat(table, "ann", 0, "bot", "godfather")
        with pytest.raises(Mistake):
            await one.lobby.set_seat(table, "ann", 1, "person")
        with pytest.raises(Mistake):
            await one.lobby.set_seat(table, "ann", 9, "open")


class TestStarting:
    async def test_the_deal_comes_from_the_secret_and_all_salts(self):
        one = await house()
        table = (await one.lobby.create("ann", TableOrder("famiglia", 2, salt="hers"))).id
        await one.lobby.join(table, "bob", salt="his")
        await one.lobby.start(table, "ann")
        secret = await one.store.secret(table)
        assert secret.seed == seed_of(secret.secret, ["hers", "his"])
        assert (await one.store.match(table)).status == PLAYING

    async def test_every_seat_must_be_taken(self):
        one = await house()
        table = (await one.lobby.create("ann", TableOrder("famiglia", 2))).id
        with pytest.raises(Mistake, match="still free"):
            await one.lobby.start(table, "ann")
        await one.lobby.fill(table, "ann", "enforcer")
        await one.lobby.start(table, "ann")
        with pytest.raises(Mistake, match="begun already"):
            await one.lobby.start(table, "ann")
        with pytest.raises(Mistake, match="begun already"):
            await one.lobby.join(table, "bob")
        with pytest.raises(Mistake, match="begun already"):
            await one.lobby.leave(table, "ann")

    async def test_one_click_fills_and_deals(self):
        one = await house()
        table = (await one.lobby.create("ann", TableOrder("the_boss", 3))).id
        await one.lobby.start(table, "ann", fill="street-kid")
        assert await kinds(one, table) == ["person", "bot", "bot"]
        assert (await one.store.match(table)).status == PLAYING

    async def test_the_owner_starts_or_anybody_if_the_owner_has_left(self):
        one = await house()
        table = (await one.lobby.create("ann", TableOrder("famiglia", 2))).id
        await one.lobby.join(table, "bob")
        with pytest.raises(Mistake, match="only whoever made"):
            await one.lobby.start(table, "bob")
        await one.lobby.leave(table, "ann")
        await one.lobby.join(table, "cid")
        await one.lobby.start(table, "cid")

    async def test_two_clicks_deal_once(self):
        one = await house()
        table = (await one.lobby.create("ann", TableOrder("famiglia", 2))).id
        await one.lobby.join(table, "bob")
        await asyncio.gather(one.lobby.start(table, "ann"), one.lobby.start(table, "ann"), return_exceptions=True)
        assert len(await one.store.events(table)) == 1

    async def test_there_is_no_such_table(self):
        one = await house()
        with pytest.raises(Mistake, match="no such table"):
            await one.lobby.start("nowhere", "ann")
        assert await one.lobby.table("nowhere") is None


class TestPlayingAgain:
    async def test_all_who_ask_meet_at_one_table(self):
        one = House()
        table = await one.table("famiglia", 2)
        _, screen = await one.watch(table, 0)
        with pytest.raises(Mistake, match="not over"):
            await one.lobby.rematch(table, "p0")
        await one.play_on(table, random.Random(1))
        first = await one.lobby.rematch(table, "p1")
        second = await one.lobby.rematch(table, "p0")
        await asyncio.sleep(0)
        await one.settle()
        assert first.id == second.id != table
        assert first.rematch_of == table
        assert [row.account for row in await one.store.seats(first.id)] == ["p0", "p1"]
        assert screen.last["table"]["rematch"] == first.id
        await one.lobby.start(first.id, "p1")
        assert (await one.lobby.rematch(table, "p0")).id == first.id
        with pytest.raises(Mistake):
            await one.lobby.rematch(table, "stranger")

    async def test_bots_sit_down_again(self):
        one = House()
        table = await one.table("famiglia", 2, places=(Place("me"), Place("bot", "enforcer")))
        await one.settle(3_000)
        while one.board(table).course.is_open:
            await one.play_on(table, random.Random(1), 1)
            await one.settle(3_000)
        again = await one.lobby.rematch(table, "p0")
        assert [row.kind for row in await one.store.seats(again.id)] == ["person", "bot"]


class TestLists:
    async def test_open_tables_and_ones_own(self):
        one = await house()
        shown = (await one.lobby.create("ann", TableOrder("famiglia", 2, visibility="open"))).id
        one.clock.turn(5)
        hidden = (await one.lobby.create("ann", TableOrder("famiglia", 2))).id
        assert [card.id for card in await one.lobby.open_tables()] == [shown]
        assert [card.id for card in await one.lobby.tables_of("ann")] == [hidden, shown]
        assert await one.lobby.tables_of("bob") == []

    async def test_a_list_of_ones_own_tables_says_where_it_is_ones_turn(self):
        one = await house()
        table = await one.table("famiglia", 2)
        waits = (await one.lobby.create("p0", TableOrder("famiglia", 2))).id
        (acting,) = one.board(table).course.asked.owing()
        turns = [{card.id: card.is_your_turn for card in await one.lobby.tables_of(f"p{seat}")} for seat in (0, 1)]
        assert turns[acting][table] is True
        assert turns[1 - acting][table] is False
        assert turns[0][waits] is None

    async def test_a_card_tells_nothing_that_is_not_everyones(self):
        one = await house()
        table = (await one.lobby.create("ann", TableOrder("famiglia", 2, visibility="private", salt="grain"))).id
        token = await one.lobby.invite(table, "ann", 1)
        text = msgspec.json.encode(await one.lobby.table(table)).decode()
        secret = (await one.store.secret(table)).secret
        for word in (token, token_hash(token), secret, "grain", '"ann"'):
            assert word not in text
        assert (await one.lobby.table(table, "ann")).is_owner
        assert (await one.lobby.table(table, "ann")).you == 0
