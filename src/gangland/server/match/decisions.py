"""Which decisions are open: each seat counts those it was asked, 1, 2, 3, and knows of no other count.

A sealed choice keeps its decision open until the last one is in, so that it may be changed. What others do in secret
changes nobody else's numbers.
"""

from collections.abc import Callable

import msgspec

from gangland.engine.game import bits

CLOSED, OWES, CHOSEN = 0, 1, 2  # nothing is asked; an answer is owed; a sealed one is given and may be changed


class Asked(msgspec.Struct):
    """The decisions of all seats."""

    counts: list[int]
    states: list[int]
    opened: list[int]  # when each was asked, in ms

    @classmethod
    def nobody(cls, seats: int) -> "Asked":
        return cls([0] * seats, [CLOSED] * seats, [0] * seats)

    def copy(self) -> "Asked":
        return Asked(self.counts.copy(), self.states.copy(), self.opened.copy())

    def open(self, seat: int) -> int | None:
        """The number of the seat's open decision."""
        return self.counts[seat] if self.states[seat] != CLOSED else None

    def owing(self) -> list[int]:
        return [seat for seat, state in enumerate(self.states) if state == OWES]

    def ask(self, waiting: int, time: int) -> None:
        """Close everything and ask these seats anew."""
        self.states = [CLOSED] * len(self.states)
        for seat in bits(waiting):
            self._ask_one(seat, time)

    def _ask_one(self, seat: int, time: int) -> None:
        self.counts[seat] += 1
        self.states[seat] = OWES
        self.opened[seat] = time

    def answered(self, seat: int, before: int, after: int, may_change: Callable[[], bool], time: int) -> bool:
        """An action changed which seats owe an answer; True if it was no more than a change of mind."""
        owed = before >> seat & 1
        if not owed and after == before:
            return True
        if not owed or before == 1 << seat or after & ~before:
            self.ask(after, time)
        elif after >> seat & 1:
            self._ask_again(seat, after, time)
        else:
            self.states[seat] = CHOSEN if may_change() else CLOSED
            self._close_others(after)
        return False

    def _ask_again(self, seat: int, after: int, time: int) -> None:
        """The seat goes on; others who owe an answer still owe the same."""
        self._close_others(after)
        self._ask_one(seat, time)

    def _close_others(self, after: int) -> None:
        for other, state in enumerate(self.states):
            if state == OWES and not after >> other & 1:
                self.states[other] = CLOSED

    def reopen(self, waiting: int, may_change: Callable[[int], bool], time: int) -> None:
        """After an undo every open decision is a new one."""
        self.ask(waiting, time)
        for seat in range(len(self.states)):
            if waiting and self.states[seat] == CLOSED and may_change(seat):
                self._ask_one(seat, time)
                self.states[seat] = CHOSEN
