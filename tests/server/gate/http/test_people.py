"""Guests, accounts, sessions and data, over HTTP."""

import io
import json
import zipfile
from dataclasses import replace

import pytest

from gangland.server.people.limits import Rate
from tests.server.gate.place import GENEROUS, QUICK, tell

MARKUP = '<img src=x onerror="alert(1)">'[:24]


class TestGuests:
    def test_a_name_is_enough(self):
        async def story(place):
            rosa = await place.person("  Rosa  ")
            return (await rosa.get("/api/me")).json()

        me = tell(story)
        assert (me["name"], me["language"], me["guest"], me["login"]) == ("Rosa", "en", True, None)

    def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(self):
        async def story(place):
            answer = await place.nobody().post("/api/guests", name="Rosa")
            return answer.headers["set-cookie"]

        cookie = tell(story).lower()
        assert cookie.startswith("session=")
        for part in ("httponly", "samesite=lax", "path=/"):
            assert part in cookie
        assert "domain" not in cookie
        secure = tell(story, settings=replace(QUICK, https=True)).lower()
        assert secure.startswith("__host-session=")
        assert "secure" in secure

    @pytest.mark.parametrize("name", ["", " ", "a" * 25, "a\u0000b", "\u202eevil"])
    def test_what_is_no_name_is_refused(self, name):
        async def story(place):
            answer = await place.nobody().post("/api/guests", name=name)
            return answer.status_code, answer.json()["code"] in ("bad-name", "invalid")

        assert tell(story) == (422, True)

    def test_markup_is_only_text(self):
        async def story(place):
            person = await place.person(MARKUP)
            answer = await person.get("/api/me")
            return answer.json()["name"], answer.headers["content-type"]

        assert tell(story) == (MARKUP, "application/json")

    def test_language_and_name_can_be_changed(self):
        async def story(place):
            rosa = await place.person()
            changed = await rosa.patch("/api/me", name="Róża", language="pl")
            bad = await rosa.patch("/api/me", language="de")
            return changed.json()["name"], changed.json()["language"], bad.status_code

        assert tell(story) == ("Róża", "pl", 422)

    def test_a_second_player_at_one_device_is_somebody_else(self):
        async def story(place):
            rosa = await place.person("Rosa")
            beside = (await rosa.post("/api/guests/beside", name="Vito")).json()
            headers = {"authorization": f"Bearer {beside['token']}"}
            shown = (await rosa.client.get("/api/me", headers=headers)).json()["name"]
            wrong = await rosa.client.get("/api/me", headers={"authorization": f"Bearer {'0' * 64}"})
            nobody = await place.nobody().post("/api/guests/beside", name="Vito")
            return (await rosa.get("/api/me")).json()["name"], shown, wrong.status_code, nobody.status_code

        assert tell(story) == ("Rosa", "Vito", 401, 401)


class TestAccounts:
    def test_games_are_kept_by_making_an_account_later(self):
        async def story(place):
            rosa = await place.person("Rosa")
            table = await rosa.table()
            kept = await rosa.post("/api/account", login="Rosa", password="correct horse")
            assert (kept.status_code, kept.json()["me"]["guest"]) == (200, False)
            again = place.nobody()
            signed = await again.post("/api/sessions", login="ROSA ", password="correct horse")
            mine = await again.get("/api/tables/mine")
            return signed.status_code, signed.json()["id"] == rosa.id, [one["id"] for one in mine.json()] == [table]

        assert tell(story) == (201, True, True)

    def test_a_recovery_text_is_enough(self):
        async def story(place):
            rosa = await place.person("Rosa")
            kept = (await rosa.post("/api/account")).json()
            again = place.nobody()
            signed = await again.post("/api/sessions", recovery=kept["recovery"])
            return kept["me"]["guest"], signed.json()["id"] == rosa.id

        assert tell(story) == (False, True)

    def test_whoever_finds_an_open_browser_cannot_change_the_password(self):
        async def story(place):
            rosa = await place.person("Rosa")
            await rosa.post("/api/account", login="rosa", password="correct horse")
            other = place.nobody()
            await other.post("/api/sessions", login="rosa", password="correct horse")
            tries = [{"login": "rosa", "password": "stolen horse"}, {}, {"old": "wrong horse"}]
            codes = [(await rosa.post("/api/account", **one)).status_code for one in tries]
            assert (await other.get("/api/me")).status_code == 200
            changed = await rosa.post("/api/account", login="rosa", password="fresh horse", old="correct horse")
            return (
                codes,
                changed.status_code,
                (await other.get("/api/me")).status_code,
                (await rosa.get("/api/me")).status_code,
            )

        assert tell(story) == ([401, 401, 401], 200, 401, 200)

    def test_another_password_needs_the_old_one_and_ends_all_other_sessions(self):
        async def story(place):
            rosa = await place.person("Rosa")
            none = await rosa.put("/api/me/password", old="whatever it is", new="fresh horse")
            await rosa.post("/api/account", login="rosa", password="correct horse")
            other = place.nobody()
            await other.post("/api/sessions", login="rosa", password="correct horse")
            tries = [{"old": "wrong horse", "new": "fresh horse"}, {"old": "correct horse", "new": "short"}]
            codes = [(await rosa.put("/api/me/password", **one)).json()["code"] for one in tries]
            still = (await other.get("/api/me")).status_code
            changed = await rosa.put("/api/me/password", old="correct horse", new="fresh horse")
            after = [(await one.get("/api/me")).status_code for one in (other, rosa)]
            signs = [
                (await place.nobody().post("/api/sessions", login="rosa", password=f"{one} horse")).status_code
                for one in ("correct", "fresh")
            ]
            return none.json()["code"], codes, still, changed.status_code, after, signs

        expected = ("no-password", ["wrong-login", "bad-password"], 200, 204, [401, 200], [401, 201])
        assert tell(story) == expected

    def test_a_change_that_is_refused_signs_nobody_out(self):
        async def story(place):
            rosa, vito = await place.person("Rosa"), await place.person("Vito")
            await vito.post("/api/account", login="vito", password="correct horse")
            await rosa.post("/api/account", login="rosa", password="correct horse")
            other = place.nobody()
            await other.post("/api/sessions", login="rosa", password="correct horse")
            for login, password in (("vito", "fresh horse"), ("rosa", "short"), ("\u202e", "fresh horse")):
                await rosa.post("/api/account", login=login, password=password, old="correct horse")
            return (await other.get("/api/me")).status_code

        assert tell(story) == 200

    def test_a_login_belongs_to_one(self):
        async def story(place):
            rosa, vito = await place.person("Rosa"), await place.person("Vito")
            await rosa.post("/api/account", login="boss", password="correct horse")
            answer = await vito.post("/api/account", login="Boss", password="another horse")
            return answer.status_code, answer.json()["code"]

        assert tell(story) == (409, "login-taken")

    @pytest.mark.parametrize(
        ("login", "password", "code"),
        [
            ("ab", "correct horse", "bad-login"),
            ("rosa", "short", "bad-password"),
            ("rosarosa", "RosaRosa", "bad-password"),
        ],
    )
    def test_what_is_no_login_or_password_is_refused(self, login, password, code):
        async def story(place):
            rosa = await place.person("Rosa")
            answer = await rosa.post("/api/account", login=login, password=password)
            return answer.status_code, answer.json()["code"]

        assert tell(story) == (422, code)

    def test_an_unknown_login_and_a_wrong_password_are_answered_alike(self):
        async def story(place):
            rosa = await place.person("Rosa")
            await rosa.post("/api/account", login="rosa", password="correct horse")
            tries = [("rosa", "wrong horse"), ("vito", "correct horse"), ("", "")]
            found = [await place.nobody().post("/api/sessions", login=one, password=two) for one, two in tries[:2]]
            found.append(await place.nobody().post("/api/sessions"))
            found.append(await place.nobody().post("/api/sessions", recovery="x" * 97))
            return {(one.status_code, one.text) for one in found}

        ((status, text),) = tell(story)
        assert (status, json.loads(text)["code"]) == (401, "wrong-login")

    def test_guessing_passwords_is_slowed_down(self):
        async def story(place):
            codes = []
            for _ in range(4):
                answer = await place.nobody().post("/api/sessions", login="rosa", password="guess guess")
                codes.append(answer.status_code)
            return codes, answer.headers.get("retry-after"), answer.json()["code"]

        slow = replace(QUICK, rates=GENEROUS | {"login": Rate(0.1, 2)})
        assert tell(story, settings=slow) == ([401, 401, 429, 429], "10", "too-fast")


class TestSessions:
    def test_after_signing_out_the_cookie_is_worth_nothing(self):
        async def story(place):
            rosa = await place.person()
            token = rosa.client.cookies["session"]
            out = await rosa.delete("/api/sessions/this")
            rosa.client.cookies.set("session", token)
            return out.status_code, (await rosa.get("/api/me")).status_code

        assert tell(story) == (204, 401)

    def test_all_sessions_can_be_ended_from_one(self):
        async def story(place):
            rosa = await place.person()
            recovery = (await rosa.post("/api/account")).json()["recovery"]
            other = place.nobody()
            await other.post("/api/sessions", recovery=recovery)
            before = (await other.get("/api/me")).status_code
            await rosa.delete("/api/sessions")
            return before, (await other.get("/api/me")).status_code

        assert tell(story) == (200, 401)

    @pytest.mark.parametrize("token", ["", "x", "0" * 64, "é", "0" * 5000])
    def test_a_made_up_cookie_is_nobody(self, token):
        async def story(place):
            nobody = place.nobody()
            headers = {"cookie": f"session={token}".encode("latin-1")}
            return (await nobody.client.get("/api/me", headers=headers)).status_code

        assert tell(story) == 401


class TestData:
    def test_all_that_is_kept_comes_as_a_zip(self):
        async def story(place):
            rosa = await place.person("Rosa")
            await rosa.table()
            answer = await rosa.get("/api/me/data")
            return answer.headers["content-type"], answer.content

        kind, content = tell(story)
        archive = zipfile.ZipFile(io.BytesIO(content))
        assert kind == "application/zip"
        assert json.loads(archive.read("account.json"))["name"] == "Rosa"
        assert len(json.loads(archive.read("tables.json"))) == 1

    def test_whoever_is_deleted_is_gone_and_the_game_goes_on_to_a_record_that_verifies(self):
        async def story(place):
            rosa, vito = await place.person("Rosa"), await place.person("Vito")
            table = await rosa.table()
            await vito.post(f"/api/tables/{table}/join")
            await rosa.post(f"/api/tables/{table}/start")
            before = await place.store.events(table)
            gone = await rosa.delete("/api/me")
            after = await place.store.events(table)
            card = (await vito.get(f"/api/tables/{table}")).json()
            whole = "".join(
                json.dumps(one) for one in [card, (await vito.get(f"/api/tables/{table}/replay?moment=1")).json()]
            )
            return (
                gone.status_code,
                (await rosa.get("/api/me")).status_code,
                after[: len(before)] == before,
                [one["name"] for one in card["places"]],
                "Rosa" in whole,
            )

        assert tell(story) == (204, 401, True, ["", "Vito"], False)
