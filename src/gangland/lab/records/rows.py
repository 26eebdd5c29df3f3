"""A game as rows of the tables: one of the game, one for each decision, one for each view."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from gangland.engine.match import Match
from gangland.engine.position import Position
from gangland.engine.view import View, look
from gangland.lab.records.columns import DECISIONS, GAMES, VIEWS
from gangland.lab.records.recorded_game import RecordedGame

Rows = list[dict[str, Any]]
JSON, OBSERVATION, BOTH = "json", "observation", "both"
ACTOR, EVERYONE = "actor", "everyone"
TIGHT = (",", ":")


@dataclass(frozen=True)
class Selection:
    """Which tables are wanted, and of whose views what."""

    tables: tuple[str, ...] = (GAMES, DECISIONS)
    views: str | None = None  # JSON, OBSERVATION or BOTH
    seen_by: str = ACTOR  # the seat to move, or EVERYONE: all seats at every decision

    def as_json(self) -> dict[str, Any]:
        return {"views": self.views, "seen_by": self.seen_by if VIEWS in self.tables else None}


@dataclass(frozen=True)
class Decision:
    """One decision, before it is done: the position goes on with the next one."""

    n: int
    turn: int
    seat: int
    action: int
    position: Position


def rows_of(number: int, source: str, recorded: RecordedGame, selection: Selection) -> dict[str, Rows]:
    """All rows of a game."""
    rows: dict[str, Rows] = {table: [] for table in selection.tables}
    if GAMES in rows:
        rows[GAMES].append(game_row(number, source, recorded))
    if DECISIONS in rows or VIEWS in rows:
        ends = _ends(recorded.match)
        for decision in decisions(recorded.match):
            if DECISIONS in rows:
                rows[DECISIONS].append(decision_row(number, recorded, decision, ends))
            if VIEWS in rows:
                rows[VIEWS] += view_rows(number, recorded.match, decision, selection)
    return rows


def game_row(number: int, source: str, recorded: RecordedGame) -> dict[str, Any]:
    match, ends = recorded.match, recorded.match.result
    comments = [{"n": n, "text": text} for n, text in sorted(match.comments.items())]
    return {
        "number": number,
        "source": source,
        "game": match.game.id,
        "rules": match.game.version,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
        "start": match.start,
        "match": recorded.match_id,
        "commitment": recorded.commitment,
        "players": list(recorded.players) if recorded.players else None,
        "actors": [seat for seat, _ in match.moves],
        "actions": [int(action) for _, action in match.moves],
        "comments": comments or None,
        "moves": len(match.moves),
        "turns": turns(match),
        "finished": ends is not None,
        "ending": _ending(match),
        "points": [end.points for end in ends] if ends else None,
        "places": [end.place for end in ends] if ends else None,
        "fault": recorded.fault,
        "fault_seat": recorded.fault_seat,
        "state": recorded.state,
    }


def turns(match: Match) -> int:
    """Stretches of one seat's actions: the numbered lines of a record."""
    return bool(match.moves) + sum(one[0] != next_one[0] for one, next_one in pairwise(match.moves))


def _ending(match: Match) -> str | None:
    """In which way a game that has several is over."""
    if not (match.over and match.game.endings):
        return None
    return match.game.endings[int(match.game.ending(match.position))]


def _ends(match: Match) -> list[dict[str, Any]]:
    """The columns of the result for each seat."""
    if not match.result:
        return [{"points": None, "place": None, "share": None}] * match.seats
    winners = sum(end.place == 1 for end in match.result)
    return [
        {"points": end.points, "place": end.place, "share": 1 / winners if end.place == 1 else 0.0}
        for end in match.result
    ]


def decisions(match: Match) -> Iterator[Decision]:
    """The decisions of a match from its beginning."""
    position, turn, last = match.at(0), 0, None
    for n, (seat, action) in enumerate(match.moves):
        turn += seat != last
        last = seat
        yield Decision(n, turn, seat, int(action), position)
        match.rules.play(position, seat, action)


def decision_row(number: int, recorded: RecordedGame, decision: Decision, ends: list[dict[str, Any]]) -> dict[str, Any]:
    match, position = recorded.match, decision.position
    game, rules = match.game, match.rules
    return {
        "number": number,
        "game": game.id,
        "n": decision.n,
        "turn": decision.turn,
        "seat": decision.seat,
        "player": recorded.players[decision.seat] if recorded.players else None,
        "action": decision.action,
        "text": game.actions[decision.action],
        "kind": game.actions.kind(decision.action),
        "legal_count": len(rules.legal(position, decision.seat)),
        "sealed": game.sealed(position),
        "hidden": bool(rules.enter_hides(rules.row(position), decision.action)),
        **ends[decision.seat],
    }


# Views: nothing in these rows comes from the position but through `look` and `observe`


def view_rows(number: int, match: Match, decision: Decision, selection: Selection) -> Iterator[dict[str, Any]]:
    seats = range(match.seats) if selection.seen_by == EVERYONE else (decision.seat,)
    for seat in seats:
        place = {"number": number, "game": match.game.id, "n": decision.n, "seat": seat, "asked": seat == decision.seat}
        yield place | known_to(match, decision.position, seat, selection.views or BOTH)


def known_to(match: Match, position: Position, seat: int, views: str) -> dict[str, Any]:
    """What a seat may know of a position, and nothing else: a test exchanges all that it may not know."""
    view = look(match.game, match.rules, position, match.seats, seat)
    return {
        "legal": list(view.legal),
        "observation": match.rules.observe(position, seat) if views != JSON else None,  # an array: lists take more room
        "view": view_text(view) if views != OBSERVATION else None,
    }


def view_text(view: View) -> str:
    return json.dumps(view, default=_fields, ensure_ascii=False, separators=TIGHT)


def _fields(part: Any) -> dict[str, Any]:
    """A part of a view as JSON has it: the same names as in the messages of the server."""
    kind: type = type(part)
    return {name: getattr(part, name) for name in _names(kind)}


@cache
def _names(kind: type) -> tuple[str, ...]:
    if not is_dataclass(kind):
        raise TypeError(f"a view holds plain data, not {kind}")
    return tuple(field.name for field in fields(kind))
