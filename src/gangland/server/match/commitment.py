"""Fair shuffles: the record of a finished match with its secret and its log, and the check that anyone can make."""

import re
from collections.abc import Callable, Sequence

import msgspec

from gangland.engine.game import Game
from gangland.engine.match import Match
from gangland.engine.messages import Message, message
from gangland.engine.mistakes import Mistake
from gangland.engine.record import read_record, result_text, write_record
from gangland.engine.rules import Rules
from gangland.server.match import events
from gangland.server.match.fold import Board, Mismatch, UnknownVersion
from gangland.server.match.hashes import commitment_of, seed_of
from gangland.server.match.seats import PERSON, Seating
from gangland.server.ports import OVER, Event, MatchRow, SeatRow, Secret

OWN_TAGS = ("Match", "Commitment", "Secret", "Salts")
BETWEEN_SALTS = "|"
LOG_MARK = "% "  # as in PGN: a line for programs
SALT = re.compile(r"[0-9A-Za-z_-]{0,64}")
LogRow = tuple[int, str, int, str, int, str, int, str, str]
TAG = re.compile(r'\s*\[(\w+) "([^"]*)"\]\s*')


class Report(msgspec.Struct, frozen=True):
    """What a check of a record found: each question with its answer, and what is wrong if something is."""

    match: str
    game: str
    events: int
    checks: tuple[tuple[str, bool], ...]  # commitment, seed, log, replay, result
    problem: Message | None = None

    @property
    def ok(self) -> bool:
        return self.problem is None and all(answer for _, answer in self.checks)


# Writing


def full_record(board: Board, log: Sequence[Event]) -> str:
    """A match that is over: the engine's record, the secret and the salts as tags, and the log line by line."""
    secret, salts = board.secret.secret, salts_of(log)
    tags = (board.row.id, board.row.commitment, secret, BETWEEN_SALTS.join(salts))
    head = "".join(f'[{name} "{value}"]\n' for name, value in zip(OWN_TAGS, tags, strict=True))
    told = "".join(f"{LOG_MARK}{msgspec.json.encode(_row(event)).decode()}\n" for event in log)
    return head + write_record(_replayed(board, salts)) + "\n" + told


def _replayed(board: Board, salts: Sequence[str]) -> Match:
    seed, plain = seed_of(board.secret.secret, salts), board.rules.way == "plain"
    match = Match.of(board.game, board.seats, board.row.options, seed, plain=plain)
    for move in board.course.moves:
        match.play(move.action, seat=move.seat)
    return match


def _row(event: Event) -> tuple[object, ...]:
    told = (event.kind, event.actor, event.command, event.decision, event.payload, event.time, event.state)
    return (event.n, *told, event.hash)


def salts_of(log: Sequence[Event]) -> tuple[str, ...]:
    """What the players added to the shuffle, from the first event."""
    salts: tuple[str, ...] = events.read(log[0].kind, log[0].payload).salts if log else ()
    return salts


# Checking


def verify(record: str, load: Callable[[str], Game], rules_of: Callable[[Game], Rules] | None = None) -> Report:
    """Does the secret fit the commitment, the seed the secret and the salts, and the log its hashes and the result?"""
    tags = {found[1]: found[2] for found in map(TAG.fullmatch, record.splitlines()) if found}
    log = tuple(_read_log(record))
    name, game = tags.get("Match", ""), tags.get("Game", "")
    if not {*OWN_TAGS, "Game", "Seed"} <= tags.keys() or not log:
        return Report(name, game, len(log), (), message("verify-no-proof"))
    try:
        return Report(name, game, len(log), tuple(_checks(record, tags, log, load, rules_of)))
    except Mistake as mistake:
        return Report(name, game, len(log), (), mistake.message)
    except (ValueError, KeyError, msgspec.MsgspecError):
        return Report(name, game, len(log), (), message("verify-no-proof"))


def _read_log(record: str) -> list[Event]:
    rows = [line[len(LOG_MARK) :] for line in record.splitlines() if line.startswith(LOG_MARK)]
    try:
        return [_event(msgspec.json.decode(row, type=LogRow)) for row in rows]
    except msgspec.MsgspecError:
        return []


def _event(row: LogRow) -> Event:
    n, kind, actor, command, decision, payload, time, state, hash_ = row
    return Event(kind, actor, command, decision, payload, time, state, hash_, n)


def _checks(
    record: str,
    tags: dict[str, str],
    log: Sequence[Event],
    load: Callable[[str], Game],
    rules_of: Callable[[Game], Rules] | None,
) -> list[tuple[str, bool]]:
    salts = tuple(tags["Salts"].split(BETWEEN_SALTS))
    match = read_record(record, load)
    board, whole = _folded(tags, match, log, rules_of or (lambda game: match.rules))
    moves = [(move.seat, move.action) for move in board.course.moves]
    return [
        ("commitment", commitment_of(tags["Secret"]) == tags["Commitment"]),
        ("seed", seed_of(tags["Secret"], salts) == tags["Seed"] and salts == salts_of(log)),
        ("log", whole),
        ("replay", moves == match.moves and bytes(board.position) == bytes(match.position)),
        ("result", tags.get("Result") == result_text(match) and (board.course.status == OVER) == match.over),
    ]


def _folded(
    tags: dict[str, str], match: Match, log: Sequence[Event], rules_of: Callable[[Game], Rules]
) -> tuple[Board, bool]:
    """The log folded as far as it fits its hashes, and whether all of it does."""
    row = MatchRow(tags["Match"], match.game.id, match.game.version, match.seats, match.options, tags["Commitment"])
    seats = [SeatRow(row.id, seat, PERSON) for seat in range(match.seats)]
    board = Board(row, Secret(row.id, tags["Secret"]), Seating(seats), match.game, rules_of)
    try:
        for event in log:
            board.fold(event)
    except (Mismatch, UnknownVersion, IndexError):
        return board, False
    return board, True
