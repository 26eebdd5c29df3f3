"""One seat against bots, by Gymnasium's own checker and by playing."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import gangland.adapters.gymnasium  # noqa: F401  # registers the environments
from gangland.engine.mistakes import Mistake
from gangland.games import GAMES, load

SOON = "random"


def make(id: str, **options):
    return gymnasium.make(f"gangland/{id}-v0", **options).unwrapped


def play(env, seed: int | None = None) -> float:
    """A whole game by random legal actions; what it paid."""
    env.reset(seed=seed)
    chance, over, paid = np.random.default_rng(seed), False, 0.0
    while not over:
        _, reward, over, truncated, _ = env.step(int(chance.choice(np.flatnonzero(env.action_masks()))))
        assert not truncated
        paid += reward
    return paid


@pytest.mark.parametrize("id", GAMES)
class TestEveryGame:
    def test_the_learner_is_asked_until_the_end_and_paid(self, id):
        env = make(id, opponents=SOON, seats=load(id).seats[-1])
        paid = play(env, 3)
        assert env.match.over
        place = env.match.result[env.seat].place
        assert (paid == 1) == (place == 1 and sum(end.place == 1 for end in env.match.result) == 1)

    def test_the_same_seed_gives_the_same_game(self, id):
        one, two = make(id), make(id)
        play(one, 5)
        play(two, 5)
        assert one.match.record() == two.match.record()


@pytest.mark.filterwarnings("ignore:.*(Box|observation|normalized).*")
def test_gymnasiums_checker(monkeypatch):
    """It acts at random, legal or not, so its actions are made legal on their way."""
    env = make("famiglia")
    step = env.step
    monkeypatch.setattr(
        env, "step", lambda action: step(np.flatnonzero(env.action_masks())[action % env.action_masks().sum()])
    )
    check_env(env, skip_render_check=True)


class TestSeats:
    def test_the_learner_takes_turns(self):
        env = make("five_points", seats=3)
        env.reset(seed=1)
        seats = [env.seat]
        for _ in range(3):
            env.reset()
            seats.append(env.seat)
        assert seats == [0, 1, 2, 0]

    def test_or_keeps_a_seat(self):
        env = make("famiglia", seat=1)
        for seed in range(3):
            env.reset(seed=seed)
            assert env.seat == 1
            assert 1 in env.match.to_act

    def test_never_where_the_rules_play(self):
        env = make("syndicate", solo="easy")
        automata = env.game.automata(env.match.options if env._match else {"solo": "easy"})
        for seed in range(3):
            env.reset(seed=seed)
            assert env.seat not in automata

    def test_a_game_can_begin_at_a_typed_position(self):
        env = make("famiglia", seat=0)
        env.reset(seed=1, options={"position": "street A3 B0 / hand A2 A2 | -"})
        assert [str(action) for action in env.match.legal()] == ["pass", "play A2", "recruit A3", "recruit B0"]
        env.reset()
        assert env.match.start is None

    def test_each_opponent_may_be_another_bot(self):
        env = make("five_points", seats=3, opponents=["random", "greedy:2"])
        assert [bot.name for bot in env.bots] == ["random", "greedy:2"]
        play(env, 1)

    def test_a_bot_that_plays_well_beats_a_random_learner(self):
        env = make("famiglia", opponents="greedy:5")
        assert sum(play(env, seed) for seed in range(4)) < 0


class TestMistakes:
    @pytest.mark.parametrize("seat", [2, -1, "north"])
    def test_a_seat_that_is_none(self, seat):
        with pytest.raises(Mistake, match="the learner's seat is 0 to 1 or rotate"):
            make("famiglia", seat=seat)

    def test_too_many_opponents(self):
        with pytest.raises(Mistake, match="or 1 names, not 2"):
            make("famiglia", opponents=["random", "random"])

    def test_before_a_reset(self):
        with pytest.raises(Mistake, match="call reset first"):
            make("famiglia").step(0)
