"""What a game hands to everyone else: tables, options, seats."""

from dataclasses import FrozenInstanceError, replace

import numpy as np
import pytest

import gangland
from gangland.engine import contract
from gangland.engine.game import Game, bits
from gangland.games import GAMES, load
from gangland.games.famiglia import GAME as FAMIGLIA
from tests.engine.standoff import GAME as STANDOFF
from tests.engine.standoff import actions, knowledge, narration, notation, picture, refusals, rules, state, view

pytestmark = pytest.mark.rules("own")


def test_a_game_is_found_by_its_id():
    assert load("famiglia") is FAMIGLIA
    assert [load(id).id for id in GAMES] == list(GAMES)


def test_an_unknown_game_is_an_error_that_names_those_there_are():
    with pytest.raises(ValueError, match="there is no game 'monopoly'; there are: famiglia"):
        gangland.new("monopoly")


def test_without_a_number_the_smallest_table_is_meant():
    assert (STANDOFF.check_seats(None), STANDOFF.check_seats(8)) == (2, 8)


@pytest.mark.parametrize(
    ("game", "seats", "known"), [(FAMIGLIA, 3, "2"), (STANDOFF, 9, "2 or 3 or 4 or 5 or 6 or 7 or 8")]
)
def test_a_table_that_the_game_does_not_have_is_refused(game, seats, known):
    with pytest.raises(ValueError, match=f"{game.id} is played with {known} seats, not {seats}"):
        game.check_seats(seats)


class TestOptions:
    def test_the_first_choice_is_the_usual_one(self):
        assert STANDOFF.full_options({}) == {"guns": "loaded"}
        assert STANDOFF.option_numbers({}).tolist() == [0]
        assert STANDOFF.option_numbers({"guns": "blanks"}).tolist() == [1]

    def test_an_unknown_option_or_choice_is_named(self):
        with pytest.raises(ValueError, match="standoff has no option 'knives'; it has: guns"):
            STANDOFF.option_numbers({"knives": "sharp"})
        with pytest.raises(ValueError, match="option guns is one of loaded, blanks, not 'none'"):
            STANDOFF.option_numbers({"guns": "none"})
        with pytest.raises(ValueError, match="it has: none"):
            replace(STANDOFF, options=()).option_numbers({"guns": "loaded"})

    def test_a_game_without_options_hands_its_setup_a_number_all_the_same(self):
        numbers = replace(STANDOFF, options=()).option_numbers({})
        assert (numbers.tolist(), numbers.dtype) == ([0], np.int64)


def test_every_stub_of_the_contract_is_bound():
    stubs = {stub for stub in vars(contract).values() if getattr(stub, "__module__", "") == contract.__name__}
    assert set(STANDOFF.bindings) == stubs


def test_a_game_does_not_change():
    with pytest.raises(FrozenInstanceError):
        STANDOFF.version = 2


def test_a_game_has_its_rules_once_in_each_way():
    assert STANDOFF.plain is STANDOFF.plain
    assert STANDOFF.compiled is not STANDOFF.plain
    assert replace(STANDOFF).plain is not STANDOFF.plain


def test_bits_are_seats():
    assert list(bits(0b1000_0101)) == [0, 2, 7]
    assert list(bits(0)) == []


def test_a_name_that_gangland_does_not_have():
    with pytest.raises(AttributeError, match="no attribute 'Monopoly'"):
        gangland.Monopoly  # noqa: B018
    assert issubclass(gangland.NotationError, ValueError)
    assert issubclass(gangland.Refused, ValueError)
    assert issubclass(gangland.CannotUndo, ValueError)


OF_STANDOFF = (actions, knowledge, narration, notation, picture, refusals, rules, state, view)
GIVEN = {
    name: getattr(STANDOFF, name)
    for name in ("version", "seats", "options", "components", "figures", "lessons", "colours")
}


class TestAGameOfModules:
    def test_fields_are_found_by_their_names(self):
        made = Game.of(*OF_STANDOFF, draw=picture.draw, **GIVEN)
        assert (made.id, made.view, made.state) == ("standoff", view.view, state.STATE)
        assert made.legal is actions.ACTIONS.rules["legal"]

    def test_a_field_that_is_nowhere_is_missed(self):
        with pytest.raises(TypeError, match="lessons"):
            Game.of(*OF_STANDOFF, draw=picture.draw, **{name: GIVEN[name] for name in GIVEN if name != "lessons"})

    def test_two_functions_of_one_name_are_told_apart_by_whoever_makes_the_game(self):
        with pytest.raises(TypeError, match="more than one of the modules has a draw"):
            Game.of(*OF_STANDOFF, **GIVEN)
