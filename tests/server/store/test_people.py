"""Every store keeps people and their talk in the same way, and forgets them when asked."""

import asyncio

import pytest

from gangland.server.ports import Account, Audit, Report, Sanction, Session, Taken
from tests.server.store.samples import game, table

pytestmark = pytest.mark.anyio

ROSA = Account("rosa-id", "Rosa", "pl", "secret", "password", 1, 2, None, "rosa")
ANNA = Account("anna-id", "Anna", "en", created=3)


def session(id: str, account: str = "rosa-id", expires: int = 100) -> Session:
    return Session(id, account, 1, 2, expires)


class TestAccounts:
    async def test_an_account_is_found_by_id_and_by_login(self, store):
        await store.add_account(ROSA)
        await store.add_account(ANNA)
        assert await store.account("rosa-id") == await store.account_named("rosa") == ROSA
        assert await store.account("anna-id") == ANNA
        assert await store.account("nobody") is None
        assert await store.account_named("anna") is None

    async def test_a_login_and_an_id_belong_to_one_account(self, store):
        await store.add_account(ROSA)
        with pytest.raises(Taken):
            await store.add_account(Account("other", "Rosa", "en", login="rosa"))
        with pytest.raises(Taken):
            await store.add_account(Account("rosa-id", "Other", "en"))
        await store.add_account(ANNA)
        with pytest.raises(Taken):
            await store.change_account(Account("anna-id", "Anna", "en", login="rosa"))
        assert await store.account("anna-id") == ANNA

    async def test_a_guest_becomes_a_member_with_the_same_id(self, store):
        await store.add_account(ANNA)
        member = Account("anna-id", "Anna", "pl", None, "argon", 3, 9, None, "anna")
        await store.change_account(member)
        assert await store.account_named("anna") == member

    async def test_many_guests_may_have_the_same_name(self, store):
        guests = [Account(f"guest {number}", "Rosa", "en") for number in range(3)]
        for guest in guests:
            await store.add_account(guest)
        assert [await store.account(guest.id) for guest in guests] == guests


class TestErasing:
    async def test_an_erased_account_leaves_no_name_chat_session_or_ticket_but_the_log(self, store):
        await store.add_account(Account("m-0", "Rosa", "pl", "secret", "password", login="rosa"))
        await game(store, owner="m-0", name="Rosa's table")
        await store.add_chat("m", "m-0", 0, "players", "I am Rosa", 5)
        await store.add_session(session("s", "m-0"))
        await store.add_ticket("t", "m-0", "s", 100)
        await store.add_report(Report("m-0", "m", "m-1", "rude", "said Rosa", 5))
        await store.erase_account("m-0", 50)
        assert await store.account("m-0") == Account("m-0", "", "pl", erased=50)
        assert await store.account_named("rosa") is None
        assert [(seat.account, seat.name, seat.kind) for seat in await store.seats("m")] == [
            (None, "", "person"),
            ("m-1", "Rosa 1", "person"),
        ]
        row = await store.match("m")
        assert (row.owner, row.name) == (None, "")
        assert await store.chats("m", "players") == await store.sessions_of("m-0") == []
        assert await store.session("s") is None
        assert await store.take_ticket("t", 1) is None
        assert [(one.reporter, one.text) for one in await store.reports(5)] == [(None, "")]
        assert [one.n for one in await store.events("m")] == [1]

    async def test_others_keep_what_is_theirs(self, store):
        await store.add_account(ROSA)
        await store.add_account(ANNA)
        await table(store)
        await store.add_chat("m", "anna-id", 1, "players", "hello", 5)
        await store.add_session(session("a", "anna-id"))
        await store.erase_account("rosa-id", 50)
        assert [one.text for one in await store.chats("m", "players")] == ["hello"]
        assert await store.session("a") is not None

    async def test_two_who_sat_at_one_table_can_both_be_erased(self, store):
        await game(store)
        for id in ("m-0", "m-1"):
            await store.add_account(Account(id, id, "en"))
            await store.erase_account(id, 50)
        assert [seat.account for seat in await store.seats("m")] == [None, None]


class TestSessions:
    async def test_a_session_lives_until_it_is_ended(self, store):
        await store.add_session(session("a"))
        await store.add_session(session("b"))
        await store.add_session(session("c", "anna-id"))
        assert await store.session("a") == session("a")
        assert {one.id for one in await store.sessions_of("rosa-id")} == {"a", "b"}
        await store.end_session("a")
        assert await store.session("a") is None
        await store.end_sessions("rosa-id")
        assert await store.sessions_of("rosa-id") == []
        assert await store.session("c") is not None

    async def test_a_session_that_is_used_lives_longer(self, store):
        await store.add_session(session("a"))
        await store.touch_session("a", 50, 900)
        assert await store.session("a") == Session("a", "rosa-id", 1, 50, 900)

    async def test_a_ticket_works_once_even_if_twenty_come_with_it(self, store):
        await store.add_ticket("t", "rosa-id", "a", 100)
        found = await asyncio.gather(*(store.take_ticket("t", 50) for _ in range(20)))
        assert (found.count(("rosa-id", "a")), found.count(None)) == (1, 19)

    async def test_a_ticket_that_has_expired_and_one_never_made_are_worth_nothing(self, store):
        await store.add_ticket("t", "rosa-id", "a", 100)
        assert await store.take_ticket("t", 100) is None
        assert await store.take_ticket("u", 1) is None

    async def test_what_has_expired_is_forgotten(self, store):
        await store.add_account(ROSA)
        await store.add_session(session("old", expires=10))
        await store.add_session(session("new", expires=99))
        await store.add_ticket("t", "rosa-id", "a", 10)
        for time in (1, 2, 3):
            await store.add_chat("m", "rosa-id", 0, "players", f"at {time}", time)
        await store.forget(10, chats_before=2)
        assert [one.id for one in await store.sessions_of("rosa-id")] == ["new"]
        assert await store.take_ticket("t", 1) is None
        assert [one.time for one in await store.chats("m", "players")] == [2, 3]


class TestMuting:
    async def test_somebody_is_not_heard_until_that_is_taken_back(self, store):
        await store.mute("rosa-id", "vito-id", 7)
        await store.mute("rosa-id", "anna-id", 5)
        await store.mute("zoe-id", "vito-id", 6)
        await store.mute("rosa-id", "vito-id", 1)  # as it was
        assert await store.muted_by("rosa-id") == ["anna-id", "vito-id"]
        assert await store.muters("vito-id") == ["rosa-id", "zoe-id"]
        await store.unmute("rosa-id", "vito-id")
        await store.unmute("rosa-id", "nobody")
        assert await store.muted_by("rosa-id") == ["anna-id"]
        assert await store.muters("vito-id") == ["zoe-id"]
        assert await store.muted_by("vito-id") == []

    async def test_whoever_is_erased_mutes_nobody_and_is_muted_by_nobody(self, store):
        await store.add_account(ROSA)
        await store.mute("rosa-id", "vito-id", 1)
        await store.mute("zoe-id", "rosa-id", 2)
        await store.mute("zoe-id", "vito-id", 3)
        await store.erase_account("rosa-id", 50)
        assert await store.muters("vito-id") == ["zoe-id"]
        assert await store.muted_by("zoe-id") == ["vito-id"]


class TestTalk:
    async def test_chat_is_heard_in_order_by_its_audience_with_names_of_today(self, store):
        await store.add_account(ROSA)
        first = await store.add_chat("m", "rosa-id", 0, "players", "żółć", 5)
        second = await store.add_chat("m", "rosa-id", 0, "players", "<b>two</b>", 6)
        await store.add_chat("m", "rosa-id", -1, "watchers", "psst", 7)
        await store.add_chat("other", "rosa-id", 0, "players", "elsewhere", 8)
        assert first < second
        heard = await store.chats("m", "players")
        assert [(one.id, one.text, one.name) for one in heard] == [
            (first, "żółć", "Rosa"),
            (second, "<b>two</b>", "Rosa"),
        ]
        assert [one.id for one in await store.chats("m", "players", after=first)] == [second]
        assert [one.id for one in await store.chats("m", "players", limit=1)] == [second]
        assert len(await store.chats_of("rosa-id")) == 4
        await store.remove_chat(first)
        assert [one.id for one in await store.chats("m", "players")] == [second]

    async def test_reports_audits_and_sanctions_are_kept(self, store):
        report = Report("rosa-id", "m", "anna-id", "rude", "look at this", 5, 3, 7, 12)
        assert await store.add_report(report) != await store.add_report(report)
        assert await store.reports(1) == [report]
        audit = Audit("rosa-id", "mute", "anna-id", "{}", 6)
        await store.add_audit(audit)
        assert await store.audits(5) == [audit]
        mute, ban = Sanction("anna-id", "mute", "rude", "rosa-id", 6, 99), Sanction("anna-id", "ban", "again", "x", 7)
        await store.add_sanction(mute)
        await store.add_sanction(ban)
        assert await store.sanctions("anna-id") == [mute, ban]
        assert await store.sanctions("rosa-id") == []


async def test_a_store_that_is_open_is_healthy(store):
    assert await store.healthy()
