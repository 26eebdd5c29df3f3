"""Real sockets: hello, commands, coming back, too much, too fast, revoked, stuck."""

import asyncio
import time
from dataclasses import replace

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gangland.server.people.limits import Rate
from gangland.server.ports import Unavailable
from tests.server.gate.place import QUICK, Place, command, deal, move, playing, running, tell


class TestHandshake:
    @pytest.mark.parametrize(
        "origin", [None, "null", "http://evil.example", "http://127.0.0.1", "HOST.evil.example", "HOST0"]
    )
    def test_other_pages_get_no_socket(self, origin):
        async def story(place):
            rosa = await place.person()
            with pytest.raises(InvalidStatus) as refused:
                await rosa.line(origin=origin and origin.replace("HOST", place.origin))
            return refused.value.response.status_code

        assert tell(story, server=True) == 403

    def test_there_is_one_path(self):
        async def story(place):
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://{place.host}/api/socket", origin=place.origin)
            return refused.value.response.status_code

        assert tell(story, server=True) == 403

    def test_handshakes_of_one_address_are_limited(self):
        async def story(place):
            rosa = await place.person()
            for _ in range(3):
                await rosa.line()
            with pytest.raises(InvalidStatus):
                await rosa.line()

        tell(story, server=True, settings=replace(QUICK, rates={**QUICK.rates, "socket": Rate(0.01, 3)}))


class TestHello:
    def test_a_ticket_is_good_once(self):
        async def story(place):
            rosa = await place.person()
            table, ticket = await rosa.table(), await rosa.ticket()
            first, second = await rosa.line(), await rosa.line()
            await first.say("hello", ticket=ticket, table=table)
            await first.hear("welcome")
            await second.say("hello", ticket=ticket, table=table)
            return await second.next(), await second.closed()

        assert tell(story, server=True) == ({"type": "bye", "code": "no-session"}, 4401)

    def test_somebody_elses_ticket_opens_somebody_elses_eyes_only(self):
        """The ticket says who it is: whoever steals one is that person, and nobody gains a seat by it."""

        async def story(place):
            rosa, vito, table = await playing(place)
            seats = []
            for thief, victim in ((rosa, vito), (vito, rosa)):
                line = await thief.line()
                await line.say("hello", ticket=await victim.ticket(), table=table)
                seats.append((await line.hear("welcome"))["you"] == (await victim.sit(table)).welcome["you"])
            return seats

        assert tell(story, server=True) == [True, True]

    def test_a_table_that_is_not_there_is_like_one_that_may_not_be_seen(self):
        async def story(place):
            rosa, zoe = await place.person(), await place.person("Zoe")
            hidden = await rosa.table(watch="nobody", visibility="private")
            found = []
            for table in (hidden, "a" * 16):
                line = await zoe.line()
                await line.say("hello", ticket=await zoe.ticket(), table=table)
                found.append((await line.next(), await line.closed()))
            return found[0] == found[1], found[0]

        assert tell(story, server=True) == (True, ({"type": "bye", "code": "no-table"}, 4404))

    def test_whoever_says_nothing_is_closed(self):
        async def story(place):
            rosa = await place.person()
            line = await rosa.line()
            return await line.next(), await line.closed()

        quick = replace(QUICK, hello_seconds=0.2)
        assert tell(story, server=True, settings=quick) == ({"type": "bye", "code": "no-hello"}, 4408)

    def test_a_session_has_so_many_sockets(self):
        async def story(place):
            rosa = await place.person()
            table = await rosa.table()
            for _ in range(2):
                await rosa.sit(table)
            line = await rosa.line()
            await line.say("hello", ticket=await rosa.ticket(), table=table)
            return await line.closed()

        assert tell(story, server=True, settings=replace(QUICK, most_sockets_of_session=2)) == 4429

    def test_when_it_is_too_full_newcomers_come_later(self):
        async def story(place):
            rosa = await place.person()
            line = await rosa.line()
            return (await line.next())["seconds"] >= 5, await line.closed()

        assert tell(story, server=True, settings=replace(QUICK, most_sockets=0)) == (True, 1013)

    def test_while_everybody_has_to_wait_newcomers_come_later(self):
        async def hog():
            while True:
                time.sleep(0.02)  # the loop stands still
                await asyncio.sleep(0)

        async def story(place):
            rosa = await place.person()
            hogging = asyncio.create_task(hog())
            while not place.gate.overloaded:
                await asyncio.sleep(0)
            line = await rosa.line()
            heard = await line.next()
            hogging.cancel()
            return heard["seconds"] >= 5, await line.closed()

        lagging = replace(QUICK, patrol_seconds=0.005, most_lag_seconds=0.01)
        assert tell(story, server=True, settings=lagging) == (True, 1013)

    def test_while_the_database_is_away_newcomers_come_later_and_others_stay(self):
        async def story(place):
            rosa = await place.person()
            table, ticket = await rosa.table(), await rosa.ticket()
            here, newcomer = await rosa.sit(table), await rosa.line()

            async def away(*_: object) -> None:
                raise Unavailable("away")

            place.store.take_ticket = place.store.add_chat = away
            await newcomer.say("hello", ticket=ticket, table=table)
            await here.say("chat", command=command(1), text="hello?")
            error = await here.hear("error")
            await here.say("ping", sent=1)
            await here.hear("pong")
            return (await newcomer.hear("later"))["seconds"], await newcomer.closed(), error["code"]

        assert tell(story, server=True) == (5.0, 1013, "unavailable")

    def test_when_the_server_stops_everyone_is_told_when_to_come_back(self):
        async def story(place):
            rosa = await place.person()
            line = await rosa.sit(await rosa.table())
            await place.gate.farewell(3.0)
            late = await rosa.line()
            return await line.hear("later"), await line.closed(), await late.closed()

        assert tell(story, server=True) == ({"type": "later", "seconds": 3.0}, 1012, 1013)


class TestCommands:
    def test_the_same_command_again_gets_the_same_answer_and_no_second_event(self):
        async def story(place):
            rosa, _, table = await playing(place)
            line = await rosa.sit(table)
            said = move(line)
            for _ in range(3):
                await line.say("act", command=command(1), **said)
            answers = [await line.hear("ack", "refused") for _ in range(3)]
            return answers, len(await place.store.events(table))

        answers, events = tell(story, server=True)
        assert answers == [{"type": "ack", "command": command(1)}] * 3
        assert events == 2

    @pytest.mark.parametrize(("decision", "code"), [(0, "stale"), (2, "stale"), (2**31 - 1, "stale")])
    def test_another_decision_than_the_open_one_is_stale(self, decision, code):
        async def story(place):
            rosa, _, table = await playing(place)
            line = await rosa.sit(table)
            await line.say("act", command=command(1), decision=decision, action=move(line)["action"])
            answer = await line.hear("ack", "refused")
            return answer["code"], len(await place.store.events(table))

        assert tell(story, server=True) == (code, 1)

    def test_an_illegal_action_is_refused_with_its_paragraph(self):
        async def story(place):
            rosa, _, table = await playing(place)
            line = await rosa.sit(table)
            legal = line.table["view"]["legal"]
            illegal = next(number for number in range(200) if number not in legal)
            await line.say("act", command=command(1), decision=line.table["decision"], action=illegal)
            refused = await line.hear("refused")
            await line.say("why", command=command(2), action=illegal)
            why = await line.hear("answer")
            return refused, why["answer"], len(await place.store.events(table))

        refused, why, events = tell(story, server=True)
        assert refused["code"] == "illegal"
        assert refused["paragraph"] == why["paragraph"]
        assert (why["allowed"], events) == (False, 1)

    def test_the_ack_comes_before_the_frame_and_everyone_sees_the_move(self):
        async def story(place):
            rosa, vito, table = await playing(place)
            zoe = await place.person("Zoe")
            lines = [await person.sit(table) for person in (rosa, vito, zoe)]
            count = len(lines[0].heard)
            await lines[0].say("act", command=command(1), **move(lines[0]))
            for line in lines:
                await line.until(lambda table: table["moves"] == 2)
            kinds = [one["type"] for one in lines[0].heard[count:]]
            last_frame = len(kinds) - 1 - kinds[::-1].index("frame")
            return kinds.index("ack") < last_frame, [one.welcome["role"] for one in lines]

        assert tell(story, server=True) == (True, ["player", "player", "spectator"])

    def test_a_bot_takes_the_seat_and_gives_it_back(self):
        async def story(place):
            rosa, _, table = await playing(place)
            line = await rosa.sit(table)
            await line.say("hand", command=command(1), level="street-kid")
            seat = line.welcome["you"]
            await line.until(lambda table: table["seats"][seat]["bot"] == "street-kid")
            await line.say("back", command=command(2))
            await line.until(lambda table: table["seats"][seat]["bot"] is None)
            return [one["type"] for one in line.heard if one["type"] in ("ack", "refused")]

        assert tell(story, server=True) == ["ack", "ack"]

    def test_hint_and_history_are_answered(self):
        async def story(place):
            rosa, _, table = await playing(place)
            line = await rosa.sit(table)
            await line.say("hint", command=command(1))
            hint = await line.hear("answer", "refused")
            await line.say("act", command=command(2), **move(line))
            await line.hear("ack")
            await line.say("history", command=command(3))
            history = await line.hear("answer")
            await line.say("history", command=command(4), before=1)
            return hint["answer"]["action"] in line.table["view"]["legal"] or hint, history, await line.hear("answer")

        hint, history, nothing = tell(story, server=True)
        assert hint
        assert [one["moment"] for one in history["answer"]["entries"]] == [1, 2]
        assert nothing["answer"]["entries"] == []


class TestComingBack:
    def test_whoever_lost_the_connection_misses_nothing(self):
        async def story(place):
            rosa, vito, table = await playing(place)
            mine, yours = await rosa.sit(table), await vito.sit(table)
            await mine.until(lambda table: all(one["connected"] for one in table["seats"]))
            last = max((one for one in yours.heard if "n" in one), key=lambda one: one["n"])
            await yours.hang_up()
            await mine.say("act", command=command(1), **move(mine))
            await mine.hear("ack")
            await mine.until(lambda table: table["moves"] == 2)
            again = await vito.line()
            await again.say("hello", ticket=await vito.ticket(), table=table, epoch=last["epoch"], last=last["n"])
            welcome = await again.hear("welcome")
            frame = await again.hear("frame")
            return welcome["snapshot"], welcome["epoch"] == last["epoch"], frame["n"] == last["n"] + 1

        assert tell(story, server=True) == (None, True, True)

    @pytest.mark.parametrize(
        "back", [{"epoch": "other", "last": 0}, {"last": 3}, {"epoch": "x"}, {"epoch": "", "last": 9999}]
    )
    def test_whoever_was_never_here_gets_everything(self, back):
        async def story(place):
            rosa, _, table = await playing(place)
            line = await rosa.sit(table, **back)
            return line.welcome["snapshot"]["moves"]

        assert tell(story, server=True) == 1


class TestTalk:
    def test_players_and_spectators_talk_apart_and_markup_is_text(self):
        async def story(place):
            rosa, vito, table = await playing(place)
            zoe, ann = await place.person("Zoe"), await place.person("<u>Ann</u>")
            seat = (await rosa.get(f"/api/tables/{table}")).json()["you"]
            players = [await one.sit(table) for one in (rosa, vito)]
            watchers = [await one.sit(table) for one in (zoe, ann)]
            await players[0].say("chat", command=command(1), text="<b>hi</b> & \u202e")
            await watchers[1].say("chat", command=command(2), text="<script>")
            heard = [await one.hear("chat") for one in (*players, *watchers)]
            late = await (await place.person("Late")).sit(table)
            before = await late.hear("chat")
            return [(one["name"] in ("Rosa", "Vito"), one["seat"] == seat, one["text"]) for one in (*heard, before)]

        hi, script = (True, True, "<b>hi</b> & \u202e"), (False, False, "<script>")
        assert tell(story, server=True) == [hi, hi, script, script, script]

    def test_a_line_that_is_sent_again_is_said_once(self):
        async def story(place):
            rosa, _, table = await playing(place)
            line = await rosa.sit(table)
            await line.say("chat", command=command(1), text="  ")
            await line.hear("refused")
            for text in ("one", "one", "two"):
                await line.say("chat", command=command(2 if text == "two" else 1), text=text)
            while line.heard[-1].get("text") != "two":
                await line.next()
            return [one["text"] for one in line.heard if one["type"] == "chat"]

        assert tell(story, server=True) == ["one", "two"]

    def test_chat_is_limited_and_the_owner_can_mute(self):
        async def story(place):
            rosa, vito = await place.person("Rosa"), await place.person("Vito")
            table = await deal(rosa, vito)
            line = await vito.sit(table)
            codes = []
            await rosa.put(f"/api/tables/{table}/seats/1/mute")
            await line.say("chat", command=command(1), text="x")
            codes.append(await line.hear("ack", "refused"))
            await rosa.delete(f"/api/tables/{table}/seats/1/mute")
            for number in range(2, 6):
                await line.say("chat", command=command(number), text="x")
                codes.append(await line.hear("ack", "refused"))
            return [one.get("code", "ack") for one in codes]

        slow = replace(QUICK, rates={**QUICK.rates, "chat": Rate(0.01, 3)})
        assert tell(story, server=True, settings=slow) == ["muted", "ack", "ack", "too-fast", "too-fast"]


class TestMuting:
    def test_a_player_who_is_muted_is_not_heard_by_that_one_now_and_after_coming_back(self):
        async def story(place):
            rosa, vito, table = await playing(place)
            here, there = await rosa.sit(table), await vito.sit(table)
            seat = (await vito.get(f"/api/tables/{table}")).json()["you"]
            assert (await rosa.put(f"/api/tables/{table}/mutes/{seat}")).status_code == 204
            await there.say("chat", command=command(1), text="hush")
            await there.hear("chat")
            await here.say("chat", command=command(2), text="mine")
            heard = [(await here.hear("chat"))["text"]]
            again = await rosa.sit(table)
            heard.append((await again.hear("chat"))["text"])
            muted = (await rosa.get(f"/api/tables/{table}/mutes")).json()["seats"] == [seat]
            await rosa.delete(f"/api/tables/{table}/mutes/{seat}")
            await there.say("chat", command=command(3), text="back")
            heard.append((await here.hear("chat"))["text"])
            return heard, muted, (await rosa.get(f"/api/tables/{table}/mutes")).json()["seats"]

        assert tell(story, server=True) == (["mine", "mine", "back"], True, [])

    def test_only_who_sits_there_mutes_and_only_other_people(self):
        async def story(place):
            rosa, _, table = await playing(place)
            zoe = await place.person("Zoe")
            mine = (await rosa.get(f"/api/tables/{table}")).json()["you"]
            paths = [f"/api/tables/{table}/mutes/{seat}" for seat in (mine, 7)]
            codes = [(await rosa.put(path)).json()["code"] for path in paths]
            codes += [(await zoe.put(paths[0])).json()["code"], (await place.nobody().put(paths[0])).json()["code"]]
            return codes, (await zoe.get(f"/api/tables/{table}/mutes")).json()["seats"]

        assert tell(story, server=True) == (["invalid", "invalid", "not-allowed", "no-session"], [])


class TestSeatsChange:
    def test_whoever_sits_down_sees_with_the_seats_eyes_and_whoever_is_kicked_does_not(self):
        async def story(place):
            rosa, vito = await place.person("Rosa"), await place.person("Vito")
            table = await rosa.table()
            line = await vito.sit(table)
            roles = [line.welcome["role"]]
            await vito.post(f"/api/tables/{table}/join")
            roles.append((await line.hear("welcome", seconds=1))["role"])
            await rosa.delete(f"/api/tables/{table}/seats/1")
            roles.append((await line.hear("welcome", seconds=1))["role"])
            return roles

        assert tell(story, server=True) == ["spectator", "player", "spectator"]

    def test_where_nobody_may_watch_whoever_is_kicked_is_out_within_a_second(self):
        async def story(place):
            rosa, vito = await place.person("Rosa"), await place.person("Vito")
            table = await rosa.table(watch="nobody")
            await vito.post(f"/api/tables/{table}/join")
            line = await vito.sit(table)
            await rosa.delete(f"/api/tables/{table}/seats/1")
            return await line.closed(1.0)

        assert tell(story, server=True) == 4404


class TestRevoked:
    @pytest.mark.parametrize("path", ["/api/sessions/this", "/api/sessions", "/api/me"])
    def test_signing_out_closes_open_sockets_within_a_second_in_every_process(self, path):
        async def story(place):
            async with running(Place(store=place.store, hints=place.hints), server=True) as other:
                rosa, _, table = await playing(place)
                here = await rosa.sit(table)
                rosa.place = other
                there = await rosa.line()
                rosa.place = place
                await there.say("hello", ticket=await rosa.ticket(), table=table)
                await there.hear("welcome")
                await rosa.delete(path)
                return [await line.closed(1.0) for line in (here, there)]

        assert tell(story, server=True) == [4401, 4401]

    def test_a_revocation_whose_hint_was_lost_is_found(self):
        async def story(place):
            rosa, _, table = await playing(place)
            line = await rosa.sit(table)
            await place.store.end_sessions(rosa.id)
            return await line.closed(3.0)

        assert tell(story, server=True, settings=replace(QUICK, recheck_seconds=0.3)) == 4401
