"""Test the tests, continued: faults that went unnoticed once."""

from dataclasses import dataclass, field, replace

import pytest

from gangland.engine.bits import list_bits
from gangland.engine.contract import ALLOWED
from gangland.engine.rule import rule
from gangland.engine.testing import (
    Table,
    asking_changes_nothing,
    changed_choices_leave_no_trace,
    components_stay,
    games_end,
    guesses_move,
    legal_agrees_with_why_not,
    nothing_leaks,
    texts_round_trip,
    ways_agree,
)
from gangland.games.famiglia import GAME as FAMIGLIA
from gangland.games.famiglia.components import NAMES
from tests.engine.standoff import GAME as STANDOFF
from tests.engine.standoff.actions import COUNT, LOOT
from tests.engine.standoff.components import NOTHING, RANKS, ROUNDS
from tests.engine.standoff.refusals import ALREADY_CHOSEN, NOT_IN_HAND, NOT_THE_WINNER
from tests.engine.test_kit import the_kit_says

pytestmark = pytest.mark.rules("own")

_apply, _legal, _why_not, _result = STANDOFF.apply, STANDOFF.legal, STANDOFF.why_not, STANDOFF.result
_observe, _redeal, _setup = STANDOFF.observe, STANDOFF.redeal, STANDOFF.setup
HIGH = 0xF000_0000


class TestPlantedLeaks:
    def test_an_action_seen_that_is_a_sealed_choice(self):
        game = replace(STANDOFF, seen=lambda state, actor, action, viewer: action)
        the_kit_says("is told a sealed choice", nothing_leaks, game, seats=3)

    def test_an_action_not_told_that_does_not_hide(self):
        game = replace(STANDOFF, hides=nothing_hides)
        the_kit_says("is not told of an action that does not hide", nothing_leaks, game)

    def test_a_field_of_a_view_that_is_not_compared(self):
        def view(state, seat):
            return Carrier(STANDOFF.view(state, seat), state.deck[state.deck_size - 1])

        the_kit_says("is shown what it may not know", nothing_leaks, replace(STANDOFF, view=view))

    def test_a_view_whose_dictionary_has_the_order_of_the_deck(self):
        def view(state, seat):
            counts = dict.fromkeys(NAMES[state.deck[place]] for place in range(state.deck_size))
            return replace(FAMIGLIA.view(state, seat), passes=counts)

        the_kit_says("is shown what it may not know", nothing_leaks, replace(FAMIGLIA, view=view))

    def test_a_view_of_an_ended_game_that_shows_the_deck(self):
        def view(state, seat):
            table = STANDOFF.view(state, seat)
            return replace(table, discards=tuple(state.deck)) if table.over else table

        the_kit_says("is shown what it may not know", nothing_leaks, replace(STANDOFF, view=view))

    def test_a_refusal_whose_reason_tells_the_next_card(self):
        the_kit_says("is shown what it may not know", nothing_leaks, replace(STANDOFF, why_not=why_not_by_the_top_card))


@dataclass(frozen=True)
class Carrier:
    table: object
    secret: int = field(compare=False)

    def __getattr__(self, name):
        return getattr(self.table, name)


@rule
def nothing_hides(state, action):
    return False


@rule
def why_not_by_the_top_card(state, seat, action):
    refusal = _why_not(state, seat, action)
    return ALREADY_CHOSEN if refusal == NOT_IN_HAND and state.deck[state.deck_size - 1] > 2 else refusal


class TestPlantedErrorsOfRules:
    def test_the_last_action_of_a_game_loses_a_card(self):
        the_kit_says("made or lost", components_stay, replace(STANDOFF, apply=apply_and_lose_a_card_at_the_end))

    def test_some_deals_have_a_card_too_few(self):
        the_kit_says("made or lost", components_stay, replace(STANDOFF, setup=setup_a_card_short), games=8)

    def test_a_seat_that_owes_no_decision_may_act(self):
        game = replace(STANDOFF, why_not=why_not_out_of_turn, legal=legal_out_of_turn)
        the_kit_says("owes no decision and may act all the same", legal_agrees_with_why_not, game)

    def test_a_changed_choice_that_loses_a_card(self):
        game = replace(STANDOFF, apply=apply_and_keep_the_former_card)
        the_kit_says("is not as if made at once", changed_choices_leave_no_trace, game, seats=3)

    def test_a_changed_choice_that_everyone_sees(self):
        game = replace(STANDOFF, apply=apply_and_show_a_change)
        the_kit_says("owes no decision and may act all the same", legal_agrees_with_why_not, game, seats=3)

    def test_a_game_that_nobody_wins_though_it_says_nothing_of_it(self):
        game = replace(STANDOFF, result=result_that_nobody_wins)
        the_kit_says("the places are", games_end, game, seats=3)
        games_end(Table(replace(game, nobody_may_win=True), 3), range(3))

    def test_places_that_skip_one(self):
        the_kit_says("the places are", games_end, replace(STANDOFF, result=result_with_a_gap), seats=4)


@rule
def apply_and_lose_a_card_at_the_end(state, seat, action):
    _apply(state, seat, action)
    if state.round == ROUNDS:
        state.deck_size -= 1


@rule
def setup_a_card_short(state, seats, options):
    _setup(state, seats, options)
    state.deck_size -= int(state.rng[0]) & 1


@rule
def why_not_out_of_turn(state, seat, action):
    refusal = _why_not(state, seat, action)
    return ALLOWED if refusal == NOT_THE_WINNER and action == LOOT and state.decider != NOTHING else refusal


@rule
def legal_out_of_turn(state, seat, actions):
    bits = 0
    for action in range(COUNT):
        bits |= int(why_not_out_of_turn(state, seat, action) == ALLOWED) << action
    return list_bits(bits, 0, actions, 0)


@rule
def apply_and_keep_the_former_card(state, seat, action):
    if action < LOOT and state.chosen[seat] != NOTHING:
        state.hand[seat, state.chosen[seat]] -= 1
        state.held[seat] -= 1
    _apply(state, seat, action)


@rule
def apply_and_show_a_change(state, seat, action):
    changes = action < LOOT and state.chosen[seat] != NOTHING
    _apply(state, seat, action)
    if changes:
        state.points[seat] += 1


@rule
def result_that_nobody_wins(state, out):
    _result(state, out)
    for seat in range(state.seats):
        out[seat, 1] = state.seats


@rule
def result_with_a_gap(state, out):
    _result(state, out)
    for seat in range(state.seats):
        if out[seat, 1] == 2:
            out[seat, 1] = state.seats


class TestPlantedErrorsOfSameness:
    def test_a_result_that_differs_when_compiled(self):
        the_kit_says("plain and compiled rules differ", ways_agree, replace(STANDOFF, result=result_with_a_big_product))

    def test_numbers_for_a_net_that_differ_when_compiled(self):
        game = replace(STANDOFF, observe=observe_with_a_big_product)
        the_kit_says("plain and compiled rules differ", ways_agree, game)

    def test_guesses_that_differ_when_compiled(self):
        the_kit_says("plain and compiled rules differ", ways_agree, replace(STANDOFF, redeal=redeal_with_a_big_product))

    def test_notation_that_forgets_something_of_an_ended_game(self):
        def read(text, state):
            STANDOFF.read(text, state)
            if state.round == ROUNDS:
                state.points[0] = 0

        the_kit_says("notation does not round-trip", texts_round_trip, replace(STANDOFF, read=read), seats=4, games=6)


@rule
def result_with_a_big_product(state, out):
    _result(state, out)
    word = int(state.rng[0]) | HIGH
    out[0, 0] = (word * word) >> 62


@rule
def observe_with_a_big_product(state, seat, out):
    _observe(state, seat, out)
    word = HIGH + state.round
    out[0] = (word * word) >> 62


@rule
def redeal_with_a_big_product(state, seat):
    _redeal(state, seat)
    word = int(state.rng[0]) | HIGH
    place = (((word * word) >> 62) + 1) & 7
    card = state.deck[0]
    state.deck[0] = state.deck[place]
    state.deck[place] = card


class TestPlantedErrorsOfAsking:
    def test_a_redeal_that_leaves_a_spectator_everything(self):
        game = replace(STANDOFF, redeal=redeal_for_seats_alone)
        the_kit_says(r"redeal never changes anything for \[-1\]", guesses_move, game)

    def test_a_redeal_that_knows_one_other_world_only(self):
        the_kit_says("redeal never changes anything", guesses_move, replace(STANDOFF, redeal=redeal_swaps_two_cards))

    def test_numbers_for_a_net_that_need_a_clean_array(self):
        the_kit_says("leaves what its array held", asking_changes_nothing, replace(STANDOFF, observe=observe_some))

    def test_a_view_that_changes_what_it_looks_at(self):
        def view(state, seat):
            state.points[0] = 1
            return STANDOFF.view(state, seat)

        the_kit_says("a question changed the position", asking_changes_nothing, replace(STANDOFF, view=view))


@rule
def redeal_for_seats_alone(state, seat):
    if seat >= 0:
        _redeal(state, seat)


@rule
def redeal_swaps_two_cards(state, seat):
    card = state.deck[0]
    state.deck[0] = state.deck[state.deck_size - 1]
    state.deck[state.deck_size - 1] = card


@rule
def observe_some(state, seat, out):
    for rank in range(RANKS):
        if seat >= 0 and state.hand[seat, rank] > 0:
            out[rank] = 1
