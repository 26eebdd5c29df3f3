"""All games of a study, series by series and chunk by chunk, from where an earlier run stopped."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from gangland.bots import player
from gangland.engine import loops
from gangland.engine.match import preferred_rules
from gangland.engine.mistakes import Mistake
from gangland.engine.rules import Numbers
from gangland.lab.balance.counter import Chunk, Counter, Play
from gangland.lab.balance.study import Study
from gangland.lab.cluster.pieces import shared
from gangland.lab.count import Count
from gangland.lab.simulation import CHUNKS, GPU_CHUNK
from gangland.lab.tally import Tally, TallyFolder
from gangland.lab.threads import on_threads
from gangland.lab.whatif.comparison import pairs
from gangland.lab.whatif.moments import Moments
from gangland.lab.whatif.samples import sample_bot_games, sample_games, width

RANDOM = "playouts"  # no bot has that name
COMPARED = "compared: "  # so begin the names of the series in which both versions play the same deals
COMMAND = "balance"
Progress = Callable[[str, int, int], None]  # (series, games counted, games in all)


@dataclass(frozen=True)
class Series:
    """Games of one kind: how many, the size of a chunk, how a chunk is played, and counts of nothing."""

    games: int
    chunk: int
    play: Play
    blank: Numbers
    highest: int | None = None
    threads: int = 1


@dataclass(frozen=True)
class StudyTallies:
    """All series of a study, as far as they came."""

    study: Study
    tallies: dict[str, Tally]
    complete: bool


def run(
    study: Study,
    folder: Path,
    threads: int = 1,
    device: str = "cpu",
    progress: Progress = lambda series, done, games: None,
    plain: bool | None = None,
) -> StudyTallies:
    """Play what the folder does not hold yet. Ctrl-C ends it early; what was counted so far is kept."""
    if threads < 1:
        raise Mistake("mistake-games", games=study.playouts, threads=str(threads))
    with TallyFolder(folder, COMMAND, study.as_json()) as kept:
        planned = all_series(study, threads, device, plain)
        counts = {
            name: Count(kept.tally(name, series.blank, series.highest), kept, name) for name, series in planned.items()
        }
        kept.keep(tallies_of(counts))
        complete = False
        try:
            for name, series in planned.items():
                play_series(series, counts[name], progress)
            complete = True
        except KeyboardInterrupt:
            pass
        finally:
            kept.keep(tallies_of(counts))
        return StudyTallies(study, tallies_of(counts), complete)


def tallies_of(counts: dict[str, Count]) -> dict[str, Tally]:
    return {name: count.tally for name, count in counts.items()}


def all_series(study: Study, threads: int, device: str, plain: bool | None) -> dict[str, Series]:
    """The series in their order: random games, each bot, then the same deals as printed and changed."""
    counter = Counter(study.played_table, study.seed, plain)
    blank = counter.blank_totals
    if device == "cuda":
        from gangland.lab.balance.gpu import random_games_on_gpu

        play, chunk, threads_of_playouts = random_games_on_gpu(counter), GPU_CHUNK, 1
    elif device == "cpu":
        play, threads_of_playouts = counter.random_games, threads
        chunk = shared(study.playouts, threads, CHUNKS[counter.playing.way])
    else:
        raise Mistake("mistake-device", device=device)
    found = {RANDOM: Series(study.playouts, chunk, play, blank(), loops.LONGEST, threads_of_playouts)}
    for name in study.bots:
        found[name] = Series(study.games, 1, counter.bot_games(player(name)), blank(), loops.LONGEST, threads)
    return found | (comparisons(study, threads, plain) if study.changes else {})


def comparisons(study: Study, threads: int, plain: bool | None) -> dict[str, Series]:
    """The same deals by both versions of the game: at random, then by each bot."""
    both = [preferred_rules(table.game, plain) for table in (study.table, study.played_table)]

    def series(games: int, chunk: int, sample: Callable[..., Numbers]) -> Series:
        play = pairs(sample, both, study.table, study.seed)
        blank = Moments(2 * width(study.table.seats)).totals()
        return Series(games, chunk, lambda first, games: Chunk(play(first, games)), blank, threads=threads)

    size = shared(study.compared, threads, CHUNKS[both[0].way])
    found = {COMPARED + RANDOM: series(study.compared, size, sample_games)}
    for name in study.bots:
        found[COMPARED + name] = series(study.games, 1, partial(sample_bot_games, bot=player(name)))
    return found


def play_series(series: Series, count: Count, progress: Progress) -> None:
    """One series to its end."""
    left = count.tally.missing(series.games, series.chunk)
    if not left:
        return

    def show(done: int) -> None:
        progress(count.name, done, series.games)

    show(count.tally.count)
    series.play(0, 0)  # compiles, and plays nothing
    count.progress = show
    count.start_clock()
    for piece, chunk in on_threads(series.play, left, series.threads):
        count.add(piece, chunk.totals, chunk.rows)
    count.keep()
