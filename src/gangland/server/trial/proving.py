"""`gangland prove`: faults of every kind while clients play whole games, and the invariants checked after each."""

import asyncio
import contextlib
import os
import shutil
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from gangland.server.failpoints import NAMES, VARIABLE
from gangland.server.trial.chaos import Faults
from gangland.server.trial.checking import Violation
from gangland.server.trial.postgres import Postgres, descendants, is_installed, postgres
from gangland.server.trial.seeding import TableWish
from gangland.server.trial.stage import Proof, Stage
from gangland.server.trial.stuck import slow_reader

Tell = Callable[[str], None]
GUNS = TableWish("cash_n_guns", 8, {"talents": "random"})
SMALL = (
    TableWish("famiglia", 2),
    TableWish("five_points", 3),
    TableWish("the_boss", 2),
    TableWish("syndicate", 2),
    TableWish("cash_n_guns", 4),
)
WITH_BOTS = (TableWish("famiglia", 2, bots={1: "random"}), TableWish("cash_n_guns", 4, bots={2: "random", 3: "random"}))
THINKING = TableWish("famiglia", 2, bots={1: "search:300ms"})
BETWEEN_KILLS = 3.0  # seconds: a new worker takes a moment to start
PATIENCE = 900.0  # seconds for one trial
VISITS = (1, 7, 25)  # of a named step, at which the process dies there
BOT_LIMIT = 10.0  # seconds in which the move of a killed bot must appear


async def prove(kills: int, quick: bool, tell: Tell) -> list[Proof]:
    """Every trial; the databases are our own and gone afterwards."""
    kills = min(kills, 3) if quick else kills
    proofs = []
    with folder() as here:
        for name, trial in _on_sqlite(here, kills, quick).items():
            tell(name)
            proofs.append(await trial())
        if not is_installed():
            return [*proofs, Proof("postgres", None, "trial-postgres-missing")]
        with postgres() as server:
            for name, trial in _on_postgres(server, kills, quick).items():
                tell(name)
                proofs.append(await trial())
    return proofs


def _on_sqlite(here: Path, kills: int, quick: bool) -> dict[str, Callable[[], Awaitable[Proof]]]:
    tables = SMALL[:2] if quick else SMALL
    return {
        "whole-game": lambda: whole_game(str(here / "whole.db"), 10),
        "kills": lambda: random_kills("kills", str(here / "kills.db"), kills, [*tables, *WITH_BOTS[:1]]),
        "failpoints": lambda: failpoints(str(here / "points.db"), [*tables, *WITH_BOTS], (3,) if quick else VISITS),
        "chaos": lambda: chaos("chaos", str(here / "chaos.db"), list(tables), 0),
        "chaos-kills": lambda: chaos("chaos-kills", str(here / "both.db"), list(tables), kills),
        "bot-worker": lambda: bot_worker(str(here / "bots.db")),
        "fsync": lambda: failing_fsync(str(here / "fsync.db"), list(tables)),
        "slow-reader": lambda: slow_reader(str(here / "slow.db")),
    }


def _on_postgres(server: Postgres, kills: int, quick: bool) -> dict[str, Callable[[], Awaitable[Proof]]]:
    tables = SMALL[:2] if quick else SMALL
    return {
        "postgres-kills": lambda: postgres_kills(server, kills, list(tables)),
        "two-processes": lambda: two_processes(server.new_database("two"), kills, [*tables, *WITH_BOTS]),
    }


# Kills of the server


async def whole_game(place: str, kills: int) -> Proof:
    """Eight clients play a whole game of Cash 'n Guns with talents while the server is killed so many times."""
    stage = Stage(place, [GUNS], seed=8)

    async def disturb(stage: Stage) -> None:
        while stage.kills < kills and not stage.is_over:
            before = stage.acknowledged
            while stage.acknowledged - before < 8 and not stage.is_over:
                await asyncio.sleep(0.01)
            await stage.kill()

    verdict = await stage.play(disturb, PATIENCE)
    results = {history.result for history in stage.histories}
    if stage.kills < kills or len(results) != 1 or None in results:
        verdict.blame("I4", stage.seated[0][0].table, f"{stage.kills} kills, results: {results}")
    return stage.proof("whole-game", verdict)


async def random_kills(name: str, place: str, kills: int, wishes: list[TableWish], workers: int = 1) -> Proof:
    """Kill -9 at random moments."""
    return await in_rounds(name, kills, lambda seed: Stage(place, wishes, seed, workers=workers), Stage.kill)


async def in_rounds(
    name: str,
    kills: int,
    make: Callable[[int], Stage],
    strike: Callable[[Stage], Awaitable[None]],
    faults: Faults | None = None,
) -> Proof:
    """Games are played to their end, one round after the other, until there were as many kills as were asked for."""
    told: dict[str, int | str] = {"messages": 0}
    violations: list[Violation] = []
    left, number = kills, 0
    while number == 0 or (left > 0 and not violations):
        stage, most = make(number), left
        number += 1
        stage.quirks = 0.02

        async def disturb(stage: Stage, most: int = most) -> None:
            while stage.kills < most and not stage.is_over:
                await stage.pause()
                await strike(stage)

        proof = stage.proof(name, await stage.play(disturb, PATIENCE, faults))
        left -= stage.kills
        violations += proof.violations
        _add(told, proof.arguments)
        told["messages"] = int(told["messages"]) + (stage.chaos.counts.messages if stage.chaos else 0)
    return Proof(name, not violations, "trial-not-held" if violations else "trial-held", told, violations)


def _add(told: dict[str, int | str], more: dict[str, int | str]) -> None:
    """Counts are added up, of times the longest is kept."""
    for name, value in more.items():
        if isinstance(value, int):
            told[name] = int(told.get(name, 0)) + value
        else:
            told[name] = max(str(told.get(name, "0.0")), value, key=float)


async def failpoints(place: str, wishes: list[TableWish], visits: tuple[int, ...] = VISITS) -> Proof:
    """The process dies at each named step of a command, at its first visit and at later ones."""
    stage = Stage(place, wishes, seed=2)
    stage.quirks = 0.05
    died: set[str] = set()

    async def disturb(stage: Stage) -> None:
        for visit in visits:
            for name in NAMES:
                if stage.is_over:
                    return
                stage.subject.kill()
                await stage.restart({VARIABLE: f"{name}:{visit}"})
                end = time.monotonic() + 30
                while stage.subject.is_alive and time.monotonic() < end and not stage.is_over:
                    await asyncio.sleep(0.01)
                if not stage.subject.is_alive:
                    died.add(name)
                    stage.kills += 1
        await stage.kill()

    verdict = await stage.play(disturb, PATIENCE)
    for name in set(NAMES) - died:
        verdict.blame("I6", "", f"nobody came by {name}")
    return stage.proof("failpoints", verdict)


# Messages


async def chaos(name: str, place: str, wishes: list[TableWish], kills: int, faults: Faults | None = None) -> Proof:
    """Messages are lost, doubled, swapped, delayed, halved and cut; the server may be killed as well."""
    return await in_rounds(name, kills, lambda seed: Stage(place, wishes, seed), Stage.kill, faults or Faults())


# Bots


async def bot_worker(place: str) -> Proof:
    """The processes that think for bots are killed again and again; every move of a bot appears in time, and once."""
    stage = Stage(place, [THINKING], seed=4)
    slowest, killed = 0.0, 0

    async def disturb(stage: Stage) -> None:
        nonlocal killed
        while not stage.is_over:
            await asyncio.sleep(BETWEEN_KILLS)
            for server in stage.subject.processes:
                for child in descendants(server.pid):
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(child, signal.SIGKILL)
                        killed += 1

    async def watch() -> None:
        nonlocal slowest
        while True:
            await asyncio.sleep(0.1)
            now = asyncio.get_running_loop().time()
            for player in stage.players:
                if not player.finished.is_set() and player.pending is None and player.seen_at:
                    slowest = max(slowest, now - player.seen_at)

    watching = asyncio.create_task(watch())
    verdict = await stage.play(disturb, PATIENCE)
    watching.cancel()
    if slowest > BOT_LIMIT:
        verdict.blame("I6", "", f"a bot took {slowest:.1f} s")
    stage.kills, stage.slowest_return = killed, slowest
    return stage.proof("bot-worker", verdict)


# The disk


async def failing_fsync(place: str, wishes: list[TableWish]) -> Proof:
    """For a while every fsync fails: nothing is acknowledged that is not kept, and the server comes back by itself."""
    if shutil.which("strace") is None:
        return Proof("fsync", None, "trial-no-strace")
    inject = "inject=fsync,fdatasync:error=EIO:when=60..80"
    prefix = ("strace", "-f", "-q", "-o", "/dev/null", "-e", "trace=fsync,fdatasync", "-e", inject)
    stage = Stage(place, wishes, seed=5, prefix=prefix)

    async def disturb(stage: Stage) -> None:
        while not stage.is_over:
            await asyncio.sleep(0.05)
            if not stage.subject.is_alive:
                stage.kills += 1
                stage.subject.kill()
                stage.subject.prefix = ()
                await stage.restart()

    verdict = await stage.play(disturb, PATIENCE)
    if not stage.kills:
        verdict.blame("I6", "", "no fsync failed")
    return stage.proof("fsync", verdict)


# PostgreSQL


async def postgres_kills(server: Postgres, kills: int, wishes: list[TableWish]) -> Proof:
    """Kill -9 of all processes of PostgreSQL; the server under trial stays, waits and goes on."""
    url = server.new_database("kills")

    async def strike(stage: Stage) -> None:
        await asyncio.to_thread(server.kill)
        stage.kills += 1
        await asyncio.sleep(stage.chance.random() * 0.5)
        await asyncio.to_thread(server.start)
        await stage.until_acknowledged()

    return await in_rounds("postgres-kills", kills, lambda seed: Stage(url, wishes, seed), strike)


async def two_processes(url: str, kills: int, wishes: list[TableWish]) -> Proof:
    """Two server processes write the same matches; now one, now the other is killed."""
    return await random_kills("two-processes", url, kills, wishes, workers=2)


@contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="gangland-prove-", ignore_cleanup_errors=True) as name:
        yield Path(name)
