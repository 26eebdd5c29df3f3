"""Actions: numbers for the rules, texts for people."""

import pytest

from gangland.engine.actions import Action, Actions
from gangland.engine.bits import MOST_BITS, list_bits, lowest_bit, nth_bit
from gangland.engine.kinds import Kind
from gangland.engine.messages import message
from gangland.engine.rule import rule

PEOPLE = ("Rosa", "Sal")


@rule
def nothing(state):
    pass


@rule
def anybody(state, seat):
    return 0


def kind(name, **more):
    return Kind(name, does=nothing, **more)


def hits():
    return kind("hit", items=(range(2),), text=lambda nth: f"hit {PEOPLE[nth]}", about=lambda nth: {"player": nth})


def made(*kinds):
    return Actions(*kinds, guard=anybody, unknown=1)


pytestmark = pytest.mark.rules("own")


@pytest.fixture
def actions():
    return made(kind("pass"), hits(), kind("late"))


def test_a_kind_begins_where_the_last_one_ended(actions):
    assert (len(actions), actions[1], actions.kind(2), actions.kind(0)) == (4, "hit Rosa", "hit", "pass")
    assert [list(one) for one in actions.kinds] == [[0], [1, 2], [3]]
    assert list(actions.first("late", "hit")) == [3, 1]


def test_each_action_has_a_message(actions):
    assert actions.messages[2] == message("action-hit", player=1)
    assert actions.kinds[1].messages == (message("action-hit", player=0), message("action-hit", player=1))


def test_each_action_knows_its_item(actions):
    assert [actions.item(action) for action in (1, 2)] == [0, 1]
    values = made(kind("pass"), kind("lower", items=(range(3, 6),), text=lambda by: f"by {by}"))
    assert [values.item(action) for action in (1, 2, 3)] == [3, 4, 5]


def test_a_kind_may_have_an_action_for_each_pair():
    pairs = made(kind("send", items=(range(2), range(1, 4)), text=lambda city, men: f"send {men} to {city}"))
    assert pairs.texts == ["send 1 to 0", "send 2 to 0", "send 3 to 0", "send 1 to 1", "send 2 to 1", "send 3 to 1"]


@pytest.mark.parametrize("text", ["hit Sal", "  hit   Sal ", "HIT SAL", "Hit sal"])
def test_a_text_is_found_in_any_case_and_spacing(actions, text):
    assert actions.number(text) == 2


def test_an_unknown_text_says_what_is_near_it(actions):
    with pytest.raises(ValueError, match="no action is called 'hit Sall'; did you mean 'hit Sal'"):
        actions.number("hit  Sall")
    with pytest.raises(ValueError, match=r"no action is called 'xyzzy'$"):
        actions.number("xyzzy")


def test_two_actions_cannot_have_one_text():
    with pytest.raises(ValueError, match="two actions are called 'pass'"):
        made(kind("pass"), kind("again", text=lambda: "pass"))


def test_an_action_of_a_match_is_a_number_that_reads_as_its_text():
    action = Action(2, "hit Sal")
    assert (action, str(action), repr(action)) == (2, "hit Sal", "<2 hit Sal>")


@pytest.mark.parametrize("bits", [0, 1, 0xFFFFFFFF, 0b1011, (1 << 63) - 1, *(1 << bit for bit in range(MOST_BITS))])
def test_bits_are_listed_in_rising_order(bits):
    out = [0] * 70
    count = list_bits(bits, 100, out, 2)
    expected = [bit for bit in range(MOST_BITS) if bits >> bit & 1]
    assert out[2:count] == [100 + bit for bit in expected]
    if bits:
        assert lowest_bit(bits) == expected[0]
        assert [nth_bit(bits, nth) for nth in range(len(expected))] == expected
