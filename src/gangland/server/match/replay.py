"""Looking back: any moment of a match as a viewer saw it, and the log in words, made from the events on demand."""

from collections.abc import Iterator, Sequence

import msgspec

from gangland.engine.messages import Message
from gangland.engine.view import View, look
from gangland.server.match.events import MOVES, UNDO
from gangland.server.match.fold import Board, Step
from gangland.server.match.narration import lines
from gangland.server.match.projection import Surroundings, TableView, project
from gangland.server.ports import Event

UNKNOWN = "?"


class Entry(msgspec.Struct, frozen=True):
    """What one moment added to the log of a viewer."""

    moment: int
    lines: tuple[Message, ...]


class Moment(msgspec.Struct, frozen=True):
    """A table as a viewer saw it after so many events that it knew of."""

    moment: int
    moments: int
    table: TableView
    lines: tuple[Message, ...]


def known_to(board: Board, viewer: int) -> list[int]:
    """The numbers of the events that a viewer knows of: moment 1, 2, 3 ..."""
    hidden = {number for number, seat in board.course.unseen if seat != viewer}
    return [number for number in range(1, board.course.n + 1) if number not in hidden]


def walk(board: Board, log: Sequence[Event]) -> Iterator[tuple[Event, Step]]:
    """Fold a log into a board that stands before it, event by event; who walks sees the board change."""
    for event in log:
        yield event, board.advance(event)


def tell(board: Board, log: Sequence[Event], viewer: int, first: int, last: int) -> list[Entry]:
    """The lines of the moments `first` to `last` as this viewer read them."""
    known = known_to(board, viewer)
    wanted = {number: moment for moment, number in enumerate(known, 1) if first <= moment <= last}
    if not wanted:
        return []
    old, entries = board.anew(), []
    after: View | None = None
    for event, step in walk(old, log[: max(wanted)]):
        if event.n not in wanted or step.kind not in MOVES:
            before, after = None, None
        else:
            before = after or _view_before(old, step, viewer)
            after = old.view(viewer)
        if event.n in wanted:
            entries.append(Entry(wanted[event.n], lines(old, viewer, before, step, after)))
    return entries


def _view_before(board: Board, step: Step, viewer: int) -> View:
    assert step.before is not None
    return look(board.game, board.rules, step.before, board.seats, viewer)


def moment(board: Board, log: Sequence[Event], viewer: int, number: int) -> Moment:
    """The table after that many events that the viewer knows of; 0 is before the deal."""
    known = known_to(board, viewer)
    old = board.anew()
    told: tuple[Message, ...] = ()
    if number:
        for _ in walk(old, log[: known[number - 1]]):
            pass
        told = tell(board, log, viewer, number, number)[0].lines
    view = old.view(viewer) if number else None
    return Moment(number, len(known), project(old, viewer, view, Surroundings()), told)


def seen_record(board: Board, log: Sequence[Event], viewer: int) -> str:
    """A match that is being played, as one viewer may write it down: what is hidden is a question mark."""
    old = board.anew()
    rows: list[str] = []
    for _, step in walk(old, log):
        if step.is_hidden_from(viewer) or step.kind not in (*MOVES, UNDO):
            continue
        rows.append(f"{len(rows) + 1}. ({step.actor}) {_shown(old, step, viewer)}\n")
    tags = {
        "Game": board.game.id,
        "Rules": str(board.game.version),
        "Seats": str(board.seats),
        "Options": ", ".join(f"{name}={choice}" for name, choice in board.row.options.items()),
        "Commitment": board.row.commitment,
        "Result": "*",
    }
    return "".join(f'[{name} "{value}"]\n' for name, value in tags.items()) + "\n" + "".join(rows)


def _shown(board: Board, step: Step, viewer: int) -> str:
    if step.kind == UNDO:
        return UNDO
    assert step.before is not None
    seen = board.game.seen(step.before, step.actor, step.payload.action, viewer)
    return UNKNOWN if seen is None else board.game.actions[seen]
