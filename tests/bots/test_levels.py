"""Five levels: each plays every game, and the weaker ones overlook things as people do."""

from functools import partial

import pytest

import gangland
from gangland.bots import LEVELS, levels, player
from gangland.engine.match import preferred_rules
from gangland.games import GAMES, load
from tests.bots.positions import (
    BULLETS,
    TABLE_NAMES,
    TABLES,
    ask,
    cash_n_guns,
    hurry_levels,
    is_plain,
    last_turn,
    moments,
    told,
)

SEEDS = range(40)
A_LOOK_AT_EACH = 12  # of the actions of these positions, and more


@pytest.fixture
def hurry(monkeypatch):
    """Lets the levels look so many times, and forget the clock."""

    return partial(hurry_levels, monkeypatch)


def overlooked(answer):
    return [thought.action for thought in answer.thoughts if thought.share == 0]


@pytest.mark.parametrize("game", GAMES)
class TestOrder:
    def test_there_are_five_and_each_overlooks_less_than_the_one_before(self, game):
        blindness = [levels.level_of(name, load(game)).overlooks for name in LEVELS]
        assert len(blindness) == 5
        assert blindness == sorted(set(blindness), reverse=True)
        assert 0 <= blindness[-1] < blindness[0] < 1

    def test_each_may_look_at_least_as_often_as_the_one_before(self, game):
        looks = [levels.level_of(name, load(game)).budget.looks or 10**9 for name in LEVELS]
        assert looks == sorted(looks)


def test_where_a_game_has_settings_of_its_own_all_but_the_strongest_have():
    weaker = list(LEVELS)[:-1]
    settings = [load(game).bots.levels for game in GAMES]
    assert sum(map(bool, settings)) > 1
    assert all(list(own) == weaker for own in settings if own)


class TestPlaying:
    @pytest.mark.parametrize("name", LEVELS)
    def test_a_level_answers_within_its_budget(self, name):
        match = last_turn("famiglia")
        budget, answer = levels.level_of(name, match.game).budget, ask(name, match)
        assert answer.action in match.legal()
        assert 0 < answer.looks <= (budget.looks or answer.looks)

    @pytest.mark.parametrize("name", LEVELS)
    @pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
    def test_every_level_plays_every_game_at_every_table(self, game, seats, name, hurry):
        hurry(4 if is_plain() else 30)
        rules = preferred_rules(game, None)
        for position, seat in moments(game, seats, 1):
            answer = player(name).ask(rules, position, seat, 1)
            assert answer.action in rules.legal(position, seat)
            assert [thought.action for thought in answer.thoughts] == rules.legal(position, seat)

    @pytest.mark.parametrize("name", LEVELS)
    def test_every_level_makes_sealed_choices(self, name, hurry):
        hurry(A_LOOK_AT_EACH)
        match = cash_n_guns(BULLETS)
        for seat in match.to_act:
            answer = ask(name, match, seat=seat)
            assert sum(thought.share for thought in answer.thoughts) == pytest.approx(1)
            assert answer.action not in overlooked(answer)


class TestOverlooking:
    @pytest.mark.parametrize("name", LEVELS)
    def test_a_level_overlooks_as_much_as_it_says(self, name, hurry):
        hurry(A_LOOK_AT_EACH)
        match = last_turn("the_boss")
        answers = [ask(name, match, seed=seed) for seed in SEEDS]
        missed = sum(len(overlooked(answer)) for answer in answers) / len(answers) / len(match.legal())
        assert missed == pytest.approx(levels.level_of(name, match.game).overlooks, abs=0.1)
        assert all(answer.action not in overlooked(answer) for answer in answers)

    def test_the_weakest_misses_a_win_now_and_then_and_the_strongest_never(self, hurry):
        hurry(4 * A_LOOK_AT_EACH)
        match = last_turn("the_boss")
        weakest, *_, strongest = LEVELS
        found = {
            name: [match.game.actions[ask(name, match, seed=seed).action] == "send 2+0 D" for seed in range(20)]
            for name in (weakest, strongest)
        }
        assert 2 <= sum(found[weakest]) <= 18
        assert all(found[strongest])

    def test_something_is_always_seen(self, hurry):
        """Two bullets, and half of what there is overlooked: one of them is loaded all the same."""
        hurry(2)
        match = cash_n_guns(BULLETS)
        for seed in SEEDS:
            answer = ask(next(iter(LEVELS)), match, seat=1, seed=seed)
            assert answer.action in match.legal(1)
            assert len(overlooked(answer)) < 2

    def test_the_same_seed_has_the_same_blind_spots(self, hurry):
        hurry(A_LOOK_AT_EACH)
        match = last_turn("the_boss")
        one, two = (ask(next(iter(LEVELS)), match, seed=7) for _ in range(2))
        assert told(one) == told(two)


class TestGivingUp:
    @pytest.mark.parametrize("level", LEVELS)
    def test_nobody_passes_a_game_away_that_goes_on_otherwise(self, level, hurry):
        """Famiglia ends when both pass one after the other; who is behind has something better to do."""
        hurry(A_LOOK_AT_EACH)
        behind = gangland.position("famiglia", "street A3 B0 / hand A0 | A2 A2 / passes 1")
        answers = {ask(level, behind, seed=seed).action for seed in SEEDS}
        assert answers
        assert 0 not in answers

    def test_nobody_offers_a_draw_that_the_other_need_only_take(self, hurry):
        """Nobody has passed yet and nobody is ahead: a pass would let the other one end it."""
        hurry(A_LOOK_AT_EACH)
        even = gangland.position("famiglia", "street A3 B0 / hand A2 | A2")
        assert 0 not in {ask("godfather", even, seed=seed).action for seed in SEEDS}

    def test_a_pass_that_wins_is_played(self):
        ahead = gangland.position("famiglia", "street A3 / hand F4 M4 | A0 / passes 1")
        assert 0 in {ask("search:60", ahead, seed=seed).action for seed in range(6)}
