"""Kinds of action, declared once: the rules made from them agree with each other, plain and compiled."""

import linecache
import traceback
from types import SimpleNamespace

import numpy as np
import pytest

from gangland.engine.actions import Actions
from gangland.engine.bits import list_bits
from gangland.engine.contract import ALLOWED
from gangland.engine.cpu import compiled
from gangland.engine.kinds import Kind
from gangland.engine.position import over
from gangland.engine.rule import Target, door, plain, rule

CARDS, CITIES, TOWNS = 6, 3, 70
DEAL, PAY, OVER = range(3)
UNKNOWN, ENDED, OUT_OF_TURN, NOT_NOW, PAY_FIRST, NOT_HELD, TOO_FEW, TOO_DEAR, ODD = range(1, 10)

STATE = np.dtype([("step", np.int8), ("turn", np.int8), ("held", np.int8), ("men", np.int8), ("done", np.int16, 4)])


@rule
def why_not_act(state, seat):
    if state.step == OVER:
        return ENDED
    return ALLOWED if seat == state.turn else OUT_OF_TURN


@rule
def cards_held(state):
    return int(state.held)


@rule
def high_held(held):
    return held & ~0b111


@rule
def why_not_play(held, card):
    return ALLOWED if (held >> card) & 1 else NOT_HELD


@rule
def why_not_raise(high, card):
    return ALLOWED if (high >> card) & 1 else NOT_HELD


@rule
def why_not_send(state, city, men):
    return ALLOWED if men <= state.men else TOO_FEW


@rule
def why_not_stop(state):
    return ALLOWED if state.men > 0 else TOO_FEW


@rule
def why_not_visit(town):
    return ALLOWED if town % 2 == 0 else ODD


@rule
def why_not_coin(state, value):
    return ALLOWED if value <= state.men else TOO_DEAR


@rule
def offer_coins(state, first, actions, count):
    """A list may be written by hand."""
    return list_bits((1 << min(int(state.men), 3)) - 1, first, actions, count)


@rule
def note(state, what, first, second):
    state.done[0] = what
    state.done[1] = first
    state.done[2] = second
    return what


@rule
def stop(state):
    return note(state, 1, 0, 0)


@rule
def play(state, card):
    return note(state, 2, card, 0)


@rule
def raise_high(state, seat, card):
    return note(state, 3, card, seat)


@rule
def send(state, city, men):
    return note(state, 4, city, men)


@rule
def visit(state, town):
    return note(state, 5, town, 0)


@rule
def pay(state, value):
    return note(state, 6, value, 0)


@rule
def go_on(state, what):
    """What follows gets what the action has returned."""
    state.done[3] += what


@rule
def is_paying(state):
    return state.step == PAY


@rule
def gist_of_card(state, seat, card):
    return card // 2


ACTIONS = Actions(
    Kind("stop", steps=(DEAL,), why_not=why_not_stop, does=stop),
    Kind(
        "play", items=(range(CARDS),), text=lambda card: f"play {card}", steps=(DEAL, PAY), why_not=why_not_play,
        offers=cards_held, does=play, gist=gist_of_card, gists=3, hidden=is_paying,
    ),
    Kind(
        "raise", items=(range(3, CARDS),), text=lambda card: f"raise {card}", steps=(DEAL,), why_not=why_not_raise,
        does=raise_high, gist=gist_of_card, gists=3, hidden=True,
    ),
    Kind(
        "send", items=(range(CITIES), range(1, 5)), text=lambda city, men: f"send {men} to {city}", steps=(DEAL,),
        why_not=why_not_send, does=send,
    ),
    Kind(
        "visit", items=(range(TOWNS),), text=lambda town: f"visit {town}", steps=(DEAL,),
        why_not=why_not_visit, does=visit,
    ),
    Kind(
        "pay", items=(range(1, 4),), text=lambda value: f"pay {value}", steps=(PAY,), why_not=why_not_coin,
        offers=offer_coins, does=pay,
    ),
    guard=why_not_act,
    unknown=UNKNOWN,
    closed=NOT_NOW,
    elsewhere={PAY: PAY_FIRST},
    given={"held": cards_held, "high": high_held},
    then=go_on,
)  # fmt: skip
STOP, PLAY, RAISE, SEND, VISIT, PAY_COIN = ACTIONS.first("stop", "play", "raise", "send", "visit", "pay")


@door
def enter_legal(states, seat, actions):
    return LEGAL(states[0], seat, actions)


@door
def enter_why_not(states, seat, action):
    return WHY_NOT(states[0], seat, action)


@door
def enter_apply(states, seat, action):
    APPLY(states[0], seat, action)


@door
def enter_hides(states, action):
    return HIDES(states[0], action)


@door
def enter_gist(states, seat, action):
    return GIST(states[0], seat, action)


LEGAL, WHY_NOT, APPLY, HIDES, GIST = (ACTIONS.rules[name] for name in ("legal", "why_not", "apply", "hides", "gist"))


@pytest.fixture(params=["plain", "compiled"])
def rules(request):
    """The rules behind doors, in both ways of running."""
    target = Target(plain if request.param == "plain" else compiled, {})
    row = (lambda state: (state,)) if request.param == "plain" else (lambda state: state.cells)

    def enter(function):
        twin = target.twin(function)
        return lambda state, *arguments: twin(row(state), *arguments)

    def legal(state, seat):
        actions = np.zeros(len(ACTIONS) + 1, np.int16)
        return actions[: enter(enter_legal)(state, seat, actions)].tolist()

    return SimpleNamespace(
        legal=legal,
        why_not=enter(enter_why_not),
        apply=enter(enter_apply),
        hides=enter(enter_hides),
        gist=enter(enter_gist),
    )


def position(step=DEAL, turn=0, held=0b101010, men=2):
    cells = np.zeros(1, STATE)
    cells["step"], cells["turn"], cells["held"], cells["men"] = step, turn, held, men
    return over(cells)


@pytest.mark.parametrize("step", [DEAL, PAY, OVER])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("held", [0, 0b101010, 0b111111])
@pytest.mark.parametrize("men", [0, 2, 4])
def test_what_is_listed_is_what_is_allowed(rules, step, seat, held, men):
    state = position(step, held=held, men=men)
    allowed = [action for action in range(len(ACTIONS)) if rules.why_not(state, seat, action) == ALLOWED]
    assert rules.legal(state, seat) == allowed


def test_the_list_has_what_is_open(rules):
    texts = [ACTIONS[action] for action in rules.legal(position(), 0)]
    assert texts[:6] == ["stop", "play 1", "play 3", "play 5", "raise 3", "raise 5"]
    assert texts[6:12] == [f"send {men} to {city}" for city in range(3) for men in (1, 2)]
    assert texts[12:] == [f"visit {town}" for town in range(0, TOWNS, 2)]
    assert [ACTIONS[action] for action in rules.legal(position(PAY), 0)] == [
        "play 1", "play 3", "play 5", "pay 1", "pay 2",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("step", "seat", "text", "refusal"),
    [
        (OVER, 0, "stop", ENDED),
        (DEAL, 1, "stop", OUT_OF_TURN),
        (DEAL, 0, "pay 1", NOT_NOW),
        (PAY, 0, "stop", PAY_FIRST),
        (PAY, 0, "pay 3", TOO_DEAR),
        (DEAL, 0, "play 0", NOT_HELD),
        (DEAL, 0, "raise 4", NOT_HELD),
        (DEAL, 0, "send 3 to 1", TOO_FEW),
        (DEAL, 0, "visit 69", ODD),
    ],
)
def test_a_refusal_says_why(rules, step, seat, text, refusal):
    assert rules.why_not(position(step), seat, ACTIONS.number(text)) == refusal


@pytest.mark.parametrize("action", [-1, len(ACTIONS), 1 << 40])
def test_a_number_that_is_no_action_is_refused(rules, action):
    assert rules.why_not(position(OVER), 1, action) == UNKNOWN


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("stop", [1, 0, 0, 1]),
        ("play 5", [2, 5, 0, 2]),
        ("raise 3", [3, 3, 1, 3]),
        ("send 1 to 0", [4, 0, 1, 4]),
        ("send 4 to 2", [4, 2, 4, 4]),
        ("visit 69", [5, 69, 0, 5]),
        ("pay 3", [6, 3, 0, 6]),
    ],
)
def test_an_action_does_what_its_kind_does_with_its_item(rules, text, done):
    state = position(turn=1)
    rules.apply(state, 1, ACTIONS.number(text))
    assert list(state.done) == done


def test_a_kind_is_hidden_always_or_at_times(rules):
    hidden = [[ACTIONS[one] for one in range(len(ACTIONS)) if rules.hides(position(step), one)] for step in (DEAL, PAY)]
    assert hidden[0] == ["raise 3", "raise 4", "raise 5"]
    assert hidden[1] == [*(f"play {card}" for card in range(CARDS)), "raise 3", "raise 4", "raise 5"]


def test_gists_come_after_the_actions_that_are_their_own(rules):
    assert ACTIONS.gists == len(ACTIONS) + 3  # one rule tells the gists of two kinds
    assert [rules.gist(position(), 0, one) for one in (STOP, SEND, PAY_COIN)] == [STOP, SEND, PAY_COIN]
    assert [rules.gist(position(), 0, PLAY + card) - len(ACTIONS) for card in range(CARDS)] == [0, 0, 1, 1, 2, 2]
    assert [rules.gist(position(), 0, RAISE + nth) - len(ACTIONS) for nth in range(3)] == [1, 2, 2]


def test_kinds_without_secrets_and_gists_leave_the_usual_answer():
    actions = Actions(Kind("stop", does=stop), guard=why_not_act, unknown=UNKNOWN)
    assert set(actions.rules) == {"why_not", "legal", "apply"}
    assert actions.gists == 0


def test_a_single_kind_is_enough():
    actions = Actions(Kind("stop", does=stop), guard=why_not_act, unknown=UNKNOWN)
    state = position()
    actions.rules["apply"](state, 0, 0)
    listed = [9]
    assert (actions.rules["legal"](state, 0, listed), listed, state.done[0]) == (1, [0], 1)


def test_a_traceback_shows_the_line_that_was_written():
    state = SimpleNamespace(step=DEAL, turn=0)
    with pytest.raises(AttributeError) as error:
        ACTIONS.rules["legal"](state, 0, [])
    shown = "".join(traceback.format_exception(error.value))
    assert "bits |= int(why_not_stop(state) == ALLOWED)" in shown
    assert linecache.getline(ACTIONS.rules["legal"].__code__.co_filename, 1).startswith("def legal(")


def rules_of(kind):
    return Actions(kind, guard=why_not_act, unknown=UNKNOWN).rules


class TestMistakenDeclarations:
    def test_a_function_that_is_no_rule(self):
        with pytest.raises(TypeError, match="is not a @rule"):
            rules_of(Kind("stop", does=lambda state: None))

    def test_a_rule_that_asks_for_what_the_action_has_not(self):
        with pytest.raises(TypeError, match="play asks for card"):
            rules_of(Kind("stop", does=play))

    def test_more_items_than_bits_without_reasons(self):
        towns = Kind("visit", does=visit, items=(range(TOWNS),), text=str)
        with pytest.raises(TypeError, match="too many items"):
            rules_of(towns)

    def test_a_set_of_bits_for_items_beyond_them(self):
        towns = Kind("visit", does=visit, items=(range(60, 70),), text=str, offers=cards_held)
        with pytest.raises(TypeError, match="bits"):
            rules_of(towns)
