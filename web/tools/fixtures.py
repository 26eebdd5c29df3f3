"""Writes the views that the boards' tests and the page boards.html show: random games at tables of every size.

From the repository: `.venv/bin/python web/tools/fixtures.py [game...]`
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

import gangland
from gangland.engine.match import Match
from gangland.games import load

BOARDS = Path(__file__).parent.parent / "src" / "games"
FIXTURES = Path("tests", "fixtures")  # in the folder of a game
NOBODY = -1
MORE_GAMES = 20  # played for steps that the first games have not come to


class Setting(msgspec.Struct):
    """A table to play at: after how many actions its middle is kept."""

    name: str
    seats: int
    options: dict[str, str]
    middle: int


class Settings(msgspec.Struct):
    """`tables.json` of a game: its tables, and the kinds of action that make a fuller one."""

    likes: list[str]
    tables: list[Setting]


def plain(thing: object) -> Any:
    return json.loads(msgspec.json.encode(thing))


def choice(match: Match, seat: int, likes: list[str], dice: random.Random) -> int:
    """Chance, with a liking for what makes a fuller table; nobody passes in vain."""
    actions = match.game.actions
    legal = [action for action in match.legal(seat) if actions.kind(action) != "pass"] or match.legal(seat)
    bold = [action for action in legal if actions.kind(action) in likes]
    return dice.choice(bold if bold and dice.random() < 0.6 else legal)


def keep(views: dict[str, Any], name: str, match: Match, seat: int) -> None:
    if name not in views:
        views[name] = plain(match.view(seat))


def play(views: dict[str, Any], game: str, table: Setting, likes: list[str], seed: int) -> None:
    """One game: its beginning, middle and end, each step once, a sealed choice that may still be changed."""
    name, middle = table.name, table.middle
    dice = random.Random(seed)
    match = gangland.new(game, seats=table.seats, seed=seed, plain=True, **table.options)
    count = 0
    while match.to_act:
        seat = dice.choice(match.to_act)
        step = match.view(NOBODY).table.step
        if count == 0:
            keep(views, f"{name}-begin", match, seat)
        if count >= middle:
            keep(views, f"{name}-middle", match, seat)
            keep(views, "spectator", match, NOBODY)
        if count >= middle // 2:
            keep(views, f"step-{step}", match, seat)
        match.play(choice(match, seat, likes, dice), seat=seat)
        count += 1
        players = getattr(match.view(NOBODY).table, "players", ())
        if count > middle // 2 and players and getattr(players[seat], "chosen", False):
            keep(views, f"sealed-{step}", match, seat)
    keep(views, f"{name}-over", match, 0)


def write(folder: Path, name: str, thing: object) -> None:
    (folder / f"{name}.json").write_text(json.dumps(thing, separators=(",", ":"), ensure_ascii=False) + "\n")


def book(game: str) -> list[dict[str, Any]]:
    """What the server says of a game's actions."""
    actions = load(game).actions
    numbers = range(len(actions))
    return [{"text": actions[n], "words": plain(actions.messages[n]), "kind": actions.kind(n)} for n in numbers]


def main(games: list[str]) -> None:
    for game in games or [path.parent.name for path in BOARDS.glob("*/tests")]:
        folder = BOARDS / game / FIXTURES
        settings = msgspec.json.decode((folder / "tables.json").read_bytes(), type=Settings)
        views: dict[str, Any] = {}
        for seed in range(len(settings.tables) + MORE_GAMES):
            play(views, game, settings.tables[seed % len(settings.tables)], settings.likes, seed + 1)
        write(folder, "views", {name: views[name] for name in sorted(views)})
        write(folder, "actions", book(game))


if __name__ == "__main__":
    main(sys.argv[1:])
