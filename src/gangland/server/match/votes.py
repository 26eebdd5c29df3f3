"""Who is away, and what the table does about it: wait, let a bot play, or end the match."""

from collections import Counter
from collections.abc import Sequence

import msgspec

STAY, BOT, END = "wait", "bot", "end"
CHOICES = (STAY, BOT, END)
VOTE_TIME = 60_000  # ms for a vote
PATIENCE = 60_000  # ms before the table is asked again after it chose to wait


class Poll(msgspec.Struct):
    """An open vote about a seat."""

    seat: int
    opened: int  # the number of the event that opened it
    due: int
    choices: dict[int, str]

    def copy(self) -> "Poll":
        return Poll(self.seat, self.opened, self.due, dict(self.choices))


def usual(rated: bool) -> str:
    """What happens if the table can't agree."""
    return BOT if rated else STAY


def agreed(poll: Poll, voters: Sequence[int], rated: bool) -> str | None:
    """What the votes decide before time is up: an end needs everyone, the rest more than half."""
    cast = Counter(poll.choices[seat] for seat in voters if seat in poll.choices)
    if voters and cast[END] == len(voters):
        return END
    for choice in (BOT, STAY):
        if 2 * cast[choice] > len(voters):
            return choice
    return usual(rated) if cast.total() == len(voters) else None


def concluded(poll: Poll, voters: Sequence[int], rated: bool) -> str:
    """What the votes decide when time is up."""
    cast = Counter(poll.choices[seat] for seat in voters if seat in poll.choices)
    if cast[BOT] == cast[STAY]:
        return usual(rated)
    return BOT if cast[BOT] > cast[STAY] else STAY
