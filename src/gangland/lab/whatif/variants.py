"""A variant of a game: its components differ, and nothing else."""

import random
import struct
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from gangland.engine import loops
from gangland.engine.contract import ALLOWED
from gangland.engine.game import Game, bits
from gangland.engine.messages import message
from gangland.engine.position import Position
from gangland.games import load
from gangland.lab.whatif.anew import Anew, Replacements
from gangland.lab.whatif.changes import Change, given, refuse, settled
from gangland.lab.whatif.parts import Design, Place, design

GUESS_EVERY = 8  # moves
UNPLAYABLE = (ArithmeticError, LookupError, ValueError, struct.error)  # what constants that don't fit together raise


def variant(game: str, changes: Mapping[str, Any] | Sequence[Change]) -> Game:
    """The game with other components: `variant("famiglia", {"points.red.4": 16})`.

    It lives beside the printed one (see `anew.py`). A Mistake says what can't be: an unknown path, a wrong value,
    components that don't fit together, and last, after a few plain games, whatever no check foresaw.
    """
    load(game)
    plan = design(game)
    wanted = check(plan, changes)
    if not wanted:
        return anew(game, {})
    try:
        made = anew(game, replacements(plan, wanted))
        rehearse(made, wanted[-1])
    except UNPLAYABLE as error:
        if hasattr(error, "message"):
            raise
        what = message("mistake-components-unplayable", what=str(error) or type(error).__name__)
        raise refuse(wanted[-1].where, what) from error
    return made


def anew(game: str, constants: Replacements) -> Game:
    """The game, executed again with these constants."""
    package = f"gangland.games.{game}"
    made: Game = Anew(package, constants).module(package).GAME
    return made


def replacements(plan: Design, changes: Sequence[Change]) -> Replacements:
    """What becomes of which constant."""
    found: dict[str, dict[str, list[tuple[Place, Any]]]] = defaultdict(lambda: defaultdict(list))
    for change in changes:
        part = plan.parts[change.path]
        for target in part.targets:
            value = part.kind.stored(change.value)
            value = value + target.beyond if target.beyond else value
            found[target.module][target.constant].append((target.place, value))
    return found


def check(plan: Design, changes: Mapping[str, Any] | Sequence[Change]) -> list[Change]:
    """The changes that change something; a Mistake if one of them, or all together, can't be."""
    wanted = settled(plan, given(changes) if isinstance(changes, Mapping) else changes)
    check_together(plan, wanted)
    return wanted


def check_together(plan: Design, changes: Sequence[Change]) -> None:
    """A Mistake if the components don't fit together, at the last change that has to do with it."""
    values = {**plan.printed, **{change.path: change.value for change in changes}}
    for invariant in plan.invariants:
        if flaw := invariant(values):
            concerned = [change for change in changes if change.path in flaw.paths]
            raise refuse(concerned[-1].where, flaw.what)


def rehearse(game: Game, change: Change) -> None:
    """A game at each table by the plain rules, which raise where compiled ones would write beside a field."""
    for seats, options in tables(game):
        position = game.blank()
        game.plain.enter_deal(game.plain.row(position), seats, game.option_numbers(options), 0, 0)
        if not ends(game, position):
            raise refuse(change.where, message("mistake-components-endless", moves=str(loops.MOVE_LIMIT)))


def ends(game: Game, position: Position) -> bool:
    """Play on at random. What is legal must be allowed, and nothing may be lost, in the game or in a guess of it."""
    rules, luck, whole = game.plain, random.Random(0), game.plain.census(position)
    for move in range(loops.MOVE_LIMIT):
        waiting = list(bits(rules.to_act(position)))
        if not waiting:
            return True
        seat = luck.choice(waiting)
        if move % GUESS_EVERY == 0:
            rules.observe(position, seat)
            if rules.census(position) != whole or rules.census(rules.guess(position, seat, move, 0)) != whole:
                raise LookupError("census")
        action = luck.choice(rules.legal(position, seat))
        if rules.play(position, seat, action) != ALLOWED:
            raise LookupError(game.actions[action])
    return False


def tables(game: Game) -> list[tuple[int, Mapping[str, str]]]:
    """The smallest table, the largest one, and those whose speed is measured: every board."""
    usual: list[tuple[int, Mapping[str, str]]] = [(seats, {}) for seats in sorted({game.seats[0], game.seats[-1]})]
    return [
        table for table in [*usual, *game.figures.tables] if game.options_fit(table[0], game.full_options(table[1]))
    ]
