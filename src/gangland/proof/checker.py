"""The one tool that says, after any trial, whether the promises were kept: I1 to I6 of the design.

I1 every acknowledged command is in the log exactly once; I2 numbers have no gaps; I3 replay gives the stored hashes;
I4 each client's stream is a part of its own projection, in order; I5 a command that was not acknowledged is there once
or not at all; I6 every unfinished match can still be finished.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from gangland.engine.game import bits
from gangland.engine.loops import MOVE_LIMIT
from gangland.engine.match import preferred_rules
from gangland.games import load
from gangland.proof.history import ACKED, REFUSED, Glimpse, History, Seen
from gangland.server.match.fold import Board
from gangland.server.match.projection import Surroundings, encoded, project
from gangland.server.match.seats import Seating
from gangland.server.ports import OVER, Event, Store

SEEN = msgspec.json.Decoder(Seen)


class Violation(msgspec.Struct, frozen=True):
    """A promise that was not kept."""

    invariant: str
    table: str
    what: str


class Verdict(msgspec.Struct):
    """What was checked, and what was found."""

    matches: int = 0
    events: int = 0
    finished: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    unanswered_kept: int = 0  # not acknowledged, yet in the log: the client's resend is what these are for
    glimpses: int = 0
    violations: list[Violation] = []

    def blame(self, invariant: str, table: str, what: str) -> None:
        self.violations.append(Violation(invariant, table, what))

    @property
    def holds(self) -> bool:
        return not self.violations


class Truth:
    """A match replayed: what every viewer should have been shown, moment by moment."""

    def __init__(self, board: Board, viewers: Iterable[int]) -> None:
        self.board = board
        self.shown: dict[int, dict[int, tuple[str, str]]] = {viewer: {} for viewer in viewers}

    def note(self) -> None:
        for viewer, moments in self.shown.items():
            view = self.board.view(viewer) if self.board.origin else None
            seen = SEEN.decode(encoded(project(self.board, viewer, view, Surroundings())))
            moments[seen.moves] = (seen.status, seen.digest())


async def check(store: Store, tables: Sequence[str], histories: Sequence[History], random_seed: int = 0) -> Verdict:
    """All invariants, for these tables and the clients that played at them."""
    verdict = Verdict()
    for table in tables:
        log = await store.events(table)
        verdict.matches += 1
        verdict.events += len(log)
        mine = [history for history in histories if history.table == table]
        truth = await _replayed(store, table, log, mine, verdict)
        if truth is None:
            continue
        for history in mine:
            _check_commands(history, log, verdict)
            _check_stream(history, truth, verdict)
        _check_end(truth.board, mine, verdict, random_seed)
    return verdict


async def _replayed(
    store: Store, table: str, log: list[Event], histories: list[History], verdict: Verdict
) -> Truth | None:
    """I2 and I3: fold the whole log; a gap, an edit or another position shows."""
    row = await store.match(table)
    assert row is not None
    if [event.n for event in log] != list(range(1, len(log) + 1)):
        verdict.blame("I2", table, f"numbers: {[event.n for event in log][:20]}")
        return None
    secret, seats, game = await store.secret(table), await store.seats(table), load(row.game)
    board = Board(row, secret, Seating(seats), game, lambda one: preferred_rules(one, None))
    truth = Truth(board, {history.seat for history in histories})
    truth.note()
    for event in log:
        try:
            board.fold(event)
        except Exception as error:
            verdict.blame("I3", table, f"event {event.n}: {error!r}")
            return None
        truth.note()
    return truth


def _check_commands(history: History, log: list[Event], verdict: Verdict) -> None:
    """I1 and I5."""
    counted = Counter(event.command for event in log if event.actor == history.seat)
    for sent in history.sent:
        count = counted[sent.command]
        if sent.outcome == ACKED:
            verdict.acknowledged += 1
            if count != 1:
                verdict.blame("I1", history.table, f"seat {history.seat}: {sent.command} {count} times")
        elif sent.outcome == REFUSED:
            if count:
                verdict.blame("I5", history.table, f"seat {history.seat}: refused ({sent.code}) and kept")
        else:
            verdict.unanswered += 1
            verdict.unanswered_kept += count
            if count > 1:
                verdict.blame("I5", history.table, f"seat {history.seat}: {sent.command} {count} times")


def _check_stream(history: History, truth: Truth, verdict: Verdict) -> None:
    """I4: numbers without gaps in an epoch, and every table shown is the true one of its moment."""
    before: Glimpse | None = None
    for glimpse in history.seen:
        verdict.glimpses += 1
        follows = before is None or glimpse.whole or (glimpse.epoch, glimpse.n) == (before.epoch, before.n + 1)
        if not follows:
            verdict.blame("I4", history.table, f"seat {history.seat}: {before} then {glimpse}")
        if before is not None and glimpse.moves < before.moves:
            verdict.blame("I4", history.table, f"seat {history.seat}: back from {before.moves} to {glimpse.moves}")
        if glimpse.status != "paused":
            expected = truth.shown[history.seat].get(glimpse.moves)
            if expected != (glimpse.status, glimpse.digest):
                verdict.blame("I4", history.table, f"seat {history.seat}: another table at moment {glimpse.moves}")
        before = glimpse


def _check_end(board: Board, histories: list[History], verdict: Verdict, random_seed: int) -> None:
    """I6; and where a game has ended, everybody saw the same end, which is the true one."""
    if board.course.status == OVER:
        verdict.finished += 1
        true = msgspec.json.encode(board.view(-1).result).decode()
        for history in histories:
            if history.result is not None and history.result != true:
                verdict.blame("I4", board.row.id, f"seat {history.seat}: saw {history.result}, true is {true}")
        return
    if not board.course.is_open:
        return
    position, rules, chance = board.position.copy(), board.rules, random.Random(random_seed)
    for _ in range(MOVE_LIMIT):
        waiting = list(bits(rules.to_act(position)))
        if not waiting:
            return
        seat = chance.choice(waiting)
        rules.play(position, seat, chance.choice(rules.legal(position, seat)))
    verdict.blame("I6", board.row.id, "it does not end")
