"""What a report is asked for, checked: the same question gives the same figures, on any machine."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

from gangland.bots import player
from gangland.engine.game import Game
from gangland.engine.mistakes import Mistake
from gangland.games import load
from gangland.lab.balance import PACKAGE
from gangland.lab.whatif.changes import Change
from gangland.lab.whatif.variants import check

USUAL_BOTS = ("greedy:10", "search:100", "search:400")  # from weak to strong
MOST_COMPARED = 1_000_000  # random deals that are played as printed and changed
NEEDED = {"matplotlib": "lab", "pyarrow": "data"}  # modules of a report, and the extras that bring them


@dataclass(frozen=True)
class Asked:
    """Which game, at which table, how often, by whom, from which seed, and with which changes."""

    game: str
    version: int  # of the rules
    seats: int
    options: dict[str, str]
    seed: int
    playouts: int
    bots: tuple[str, ...]  # from weak to strong
    games: int  # of each bot
    changes: tuple[Change, ...] = field(default=())

    @property
    def compared(self) -> int:
        return min(self.playouts, MOST_COMPARED) if self.changes else 0

    def command(self) -> list[str]:
        """The command that asks this; what is usual is left out."""
        game = load(self.game)
        pieces = ["gangland", "balance", self.game, "--playouts", str(self.playouts)]
        pieces += ["--games", str(self.games * len(self.bots))]
        pieces += ["--bots", ",".join(self.bots)] if self.bots else []
        pieces += ["--seats", str(self.seats)] if self.seats != game.check_seats(None) else []
        for option in game.options:
            if self.options[option.name] != option.choices[0]:
                pieces += ["--option", f"{option.name}={self.options[option.name]}"]
        pieces += ["--seed", str(self.seed)] if self.seed else []
        for change in self.changes:
            pieces += ["--set", f"{change.path}={as_typed(change.value)}"]
        return pieces

    def as_json(self) -> dict[str, Any]:
        """All that the figures follow from."""
        printed = load(self.game).design.printed
        changes = [
            {"path": one.path, "printed": printed[one.path], "changed": one.value}
            for one in sorted(self.changes, key=lambda change: change.path)
        ]
        return {
            "game": self.game,
            "rules_version": self.version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "playouts": self.playouts,
            "bots": list(self.bots),
            "games_of_each_bot": self.games,
            "changes": changes,
        }


def as_typed(value: Any) -> str:
    """A component as it is typed after `--set path=`."""
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def new_question(
    game: Game,
    playouts: int,
    games: int = 0,
    bots: Sequence[str] = USUAL_BOTS,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    changes: Mapping[str, Any] | Sequence[Change] = (),
) -> Asked:
    """A question that can be answered; a Mistake says why not. The games of bots are shared out among them."""
    count = game.check_seats(seats)
    chosen = game.full_options(options or {})
    game.check_options(count, chosen)
    if playouts < 1 or games < 0:
        raise Mistake("mistake-balance-games", package=PACKAGE)
    for name in bots:
        player(name)
    if len(set(bots)) < len(bots):
        raise Mistake("mistake-balance-bots", package=PACKAGE)
    each = -(-games // len(bots)) if bots else 0
    wanted = check(game.design, changes)
    playing = tuple(bots) if each else ()
    return Asked(game.id, game.version, count, chosen, seed, playouts, playing, each, tuple(wanted))


def need_all() -> None:
    """A Mistake names the extra that brings a module which is not here: better before hours of games than after."""
    for module, extra in NEEDED.items():
        if find_spec(module) is None:
            raise Mistake("mistake-balance-extra", package=PACKAGE, module=module, extra=extra)
