"""Golden games: whole games as text, so that a change of the rules shows as a diff. `make golden` rewrites them.

How they are written is told in tests/fold.py.
"""

import random
from pathlib import Path

from gangland.engine.game import NOBODY, Game
from gangland.engine.match import Match
from gangland.engine.testing import Table, tables
from gangland.games import GAMES, load
from tests.fold import Moment, folded
from tests.games.cash_n_guns import talents

SEEDS = (1, 2, 3)
FOLDER = Path(__file__).parent / "games"


def eager(match: Match, draw: random.Random) -> int:
    """A random action, but never a pass while there is another: such games come to their natural end."""
    actions = match.legal(match.to_act[0])
    return draw.choice([action for action in actions if str(action) != "pass"] or actions)


def played(table: Table, seed: int) -> Match:
    """The golden game of one table and one seed."""
    match = Match.of(table.game, table.seats, table.options, seed)
    draw = random.Random(seed)
    while not match.over:
        match.play(eager(match, draw), seat=match.to_act[0])
    return match


def written(table: Table, seed: int) -> str:
    """The game as text: what everyone may see, what was legal, what was played, and the result."""
    moves = played(table, seed).moves
    match = Match.of(table.game, table.seats, table.options, seed)
    options = "".join(f", {name}={choice}" for name, choice in match.options.items())
    moments = []
    for seat, action in moves:
        position = table.game.write_seen(match.position, NOBODY)
        moments.append(Moment(position, [str(legal) for legal in match.legal(seat)], seat, table.game.actions[action]))
        match.play(action, seat=seat)
    head = f"{table.game.id}, {table.seats} seats{options}, seed {seed}"
    results = [f"seat {seat}: {end.points} points, place {end.place}" for seat, end in enumerate(match.result or ())]
    return folded(head, moments, table.game.write_seen(match.position, NOBODY), results)


def variants(table: Table) -> int:
    """How many of a table's options are not the usual ones."""
    return sum(table.options[option.name] != option.choices[0] for option in table.game.options)


def golden_files(game: Game) -> dict[Path, tuple[Table, int]]:
    """Where each golden game of a game lies."""
    folder = FOLDER / game.id / "golden"
    files = {}
    for table in tables(game, ["plain"]):
        unusual = variants(table)
        name = "-".join([str(table.seats), *table.options.values()])
        seeds = SEEDS if unusual == 0 else SEEDS[:1] if unusual == 1 else ()
        files |= {folder / f"{name}-{seed}.txt": (table, seed) for seed in seeds}
    return files


def main() -> None:
    for id in GAMES:
        for path, (table, seed) in golden_files(load(id)).items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(written(table, seed), "utf-8")
    for path, talent in talents.files().items():
        path.write_text(talents.record_of(talent), "utf-8")


if __name__ == "__main__":
    main()
