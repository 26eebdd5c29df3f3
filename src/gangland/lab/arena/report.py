"""What the games of an arena say about its bots. Games count in the order of their numbers, whoever finished first."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

from gangland.lab.arena.contest import Contest, need
from gangland.lab.arena.lineups import AUTOMATON
from gangland.lab.arena.pairs import comparisons
from gangland.lab.arena.results import Row
from gangland.lab.intervals import NORMAL_95, wilson


def report(contest: Contest, rows: Iterable[Row]) -> dict[str, Any]:
    """All figures as plain data, for `--json`, for tables and for plots."""
    played = sorted(rows, key=lambda row: row.game)
    labels = [*contest.labels, *([AUTOMATON] if AUTOMATON in contest.tables[0] else [])]
    moves, seconds = sum(row.moves for row in played), sum(row.seconds for row in played)
    ratings = rated(played, labels)
    return contest.as_json() | {
        "games": len(played),
        "of": contest.games,
        "tables": len(contest.tables),
        "bots": [bot_figures(label, played) | ratings[label] for label in labels],
        "pairs": comparisons(played, labels, len(contest.tables)),
        "seat_wins": [seat_figures(seat, played) for seat in range(contest.seats)],
        "moves": moves,
        "seconds": round(seconds, 6),
        "mean_length": moves / len(played) if played else None,
        "moves_per_second": moves / seconds if seconds else None,
        "unfinished": sum(row.points is None and row.fault is None for row in played),
        "faults": [fault_figures(row) for row in played if row.fault],
    }


def share_figures(wins: Sequence[float]) -> dict[str, Any]:
    """Wins, and their share with its interval."""
    low, high = wilson(sum(wins), len(wins)) if wins else (None, None)
    return {
        "wins": round(sum(wins), 9),
        "played": len(wins),
        "win_rate": fmean(wins) if wins else None,
        "low": low,
        "high": high,
    }


def bot_figures(label: str, rows: Sequence[Row]) -> dict[str, Any]:
    """One bot over all its seats: at a table of four where it sits twice, it plays twice in each game."""
    seats = [(row, seat) for row in rows for seat, bot in enumerate(row.bots) if bot == label]
    decisions, searched, looks = (
        sum(costs[seat] for costs, seat in ((getattr(row, name), seat) for row, seat in seats))
        for name in ("decisions", "searched", "looks")
    )
    thinking = sum(row.thinking[seat] for row, seat in seats)
    points = [row.points[seat] for row, seat in seats if row.points is not None]
    return {
        "name": label,
        **share_figures([row.shares()[seat] for row, seat in seats]),
        "points": fmean(points) if points else None,
        "decisions": decisions,
        "thinking_seconds": round(thinking, 6),
        "decisions_per_second": decisions / thinking if thinking else None,
        "looks_per_decision": looks / searched if searched else None,
        "faults": sum(row.fault is not None and row.fault.bot == label for row in rows),
    }


def seat_figures(seat: int, rows: Sequence[Row]) -> dict[str, Any]:
    """How often a seat wins, whoever sits there."""
    return {"seat": seat, **share_figures([row.shares()[seat] for row in rows])}


def fault_figures(row: Row) -> dict[str, Any]:
    """A fault and its game, by the number of its record."""
    assert row.fault is not None
    return {"game": row.game, **{name: value for name, value in vars(row.fault).items() if value != ""}}


def rated(rows: Sequence[Row], labels: Sequence[str]) -> dict[str, dict[str, float]]:
    """Ratings after Plackett and Luce (openskill): 25 at the start, and its interval.

    A bot that has several seats in a game moves by the mean of what they would move it.
    """
    need("openskill")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = dict.fromkeys(labels, (model.mu, model.sigma))
    for row in rows:
        if len(set(row.bots)) > 1:
            seats = [[model.rating(*known[label])] for label in row.bots]
            after = [one for (one,) in model.rate(seats, ranks=[float(place) for place in row.places])]
            for label in set(row.bots):
                own = [one for one, bot in zip(after, row.bots, strict=True) if bot == label]
                known[label] = fmean(one.mu for one in own), fmean(one.sigma for one in own)
    return {label: _rating(*known[label]) for label in labels}


def _rating(mean: float, deviation: float) -> dict[str, float]:
    spread = NORMAL_95 * deviation
    return {"rating": mean, "deviation": deviation, "rating_low": mean - spread, "rating_high": mean + spread}
