"""Who plays each seat: a person, a bot, a bot in a person's place, or the rules themselves."""

from collections.abc import Sequence

from gangland.server.ports import SeatRow

PERSON, COMPUTER, OPEN, AUTOMATON = "person", "bot", "open", "automaton"


class Seating:
    """The rows of the seat table in their order."""

    def __init__(self, rows: Sequence[SeatRow]) -> None:
        self.rows = tuple(sorted(rows, key=lambda row: row.seat))
        self.accounts = {row.account: row.seat for row in self.rows if row.account is not None}

    def seat_of(self, account: str | None) -> int | None:
        """Where an account sits; nobody without an account sits anywhere."""
        return None if account is None else self.accounts.get(account)

    def is_automaton(self, seat: int) -> bool:
        return self.rows[seat].kind == AUTOMATON

    def is_of_person(self, seat: int) -> bool:
        """Is it a person's seat, even if a bot stands in?"""
        return self.rows[seat].kind == PERSON

    def own_bot(self, seat: int) -> str | None:
        """The level of the bot that sat down here."""
        row = self.rows[seat]
        return (row.level or "") if row.kind == COMPUTER else None
