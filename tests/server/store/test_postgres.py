"""What is special about PostgreSQL: guards inside the database, secrets apart, outages."""

import asyncio
import time

import psycopg
import pytest

from gangland.engine.mistakes import Mistake
from gangland.server.clock import DatabaseClock
from gangland.server.ports import PLAYING, Append, Behind, Unavailable
from gangland.server.store.postgres import PostgresStore, migrate
from tests.server.cut_proxy import Proxy
from tests.server.databases import free_port
from tests.server.store.samples import change, event, game, table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(postgres_url):
    made = PostgresStore(postgres_url)
    await made.open()
    yield made
    await made.close()


@pytest.mark.parametrize("statement", ["UPDATE event SET actor = 5", "DELETE FROM event", "TRUNCATE event"])
async def test_the_log_only_grows(store, postgres_url, statement):
    await game(store)
    with psycopg.connect(postgres_url) as connection, pytest.raises(psycopg.errors.RaiseException, match="only grows"):
        connection.execute(statement.encode())


class TestSecrets:
    @pytest.fixture
    def url(self, postgres, worker) -> str:
        """A database of an ordinary user who may make roles."""
        with psycopg.connect(postgres.url(), autocommit=True) as connection:
            name = f"owner_{worker}"
            if not connection.execute("SELECT FROM pg_roles WHERE rolname = %s", [name]).fetchall():
                connection.execute(f'CREATE ROLE "{name}" LOGIN CREATEROLE'.encode())
        return postgres.fresh(f"secrets_{worker}", owner=name)

    async def test_they_belong_to_a_role_of_their_own_and_no_query_can_read_them(self, url):
        store = PostgresStore(url)
        await store.open()
        await game(store)
        assert (await store.secret("m")).seed == "seed"
        with psycopg.connect(url) as connection:
            for query in ("SELECT * FROM match_secret", "SELECT 1 FROM match JOIN match_secret ON match = id"):
                with pytest.raises(psycopg.errors.InsufficientPrivilege):
                    connection.execute(query.encode())
                connection.rollback()
        await store.close()

    async def test_who_may_not_make_roles_keeps_them(self, postgres, worker):
        name = f"plain_{worker}"
        with psycopg.connect(postgres.url(), autocommit=True) as connection:
            if not connection.execute("SELECT FROM pg_roles WHERE rolname = %s", [name]).fetchall():
                connection.execute(f'CREATE ROLE "{name}" LOGIN'.encode())
        store = PostgresStore(postgres.fresh(f"plain_{worker}", owner=name))
        await store.open()
        await game(store)
        assert (await store.secret("m")).secret == "5" * 64
        await store.close()


async def test_two_processes_that_write_the_same_matches_in_batches_never_lock_each_other_out(postgres_url):
    stores = [PostgresStore(postgres_url) for _ in range(2)]
    for store in stores:
        await store.open()
    matches = [f"m{number}" for number in range(20)]
    for match in matches:
        await game(stores[0], match)
    for turn in range(1, 6):
        tries = [
            store.append(change(match, turn, f"{at} {turn}")) for at, store in enumerate(stores) for match in matches
        ]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, tuple) for one in found) == sum(isinstance(one, Behind) for one in found) == 20
    for store in stores:
        await store.close()


async def test_the_database_has_the_time(store):
    assert abs(await store.time() - time.time() * 1000) < 2_000
    clock = DatabaseClock(store.time, every=0.01)
    await clock.open()
    await asyncio.sleep(0.05)
    assert abs(clock.now() - await store.time()) < 200
    await clock.close()


async def test_settings_that_break_the_promise_are_named(store):
    assert await store.weaknesses() == ["fsync", "full_page_writes"]


async def test_an_address_where_nobody_answers_is_a_mistake_at_the_start_without_the_password(postgres):
    store = PostgresStore(f"postgresql://rosa:hidden@127.0.0.1:{free_port()}/gangland")
    with pytest.raises(Mistake, match="can't be reached") as error:
        await store.open()
    assert "hidden" not in str(error.value)


async def test_a_closed_store_answers_nothing(postgres_url):
    store = PostgresStore(postgres_url)
    assert not await store.healthy()
    with pytest.raises(Unavailable):
        await store.append(change("m", 0, "a"))


async def test_a_match_that_never_began_can_not_be_ended_by_the_way(store):
    await table(store)
    await store.append(Append("m", 0, (event("a"),), None, PLAYING))
    assert (await store.match("m")).status == PLAYING


class TestOutage:
    @pytest.fixture
    async def proxy(self, postgres):
        made = Proxy("127.0.0.1", postgres.port)
        await made.open()
        yield made
        await made.close()

    @pytest.fixture
    async def far(self, proxy, postgres_url):
        made = PostgresStore(postgres_url.replace(postgres_url.split("@")[1].split("/")[0], f"127.0.0.1:{proxy.port}"))
        await made.open()
        yield made
        await made.close()

    async def test_while_the_line_is_cut_nothing_is_acknowledged_and_then_it_goes_on(self, far, proxy):
        await game(far)
        await far.append(change("m", 1, "a"))
        await proxy.cut()
        for _ in range(3):
            with pytest.raises(Unavailable):
                await far.append(change("m", 2, "b"))
        assert not await far.healthy()
        with pytest.raises(Unavailable):
            await far.events("m")
        await proxy.mend()
        assert await far.healthy()
        [stored] = await far.append(change("m", 2, "b"))
        assert stored.n == 3

    async def test_a_line_that_swallows_everything_is_noticed(self, far, proxy):
        await game(far)
        proxy.silent = True
        began = time.monotonic()
        with pytest.raises(Unavailable):
            async with far._open.lease(seconds=0.5) as connection:
                await connection.execute("SELECT 1")
        assert time.monotonic() - began < 20
        proxy.silent = False
        await proxy.cut()
        await proxy.mend()
        await far.append(change("m", 1, "a"))


async def test_the_schema_is_made_as_an_ordinary_user_would(postgres, worker):
    url = postgres.fresh(f"again_{worker}")
    for _ in range(2):
        migrate(url)
