"""What has become of a match so far, beside its position: all of it follows from the log."""

import msgspec

from gangland.server.match.clocks import Pace
from gangland.server.match.decisions import Asked
from gangland.server.match.votes import Poll
from gangland.server.ports import PLAYING, WAITING

BY_PERSON, BY_BOT, BY_CLOCK = 0, 1, 2


class Move(msgspec.Struct, frozen=True, array_like=True):
    """An action that stands: whose, which, who chose it, what the clock gave for it."""

    seat: int
    action: int
    by: int
    gain: int


class Course(msgspec.Struct):
    """Everything that folding an event may change, the position apart."""

    hash: str
    asked: Asked
    banks: list[int]
    stand_ins: list[str | None]  # levels of the bots that play in somebody's place
    n: int = 0
    time: int = 0
    status: str = WAITING
    moves: list[Move] = []
    unseen: list[tuple[int, int]] = []  # (number, seat) of each event that only that seat knows of
    poll: Poll | None = None
    quiet_until: int = 0  # nobody is voted about before
    gifted: int = 0  # when time was given last

    @classmethod
    def before_start(cls, commitment: str, seats: int, pace: Pace) -> "Course":
        return cls(commitment, Asked.nobody(seats), [pace.bank] * seats, [None] * seats)

    def copy(self) -> "Course":
        return Course(
            self.hash,
            self.asked.copy(),
            self.banks.copy(),
            self.stand_ins.copy(),
            self.n,
            self.time,
            self.status,
            self.moves.copy(),
            self.unseen.copy(),
            self.poll and self.poll.copy(),
            self.quiet_until,
            self.gifted,
        )

    @property
    def is_open(self) -> bool:
        return self.status == PLAYING

    def moments(self, viewer: int) -> int:
        """How many events a viewer knows of."""
        return self.n - sum(seat != viewer for _, seat in self.unseen)
