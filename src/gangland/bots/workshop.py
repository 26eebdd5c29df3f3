"""Where rules are compiled on a new machine: in a process of its own, while everybody plays on with the plain ones.

A compiler in a thread holds the interpreter, and the bots and the screen beside it stutter. So a child process opens
one door after the other, which fills the cache on disk, and says on its output how far it is; the parent then finds
them there. By hand, `python -m gangland.bots.workshop famiglia the_boss` fills the cache before anybody plays.
"""

import argparse
import atexit
import math
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from gangland.engine.game import Game
from gangland.engine.match import Match
from gangland.engine.position import Position
from gangland.engine.rules import Rules

Purpose = Literal["bots", "all"]  # what bots go through; with it, what a match goes through
Stage = Literal["plain", "looking", "making", "ready"]  # plain: not begun, or given up
POLITENESS = 10  # how far the child steps back behind those who play
HASTE = 1.5  # after its typical time a door that is being made counts as three quarters done
REPORT = re.compile(r"(\w+) (\d+) (\d+)")  # game, doors done, doors of all
FAREWELL = 5.0  # seconds that a killed child is waited for


# What is made


@dataclass(frozen=True)
class Scene:
    """A game just dealt, for the first call through each door."""

    rules: Rules
    position: Position
    seat: int
    seats: int
    legal: list[int]

    @classmethod
    def of(cls, game: Game) -> "Scene":
        match = Match(game, seed=0, plain=True)
        seat = match.to_act[0]
        return cls(game.compiled, match.position, seat, match.seats, game.plain.legal(match.position, seat))

    def think(self, bot: str) -> None:
        """One look of a bot at one action, asked past what answers a lone action without any look."""
        from gangland.bots import player
        from gangland.bots.asking import Question

        question = Question(self.rules, self.position, self.seat, self.seats, 0, self.legal[:1], time.perf_counter())
        player(f"{bot}:1").think(question)

    def setup(self) -> None:
        game = self.rules.game
        self.rules.setup(self.position.copy(), self.seats, game.option_numbers({}))

    def match(self) -> Match:
        return Match(self.rules.game, seed=0, plain=False)


@dataclass(frozen=True)
class Door:
    """One thing to compile: the seconds that it typically takes, and a call that needs it."""

    seconds: float
    call: Callable[[Scene], object]


# The seconds are means over our games on a small server; a later door finds much of what it needs already made.
FOR_BOTS = (
    Door(0.5, lambda scene: scene.rules.to_act(scene.position)),
    Door(1.4, lambda scene: scene.rules.legal(scene.position, scene.seat)),
    Door(2.4, lambda scene: scene.rules.guess(scene.position, scene.seat, 0, 0)),
    Door(5.9, lambda scene: scene.think("greedy")),
    Door(8.5, lambda scene: scene.think("search")),
)
FOR_MATCHES = (
    Door(1.1, lambda scene: scene.rules.play(scene.position.copy(), scene.seat, scene.legal[0])),
    Door(0.1, lambda scene: scene.rules.why_not(scene.position, scene.seat, scene.legal[0])),
    Door(0.1, lambda scene: scene.rules.result(scene.position)),
    Door(0.7, lambda scene: scene.setup()),
    Door(0.2, lambda scene: scene.match()),  # deals
    Door(0.5, lambda scene: scene.match().at(0)),  # replays
)
DOORS: dict[Purpose, tuple[Door, ...]] = {"bots": FOR_BOTS, "all": FOR_BOTS + FOR_MATCHES}


def opened(game: Game, purpose: Purpose) -> Iterator[int]:
    """Go through one door after the other; how many are open now, from 0 on."""
    yield 0
    scene = Scene.of(game)
    for number, door in enumerate(DOORS[purpose], 1):
        door.call(scene)
        yield number


def is_on_disk(game: Game, purpose: Purpose = "all") -> bool:
    """Load the compiled doors of a game, unless one is missing: nothing is compiled here."""
    from gangland.engine.compiling import NotOnDisk, only_from_disk

    try:
        with only_from_disk():
            list(opened(game, purpose))
    except NotOnDisk:
        return False
    return True


# The parent's side


@dataclass
class Job:
    """One game in the workshop."""

    game: Game
    doors: tuple[Door, ...]
    stage: Stage = "plain"
    done: int = 0  # doors
    began: float = math.inf  # when the child came to this game
    since: float = math.inf  # when the last door was done
    trouble: str = ""  # why the rules stay plain

    @property
    def progress(self) -> float:
        """The share of the work that is done, by typical seconds; a door that is being made counts in part."""
        if self.stage != "making" or self.done == len(self.doors):
            return float(self.stage in ("making", "ready"))
        behind = sum(door.seconds for door in self.doors[: self.done])
        pace = (self.since - self.began) / behind if self.done else 1.0  # of this machine
        spent = max(time.monotonic() - self.since, 0.0) / max(pace, 1.0)
        part = 1 - math.exp(-HASTE * spent / self.doors[self.done].seconds)
        return (behind + self.doors[self.done].seconds * part) / sum(door.seconds for door in self.doors)

    def report(self, done: int) -> None:
        """The child has made so many doors of this game."""
        self.done, self.since = min(done, len(self.doors)), time.monotonic()
        if done == 0:
            self.began = self.since


class Workshop:
    """Makes the compiled rules of some games in the background, once it is started.

    `changed` is called with the id of a game whenever something has happened to it, in the thread of the workshop.
    """

    def __init__(
        self, games: Iterable[Game], purpose: Purpose = "all", changed: Callable[[str], None] = lambda game: None
    ) -> None:
        self.purpose, self.changed = purpose, changed
        self._jobs = {game.id: Job(game, DOORS[purpose]) for game in games}
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._child: subprocess.Popen[str] | None = None
        self._closed = False
        self._looked, self._settled = threading.Event(), threading.Event()
        self._last_words = ""

    # Asking, from any thread

    def rules(self, id: str) -> Rules:
        """What to play with now: the compiled rules of a game once they are ready, until then its plain ones."""
        game = self._jobs[id].game
        return game.compiled if self.ready(id) else game.plain

    def ready(self, id: str) -> bool:
        return self.stage(id) == "ready"

    def stage(self, id: str) -> Stage:
        return self._jobs[id].stage

    def trouble(self, id: str) -> str:
        """The last words of a compiler that failed, for a log; empty if nothing is wrong."""
        return self._jobs[id].trouble

    @property
    def progress(self) -> dict[str, float]:
        """For each game from 0 to 1 how much of it is made."""
        return {id: job.progress for id, job in self._jobs.items()}

    @property
    def making(self) -> bool:
        """Is the compiler at work?"""
        return any(job.stage == "making" for job in self._jobs.values())

    def looked(self, seconds: float | None = None) -> bool:
        """Wait, at most so long, until it is known whether everything is on disk."""
        return self._looked.wait(seconds)

    def settled(self, seconds: float | None = None) -> bool:
        """Wait, at most so long, until every game is ready or given up."""
        return self._settled.wait(seconds)

    # Working

    def start(self) -> "Workshop":
        """Begin, once, unless `GANGLAND_RULES=plain`."""
        with self._lock:
            if self._thread is None and not self._closed and os.environ.get("GANGLAND_RULES") != "plain":
                for job in self._jobs.values():
                    job.stage = "looking"
                self._thread = threading.Thread(target=self._work, name="workshop", daemon=True)
                atexit.register(self.close)
                self._thread.start()
            elif self._thread is None:
                self._looked.set()
                self._settled.set()
        return self

    def close(self) -> None:
        """Stop; what is not made stays plain."""
        atexit.unregister(self.close)
        with self._lock:
            self._closed = True
            if self._child is not None:
                self._child.kill()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(FAREWELL)

    def _work(self) -> None:
        try:
            for job in self._jobs.values():
                if not self._closed and not self._load(job):
                    self._put(job, "making")
            self._looked.set()
            while (jobs := self._of_stage("making")) and not self._closed:
                self._make(jobs)
        finally:
            for job in self._of_stage("looking", "making"):
                job.stage = "plain"
            self._looked.set()
            self._settled.set()

    def _of_stage(self, *stages: Stage) -> list[Job]:
        return [job for job in self._jobs.values() if job.stage in stages]

    def _put(self, job: Job, stage: Stage) -> None:
        job.stage = stage
        self.changed(job.game.id)

    def _load(self, job: Job) -> bool:
        """Take the rules of a game from disk, if they are there; if something is wrong with them, plain ones go on."""
        try:
            found = is_on_disk(job.game, self.purpose)
        except Exception as error:
            self._give_up(job, repr(error))
            return True
        if found:
            self._put(job, "ready")
        return found

    def _give_up(self, job: Job, trouble: str) -> None:
        job.trouble = trouble
        self._put(job, "plain")

    def _make(self, jobs: list[Job]) -> None:
        """One child for all these games; if it ends early, the game it was at is given up and the others are not."""
        try:
            with self._hired(jobs) as child:
                for line in child.stdout or ():
                    self._hear(line.strip())
        except Exception as error:
            self._last_words = repr(error)
        if unfinished := self._of_stage("making"):
            self._give_up(unfinished[0], self._last_words or "the compiler was stopped")

    def _hired(self, jobs: list[Job]) -> subprocess.Popen[str]:
        """A child at work. It lives as long as the pipe to it is open, so it can't outlive us."""
        from gangland.engine.compiling import cache_folder

        # Ours, where the usual folder can't be written and each process would have a temporary one of its own.
        environment = {**os.environ, "GANGLAND_CACHE": str(cache_folder()), "PYTHONPATH": _path()}
        with self._lock:
            self._last_words = ""
            self._child = subprocess.Popen(
                command([job.game.id for job in jobs], self.purpose),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=environment,
                text=True,
                errors="replace",
                start_new_session=True,  # Ctrl-C is for those who play
            )
            if self._closed:
                self._child.kill()
            return self._child

    def _hear(self, line: str) -> None:
        """A report of the child; what is none may be its last words."""
        found = REPORT.fullmatch(line)
        job = self._jobs.get(found[1]) if found else None
        if not found or job is None or job.stage != "making":
            self._last_words = line or self._last_words
            return
        job.report(int(found[2]))
        if job.done < len(job.doors):
            self.changed(job.game.id)
        elif not self._load(job):
            self._give_up(job, "what was compiled is not on disk")


def command(games: Sequence[str], purpose: Purpose) -> list[str]:
    """How the child is called: this Python, without the folder that somebody happens to stand in."""
    return [sys.executable, "-P", "-m", "gangland.bots.workshop", "--tied", "--for", purpose, *games]


def _path() -> str:
    """Where this process finds its modules, so that the child finds the same."""
    return os.pathsep.join(place or os.getcwd() for place in sys.path)


# The child's side


def main(arguments: Sequence[str] | None = None) -> None:
    """Make the rules of some games, or of all, one door after the other."""
    from gangland.games import GAMES, load

    parser = argparse.ArgumentParser(prog="python -m gangland.bots.workshop")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--for", dest="purpose", choices=list(DOORS), default="all")
    parser.add_argument("--tied", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.tied:
        threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    for id in asked.games or GAMES:
        for done in opened(load(id), asked.purpose):
            print(id, done, len(DOORS[asked.purpose]), flush=True)


def _end_with_parent() -> None:
    """Nothing is ever written to us: our input ends when the parent does, however that ends."""
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    main()
