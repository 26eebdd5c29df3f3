"""What holds in every random game."""

import random

import gangland
from tests.games.famiglia.table import (
    CARDS,
    COPIES,
    area,
    cards,
    deck,
    discards,
    expand,
    hand,
    street,
    texts,
)


def random_game(seed):
    """Plays a dealt game with random actions, passing only when nothing else is left; counts the turns of each seat."""
    match, dice = gangland.new("famiglia", seed=seed), random.Random(seed)
    turns, passes = [0, 0], 0
    for _ in range(5000):
        if match.over:
            break
        (seat,) = match.to_act
        action = dice.choice(sorted(texts(match) - {"pass"}) or ["pass"])
        if action == "pass" or action.startswith("recruit"):
            turns[seat] += 1
            passes = passes + 1 if action == "pass" else 0
        match.play(action)
        yield match, turns, passes


def test_every_game_ends_and_by_the_deck_only_after_an_equal_number_of_turns():
    """§9.1, §9.2"""
    ended_by_the_deck = 0
    for seed in range(30):
        for match, turns, passes in random_game(seed):  # noqa: B007  # the last turns are asked for below
            assert match.over or passes < 2
        assert match.over
        if passes < 2:
            ended_by_the_deck += 1
            assert match.position.ends == 2
            assert turns[0] == turns[1]
    assert ended_by_the_deck > 0


WORDS = ("discard", "play", "take back", "put down", "scare", "recruit", "keep", "lay")
ACTIONS = ["pass", "recruit scared", *(f"by {amount}" for amount in range(1, 5))]
ACTIONS += [f"{word} {card}" for word in WORDS for card in CARDS]


def test_what_is_not_listed_is_refused_and_what_is_listed_is_not():
    """§3.1 The list of actions and the reasons against actions never contradict each other."""
    asked = 0
    for seed in range(2):
        for match, _, _ in random_game(seed):
            allowed = texts(match)
            for action in ACTIONS:
                try:
                    reason = match.why_not(action)
                except ValueError:  # there is no such action, as "play M1" or "keep F2"
                    assert action not in allowed
                    continue
                assert (reason is None) == (action in allowed), f"{action} in {match.write()}"
                asked += 1
    assert asked > 1000


def test_no_card_is_ever_made_or_lost():
    """§1.1 The sixty cards of the box are always all on the table."""
    for seed in range(5):
        for match, _, _ in random_game(seed):
            piles = [hand(match, 0), hand(match, 1), area(match, 0), area(match, 1), street(match), discards(match)]
            lying = [card for pile in [*piles, deck(match)] for card in expand(pile.split())]
            assert len(deck(match).split()) - (deck(match) == "-") == match.position.deck_size
            assert cards([lying.count(card) for card in CARDS]) == cards([COPIES[int(c[1])] for c in CARDS])


def test_in_the_second_phase_no_zero_lies_in_the_deck():
    """§4.4 The sheet says so: only cards above 0 are ever discarded."""
    for seed in range(10):
        for match, _, _ in random_game(seed):
            if match.position.ends >= 1:
                assert not [card for card in deck(match).split() if card.endswith("0")]
