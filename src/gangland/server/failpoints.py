"""Named steps at which a test may let the process die as if it had been killed.

`GANGLAND_FAILPOINT=after-commit:3` ends the process the third time it comes to that step; without a number the first.
`GANGLAND_WRONG_CLOCK` names a file with the ms by which the machine's time of day is to seem wrong, from now on.
"""

import os
from itertools import count
from pathlib import Path

VARIABLE = "GANGLAND_FAILPOINT"
CLOCK = "GANGLAND_WRONG_CLOCK"
KILLED = 137  # what the shell reports of a process that was killed with -9

NAMES = (
    "before-append",
    "before-commit",
    "after-commit",
    "after-append",
    "before-ack",
    "after-ack",
    "before-hint",
    "before-push",
)


def armed() -> tuple[str, int]:
    """The step at which to die, and at which visit of it; an empty name is no step."""
    name, _, visits = os.environ.get(VARIABLE, "").partition(":")
    if name and name not in NAMES:
        raise ValueError(f"{VARIABLE}: {name}")
    return name, int(visits or 1)


_name, _visits = armed()
_visit = count(1)


def hit(name: str) -> None:
    """Pass a named step, or die there if that was asked for."""
    if name == _name and next(_visit) == _visits:
        os._exit(KILLED)


def clock_wrong_by() -> int:
    """How many ms the machine's clock is said to be ahead; 0 unless a trial wants it otherwise."""
    file = os.environ.get(CLOCK)
    return int(Path(file).read_text()) if file else 0
