"""What `gangland prove` has found so far, kept after every round: a run that is interrupted can go on where it was."""

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from gangland.proof.checker import Violation
from gangland.proof.figures import machine
from gangland.proof.rig import Proof

FILE = "proofs.json"
Keep = Callable[["Book"], None]
Told = dict[str, int | str]


class Begun(msgspec.Struct):
    """A trial of several rounds, as far as it has come."""

    told: Told = {}
    rounds: int = 0
    violations: list[Violation] = []
    seconds: float = 0.0

    @property
    def kills(self) -> int:
        return int(self.told.get("kills", 0))

    def add(self, proof: Proof, seconds: float) -> None:
        """One more round: counts are added up, of times the longest is kept."""
        self.rounds, self.seconds = self.rounds + 1, self.seconds + seconds
        self.violations += proof.violations
        for name, value in proof.arguments.items():
            if isinstance(value, int):
                self.told[name] = int(self.told.get(name, 0)) + value
            else:
                self.told[name] = max(str(self.told.get(name, "0.0")), value, key=float)


class Book(msgspec.Struct):
    """All that is kept of a run."""

    machine: dict[str, object]
    kills: int  # that were asked for
    proofs: list[Proof] = []
    begun: dict[str, Begun] = {}


class Ledger:
    """The book of a run, shown to `keep` whenever something has been added to it."""

    def __init__(self, kills: int, book: Book | None = None, keep: Keep = lambda book: None) -> None:
        fits = book is not None and book.kills == kills
        self.book = book if book is not None and fits else Book(machine(), kills)
        self._keep = keep

    def knows(self, name: str) -> bool:
        """Was this trial held already?"""
        return any(proof.name == name for proof in self.book.proofs)

    def begun(self, name: str) -> Begun:
        """How far a trial of several rounds has come; a fresh one if it has not begun."""
        return self.book.begun.setdefault(name, Begun())

    def note(self) -> None:
        self._keep(self.book)

    def finish(self, proof: Proof, began: float) -> None:
        """A trial is over; `began` is when, by the monotonic clock, this run took it up."""
        rounds = self.book.begun.pop(proof.name, None)
        seconds = rounds.seconds if rounds else time.monotonic() - began
        self.book.proofs.append(msgspec.structs.replace(proof, seconds=round(seconds, 1)))
        self.note()


def book_in(folder: Path) -> Book | None:
    """What an earlier run has left there."""
    file = folder / FILE
    return msgspec.json.decode(file.read_bytes(), type=Book) if file.exists() else None
