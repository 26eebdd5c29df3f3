"""The figures that are no shares of wins: speed, the time of an answer, memory, and how mixed a sealed choice is."""

import math
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from itertools import islice
from statistics import fmean
from typing import Any

from gangland.bench.figures.decisions import at_random, decisions
from gangland.bench.figures.plan import ENTROPY, MEMORY, OPENSPIEL, SEARCH, SECOND, SPEED, Measurement
from gangland.bots import Answer, Player
from gangland.engine.match import Match
from gangland.engine.table import Table
from gangland.lab.arena.bout import Make

Progress = Callable[[int, int], None]  # done, of so many
SEED = 11
SECONDS = 2.0  # of a measurement of speed
LONGEST_THINKER = "godfather"  # who takes a second for a move
ASKED = 20  # decisions of each game at which an answer is timed
WEIGHED = 4  # ... and its memory measured
WATCHED = 80  # sealed choices whose mixture is looked at
SEEDS = 3  # ... each searched so often
NEARLY_CERTAIN = 0.1  # bits
STRIDE = 17  # decisions between two that are asked
PLAYED_BY = "search:200"  # who plays the games in which sealed choices are looked at
MEGABYTE = 1_000_000
KILOBYTE = 1024


def measure(task: Measurement, make: Make, share: float, progress: Progress) -> dict[str, Any]:
    """The value of a row, and what else there is to say; `share` of all that is usually done."""
    ways = {SPEED: speed, SECOND: worst_time, MEMORY: most_memory, ENTROPY: mean_entropy}
    return ways[task.what](task, make, share, progress)


def part(count: int, share: float) -> int:
    return max(math.ceil(count * share), 1)


# Speed


def speed(task: Measurement, make: Make, share: float, progress: Progress) -> dict[str, Any]:
    """Looks ahead in a second on one core; or how many times as many as OpenSpiel's search, measured beside it."""
    from gangland.bench.peers import ISMCTS, ismcts_speeds
    from gangland.bench.speed import looks_speed

    if task.of == OPENSPIEL and not find_spec("pyspiel"):
        return {"value": None, "note": "open-spiel is not installed"}
    game = task.tables[0].game
    ours = looks_speed(game.id, SECONDS * share)
    if task.of != OPENSPIEL:
        return {"value": round(ours)}
    progress(1, 2)
    peer = str(game.figures.peer)
    theirs = ismcts_speeds(SECONDS * share)[peer]
    return {"value": round(ours / theirs, 1), "peer": f"{ISMCTS}/{peer}", "peer_value": round(theirs)}


# One second's move


def scattered(tables: tuple[Table, ...], count: int, choose: Any = None) -> Iterator[tuple[Match, int]]:
    """So many decisions, spread over the tables and over their games."""
    for place, table in enumerate(tables):
        here = count // len(tables) + (place < count % len(tables))
        found = decisions(table, SEED, choose or at_random(SEED))
        yield from islice(found, STRIDE // 2, STRIDE // 2 + here * STRIDE, STRIDE)


def asked(bot: Any, match: Match, seat: int, seed: int = SEED) -> Answer:
    answer: Answer = bot.ask(match.rules, match.position.copy(), seat, seed)
    return answer


def warm_up(tables: tuple[Table, ...], make: Make) -> None:
    """Nobody pays for the compiler."""
    match, seat = next(decisions(tables[0], SEED, at_random(SEED)))
    asked(make("search:1"), match, seat)


def worst_time(task: Measurement, make: Make, share: float, progress: Progress) -> dict[str, Any]:
    """The longest answer, from the question to the action."""
    bot, count, worst = make(LONGEST_THINKER), part(ASKED, share), 0.0
    warm_up(task.tables, make)
    for done, (match, seat) in enumerate(scattered(task.tables, count), 1):
        began = time.perf_counter()
        asked(bot, match, seat)
        worst = max(worst, time.perf_counter() - began)
        progress(done, count)
    return {"value": round(worst, 3), "asked": count, "bots": [LONGEST_THINKER]}


def most_memory(task: Measurement, make: Make, share: float, progress: Progress) -> dict[str, Any]:
    """What a search takes at most: all that Python and NumPy ask for, or what the process grew if that is more."""
    bot, count, most = make(LONGEST_THINKER), part(WEIGHED, share), 0
    warm_up(task.tables, make)
    before = resident()
    for done, (match, seat) in enumerate(scattered(task.tables, count), 1):
        most = max(most, traced(bot, match, seat))
        progress(done, count)
    most = max(most, resident() - before)
    return {"value": round(most / MEGABYTE, 1), "asked": count, "bots": [LONGEST_THINKER]}


def traced(bot: Player | Any, match: Match, seat: int) -> int:
    """Bytes at the highest moment of an answer, beside what was there before."""
    tracemalloc.start()
    try:
        asked(bot, match, seat)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def resident() -> int:
    """Bytes that the process has had in memory at most; 0 where a system does not tell."""
    with suppress(ImportError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * KILOBYTE
    return 0


# Sealed choices


def bits_of(*answers: Answer) -> float:
    """The entropy of the mixture that an answer was drawn from; of several answers, of their mean mixture."""
    shares: Counter[int] = Counter()
    for answer in answers:
        shares.update({thought.action: thought.share / len(answers) for thought in answer.thoughts})
    return sum(-share * math.log2(share) for share in shares.values() if share > 0)


def mean_entropy(task: Measurement, make: Make, share: float, progress: Progress) -> dict[str, Any]:
    """How mixed the bot's choices of one kind are, in games of a lesser search, over all that leave something open.

    One answer is drawn from one mixture: that is the value. Who watches doesn't know the seed of the search either,
    so for a rival the choice is as open as the mean mixture of many seeds: that is told beside it.
    """
    bot, count = make(SEARCH), part(WATCHED, share)
    one: list[float] = []
    several: list[float] = []
    for done, (match, seat) in enumerate(islice(sealed(task, make), count), 1):
        answers = [asked(bot, match, seat, SEED + done * SEEDS + nth) for nth in range(SEEDS)]
        one.append(fmean(map(bits_of, answers)))
        several.append(bits_of(*answers))
        progress(done, count)
    return {
        "value": round(fmean(one), 3),
        "over_seeds": round(fmean(several), 3),
        "nearly_certain": round(fmean(bits < NEARLY_CERTAIN for bits in one), 3),
        "asked": count,
        "bots": [SEARCH],
    }


def sealed(task: Measurement, make: Make) -> Iterator[tuple[Match, int]]:
    """The sealed choices of this kind, whoever makes them."""
    lesser, asks = make(PLAYED_BY), iter(range(1 << 62))

    def choose(match: Match, seat: int) -> int:
        return asked(lesser, match, seat, next(asks)).action

    for match, seat in decisions(task.tables[0], SEED, choose):
        if match.game.sealed(match.position) and str(match.legal(seat)[0]).startswith(task.of):
            yield match, seat
