"""Gangland: gangster games from the table, played by their real rules.

>>> import gangland
>>> match = gangland.new("famiglia", seed=7)
>>> match.play(match.legal()[0])
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gangland.engine.match import CannotUndo, Match, Refused
    from gangland.engine.notation import NotationError

__version__ = "0.2.0"
__all__ = ["CannotUndo", "Match", "NotationError", "Refused", "new", "position", "replay"]


def new(
    game: str, *, seats: int | None = None, seed: int | str | None = None, plain: bool | None = None, **options: str
) -> "Match":
    """Deal a new game. Without a seed the operating system gives one; options are the game's own."""
    from gangland.engine.match import Match
    from gangland.games import load

    return Match.of(load(game), seats, options, seed, None, plain)


def position(
    game: str, text: str, *, seats: int | None = None, seed: int | str | None = 0, plain: bool | None = None
) -> "Match":
    """A match that goes on from a typed position; the seed is for what the text leaves to chance."""
    from gangland.engine.match import Match
    from gangland.games import load

    return Match.of(load(game), seats, None, seed, text, plain)


def replay(text: str, *, plain: bool | None = None) -> "Match":
    """The match that a record tells, after its last action."""
    from gangland.engine.record import read_record
    from gangland.games import load

    return read_record(text, load, plain)


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> Any:
    """Names of the engine, imported when somebody wants them: `import gangland` alone costs nothing."""
    if name in ("Match", "Refused", "CannotUndo"):
        from gangland.engine import match

        return getattr(match, name)
    if name == "NotationError":
        from gangland.engine.notation import NotationError

        return NotationError
    raise AttributeError(f"module 'gangland' has no attribute {name!r}")
