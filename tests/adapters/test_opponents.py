"""Bots at the seats of a batch."""

import numpy as np
import pytest

from gangland.adapters.batch import Batch, Opponent
from gangland.engine.mistakes import Mistake


def some_moves_in(count: int) -> Batch:
    games = Batch("famiglia", count, seed=4)
    for _ in range(10):
        games.step(games.sample())
    return games


@pytest.mark.parametrize("bot", ["random", "greedy:1"])
def test_a_bot_answers_with_legal_actions_in_the_lanes_it_is_asked_about(bot):
    games = some_moves_in(12)
    lanes = [3, 7, 11]
    actions = Opponent(bot).actions(games, lanes)
    assert actions.shape == (3,)
    assert games.legal_action_mask[lanes, actions].all()


def test_threads_and_neighbours_change_no_answer():
    games = some_moves_in(8)
    alone, together = Opponent("greedy:2"), Opponent("greedy:2", threads=2)
    assert alone.actions(games, range(8)).tolist() == together.actions(games, range(8)).tolist()
    assert alone.actions(games, [5])[0] == alone.actions(games, range(8))[5]


def test_a_bot_leaves_the_games_as_they_are():
    games = some_moves_in(4)
    before = games.positions().tobytes()
    Opponent("greedy:2").actions(games, np.arange(4))
    assert games.positions().tobytes() == before


def test_no_lanes_are_no_actions():
    games = some_moves_in(2)
    assert Opponent("greedy:1").actions(games, []).shape == Opponent("random").actions(games, []).shape == (0,)


def test_a_bot_that_is_none():
    with pytest.raises(Mistake, match="nobody"):
        Opponent("nobody")
