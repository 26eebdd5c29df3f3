"""Pieces of work, and the ledger of them: each is named by its first game, given out again when lost, counted once."""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar

from gangland.engine.mistakes import Mistake

SHARES = 16  # pieces for each worker at least: the last to finish keeps nobody waiting long
MOST_LOSSES = 5  # of one piece: whatever takes that many workers down is no accident
Result_co = TypeVar("Result_co", covariant=True)
Span = tuple[int, int]  # games from the first to before the second


class Piece(NamedTuple):
    """Games number `first` and on."""

    first: int
    games: int


@dataclass(frozen=True)
class Cut:
    """Games from number 0 on, less those that are done, cut into pieces of one size at most."""

    games: int
    size: int
    done: Sequence[Span] = ()  # in order

    def __len__(self) -> int:
        return sum((end - start + self.size - 1) // self.size for start, end in self.gaps())

    def __iter__(self) -> Iterator[Piece]:
        for start, end in self.gaps():
            for first in range(start, end, self.size):
                yield Piece(first, min(self.size, end - first))

    def gaps(self) -> Iterator[Span]:
        """The games between those that are done, and after them."""
        start = 0
        for begin, end in [*self.done, (self.games, self.games)]:
            if start < min(begin, self.games):
                yield start, min(begin, self.games)
            start = max(start, end)


def shared(games: int, workers: int, most: int) -> int:
    """How many games a piece has, so that all workers are done at about the same time; one alone needs no shares."""
    return most if workers == 1 else max(1, min(most, games // (workers * SHARES)))


class Pieces(Protocol):
    """A list of pieces, or what counts them up."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[Piece]: ...


class Job(Protocol[Result_co]):
    """Work that travels to other machines: every worker begins it once, then does piece after piece."""

    @property
    def ahead(self) -> int:
        """How many pieces a worker holds at once: 1, or 2 where it should never wait for the next."""

    def begin(self) -> Callable[[Piece], Result_co]: ...


class LostPiece(Exception):
    """A piece was lost through no fault of the job: it is to be given to another worker."""


class Ledger:
    """Which pieces wait, and which are out."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.fresh = iter(pieces)
        self.next = next(self.fresh, None)
        self.lost: deque[Piece] = deque()
        self.losses: Counter[int] = Counter()
        self.out: dict[int, Piece] = {}

    def take(self) -> Piece | None:
        """The next piece to give out: lost ones first."""
        if self.lost:
            piece: Piece | None = self.lost.popleft()
        else:
            piece, self.next = self.next, next(self.fresh, None)
        if piece:
            self.out[piece.first] = piece
        return piece

    @property
    def closed(self) -> bool:
        """Has every piece been counted?"""
        return not (self.out or self.lost or self.next)

    def accept(self, piece: Piece) -> bool:
        """A result has come. Does it count? Only if nobody brought it before."""
        return self.out.pop(piece.first, None) is not None

    def lose(self, piece: Piece) -> None:
        """Whoever had this piece is gone."""
        if self.out.pop(piece.first, None) is None:
            return
        self.losses[piece.first] += 1
        if self.losses[piece.first] == MOST_LOSSES:
            raise Mistake("mistake-ray-piece", first=str(piece.first), losses=str(MOST_LOSSES))
        self.lost.append(piece)
