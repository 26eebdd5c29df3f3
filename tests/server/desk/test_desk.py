"""The one path of a command, and what a connection sees of it."""

import asyncio
import random

import msgspec
import pytest

from gangland.games import load
from gangland.server.desk import TableOrder
from gangland.server.desk.answers import Fairness, HintAnswer, History, WhyAnswer
from gangland.server.match.commands import Ack, Act, Back, Hand, Refused, Undo, Vote
from gangland.server.match.commitment import verify
from gangland.server.match.replaying import Moment
from gangland.server.ports import NOBODY, OVER, Unavailable
from gangland.server.store.memory import MemoryStore
from tests.server.desk.house import TABLES, Dice, House, Place

pytestmark = pytest.mark.anyio
BOT = Place("bot", "enforcer")


async def turn_of(house, match):
    board = house.board(match)
    seat = board.course.asked.owing()[0]
    return seat, board.rules.legal(board.position, seat)


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
