"""Somebody sets the machine's clock, by hours, forward and back, while clocks of tables run."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Sequence
from pathlib import Path

from gangland.proof.checker import Verdict
from gangland.proof.player import DECISIONS, Player
from gangland.proof.population import TableWish
from gangland.proof.rig import Proof, Stage
from gangland.server.failpoints import CLOCK
from gangland.server.match.clocks import LAG_MOST, LEAST_GIFT
from gangland.server.match.events import TIMEOUT
from gangland.server.store import store_at

HOUR = 3600 * 1000
BANK = 2_000  # ms of the one who does not move, each time
AMPLE: dict[str, int | str] = {"kind": "live", "bank": 600_000, "increment": 5_000}
SHORT: dict[str, int | str] = {"kind": "live", "bank": BANK, "increment": BANK}
DUE = (BANK + LAG_MOST) / 1000  # seconds that somebody has who says nothing
MOST_EARLY, MOST_LATE = 1.0, 5.0  # seconds
OUTAGE = 3.0  # seconds away that may count as an outage, which gives time to everyone
PATIENCE = 600.0
PACE = 0.3  # seconds between two moves of a client: games should outlast the jumps
LOOK = 0.02
JUMPS = ((3, False), (-2, False), (-2, True), (1, True), (-3, True), (0, False))  # hours wrong; is it killed then?


async def clock_jumps(
    name: str, place: str, file: Path, games: Sequence[str], jumps: Sequence[tuple[int, bool]] = JUMPS
) -> Proof:
    """Nobody's time is up too early, or too late; who says nothing loses a turn when it is time, by the true time.

    At the last table the first seat says nothing while the clock jumps; all others move at once.
    """
    wishes = [*(TableWish(game, 2, clock=AMPLE) for game in games), TableWish("five_points", 2, clock=SHORT)]
    file.write_text("0")
    stage = Stage(place, wishes, seed=12, environment={CLOCK: str(file)})
    silences: list[tuple[float, float]] = []  # how long the silent one had, and how long it may have had at most

    async def disturb(stage: Stage) -> None:
        for player in stage.players:
            player.pace = PACE
        silent = Silent(next(one for one in stage.players[-2:] if one.history.seat == 0))
        for hours, dies in jumps:
            silences.append(await silent.during(jump(stage, file, hours, dies)))
        silent.speak()
        for player in stage.players:
            player.pace = 0.0  # to the end, quickly

    verdict = await stage.play(disturb, PATIENCE)
    for took, most in silences:
        if not DUE - MOST_EARLY <= took <= most:
            verdict.blame("clock", "", f"{took:.1f} s to decide instead of {DUE:.1f} s, at most {most:.1f} s")
    if len(silences) < len(jumps):
        verdict.blame("clock", "", f"{len(silences)} jumps of {len(jumps)}")
    await check_logs(stage, verdict)
    return stage.proof(name, verdict, times=len(silences))


async def jump(stage: Stage, file: Path, hours: int, dies: bool) -> float:
    """The clock jumps, and perhaps the server dies then; for how many seconds nobody was there."""
    await asyncio.sleep(DUE / 6)
    file.write_text(str(hours * HOUR))
    if not dies:
        return 0.0
    began = time.monotonic()
    stage.subject.kill()
    stage.kills += 1
    await asyncio.to_thread(stage.subject.start)
    stage.slowest_return = max(stage.slowest_return, time.monotonic() - began)
    return time.monotonic() - began


class Silent:
    """A client that sees its question and says nothing."""

    def __init__(self, player: Player) -> None:
        self.player, self._choice = player, player.choice
        player.choice = lambda: None  # type: ignore[method-assign]

    def speak(self) -> None:
        self.player.choice = self._choice  # type: ignore[method-assign]

    async def during(self, work: Awaitable[float]) -> tuple[float, float]:
        """How long it was asked while something happens, and how long that may be at most."""
        while self.player.table is None:
            await asyncio.sleep(LOOK)
        await self._leaves(self._asked())  # that one may have been asked for a while
        while self._choice() is None and not self.player.finished.is_set():
            await asyncio.sleep(LOOK)
        began, question = time.monotonic(), self._asked()
        away = await work
        most = DUE + MOST_LATE + away + (LEAST_GIFT / 1000 if away > OUTAGE else 0.0)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(most):
                await self._leaves(question)
        return time.monotonic() - began, most

    def _asked(self) -> int | None:
        return DECISIONS.decode(self.player.table.decision) if self.player.table else None

    async def _leaves(self, question: int | None) -> None:
        """Until it is asked something else, or nothing."""
        while self._asked() == question and not self.player.finished.is_set():
            await asyncio.sleep(LOOK)


async def check_logs(stage: Stage, verdict: Verdict) -> None:
    """Only the silent seat ran out of time, and no log goes back in time."""
    store = store_at(stage.place)
    await store.open()
    try:
        for table in stage.seated:
            log = await store.events(table[0].table)
            times = [event.time for event in log]
            if times != sorted(times):
                verdict.blame("clock", table[0].table, "the log goes back in time")
            wrong = [one.actor for one in log if one.kind == TIMEOUT and (table is not stage.seated[-1] or one.actor)]
            if wrong:
                verdict.blame("clock", table[0].table, f"seats {wrong} ran out of time")
    finally:
        await store.close()
