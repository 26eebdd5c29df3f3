"""Drafts: what a command, a clock or the server itself would add to the log. A draft changes nothing."""

from collections.abc import Sequence

import msgspec

from gangland.engine.contract import ALLOWED
from gangland.engine.messages import message
from gangland.server.match import commands, events
from gangland.server.match.clocks import LAG_MOST, SLOW
from gangland.server.match.commands import COMMAND_ID, Refused, refused
from gangland.server.match.deadlines import deadlines, is_owed
from gangland.server.match.fold import Board, Step
from gangland.server.match.hashes import chained, derived
from gangland.server.match.undo import why_no_undo
from gangland.server.match.votes import BOT, CHOICES, END, agreed, concluded
from gangland.server.ports import NOBODY, Append, NewEvent

MOST_ACTION = 1 << 15
MOST_GIFT = 30 * 24 * 3_600_000


class Draft(msgspec.Struct, frozen=True):
    """A change that is ready to be stored, and the board as it would be."""

    change: Append
    fork: Board
    steps: tuple[Step, ...]


class Wanted(msgspec.Struct, frozen=True):
    """An event as its author knows it: without time and hashes."""

    kind: str
    actor: int
    command: str
    decision: int = 0
    payload: msgspec.Struct = events.Nothing()


def draft(board: Board, wanted: Sequence[Wanted], now: int) -> Draft:
    """These events after what is there, with their hashes, and what is due then."""
    fork, made, steps = board.fork(), [], []
    for one in wanted:
        event, step = _next(fork, one, now)
        made.append(event)
        steps.append(step)
    status = fork.course.status if fork.course.status != board.course.status else None
    result = msgspec.json.encode(fork.result()).decode() if status and fork.result() else None
    due = deadlines(fork)
    change = Append(board.row.id, board.course.n, tuple(made), None if due == deadlines(board) else due, status, result)
    return Draft(change, fork, tuple(steps))


def _next(fork: Board, one: Wanted, now: int) -> tuple[NewEvent, Step]:
    time = max(now, fork.course.time)
    bare = NewEvent(one.kind, one.actor, one.command, one.decision, events.written(one.payload), time, "", "")
    step = fork.advance(bare)
    told = msgspec.structs.replace(bare, state=fork.state_hash())
    fork.course.hash = chained(fork.course.hash, told)
    return msgspec.structs.replace(told, hash=fork.course.hash), step


def draft_start(board: Board, salts: Sequence[str], now: int) -> Draft:
    payload = events.Start(board.row.commitment, tuple(salts))
    command = derived(board.secret.secret, board.row.id, "start")
    return draft(board, [Wanted(events.START, NOBODY, command, payload=payload)], now)


# What people ask


def draft_command(
    board: Board, seat: int, command: commands.Command, levels: Sequence[str], now: int
) -> Draft | Refused:
    """What a command of the person at a seat would add, or why it may not."""
    if not COMMAND_ID.fullmatch(command.command):
        return refused("", "bad-command")
    if not board.course.is_open:
        return refused(command.command, "not-playing")
    if isinstance(command, commands.Act):
        return _draft_act(board, seat, command, now)
    if isinstance(command, commands.Undo):
        return _draft_undo(board, seat, command, now)
    if isinstance(command, commands.Hand):
        return _draft_hand(board, seat, command, levels, now)
    if isinstance(command, commands.Back):
        return _draft_back(board, seat, command, now)
    return _draft_vote(board, seat, command, levels, now)


def _draft_act(board: Board, seat: int, command: commands.Act, now: int) -> Draft | Refused:
    if not board.is_played_by_person(seat):
        return refused(command.command, "handed")
    if board.course.asked.open(seat) != command.decision:
        return refused(command.command, "stale")
    no = why_not(board, seat, command.action, command.command)
    if no:
        return no
    lag = min(max(command.lag, 0), LAG_MOST) if board.ticks(seat) else 0
    deed = events.Deed(command.action, lag)
    return draft(board, [Wanted(events.ACT, seat, command.command, command.decision, deed)], now)


def why_not(board: Board, seat: int, action: int, command: str = "") -> Refused | None:
    """Nothing if this seat may do that now, else the rules' own reason."""
    if not 0 <= action < min(len(board.game.actions), MOST_ACTION):
        return refused(command, "no-such-action")
    refusal = board.rules.why_not(board.position, seat, action)
    if refusal == ALLOWED:
        return None
    known = board.game.refusals[refusal]
    return Refused(command, "illegal", message(f"refusal-{known.name}"), known.paragraph)


def _draft_undo(board: Board, seat: int, command: commands.Undo, now: int) -> Draft | Refused:
    if not board.is_played_by_person(seat):
        return refused(command.command, "handed")
    reason = why_no_undo(board, seat)
    if reason:
        return Refused(command.command, "undo", message(f"refused-undo-{reason}"))
    return draft(board, [Wanted(events.UNDO, seat, command.command)], now)


def _draft_hand(board: Board, seat: int, command: commands.Hand, levels: Sequence[str], now: int) -> Draft | Refused:
    if not board.is_played_by_person(seat):
        return refused(command.command, "handed")
    if command.level not in levels:
        return refused(command.command, "level")
    payload = events.Takeover(seat, command.level)
    return draft(board, [Wanted(events.HAND, seat, command.command, payload=payload)], now)


def _draft_back(board: Board, seat: int, command: commands.Back, now: int) -> Draft | Refused:
    if board.is_played_by_person(seat):
        return refused(command.command, "not-handed")
    return draft(board, [Wanted(events.BACK, seat, command.command, payload=events.Concerned(seat))], now)


def _draft_vote(board: Board, seat: int, command: commands.Vote, levels: Sequence[str], now: int) -> Draft | Refused:
    poll = board.course.poll
    if not poll or seat not in voters(board) or command.choice not in CHOICES:
        return refused(command.command, "no-vote")
    cast = Wanted(events.VOTE, seat, command.command, payload=events.Choice(command.choice))
    tried = poll.copy()
    tried.choices[seat] = command.choice
    choice = agreed(tried, voters(board), board.row.rated)
    return draft(board, [cast, *([_verdict(board, choice, levels)] if choice else [])], now)


# What the server does by itself; None: there is nothing to do any more


def voters(board: Board) -> list[int]:
    """The people at the table but the one who is away."""
    poll = board.course.poll
    return [seat for seat in board.people() if not poll or seat != poll.seat]


def _verdict(board: Board, choice: str, levels: Sequence[str]) -> Wanted:
    """What a vote came to, as an event; the strongest bot takes over."""
    poll = board.course.poll
    assert poll is not None
    command = derived(board.secret.secret, board.row.id, "verdict", poll.opened)
    if choice == END:
        return Wanted(events.ABANDON, NOBODY, command)
    if choice == BOT:
        return Wanted(events.HAND, NOBODY, command, payload=events.Takeover(poll.seat, levels[-1]))
    return Wanted(events.WAIT, NOBODY, command, payload=events.Concerned(poll.seat))


def draft_vote_over(board: Board, levels: Sequence[str], now: int) -> Draft | None:
    """Time for a vote is up."""
    poll = board.course.poll
    if not board.course.is_open or not poll or now < poll.due:
        return None
    return draft(board, [_verdict(board, concluded(poll, voters(board), board.row.rated), levels)], now)


def draft_away(board: Board, seat: int, now: int) -> Draft | None:
    """Somebody who owes a decision has been away for too long: the others are asked."""
    course = board.course
    waits = course.is_open and not course.poll and now >= course.quiet_until and board.pace.kind != SLOW
    if not waits or seat not in course.asked.owing() or not board.is_played_by_person(seat):
        return None
    if len(board.people()) < 2:
        return None
    command = derived(board.secret.secret, board.row.id, "away", seat, course.n)
    return draft(board, [Wanted(events.AWAY, NOBODY, command, payload=events.Concerned(seat))], now)


def draft_here(board: Board, seat: int, now: int) -> Draft | None:
    """Whoever was voted about is here again."""
    poll = board.course.poll
    if not poll or poll.seat != seat:
        return None
    command = derived(board.secret.secret, board.row.id, "here", poll.opened)
    return draft(board, [Wanted(events.HERE, NOBODY, command, payload=events.Concerned(seat))], now)


def draft_bot(board: Board, seat: int, decision: int, action: int, now: int) -> Draft | None:
    """What a bot answered, if it is still asked."""
    if board.is_played_by_person(seat) or not is_owed(board, seat, decision):
        return None
    if why_not(board, seat, action):
        return None
    command = derived(board.secret.secret, board.row.id, decision, seat, "bot")
    return draft(board, [Wanted(events.ACT, seat, command, decision, events.Deed(action))], now)


def draft_timeout(board: Board, seat: int, decision: int, action: int, now: int) -> Draft | None:
    """What a clock that ran out plays; None if the answer came in time."""
    if not is_owed(board, seat, decision) or not is_overdue(board, seat, now) or why_not(board, seat, action):
        return None
    command = derived(board.secret.secret, board.row.id, decision, seat, "timeout")
    return draft(board, [Wanted(events.TIMEOUT, seat, command, decision, events.Deed(action))], now)


def is_overdue(board: Board, seat: int, now: int) -> bool:
    """Has this seat's clock run out?"""
    return any(one.seat == seat and one.due <= now for one in deadlines(board)) and board.ticks(seat)


def draft_gift(board: Board, since: int, ms: int, now: int) -> Draft | None:
    """The server was away since some time: whoever owes a decision gets that time back, once."""
    course = board.course
    wanted = course.is_open and (any(map(board.ticks, range(board.seats))) or course.poll is not None)
    if not wanted or course.gifted >= since:
        return None
    command = derived(board.secret.secret, board.row.id, "gift", course.n)
    payload = events.Gift(min(ms, MOST_GIFT))
    return draft(board, [Wanted(events.GIFT, NOBODY, command, payload=payload)], now)
