"""PettingZoo's own tests pass for every game and seat count, and nobody's observation tells of a sealed choice."""

import sys
import warnings
from itertools import count, pairwise
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest

with warnings.catch_warnings():  # it imports an old environment to make examples of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from gangland.adapters.pettingzoo import id_of
from gangland.engine.match import Refused
from gangland.engine.mistakes import Mistake
from tests.adapters.test_batch import TABLES, name_of

A_FEW = 40  # cycles


def make(id: str, **options):
    return pettingzoo.make("aec", id_of(id), **options)


@pytest.fixture(params=TABLES, ids=map(name_of, TABLES))
def maker(request):
    id, seats, options = request.param
    return lambda **more: make(id, seats=seats, **options, **more)


def random_game(env, seed: int):
    """All observations of a game, agent by agent."""
    env.reset(seed=seed)
    seen, chance = [], np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        seen.append((agent, observation))
        env.step(None if terminated else chance.choice(np.flatnonzero(observation["action_mask"])))
    return seen


@pytest.mark.filterwarnings("ignore:Observation")  # that a dict is no array, and its space no box
def test_the_api(maker, capsys):
    api_test(maker(), num_cycles=A_FEW)


def test_seeds(maker):
    seed_test(maker, num_cycles=A_FEW)


def test_rendering(maker, capsys):
    render_test(maker)


def test_the_benchmark(maker, monkeypatch, capsys):
    """Its five seconds pass in forty cycles here."""
    clock = SimpleNamespace(time=count(0, 5 / A_FEW).__next__)
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(maker())
    assert "Finished" in capsys.readouterr().out


class TestPlaying:
    def test_a_turn_of_several_decisions_selects_the_same_agent_again(self):
        agents = [agent for agent, _ in random_game(make("famiglia"), 1)]
        assert any(one == two for one, two in pairwise(agents))

    def test_a_sealed_choice_is_hidden_until_all_have_chosen(self):
        """Whatever the first seat loads, all others see the same until the last one has chosen."""
        seen = []
        for nth in (0, -1):
            env = make("cash_n_guns", seats=4)
            env.reset(seed=3)
            env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[nth]))
            seen.append([env.observe(agent)["observation"].tobytes() for agent in env.agents[1:]])
        assert seen[0] == seen[1]

    def test_rewards_sum_to_nothing_and_the_winner_has_the_most(self):
        env = make("five_points", seats=3)
        random_game(env, 4)
        env.reset(seed=4)
        while not all(env.terminations.values()):
            env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        assert sum(env.rewards.values()) == pytest.approx(0)
        winners = [f"player_{seat}" for seat, end in enumerate(env.match.result) if end.place == 1]
        assert all(env.rewards[winner] == max(env.rewards.values()) for winner in winners)

    def test_a_reset_without_a_seed_goes_on_in_the_stream(self):
        env = make("famiglia")
        env.reset(seed=6)
        env.reset()
        assert env.match.seed == "6/1"

    def test_a_game_can_begin_at_a_typed_position(self):
        env = make("famiglia")
        env.reset(seed=1, options={"position": "street A3 B0 / hand A0 | A2 A2 / passes 1"})
        assert env.match.start is not None
        assert env.agent_selection == "player_0"

    def test_a_typed_position_may_be_the_end_of_a_game(self):
        over, env = make("famiglia"), make("famiglia")
        over.reset(seed=1)
        while not all(over.terminations.values()):
            over.step(int(np.flatnonzero(over.last()[0]["action_mask"])[-1]))
        env.reset(options={"position": over.match.write()})
        assert (env.terminations, env.rewards) == (over.terminations, over.rewards)
        assert not env.last()[0]["action_mask"].any()

    def test_only_the_agent_that_is_asked_has_a_mask_in_its_info(self):
        env = make("famiglia")
        env.reset(seed=1)
        while env.agent_selection == "player_0":
            env.step(int(np.flatnonzero(env.infos["player_0"]["action_mask"])[0]))
        assert env.infos["player_0"] == {}

    def test_the_mask_is_in_the_info_too(self):
        env = make("famiglia")
        env.reset(seed=1)
        observation, _, _, _, info = env.last()
        assert (info["action_mask"] == observation["action_mask"]).all()
        assert info["action_mask"].dtype == np.int8


class TestMistakes:
    def test_before_a_reset(self):
        with pytest.raises(Mistake, match="call reset first"):
            make("famiglia").step(0)

    def test_an_illegal_action_is_refused_with_its_paragraph(self):
        env = make("famiglia")
        env.reset(seed=1)
        illegal = np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]
        with pytest.raises(Refused) as refused:
            env.step(int(illegal))
        assert refused.value.paragraph
        assert env.agent_selection == "player_0" or env.agent_selection == "player_1"

    def test_a_broken_number_is_no_action(self):
        env = make("famiglia")
        env.reset(seed=1)
        with pytest.raises(TypeError):
            env.step(float(env.match.legal()[0]) + 0.5)

    def test_none_while_the_game_goes_on(self):
        env = make("famiglia")
        env.reset(seed=1)
        with pytest.raises(Mistake, match="has to choose"):
            env.step(None)

    def test_unknown_options_and_modes(self):
        with pytest.raises(Mistake, match="luck"):
            make("famiglia", luck="good")
        with pytest.raises(Mistake, match="human or ansi, not 'rgb_array'"):
            make("famiglia", render_mode="rgb_array")
