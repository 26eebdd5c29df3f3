"""Every hint bus tells everyone who listens, in this process and in others, and is never the truth."""

import asyncio
import time
from collections.abc import Callable

import psycopg
import pytest

from gangland.server.bus import hints_at
from gangland.server.bus.local import LocalHints
from gangland.server.bus.postgres import LARGEST, Envelope, PostgresHints, _envelopes
from gangland.server.ports import HintBus
from tests.server.cut_proxy import Proxy

pytestmark = pytest.mark.anyio

Heard = list[tuple[str, int, str]]


class Ear:
    """Remembers what it heard."""

    def __init__(self, bus: HintBus) -> None:
        self.heard: Heard = []
        bus.listen(lambda *hint: self.heard.append(hint))

    async def hears(self, wanted: Callable[[Heard], bool], seconds: float = 5.0) -> None:
        until = time.monotonic() + seconds
        while not wanted(self.heard):
            assert time.monotonic() < until, self.heard
            await asyncio.sleep(0.005)


@pytest.fixture(params=["local", "postgres"])
async def bus(request):
    """A bus, and one through which another process would listen: with the local one, the same."""
    url = request.getfixturevalue("postgres_url") if request.param == "postgres" else "gangland.db"
    made = hints_at(url)
    await made.open()
    yield made
    await made.close()


@pytest.fixture
async def other(bus, request):
    if isinstance(bus, LocalHints):
        yield bus
        return
    made = PostgresHints(request.getfixturevalue("postgres_url"))
    await made.open()
    yield made
    await made.close()


class TestEveryBus:
    async def test_whoever_listens_hears_a_hint_also_in_the_process_that_gave_it(self, bus, other):
        near, far = Ear(bus), Ear(other)
        bus.publish("m", 3)
        for ear in (near, far):
            await ear.hears(lambda heard: heard == [("m", 3, "log")])

    async def test_topics_are_kept_apart(self, bus, other):
        far = Ear(other)
        for topic in ("log", "chat", "seats", "revoked"):
            bus.publish("m", 1, topic)
        await far.hears(
            lambda heard: sorted(heard) == [("m", 1, topic) for topic in ("chat", "log", "revoked", "seats")]
        )

    async def test_publishing_waits_for_nobody(self, bus):
        near = Ear(bus)
        bus.publish("m", 1)
        assert near.heard == []
        await near.hears(lambda heard: len(heard) == 1)

    async def test_of_many_hints_the_latest_of_each_match_arrives(self, bus, other):
        far = Ear(other)
        for n in range(1, 101):
            for match in range(20):
                bus.publish(f"match-{match:012}", n)
        ends = {(f"match-{match:012}", 100, "log") for match in range(20)}
        await far.hears(lambda heard: ends <= set(heard))

    async def test_a_closed_bus_tells_nothing_more(self, bus):
        near = Ear(bus)
        await bus.close()
        bus.publish("m", 1)
        await asyncio.sleep(0.02)
        assert near.heard == []


class TestPostgres:
    def test_a_notification_is_never_too_large(self):
        hints = [(f"match-{number:012}", number, "log") for number in range(2_000)]
        texts = _envelopes("me", hints)
        assert all(len(text) <= LARGEST for text in texts)
        assert sum(text.count("match-") for text in texts) == 2_000
        assert _envelopes("me", []) == []

    async def test_both_directions_at_once_lose_nothing(self, postgres_url):
        buses = [PostgresHints(postgres_url) for _ in range(3)]
        for bus in buses:
            await bus.open()
        ears = [Ear(bus) for bus in buses]
        for n in range(200):
            for at, bus in enumerate(buses):
                bus.publish(f"m{at}-{n}", n)
            await asyncio.sleep(0.001)
        for ear in ears:
            await ear.hears(lambda heard: len(set(heard)) == 600)
        for bus in buses:
            await bus.close()

    async def test_words_of_strangers_on_the_channel_are_ignored(self, postgres_url):
        bus = PostgresHints(postgres_url)
        await bus.open()
        ear = Ear(bus)
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("NOTIFY gangland, 'hello'")
            connection.execute("SELECT pg_notify('gangland', %s)", ['["someone",[["m",1,"log"]]]'])
        await ear.hears(lambda heard: heard == [("m", 1, "log")])
        await bus.close()

    async def test_after_an_outage_it_listens_and_tells_again(self, postgres, postgres_url):
        proxy = Proxy("127.0.0.1", postgres.port)
        await proxy.open()
        far_url = postgres_url.replace(f":{postgres.port}/", f":{proxy.port}/")
        cut_off, steady = PostgresHints(far_url), PostgresHints(postgres_url)
        await cut_off.open()
        await steady.open()
        ears = Ear(cut_off), Ear(steady)
        await proxy.cut()
        cut_off.publish("while away", 1)
        await asyncio.sleep(0.05)
        await proxy.mend()
        await asyncio.wait_for(cut_off._ready.wait(), 30)
        steady.publish("back", 2)
        await ears[0].hears(lambda heard: ("back", 2, "log") in heard)
        await ears[1].hears(lambda heard: ("while away", 1, "log") in heard)
        for bus in (cut_off, steady):
            await bus.close()
        await proxy.close()

    async def test_a_database_that_is_away_at_the_start_is_waited_for_in_the_background(self, postgres, monkeypatch):
        monkeypatch.setattr("gangland.server.bus.postgres.ANSWER_SECONDS", 0.05)
        proxy = Proxy("127.0.0.1", postgres.port)
        await proxy.open()
        await proxy.cut()
        bus = PostgresHints(f"postgresql://tests@127.0.0.1:{proxy.port}/postgres")
        await bus.open()
        await proxy.mend()
        await asyncio.wait_for(bus._ready.wait(), 30)
        await bus.close()
        await proxy.close()

    def test_the_envelope_is_a_small_list(self):
        assert _envelopes("me", [("m", 1, "log")]) == ['["me",[["m",1,"log"]]]']
        assert Envelope("me", []).sender == "me"
