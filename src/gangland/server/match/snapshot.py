"""A board as bytes and back: a cache that saves folding a long log, and never more than that."""

import msgspec

from gangland.server.match.course import Course
from gangland.server.match.fold import Board
from gangland.server.ports import Event


class Kept(msgspec.Struct, array_like=True):
    """All that folding has made of a log."""

    course: Course
    position: bytes
    origin: bytes
    commands: list[tuple[int, str]]


def kept(board: Board) -> bytes:
    commands = sorted(board.commands)
    return msgspec.msgpack.encode(Kept(board.course, bytes(board.position), board.origin, commands))


def restore(board: Board, state: bytes, last: Event) -> bool:
    """Make a board, still before its log, what it was after the event `last`; False if these bytes do not fit it."""
    try:
        found = msgspec.msgpack.decode(state, type=Kept)
        position = board.game.blank()
        position.become(found.position)
    except (msgspec.MsgspecError, ValueError):
        return False
    fork = board.fork()
    fork.position = position
    if found.course.n != last.n or found.course.hash != last.hash or fork.state_hash() != last.state:
        return False
    board.position.become(position)
    board.course, board.origin = found.course, found.origin
    board.commands = set(found.commands)
    return True
