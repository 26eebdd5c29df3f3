"""The compiler: a child process that opens one door after the other, which fills the cache on disk.

It says on its output how far it is; the parent then finds the doors on disk. By hand,
`python -m gangland.bots.compiler famiglia the_boss` fills the cache before anybody plays.
"""

import argparse
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from gangland.engine.game import Game
from gangland.engine.match import Match
from gangland.engine.position import Position
from gangland.engine.rules import Rules

Doors = Literal["bots", "all"]  # those that bots go through; with them, those that a match goes through
POLITENESS = 10  # how far the child steps back behind those who play
REPORT = re.compile(r"(\w+) (\d+) (\d+)")  # game, doors open, doors of all


# What is compiled


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
        from gangland.bots.question import Question

        question = Question(self.rules, self.position, self.seat, 0, self.legal[:1], time.perf_counter())
        player(f"{bot}:1").think(question)

    def setup(self) -> None:
        game = self.rules.game
        self.rules.setup(self.position.copy(), self.seats, game.option_numbers({}))

    def match(self) -> Match:
        return Match(self.rules.game, seed=0, plain=False)


@dataclass(frozen=True)
class FirstCall:
    """A call that needs a door, and the seconds that compiling it typically takes."""

    seconds: float
    call: Callable[[Scene], object]


# The seconds are means over our games on a small server; a later door finds much of what it needs already compiled.
OF_BOTS = (
    FirstCall(0.5, lambda scene: scene.rules.to_act(scene.position)),
    FirstCall(1.4, lambda scene: scene.rules.legal(scene.position, scene.seat)),
    FirstCall(2.4, lambda scene: scene.rules.guess(scene.position, scene.seat, 0, 0)),
    FirstCall(5.9, lambda scene: scene.think("greedy")),
    FirstCall(8.5, lambda scene: scene.think("search")),
)
OF_MATCHES = (
    FirstCall(1.1, lambda scene: scene.rules.play(scene.position.copy(), scene.seat, scene.legal[0])),
    FirstCall(0.1, lambda scene: scene.rules.why_not(scene.position, scene.seat, scene.legal[0])),
    FirstCall(0.1, lambda scene: scene.rules.result(scene.position)),
    FirstCall(0.7, lambda scene: scene.setup()),
    FirstCall(0.2, lambda scene: scene.match()),  # deals
    FirstCall(0.5, lambda scene: scene.match().at(0)),  # replays
)
FIRST_CALLS: dict[Doors, tuple[FirstCall, ...]] = {"bots": OF_BOTS, "all": OF_BOTS + OF_MATCHES}


def open_doors(game: Game, doors: Doors = "all") -> Iterator[int]:
    """Open one door after the other; how many are open now, from 0 on."""
    yield 0
    scene = Scene.of(game)
    for number, first in enumerate(FIRST_CALLS[doors], 1):
        first.call(scene)
        yield number


def is_on_disk(game: Game, doors: Doors = "all") -> bool:
    """Load the compiled doors of a game, unless one is missing: nothing is compiled here."""
    from gangland.engine.cpu import NotOnDisk, only_from_disk

    try:
        with only_from_disk():
            list(open_doors(game, doors))
    except NotOnDisk:
        return False
    return True


# The parent's side


class Compiler:
    """A child that compiles some games. It lives as long as the pipe to it is open, so it can't outlive us."""

    def __init__(self, games: Sequence[str], doors: Doors) -> None:
        from gangland.engine.cpu import cache_folder

        # Ours, where the usual folder can't be written and each process would have a temporary one of its own.
        environment = {**os.environ, "GANGLAND_CACHE": str(cache_folder()), "PYTHONPATH": _path()}
        self.last_words = ""
        self.process = subprocess.Popen(
            command(games, doors),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
            text=True,
            errors="replace",
            start_new_session=True,  # Ctrl-C is for those who play
        )

    def reports(self) -> Iterator[tuple[str, int]]:
        """A game and how many of its doors are open, again and again; what is no report may be the last words."""
        with self.process:
            for line in self.process.stdout or ():
                if found := REPORT.fullmatch(line.strip()):
                    yield found[1], int(found[2])
                else:
                    self.last_words = line.strip() or self.last_words

    def kill(self) -> None:
        self.process.kill()


def command(games: Sequence[str], doors: Doors) -> list[str]:
    """How the child is called: this Python, without the folder that somebody happens to stand in."""
    return [sys.executable, "-P", "-m", "gangland.bots.compiler", "--tied", "--for", doors, *games]


def _path() -> str:
    """Where this process finds its modules, so that the child finds the same."""
    return os.pathsep.join(place or os.getcwd() for place in sys.path)


# The child's side


def main(arguments: Sequence[str] | None = None) -> None:
    """Compile the rules of some games, or of all, one door after the other."""
    from gangland.games import GAMES, load

    parser = argparse.ArgumentParser(prog="python -m gangland.bots.compiler")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--for", dest="doors", choices=list(FIRST_CALLS), default="all")
    parser.add_argument("--tied", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.tied:
        threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    for id in asked.games or GAMES:
        for done in open_doors(load(id), asked.doors):
            print(id, done, len(FIRST_CALLS[asked.doors]), flush=True)


def _end_with_parent() -> None:
    """Nothing is ever written to us: our input ends when the parent does, however that ends."""
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    main()
