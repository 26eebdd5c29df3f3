"""Steps that are shown together: which of them a viewer is told, and where it must have looked in between."""

from collections.abc import Sequence

import msgspec

from gangland.engine.position import Position
from gangland.server.match import events
from gangland.server.match.fold import Board, Step

CHANGES_VIEW = (*events.MOVES, events.START, events.UNDO)


class Passage(msgspec.Struct, frozen=True):
    """A step and the position it led to; a quiet one need not be looked at if another move follows."""

    step: Step
    after: Position
    is_quiet: bool


class Telling(msgspec.Struct, frozen=True):
    """A step that a viewer is told, and the position to be seen after it; None: nothing on the board has changed."""

    step: Step
    after: Position | None


def passages(board: Board, steps: Sequence[Step]) -> list[Passage]:
    """Steps that led to where the board is now, each with the position after it."""
    found: list[Passage] = []
    after = board.position
    for step in reversed(steps):
        found.append(Passage(step, after, len(steps) > 1 and is_quiet(board, step, after)))
        after = after if step.before is None else step.before
    return found[::-1]


def is_quiet(board: Board, step: Step, after: Position) -> bool:
    """Is it a sealed choice while others still choose? Nobody is told anything of it before the last one is in."""
    before = step.before
    if step.kind != events.ACT or before is None or not board.game.sealed(before) or not board.game.sealed(after):
        return False
    waiting = board.rules.to_act(after)
    return bool(waiting) and waiting == board.rules.to_act(before) & ~(1 << step.actor)


def told_to(viewer: int, all: Sequence[Passage]) -> list[Telling]:
    """What a viewer is told of these: a quiet step goes together with the move that it sees next."""
    told: list[Telling] = []
    follower = ""
    for passage in reversed(all):
        step = passage.step
        if step.is_hidden_from(viewer):
            continue
        changes = step.kind in CHANGES_VIEW
        if not (passage.is_quiet and follower in events.MOVES):
            told.append(Telling(step, passage.after if changes else None))
        follower = step.kind if changes else follower
    return told[::-1]
