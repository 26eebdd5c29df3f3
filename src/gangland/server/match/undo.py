"""May the last action be taken back? Computed as the engine does it, and so that the answer itself tells nothing."""

from gangland.engine.match import UNDO_GUESSES
from gangland.engine.view import look
from gangland.server.match.course import BY_PERSON
from gangland.server.match.decisions import CHOSEN
from gangland.server.match.fold import Board
from gangland.server.match.hashes import derived

NOTHING_PLAYED, SEALED, SOMEBODY_ELSE = "nothing-played", "sealed", "somebody-else-acted"
KEY_DIGITS = 15
CHANCE, LEARNED, NOT_YOU = "chance", "learned", "not-you"


def why_no_undo_at_a_glance(board: Board, seat: int) -> str | None:
    """The reasons that cost nothing to find; without one the exact answer comes with the command.

    While a sealed choice is open, what others do in secret would show in who acted last: it is changed instead.
    """
    course = board.course
    if course.asked.states[seat] == CHOSEN:
        return SEALED
    if all(move.seat != seat for move in course.moves):
        return NOTHING_PLAYED
    if course.moves[-1].seat != seat:
        return SOMEBODY_ELSE
    return None if course.moves[-1].by == BY_PERSON else NOT_YOU


def why_no_undo(board: Board, seat: int) -> str | None:
    """Nothing if the seat may take its last action back, else the reason."""
    reason = why_no_undo_at_a_glance(board, seat)
    if reason:
        return reason
    before = board.at(len(board.course.moves) - 1)
    if list(before.rng) != list(board.position.rng):
        return CHANCE
    return LEARNED if _learned(board, bytes(before), seat) else None


def _learned(board: Board, before: bytes, seat: int) -> bool:
    """Would the action have shown the seat something else in an arrangement that it thought possible?

    The guesses come from a key of their own, not from the position: else the answer would tell something of it.
    """
    game, rules, action = board.game, board.rules, board.course.moves[-1].action
    key = int(derived(board.secret.secret, "undo", seat, board.course.asked.counts[seat])[:KEY_DIGITS], 16)
    start, now = game.blank(), board.view(seat)
    start.become(before)
    for counter in range(UNDO_GUESSES):
        other = rules.guess(start, seat, key, counter)
        rules.play(other, seat, action)
        if look(game, rules, other, board.seats, seat) != now:
            return True
    return False
