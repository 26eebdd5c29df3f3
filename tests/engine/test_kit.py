"""Test the tests: each planted fault is caught by the check of the kit that is there for it."""

from dataclasses import dataclass, field, replace

import pytest

from gangland.engine.contract import ALLOWED
from gangland.engine.game import NOBODY
from gangland.engine.messages import message
from gangland.engine.rule import rule
from gangland.engine.testing import (
    CHECKS,
    Table,
    components_stay,
    games_end,
    illegal_changes_nothing,
    legal_agrees_with_why_not,
    nothing_leaks,
    order_of_sealed_choices_is_nothing,
    tables,
    walk,
    ways_agree,
)
from gangland.engine.view import look
from gangland.games.famiglia import GAME as FAMIGLIA
from gangland.games.famiglia.actions import PASS
from gangland.games.famiglia.components import CARDS, NAMES
from tests.engine.planted import the_kit_says
from tests.engine.standoff import GAME as STANDOFF
from tests.engine.standoff.actions import LOOT
from tests.engine.standoff.components import NOTHING, RANKS

pytestmark = pytest.mark.rules("own")

_f_apply, _f_legal, _f_result = FAMIGLIA.apply, FAMIGLIA.legal, FAMIGLIA.result
_f_why_not, _f_observe = FAMIGLIA.why_not, FAMIGLIA.observe
_s_apply, _s_legal, _s_result = STANDOFF.apply, STANDOFF.legal, STANDOFF.result
_s_to_act, _s_why_not, _s_observe = STANDOFF.to_act, STANDOFF.why_not, STANDOFF.observe


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("way", ["plain", "compiled"])
def test_standoff_holds_what_every_game_must_hold(check, way):
    for table in tables(STANDOFF, (way,)):
        check(table, range(2))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_famiglia_without_a_planted_fault_passes(check):
    check(Table(FAMIGLIA, 2, {"memory": "closed"}), range(1))


def test_sealed_choices_are_really_pending_when_their_order_is_tried():
    pending = [
        len(look(STANDOFF, step.table.rules, step.position, 8, NOBODY).to_act) for step in walk(Table(STANDOFF, 8), [1])
    ]
    assert pending[:9] == [8, 7, 6, 5, 4, 3, 2, 1, 1]


class TestPlantedLeaks:
    def test_a_view_that_shows_the_next_card_of_the_deck(self):
        def view(state, seat):
            return FAMIGLIA.view(state, seat), state.deck[max(state.deck_size - 1, 0)]

        game = replace(FAMIGLIA, view=view, prompt=lambda view: message("x"), narrate=lambda *_: [])
        the_kit_says("is shown what it may not know", nothing_leaks, game)

    def test_a_view_with_the_true_generator(self):
        game = replace(
            STANDOFF, view=lambda state, seat: list(state.rng), prompt=lambda view: message("x"), narrate=lambda *_: []
        )
        the_kit_says("is shown what it may not know", nothing_leaks, game)

    def test_a_view_whose_cards_lie_in_the_order_of_the_deck(self):
        def view(state, seat):
            table = FAMIGLIA.view(state, seat)
            place = {NAMES[state.deck[place]]: place for place in range(state.deck_size)}
            return replace(table, street=tuple(sorted(table.street, key=lambda card: place.get(card, 99))))

        the_kit_says("is shown what it may not know", nothing_leaks, replace(FAMIGLIA, view=view))

    def test_a_view_that_counts_from_where_a_card_lies_in_the_deck(self):
        def view(state, seat):
            best = [place for place in range(state.deck_size) if state.deck[place] == CARDS - 1]
            return replace(FAMIGLIA.view(state, seat), passes=len(best) and best[0] < state.deck_size // 2)

        the_kit_says("is shown what it may not know", nothing_leaks, replace(FAMIGLIA, view=view))

    def test_a_view_that_shows_the_hand_of_another_seat(self):
        def view(state, seat):
            return replace(STANDOFF.view(state, seat), hands=STANDOFF.view(state, 0).hands)

        the_kit_says("viewer -1 is shown what it may not know", nothing_leaks, replace(STANDOFF, view=view))

    def test_a_view_that_shows_a_sealed_choice(self):
        def view(state, seat):
            chosen = tuple(
                None if state.chosen[one] == NOTHING else str(state.chosen[one]) for one in range(state.seats)
            )
            return replace(STANDOFF.view(state, seat), chosen=chosen)

        the_kit_says("is shown what it may not know", nothing_leaks, replace(STANDOFF, view=view), seats=4)

    def test_a_text_for_a_seat_that_tells_a_hidden_card(self):
        the_kit_says(
            "is shown what it may not know",
            nothing_leaks,
            replace(FAMIGLIA, write_seen=lambda state, _: FAMIGLIA.write(state)),
        )

    def test_a_prompt_that_depends_on_hidden_cards(self):
        def view(state, seat):
            return WithSecret(STANDOFF.view(state, seat), state.deck[state.deck_size - 1])

        def prompt(view):
            return message("prompt-choose", rank=view.table.secret)

        game = replace(STANDOFF, view=view, prompt=prompt, narrate=lambda *_: [])
        the_kit_says("is shown what it may not know", nothing_leaks, game)

    def test_a_log_made_from_a_leaky_view(self):
        def view(state, seat):
            return WithSecret(STANDOFF.view(state, seat), state.deck[state.deck_size - 1])

        def narrate(before, actor, action, after):
            return [message("log-next", rank=before.table.secret)]

        game = replace(STANDOFF, view=view, prompt=lambda view: message("x"), narrate=narrate)
        the_kit_says("the log tells viewer", nothing_leaks, game)

    def test_numbers_for_a_net_that_leak_one_bit(self):
        the_kit_says(
            "is shown what it may not know", nothing_leaks, replace(FAMIGLIA, observe=observe_parity_of_the_top)
        )

    def test_numbers_that_tell_whether_a_sealed_choice_is_high(self):
        the_kit_says(
            "is shown what it may not know", nothing_leaks, replace(STANDOFF, observe=observe_high_choices), seats=3
        )

    def test_legal_actions_that_depend_on_hidden_cards(self):
        game = replace(STANDOFF, legal=legal_by_the_top_card)
        the_kit_says("is shown what it may not know", nothing_leaks, game)

    def test_an_action_told_by_the_hidden_cards_it_meets(self):
        def seen(state, actor, action, viewer):
            return state.deck[0]

        the_kit_says(
            "is told of an action what it may not know",
            nothing_leaks,
            replace(FAMIGLIA, seen=seen, narrate=lambda *_: []),
        )


@dataclass(frozen=True)
class WithSecret:
    """A view that hides what it carries from `==` and `repr`, but not from whoever reads it."""

    table: object
    secret: int = field(compare=False, repr=False)


@rule
def observe_parity_of_the_top(state, seat, out):
    _f_observe(state, seat, out)
    out[0] += state.deck[max(state.deck_size - 1, 0)] & 1


@rule
def observe_high_choices(state, seat, out):
    _s_observe(state, seat, out)
    for other in range(state.seats):
        out[0] += int(state.chosen[other] > 2)


@rule
def legal_by_the_top_card(state, seat, actions):
    count = _s_legal(state, seat, actions)
    if count > 1 and state.deck[state.deck_size - 1] > 2:
        count -= 1
    return count


class TestPlantedErrorsOfRules:
    def test_legal_forgets_an_action(self):
        the_kit_says(
            "legal and why_not disagree", legal_agrees_with_why_not, replace(FAMIGLIA, legal=legal_without_the_last)
        )

    def test_legal_lists_one_too_many(self):
        the_kit_says(
            "legal and why_not disagree", legal_agrees_with_why_not, replace(FAMIGLIA, legal=legal_with_one_more)
        )

    def test_legal_lists_in_the_wrong_order(self):
        the_kit_says("legal and why_not disagree", legal_agrees_with_why_not, replace(FAMIGLIA, legal=legal_backwards))

    def test_legal_lists_an_action_twice(self):
        the_kit_says("legal and why_not disagree", legal_agrees_with_why_not, replace(STANDOFF, legal=legal_doubled))

    def test_a_seat_must_act_and_cannot(self):
        the_kit_says("owes a decision and has no legal action", games_end, replace(STANDOFF, legal=legal_never))

    def test_a_refusal_without_a_name(self):
        the_kit_says("refusals .77. have no name", legal_agrees_with_why_not, replace(FAMIGLIA, why_not=why_not_77))

    def test_a_card_is_lost(self):
        the_kit_says("components were made or lost", components_stay, replace(FAMIGLIA, apply=apply_and_lose_a_card))

    def test_a_card_is_made(self):
        the_kit_says(
            "components were made or lost", components_stay, replace(STANDOFF, apply=apply_and_make_a_card), seats=4
        )

    def test_a_card_becomes_another(self):
        the_kit_says("components were made or lost", components_stay, replace(STANDOFF, apply=apply_and_turn_a_card))

    def test_a_refused_action_changes_one_byte(self):
        the_kit_says(
            "a refused action changed the position",
            illegal_changes_nothing,
            replace(FAMIGLIA, why_not=why_not_and_spoil),
        )

    def test_an_impossible_number_changes_one_byte(self):
        the_kit_says(
            "a refused action changed the position",
            illegal_changes_nothing,
            replace(STANDOFF, why_not=why_not_and_spoil_if_wild),
        )

    def test_a_game_that_never_ends(self):
        the_kit_says("does not end within", games_end, replace(STANDOFF, apply=apply_in_the_first_round), games=1)

    def test_a_result_without_a_first_place(self):
        the_kit_says(r"the places are \[2, 2\]", games_end, replace(FAMIGLIA, result=result_without_a_winner), games=1)

    def test_a_result_with_a_place_behind_the_last(self):
        the_kit_says(r"the places are", games_end, replace(STANDOFF, result=result_with_place_nine), games=1)

    def test_somebody_may_act_after_the_end(self):
        the_kit_says(
            "somebody has a legal action after the end", games_end, replace(FAMIGLIA, legal=legal_forever), games=1
        )

    def test_legal_that_touches_the_position(self):
        the_kit_says("the replay ends differently", ways_agree, replace(STANDOFF, legal=legal_and_spoil), games=1)

    def test_a_sealed_choice_whose_order_counts(self):
        game = replace(STANDOFF, apply=apply_where_the_last_one_gains)
        the_kit_says(
            "the order of sealed choices changes what happens", order_of_sealed_choices_is_nothing, game, seats=3
        )

    def test_chance_that_is_used_up_in_the_order_of_arrival(self):
        game = replace(STANDOFF, apply=apply_with_a_die_for_high_cards)
        the_kit_says(
            "the order of sealed choices changes what happens", order_of_sealed_choices_is_nothing, game, seats=3
        )


@rule
def legal_without_the_last(state, seat, actions):
    count = _f_legal(state, seat, actions)
    return count - 1 if count > 1 else count


@rule
def legal_with_one_more(state, seat, actions):
    count = _f_legal(state, seat, actions)
    if count > 0 and actions[count - 1] + 1 < len(actions):
        actions[count] = actions[count - 1] + 1
        count += 1
    return count


@rule
def legal_backwards(state, seat, actions):
    count = _f_legal(state, seat, actions)
    for nth in range(count // 2):
        other = actions[nth]
        actions[nth] = actions[count - 1 - nth]
        actions[count - 1 - nth] = other
    return count


@rule
def legal_doubled(state, seat, actions):
    count = _s_legal(state, seat, actions)
    if count > 0:
        actions[count] = actions[count - 1]
        count += 1
    return count


@rule
def legal_never(state, seat, actions):
    return 0


@rule
def legal_forever(state, seat, actions):
    actions[0] = PASS
    return max(_f_legal(state, seat, actions), 1)


@rule
def legal_and_spoil(state, seat, actions):
    state.discards[0] = 1 - state.discards[0]
    return _s_legal(state, seat, actions)


@rule
def why_not_77(state, seat, action):
    refusal = _f_why_not(state, seat, action)
    return 77 if refusal != ALLOWED and action == 3 else refusal


@rule
def why_not_and_spoil(state, seat, action):
    refusal = _f_why_not(state, seat, action)
    if refusal != ALLOWED:
        state.passes ^= 1
        state.renewals += 1
    return refusal


@rule
def why_not_and_spoil_if_wild(state, seat, action):
    if action == -1:
        state.points[0] += 1
    return _s_why_not(state, seat, action)


@rule
def apply_and_lose_a_card(state, seat, action):
    _f_apply(state, seat, action)
    if action != PASS and state.deck_size > 0:
        state.deck_size -= 1


@rule
def apply_and_make_a_card(state, seat, action):
    _s_apply(state, seat, action)
    if action == LOOT:
        state.hand[seat, 5] += 1


@rule
def apply_and_turn_a_card(state, seat, action):
    _s_apply(state, seat, action)
    state.deck[0] = (state.deck[0] + 1) % RANKS


@rule
def apply_in_the_first_round(state, seat, action):
    """Loot and hit are announced, but the round is never over."""
    if action < LOOT:
        state.chosen[seat] = action
        if _s_to_act(state) == 0:
            for other in range(state.seats):
                state.chosen[other] = NOTHING


@rule
def apply_where_the_last_one_gains(state, seat, action):
    """Whoever seals last and thereby turns the cards up gets a point."""
    _s_apply(state, seat, action)
    if action < LOOT and state.decider != NOTHING:
        state.points[seat] += 1


@rule
def apply_with_a_die_for_high_cards(state, seat, action):
    """The top card of the deck is turned under it when somebody seals a high card: who did so first?"""
    if action < LOOT and action > 2:
        state.deck[0] = state.deck[0] * 2 % 7 + seat & 3
    _s_apply(state, seat, action)


@rule
def result_without_a_winner(state, out):
    _f_result(state, out)
    out[0, 1] = 2
    out[1, 1] = 2


@rule
def result_with_place_nine(state, out):
    _s_result(state, out)
    for seat in range(state.seats):
        if out[seat, 1] > 1:
            out[seat, 1] = 9
