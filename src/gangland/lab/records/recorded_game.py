"""A game of a data set: the match, and what is known of it beside the rules."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gangland.engine.match import Match
from gangland.engine.mistakes import Mistake
from gangland.games import load
from gangland.lab.records.columns import GAMES, TABLES

TO_REPLAY = ("game", "rules", "seats", "options", "seed", "actors", "actions")
ALSO_READ = ("start", "match", "commitment", "players", "comments", "fault", "fault_seat", "state")


@dataclass(frozen=True)
class RecordedGame:
    """A replayed game. `players` has a name for each seat; the `fault` is why a bot lost it before its end."""

    match: Match
    players: tuple[str, ...] | None = None
    match_id: str | None = None  # on the server that played it
    commitment: str | None = None  # the hash of that server's secret, shown before the deal
    fault: str | None = None
    fault_seat: int | None = None

    @property
    def state(self) -> str:
        """The last position as a hash: replayed anywhere, by the same rules, it is the same."""
        return hashlib.sha256(bytes(self.match.position)).hexdigest()


def game_of_row(row: Mapping[str, Any]) -> RecordedGame:
    """The game of a row of the table `games`, replayed; a Mistake if it is none, or another than the row says."""
    cells = _checked(row)
    game = load(cells["game"])
    if cells["rules"] != game.version:
        raise Mistake("mistake-version", version=str(cells["rules"]), known=str(game.version))
    match = Match.of(game, game.check_seats(cells["seats"]), cells["options"], cells["seed"], cells["start"])
    for name, length in (("actors", len(cells["actions"])), ("players", match.seats)):
        if cells[name] is not None and len(cells[name]) != length:
            raise Mistake("mistake-records-length", column=name, length=str(length))
    comments = {comment["n"]: comment["text"] for comment in cells["comments"] or []}
    for n, (seat, action) in enumerate(zip(cells["actors"], cells["actions"], strict=True)):
        match.play(action, seat=seat)
        if n in comments:
            match.comment(comments[n])
    players = None if cells["players"] is None else tuple(cells["players"])
    recorded = RecordedGame(match, players, cells["match"], cells["commitment"], cells["fault"], cells["fault_seat"])
    if cells["state"] not in (None, recorded.state):
        raise Mistake("mistake-records-state")
    return recorded


def _checked(row: Mapping[str, Any]) -> dict[str, Any]:
    """The cells that make the game; whoever writes rows by hand may leave out all but the moves."""
    columns = {column.name: column for column in TABLES[GAMES]}
    cells = {name: row.get(name) for name in (*TO_REPLAY, *ALSO_READ)}
    pairs = cells["options"]
    if isinstance(pairs, list) and all(isinstance(pair, tuple) for pair in pairs):  # as Parquet gives a map
        cells["options"] = dict(pairs)
    for name, value in cells.items():
        if not (columns[name].fits(value) or (value is None and name in ALSO_READ)):
            raise Mistake("mistake-records-column", column=name, kind=columns[name].kind)
    return cells
