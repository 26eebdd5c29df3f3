"""A variant of a game: its components differ, and nothing else."""

import random
import struct
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from gangland.engine import loops
from gangland.engine.contract import ALLOWED
from gangland.engine.design.components import Design, Place
from gangland.engine.game import Game, bits
from gangland.engine.messages import message
from gangland.engine.position import Position
from gangland.engine.table import Table
from gangland.games import load
from gangland.lab.whatif.changes import Change, given, refuse, settled
from gangland.lab.whatif.package_copy import PackageCopy, Replacements
from gangland.lab.whatif.samples import dealt

GUESS_EVERY = 8  # moves
UNPLAYABLE = (ArithmeticError, LookupError, ValueError, struct.error)  # what constants that don't fit together raise


def variant(game: str, changes: Mapping[str, Any] | Sequence[Change]) -> Game:
    """The game with other components: `variant("famiglia", {"points.red.4": 16})`.

    It lives beside the printed one (see `package_copy.py`). A Mistake says what can't be: an unknown path, a wrong
    value, components that don't fit together, and last, after a few plain games, whatever no check foresaw.
    """
    design = load(game).design
    wanted = check(design, changes)
    if not wanted:
        return changed_game(design, {})
    try:
        made = changed_game(design, replacements(design, wanted))
        rehearse(made, wanted[-1])
    except UNPLAYABLE as error:
        if hasattr(error, "message"):
            raise
        what = message("mistake-components-unplayable", what=str(error) or type(error).__name__)
        raise refuse(design, wanted[-1].where, what) from error
    return made


def changed_game(design: Design, constants: Replacements) -> Game:
    """The game, executed again with these constants."""
    made: Game = PackageCopy(design.package, constants).module(design.package).GAME
    return made


def replacements(design: Design, changes: Sequence[Change]) -> Replacements:
    """What becomes of which constant."""
    found: dict[str, dict[str, list[tuple[Place, Any]]]] = defaultdict(lambda: defaultdict(list))
    for change in changes:
        component = design.components[change.path]
        for constant in component.constants:
            value = component.domain.stored(change.value)
            value = value + constant.beyond if constant.beyond else value
            found[constant.module][constant.name].append((constant.place, value))
    return found


def check(design: Design, changes: Mapping[str, Any] | Sequence[Change]) -> list[Change]:
    """The changes that change something; a Mistake if one of them, or all together, can't be."""
    wanted = settled(design, given(changes) if isinstance(changes, Mapping) else changes)
    check_together(design, wanted)
    return wanted


def check_together(design: Design, changes: Sequence[Change]) -> None:
    """A Mistake if the components don't fit together, at the last change that has to do with it."""
    values = {**design.printed, **{change.path: change.value for change in changes}}
    for invariant in design.invariants:
        if flaw := invariant(values):
            concerned = [change for change in changes if change.path in flaw.paths]
            raise refuse(design, concerned[-1].where, flaw.what)


def rehearse(game: Game, change: Change) -> None:
    """A game at each table by the plain rules, which raise where compiled ones would write beside a field."""
    for table in tables(game):
        if not ends(game, dealt(game.plain, table, 0, 0)):
            raise refuse(game.design, change.where, message("mistake-components-endless", moves=str(loops.MOVE_LIMIT)))


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


def tables(game: Game) -> list[Table]:
    """The smallest table, the largest one, and those whose speed is measured: every board."""
    usual: list[tuple[int, Mapping[str, str]]] = [(seats, {}) for seats in sorted({game.seats[0], game.seats[-1]})]
    wanted = [*usual, *game.figures.tables]
    return [Table.of(game, *one) for one in wanted if game.options_fit(one[0], game.full_options(one[1]))]
