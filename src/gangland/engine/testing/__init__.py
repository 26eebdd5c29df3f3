"""The test kit: what must hold for every game, whoever wrote it.

    from gangland.engine.testing import CHECKS, Table
    for check in CHECKS:
        check(Table(GAME, seats=2), range(20))   # raises Broken, with the position, if something does not hold

Each check plays random games number by number of a table: a game with its seats, its options and a way of running.
"""

from collections.abc import Callable, Iterable

from gangland.engine.testing.features import observations_have_names
from gangland.engine.testing.play import (
    answers,
    asking_changes_nothing,
    components_stay,
    count_sequences,
    games_end,
    illegal_changes_nothing,
    legal_agrees_with_why_not,
)
from gangland.engine.testing.sameness import batch_agrees, moves_of, record_round_trips, texts_round_trip, ways_agree
from gangland.engine.testing.secrets import (
    GUESSES,
    ORDERS,
    changed_choices_leave_no_trace,
    guesses_move,
    guesses_tell_nothing,
    knowledge,
    nothing_leaks,
    order_of_sealed_choices_is_nothing,
    unseen_choices_tell_nothing,
)
from gangland.engine.testing.table import MOST_MOVES, Broken, Step, Table, tables, walk

Check = Callable[[Table, Iterable[int]], None]

CHECKS: tuple[Check, ...] = (
    games_end,
    legal_agrees_with_why_not,
    illegal_changes_nothing,
    components_stay,
    asking_changes_nothing,
    observations_have_names,
    ways_agree,
    texts_round_trip,
    nothing_leaks,
    guesses_move,
    guesses_tell_nothing,
    order_of_sealed_choices_is_nothing,
    changed_choices_leave_no_trace,
)

__all__ = [
    "CHECKS",
    "GUESSES",
    "MOST_MOVES",
    "ORDERS",
    "Broken",
    "Check",
    "Step",
    "Table",
    "answers",
    "asking_changes_nothing",
    "batch_agrees",
    "changed_choices_leave_no_trace",
    "components_stay",
    "count_sequences",
    "games_end",
    "guesses_move",
    "guesses_tell_nothing",
    "illegal_changes_nothing",
    "knowledge",
    "legal_agrees_with_why_not",
    "moves_of",
    "nothing_leaks",
    "observations_have_names",
    "order_of_sealed_choices_is_nothing",
    "record_round_trips",
    "tables",
    "texts_round_trip",
    "unseen_choices_tell_nothing",
    "walk",
    "ways_agree",
]
