"""What a seat can't know is dealt anew within what it knows (§3.2, R18, R22): tests with a look into the position."""

import random
import sys
from collections import Counter

import pytest

import gangland
from gangland.engine.game import NOBODY
from gangland.engine.randomness import seed
from gangland.games.syndicate import GAME
from gangland.games.syndicate.components import FIRST_REINFORCEMENT, NOTHING, SEATS, TOKEN_NAMES, TOKENS
from gangland.games.syndicate.rules.gangs import behind_screen
from gangland.games.syndicate.rules.placing import fits, sendable
from gangland.games.syndicate.state import SPACE, TOKEN

pytestmark = pytest.mark.rules("own")

RULES = GAME.plain
MODULE = sys.modules[GAME.redeal.__module__]  # in the package, its name is the rule's
TABLES = [{}, {"board": "los-angeles"}, {"solo": "hard"}]


def positions(options, games=4):
    """Every position of some random games."""
    for number in range(games):
        match = gangland.new("syndicate", seed=number, plain=True, **options)
        draw = random.Random(number)
        while not match.over:
            yield match.position.copy()
            match.play(draw.choice(match.legal()))


def guesses(position, viewer, count=3):
    return [RULES.guess(position, viewer, 11, number) for number in range(count)]


def reinforcements_behind(position, seat):
    hand = sum(position.hand[seat, token] for token in range(FIRST_REINFORCEMENT, TOKENS))
    return hand + int(position.turn == seat and position.picked >= FIRST_REINFORCEMENT)


def tokens(counts, seat):
    return Counter({TOKEN_NAMES[token]: counts[seat, token] for token in range(TOKENS) if counts[seat, token]})


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_the_reinforcements_behind_a_screen_stay_within_what_everyone_knows(options, viewer):
    for position in positions(options):
        for guess in guesses(position, viewer):
            for seat in range(SEATS):
                assert position.least[seat] <= reinforcements_behind(guess, seat) <= position.most[seat]


@pytest.mark.parametrize("options", TABLES)
def test_the_true_number_is_always_within_the_bounds(options):
    for position in positions(options, games=8):
        for seat in range(SEATS):
            assert position.least[seat] <= reinforcements_behind(position, seat) <= position.most[seat]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_sizes_sums_and_the_note_of_what_is_held_agree(options, viewer):
    for position in positions(options, games=2):
        for guess in guesses(position, viewer):
            for seat in range(SEATS):
                hand, bag = tokens(guess.hand, seat), tokens(guess.bag, seat)
                assert hand.total() == guess.hand_size[seat] == position.hand_size[seat]
                assert bag.total() == guess.bag_size[seat] == position.bag_size[seat]
                assert guess.held[seat] == sum(1 << TOKEN_NAMES.index(name) for name in hand)
                assert behind_screen(guess, seat) == behind_screen(position, seat)
            rest = [guess.stack[place] for place in range(guess.stack_size, len(guess.stack))]
            assert guess.stack_size == position.stack_size
            assert all(token == NOTHING for token in rest)


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("viewer", [0, 1])
def test_what_the_viewer_knows_stays(options, viewer):
    for position in positions(options, games=2):
        for guess in guesses(position, viewer):
            assert tokens(guess.hand, viewer) == tokens(position.hand, viewer)
            assert tokens(guess.bag, viewer) == tokens(position.bag, viewer)
            if position.turn == viewer:
                assert guess.picked == position.picked


def test_the_row_of_the_automaton_stays_and_its_bag_does_not():
    """§13.1 The row is open; what was called into the bag nobody has seen."""
    bags = set()
    text = "board new-york / solo easy / hand G1 S2 | G3 / turn 1 / bag ... KO | ... / stack ..."
    position = gangland.position("syndicate", text, plain=True).position
    for guess in guesses(position, 1, 40):
        assert list(guess.row) == list(position.row)
        bags.add(max(tokens(guess.bag, 0), key=TOKEN_NAMES.index))
    assert len(bags) > 5


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_a_rival_who_is_to_send_a_token_has_one_that_fits(options, viewer):
    """§10.3 Else the game would be over."""
    for position in positions(options):
        if position.step == TOKEN:
            assert all(sendable(guess, guess.turn) for guess in guesses(position, viewer))


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_a_rival_who_has_picked_up_a_token_has_one_that_can_be_laid(options, viewer):
    """§3.2 Which one it is stays hidden."""
    for position in positions(options):
        if position.step == SPACE:
            for guess in guesses(position, viewer):
                assert RULES.legal(guess, guess.turn)
                assert any(fits(guess, guess.turn, guess.picked, space) for space in range(len(guess.space_token)))


def test_when_only_few_tokens_fit_one_of_them_is_found():
    """§4.2 Only the river is free, and of all that the rival has only one smuggler could stand there."""
    text = (
        "board new-york / closed M X Q B / spaces T1a=S1.0 / hand S1 | G1 G2 / turn 0"
        " / bag 3*G1 2*G2 2*G3 BG | - / stack 3*? ..."
    )
    position = gangland.position("syndicate", text, plain=True).position
    for guess in guesses(position, 1, 30):
        assert guess.hand[0, TOKEN_NAMES.index("S1")] == 1


def test_every_number_within_the_bounds_comes_up():
    """§5.7 After a shot it is not known whether the reinforcement is still behind the screen."""
    text = "board new-york / hand G4 G1 | S1 S2 S3 / bag 2*G2 2*G3 | ... / bounds 0..1 | 0..0 / turn 1"
    position = gangland.position("syndicate", text, plain=True).position
    seen = Counter(reinforcements_behind(guess, 0) for guess in guesses(position, 1, 60))
    assert set(seen) == {0, 1}


def test_each_token_of_the_rest_is_as_likely_behind_the_screen():
    """§2.1 Six tokens, two of them behind the screen: each in a third of the guesses."""
    text = "board new-york / hand G1 G2 | S1 S2 S3 / bag G3 S1 S2 S3 | ... / turn 1"
    position = gangland.position("syndicate", text, plain=True).position
    seen = Counter()
    for guess in guesses(position, 1, 600):
        seen += tokens(guess.hand, 0)
    assert all(140 < seen[name] < 260 for name in ("G1", "G2", "G3", "S1", "S2", "S3"))


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_a_last_try_finds_a_token_that_fits_whatever_is_really_there(options, viewer, monkeypatch):
    """§4.2 Even where all other tries would fail, a guess is one that can be, and does not follow from the truth."""
    monkeypatch.setattr(MODULE, "TRIES", 1)
    for position in positions(options, games=2):
        if position.step in (TOKEN, SPACE):
            worlds = [position.copy(), RULES.guess(position, viewer, 11, 1)]
            for world in worlds:
                seed(world, 3, 3)
                GAME.redeal(world, viewer)
                assert RULES.legal(world, world.turn)
                assert RULES.census(world) == RULES.census(position)
                assert list(RULES.observe(world, viewer)) == list(RULES.observe(position, viewer))
            assert bytes(worlds[0]) == bytes(worlds[1])
