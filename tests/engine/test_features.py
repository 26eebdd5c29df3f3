"""Features name every number of an observation; the kit finds one that has no name, or is out of bounds."""

from dataclasses import replace

import pytest

from gangland.engine.features import Features, seats_from_me
from gangland.engine.rule import rule
from gangland.engine.testing import observations_have_names
from gangland.games.famiglia import GAME as FAMIGLIA
from gangland.games.famiglia.observation import DECK_SIZE, STARTER
from tests.engine.planted import the_kit_says
from tests.engine.standoff import GAME as STANDOFF

pytestmark = pytest.mark.rules("own")

_f_observe, _s_observe = FAMIGLIA.observe, STANDOFF.observe


@pytest.fixture
def seat():
    features = Features()
    features.add("money", "dollars", most=9)
    features.add("suit", "cards of each suit", "AB", most=(3, 4), least=-1)
    return features


@pytest.fixture
def features(seat):
    features = Features()
    features.add("turn", "it is your turn")
    features.each(seats_from_me(3), seat, "each player")
    features.add("deck", "cards in the deck", most=60)
    return features


class TestFeatures:
    def test_each_begins_where_the_one_before_it_ends(self):
        features = Features()
        assert features.add("hand", "your cards", "ABC") == 0
        assert features.add("turn", "it is your turn") == 3
        assert features.add("deck", "cards in the deck") == 4
        assert len(features) == 5

    def test_a_number_is_called_by_its_owner_its_feature_and_its_part(self, features):
        assert features.names == (
            "turn",
            "me money", "me suit[A]", "me suit[B]",
            "left 1 money", "left 1 suit[A]", "left 1 suit[B]",
            "left 2 money", "left 2 suit[A]", "left 2 suit[B]",
            "deck",
        )  # fmt: skip

    def test_a_feature_is_found_in_an_observation_by_its_name(self, features):
        numbers = list(range(len(features)))
        assert numbers[features.places["left 1 suit"]] == [5, 6]
        assert numbers[features.places["deck"]] == [10]

    def test_bounds_are_zero_and_one_unless_given_for_all_parts_or_for_each(self, features):
        assert features.least.tolist() == [0, 0, -1, -1, 0, -1, -1, 0, -1, -1, 0]
        assert features.most.tolist() == [1, 9, 3, 4, 9, 3, 4, 9, 3, 4, 60]

    def test_a_group_is_listed_once_and_walked_for_each_owner(self, features):
        assert [listed.first for listed in features.listed] == [0, 1, 10]
        assert [feature.first for feature in features] == [0, 1, 2, 4, 5, 7, 8, 10]


class TestPlantedErrors:
    def test_a_number_without_a_name(self):
        the_kit_says("writes a number that has no name", observations_have_names, replace(STANDOFF, observe=one_more))

    def test_a_number_above_its_bound(self):
        game = replace(FAMIGLIA, observe=observe_one_card_more)
        the_kit_says("deck size is 61 for -1, and not 0 to 60", observations_have_names, game)

    def test_a_number_below_its_bound(self):
        game = replace(FAMIGLIA, observe=observe_a_negative_starter)
        the_kit_says("starter is -1 for -1, and not 0 to 1", observations_have_names, game)

    def test_two_numbers_of_one_name(self, features):
        features.add("deck", "once more")
        game = replace(STANDOFF, features=features)
        the_kit_says("numbers have the same name: deck", observations_have_names, game)

    def test_bounds_for_some_parts_only(self, features):
        features.add("odd", "three parts, two bounds", "ABC", most=(1, 2))
        the_kit_says(
            "odd has 3 numbers and other bounds", observations_have_names, replace(STANDOFF, features=features)
        )

    def test_bounds_that_no_number_can_keep(self, features):
        features.add("odd", "at least 3, at most 2", most=2, least=3)
        the_kit_says(
            "odd has bounds that no number can keep", observations_have_names, replace(STANDOFF, features=features)
        )

    def test_a_gap_between_features(self, features):
        features.listed[-1] = replace(features.listed[-1], first=11)
        the_kit_says("deck begins at 11, and not at 10", observations_have_names, replace(STANDOFF, features=features))


@rule
def one_more(state, seat, out):
    _s_observe(state, seat, out)
    out[len(out) - 1] = 3


@rule
def observe_one_card_more(state, seat, out):
    _f_observe(state, seat, out)
    out[DECK_SIZE] = 61


@rule
def observe_a_negative_starter(state, seat, out):
    _f_observe(state, seat, out)
    out[STARTER] = -1
