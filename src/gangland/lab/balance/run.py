"""All games of a report, stage by stage and chunk by chunk, from where an earlier run stopped."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from gangland.bots import player
from gangland.engine import loops
from gangland.engine.game import Game
from gangland.engine.match import preferred_rules
from gangland.engine.mistakes import Mistake
from gangland.engine.rules import Numbers, Rules
from gangland.games import load
from gangland.lab.balance.counter import Piece, Play, Table
from gangland.lab.balance.study import Asked
from gangland.lab.cluster.pieces import shared
from gangland.lab.count import on_threads
from gangland.lab.run_folder import KEEP_EVERY, Folder, Stage
from gangland.lab.simulation import CHUNKS, GPU_CHUNK
from gangland.lab.whatif.comparison import pairs
from gangland.lab.whatif.moments import Moments
from gangland.lab.whatif.samples import sample_bot_games, sample_games, width
from gangland.lab.whatif.variants import variant

RANDOM = "playouts"  # no bot has that name
COMPARED = "compared: "  # so begin the names of the stages in which both versions play the same deals
COMMAND = "balance"
Progress = Callable[[str, int, int], None]  # (stage, games counted, games in all)


@dataclass(frozen=True)
class Plan:
    """One stage: its games, the size of a chunk, how a chunk is played, and counts of nothing."""

    games: int
    chunk: int
    play: Play
    blank: Numbers
    highest: int | None = None
    threads: int = 1


@dataclass(frozen=True)
class Counted:
    """All stages as far as they came."""

    asked: Asked
    stages: dict[str, Stage]
    complete: bool


def run(
    asked: Asked,
    folder: Path,
    threads: int = 1,
    device: str = "cpu",
    progress: Progress = lambda stage, done, games: None,
    plain: bool | None = None,
) -> Counted:
    """Play what the folder does not hold yet. Ctrl-C ends it early; what was counted so far is kept."""
    if threads < 1:
        raise Mistake("mistake-games", games=asked.playouts, threads=str(threads))
    with Folder(folder, COMMAND, asked.as_json()) as kept:
        plans = planned(asked, threads, device, plain)
        stages = {name: kept.stage(name, plan.blank, plan.highest) for name, plan in plans.items()}
        kept.keep(stages)
        complete = False
        try:
            for name, plan in plans.items():
                go_through(name, plan, stages, kept, progress)
            complete = True
        except KeyboardInterrupt:
            pass
        finally:
            kept.keep(stages)
        return Counted(asked, stages, complete)


def planned(asked: Asked, threads: int, device: str, plain: bool | None) -> dict[str, Plan]:
    """The stages in their order: random games, each bot, then the same deals as printed and changed."""
    printed = load(asked.game)
    game = variant(asked.game, asked.changes) if asked.changes else printed
    options = printed.option_numbers(asked.options)
    table = Table(game, asked.seats, options, asked.seed, plain)
    blank, way = table.blank_totals, table.playing.way
    if device == "cuda":
        from gangland.lab.balance.gpu import random_games_on_gpu

        plans = {RANDOM: Plan(asked.playouts, GPU_CHUNK, random_games_on_gpu(table), blank(), loops.LONGEST)}
    elif device == "cpu":
        size = shared(asked.playouts, threads, CHUNKS[way])
        plans = {RANDOM: Plan(asked.playouts, size, table.random_games, blank(), loops.LONGEST, threads)}
    else:
        raise Mistake("mistake-device", device=device)
    for name in asked.bots:
        plans[name] = Plan(asked.games, 1, table.bot_games(player(name)), blank(), loops.LONGEST, threads)
    if asked.changes:
        both = [preferred_rules(one, plain) for one in (printed, game)]
        plans |= comparisons(asked, both, options, threads)
    return plans


def comparisons(asked: Asked, both: list[Rules], options: Numbers, threads: int) -> dict[str, Plan]:
    """The same deals by both versions of the game: at random, then by each bot."""
    facts: dict[str, Any] = {"seats": asked.seats, "options": options, "seed": asked.seed}

    def plan(games: int, chunk: int, sample: Callable[..., Numbers]) -> Plan:
        play = pairs([partial(sample, rules=rules, **facts) for rules in both])
        blank = Moments(2 * width(asked.seats)).totals()
        return Plan(games, chunk, lambda first, games: Piece(play(first, games)), blank, threads=threads)

    size = shared(asked.compared, threads, CHUNKS[both[0].way])
    plans = {COMPARED + RANDOM: plan(asked.compared, size, sample_games)}
    for name in asked.bots:
        plans[COMPARED + name] = plan(asked.games, 1, partial(sample_bot_games, bot=player(name)))
    return plans


def go_through(name: str, plan: Plan, stages: dict[str, Stage], kept: Folder, progress: Progress) -> None:
    """One stage to its end; every few seconds what was counted is written down."""
    left, last = stages[name].missing(plan.games, plan.chunk), time.monotonic()
    if not left:
        return
    progress(name, stages[name].count, plan.games)
    plan.play(0, 0)  # compiles, and plays nothing
    for chunk, piece in on_threads(plan.play, left, plan.threads):
        stages[name] = stages[name].plus(chunk, piece.totals, piece.rows)
        if time.monotonic() > last + KEEP_EVERY:
            kept.keep({name: stages[name]})
            last = time.monotonic()
        progress(name, stages[name].count, plan.games)
    kept.keep({name: stages[name]})


def table_game(asked: Asked) -> Game:
    """The game that the report is about: the changed one, if something was changed."""
    return variant(asked.game, asked.changes) if asked.changes else load(asked.game)
