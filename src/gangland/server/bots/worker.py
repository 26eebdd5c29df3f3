"""A process that thinks for bots: a task comes in on its standard input, a reply goes out on its standard output.

It is handed a position that was already redealt for the seat, and no id of a match: it could not cheat if it wanted to.
It steps back behind those who play, lives with a limit on its memory, and ends when its server does.
"""

import contextlib
import os
import select
import struct
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import BinaryIO

import msgspec
import numpy as np

from gangland.bots import Answer, Player, player
from gangland.bots.workshop import is_on_disk
from gangland.engine.game import Game
from gangland.engine.position import over
from gangland.engine.rules import Rules
from gangland.games import GAMES, load

POLITENESS = 10
MEGABYTE = 1 << 20
LENGTH = struct.Struct(">I")
LOOK_AGAIN = 5.0  # seconds until a game whose rules were not compiled yet is looked for again
OUT_OF_MEMORY, READY = "memory", "ready"
Make = Callable[[str], Player]


class Task(msgspec.Struct, frozen=True, array_like=True):
    """All that a bot may know, and how it is to play."""

    game: str
    seat: int
    position: bytes
    bot: str
    seed: int


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """What it does; or the trouble it had."""

    action: int = -1
    thoughts: tuple[tuple[int, float, float], ...] = ()
    looks: int = 0
    trouble: str = ""


class Library:
    """The rules of every game: compiled ones as soon as they are on disk, until then the plain ones."""

    def __init__(self) -> None:
        self._ready: dict[str, Rules] = {}
        self._looked: dict[str, float] = {}

    def rules(self, game: Game) -> Rules:
        if game.id not in self._ready and self._may_look(game.id) and self._is_compiled(game):
            self._ready[game.id] = game.compiled
        return self._ready.get(game.id, game.plain)

    def _may_look(self, id: str) -> bool:
        now = time.monotonic()
        if now - self._looked.get(id, -LOOK_AGAIN) < LOOK_AGAIN:
            return False
        self._looked[id] = now
        return True

    @staticmethod
    def _is_compiled(game: Game) -> bool:
        if os.environ.get("GANGLAND_RULES") == "plain":
            return False
        with contextlib.suppress(Exception):  # whatever goes wrong with a compiler, plain rules go on
            return is_on_disk(game, "bots")
        return False


def think(task: Task, library: Library, make: Make) -> Reply:
    """Ask the bot that the task names."""
    game = load(task.game)
    position = over(np.frombuffer(task.position, game.state).copy())
    answer: Answer = make(task.bot).ask(library.rules(game), position, task.seat, task.seed)
    thoughts = tuple((thought.action, thought.value, thought.share) for thought in answer.thoughts)
    return Reply(answer.action, thoughts, answer.looks)


def tried(task: Task, library: Library, make: Make) -> Reply:
    """A bot that fails fails alone: its trouble is told, the process goes on."""
    try:
        return think(task, library, make)
    except MemoryError:
        return Reply(trouble=OUT_OF_MEMORY)
    except Exception as error:
        return Reply(trouble=repr(error))


def read_frame(source: BinaryIO) -> bytes | None:
    """The bytes of one message; None at the end."""
    head = source.read(LENGTH.size)
    return source.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None


def frame(message: msgspec.Struct) -> bytes:
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


def limit_memory(megabytes: int) -> None:
    """More than so much memory of its own, and an allocation fails instead of the machine."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not on this system
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (megabytes * MEGABYTE, megabytes * MEGABYTE))


def own_output() -> BinaryIO:
    """The pipe to the server, kept for replies alone: what a bot prints goes where errors go."""
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return pipe


def end_with(parent: int) -> None:
    """A worker whose server was killed does not go on, not even with the thought it has begun."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)


def warm(library: Library, source: BinaryIO) -> Iterator[str]:
    """Load what is compiled of each game, as long as nobody asks for anything."""
    for id in GAMES:
        if select.select([source], [], [], 0)[0]:
            return
        library.rules(load(id))
        yield id


def main(make: Make = player) -> None:
    """Say that it is ready, then answer one task after the other."""
    limit_memory(int(sys.argv[1]))
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    source, output, library = sys.stdin.buffer, own_output(), Library()
    output.write(frame(Reply(trouble=READY)))
    list(warm(library, source))
    while (data := read_frame(source)) is not None:
        reply = tried(msgspec.msgpack.decode(data, type=Task), library, make)
        output.write(frame(reply))
        if reply.trouble == OUT_OF_MEMORY:
            return


if __name__ == "__main__":
    main()
