"""Random games beside a second opinion: spaces, questions, markers and wealth agree after every action."""

import random

import pytest

import gangland
from tests.games.syndicate.second_opinion import Opinion
from tests.games.syndicate.table import DISTRICTS, answers, district_of, lay, los_angeles, money, new_york, texts


def follow(match, dice, opinion=None):
    """Plays on at random, asking the second opinion about everything that it can know."""
    opinion = opinion or Opinion("new-york" if match.options["board"] == "new-york" else "los-angeles")
    token, laying, supported = None, None, None
    while not match.over:
        (seat,) = match.to_act
        action = dice.choice(sorted(texts(match)))
        word, _, name = action.partition(" ")
        match.play(action)
        try:
            asked = None
            if word == "send":
                token = name
                expected = opinion.spaces(seat, token)
                if supported:  # quick support stays in its district
                    expected = {space for space in expected if district_of(space) == supported}
                assert answers(match, "to") == expected, match.write()
                continue
            if word == "to":
                laying, supported = opinion.place(seat, token, name), district_of(name)
                asked = next(laying)
            elif word in ("smuggle", "perform", "open"):
                asked = laying.send(name)
        except StopIteration:
            pass
        if asked:
            assert texts(match) == {f"{asked[0]} {one}" for one in asked[1]}, match.write()
        if not match.over and match.to_act != (seat,):
            supported = None
        there = dict(zip(DISTRICTS, match.position.marker.tolist(), strict=True))
        assert {one: there[one] for one in opinion.marker} == opinion.marker, match.write()
        assert money(match) == tuple(opinion.money), match.write()
    return opinion


@pytest.mark.parametrize("board", ["new-york", "los-angeles"])
@pytest.mark.parametrize("seed", range(25))
def test_a_random_game_goes_as_the_second_opinion_says(board, seed):
    """§4, §5, §6, §7, §8, §11, §12 Every space and question, every marker and every point of a whole game."""
    match = gangland.new("syndicate", seats=2, seed=seed, board=board)
    opinion = follow(match, random.Random(seed))
    assert opinion.laid


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("board", ["new-york", "los-angeles"])
def test_a_game_full_of_reinforcements_does_too(board, seed):
    """§11 All reinforcements are shared out and the bags are empty: the characters meet each other."""
    dice = random.Random(seed)
    shared = "G1q G4 G4 G5b S1q S2s S4 S4 S5b C1s C3 C3 C4b ZA KO SZ BO OB".split()  # noqa: SIM905
    dice.shuffle(shared)
    hands = f"BG BS C0q G1 S1 C1 {' '.join(shared[:9])} | BG BS C0q G1 S1 C1 {' '.join(shared[9:])}"
    match = (new_york if board == "new-york" else los_angeles)(f"hand {hands} / stack -", seed)
    assert follow(match, dice).laid


def test_the_second_opinion_can_disagree():
    """§6.1 A model that is told a wrong board notices it at the next token."""
    opinion = Opinion("new-york")
    opinion.marker["X"] = 1
    match = new_york("hand G1 G2 G3 | G1 G2 G3")
    lay(match, "G1", "X1b")
    with pytest.raises(AssertionError):
        follow(match, random.Random(1), opinion)
