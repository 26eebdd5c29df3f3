"""Test the tests, continued: the kit on some moments of many games."""

from dataclasses import replace

import pytest

from gangland.engine.rule import rule
from gangland.engine.testing import Broken, Table, legal_agrees_with_why_not, walk
from tests.engine.standoff import GAME as STANDOFF

pytestmark = pytest.mark.rules("own")

_legal = STANDOFF.legal


class TestMoments:
    """A table with `moments` lets every check look at some moments of each game, for many games."""

    def test_as_many_moments_of_each_game_as_asked_for(self):
        steps = list(walk(Table(STANDOFF, 3, moments=2), range(5), ends=True))
        assert len(steps) == 10

    def test_every_check_sees_the_same_moments(self):
        table = Table(STANDOFF, 3, moments=1)
        one, two = ([bytes(step.position) for step in walk(table, range(20))] for _ in range(2))
        assert one == two

    def test_a_fault_that_shows_in_some_moments_is_found_in_many_games(self):
        game = replace(STANDOFF, legal=legal_without_the_last_card)
        with pytest.raises(Broken, match="legal and why_not disagree"):
            legal_agrees_with_why_not(Table(game, 3, moments=1), range(200))


@rule
def legal_without_the_last_card(state, seat, actions):
    count = _legal(state, seat, actions)
    return count - 1 if count > 1 and state.round == 2 else count
