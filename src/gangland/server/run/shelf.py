"""Rules for a process that does not compile: it takes from disk what another has made."""

import os
import threading
from collections.abc import Iterable

from gangland.bots.workshop import is_on_disk
from gangland.engine.game import Game
from gangland.engine.rules import Rules

LOOK_AGAIN = 5.0  # seconds


class Shelf:
    """Like a workshop that only ever looks whether somebody else is done."""

    making = False

    def __init__(self, games: Iterable[Game]) -> None:
        self._games = {game.id: game for game in games}
        self._ready: set[str] = set()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._look, name="shelf", daemon=True)

    def start(self) -> "Shelf":
        if os.environ.get("GANGLAND_RULES") != "plain":
            self._thread.start()
        return self

    def close(self) -> None:
        self._closed.set()

    def ready(self, id: str) -> bool:
        return id in self._ready

    def rules(self, id: str) -> Rules:
        game = self._games[id]
        return game.compiled if self.ready(id) else game.plain

    @property
    def progress(self) -> dict[str, float]:
        return {id: float(self.ready(id)) for id in self._games}

    def _look(self) -> None:
        while len(self._ready) < len(self._games) and not self._closed.is_set():
            for game in self._games.values():
                if game.id not in self._ready and _is_there(game):
                    self._ready.add(game.id)
            self._closed.wait(LOOK_AGAIN)


def _is_there(game: Game) -> bool:
    try:
        return is_on_disk(game, "all")
    except Exception:  # whatever goes wrong with a compiler, plain rules go on
        return False
