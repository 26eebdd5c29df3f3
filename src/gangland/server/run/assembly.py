"""All parts of one server process, put together, opened and closed in order."""

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from gangland.bots.workshop import Workshop
from gangland.engine.game import Game
from gangland.engine.rules import Rules
from gangland.games import GAMES, load
from gangland.server.bots.pool import Pool
from gangland.server.bus import hints_at
from gangland.server.clock import DatabaseClock
from gangland.server.desk import Desk, Lobby
from gangland.server.gate.app import make_app
from gangland.server.ports import BotRunner, Clock
from gangland.server.run import heartbeat
from gangland.server.run.backup_schedule import Hourly
from gangland.server.run.plan import Plan, settings_of
from gangland.server.run.shelf import Shelf
from gangland.server.store import is_postgres, store_at

HOUR = 3600.0
FIGURES_EVERY = 2.0  # seconds
CHAT_KEPT = 90 * 24 * 3600 * 1000  # ms


class Rulebooks:
    """The workshop as the desk asks it: by game."""

    def __init__(self, workshop: Any) -> None:
        self._workshop = workshop

    def rules(self, game: Game) -> Rules:
        return self._workshop.rules(game.id)  # type: ignore[no-any-return]


class Site:
    """One process: store, hints, clock, bots, rules, desk, gate."""

    def __init__(self, plan: Plan, compiles: bool = True) -> None:
        self.plan = plan
        self.grown = is_postgres(plan.database)
        self.store = store_at(plan.database)
        self.hints = hints_at(plan.database)
        self.pool = Pool(plan.bot_workers)
        self.bots: BotRunner = self._bots()
        games = [load(id) for id in GAMES]
        self.workshop: Any = Workshop(games) if compiles else Shelf(games)
        self.mark = heartbeat.DatabaseMark(plan.database) if self.grown else heartbeat.FileMark(Path(plan.database))
        self.app: Any = None
        self._open = AsyncExitStack()

    def _bots(self) -> BotRunner:
        if not self.grown:
            return self.pool
        from gangland.server.bots.job_queue import Jobs

        return Jobs(self.plan.database, self.pool)

    async def open(self) -> None:
        """Everything that must be there before the first player may come."""
        async with AsyncExitStack() as opened:
            await self._opened(opened, self.store)
            await self._opened(opened, self.hints)
            away = await heartbeat.outage(self.mark)
            clock = await self._clock(opened)
            await self._opened(opened, self.bots)
            opened.callback(self.workshop.close)
            desk = Desk(self.store, self.hints, self.bots, clock, Rulebooks(self.workshop))
            await desk.open(away)
            opened.push_async_callback(desk.close)
            self.app = make_app(desk, Lobby(desk), self.store, self.hints, clock, settings_of(self.plan))
            duties = (
                heartbeat.keep_marking(self.mark),
                self._keep_house(clock),
                self._keep_figures(desk),
                *self._copying(),
            )
            for duty in duties:
                opened.push_async_callback(_ended, asyncio.create_task(duty))
            self._open = opened.pop_all()

    async def _opened(self, opened: AsyncExitStack, part: Any) -> None:
        await part.open()
        opened.push_async_callback(part.close)

    async def _clock(self, opened: AsyncExitStack) -> Clock:
        if isinstance(self.mark, heartbeat.FileMark):
            return self.mark.clock
        clock = DatabaseClock(self.store.time)  # type: ignore[attr-defined]
        await self._opened(opened, clock)
        return clock

    def _copying(self) -> list[Coroutine[Any, Any, None]]:
        """PostgreSQL is copied by whoever looks after it."""
        if self.grown or not self.plan.backups:
            return []
        return [Hourly(Path(self.plan.database), self.plan.backups, self.plan.backup_seconds).run()]

    async def _keep_house(self, clock: Clock) -> None:
        """Once an hour what has expired is deleted."""
        while True:
            await asyncio.sleep(HOUR)
            await self.store.forget(clock.now(), clock.now() - CHAT_KEPT)

    async def _keep_figures(self, desk: Desk) -> None:
        """So that another process that is asked for the metrics knows ours."""
        while True:
            await asyncio.sleep(FIGURES_EVERY)
            self.app.state.gate.metrics.note(desk.figures())

    async def close(self) -> None:
        await self._open.aclose()


async def _ended(duty: "asyncio.Task[None]") -> None:
    """Cancel it, and wait until it has put away what it had."""
    duty.cancel()
    await asyncio.gather(duty, return_exceptions=True)
