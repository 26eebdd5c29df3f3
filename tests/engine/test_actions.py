"""Actions: numbers for the rules, texts for people."""

import pytest

from gangland.engine.actions import Actions
from gangland.engine.listing import list_bits
from gangland.engine.match import Action
from gangland.engine.messages import message

pytestmark = pytest.mark.rules("own")


@pytest.fixture
def actions():
    made = Actions()
    made.add("pass", ["pass"], lambda _: message("action-pass"))
    made.add("hit", ["hit Rosa", "hit Sal"], lambda nth: message("action-hit", player=nth))
    return made


def test_a_range_begins_where_the_last_one_ended(actions):
    assert actions.add("late", ["late"], lambda _: message("x")) == 3
    assert (len(actions), actions[1], actions.kind(2), actions.kind(0)) == (4, "hit Rosa", "hit", "pass")
    assert [list(one) for one in actions.ranges] == [[0], [1, 2], [3]]


def test_each_action_has_a_message(actions):
    assert actions.messages[2] == message("action-hit", player=1)
    assert actions.ranges[1].messages == (message("action-hit", player=0), message("action-hit", player=1))


@pytest.mark.parametrize("text", ["hit Sal", "  hit   Sal ", "HIT SAL", "Hit sal"])
def test_a_text_is_found_in_any_case_and_spacing(actions, text):
    assert actions.number(text) == 2


def test_an_unknown_text_says_what_is_near_it(actions):
    with pytest.raises(ValueError, match="no action is called 'hit Sall'; did you mean 'hit Sal'"):
        actions.number("hit  Sall")
    with pytest.raises(ValueError, match=r"no action is called 'xyzzy'$"):
        actions.number("xyzzy")


def test_two_actions_cannot_have_one_text(actions):
    with pytest.raises(ValueError, match="two actions are called 'pass'"):
        actions.add("again", ["pass"], lambda _: message("x"))


def test_an_unknown_number_is_in_no_range(actions):
    assert all(99 not in one and "pass" not in one for one in actions.ranges)


def test_an_action_of_a_match_is_a_number_that_reads_as_its_text():
    action = Action(2, "hit Sal")
    assert (action, str(action), repr(action)) == (2, "hit Sal", "<2 hit Sal>")


@pytest.mark.parametrize("bits", [0, 1, 1 << 31, 0xFFFFFFFF, 0b1011, *(1 << bit for bit in range(32))])
def test_bits_are_listed_in_rising_order(bits):
    out = [0] * 40
    count = list_bits(bits, 100, out, 2)
    assert out[2:count] == [100 + bit for bit in range(32) if bits >> bit & 1]
