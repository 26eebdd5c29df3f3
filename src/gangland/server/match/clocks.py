"""Clocks as numbers: what a table agreed on, what a seat has left, what is due when. Nothing here ticks."""

from typing import Any

import msgspec

from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE

NONE, LIVE, SLOW = "none", "live", "slow"
LAG_MOST = 1_000  # ms a move that the way to the server may take without cost
LEAST_GIFT = 20_000  # ms that everyone gets at least after the server was away
LONGEST = 90 * 24 * 3_600_000


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table: none, or a bank for each seat that grows with each decision (Fischer)."""

    kind: str = NONE
    bank: int = 0
    increment: int = 0

    @property
    def ticks(self) -> bool:
        return self.kind != NONE


def pace_of(data: dict[str, Any]) -> Pace:
    """The clock a table asks for; a Mistake if there is no such clock."""
    try:
        pace = msgspec.convert(data, Pace)
    except msgspec.ValidationError:
        raise Mistake("table-clock", package=PACKAGE) from None
    known = pace.kind in (NONE, LIVE, SLOW)
    if not known or not 0 <= pace.bank <= LONGEST or not 0 <= pace.increment <= LONGEST:
        raise Mistake("table-clock", package=PACKAGE)
    if pace.ticks and pace.bank + pace.increment < LAG_MOST:
        raise Mistake("table-clock", package=PACKAGE)
    return pace


def spent(opened: int, time: int, lag: int) -> int:
    """What an answer costs: the time since the question, less the way."""
    return max(0, time - opened - min(max(lag, 0), LAG_MOST))


def left_after(pace: Pace, bank: int, opened: int, time: int, lag: int) -> int:
    """The bank after an answer: less what it took, plus the increment."""
    return max(0, bank - spent(opened, time, lag)) + pace.increment


def due_at(bank: int, opened: int) -> int:
    """When the clock has run out, whatever the way took."""
    return opened + bank + LAG_MOST
