"""What every BotRunner promises, asked of each adapter: the pool of processes, and jobs on PostgreSQL."""

import asyncio
import os
import signal
import time
from contextlib import asynccontextmanager

import pytest

from gangland.server.bots.pool import Pool
from gangland.server.ports import BotFailed
from tests.server.bots.orders import legal, order

WICKED = "tests.server.bots.wicked"


@asynccontextmanager
async def opened(runner):
    await runner.open()
    try:
        yield runner
    finally:
        await runner.close()


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch, tmp_path):
    """What is tested here is who thinks where; plain rules start at once."""
    monkeypatch.setenv("GANGLAND_RULES", "plain")
    monkeypatch.setenv("WICKED_MARK", str(tmp_path / "mark"))


@pytest.fixture(params=["pool", "jobs"])
def runner(request):
    if request.param == "pool":
        return lambda: Pool(2, WICKED)
    from gangland.server.bots.job_queue import Jobs

    url = request.getfixturevalue("database_url")
    return lambda: Jobs(url, Pool(2, WICKED))


class TestEveryRunner:
    def test_answers_with_a_legal_action(self, runner):
        async def story():
            async with opened(runner()) as bots:
                for bot in ("random", "greedy:3", "search:20", "street-kid"):
                    asked = order(bot)
                    answer = await bots.choose(asked)
                    assert answer.action in legal(asked)
                    assert bot == "random" or answer.looks > 0

        asyncio.run(story())

    def test_the_same_order_gives_the_same_answer(self, runner):
        async def story():
            async with opened(runner()) as bots:
                first, second = await asyncio.gather(*(bots.choose(order("search:30")) for _ in range(2)))
                assert first.action == second.action

        asyncio.run(story())

    def test_a_bot_that_hangs_fails_in_time_and_the_next_is_served(self, runner):
        async def story():
            async with opened(runner()) as bots:
                await bots.choose(order())
                began = time.monotonic()
                with pytest.raises(BotFailed, match="overrun"):
                    await bots.choose(order("hang", milliseconds=100))
                assert time.monotonic() - began < 30
                assert (await bots.choose(order(seed=2))).action in legal(order())

        asyncio.run(story())

    @pytest.mark.parametrize("bot", ["die", "gorge", "raise"])
    def test_a_bot_that_breaks_fails_and_the_next_is_served(self, runner, bot):
        async def story():
            async with opened(runner()) as bots:
                with pytest.raises(BotFailed):
                    await bots.choose(order(bot))
                assert (await bots.choose(order(seed=2))).action in legal(order())

        asyncio.run(story())

    def test_a_bot_that_breaks_once_is_asked_again(self, runner):
        async def story():
            async with opened(runner()) as bots:
                assert (await bots.choose(order("die-once"))).action in legal(order())

        asyncio.run(story())

    def test_four_orders_at_once_are_all_answered(self, runner):
        async def story():
            async with opened(runner()) as bots:
                answers = await asyncio.gather(*(bots.choose(order(decision=n)) for n in range(4)))
                assert all(answer.action in legal(order()) for answer in answers)

        asyncio.run(story())


class TestPool:
    def test_workers_step_back_behind_the_server(self):
        async def story():
            async with opened(Pool(1, WICKED)) as bots:
                assert (await bots.choose(order("nice"))).action >= 10

        asyncio.run(story())

    def test_what_a_bot_prints_is_no_answer(self):
        async def story():
            async with opened(Pool(1, WICKED)) as bots:
                assert (await bots.choose(order("chatter"))).action == legal(order())[-1]

        asyncio.run(story())

    def test_a_worker_killed_from_outside_is_replaced_and_its_order_answered(self):
        async def story():
            async with opened(Pool(1)) as bots:
                await bots.choose(order())
                thinking = asyncio.create_task(bots.choose(order("search:400ms")))
                await asyncio.sleep(0.15)
                os.kill(bots.processes[0], signal.SIGKILL)
                began = time.monotonic()
                assert (await thinking).action in legal(order())
                assert time.monotonic() - began < 60
                assert bots.replaced == 1

        asyncio.run(story())

    def test_no_process_is_left_behind(self):
        async def story():
            async with opened(Pool(2, WICKED)) as bots:
                await bots.choose(order())
                left = bots.processes
                busy = asyncio.create_task(bots.choose(order("hang", milliseconds=60_000)))
                await asyncio.sleep(0.1)
                busy.cancel()
            return left

        left = asyncio.run(story())
        assert left
        assert not any(os.path.exists(f"/proc/{process}") for process in left)
