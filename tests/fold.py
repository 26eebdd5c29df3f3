"""A game as few short lines, so that a diff of it can be read: positions as what a move changed in them.

    famiglia, 2 seats, memory=open, seed 1
    = street A0 2*A1 B2 M4 F2 / hand A0 B0 M0 F0 | A0 B0 M0 F0 / … / starter 1
    1> recruit A0 {2 3f9c01} street 2*A1 B2 M4 F2 / hand.1 2*A0 B0 M0 F0 / turn 0; 0> discard A1 {5 77a0de} …

After `=` stands a whole position, at the beginning, after every 40 moves and at the end. A move tells who did what,
how many actions were legal and a hash of them, then what is new: a section, `hand.1` for one of its columns, `-last`
for a section that is gone. A line that begins with blanks continues the one before.
"""

import hashlib
import textwrap
from collections.abc import Iterable, Sequence
from typing import NamedTuple

WIDTH = 190
STRETCH = 40  # moves between two whole positions: a change moves the breaks of lines no further than that


class Moment(NamedTuple):
    """A position as text, the legal actions of the seat to move, and what it did."""

    position: str
    legal: Sequence[str]
    seat: int
    action: str


def folded(head: str, moments: Sequence[Moment], end: str, results: Iterable[str]) -> str:
    """A whole game: its table, its moves with what they changed, its last position and the results."""
    lines = [head]
    for first in range(0, len(moments), STRETCH):
        stretch = moments[first : first + STRETCH]
        after = [moment.position for moment in moments[first + 1 : first + STRETCH + 1]]
        if len(after) < len(stretch):
            after.append(end)
        lines += [*wrapped(f"= {stretch[0].position}"), *packed(map(told, stretch, after))]
    return "\n".join([*lines, *wrapped(f"= {end}"), *results]) + "\n"


def told(moment: Moment, after: str) -> str:
    """A move, what else was legal, and what it changed."""
    legal = " · ".join(moment.legal)
    digest = hashlib.sha256(legal.encode()).hexdigest()[:6]
    return f"{moment.seat}> {moment.action} {{{len(moment.legal)} {digest}}} {changes(moment.position, after)}".rstrip()


def changes(before: str, after: str) -> str:
    """The sections of a position that differ from those before, column by column where both have as many."""
    old, new = sections(before), sections(after)
    told = [f"-{name}" for name in old if name not in new]
    for name, text in new.items():
        if name in old and text.count(" | ") == old[name].count(" | ") > 0:
            columns = zip(text.split(" | "), old[name].split(" | "), strict=True)
            told += [f"{name}.{place} {one}" for place, (one, other) in enumerate(columns) if one != other]
        elif old.get(name) != text:
            told.append(f"{name} {text}".rstrip())
    return " / ".join(told)


def sections(position: str) -> dict[str, str]:
    pairs = [section.partition(" ")[::2] for section in position.split(" / ")]
    found = dict(pairs)
    assert len(found) == len(pairs), f"two sections have one name: {position}"
    return found


def packed(moves: Iterable[str]) -> list[str]:
    """As many moves in a line as there is room for."""
    lines: list[str] = []
    for move in moves:
        if lines and len(lines[-1]) + len(move) + 2 <= WIDTH:
            lines[-1] += f"; {move}"
        else:
            lines.append(move)
    return [line for long in lines for line in wrapped(long)]


def wrapped(line: str) -> list[str]:
    """A line, or several of which all but the first begin with blanks."""
    if len(line) <= WIDTH:
        return [line]
    return textwrap.wrap(line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
