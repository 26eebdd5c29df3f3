"""One thing measured, and what it must reach."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gangland.engine.figures import Agreed
from gangland.engine.table import Table
from gangland.games import load

Progress = Callable[[str], None]
SEED = 7


@dataclass(frozen=True)
class Figure:
    """What was measured; `at_least` or `at_most` is what it must reach."""

    what: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None
    peer: str | None = None
    peer_value: float | None = None

    def row(self) -> dict[str, Any]:
        reached = (self.at_least is None or self.value >= self.at_least) and (
            self.at_most is None or self.value <= self.at_most
        )
        return {
            "what": self.what,
            "value": self.value,
            "unit": self.unit,
            "peer": self.peer,
            "peer_value": self.peer_value,
            "ratio": self.value / self.peer_value if self.peer_value else None,
            "must": self.at_least if self.at_least is not None else self.at_most,
            "reached": reached,
        }


def title(table: Table) -> str:
    """The game, and what is not as usual at this table."""
    seats = [f"{table.seats} seats"] if table.seats != table.game.seats[0] else []
    unusual = seats + [f"{name}={choice}" for name, choice in table.unusual.items()]
    return f"{table.game.id} ({', '.join(unusual)})" if unusual else table.game.id


def measured_tables(id: str) -> list[Table]:
    """The tables that a game's promises are about."""
    game = load(id)
    usual: Agreed = (game.seats[0], {})
    return [Table.of(game, *agreed) for agreed in game.figures.tables or (usual,)]
