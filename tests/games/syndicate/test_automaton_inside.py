"""The automaton from the inside (§13): its action is always legal, its reasons are always told and always true."""

import random

import pytest

import gangland
from gangland.engine.game import NOBODY
from gangland.engine.words import Words
from gangland.games.syndicate import GAME
from gangland.games.syndicate.actions import STOP
from gangland.games.syndicate.components import AUTOMATON, NOTHING, STEAMROLL, TOKEN_NAMES
from gangland.games.syndicate.rules.automaton import automaton_action
from gangland.games.syndicate.rules.choices import why_not_answer, why_not_begin, why_not_to
from gangland.games.syndicate.rules.placing import fits
from gangland.games.syndicate.rules.preferences import DISTRICT_REASONS, SPACE_REASONS, TOKEN_REASONS
from gangland.games.syndicate.rules.prospects import change
from gangland.games.syndicate.state import CONSULT, SPACE, SUPPORT, TOKEN

pytestmark = pytest.mark.rules("own")

LEVELS = ("easy", "medium", "hard")


def moments(level, games=5):
    """Every decision of some random solo games: the match before it, and the action."""
    for number in range(games):
        match = gangland.new("syndicate", seed=number, solo=level, plain=True)
        draw = random.Random(number)
        while not match.over:
            action = draw.choice(match.legal())
            yield match, action
            match.play(action)


def refusal_for_a_person(state, action):
    """What the ordinary rules say of the automaton's action, as if a person did it."""
    if state.step in (TOKEN, SUPPORT):
        return why_not_begin(state, action)
    if state.step == SPACE:
        return why_not_to(state, action - GAME.actions.number("to M1a"))
    return why_not_answer(state, action)


@pytest.mark.parametrize("level", LEVELS)
def test_its_action_is_always_one_that_anybody_might_do(level):
    for match, _ in moments(level):
        state = match.position
        if state.turn == AUTOMATON and state.step != CONSULT:
            assert refusal_for_a_person(state, automaton_action(state)) == 0
            assert match.legal() == [automaton_action(state)]


@pytest.mark.parametrize("level", LEVELS)
def test_a_plan_fits_and_names_the_token_of_its_place(level):
    for match, _ in moments(level):
        state = match.position
        if state.turn == AUTOMATON and state.step in (TOKEN, SUPPORT) and state.plan_token != NOTHING:
            assert state.row[state.plan_slot] == state.plan_token
            assert fits(state, AUTOMATON, state.plan_token, state.plan_space)


@pytest.mark.parametrize("level", LEVELS)
def test_the_row_is_its_gang(level):
    for match, _ in moments(level):
        state = match.position
        row = [state.row[slot] for slot in range(state.hand_size[AUTOMATON])]
        assert all(state.hand[AUTOMATON, token] == row.count(token) for token in range(len(TOKEN_NAMES)))
        assert all(token == NOTHING for token in list(state.row)[len(row) :])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_its_reasons_are_told_in_view_and_log(level, lang):
    words = Words(lang, (GAME.package,), ("Ann", "Bob"), 1)
    for match, action in moments(level, games=2):
        before, actor = match.view(1), match.to_act[0]
        after_match = match.position.copy()
        GAME.plain.play(after_match, actor, action)
        after = gangland.position("syndicate", GAME.write(after_match), plain=True).view(1)
        lines = GAME.narrate(before, actor, GAME.seen(match.position, actor, action, 1), after)
        assert all(words.say(line) for line in lines)
        automaton = after.table.automaton
        if GAME.actions.kind(action) == "consult":
            assert "none" not in (automaton.why_district, automaton.why_space, automaton.why_token)
            assert [line.id for line in lines][-3:] == ["log-plan-district", "log-plan-space", "log-plan-token"]
        assert (automaton.why_token == "die") == (automaton.die is not None)


def test_each_reason_has_words_in_both_languages():
    lists = {"district": DISTRICT_REASONS, "space": SPACE_REASONS, "token": TOKEN_REASONS}
    for lang in ("en", "pl"):
        words = Words(lang, (GAME.package,))
        assert all(words.has(f"reason-{name}-{why}") for name, reasons in lists.items() for why in reasons[1:])


def test_quick_support_that_fits_nothing_is_told_too():
    text = (
        "board new-york / solo easy / stratagem secure / closed M X Q B / spaces T1a=S1.0 T2d=C1.1 / markers T=1"
        " / hand C0q G1 | S2 / last S1 | - / step token"
    )
    match = gangland.position("syndicate", text, plain=True)
    match.play("send C0q")
    before = match.view(1)
    match.play("to T1b")
    assert match.legal() == [STOP]
    lines = GAME.narrate(before, 0, GAME.actions.number("to T1b"), match.view(1))
    assert "log-plan-none" in [line.id for line in lines]


@pytest.mark.parametrize("level", LEVELS)
def test_r28_no_stratagem_comes_twice_in_a_row_and_none_begins_with_steamroll(level):
    drawn = set()
    for match, action in moments(level, games=12):
        if GAME.actions.kind(action) != "consult":
            continue
        before = (match.position.stratagem, match.position.clause)
        after = match.position.copy()
        GAME.plain.play(after, AUTOMATON, action)
        drawn.add(after.stratagem)
        assert after.stratagem not in before
        assert before[0] != NOTHING or after.stratagem != STEAMROLL
        assert after.clause == (before[1] if after.stratagem == STEAMROLL else after.stratagem)
    assert STEAMROLL in drawn


def test_the_order_of_changes():
    """§13.7 From the greatest down; within a kind the greater lead, then more steps."""
    falling = [
        change(-1, 3, False), change(-1, 1, False), change(0, 3, False), change(0, 1, False), change(-2, 0, False),
        change(5, 6, False), change(2, 5, False), change(2, 3, False), change(-6, -5, False), change(-4, -1, False),
        change(-4, -3, False), change(-4, -4, False), change(-4, -4, True),
    ]  # fmt: skip
    assert falling == sorted(falling, reverse=True)
    assert len(set(falling)) == len(falling)


def test_a_spectator_sees_the_row_and_the_plan():
    match = gangland.new("syndicate", seed=3, solo="easy", plain=True)
    while match.position.step != CONSULT:
        match.play(match.legal()[0])
    match.play("consult")
    automaton = match.view(NOBODY).table.automaton
    assert automaton.token in automaton.row
    assert match.view(NOBODY).table.players[1].gang is None
