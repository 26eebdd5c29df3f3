"""What a seat may not know does not reach its bot.

A bot deals what is hidden anew, by a seed, and all that is hidden is first laid in an order that says nothing. So the
same seed gives the same guesses whatever is hidden, and the answer is the same to the last digit.
"""

import zlib
from dataclasses import replace

import numpy as np
import pytest

from gangland.bots import LEVELS, Answer, Player, player
from gangland.engine.match import preferred_rules
from gangland.engine.testing import Table, unseen_choices_tell_nothing
from gangland.games import load
from tests.bots.positions import TABLE_NAMES, TABLES, few, hurry_levels, moments, told

SEED = 11
OTHER_WORLDS = (101, 102)
BOTS = ("random", "greedy:1", "search", *LEVELS)
VARIANTS = [
    (load("cash_n_guns"), 4, {"talents": "random"}),
    (load("cash_n_guns"), 8, {"talents": "random"}),
    (load("syndicate"), 2, {"board": "los-angeles"}),
    (load("syndicate"), 2, {"solo": "hard"}),
]
ALL_TABLES = [*((game, seats, {}) for game, seats in TABLES), *VARIANTS]
ALL_NAMES = ["-".join([game.id, str(seats), *options.values()]) for game, seats, options in ALL_TABLES]


@pytest.fixture(autouse=True)
def _hurry(monkeypatch):
    hurry_levels(monkeypatch, hurry())


def hurry():
    return few() // 3


def hurried(bot):
    return player(f"search:{hurry()}" if bot == "search" else bot)


def question_about(rules, position, seat):
    """All that a bot is handed."""
    asked = []

    def think(question):
        asked.append(question)
        return Answer(question.legal[0])

    Player("spy", think).ask(rules, position, seat, SEED)
    return asked[0]


def worlds(rules, position, seat):
    """Positions that the seat can't tell from this one."""
    return [rules.guess(position, seat, key, 0) for key in OTHER_WORLDS]


def hidden(position):
    """Everything but the generator."""
    other = position.copy()
    other.rng[0] = other.rng[1] = other.rng[2] = other.rng[3] = 0
    return bytes(other)


class TestWhatABotIsHanded:
    @pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
    def test_it_is_a_guess_with_another_future_and_never_the_position_itself(self, game, seats):
        rules = preferred_rules(game, None)
        for position, seat in moments(game, seats, 5):
            handed = question_about(rules, position, seat).position
            assert not np.shares_memory(handed.cells, position.cells)
            assert list(handed.rng) != list(position.rng)
            assert handed == rules.guess(position, seat, SEED, 0)

    @pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
    def test_the_rest_of_the_question_is_the_same_whatever_is_hidden(self, game, seats):
        rules = preferred_rules(game, None)
        for position, seat in moments(game, seats, 5):
            one = question_about(rules, position, seat)
            for world in worlds(rules, position, seat):
                two = question_about(rules, world, seat)
                assert replace(one, position=None, began=0) == replace(two, position=None, began=0)
                assert list(rules.observe(one.position, seat)) == list(rules.observe(two.position, seat))

    @pytest.mark.parametrize("bot", BOTS)
    @pytest.mark.parametrize(("game", "seats"), [TABLES[0], TABLES[-1]], ids=[TABLE_NAMES[0], TABLE_NAMES[-1]])
    def test_an_answer_follows_from_the_question_alone(self, game, seats, bot):
        """Another world at the table, after the question was asked, changes nothing."""
        rules = preferred_rules(game, None)
        for position, seat in moments(game, seats, 2):
            question = question_about(rules, position, seat)
            first = hurried(bot).think(replace(question, position=question.position.copy()))
            position.become(rules.guess(position, seat, 5, 5))
            assert told(hurried(bot).think(replace(question, position=question.position.copy()))) == told(first)


def answers(bot, rules, position, seat):
    """What a bot answers in a position and in others that the seat can't tell from it: more than one if it leaks."""
    asked = (bot.ask(rules, world, seat, SEED) for world in (position, *worlds(rules, position, seat)))
    return {told(answer) for answer in asked}


class Peeking(Player):
    """A bot that gets the true position, and answers by what lies there."""

    def ask(self, rules, position, seat, seed):
        legal = rules.legal(position, seat)
        return Answer(legal[zlib.crc32(hidden(position)) % len(legal)])


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
def test_a_guess_does_not_follow_from_what_another_has_just_chosen_unseen(game, seats):
    table = Table(game, seats, {}, preferred_rules(game, None).way, moments=5)
    unseen_choices_tell_nothing(table, range(2))


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_nor_does_it_where_talents_move_bullets_and_loot(seats):
    game = load("cash_n_guns")
    table = Table(game, seats, {"talents": "random"}, preferred_rules(game, None).way, moments=8)
    unseen_choices_tell_nothing(table, range(8))


@pytest.mark.parametrize(("game", "seats", "options"), ALL_TABLES, ids=ALL_NAMES)
class TestAnswers:
    @pytest.mark.parametrize("bot", BOTS)
    def test_an_answer_does_not_change_when_only_hidden_things_change(self, game, seats, options, bot):
        rules = preferred_rules(game, None)
        for position, seat in moments(game, seats, 2, options=options):
            assert len(answers(hurried(bot), rules, position, seat)) == 1

    def test_a_bot_that_peeks_is_found_out(self, game, seats, options):
        """The check itself: much is hidden at these moments."""
        rules, peeking = preferred_rules(game, None), Peeking("peeking", think=lambda question: None)
        places = moments(game, seats, 4, options=options)
        assert any(len(answers(peeking, rules, position, seat)) > 1 for position, seat in places)
