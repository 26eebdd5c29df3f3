"""`gangland prove`: faults of every kind while clients play whole games, and the invariants checked after each."""

import asyncio
import contextlib
import os
import shutil
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from gangland.proof.chaos_proxy import Faults
from gangland.proof.clock_jumps import clock_jumps
from gangland.proof.cold_start import cold_start, crowding
from gangland.proof.full_disk import full_disk
from gangland.proof.ledger import Begun, Ledger
from gangland.proof.mistakes import CannotTry
from gangland.proof.population import TableWish
from gangland.proof.postgres import Postgres, descendants, is_installed, postgres
from gangland.proof.rig import Proof, Stage
from gangland.proof.slow_reader import slow_reader
from gangland.server.failpoints import NAMES, VARIABLE


class Tell(Protocol):
    """Says what is being tried, or how far that has come."""

    def __call__(self, name: str, **counts: int | str) -> None: ...


Trial = Callable[[], Awaitable[Proof]]
GUNS = TableWish("cash_n_guns", 8, {"talents": "random"})
SMALL = (
    TableWish("famiglia", 2),
    TableWish("five_points", 3),
    TableWish("the_boss", 2),
    TableWish("syndicate", 2),
    TableWish("cash_n_guns", 4),
)
GAMES_OF_TWO = ("famiglia", "the_boss", "syndicate")
WITH_BOTS = (TableWish("famiglia", 2, bots={1: "random"}), TableWish("cash_n_guns", 4, bots={2: "random", 3: "random"}))
THINKING = TableWish("famiglia", 2, bots={1: "search:300ms"})
BOT_KILLS = 20  # of processes that think for bots
FEW_KILLS = 3  # in a quick run
MOST_SPARED = 20  # games in a row
BETWEEN_KILLS = 3.0  # seconds: a new worker takes a moment to start
PATIENCE = 900.0  # seconds for one trial
VISITS = (1, 7, 25)  # of a named step, at which the process dies there
BOT_LIMIT = 10.0  # seconds in which the move of a killed bot must appear


async def prove(ledger: Ledger, quick: bool, tell: Tell) -> list[Proof]:
    """Every trial that the ledger does not know; the databases are our own and gone afterwards."""
    kills = min(ledger.book.kills, FEW_KILLS) if quick else ledger.book.kills
    with folder() as here:
        await _hold(_on_sqlite(here, Rounds(kills, ledger, tell), quick), ledger, tell)
        if is_installed():
            with postgres() as server:
                await _hold(_on_postgres(server, here, Rounds(kills, ledger, tell), quick), ledger, tell)
        elif not ledger.knows("postgres"):
            ledger.finish(Proof("postgres", None, "trial-postgres-missing"), time.monotonic())
    return ledger.book.proofs


async def _hold(trials: dict[str, Trial], ledger: Ledger, tell: Tell) -> None:
    for name, trial in trials.items():
        if not ledger.knows(name):
            tell(name)
            began = time.monotonic()
            ledger.finish(await trial(), began)


def _on_sqlite(here: Path, rounds: "Rounds", quick: bool) -> dict[str, Trial]:
    tables = SMALL[:2] if quick else SMALL
    return {
        "cold-start": lambda: cold_start(here),
        "whole-game": lambda: whole_game(str(here / "whole.db"), 10),
        "kills": lambda: random_kills("kills", str(here / "kills.db"), rounds, [*tables, *WITH_BOTS[:1]]),
        "failpoints": lambda: failpoints(str(here / "points.db"), [*tables, *WITH_BOTS], (3,) if quick else VISITS),
        "chaos": lambda: chaos("chaos", str(here / "chaos.db"), list(tables), rounds.at_most(0)),
        "chaos-kills": lambda: chaos("chaos-kills", str(here / "both.db"), list(tables), rounds),
        "bot-worker": lambda: bot_worker(str(here / "bots.db"), rounds.at_most(BOT_KILLS)),
        "fsync": lambda: failing_fsync(str(here / "fsync.db"), list(tables)),
        "full-disk": lambda: full_disk(here, tables),
        "clock-jumps": lambda: clock_jumps("clock-jumps", str(here / "clock.db"), here / "clock", GAMES_OF_TWO),
        "slow-reader": lambda: slow_reader(str(here / "slow.db")),
    }


def _on_postgres(server: Postgres, here: Path, rounds: "Rounds", quick: bool) -> dict[str, Trial]:
    tables = SMALL[:2] if quick else SMALL
    return {
        "postgres-kills": lambda: postgres_kills(server, rounds, list(tables)),
        "two-processes": lambda: two_processes(server.new_database("two"), rounds, [*tables, *WITH_BOTS]),
        "postgres-clock-jumps": lambda: clock_jumps(
            "postgres-clock-jumps", server.new_database("clock"), here / "clock", GAMES_OF_TWO
        ),
    }


@dataclass(frozen=True)
class Rounds:
    """How many kills are wanted, where the rounds until then are noted, and who is told."""

    kills: int
    ledger: Ledger
    tell: Tell = lambda name, **counts: None

    @classmethod
    def of(cls, kills: int) -> "Rounds":
        """That nobody keeps."""
        return cls(kills, Ledger(kills))

    def at_most(self, kills: int) -> "Rounds":
        return Rounds(min(kills, self.kills), self.ledger, self.tell)


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


async def random_kills(name: str, place: str, rounds: Rounds, wishes: list[TableWish], workers: int = 1) -> Proof:
    """Kill -9 at random moments."""
    return await in_rounds(name, rounds, lambda seed: Stage(place, wishes, seed, workers=workers), Stage.kill)


async def in_rounds(
    name: str,
    rounds: Rounds,
    make: Callable[[int], Stage],
    strike: Callable[[Stage], Awaitable[None]],
    faults: Faults | None = None,
) -> Proof:
    """Games are played to their end, one round after the other, until there were as many kills as were asked for."""
    begun = rounds.ledger.begun(name)
    while begun.rounds == 0 or (begun.kills < rounds.kills and not begun.violations):
        stage, most, began = make(begun.rounds), rounds.kills - begun.kills, time.monotonic()
        stage.quirks = 0.02

        async def disturb(stage: Stage, most: int = most) -> None:
            while stage.kills < most and not stage.is_over:
                await stage.pause()
                await strike(stage)

        verdict = await stage.play(disturb, PATIENCE, faults)
        messages = stage.chaos.counts.messages if stage.chaos else 0
        begun.add(stage.proof(name, verdict, messages=messages), time.monotonic() - began)
        rounds.ledger.note()
        if rounds.kills:
            rounds.tell("so-far", kills=begun.kills, asked=rounds.kills, acks=begun.told["acks"])
    return held(name, begun)


def held(name: str, begun: Begun) -> Proof:
    """What all rounds together came to."""
    outcome = "trial-not-held" if begun.violations else "trial-held"
    return Proof(name, not begun.violations, outcome, begun.told, begun.violations)


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


async def chaos(name: str, place: str, wishes: list[TableWish], rounds: Rounds, faults: Faults | None = None) -> Proof:
    """Messages are lost, doubled, swapped, delayed, halved and cut; the server may be killed as well."""
    return await in_rounds(name, rounds, lambda seed: Stage(place, wishes, seed), Stage.kill, faults or Faults())


# Bots


async def bot_worker(place: str, rounds: Rounds) -> Proof:
    """The processes that think for bots are killed again and again; every move of a bot appears in time, and once.

    A game may be over after three moves, so there are as many as it takes; but many in which nobody could be killed
    mean that no process thinks for bots at all.
    """
    begun = rounds.ledger.begun("bot-worker")
    spared = 0
    while begun.kills < rounds.kills and not begun.violations:
        began = time.monotonic()
        left = rounds.kills - begun.kills
        proof = await game_with_dying_bots(place, begun.rounds, left)
        spared = 0 if proof.arguments["kills"] else spared + 1
        if spared == MOST_SPARED:
            raise CannotTry("trial-no-bots")
        begun.add(proof, time.monotonic() - began)
        rounds.ledger.note()
    return held("bot-worker", begun)


async def game_with_dying_bots(place: str, seed: int, kills: int) -> Proof:
    """One game; once so many were killed, it goes on in peace."""
    stage = Stage(place, [THINKING], seed)
    slowest, killed = 0.0, 0

    async def disturb(stage: Stage) -> None:
        nonlocal killed
        while not stage.is_over and killed < kills:
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
    limit = BOT_LIMIT * (crowding() if kills <= FEW_KILLS else 1)  # a quick run stands among other tests
    if slowest > limit:
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


async def postgres_kills(server: Postgres, rounds: Rounds, wishes: list[TableWish]) -> Proof:
    """Kill -9 of all processes of PostgreSQL; the server under trial stays, waits and goes on."""
    url = server.new_database("kills")

    async def strike(stage: Stage) -> None:
        stage.kills += 1
        await to_its_end(asyncio.to_thread(server.interrupt, stage.chance.random() * 0.5))
        await stage.until_acknowledged()

    return await in_rounds("postgres-kills", rounds, lambda seed: Stage(url, wishes, seed), strike)


async def two_processes(url: str, rounds: Rounds, wishes: list[TableWish]) -> Proof:
    """Two server processes write the same matches; now one, now the other is killed."""
    return await random_kills("two-processes", url, rounds, wishes, workers=2)


async def to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Wait for something that must not stay half done, also if nobody wants to wait any more."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task
        raise


@contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="gangland-prove-", ignore_cleanup_errors=True) as name:
        yield Path(name)
