"""Bots as jobs in PostgreSQL: any server process may ask, any may think.

Whoever asks writes the order down and defers a job that names it; whoever takes the job lets a process of its own
machine think, and writes the answer beside the order. `NOTIFY` says that it is there, and a look now and then finds it
where that was missed. An order's name is its hash: the same order asked twice is thought about once.
"""

import asyncio
import contextlib
import hashlib
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import psycopg
import structlog
from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException, UniqueViolation
from procrastinate.jobs import Status
from procrastinate.utils import utcnow

from gangland.server.bots.pool import Pool
from gangland.server.ports import BotAnswer, BotFailed, BotOrder

SCHEMA = "gangland_jobs"  # apart from the tables that migrations know
QUEUE, TASK, CHANNEL = "bots", "think", "gangland_answer"
LOOK_AGAIN = 1.0  # seconds between two looks for an answer whose notice may have been lost
POLL = 0.5  # seconds between two looks for jobs: nobody is told when the lock of a seat is free again
HEARTBEAT, STALLED = 1.0, 5.0  # seconds; a job whose process has been silent so long is given to another
PATIENCE = 60.0  # seconds in line, beyond the bot's own time
KEPT = "10 minutes"  # how long answers lie, for whoever asks the same again
LOST = (psycopg.Error, ConnectorException, OSError)

PREPARE = f"""
SELECT pg_advisory_xact_lock(7045123);
CREATE SCHEMA IF NOT EXISTS {SCHEMA};
CREATE TABLE IF NOT EXISTS {SCHEMA}.bot_order (
    key text PRIMARY KEY, task bytea NOT NULL, answer bytea, asked timestamptz NOT NULL DEFAULT now()
);
"""

log = structlog.get_logger("gangland.bots")


class Said(msgspec.Struct, frozen=True, array_like=True):
    """What comes back: an answer, or why there is none."""

    answer: BotAnswer | None
    trouble: str = ""


class Jobs:
    """A BotRunner over a queue in the database; this process thinks with its own pool."""

    def __init__(self, url: str, pool: Pool) -> None:
        self.url, self.pool = url, pool
        options = {"options": f"-c search_path={SCHEMA}"}
        self._connector = PsycopgConnector(conninfo=url, kwargs=options, min_size=2, max_size=6 + pool.size)
        self._app = App(connector=self._connector)
        retry = RetryStrategy(max_attempts=5, wait=1, retry_exceptions=LOST)
        self._think = self._app.task(name=TASK, queue=QUEUE, retry=retry)(self._thought)
        self._news: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        self._duties: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await _prepare(self.url)
        await self.pool.open()
        await self._app.open_async()
        for duty in (self._work, self._listen, self._rescue):
            self._duties.append(asyncio.create_task(_again_and_again(duty)))

    async def close(self) -> None:
        for duty in self._duties:
            duty.cancel()
        await asyncio.gather(*self._duties, return_exceptions=True)
        await self.pool.close()
        await self._app.close_async()

    # Asking

    async def choose(self, order: BotOrder) -> BotAnswer:
        """What the bot does, whoever lets it think; BotFailed if it can't be had."""
        try:
            async with asyncio.timeout(order.deadline_ms / 1000 + PATIENCE):
                said = await self._asked(order)
        except TimeoutError:
            raise BotFailed("nobody") from None
        except LOST as error:
            raise BotFailed(type(error).__name__) from None
        if said.answer is None:
            raise BotFailed(said.trouble)
        return said.answer

    async def _asked(self, order: BotOrder) -> Said:
        task = msgspec.msgpack.encode(order)
        key = hashlib.sha256(task).hexdigest()
        news = self._news.setdefault(key, asyncio.Event())
        write = "INSERT INTO bot_order (key, task) VALUES (%(key)s, %(task)s) ON CONFLICT (key) DO NOTHING"
        await self._connector.execute_query_async(write, key=key, task=task)
        if said := await self._found(key):
            return said
        with contextlib.suppress(AlreadyEnqueued):
            lock = f"{order.match}/{order.seat}"
            await self._think.configure(lock=lock, queueing_lock=key).defer_async(key=key)
        while not (said := await self._found(key)):
            news.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AGAIN):
                    await news.wait()
        return said

    async def _found(self, key: str) -> Said | None:
        """The answer, if it is there. A failure is told once: whoever asks again is to be thought for again."""
        read = "SELECT answer FROM bot_order WHERE key = %(key)s AND answer IS NOT NULL"
        for row in await self._connector.execute_query_all_async(read, key=key):
            said = msgspec.msgpack.decode(row["answer"], type=Said)
            if said.answer is None:
                await self._connector.execute_query_async("DELETE FROM bot_order WHERE key = %(key)s", key=key)
            return said
        return None

    # Thinking

    async def _thought(self, key: str) -> None:
        """The job: think about an order, unless somebody has already, and write down what was thought."""
        read = "SELECT task FROM bot_order WHERE key = %(key)s AND answer IS NULL"
        for row in await self._connector.execute_query_all_async(read, key=key):
            said = await self._chosen(msgspec.msgpack.decode(row["task"], type=BotOrder))
            write = "UPDATE bot_order SET answer = %(answer)s WHERE key = %(key)s AND answer IS NULL"
            await self._connector.execute_query_async(write, key=key, answer=msgspec.msgpack.encode(said))
            await self._connector.execute_query_async(f"SELECT pg_notify('{CHANNEL}', %(key)s)", key=key)

    async def _chosen(self, order: BotOrder) -> Said:
        try:
            return Said(await self.pool.choose(order))
        except BotFailed as failed:
            return Said(None, str(failed))

    async def _work(self) -> None:
        await self._app.run_worker_async(
            queues=[QUEUE],
            concurrency=self.pool.size,
            install_signal_handlers=False,
            delete_jobs="always",
            fetch_job_polling_interval=POLL,
            update_heartbeat_interval=HEARTBEAT,
            stalled_worker_timeout=STALLED,
            shutdown_graceful_timeout=0.1,
        )

    async def _listen(self) -> None:
        """Wake those whose answer has come."""
        async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            async for notice in connection.notifies():
                if news := self._news.get(notice.payload):
                    news.set()

    async def _rescue(self) -> None:
        """Give the jobs of a process that was killed to another, and forget old answers."""
        manager = self._app.job_manager
        forget = f"DELETE FROM bot_order WHERE asked < now() - interval '{KEPT}'"
        while True:
            for job in await manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=STALLED):
                log.warning("bot_job_rescued")
                try:
                    await manager.retry_job(job, retry_at=utcnow())
                except UniqueViolation:  # the same order was given again meanwhile
                    await manager.finish_job(job, Status.FAILED, delete_job=True)
            await self._connector.execute_query_async(forget)
            await asyncio.sleep(HEARTBEAT)


async def _again_and_again(duty: Any) -> None:
    """A duty is taken up again a moment after the database has failed it."""
    while True:
        try:
            await duty()
        except Exception as error:
            log.warning("bot_duty_broken", error=type(error).__name__)
        await asyncio.sleep(LOOK_AGAIN)


async def _prepare(url: str) -> None:
    """Procrastinate's tables and ours, made once whoever comes first."""
    async with await psycopg.AsyncConnection.connect(url) as connection:
        for statement in filter(str.strip, PREPARE.split(";\n")):
            await connection.execute(statement.encode())
        known = await connection.execute("SELECT to_regclass(%s)", (f"{SCHEMA}.procrastinate_jobs",))
        if await known.fetchone() == (None,):
            await connection.execute(f"SET LOCAL search_path TO {SCHEMA}".encode())
            await connection.execute(App(connector=PsycopgConnector()).schema_manager.get_schema().encode())
