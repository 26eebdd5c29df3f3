"""The greedy bot keeps its time on plain rules, where some decisions of some games have a hundred choices."""

import time

import pytest

from gangland.bots import greedy
from gangland.engine.match import Match
from gangland.games import load
from tests.bots.positions import TABLE_NAMES, TABLES, ask

pytestmark = pytest.mark.rules("own")


@pytest.fixture
def match():
    return Match(load("famiglia"), seed=11, plain=True)


def test_when_time_is_short_it_answers_with_what_it_has_tried(match, monkeypatch):
    monkeypatch.setattr(greedy, "PATIENCE", 0.0)
    answer = ask("greedy", match)
    assert answer.looks == 1
    assert answer.action == match.legal()[0]
    assert [thought.value for thought in answer.thoughts][1:] == [0.0] * (len(match.legal()) - 1)


def test_when_there_is_time_it_tries_every_action_as_often(match, monkeypatch):
    monkeypatch.setattr(greedy, "PATIENCE", 600.0)
    answer = ask("greedy", match)
    assert answer.looks == greedy.ROLLOUTS["plain"] * len(match.legal())
    assert answer.action == ask("greedy", match).action


def test_whoever_says_how_often_it_may_look_waits_for_that(match, monkeypatch):
    monkeypatch.setattr(greedy, "PATIENCE", 0.0)
    assert ask("greedy:3", match).looks == 3 * len(match.legal())


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
def test_one_playout_more_is_all_that_it_may_be_late(game, seats, monkeypatch):
    monkeypatch.setattr(greedy, "PATIENCE", 0.1)
    match = Match.of(game, seats, seed=1, plain=True)
    began = time.process_time()  # a machine that stands still is no late bot
    ask("greedy", match)
    assert time.process_time() - began < 0.8
