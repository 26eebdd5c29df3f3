"""OpenSpiel's own checks hold for every game, its bots play it, and no information state tells a secret."""

import doctest
import pickle
import random
import re
import subprocess
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import ChanceEventSampler, Environment

from gangland.adapters import openspiel
from gangland.adapters.openspiel import name_of
from gangland.adapters.openspiel.recalled_match import GONE, SECTION
from gangland.engine.match import Match, Refused
from gangland.engine.mistakes import Mistake
from gangland.games import GAMES, load
from tests.adapters.golden.openspiel import eager, golden_files, written

DOCS = Path(__file__).parents[2] / "docs" / "openspiel.md"
NAMES = [
    *map(name_of, GAMES),
    "gangland_famiglia(memory=closed)",
    "gangland_five_points(players=3)",
    "gangland_the_boss(cities='235')",
    "gangland_syndicate(board=los-angeles)",
    "gangland_syndicate(solo=easy)",
    "gangland_cash_n_guns(players=5,talents=random)",
]
SEED = 3
EVERY_GAME = pytest.mark.parametrize("name", NAMES)


def dealt(name: str, seed: int = SEED):
    """A state in which the first seat is asked."""
    state = pyspiel.load_game(name).new_initial_state()
    for byte in seed.to_bytes(7, "big"):
        state.apply_action(byte)
    return state


@cache
def random_game(name: str) -> tuple:
    """Every state of a random game, from the deal to the end: played once for all tests, which leave it as it is."""
    states, draw = [dealt(name, SEED)], random.Random(SEED)
    while not states[-1].is_terminal():
        states.append(states[-1].child(eager(states[-1], draw)))
    return tuple(states)


def some_states(name: str, count: int) -> tuple:
    """States in which a seat is asked, spread over a random game."""
    states = random_game(name)[:-1]
    return states[:: max(len(states) // count, 1)]


def last_sight(recall: str) -> list[str]:
    """What a seat sees now, put together from all that it remembers."""
    _, first, *lines = recall.split("\n")
    sections = {section.partition(" ")[0]: section for section in first.split(SECTION)}
    for line in lines:
        for section in line.split(SECTION)[1:]:
            name = section.partition(" ")[0]
            if name.startswith(GONE) and name[1:] in sections:
                del sections[name[1:]]
            else:
                sections[name] = section
    return sorted(sections.values())


@EVERY_GAME
def test_openspiels_random_simulation(name):
    """Legal actions, masks, copies, histories, bytes and back, observations, sums of returns."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


class TestApi:
    @EVERY_GAME
    def test_nobody_but_the_current_player_has_legal_actions_and_at_the_end_nobody(self, name):
        for state in random_game(name):
            for player in range(state.num_players()):
                has_actions = not state.is_terminal() and player == state.current_player()
                assert bool(state.legal_actions(player)) == has_actions
        assert state.legal_actions() == []
        assert state.current_player() == pyspiel.PlayerId.TERMINAL

    @EVERY_GAME
    def test_a_player_remembers_all_it_saw_and_did(self, name):
        """Each information state begins with the one before, so one text has one past: perfect recall."""
        for before, after in pairwise(random_game(name)):
            for player in range(before.num_players()):
                remembered = before.information_state_string(player) + "\n"
                now = after.information_state_string(player)
                assert now.startswith(remembered)
                if player == before.current_player():
                    done = before.action_to_string(after.history()[-1])
                    assert now.removeprefix(remembered).split(SECTION)[0] == f"{player}> {done}"

    @EVERY_GAME
    def test_memory_contains_what_is_seen_now(self, name):
        for state in some_states(name, 10):
            for player in range(state.num_players()):
                sight = state.observation_string(player)
                assert last_sight(state.information_state_string(player)) == sorted(sight.split(SECTION))

    @EVERY_GAME
    def test_information_sets_of_two_players_never_overlap(self, name):
        states = random_game(name)
        texts = [
            {state.information_state_string(player) for state in states} for player in range(states[0].num_players())
        ]
        assert len(set.union(*texts)) == sum(map(len, texts))

    @EVERY_GAME
    def test_returns_are_zero_before_the_end_and_sum_to_zero(self, name):
        *states, end = random_game(name)
        assert not any(worth for state in states for worth in state.returns())
        assert sum(end.returns()) == pytest.approx(0)
        assert end.rewards() == end.returns()
        game = end.get_game()
        assert all(game.min_utility() - 1e-9 <= worth <= game.max_utility() for worth in end.returns())

    @EVERY_GAME
    def test_a_player_that_does_not_exist_is_an_error(self, name):
        state = dealt(name)
        for ask in (state.information_state_string, state.observation_string, state.observation_tensor):
            with pytest.raises(RuntimeError, match="player >= 0"):
                ask(-1)
            with pytest.raises(RuntimeError, match="player <"):
                ask(state.num_players())

    def test_nobody_is_asked_at_chance_nodes_and_at_the_end(self):
        end = random_game("gangland_famiglia")[-1]
        for state in (end, end.get_game().new_initial_state()):
            with pytest.raises(RuntimeError):
                state.information_state_string()


class TestChance:
    def test_the_deal_is_the_one_of_the_seed(self):
        state = dealt("gangland_five_points(players=3)", seed=12_345)
        assert state.seed == 12_345
        assert str(state) == Match.of(load("five_points"), 3, seed=12_345).write()

    def test_before_the_deal_every_byte_is_as_likely(self):
        state = pyspiel.load_game("gangland_syndicate").new_initial_state()
        for place in range(7):
            assert state.is_chance_node()
            assert [chance for _, chance in state.chance_outcomes()] == [1 / 256] * 256
            state.apply_action(place)
        assert not state.is_chance_node()
        assert state.get_game().max_chance_nodes_in_history() == 7

    def test_the_history_alone_leads_to_the_same_state(self):
        end = random_game("gangland_cash_n_guns")[-1]
        again = end.get_game().new_initial_state()
        for action in end.history():
            again.apply_action(action)
        assert str(again) == str(end)


class TestCopies:
    @EVERY_GAME
    def test_a_clone_goes_its_own_way(self, name):
        state = some_states(name, 3)[1]
        before, clone = str(state), state.clone()
        assert str(clone) == before
        clone.apply_action(clone.legal_actions()[-1])
        assert (str(state) == before, len(state.history()) + 1) == (True, len(clone.history()))

    @EVERY_GAME
    def test_a_pickled_state_is_the_same(self, name):
        state = some_states(name, 3)[1]
        again = pickle.loads(pickle.dumps(state))
        assert (str(again), again.history()) == (str(state), state.history())
        for player in range(state.num_players()):
            assert again.information_state_string(player) == state.information_state_string(player)
        assert str(again.get_game()) == str(state.get_game())


class TestSecrets:
    @EVERY_GAME
    def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(self, name):
        sampler = pyspiel.UniformProbabilitySampler(3, 0.0, 1.0)
        for state in some_states(name, 6):
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, sampler)
                assert other.current_player() == state.current_player()
                assert other.legal_actions(player) == state.legal_actions(player)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)

    @pytest.mark.parametrize("name", [*map(name_of, GAMES)])
    def test_resampled_states_differ_in_what_is_hidden_and_leave_the_true_one_alone(self, name):
        sampler = pyspiel.UniformProbabilitySampler(4, 0.0, 1.0)
        state = dealt(name)
        true = str(state)
        assert len({str(state.resample_from_infostate(0, sampler)) for _ in range(8)}) > 4
        assert str(state) == true

    def test_nothing_of_a_rivals_true_hand_is_left_in_its_memory(self):
        """Two worlds that seat 0 can't tell apart become one and the same guess, seat 1's memory included."""
        state = some_states("gangland_the_boss", 4)[2]
        one = state.resample_from_infostate(0, lambda: 0.25)
        two = state.resample_from_infostate(0, lambda: 0.75)
        assert one.information_state_string(1) != two.information_state_string(1)
        guesses = [world.resample_from_infostate(0, lambda: 0.5) for world in (state, one, two)]
        assert len({guess.information_state_string(1) for guess in guesses}) == 1

    @pytest.mark.parametrize("name", ["gangland_cash_n_guns", "gangland_syndicate"])
    def test_a_sealed_or_hidden_action_tells_the_others_nothing(self, name):
        """Which bullet is loaded, until all are; which token is picked up, until it is laid."""
        state = dealt(name)
        worlds = [state.child(action) for action in state.legal_actions()]
        assert len(worlds) > 1
        for player in range(1, state.num_players()):
            assert len({world.information_state_string(player) for world in worlds}) == 1
            assert len({world.observation_string(player) for world in worlds}) == 1
            assert len({tuple(world.observation_tensor(player)) for world in worlds}) == 1
        assert len({world.information_state_string(0) for world in worlds}) == len(worlds)

    def test_a_guess_goes_on_from_what_the_player_remembers(self):
        state = some_states("gangland_the_boss", 4)[2]
        player = state.current_player()
        guess = state.resample_from_infostate(player, lambda: 0.5)
        again = pickle.loads(pickle.dumps(guess))
        for other in (guess, again):
            other.apply_action(other.legal_actions()[0])
            assert other.information_state_string(player).startswith(state.information_state_string(player) + "\n")
        assert str(guess) == str(again)


class TestObservers:
    def kind(self, **choices):
        return pyspiel.IIGObservationType(**({"perfect_recall": False} | choices))

    @EVERY_GAME
    def test_the_public_observation_is_a_spectators(self, name):
        state = some_states(name, 3)[1]
        public = make_observation(state.get_game(), self.kind(private_info=pyspiel.PrivateInfoType.NONE))
        assert public.string_from(state, 0) == public.string_from(state, 1)
        assert public.tensor is None

    def test_the_private_observation_is_what_a_spectator_does_not_see(self):
        state = dealt("gangland_the_boss")
        private = make_observation(state.get_game(), self.kind(public_info=False))
        texts = [private.string_from(state, player) for player in (0, 1)]
        assert texts[0] != texts[1]
        assert all(text.startswith("hand ") for text in texts)
        assert all(text in state.observation_string(player) for player, text in enumerate(texts))

    def test_the_tensor_is_the_games_own_and_zeros_before_the_deal(self):
        state = dealt("gangland_syndicate")
        seen = make_observation(state.get_game())
        seen.set_from(state, 1)
        match = state.match
        assert (seen.tensor == match.rules.observe(match.position, 1)).all()
        assert np.shares_memory(seen.tensor, seen.dict["observation"])
        seen.set_from(state.get_game().new_initial_state(), 1)
        assert not seen.tensor.any()

    def test_an_observer_of_all_secrets_does_not_exist(self):
        game = pyspiel.load_game("gangland_famiglia")
        assert make_observation(game, self.kind(private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)) is None
        assert make_observation(game, self.kind(public_info=False, perfect_recall=True)) is None
        assert make_observation(game, params={"colour": "red"}) is None


class TestParameters:
    def test_a_games_text_loads_it_again(self):
        game = pyspiel.load_game("gangland_the_boss", {"cities": "235"})
        assert game.get_parameters()["cities"] == "'235'"
        assert str(pyspiel.load_game(str(game))) == str(game)
        assert game.table.options["cities"] == "235"

    def test_players_and_options_are_those_of_the_game(self):
        game = pyspiel.load_game("gangland_cash_n_guns(players=6,talents=random)")
        assert (game.num_players(), game.table.options["talents"]) == (6, "random")
        assert pyspiel.load_game("gangland_cash_n_guns").num_players() == 4

    def test_what_the_game_does_not_know_is_refused(self):
        with pytest.raises(Mistake, match="seats"):
            pyspiel.load_game("gangland_famiglia(players=3)")
        with pytest.raises(Mistake, match="good"):
            pyspiel.load_game("gangland_famiglia(memory=good)")
        with pytest.raises(RuntimeError, match="Unknown parameter"):
            pyspiel.load_game("gangland_famiglia(luck=good)")

    def test_an_illegal_action_is_refused_with_its_paragraph(self):
        state = dealt("gangland_famiglia")
        illegal = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
        before = str(state)
        with pytest.raises(Refused) as refused:
            state.apply_action(illegal)
        assert refused.value.paragraph
        with pytest.raises(Mistake, match="number"):
            state.apply_action(state.num_distinct_actions())
        assert str(state) == before

    def test_a_player_that_does_not_exist_resamples_nothing(self):
        with pytest.raises(Mistake, match="no seat 2"):
            dealt("gangland_famiglia").resample_from_infostate(2, lambda: 0.5)


class TestBots:
    """A bot has the first seat, chance plays the others; rollouts stop early, for these games are long."""

    def play(self, name: str, bot) -> list[float]:
        state, draw = dealt(name, 5), random.Random(5)
        while not state.is_terminal():
            mine = state.current_player() == 0
            state.apply_action(bot.step(state) if mine else eager(state, draw))
        return state.returns()

    def evaluator(self) -> RandomRolloutEvaluator:
        return RandomRolloutEvaluator(1, np.random.RandomState(5), max_length=4)

    @pytest.mark.parametrize("id", GAMES)
    def test_mcts_plays_a_game_through(self, id):
        game = pyspiel.load_game(name_of(id))
        returns = self.play(name_of(id), MCTSBot(game, 2.0, 4, self.evaluator(), random_state=np.random.RandomState(6)))
        assert sum(returns) == pytest.approx(0)

    @pytest.mark.parametrize("id", GAMES)
    def test_ismcts_plays_a_game_through(self, id):
        game = pyspiel.load_game(name_of(id))
        bot = ISMCTSBot(game, self.evaluator(), 2.0, 6, random_state=np.random.RandomState(6))
        assert sum(self.play(name_of(id), bot)) == pytest.approx(0)


def test_an_environment_of_openspiel_deals_and_plays():
    env = Environment(name_of("five_points"), chance_event_sampler=ChanceEventSampler(seed=1), players=3)
    step, draw = env.reset(), random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([draw.choice(step.observations["legal_actions"][player])])
    assert len(step.observations["info_state"][0]) == load("five_points").observation
    assert sum(step.rewards) == pytest.approx(0)


def test_python_ends_quietly_after_a_game_was_loaded():
    """OpenSpiel drops what makes a game when the interpreter is gone: once that was a fatal error."""
    lines = "import pyspiel, gangland.adapters.openspiel as ours; pyspiel.load_game(ours.name_of('famiglia'))"
    ended = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize(("path", "name"), [*golden_files().items()], ids=[path.stem for path in golden_files()])
def test_the_golden_playthrough(path, name):
    assert path.read_text("utf-8") == written(name)


def test_the_lines_of_the_documentation_run():
    for failures, tried in (doctest.testfile(str(DOCS), module_relative=False), doctest.testmod(openspiel)):
        assert failures == 0
        assert tried > 5


@pytest.mark.parametrize("id", GAMES)
def test_the_documentation_names_the_seats_and_options_of_a_game(id):
    (row,) = [line for line in DOCS.read_text("utf-8").splitlines() if line.startswith(f"| `{name_of(id)}` |")]
    _, _, players, parameters, _ = row.split("|")
    fewest, most = min(load(id).seats), max(load(id).seats)
    assert players.strip() == (str(fewest) if fewest == most else f"{fewest} to {most}")
    named = re.findall("`([a-z]+)`", parameters)
    assert named == [option.name for option in load(id).options]
