"""What a game promises of its size, its speed and its bots: `gangland bench` and `gangland figures` measure it."""

from collections.abc import Mapping
from dataclasses import dataclass

Agreed = tuple[int, Mapping[str, str]]  # seats and options of a table


@dataclass(frozen=True)
class SealedChoice:
    """A sealed choice of which bots must not be sure: how its actions begin, and how open it must be."""

    verb: str
    least_bits: float


@dataclass(frozen=True)
class Figures:
    """The promises of one game. What it does not promise is measured and told all the same, where that is possible."""

    position_bytes: int
    first_compile_seconds: float
    plain: int  # random playouts, moves a second
    compiled: int  # the same on one core
    gpu: int  # ... and on one H200
    tables: tuple[Agreed, ...] = ()  # that the speed is measured at; the smallest one if none
    gpu_tables: tuple[Agreed, ...] = ()  # ... and on a GPU beside these
    batch: int | None = None  # steps a second of a batch on two threads
    gpu_batch: int | None = None  # ... and on one H200
    nodes: float | None = None  # how many times as fast as one local Ray node two are
    looks: int | None = None  # that the search looks ahead in a second, from the start
    peer: str | None = None  # OpenSpiel's game of about the same length, whose search is measured beside ours
    contests: tuple[Agreed, ...] = ()  # tables that bots meet at beside those with the usual options
    beats_random: bool = False  # must `search` win nearly all games of two against `random`?
    sealed: tuple[SealedChoice, ...] = ()
