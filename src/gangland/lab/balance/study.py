"""What a report is asked for, checked: the same study gives the same figures, on any machine."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.util import find_spec
from typing import Any

from gangland.bots import player
from gangland.engine.game import Game
from gangland.engine.mistakes import Mistake
from gangland.engine.table import Table
from gangland.lab.balance import PACKAGE
from gangland.lab.whatif.changes import Change
from gangland.lab.whatif.comparison import changes_json
from gangland.lab.whatif.variants import check, variant

USUAL_BOTS = ("greedy:10", "search:100", "search:400")  # from weak to strong
MOST_COMPARED = 1_000_000  # random deals that are played as printed and changed
NEEDED = {"matplotlib": "lab", "pyarrow": "data"}  # modules of a report, and the extras that bring them


@dataclass(frozen=True)
class Study:
    """Which table, how often, by whom, from which seed, and with which changes."""

    table: Table  # of the printed game
    seed: int
    playouts: int
    bots: tuple[str, ...]  # from weak to strong
    games: int  # of each bot
    changes: tuple[Change, ...] = field(default=())

    @property
    def compared(self) -> int:
        return min(self.playouts, MOST_COMPARED) if self.changes else 0

    @cached_property
    def played_table(self) -> Table:
        """The table that the report is about: of the changed game, if something was changed."""
        printed = self.table
        if not self.changes:
            return printed
        return Table.of(variant(printed.game.id, self.changes), printed.seats, printed.options)

    def command(self) -> list[str]:
        """The command that asks this; what is usual is left out."""
        pieces = ["gangland", "balance", self.table.game.id, "--playouts", str(self.playouts)]
        pieces += ["--games", str(self.games * len(self.bots))]
        pieces += ["--bots", ",".join(self.bots)] if self.bots else []
        pieces += self.table.arguments()
        pieces += ["--seed", str(self.seed)] if self.seed else []
        for change in self.changes:
            pieces += ["--set", f"{change.path}={as_typed(change.value)}"]
        return pieces

    def as_json(self) -> dict[str, Any]:
        """All that the figures follow from."""
        changes = sorted(self.changes, key=lambda change: change.path)
        return self.table.as_json() | {
            "rules_version": self.table.game.version,
            "seed": self.seed,
            "playouts": self.playouts,
            "bots": list(self.bots),
            "games_of_each_bot": self.games,
            "changes": changes_json(self.table.game, changes),
        }


def as_typed(value: Any) -> str:
    """A component as it is typed after `--set path=`."""
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def new_study(
    table: Table | Game,
    playouts: int,
    games: int = 0,
    bots: Sequence[str] = USUAL_BOTS,
    seed: int = 0,
    changes: Mapping[str, Any] | Sequence[Change] = (),
) -> Study:
    """A study that can be made; a Mistake says why not. The games of bots are shared out among them."""
    table = table if isinstance(table, Table) else Table.of(table)
    if playouts < 1 or games < 0:
        raise Mistake("mistake-balance-games", package=PACKAGE)
    for name in bots:
        player(name)
    if len(set(bots)) < len(bots):
        raise Mistake("mistake-balance-bots", package=PACKAGE)
    each = -(-games // len(bots)) if bots else 0
    wanted = check(table.game.design, changes)
    return Study(table, seed, playouts, tuple(bots) if each else (), each, tuple(wanted))


def need_all() -> None:
    """A Mistake names the extra that brings a module which is not here: better before hours of games than after."""
    for module, extra in NEEDED.items():
        if find_spec(module) is None:
            raise Mistake("mistake-balance-extra", package=PACKAGE, module=module, extra=extra)
