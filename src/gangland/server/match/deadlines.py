"""What is due when, as data: clocks, votes, and the moves of bots that somebody should ask again for."""

from gangland.server.match.clocks import due_at
from gangland.server.match.decisions import OWES
from gangland.server.match.fold import Board
from gangland.server.ports import NOBODY, Deadline

BOT_PATIENCE = 5_000  # ms after which whoever notices asks the bot again


def deadlines(board: Board) -> tuple[Deadline, ...]:
    """All deadlines of a match as it stands; none when it is over."""
    course = board.course
    if not course.is_open:
        return ()
    found = [_of_seat(board, seat) for seat in course.asked.owing()]
    if course.poll:
        found.append(Deadline(board.row.id, NOBODY, course.poll.opened, course.poll.due))
    return tuple(deadline for deadline in found if deadline)


def _of_seat(board: Board, seat: int) -> Deadline | None:
    asked = board.course.asked
    if board.ticks(seat):
        return Deadline(board.row.id, seat, asked.counts[seat], due_at(board.course.banks[seat], asked.opened[seat]))
    if is_machines(board, seat):
        return Deadline(board.row.id, seat, asked.counts[seat], asked.opened[seat] + BOT_PATIENCE)
    return None


def is_machines(board: Board, seat: int) -> bool:
    """Is it played by a bot or by the rules?"""
    return board.bot(seat) is not None or board.seating.is_automaton(seat)


def duties(board: Board) -> list[tuple[int, int]]:
    """Seats and decisions that bots and automata owe: derived from the log, so a lost job is only a delay."""
    course = board.course
    if not course.is_open:
        return []
    return [(seat, course.asked.counts[seat]) for seat in course.asked.owing() if is_machines(board, seat)]


def is_owed(board: Board, seat: int, decision: int) -> bool:
    """Does this seat still owe this very decision?"""
    asked = board.course.asked
    return board.course.is_open and asked.states[seat] == OWES and asked.counts[seat] == decision
