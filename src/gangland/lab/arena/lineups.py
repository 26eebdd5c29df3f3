"""Duplicate deals: everybody plays every deal from every seat, so luck is shared out evenly."""

from collections.abc import Collection, Sequence

AUTOMATON = "automaton"  # who sits where the rules themselves play

Lineup = tuple[str, ...]  # for each seat the label of its bot


def labelled(bots: Sequence[str]) -> list[str]:
    """A label for each bot: its name, and a number if it is there more than once (`random`, `random#2`)."""
    return [
        name if name not in bots[:place] else f"{name}#{bots[:place].count(name) + 1}"
        for place, name in enumerate(bots)
    ]


def name_of(label: str) -> str:
    """The name of the bot with this label."""
    return label.partition("#")[0]


def rotations(labels: Sequence[str], seats: int, automata: Collection[int] = ()) -> list[Lineup]:
    """Every line-up of one deal: the list of bots, repeated until all seats are taken, turned seat by seat.

    Turns that give the same line-up are one: `a b a b` has two, `a a` has one.
    """
    free = [seat for seat in range(seats) if seat not in automata]
    filled = [labels[place % len(labels)] for place in range(len(free))]
    lineups: dict[Lineup, None] = {}
    for turn in range(len(free)):
        lineup = [AUTOMATON] * seats
        for place, seat in enumerate(free):
            lineup[seat] = filled[(place - turn) % len(free)]
        lineups[tuple(lineup)] = None
    return list(lineups)
