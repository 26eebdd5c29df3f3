"""What all viewers see alike of a position."""

import numpy as np
import pytest

from gangland.engine.position import blank
from gangland.engine.view_cache import KEPT, shared

pytestmark = pytest.mark.rules("own")

STATE = np.dtype([("money", np.int16), ("turn", np.int8)])


class Counted:
    """A part of a view that counts how often it is made."""

    def __init__(self) -> None:
        self.made = 0
        self.part = shared(self._part)

    def _part(self, position):
        self.made += 1
        return position.money


def test_viewers_who_look_one_after_the_other_share_what_they_see_alike():
    counted, position = Counted(), blank(STATE)
    assert [counted.part(position), counted.part(position), counted.part(position.copy())] == [0, 0, 0]
    assert counted.made == 1


def test_a_position_that_has_changed_is_looked_at_anew():
    counted, position = Counted(), blank(STATE)
    counted.part(position)
    position.money = 5
    assert (counted.part(position), counted.made) == (5, 2)


def test_steps_that_are_shown_together_are_each_made_once():
    counted, steps = Counted(), [blank(STATE) for _ in range(KEPT)]
    for number, position in enumerate(steps):
        position.turn = number
    for _viewer in range(4):
        for position in steps:
            counted.part(position)
    assert counted.made == KEPT


def test_of_many_positions_only_the_last_few_are_kept():
    counted, position = Counted(), blank(STATE)
    for money in (*range(KEPT + 1), 0):
        position.money = money
        assert counted.part(position) == money
    assert counted.made == KEPT + 2
