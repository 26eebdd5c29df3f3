"""Steps that are shown together are told as if each had been shown by itself."""

import random

import pytest

from gangland.server.match.drafts import draft_start
from gangland.server.match.narration import lines
from gangland.server.match.passages import is_quiet, passages, told_to
from gangland.server.ports import NOBODY
from tests.server.desk.house import TABLES, keep, new_board
from tests.server.match.test_fold import act

SEALED = (
    ("cash_n_guns", 8, {}),
    ("cash_n_guns", 4, {"clock": "with"}),
    ("cash_n_guns", 5, {"talents": "random", "memory": "closed"}),
)


def told(board, viewer, view, steps):
    """The lines of these steps, shown together, and what the viewer sees then."""
    said = []
    for telling in told_to(viewer, passages(board, steps)):
        before = view
        view = view if telling.after is None else board.view(viewer, telling.after)
        said += lines(board, viewer, before, telling.step, view)
    return said, view


def a_game(game, seats, options, seed):
    """A match that is played at random, step by step, with changes of mind."""
    draw, board = random.Random(seed), new_board(game, seats, options)
    start = draft_start(board, ["salt"] * seats, 1_000)
    keep(board, start)
    yield board, start.steps
    number = 0
    while board.course.is_open:
        number += 1
        states = board.course.asked.states
        seat = draw.choice([seat for seat in range(seats) if states[seat]])
        wanted = act(board, seat, draw.choice(board.rules.legal(board.position, seat)), number)
        keep(board, wanted)
        yield board, wanted.steps


@pytest.mark.parametrize(("game", "seats", "options"), [*TABLES, *SEALED])
@pytest.mark.parametrize("seed", [1, 2])
def test_together_or_one_by_one_the_same_is_told(game, seats, options, seed):
    draw = random.Random(seed)
    viewers = range(NOBODY, seats)
    views, apart, waiting = {}, {viewer: [] for viewer in viewers}, []
    views_apart = dict.fromkeys(viewers)
    views = dict.fromkeys(viewers)
    for board, steps in a_game(game, seats, options, seed):
        waiting += steps
        for viewer in viewers:
            said, views_apart[viewer] = told(board, viewer, views_apart[viewer], steps)
            apart[viewer] += said
        if draw.random() < 0.3 or not board.course.is_open:
            for viewer in viewers:
                said, views[viewer] = told(board, viewer, views[viewer], waiting)
                assert said == apart[viewer]
                assert views[viewer] == views_apart[viewer] == board.view(viewer)
                apart[viewer] = []
            waiting = []


def test_a_sealed_choice_is_quiet_until_the_last_one_is_in():
    found = []
    for board, steps in a_game("cash_n_guns", 4, {}, 1):
        found += [is_quiet(board, step, board.position) for step in steps]
        if found.count(True) > 20:
            break
    assert False in found[1:]
    assert found[0] is False


def test_seven_of_eight_choices_need_no_look_of_their_own():
    steps = []
    for board, made in a_game("cash_n_guns", 8, {}, 5):
        steps += made
        if len(steps) > 1 and not is_quiet(board, steps[-1], board.position):
            break
    assert len(told_to(NOBODY, passages(board, steps))) == 2  # the deal, and the last choice
