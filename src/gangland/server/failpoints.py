"""Named steps at which a test may let the process die as if it had been killed.

`GANGLAND_FAILPOINT=after-commit:3` ends the process the third time it comes to that step; without a number the first.
"""

import os
from itertools import count

VARIABLE = "GANGLAND_FAILPOINT"
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
