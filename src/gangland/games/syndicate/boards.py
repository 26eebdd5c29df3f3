"""The two boards as data (§1.1): districts, rows, spaces, tracks and arrows.

New York is exact. Los Angeles is a RECONSTRUCTION: only the names and what the rulebook says of that side are known;
its spaces, points, tracks and arrows are ours. To replace it by the true board, change `LOS_ANGELES` and nothing else.
"""

from typing import NamedTuple


class Row(NamedTuple):
    """One skirmish: its points, and its spaces from the left: L street, S river or M mixed, and the effect."""

    points: int
    spaces: tuple[str, ...]


class District(NamedTuple):
    """A district: its rows from the top, and its smuggling track, the same on both sides of the red field."""

    code: str
    rows: tuple[Row, ...]
    closes: int  # the first field that closes it: the hat, or barrel 1
    farthest: int  # the last field: the hat, or barrel 3
    coins: tuple[int, ...]  # the fields of coin 1 and coin 2
    bonus: int  # points for reaching the hat
    start: bool  # in play from the start
    arrows: tuple[str, ...] = ()  # the districts that may follow it


def _new_york(code: str, closes: int, coins: tuple[int, int], *rows: Row) -> District:
    return District(code, rows, closes, closes, coins, bonus=2, start=True)


LONG, SHORT = (14, (5, 10)), (11, (4, 8))  # the field of the hat, and those of the coins

NEW_YORK = (
    _new_york(
        "M", *LONG,  # Manhattan
        Row(2, ("S recruit 1", "L call 1", "M money 1")),
        Row(3, ("L shot", "L recruit 1", "M blank")),
        Row(5, ("M reinforce", "L elsewhere 3", "M blank")),
    ),
    _new_york(
        "T", *LONG,  # Staten Island
        Row(2, ("S shot", "S call 1")),
        Row(3, ("S call 2", "S recruit 1", "S elsewhere 2", "M blank")),
        Row(5, ("S shot", "M money 2", "M blank")),
    ),
    _new_york(
        "X", *LONG,  # the Bronx
        Row(2, ("L here 1", "L recruit 1")),
        Row(3, ("L money 1", "L call 2", "M blank")),
        Row(6, ("L shot", "L here 2", "L elsewhere 3", "L money 2", "L blank")),
    ),
    _new_york(
        "Q", *SHORT,  # Queens
        Row(3, ("L elsewhere 3", "S here 1", "M call 1", "M money 1")),
        Row(5, ("L here 2", "S recruit 2", "M blank")),
    ),
    _new_york(
        "B", *SHORT,  # Brooklyn
        Row(2, ("S money 2", "M money 1", "M elsewhere 1")),
        Row(4, ("S shot", "L money 2", "M blank")),
    ),
)  # fmt: skip

BARRELS = 3  # the last fields of every track of Los Angeles: barrels 1, 2, 3


def _start(code: str, points: int, spaces: tuple[str, ...], *arrows: str) -> District:
    """Reconstruction: three plain fields, then the barrels; no coins."""
    return District(code, (Row(points, spaces),), 4, 3 + BARRELS, (), 0, True, arrows)


def _later(code: str, points: int, spaces: tuple[str, ...], *arrows: str) -> District:
    """Reconstruction: four plain fields, then the barrels; no coins."""
    return District(code, (Row(points, spaces),), 5, 4 + BARRELS, (), 0, False, arrows)


# All of it a reconstruction (R), but for the names.
LOS_ANGELES = (
    _start("SM", 2, ("S recruit 1", "M money 1"), "BA", "CC"),  # Santa Monica
    _start("VE", 2, ("S call 1", "M blank"), "CC", "IN"),  # Venice
    _start("SP", 2, ("S shot", "S call 1"), "IN", "WA"),  # San Pedro
    _start("LB", 2, ("S here 1", "L recruit 1"), "WA", "SL"),  # Long Beach
    _later("BA", 3, ("L money 1", "M call 1", "M blank"), "BH", "SS"),  # Bel Air
    _later("CC", 3, ("L recruit 1", "S elsewhere 2", "M blank"), "BH", "DT"),  # Culver City
    _later("IN", 3, ("L shot", "L here 1", "M money 1"), "DT", "BY"),  # Inglewood
    _later("WA", 3, ("L call 2", "L recruit 1", "M blank"), "BY", "SL"),  # Watts
    _later("BH", 3, ("L money 2", "M elsewhere 3", "M blank"), "SS", "HO"),  # Beverly Hills
    _later("SS", 3, ("L shot", "L call 1", "M money 1"), "HO", "CH"),  # Sunset Strip
    _later("BY", 3, ("L here 2", "L shot", "M blank"), "CH", "DT"),  # Boyle Heights
    _later("SL", 3, ("S call 2", "S elsewhere 3", "M blank"), "BY", "DT"),  # Sleepy Lagoon
    _later("HO", 4, ("L reinforce", "L money 2", "M blank"), "CH", "DT"),  # Hollywood
    _later("CH", 4, ("S shot", "L elsewhere 3", "M money 2"), "HO", "DT"),  # Chinatown
    _later("DT", 5, ("L here 2", "S recruit 2", "S money 1", "M blank"), "HO", "CH"),  # Downtown
)
RECONSTRUCTED = ("los-angeles",)  # the boards that are said to be so wherever they are shown
