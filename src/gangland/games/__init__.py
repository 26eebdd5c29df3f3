"""The games. `GAMES` is the only list of them; each is imported when it is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING

from gangland.engine.mistakes import Mistake

if TYPE_CHECKING:
    from gangland.engine.game import Game

GAMES = ("famiglia", "five_points", "the_boss", "syndicate", "cash_n_guns")


def load(id: str) -> "Game":
    """The game with this id; a Mistake names those there are."""
    if id not in GAMES:
        raise Mistake("mistake-no-game", game=id, known=", ".join(GAMES))
    game: Game = import_module(f"gangland.games.{id}").GAME
    return game
