"""The one path of a command, through one process or two."""

import asyncio
import random

import msgspec
import pytest

from gangland.server.desk import TableOrder
from gangland.server.match.commands import Ack, Act, Undo, Vote
from gangland.server.ports import NOBODY, OVER, Unavailable
from gangland.server.store.memory import MemoryStore
from tests.server.desk.house import Dice, House, turn_of

pytestmark = pytest.mark.anyio


class TestCommands:
    async def test_an_ack_means_that_the_command_is_in_the_log(self):
        house = House()
        match = await house.table("the_boss", 3)
        seat, legal = await turn_of(house, match)
        assert isinstance(await house.act(match, seat, legal[0]), Ack)
        log = await house.store.events(match)
        assert [(event.kind, event.actor) for event in log] == [("start", NOBODY), ("act", seat)]

    async def test_a_command_sent_again_is_acknowledged_and_played_once(self):
        house = House()
        match = await house.table("the_boss", 3)
        seat, legal = await turn_of(house, match)
        command = Act(house.id(), 1, legal[0])
        answers = [await house.desk.submit(match, f"p{seat}", command) for _ in range(3)]
        assert answers == [Ack(command.command)] * 3
        assert len(await house.store.events(match)) == 2

    async def test_the_ack_is_heard_before_any_frame_is_made(self):
        house = House()
        match = await house.table("the_boss", 3)
        seat, legal = await turn_of(house, match)
        _, screen = await house.watch(match, seat)
        heard = []
        await house.desk.submit(
            match, f"p{seat}", Act(house.id(), 1, legal[0]), lambda ack: heard.append((ack, len(screen.frames)))
        )
        assert heard[0][1] == 0
        assert len(screen.frames) == 1

    async def test_nobody_acts_from_a_seat_that_is_not_theirs(self):
        house = House()
        match = await house.table("the_boss", 3)
        for account in ("stranger", None, ""):
            answer = await house.desk.submit(match, account, Act(house.id(), 1, 0))
            assert answer.code == "no-seat"

    async def test_there_is_no_such_table(self):
        house = House()
        assert (await house.desk.submit("nowhere", "p0", Undo(house.id()))).code == "no-table"

    async def test_an_illegal_action_is_refused_with_its_paragraph(self):
        house = House()
        match = await house.table("the_boss", 3)
        seat, legal = await turn_of(house, match)
        wrong = next(action for action in range(200) if action not in legal)
        answer = await house.act(match, seat, wrong)
        assert (answer.code, bool(answer.paragraph)) == ("illegal", True)

    async def test_after_the_end_nothing_is_played(self):
        house = House()
        match = await house.table("famiglia", 2)
        await house.play_on(match, random.Random(1))
        assert (await house.act(match, 0, 0)).code == "not-playing"
        assert (await house.store.match(match)).status == OVER
        assert len(msgspec.json.decode((await house.store.match(match)).result)) == 2

    async def test_a_match_under_other_rules_is_refused_and_others_go_on(self):
        house = House()
        match = await house.table("the_boss", 3)
        other = await house.table("famiglia", 2)
        house.store._matches[match] = msgspec.structs.replace(house.store._matches[match], version=0)
        fresh = House(house.store, clock=house.clock)
        assert (await fresh.desk.submit(match, "p0", Undo(house.id()))).code == "version"
        assert (await fresh.desk.submit(other, "p0", Undo(house.id()))).code == "undo"

    async def test_a_broken_rule_halts_its_match_and_no_other(self, monkeypatch):
        house = House()
        match, other = await house.table("the_boss", 3), await house.table("the_boss", 3)
        _, screen = await house.watch(match, 0)
        seat, legal = await turn_of(house, match)
        board = house.board(match)
        monkeypatch.setattr(board, "rules_of", lambda game: 1 / 0)
        assert (await house.desk.submit(match, f"p{seat}", Act(house.id(), 1, legal[0]))).code == "paused"
        assert screen.last["table"]["status"] == "paused"
        seat, legal = await turn_of(house, other)
        assert isinstance(await house.act(other, seat, legal[0]), Ack)

    async def test_nothing_is_acknowledged_that_could_not_be_stored(self):
        async def storm():
            if raging:
                raise Unavailable("storm")

        raging = False
        house = House(MemoryStore(storm))
        match = await house.table("the_boss", 3)
        seat, legal = await turn_of(house, match)
        command = Act(house.id(), 1, legal[0])
        raging = True
        assert (await house.desk.submit(match, f"p{seat}", command)).code == "unavailable"
        raging = False
        assert isinstance(await house.desk.submit(match, f"p{seat}", command), Ack)
        assert len(await house.store.events(match)) == 2

    async def test_questions_are_refused_while_nothing_can_be_read(self):
        async def storm():
            if raging:
                raise Unavailable("storm")

        raging = False
        house = House(MemoryStore(storm))
        match = await house.table("the_boss", 3)
        raging = True
        desk = house.desk
        for answer in (desk.history(match, 0), desk.replay(match, 0, 1), desk.record(match, 0)):
            assert (await answer).code == "unavailable"
        assert (await desk.attach(match, 0, None)).code == "unavailable"
        assert (await House(house.store).desk.submit(match, "p0", Undo(house.id()))).code == "unavailable"

    async def test_there_is_no_such_seat_to_look_from(self):
        house = House()
        match = await house.table("the_boss", 3)
        for viewer in (3, -2):
            assert (await house.desk.attach(match, viewer, None)).code == "no-seat"
            assert (await house.desk.history(match, viewer)).code == "no-seat"


class TestTwoProcesses:
    async def test_who_sat_down_through_another_process_is_known_here(self):
        one = House()
        for name in ("p0", "p1"):
            await one.person(name)
        table = (await one.lobby.create("p0", TableOrder("famiglia", 2))).id
        two = House(one.store, clock=one.clock, chance=Dice(2))
        assert await two.desk.seat_of(table, "p1") is None
        await one.lobby.join(table, "p1")
        assert await two.desk.seat_of(table, "p1") == 1

    async def test_an_old_verdict_is_no_ack_for_a_new_vote(self):
        """Two processes count the same votes: the verdict is there once, and so is each vote that was acknowledged."""
        one = House()
        match = await one.table("the_boss", 4)
        two = House(one.store, clock=one.clock, chance=Dice(2))
        gone = one.board(match).course.asked.owing()[0]
        others = [seat for seat in range(4) if seat != gone]
        await one.watch(match, others[0])
        await one.sweep(41_000)
        await two.desk.hosting.open(match)
        await one.desk.submit(match, f"p{others[0]}", Vote("a" * 32, "bot"))
        await two.desk.follow(two.hosted(match))
        await one.desk.submit(match, f"p{others[1]}", Vote("b" * 32, "bot"))
        answer = await two.desk.submit(match, f"p{others[2]}", Vote("c" * 32, "bot"))
        assert answer.code == "no-vote"
        assert [event.kind for event in await one.store.events(match)][:5] == ["start", "away", "vote", "vote", "hand"]

    async def test_whoever_is_behind_reads_on_and_tries_again(self):
        one = House()
        match = await one.table("cash_n_guns", 4)
        two = House(one.store, clock=one.clock, chance=Dice(2))
        await two.desk.hosting.open(match)
        assert isinstance(await one.act(match, 0, one.board(match).rules.legal(one.board(match).position, 0)[0]), Ack)
        assert two.board(match).course.n == 1
        legal = two.board(match).rules.legal(two.board(match).position, 1)
        two._ids.seed(5)
        assert isinstance(await two.act(match, 1, legal[0]), Ack)
        assert two.board(match).course.n == 3
        assert two.desk.figures()["behind"] == 1

    async def test_a_refusal_is_given_only_when_the_log_is_known(self):
        one = House()
        match = await one.table("famiglia", 2)
        two = House(one.store, clock=one.clock, chance=Dice(2))
        await two.desk.hosting.open(match)
        seat, legal = await turn_of(one, match)
        await one.act(match, seat, legal[0])
        after = one.board(match)
        turn = after.course.asked.owing()[0]
        decision, action = after.course.asked.open(turn), after.rules.legal(after.position, turn)[0]
        assert isinstance(await two.desk.submit(match, f"p{turn}", Act("ab" * 16, decision, action)), Ack)

    async def test_a_command_that_came_through_the_other_process_is_acknowledged(self):
        one = House()
        match = await one.table("famiglia", 2)
        two = House(one.store, clock=one.clock, chance=Dice(2))
        await two.desk.hosting.open(match)
        seat, legal = await turn_of(one, match)
        command = Act("cd" * 16, 1, legal[0])
        assert isinstance(await one.desk.submit(match, f"p{seat}", command), Ack)
        assert isinstance(await two.desk.submit(match, f"p{seat}", command), Ack)
        assert len(await one.store.events(match)) == 2

    async def test_a_hint_or_the_poll_brings_the_news(self):
        one = House()
        match = await one.table("famiglia", 2)
        told = House(one.store, one.bus, one.clock, chance=Dice(2))
        deaf = House(one.store, clock=one.clock, chance=Dice(3))
        screens = [(await house.watch(match, NOBODY))[1] for house in (told, deaf)]
        seat, legal = await turn_of(one, match)
        await one.act(match, seat, legal[0])
        for house in (one, told):
            await house.settle()
        await asyncio.sleep(0)
        await told.settle()
        assert [screen.last["table"]["moves"] if screen.frames else 0 for screen in screens] == [2, 0]
        await deaf.sweep(2_000)
        assert screens[1].last["table"]["moves"] == 2
