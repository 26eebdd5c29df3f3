"""Tables, over HTTP."""

import asyncio

import pytest

from gangland.games import GAMES
from gangland.server.match.commands import Hand
from gangland.server.match.hashes import commitment_of
from tests.server.gate.place import tell


async def two_at_a_table(place, **order):
    rosa, vito = await place.person("Rosa"), await place.person("Vito")
    table = await rosa.table(**order)
    joined = await vito.post(f"/api/tables/{table}/join")
    assert joined.status_code == 200, joined.text
    return rosa, vito, table


async def finished(place):
    """A whole game of Famiglia between bots, watched by its owner who sits at seat 0 and handed it over."""
    rosa = await place.person("Rosa")
    table = await rosa.table(places=[{"kind": "me"}, {"kind": "bot", "level": "street-kid"}])
    await rosa.post(f"/api/tables/{table}/start")
    await place.desk.submit(table, rosa.id, Hand("f" * 32, "street-kid"))
    while (await rosa.get(f"/api/tables/{table}")).json()["status"] == "playing":
        await asyncio.sleep(0.05)
    return rosa, table


class TestCatalogue:
    def test_all_games_with_seats_options_levels_and_versions(self):
        async def story(place):
            return (await place.nobody().get("/api/games")).json()

        found = tell(story)
        assert [one["id"] for one in found["games"]] == list(GAMES)
        assert found["levels"][0] == "street-kid"
        famiglia = found["games"][0]
        assert (famiglia["seats"], famiglia["title"]) == ([2], "title")
        assert famiglia["options"][0]["name"] == "memory"
        assert famiglia["actions"][0]


class TestMaking:
    def test_a_table_with_everything(self):
        async def story(place):
            rosa = await place.person("Rosa")
            answer = await rosa.post(
                "/api/tables",
                game="cash_n_guns",
                seats=5,
                places=[{"kind": "open"}, {"kind": "me"}, {"kind": "bot", "level": "godfather"}],
                clock={"kind": "live", "bank": 60000, "increment": 5000},
                watch="all",
                visibility="open",
                name="  <b>At Rosa's</b>  ",
                salt="00ff",
            )
            return answer.status_code, answer.json()

        status, card = tell(story)
        assert status == 201
        assert (card["name"], card["you"], card["is_owner"]) == ("<b>At Rosa's</b>", 1, True)
        assert [one["kind"] for one in card["places"]] == ["open", "person", "bot", "open", "open"]
        assert len(card["commitment"]) == 64

    @pytest.mark.parametrize(
        "order",
        [
            {"game": "poker"},
            {"seats": 9},
            {"seats": 3},
            {"options": {"luck": "much"}},
            {"options": {"memory": "much"}},
            {"places": [{"kind": "me"}, {"kind": "me"}]},
            {"places": [{"kind": "bot", "level": "god"}]},
            {"places": [{"kind": "bot"}]},
            {"clock": {"kind": "live", "bank": -1}},
            {"clock": {"kind": "fast"}},
            {"watch": "everybody"},
            {"salt": "xyz"},
            {"owner": "me"},
            {"name": "x" * 200},
            {"name": "x\u202ey"},
        ],
    )
    def test_what_cannot_be_a_table_is_refused(self, order):
        async def story(place):
            rosa = await place.person("Rosa")
            answer = await rosa.post("/api/tables", **({"game": "famiglia", "seats": 2} | order))
            return answer.status_code, answer.json()["message"]["id"] != ""

        assert tell(story) == (422, True)

    def test_without_a_session_there_is_no_table(self):
        async def story(place):
            return (await place.nobody().post("/api/tables", game="famiglia", seats=2)).status_code

        assert tell(story) == 401


class TestSitting:
    def test_join_start_and_see(self):
        async def story(place):
            rosa, vito, table = await two_at_a_table(place)
            early = await vito.post(f"/api/tables/{table}/start")
            started = await rosa.post(f"/api/tables/{table}/start")
            late = await (await place.person("Zoe")).post(f"/api/tables/{table}/join")
            return early.status_code, started.json()["status"], late.status_code

        assert tell(story) == (403, "playing", 409)

    def test_leave_fill_set_and_kick(self):
        async def story(place):
            rosa, vito, table = await two_at_a_table(place)
            path = f"/api/tables/{table}"
            assert (await vito.post(f"{path}/leave")).status_code == 204
            assert (await vito.put(f"{path}/seats/1", kind="bot", level="enforcer")).status_code == 403
            assert (await rosa.put(f"{path}/seats/1", kind="bot", level="enforcer")).status_code == 200
            assert (await rosa.put(f"{path}/seats/1", kind="open")).json()["places"][1]["kind"] == "open"
            assert (await rosa.put(f"{path}/seats/7", kind="open")).status_code == 409
            await vito.post(f"{path}/join")
            assert (await vito.delete(f"{path}/seats/0")).status_code == 403
            assert (await rosa.delete(f"{path}/seats/1")).status_code == 204
            filled = await rosa.post(f"{path}/fill", level="street-kid")
            return [one["kind"] for one in filled.json()["places"]]

        assert tell(story) == ["person", "bot"]

    def test_open_tables_are_listed_and_others_are_not(self):
        async def story(place):
            rosa = await place.person("Rosa")
            tables = {seen: await rosa.table(visibility=seen) for seen in ("open", "link", "private")}
            listed = [one["id"] for one in (await place.nobody().get("/api/tables")).json()]
            mine = {one["id"] for one in (await rosa.get("/api/tables/mine")).json()}
            return listed == [tables["open"]], mine == set(tables.values())

        assert tell(story) == (True, True)

    def test_a_private_table_is_for_those_who_are_invited(self):
        async def story(place):
            rosa, vito, zoe = [await place.person(name) for name in ("Rosa", "Vito", "Zoe")]
            table = await rosa.table("cash_n_guns", 4, visibility="private", watch="nobody")
            path = f"/api/tables/{table}"
            assert (await vito.get(path)).status_code == 404
            assert (await vito.post(f"{path}/join")).status_code == 409
            assert (await vito.post(f"{path}/invites")).status_code == 403
            token = (await rosa.post(f"{path}/invites", seat=2)).json()["token"]
            assert (await vito.post(f"{path}/look", invite="0" * 40)).status_code == 404
            assert (await vito.post(f"{path}/look", invite=token)).json()["id"] == table
            assert (await vito.post(f"{path}/join", invite="0" * 40)).status_code == 409
            assert (await vito.post(f"{path}/join", invite=token)).json()["you"] == 2
            assert (await zoe.post(f"{path}/join", invite=token)).status_code == 409
            anyone = (await rosa.post(f"{path}/invites")).json()["token"]
            assert (await zoe.post(f"{path}/join", invite=anyone)).status_code == 200
            text = (await vito.get(path)).text
            return any(secret in text for secret in (token, anyone, rosa.id, zoe.id))

        assert tell(story) is False

    def test_the_owner_decides_who_may_find_the_table(self):
        async def story(place):
            rosa, vito, table = await two_at_a_table(place)
            zoe = await place.person("Zoe")
            path = f"/api/tables/{table}"
            assert (await vito.patch(path, visibility="open")).status_code == 403
            changed = await rosa.patch(path, visibility="private", watch="nobody")
            return changed.json()["visibility"], (await zoe.get(path)).status_code, (await vito.get(path)).status_code

        assert tell(story) == ("private", 404, 200)


class TestAfterwards:
    def test_record_replay_commitment_and_rematch(self):
        async def story(place):
            rosa, table = await finished(place)
            path = f"/api/tables/{table}"
            record = await rosa.get(f"{path}/record")
            last = (await rosa.get(f"{path}/replay", moment=0)).json()["moments"]
            moments = [await rosa.get(f"{path}/replay", moment=one) for one in (0, 1, last)]
            beyond = await rosa.get(f"{path}/replay", moment=last + 1)
            fair = (await rosa.get(f"{path}/commitment")).json()
            again = await rosa.post(f"{path}/rematch")
            same = await rosa.post(f"{path}/rematch")
            return record, moments, beyond, fair, again, same

        record, moments, beyond, fair, again, same = tell(story)
        assert record.headers["content-type"].startswith("text/plain")
        assert '[Game "famiglia"]' in record.text
        assert [one.status_code for one in moments] == [200] * 3
        assert moments[-1].json()["table"]["view"]["result"]
        assert (beyond.status_code, beyond.json()["code"]) == (404, "moment")
        assert commitment_of(fair["secret"]) == fair["commitment"]
        assert again.status_code == 201
        assert again.json()["id"] == same.json()["id"]
        assert again.json()["you"] == 0

    def test_while_it_is_played_nothing_secret_is_told(self):
        async def story(place):
            rosa, vito, table = await two_at_a_table(place)
            await rosa.post(f"/api/tables/{table}/start")
            path = f"/api/tables/{table}"
            fair = (await rosa.get(f"{path}/commitment")).json()
            other_eyes = await rosa.get(f"{path}/replay", moment=1, eyes=1)
            again = await rosa.post(f"{path}/rematch")
            secret = (await place.store.secret(table)).secret
            texts = [
                (await vito.get(f"{path}{end}")).text for end in ("", "/record", "/commitment", "/replay?moment=1")
            ]
            return fair["secret"], other_eyes.status_code, again.status_code, any(secret in text for text in texts)

        assert tell(story) == (None, 404, 409, False)

    def test_a_table_nobody_may_watch_has_no_record_for_strangers(self):
        async def story(place):
            rosa, vito, table = await two_at_a_table(place, watch="nobody")
            await rosa.post(f"/api/tables/{table}/start")
            zoe = await place.person("Zoe")
            ends = ("/record", "/replay?moment=0")
            return [(await one.get(f"/api/tables/{table}{end}")).status_code for one in (zoe, vito) for end in ends]

        assert tell(story) == [404, 404, 200, 200]


class TestComplaints:
    def test_a_report_is_kept(self):
        async def story(place):
            rosa, vito, table = await two_at_a_table(place)
            sent = await rosa.post(f"/api/tables/{table}/reports", seat=1, reason="insult", text="<i>rude</i>", chat=3)
            nobody = await rosa.post(f"/api/tables/{table}/reports", seat=7, reason="insult")
            (kept,) = await place.store.reports(10)
            return sent.status_code, nobody.status_code, kept.accused == vito.id, kept.text, kept.chat

        assert tell(story) == (204, 404, True, "<i>rude</i>", 3)

    def test_only_the_owner_mutes_and_it_is_audited(self):
        async def story(place):
            rosa, vito, table = await two_at_a_table(place)
            path = f"/api/tables/{table}/seats"
            codes = [
                (await vito.put(f"{path}/0/mute")).status_code,
                (await rosa.put(f"{path}/1/mute")).status_code,
                (await rosa.put(f"{path}/7/mute")).status_code,
                (await rosa.delete(f"{path}/1/mute")).status_code,
            ]
            return codes, sorted(one.act for one in await place.store.audits(10))

        assert tell(story) == ([403, 204, 404, 204], ["mute", "unmute"])


def test_markup_comes_back_as_it_is_in_json():
    async def story(place):
        person = await place.person("<script>x</script>")
        table = await person.table(name="\"><svg onload='x'>")
        answer = await person.get(f"/api/tables/{table}")
        return answer.json()["places"][0]["name"], answer.json()["name"], answer.headers["content-type"]

    assert tell(story) == ("<script>x</script>", "\"><svg onload='x'>", "application/json")
