"""A disk that fills up while clients play, again and again, and has room again."""

import asyncio
import contextlib
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from gangland.proof.checker import Verdict
from gangland.proof.http_client import Http
from gangland.proof.player import Heard
from gangland.proof.population import TableWish
from gangland.proof.rig import Proof, Stage

NAME = "full-disk"
SIZE = "16m"
PATIENCE = 600.0  # seconds for the trial
NOTICED = 30.0  # seconds in which somebody must have been refused
WHILE_FULL = 1.0  # seconds that it stays so
PACE = 0.1  # seconds between two moves of a client: games should outlast the trouble
MOVES_BETWEEN = 6
FINE, UNAVAILABLE = 200, 503
ASKED = 20  # times whether it is ready


async def full_disk(folder: Path, wishes: Sequence[TableWish], times: int = 4) -> Proof:
    """Whoever moves is refused with a sentence, reading goes on, and moves too as soon as there is room.

    The last time the server is killed while the disk is full: what it acknowledged must be there all the same.
    """
    with small_disk(folder) as disk:
        if disk is None:
            return Proof(NAME, None, "trial-no-small-disk")
        stage = Stage(str(disk / "full.db"), wishes, seed=6)
        trouble = Trouble(stage, disk / "ballast")

        async def disturb(stage: Stage) -> None:
            trouble.listen()
            for number in range(1, times + 1):
                await trouble.happens(dies=number == times)
            for player in stage.players:
                player.pace = 0.0  # to the end, quickly

        verdict = await stage.play(disturb, PATIENCE)
    if trouble.times < times:
        verdict.blame("I6", "", f"the disk was full {trouble.times} times of {times}")
    trouble.blame(verdict)
    return stage.proof(NAME, verdict, times=trouble.times, refused=trouble.refused["unavailable"])


class Trouble:
    """Fills the disk, watches what the server says, and makes room."""

    def __init__(self, stage: Stage, ballast: Path) -> None:
        self.stage, self.ballast = stage, ballast
        self.refused: Counter[str] = Counter()
        self.times = 0
        self.wrong: list[str] = []

    def listen(self) -> None:
        for player in self.stage.players:
            player.watch, player.pace = self._hear, PACE

    def _hear(self, heard: Heard) -> None:
        if heard.type == "refused":
            self.refused[heard.code] += 1

    async def happens(self, dies: bool) -> None:
        """The disk fills up, somebody is refused, and there is room again."""
        enough = self.stage.acknowledged + MOVES_BETWEEN
        await self._until(lambda: self.stage.acknowledged >= enough)
        if self.stage.is_over:
            return
        refused = self.refused["unavailable"]
        fill(self.ballast)
        await self._until(lambda: self.refused["unavailable"] > refused)
        await asyncio.sleep(WHILE_FULL)
        if self.refused["unavailable"] == refused:
            self.wrong.append("nobody was refused while the disk was full")
        await self._ask()
        if dies:
            self.stage.subject.kill()
        self.ballast.unlink()
        self.times += 1
        if dies:
            self.stage.kills += 1
            await self.stage.restart()
        else:
            await self.stage.until_acknowledged()

    async def _ask(self) -> None:
        """It lives, lets people read, and does not say that it is ready unless it takes moves."""
        http, reader = Http("127.0.0.1", self.stage.subject.port), self.stage.seated[0][0]
        for path in ("/healthz", "/api/me", f"/api/tables/{reader.table}"):
            answer = await http.call("GET", path, cookie=reader.cookie)
            if answer.status != FINE:
                self.wrong.append(f"{path} answered {answer.status} while the disk was full")
        if not await self._says_so(http):
            self.wrong.append("/readyz answered that all is well while no move was taken")
        http.close()

    async def _says_so(self, http: Http) -> bool:
        """Does it say that it is not ready? It need not where there is room left inside the database's own files."""
        acknowledged = self.stage.acknowledged
        for _ in range(ASKED):
            fill(self.ballast)
            if (await http.call("GET", "/readyz")).status == UNAVAILABLE:
                return True
            await asyncio.sleep(PACE)
        return self.stage.is_over or self.stage.acknowledged > acknowledged

    async def _until(self, true: Callable[[], bool]) -> None:
        end = asyncio.get_running_loop().time() + NOTICED
        while not true() and not self.stage.is_over and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)

    def blame(self, verdict: Verdict) -> None:
        for what in self.wrong:
            verdict.blame("I6", "", what)


def fill(ballast: Path) -> None:
    """Write until there is no room for one more byte."""
    with ballast.open("ab", buffering=0) as opened, contextlib.suppress(OSError):
        while opened.write(bytes(4096)):
            pass


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A file system of its own with little room; None where nobody may mount one."""
    disk = folder / "disk"
    disk.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(disk)]
    if subprocess.run(words, capture_output=True, check=False).returncode:
        yield None
        return
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)
