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

OUT = Path(__file__).parent.parent / "tests" / "fixtures"
NOBODY = -1
Table = tuple[
    str, int, dict[str, str], int
]  # a name, the seats, the options, after how many actions its middle is kept
TABLES: dict[str, list[Table]] = {
    "famiglia": [("open", 2, {}, 60), ("closed", 2, {"memory": "closed"}, 60)],
    "cash_n_guns": [
        *((str(seats), seats, {}, 60) for seats in range(4, 9)),
        *((f"{seats}t", seats, {"talents": "random"}, 60) for seats in (4, 6, 8)),
        ("8c", 8, {"talents": "chosen"}, 90),
        ("5clock", 5, {"clock": "with"}, 40),
    ],
    "five_points": [*((str(seats), seats, {}, 40) for seats in (2, 3, 4)), ("4closed", 4, {"memory": "closed"}, 70)],
    "the_boss": [
        *((str(seats), seats, {}, 25) for seats in (2, 3, 4)),
        ("2set", 2, {"cities": "4567"}, 40),
        ("4late", 4, {}, 95),
        ("3closed", 3, {"memory": "closed"}, 60),
    ],
    "syndicate": [
        ("ny", 2, {}, 25),
        ("la", 2, {"board": "los-angeles"}, 30),
        ("solo", 2, {"solo": load("syndicate").options[2].choices[1]}, 30),
    ],
}
MORE_GAMES = 20  # played for steps that the first games have not come to


def plain(thing: object) -> Any:
    return json.loads(msgspec.json.encode(thing))


def choice(match: Match, seat: int, dice: random.Random) -> int:
    """Chance, with a liking for what makes a fuller table: recruits and people who stand; nobody passes in vain."""
    actions = match.game.actions
    legal = [action for action in match.legal(seat) if actions.kind(action) != "pass"] or match.legal(seat)
    bold = [action for action in legal if actions.kind(action) in ("stand", "recruit", "recruit-scared")]
    return dice.choice(bold if bold and dice.random() < 0.6 else legal)


def keep(views: dict[str, Any], name: str, match: Match, seat: int) -> None:
    if name not in views:
        views[name] = plain(match.view(seat))


def play(views: dict[str, Any], game: str, table: Table, seed: int) -> None:
    """One game: its beginning, middle and end, each step once, a sealed choice that may still be changed."""
    name, seats, options, middle = table
    dice = random.Random(seed)
    match = gangland.new(game, seats=seats, seed=seed, plain=True, **options)
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
        match.play(choice(match, seat, dice), seat=seat)
        count += 1
        players = getattr(match.view(NOBODY).table, "players", ())
        if count > middle // 2 and players and getattr(players[seat], "chosen", False):
            keep(views, f"sealed-{step}", match, seat)
    keep(views, f"{name}-over", match, 0)


def write(name: str, thing: object) -> None:
    (OUT / f"{name}.json").write_text(json.dumps(thing, separators=(",", ":"), ensure_ascii=False) + "\n")


def book(game: str) -> list[dict[str, Any]]:
    """What the server says of a game's actions."""
    actions = load(game).actions
    numbers = range(len(actions))
    return [{"text": actions[n], "words": plain(actions.messages[n]), "kind": actions.kind(n)} for n in numbers]


def main(games: list[str]) -> None:
    for game in games or TABLES:
        tables = TABLES[game]
        views: dict[str, Any] = {}
        for seed in range(len(tables) + MORE_GAMES):
            play(views, game, tables[seed % len(tables)], seed + 1)
        write(game, {name: views[name] for name in sorted(views)})
        write(f"{game}.actions", book(game))


if __name__ == "__main__":
    main(sys.argv[1:])
