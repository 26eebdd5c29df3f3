"""Test the tests, continued: planted faults of sameness and of guessing."""

from dataclasses import replace

import pytest

from gangland.engine.cards import sort_cards
from gangland.engine.randomness import shuffle
from gangland.engine.rule import rule
from gangland.engine.testing import (
    guesses_move,
    guesses_tell_nothing,
    nothing_leaks,
    texts_round_trip,
    unseen_choices_tell_nothing,
    ways_agree,
)
from gangland.games.famiglia import GAME as FAMIGLIA
from tests.engine.planted import the_kit_says
from tests.engine.standoff import GAME as STANDOFF
from tests.engine.test_kit import apply_and_make_a_card

pytestmark = pytest.mark.rules("own")

_s_apply = STANDOFF.apply
_s_setup, _s_redeal = STANDOFF.setup, STANDOFF.redeal


class TestPlantedErrorsOfSameness:
    def test_a_sum_that_wraps_around_when_compiled(self):
        the_kit_says(
            "plain and compiled rules differ",
            ways_agree,
            replace(STANDOFF, apply=apply_with_a_big_product),
        )

    def test_a_rule_bound_for_one_way_only(self):
        game = replace(STANDOFF)
        game.compiled.target.bindings[next(stub for stub in game.bindings if stub.__name__ == "apply")] = (
            apply_and_make_a_card
        )
        the_kit_says("plain and compiled rules differ|the replay ends differently", ways_agree, game, seats=4)

    def test_a_batch_that_mixes_its_games_up(self):
        game = replace(STANDOFF)

        def play_each(states, seats, actions, refusals):
            for number in range(len(states)):
                refusals[number] = game.plain.play(states[0], seats[number], actions[number])

        game.plain.__dict__["enter_play_each"] = play_each
        the_kit_says("of a batch ends differently", ways_agree, game)

    def test_notation_that_forgets_a_field(self):
        def read(text, state):
            FAMIGLIA.read(text, state)
            state.starter = 0

        the_kit_says("notation does not round-trip", texts_round_trip, replace(FAMIGLIA, read=read))

    def test_notation_that_forgets_the_order_of_the_deck(self):
        def read(text, state):
            STANDOFF.read(text, state)
            for place, card in enumerate(sorted(state.deck[: state.deck_size])):
                state.deck[place] = card

        the_kit_says("notation does not round-trip", texts_round_trip, replace(STANDOFF, read=read))

    def test_a_game_with_randomness_of_its_own(self):
        dealt = iter(range(10_000))

        def setup(state, seats, options):
            _s_setup(state, seats, options)
            state.points[0] = next(dealt) % 3

        setup.__dict__["is_rule"] = True
        game = replace(STANDOFF)
        game.plain.__dict__["enter_setup"] = lambda states, seats, options: setup(states[0], seats, options)
        the_kit_says("ends differently|differ|round-trip", ways_agree, game)


class TestPlantedErrorsOfGuessing:
    def test_a_redeal_that_loses_cards(self):
        the_kit_says("makes or loses components", nothing_leaks, replace(STANDOFF, redeal=redeal_and_lose_a_card))

    def test_a_redeal_that_changes_what_the_seat_knows(self):
        the_kit_says("is shown what it may not know", nothing_leaks, replace(STANDOFF, redeal=redeal_for_a_spectator))

    def test_a_redeal_that_does_nothing(self):
        the_kit_says("redeal never changes anything", guesses_move, replace(FAMIGLIA, redeal=redeal_nothing))

    def test_a_redeal_that_shuffles_cards_as_they_lie(self):
        game = replace(FAMIGLIA, redeal=redeal_as_it_lies)
        the_kit_says("follows from what it may not know", guesses_tell_nothing, game)

    def test_a_redeal_that_keeps_a_sealed_choice(self):
        game = replace(STANDOFF, redeal=redeal_all_but_choices)
        the_kit_says("follows from what it may not know", unseen_choices_tell_nothing, game, seats=3)

    def test_a_guess_that_keeps_the_generator(self):
        game = replace(FAMIGLIA)

        def guess(states, seat, key, counter):
            before = list(states[0].rng)
            FAMIGLIA.plain.enter_guess(states, seat, key, counter)
            for place, word in enumerate(before):
                states[0].rng[place] = word

        game.plain.__dict__["enter_guess"] = guess
        the_kit_says("a guess keeps the true generator", guesses_move, game)


@rule
def redeal_and_lose_a_card(state, seat):
    _s_redeal(state, seat)
    state.deck_size -= 1


@rule
def redeal_for_a_spectator(state, seat):
    _s_redeal(state, -1)


@rule
def redeal_as_it_lies(state, seat):
    shuffle(state, state.deck, state.known, state.deck_size - state.known)


@rule
def redeal_all_but_choices(state, seat):
    """Every guess has the true choices, so guesses alone can't tell."""
    sort_cards(state.deck, 0, state.deck_size, 3)
    shuffle(state, state.deck, 0, state.deck_size)


@rule
def redeal_nothing(state, seat):
    return


HIGH = 0xF000_0000


@rule
def apply_with_a_big_product(state, seat, action):
    """Python's numbers have no end; the product of two 32-bit words does not fit the signed ones of machine code."""
    _s_apply(state, seat, action)
    word = int(state.rng[0]) | HIGH
    state.points[seat] = (word * word) >> 62
