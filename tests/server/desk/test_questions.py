"""What a connection sees of a table, and what it may ask."""

import asyncio
import random

import msgspec
import pytest

from gangland.games import load
from gangland.server.desk import TableOrder
from gangland.server.desk.answers import Fairness, HintAnswer, History, WhyAnswer
from gangland.server.match.commitment import verify
from gangland.server.match.replay import Moment
from gangland.server.ports import NOBODY
from tests.server.desk.house import House, turn_of

pytestmark = pytest.mark.anyio


class TestFrames:
    async def test_a_connection_gets_the_table_first(self):
        house = House()
        match = await house.table("the_boss", 3)
        attachment, _ = await house.watch(match, 1)
        [welcome] = map(msgspec.json.decode, attachment.opening)
        assert (welcome["type"], welcome["n"], welcome["you"], welcome["role"]) == ("welcome", 1, 1, "player")
        assert welcome["snapshot"]["view"]["seat"] == 1
        assert welcome["server_time"] == house.clock.now()

    async def test_a_spectator_sees_what_nobody_knows(self):
        house = House()
        match = await house.table("the_boss", 3)
        attachment, _ = await house.watch(match, NOBODY)
        welcome = msgspec.json.decode(attachment.opening[0])
        assert (welcome["role"], welcome["you"]) == ("spectator", None)
        assert all("?" in card for player in welcome["snapshot"]["view"]["table"]["players"] for card in player["hand"])

    async def test_whoever_comes_back_gets_what_was_missed(self):
        house = House()
        match = await house.table("the_boss", 3)
        attachment, screen = await house.watch(match, 0)
        await house.play_on(match, random.Random(1), 10)
        again, _ = await house.watch(match, 0, (attachment.epoch, 4))
        short, *missed = again.opening
        assert msgspec.json.decode(short)["snapshot"] is None
        assert missed == screen.frames[3:10]  # the first number was that of the own arrival

    @pytest.mark.parametrize("resume", [("other", 3), ("", 0), None])
    async def test_whoever_comes_from_elsewhere_gets_everything(self, resume):
        house = House()
        match = await house.table("the_boss", 3)
        await house.watch(match, 0)
        await house.play_on(match, random.Random(1), 5)
        again, _ = await house.watch(match, 0, resume)
        assert len(again.opening) == 1
        assert msgspec.json.decode(again.opening[0])["snapshot"] is not None

    async def test_the_last_fifty_frames_are_held(self):
        house = House()
        match = await house.table("cash_n_guns", 4)
        attachment, screen = await house.watch(match, 0)
        await house.play_on(match, random.Random(1), 70)
        last = screen.last["n"]
        held, _ = await house.watch(match, 0, (attachment.epoch, last - 50))
        lost, _ = await house.watch(match, 0, (attachment.epoch, 0))
        assert held.opening[1:] == tuple(screen.frames[-50:])
        assert len(lost.opening) == 1

    async def test_connections_of_one_viewer_share_their_bytes(self):
        house = House()
        match = await house.table("the_boss", 3)
        screens = [(await house.watch(match, NOBODY))[1] for _ in range(3)]
        await house.play_on(match, random.Random(1), 3)
        assert all(one is two for one, two in zip(screens[0].frames, screens[1].frames, strict=True))

    async def test_another_ones_change_of_mind_sends_nothing(self):
        house = House()
        match = await house.table("cash_n_guns", 4)
        screens = {viewer: (await house.watch(match, viewer))[1] for viewer in range(NOBODY, 4)}
        board = house.board(match)
        first, second = board.rules.legal(board.position, 0)
        await house.act(match, 0, first)
        counts = {viewer: len(screen.frames) for viewer, screen in screens.items()}
        await house.act(match, 0, second)
        assert {viewer for viewer in screens if len(screens[viewer].frames) > counts[viewer]} == {0}
        assert screens[0].last["table"]["change"] == [first, second]

    async def test_an_overflowing_connection_is_given_the_whole_table(self):
        house = House()
        match = await house.table("the_boss", 3)
        attachment, _ = await house.watch(match, 0)
        await house.play_on(match, random.Random(1), 7)
        told = msgspec.json.decode(house.desk.snapshot(attachment))
        assert (told["type"], told["n"], told["snapshot"]["moves"]) == ("welcome", 8, 8)

    async def test_chat_goes_to_players_or_to_watchers(self):
        house = House()
        match = await house.table("the_boss", 3)
        screens = {viewer: (await house.watch(match, viewer))[1] for viewer in (NOBODY, 0)}
        house.desk.push(match, b"1", "chat", "players")
        house.desk.push(match, b"2", "chat", "watchers")
        house.desk.push(match, b"3", "chat")
        house.desk.push("nowhere", b"4", "chat")
        assert screens[0].frames == [b"1", b"3"]
        assert screens[NOBODY].frames[1:] == [b"2", b"3"]  # the first shows that the player came

    async def test_a_waiting_table_shows_who_sits_down(self):
        house = House()
        await house.person("p0")
        await house.person("p1")
        row = await house.lobby.create("p0", TableOrder("famiglia", 2))
        attachment, screen = await house.watch(row.id, 0)
        assert msgspec.json.decode(attachment.opening[0])["snapshot"]["view"] is None
        await house.lobby.join(row.id, "p1")
        await asyncio.sleep(0)
        await house.settle()
        assert [seat["name"] for seat in screen.last["table"]["seats"]] == ["P0", "P1"]
        await house.lobby.start(row.id, "p0")
        assert screen.last["table"]["view"]["legal"] or screen.last["table"]["view"]["to_act"] == [1]

    async def test_a_detached_connection_hears_nothing(self):
        house = House()
        match = await house.table("the_boss", 3)
        attachment, screen = await house.watch(match, 0)
        house.desk.detach(attachment)
        house.desk.detach(attachment)
        await house.play_on(match, random.Random(1), 3)
        assert screen.frames == []


class TestQuestions:
    async def test_older_lines_are_told_when_asked_for(self):
        house = House()
        match = await house.table("the_boss", 3)
        await house.play_on(match, random.Random(1), 20)
        last = await house.desk.history(match, 0, limit=5)
        older = await house.desk.history(match, 0, before=last.first, limit=100)
        assert isinstance(last, History)
        assert [entry.moment for entry in (*older.entries, *last.entries)] == [*range(1, 22)]
        assert older.entries[0].lines[0].id == "server-log-start"
        assert (await house.desk.history(match, 0, before=1)).entries == ()

    async def test_the_lines_of_frames_and_of_the_history_are_the_same(self):
        house = House()
        match = await house.table("cash_n_guns", 4)
        _, screen = await house.watch(match, 2)
        await house.play_on(match, random.Random(1), 25)
        told = [msgspec.json.decode(frame)["lines"] for frame in screen.frames]
        history = await house.desk.history(match, 2, limit=25)
        assert [msgspec.json.decode(msgspec.json.encode(entry.lines)) for entry in history.entries] == told

    async def test_while_it_is_played_one_looks_back_with_ones_own_eyes(self):
        house = House()
        match = await house.table("the_boss", 3)
        await house.play_on(match, random.Random(1), 10)
        assert isinstance(await house.desk.replay(match, 0, 4), Moment)
        assert (await house.desk.replay(match, 0, 4, eyes=1)).code == "moment"
        assert (await house.desk.replay(match, NOBODY, 4, eyes=0)).code == "moment"
        assert (await house.desk.replay(match, 0, 99)).code == "moment"
        assert (await house.desk.replay(match, 0, -1)).code == "moment"

    async def test_after_the_end_all_is_open(self):
        house = House()
        match = await house.table("famiglia", 2, {"memory": "closed"})
        before = await house.desk.commitment(match)
        assert (before.secret, before.seed, before.salts) == (None, None, ("", "salt1"))
        await house.play_on(match, random.Random(1))
        seen = await house.desk.replay(match, NOBODY, 3, eyes=0)
        assert seen.table.view.seat == 0
        assert verify(await house.desk.record(match, NOBODY), load).ok
        after = await house.desk.commitment(match)
        assert isinstance(after, Fairness)
        assert after.secret is not None

    async def test_while_it_is_played_a_record_hides_what_is_hidden(self):
        house = House()
        match = await house.table("cash_n_guns", 4)
        await house.play_on(match, random.Random(1), 6)
        text = await house.desk.record(match, 0)
        assert "?" in text
        assert "Seed" not in text
        assert (await house.store.secret(match)).secret not in text

    async def test_why_not(self):
        house = House()
        match = await house.table("the_boss", 3)
        seat, legal = await turn_of(house, match)
        assert await house.desk.why_not(match, f"p{seat}", legal[0]) == WhyAnswer(True)
        other = await house.desk.why_not(match, f"p{(seat + 1) % 3}", legal[0])
        assert (other.allowed, bool(other.paragraph)) == (False, True)
        assert (await house.desk.why_not(match, "stranger", 0)).code == "no-seat"

    async def test_a_hint_is_a_bots_and_only_where_it_does_not_count(self):
        house = House()
        match = await house.table("the_boss", 3)
        seat, legal = await turn_of(house, match)
        answer = await house.desk.hint(match, f"p{seat}")
        assert isinstance(answer, HintAnswer)
        assert answer.action in legal
        assert house.bots.orders[-1].bot == "godfather"
        assert (await house.desk.hint(match, f"p{(seat + 1) % 3}")).code == "hint"
        rated = await house.table("the_boss", 3, rated=True)
        seat, _ = await turn_of(house, rated)
        assert (await house.desk.hint(rated, f"p{seat}")).code == "hint"

    async def test_nobody_watches_a_table_that_lets_nobody_watch(self):
        house = House()
        match = await house.table("the_boss", 3, watch="nobody")
        assert await house.desk.may_watch(match, "p1")
        assert not await house.desk.may_watch(match, "stranger")
        assert not await house.desk.may_watch("nowhere", "p1")
        assert await house.desk.seat_of(match, "p1") == 1
        assert await house.desk.seat_of(match, "stranger") is None
