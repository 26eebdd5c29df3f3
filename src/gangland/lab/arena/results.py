"""A finished game of a contest, and the same as one line of JSON."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Fault:
    """Why a bot lost a game before its end."""

    seat: int
    bot: str
    move: int  # number of the action that it owed, from 1
    kind: str  # overrun, crash, illegal or gone (its process ended)
    what: str = ""  # the error or the action, as text
    seconds: float = 0.0
    limit: float = 0.0  # seconds it was allowed


@dataclass(frozen=True)
class GameResult:
    """One game: who sat where, how it ended, and what it cost. All lists have an entry for each seat."""

    game: int  # its number, from 1
    deal: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...] | None  # none in a game that was not played to its end
    moves: int
    decisions: tuple[int, ...]
    searched: tuple[int, ...]  # decisions with a look ahead
    looks: tuple[int, ...]
    thinking: tuple[float, ...]  # seconds
    seconds: float
    fault: Fault | None = None

    def shares(self) -> list[float]:
        """What each seat won: 1, or a part of it if several won."""
        return shares_of(self.places)

    def line(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False) + "\n"


def shares_of(places: Sequence[int]) -> list[float]:
    """What each place won: all of it, a part if several are first, nothing."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def result_of(line: str) -> GameResult:
    """The game that a line tells; a ValueError, TypeError or KeyError if it tells none."""
    entries: dict[str, Any] = json.loads(line)
    fault = entries.pop("fault")
    lists: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in entries.items()
    }
    return GameResult(**lists, fault=Fault(**fault) if fault else None)
