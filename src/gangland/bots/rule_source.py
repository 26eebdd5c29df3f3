"""Where the rules of a game come from: plain ones at once, compiled ones as soon as they are ready.

A compiler in a thread holds the interpreter, and the bots and the screen beside it stutter. So a child process compiles
(`compiler.py`) while everybody plays on with the plain rules; a thread listens to it and loads what it has put on disk.
"""

import atexit
import math
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, Self

from gangland.bots.compiler import FIRST_CALLS, Compiler, Doors, FirstCall, is_on_disk
from gangland.engine.game import Game
from gangland.engine.rules import Rules
from gangland.engine.ways import wanted_way

Readiness = Literal["plain", "looking", "compiling", "ready"]  # plain: not begun, or given up
LOOK_AGAIN = 5.0  # seconds until the disk is searched again for what another process may have compiled
HASTE = 1.5  # after its typical time a door that is being compiled counts as three quarters done
FAREWELL = 5.0  # seconds that a killed child is waited for


@dataclass
class Preparation:
    """How far the compiled rules of one game are."""

    game: Game
    doors: tuple[FirstCall, ...]
    readiness: Readiness = "plain"
    open: int = 0  # doors
    began: float = math.inf  # when the compiler came to this game
    since: float = math.inf  # when the last door was opened
    looked: float = -math.inf  # when the disk was searched last
    trouble: str = ""  # why the rules stay plain

    @property
    def progress(self) -> float:
        """The share of the work that is done, by typical seconds; a door that is being compiled counts in part."""
        if self.readiness != "compiling" or self.open == len(self.doors):
            return float(self.readiness in ("compiling", "ready"))
        behind = sum(door.seconds for door in self.doors[: self.open])
        pace = (self.since - self.began) / behind if self.open else 1.0  # of this machine
        spent = max(time.monotonic() - self.since, 0.0) / max(pace, 1.0)
        part = 1 - math.exp(-HASTE * spent / self.doors[self.open].seconds)
        return (behind + self.doors[self.open].seconds * part) / sum(door.seconds for door in self.doors)

    def report(self, open: int) -> None:
        """The compiler has opened so many doors of this game."""
        self.open, self.since = min(open, len(self.doors)), time.monotonic()
        if open == 0:
            self.began = self.since


class RuleSource:
    """The rules of some games: plain until the compiled ones are ready.

    Once it is started, those are loaded in the background: a source that `compiles` has a child process compile what is
    not on disk, another waits until somebody else has done so. Without a start, `look` searches the disk at once.
    `changed` is called with the id of a game whenever something has happened to it, in the background thread.
    """

    def __init__(
        self,
        games: Iterable[Game] = (),
        doors: Doors = "all",
        compiles: bool = True,
        changed: Callable[[str], None] = lambda game: None,
    ) -> None:
        self.doors, self.compiles, self.changed = doors, compiles, changed
        self._games: dict[str, Preparation] = {}
        for game in games:
            self._preparation(game)
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._compiler: Compiler | None = None
        self._closed, self._looked, self._settled = threading.Event(), threading.Event(), threading.Event()

    # Asking, from any thread

    def rules(self, game: Game) -> Rules:
        """What to play with now: the compiled rules of a game once they are ready, until then its plain ones."""
        return game.compiled if self.ready(game) else game.plain

    def ready(self, game: Game) -> bool:
        return self.readiness(game) == "ready"

    def readiness(self, game: Game) -> Readiness:
        return self._preparation(game).readiness

    def trouble(self, game: Game) -> str:
        """The last words of a compiler that failed, for a log; empty if nothing is wrong."""
        return self._preparation(game).trouble

    @property
    def progress(self) -> dict[str, float]:
        """For each game from 0 to 1 how much of it is ready."""
        return {id: preparation.progress for id, preparation in self._games.items()}

    @property
    def compiling(self) -> bool:
        """Is the compiler at work?"""
        return bool(self._those("compiling"))

    def looked(self, seconds: float | None = None) -> bool:
        """Wait, at most so long, until it is known whether everything is on disk."""
        return self._looked.wait(seconds)

    def settled(self, seconds: float | None = None) -> bool:
        """Wait, at most so long, until every game is ready or given up."""
        return self._settled.wait(seconds)

    def look(self, game: Game) -> bool:
        """Load the compiled rules of a game now, if they are on disk; the disk is searched once in a while only."""
        preparation = self._preparation(game)
        if preparation.readiness != "ready" and time.monotonic() >= preparation.looked + LOOK_AGAIN:
            self._load(preparation)
        return preparation.readiness == "ready"

    def _preparation(self, game: Game) -> Preparation:
        return self._games.get(game.id) or self._games.setdefault(game.id, Preparation(game, FIRST_CALLS[self.doors]))

    def _those(self, *readiness: Readiness) -> list[Preparation]:
        return [preparation for preparation in list(self._games.values()) if preparation.readiness in readiness]

    # In the background

    def start(self) -> Self:
        """Begin, once, unless plain rules are wanted."""
        with self._lock:
            if self._thread is None and not self._closed.is_set() and wanted_way() == "compiled":
                for preparation in self._games.values():
                    preparation.readiness = "looking"
                self._thread = threading.Thread(target=self._work, name="rules", daemon=True)
                atexit.register(self.close)
                self._thread.start()
            elif self._thread is None:
                self._looked.set()
                self._settled.set()
        return self

    def close(self) -> None:
        """Stop; what is not ready stays plain."""
        atexit.unregister(self.close)
        with self._lock:
            self._closed.set()
            if self._compiler is not None:
                self._compiler.kill()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(FAREWELL)

    def _work(self) -> None:
        try:
            self._load_all()
            self._looked.set()
            if self.compiles:
                self._compile_all()
            while self._those("looking") and not self._closed.wait(LOOK_AGAIN):
                self._load_all()
        finally:
            for preparation in self._those("looking", "compiling"):
                preparation.readiness = "plain"
            self._looked.set()
            self._settled.set()

    def _load_all(self) -> None:
        for preparation in self._those("looking"):
            if not self._closed.is_set() and not self._load(preparation) and self.compiles:
                self._put(preparation, "plain" if preparation.trouble else "compiling")

    def _load(self, preparation: Preparation) -> bool:
        """Take the compiled rules of a game from disk, if they are there; if something is wrong, plain ones go on."""
        preparation.looked = time.monotonic()
        try:
            found = wanted_way() == "compiled" and is_on_disk(preparation.game, self.doors)
        except Exception as error:
            preparation.trouble = repr(error)
            return False
        if found:
            preparation.trouble = ""
            self._put(preparation, "ready")
        return found

    def _put(self, preparation: Preparation, readiness: Readiness) -> None:
        preparation.readiness = readiness
        self.changed(preparation.game.id)

    # With a compiler

    def _compile_all(self) -> None:
        """One child for all games; if it ends early, the game it was at is given up and the others are not."""
        while (missing := self._those("compiling")) and not self._closed.is_set():
            try:
                last_words = self._compile(missing)
            except Exception as error:
                last_words = repr(error)
            if unfinished := self._those("compiling"):
                self._give_up(unfinished[0], last_words or "the compiler was stopped")

    def _compile(self, missing: list[Preparation]) -> str:
        """Listen to a child until it ends; its last words."""
        with self._lock:
            compiler = self._compiler = Compiler([preparation.game.id for preparation in missing], self.doors)
            if self._closed.is_set():
                compiler.kill()
        for id, open in compiler.reports():
            if id in self._games and self._games[id].readiness == "compiling":
                self._hear(self._games[id], open)
        return compiler.last_words

    def _hear(self, preparation: Preparation, open: int) -> None:
        preparation.report(open)
        if preparation.open < len(preparation.doors):
            self.changed(preparation.game.id)
        elif not self._load(preparation):
            self._give_up(preparation, preparation.trouble or "what was compiled is not on disk")

    def _give_up(self, preparation: Preparation, trouble: str) -> None:
        preparation.trouble = trouble
        self._put(preparation, "plain")
