"""What a viewer is sent of a match: everything it may see, and only that."""

from typing import Any

import msgspec

from gangland.engine.messages import Message
from gangland.engine.view import View
from gangland.server.match.clocks import due_at
from gangland.server.match.decisions import CHOSEN
from gangland.server.match.fold import Board
from gangland.server.match.undo import why_no_undo_at_a_glance
from gangland.server.ports import NOBODY

PAUSED = "paused"
_encoder = msgspec.json.Encoder()


class SeatView(msgspec.Struct, frozen=True):
    """Who sits there."""

    seat: int
    name: str
    kind: str  # person, bot, open, automaton
    level: str | None
    bot: str | None  # the level of the bot that stands in
    connected: bool
    away: bool  # the table votes about it


class ClockView(msgspec.Struct, frozen=True):
    """What a seat has left: `left` ms at the time `since`, from which on it runs; no `since`: it stands."""

    left: int
    since: int | None
    due: int | None


class VoteView(msgspec.Struct, frozen=True):
    """A vote about a seat."""

    seat: int
    due: int
    choices: tuple[tuple[int, str], ...]


class TableView(msgspec.Struct, frozen=True):
    """A table as one viewer sees it."""

    match: str
    status: str
    view: View | None  # None before the deal
    decision: int | None  # the viewer's own that is open
    change: tuple[int, ...]  # what a sealed choice may be changed to
    undo: str | None  # why the last action can't be taken back, as far as a glance tells
    prompt: Message | None
    hint_allowed: bool
    moves: int  # how many events of the match this viewer knows of
    seats: tuple[SeatView, ...]
    clocks: tuple[ClockView, ...]
    vote: VoteView | None
    rematch: str | None
    commitment: str


class Surroundings(msgspec.Struct, frozen=True):
    """What the process knows beside the log: who is connected, whether the match is halted, where they play again."""

    connected: frozenset[int] = frozenset()
    paused: bool = False
    rematch: str | None = None


class Shared(msgspec.Struct, frozen=True):
    """What all viewers of a moment see alike: made once for all of them."""

    status: str
    seats: tuple[SeatView, ...]
    clocks: tuple[ClockView, ...]
    vote: VoteView | None
    rematch: str | None


def shared(board: Board, around: Surroundings) -> Shared:
    seats = range(board.seats)
    return Shared(
        status=PAUSED if around.paused else board.course.status,
        seats=tuple(_seat(board, seat, around) for seat in seats),
        clocks=tuple(_clock(board, seat) for seat in seats) if board.pace.ticks else (),
        vote=_vote(board),
        rematch=around.rematch,
    )


def project(board: Board, viewer: int, view: View | None, around: Surroundings) -> TableView:
    """The table as a viewer sees it; `view` is `board.view(viewer)`, made by the caller who may have it already."""
    return table_for(board, viewer, view, shared(board, around))


def table_for(board: Board, viewer: int, view: View | None, alike: Shared) -> TableView:
    """The same, with what all viewers see alike made before."""
    course, is_seat = board.course, viewer != NOBODY
    acts = is_seat and course.is_open and board.is_played_by_person(viewer)
    decision = course.asked.open(viewer) if acts else None
    changes = acts and course.asked.states[viewer] == CHOSEN
    return TableView(
        match=board.row.id,
        status=alike.status,
        view=view,
        decision=decision,
        change=tuple(board.rules.legal(board.position, viewer)) if changes else (),
        undo=why_no_undo_at_a_glance(board, viewer) if acts else None,
        prompt=board.game.prompt(view) if view is not None and course.is_open else None,
        hint_allowed=not board.row.rated and decision is not None and not changes,
        moves=course.moments(viewer),
        seats=alike.seats,
        clocks=alike.clocks,
        vote=alike.vote,
        rematch=alike.rematch,
        commitment=board.row.commitment,
    )


def _seat(board: Board, seat: int, around: Surroundings) -> SeatView:
    row, poll = board.seating.rows[seat], board.course.poll
    away = poll is not None and poll.seat == seat
    stand_in = board.course.stand_ins[seat]
    return SeatView(seat, row.name, row.kind, row.level, stand_in, seat in around.connected, away)


def _clock(board: Board, seat: int) -> ClockView:
    bank, opened = board.course.banks[seat], board.course.asked.opened[seat]
    return ClockView(bank, opened, due_at(bank, opened)) if board.ticks(seat) else ClockView(bank, None, None)


def _vote(board: Board) -> VoteView | None:
    poll = board.course.poll
    return VoteView(poll.seat, poll.due, tuple(sorted(poll.choices.items()))) if poll else None


def encoded(data: TableView | tuple[Message, ...] | str | int | None) -> bytes:
    """JSON of what a viewer may have: no position, no event and no command is accepted here."""
    return _encoder.encode(data)


def spliced(head: dict[str, Any], **parts: bytes) -> bytes:
    """One JSON object from small values and parts that are encoded already."""
    pieces = [_encoder.encode(head)[:-1]]
    for name, part in parts.items():
        pieces += [b',"', name.encode(), b'":', part]
    return b"".join((*pieces, b"}"))
