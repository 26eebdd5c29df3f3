"""What the games of an arena say about its bots. Games count in the order of their numbers, whoever finished first."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

from gangland.lab.arena.contest import Contest, need
from gangland.lab.arena.lineups import AUTOMATON
from gangland.lab.arena.pairs import comparisons
from gangland.lab.arena.results import GameResult
from gangland.lab.intervals import NORMAL_95, wilson


def report(contest: Contest, results: Iterable[GameResult]) -> dict[str, Any]:
    """All figures as plain data, for `--json`, for tables and for plots."""
    played = sorted(results, key=lambda result: result.game)
    labels = [*contest.labels, *([AUTOMATON] if AUTOMATON in contest.lineups[0] else [])]
    moves, seconds = sum(result.moves for result in played), sum(result.seconds for result in played)
    ratings = rated(played, labels)
    return contest.as_json() | {
        "games": len(played),
        "of": contest.games,
        "tables": len(contest.lineups),
        "bots": [bot_figures(label, played) | ratings[label] for label in labels],
        "pairs": comparisons(played, labels, len(contest.lineups)),
        "seat_wins": [seat_figures(seat, played) for seat in range(contest.table.seats)],
        "moves": moves,
        "seconds": round(seconds, 6),
        "mean_length": moves / len(played) if played else None,
        "moves_per_second": moves / seconds if seconds else None,
        "unfinished": sum(result.points is None and result.fault is None for result in played),
        "faults": [fault_figures(result) for result in played if result.fault],
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


def bot_figures(label: str, results: Sequence[GameResult]) -> dict[str, Any]:
    """One bot over all its seats: at a table of four where it sits twice, it plays twice in each game."""
    seats = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == label]
    decisions, searched, looks = (
        sum(costs[seat] for costs, seat in ((getattr(result, name), seat) for result, seat in seats))
        for name in ("decisions", "searched", "looks")
    )
    thinking = sum(result.thinking[seat] for result, seat in seats)
    points = [result.points[seat] for result, seat in seats if result.points is not None]
    return {
        "name": label,
        **share_figures([result.shares()[seat] for result, seat in seats]),
        "points": fmean(points) if points else None,
        "decisions": decisions,
        "thinking_seconds": round(thinking, 6),
        "decisions_per_second": decisions / thinking if thinking else None,
        "looks_per_decision": looks / searched if searched else None,
        "faults": sum(result.fault is not None and result.fault.bot == label for result in results),
    }


def seat_figures(seat: int, results: Sequence[GameResult]) -> dict[str, Any]:
    """How often a seat wins, whoever sits there."""
    return {"seat": seat, **share_figures([result.shares()[seat] for result in results])}


def fault_figures(result: GameResult) -> dict[str, Any]:
    """A fault and its game, by the number of its record."""
    assert result.fault is not None
    return {"game": result.game, **{name: value for name, value in vars(result.fault).items() if value != ""}}


def rated(results: Sequence[GameResult], labels: Sequence[str]) -> dict[str, dict[str, float]]:
    """Ratings after Plackett and Luce (openskill): 25 at the start, and its interval.

    A bot that has several seats in a game moves by the mean of what they would move it.
    """
    need("openskill")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = dict.fromkeys(labels, (model.mu, model.sigma))
    for result in results:
        if len(set(result.bots)) > 1:
            seats = [[model.rating(*known[label])] for label in result.bots]
            after = [one for (one,) in model.rate(seats, ranks=[float(place) for place in result.places])]
            for label in set(result.bots):
                own = [one for one, bot in zip(after, result.bots, strict=True) if bot == label]
                known[label] = fmean(one.mu for one in own), fmean(one.sigma for one in own)
    return {label: _rating(*known[label]) for label in labels}


def _rating(mean: float, deviation: float) -> dict[str, float]:
    spread = NORMAL_95 * deviation
    return {"rating": mean, "deviation": deviation, "rating_low": mean - spread, "rating_high": mean + spread}
