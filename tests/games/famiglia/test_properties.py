"""What holds whatever players do and whatever people type."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gangland
from gangland.games.famiglia import GAME
from tests.games.famiglia.table import CARDS, COPIES

CHOICES = st.lists(st.integers(0, 999), max_size=120)
SEEDS = st.integers(0, 2**63 - 1)
WORDS = ["street", "hand", "area", "deck", "turn", "step", "ends", "last", "known", "|", "/", "...", "?", "-", "9*A0"]
TYPED = st.lists(st.sampled_from([*WORDS, *CARDS, "0", "1", "2", "recruit", "pay", "\n", "Ł", "*", "A5"]), max_size=30)


def played(seed, choices):
    """A dealt game after some choices, each a number that picks one of the legal actions."""
    match = gangland.new("famiglia", seed=seed)
    for choice in choices:
        actions = match.legal()
        if not actions:
            break
        match.play(actions[choice % len(actions)])
    return match


@settings(max_examples=60)
@given(SEEDS, CHOICES)
def test_the_sixty_cards_of_the_box_are_always_somewhere(seed, choices):
    """§1.1"""
    match = played(seed, choices)
    assert match.rules.census(match.position) == list(COPIES) * 4


@settings(max_examples=60)
@given(SEEDS, CHOICES)
def test_a_position_typed_again_is_the_same_to_the_last_byte(seed, choices):
    match = played(seed, choices)
    again = gangland.position("famiglia", match.write())
    assert bytes(again.position) == bytes(match.position)
    assert again.legal() == match.legal()


@settings(max_examples=60)
@given(SEEDS, CHOICES)
def test_a_record_replays_to_the_same_position(seed, choices):
    match = played(seed, choices)
    again = gangland.replay(match.record())
    assert bytes(again.position) == bytes(match.position)


@settings(max_examples=60)
@given(SEEDS, CHOICES, st.integers(0, len(GAME.actions) - 1))
def test_what_is_refused_changes_nothing_and_names_a_paragraph(seed, choices, action):
    match = played(seed, choices)
    before, moves = bytes(match.position), list(match.moves)
    refusal = match.why_not(action)
    if refusal is None:
        match.play(action)
        assert len(match.moves) == len(moves) + 1
    else:
        with pytest.raises(gangland.Refused) as caught:
            match.play(action)
        assert (caught.value.name, caught.value.paragraph) == (refusal.name, refusal.paragraph)
        assert (bytes(match.position), match.moves) == (before, moves)


@settings(max_examples=60)
@given(SEEDS, CHOICES)
def test_who_has_more_points_wins_and_nobody_else(seed, choices):
    """§9.3, §9.4"""
    match = played(seed, choices)
    while not match.over:
        match.play("pass" if match.why_not("pass") is None else match.legal()[0])
    (mine, my_place), (yours, your_place) = match.result
    assert {my_place, your_place} in ({1, 2}, {1})
    if mine != yours:
        assert (my_place < your_place) == (mine > yours)


def typed(text):
    """The match that a text makes, or what is said against it."""
    try:
        return gangland.position("famiglia", text)
    except gangland.NotationError as error:
        return error


@settings(max_examples=150)
@given(TYPED)
def test_nonsense_is_answered_with_its_line_and_column(words):
    answer = typed(" ".join(words))
    if isinstance(answer, gangland.NotationError):
        assert min(answer.line, answer.column) >= 1
        assert str(answer).startswith(f"line {answer.line}, column {answer.column}: ")
    else:
        assert gangland.position("famiglia", answer.write()).position == answer.position
