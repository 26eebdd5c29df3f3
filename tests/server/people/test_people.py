"""Guests, accounts, sessions, tickets and data."""

import io
import json
import zipfile

import pytest

from gangland.server.people.accounts import can_be_password
from gangland.server.people.names import tidy_login, tidy_name
from gangland.server.people.personal_data import erase, export
from gangland.server.people.sessions import DAY, LIFE, REVOKED
from gangland.server.people.tickets import LIFE as TICKET_LIFE
from gangland.server.people.tokens import token_hash
from gangland.server.ports import Append, MatchRow, NewEvent, SeatRow, Secret, Taken
from tests.server.people.house import House, in_house


class TestNames:
    @pytest.mark.parametrize("text", ["Rosa", "Żółć gęślą", "<b>Al</b>", "Ann  Bee", "李小龙", "a" * 24, "O'Neil & co"])
    def test_a_name_may_have_any_letters(self, text):
        assert tidy_name(text) == " ".join(text.split())

    @pytest.mark.parametrize("text", ["", "  ", "a" * 25, "a\x00b", "a\u202eb", "\u200b", "a\ud800"])
    def test_a_name_has_nothing_that_cannot_be_seen(self, text):
        assert tidy_name(text) is None

    def test_a_letter_and_its_accent_are_one(self):
        assert tidy_name("Zo\u0308e") == "Zöe"

    def test_logins_are_compared_without_case(self):
        assert tidy_login(" ROSA ") == tidy_login("rosa") == "rosa"

    @pytest.mark.parametrize("text", ["", "ab", "a b c", "x" * 65, "ro\x07sa"])
    def test_what_is_no_login(self, text):
        assert tidy_login(text) is None

    def test_a_password_is_neither_short_nor_the_login(self):
        assert can_be_password("correct horse", "rosa")
        assert not can_be_password("short", "rosa")
        assert not can_be_password("RosaRosa", "rosarosa")
        assert not can_be_password("x" * 129, "rosa")


class TestAccounts:
    def test_a_guest_comes_back_with_the_password(self):
        async def story(house: House):
            rosa = await house.accounts.guest("Rosa", "pl")
            await house.accounts.keep(rosa, "rosa", "correct horse")
            found = await house.accounts.by_password("rosa", "correct horse")
            wrong = await house.accounts.by_password("rosa", "correct hors")
            nobody = await house.accounts.by_password("vito", "correct horse")
            return rosa.id == found.id, found.name, found.language, wrong, nobody

        assert in_house(story) == (True, "Rosa", "pl", None, None)

    def test_a_guest_comes_back_with_the_recovery_text_alone(self):
        async def story(house: House):
            rosa = await house.accounts.guest("Rosa", "en")
            first = await house.accounts.recovery(rosa)
            second = await house.accounts.recovery(rosa)
            found = await house.accounts.by_recovery(f" {second}\n")
            return found.id == rosa.id, [
                await house.accounts.by_recovery(one) for one in (first, "", "x-y", second[:-1])
            ]

        assert in_house(story) == (True, [None] * 4)

    def test_two_people_cannot_have_one_login(self):
        async def story(house: House):
            for name in ("Rosa", "Vito"):
                await house.accounts.keep(await house.accounts.guest(name, "en"), "boss", "correct horse")

        with pytest.raises(Taken):
            in_house(story)

    def test_neither_password_nor_recovery_is_stored(self):
        async def story(house: House):
            rosa = await house.accounts.guest("Rosa", "en")
            kept = await house.accounts.keep(rosa, "rosa", "correct horse")
            text = await house.accounts.recovery(kept)
            return text, await house.store.account(rosa.id)

        text, account = in_house(story)
        assert account.password_hash.startswith("$argon2id$")
        assert account.secret_hash == token_hash(text.partition("-")[2])
        assert "correct horse" not in repr(account)


class TestSessions:
    def test_a_session_lives_by_visits(self):
        async def story(house: House):
            token = await house.sessions.begin("a" * 32)
            house.clock.time += LIFE - DAY
            visited = await house.sessions.of_token(token)
            house.clock.time += LIFE - DAY
            again = await house.sessions.of_token(token)
            house.clock.time += LIFE + 1
            return visited is not None, again is not None, await house.sessions.of_token(token)

        assert in_house(story) == (True, True, None)

    def test_an_end_is_told_to_everyone(self):
        async def story(house: House):
            tokens = [await house.sessions.begin("a" * 32) for _ in range(3)]
            other = await house.sessions.begin("b" * 32)
            await house.sessions.end(token_hash(tokens[0]))
            await house.sessions.end_all("a" * 32)
            living = [await house.sessions.of_token(token) for token in (*tokens, other)]
            told = {subject for subject, _, topic in house.hints.hints if topic == REVOKED}
            return [one is not None for one in living], told == set(map(token_hash, tokens))

        assert in_house(story) == ([False, False, False, True], True)

    @pytest.mark.parametrize("token", [None, "", "x", "0" * 64, "0" * 63, "ä" * 64])
    def test_what_is_no_token_finds_nothing(self, token):
        async def story(house: House):
            return await house.sessions.of_token(token)

        assert in_house(story) is None


class TestTickets:
    def test_a_ticket_is_good_once_and_for_half_a_minute(self):
        async def story(house: House):
            session = await house.sessions.of_token(await house.sessions.begin("a" * 32))
            first, late = await house.tickets.issue(session), await house.tickets.issue(session)
            taken = [await house.tickets.take(first) for _ in range(2)]
            house.clock.time += TICKET_LIFE + 1
            return taken == [("a" * 32, session.id), None], await house.tickets.take(late)

        assert in_house(story) == (True, None)


def event(actor: int, command: str) -> NewEvent:
    return NewEvent("act", actor, command, 1, '{"action": 3}', 5, "state", "hash")


async def furnished(house: House):
    """A match of Rosa and Vito with a move of each, and a word of each."""
    rosa, vito = await house.accounts.guest("Rosa", "pl"), await house.accounts.guest("Vito", "en")
    table = "a" * 16
    row = MatchRow(table, "famiglia", 1, 2, {}, "c", owner=rosa.id, name="Rosa's", created=7)
    seats = [SeatRow(table, n, "person", one.id, one.name) for n, one in enumerate((rosa, vito))]
    await house.store.create(row, Secret(table, "5ec7e7" * 10), seats)
    await house.store.start(Append(table, 0, (event(0, "0" * 32), event(1, "1" * 32)), None), "seed", ["s0", "s1"])
    for seat, one in enumerate((rosa, vito)):
        await house.store.add_chat(table, one.id, seat, "players", f"<b>{one.name}</b> says", 9)
    return rosa, vito, table


class TestData:
    def test_the_export_has_what_is_mine_and_nothing_of_others(self):
        async def story(house: House):
            rosa, _, _ = await furnished(house)
            token = await house.sessions.begin(rosa.id)
            return token, await export(house.store, rosa)

        token, content = in_house(story)
        archive = zipfile.ZipFile(io.BytesIO(content))
        files = {name: archive.read(name).decode() for name in archive.namelist()}
        assert set(files) == {
            "README.txt", "account.json", "sessions.json", "tables.json", "chat.json", "muted.json", "sanctions.json",
        }  # fmt: skip
        assert json.loads(files["chat.json"])[0]["text"] == "<b>Rosa</b> says"
        (table,) = json.loads(files["tables.json"])
        assert [one["payload"] for one in table["commands"]] == [{"action": 3}]
        everything = "".join(files.values())
        assert "Vito" not in everything
        assert "5ec7e7" not in everything
        assert token not in everything
        assert token_hash(token) not in everything
        assert "milisekundy" in files["README.txt"]

    def test_erasure_cuts_the_name_and_the_chat_and_keeps_the_log(self):
        async def story(house: House):
            rosa, vito, table = await furnished(house)
            token = await house.sessions.begin(rosa.id)
            before = await house.store.events(table)
            told = await erase(house.store, house.sessions, house.clock, rosa.id)
            seats = await house.store.seats(table)
            chat = await house.store.chats(table, "players")
            assert await house.accounts.living(rosa.id) is None
            assert await house.sessions.of_token(token) is None
            assert await house.accounts.living(vito.id) is not None
            assert (token_hash(token), 0, REVOKED) in house.hints.hints
            return (
                told,
                [row.name for row in seats],
                [one.text for one in chat],
                before == await house.store.events(table),
            )

        assert in_house(story) == (["a" * 16], ["", "Vito"], ["<b>Vito</b> says"], True)
