"""Small faults of the engine, each with the test that its repair left behind."""

import numpy as np
import pytest

import gangland
from gangland.engine.position import blank
from gangland.engine.rule import Target, plain, rule
from gangland.engine.seeds import normal_seed
from gangland.games.famiglia import GAME as FAMIGLIA

START = "street A3 B0 M0 / hand A2 A2 | B1"


def test_a_misspelled_field_cannot_be_written():
    with pytest.raises(AttributeError):
        blank(np.dtype([("turn", np.int8)])).trun = 1


@pytest.mark.parametrize("strange", [None, 1.5])
def test_all_or_none_also_when_something_is_no_action_at_all(strange):
    match = gangland.position("famiglia", START)
    before = bytes(match.position)
    with pytest.raises(TypeError):
        match.play("recruit A3", strange)
    assert (bytes(match.position), match.moves) == (before, [])


def test_a_position_typed_in_lines_is_recorded_in_one():
    match = gangland.position("famiglia", "street A3 B0\nhand A2 A2 | -")
    assert gangland.replay(match.record()).position == match.position


@pytest.mark.parametrize("seat", [2, -2])
def test_nobody_looks_from_a_seat_that_is_not_there(seat):
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        gangland.position("famiglia", START).view(seat)


def test_a_seed_has_one_text():
    assert [normal_seed(seed) for seed in ("007", "7/00", "07/012")] == ["7", "7", "7/12"]
    with pytest.raises(ValueError, match="is no seed"):
        normal_seed("٧")


def test_a_kind_is_found_for_a_number_of_numpy():
    assert FAMIGLIA.actions.kind(np.int64(0)) == "pass"


def street(state):
    return state


def no_rule(count):
    return count


@rule
def reads_a_field(state):
    return state.street


@rule
def calls_no_rule(count):
    return no_rule(count)


def test_a_field_may_have_the_name_of_a_function():
    assert Target(plain, {}).twin(reads_a_field)


def test_a_refused_rule_is_refused_again_for_the_same_reason():
    target = Target(plain, {})
    for _ in range(2):
        with pytest.raises(TypeError, match="is not a @rule"):
            target.twin(calls_no_rule)


@pytest.mark.parametrize("source", ["def f(x, n={}):\n    return x * n", "def f(x):\n    return x + S.A"])
def test_a_fingerprint_changes_with_a_default_and_with_an_enumeration(source):
    def mark(number):
        space = {"__name__": "tests.typed"}
        head = f"import enum\nfrom gangland.engine.rule import rule\nclass S(enum.IntEnum):\n    A = {number}\n@rule\n"
        exec(head + source.format(number), space)
        return Target(plain, {}).fingerprint(space["f"])

    assert mark(2) != mark(3)
