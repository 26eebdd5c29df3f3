"""Action 4, the street and the deck, the end (§7, §8, §9), paragraph by paragraph."""

import pytest

from tests.games.famiglia.table import (
    FAMILIES,
    area,
    deck,
    discards,
    hand,
    outcome,
    position,
    refusal,
    street,
    texts,
)


class TestActionFour:
    def test_one_card_is_taken_and_the_turn_is_over(self):
        """§7.1"""
        match = position("street A0 B0 / hand - | -")
        match.play("recruit A0")
        assert (hand(match, 0), street(match), match.to_act) == ("A0", "B0", (1,))
        assert (match.position.turn, match.position.passes) == (1, 0)

    def test_only_a_card_of_the_street_is_taken(self):
        """§7.1"""
        match = position("street A0 / hand - | -")
        assert refusal(match, "recruit B0") == "recruit-from-the-street §7.1"

    @pytest.mark.parametrize("zero", ["A0", "B0", "M0", "F0"])
    def test_a_zero_of_any_family_is_free(self, zero):
        """§7.2"""
        match = position(f"street {zero} / hand - | - / deck A1 A2 A3 B1 B2 B3 ...")
        match.play(f"recruit {zero}")
        assert (hand(match, 0), area(match, 0)) == (zero, "-")

    @pytest.mark.parametrize("family", FAMILIES)
    @pytest.mark.parametrize("value", [1, 2, 3, 4])
    def test_a_pair_of_the_value_below_takes_a_card(self, family, value):
        """§7.3 One of the pair goes to the area, the other back to the hand."""
        wanted, needed = f"{family}{value}", f"{family}{value - 1}"
        match = position(f"street F0 M0 {wanted} / hand 2*{needed} | - / step recruit")
        match.play(f"recruit {wanted}")
        assert (hand(match, 0), area(match, 0)) == (f"{needed} {wanted}", needed)
        assert match.to_act == (1,)

    @pytest.mark.parametrize(
        ("wanted", "held"),
        [
            ("F4", "2*F1"),
            ("F2", "2*F3"),
            ("F2", "2*F2"),
            ("F3", "F1 F2"),
            ("F3", "2*B2"),
            ("F3", "F2 B2"),
            ("F3", "F2"),
        ],
    )
    def test_other_cards_than_the_pair_of_the_value_below_do_not_take_it(self, wanted, held):
        """§7.3"""
        match = position(f"street A0 {wanted} / hand {held} | - / step recruit")
        assert texts(match) == {"pass", "recruit A0"}
        assert refusal(match, f"recruit {wanted}") == "no-pair §7.3"

    def test_a_pair_does_not_count_when_one_of_it_lies_in_the_area(self):
        """§7.3"""
        match = position("street A0 F1 / hand F0 | - / area F0 | -")
        assert refusal(match, "recruit F1") == "no-pair §7.3"

    def test_three_equal_cards_leave_two_in_the_hand(self):
        """§7.3"""
        match = position("street A0 F1 / hand 3*F0 | -")
        match.play("recruit F1")
        assert (hand(match, 0), area(match, 0)) == ("F0 F0 F1", "F0")

    def test_who_pays_with_a_joker_has_to_say_which_card_is_laid(self):
        """§7.4"""
        match = position("street A0 F1 / hand M1 F0 | -")
        match.play("recruit F1")
        for action in (
            "pass",
            "recruit A0",
            "recruit F1",
            "recruit scared",
            "play A1",
            "play B1",
            "put down F0",
            "by 1",
        ):
            assert refusal(match, action) == "pay-first §7.4"

    def test_only_a_mercenary_of_the_own_hand_is_a_joker(self):
        """§7.4"""
        match = position("street A0 F1 / hand M1 F0 | M2")
        match.play("recruit F1")
        assert refusal(match, "keep M2") == "joker-not-in-hand §7.4"

    def test_a_mercenary_in_the_area_is_no_joker(self):
        """§7.4"""
        match = position("street A0 F1 / hand F0 | - / area M4 | -")
        assert refusal(match, "recruit F1") == "no-pair §7.3"

    def test_of_two_equal_jokers_one_is_used(self):
        """§7.5"""
        match = position("street A0 F1 / hand M1 M1 F0 | -")
        match.play("recruit F1")
        assert texts(match) == {"keep M1", "lay M1"}
        match.play("lay M1")
        assert (hand(match, 0), area(match, 0)) == ("M1 F0 F1", "M1")

    def test_the_joker_who_comes_back_helps_again_in_the_next_turn(self):
        """§7.5"""
        match = position("street A0 A0 F1 B1 / hand B0 M1 F0 | -")
        match.play("recruit F1", "keep M1", "recruit A0", "recruit B1", "lay M1")
        assert (hand(match, 0), area(match, 0)) == ("B0 B1 F1", "M1 F0")

    def test_a_player_may_pass_though_he_could_take(self):
        """§7.6"""
        match = position("street A0 / hand - | -")
        match.play("pass")
        assert (hand(match, 0), street(match), match.to_act) == ("-", "A0", (1,))
        assert match.position.passes == 1

    def test_who_can_take_nothing_passes(self):
        """§7.6"""
        match = position("street A1 / hand - | - / step recruit")
        assert texts(match) == {"pass"}


class TestStreetAndDeck:
    def test_the_empty_street_is_filled_before_the_next_turn_begins(self):
        """§8.1 The next player meets the new street, here without a 0."""
        match = position("street A0 / hand - | - / deck A1 B1 M1 F1 A2 B2 ...")
        match.play("recruit A0")
        assert texts(match) == {
            "discard A1", "discard A2", "discard B1", "discard B2", "discard M1", "discard F1", "pass",
        }  # fmt: skip

    def test_the_scared_last_card_leaves_an_empty_street_too(self):
        """§8.1"""
        match = position("street F1 / hand B1 | - / deck A0 B0 M0 F0 M1 M2 M3 ... / step brute")
        match.play("play B1", "scare F1", "recruit scared")
        assert (hand(match, 0), street(match)) == ("F1", "A0 B0 M0 M1 M2 F0")

    def test_the_empty_street_is_filled_when_the_last_card_is_paid_with_a_joker(self):
        """§8.1"""
        match = position("street F1 / hand M1 F0 | - / deck A0 B0 M0 F0 M1 M2 M3 ... / step recruit")
        match.play("recruit F1", "keep M1")
        assert (hand(match, 0), area(match, 0), street(match)) == ("M1 F1", "F0", "A0 B0 M0 M1 M2 F0")

    def test_the_first_end_of_the_deck_makes_a_new_deck_of_the_discards(self):
        """§8.2"""
        match = position("street A0 / hand - | - / area ... | - / deck A1 A2 B1 B2 M1 M2 / discards 3*F1")
        match.play("recruit A0")
        assert street(match) == "A1 A2 B1 B2 M1 M2"
        assert (deck(match), discards(match), match.position.ends) == ("F1 F1 F1", "-", 1)

    def test_the_new_deck_is_shuffled(self):
        """§8.2"""
        orders = set()
        for seed in range(12):
            pile = "A1 A2 A3 B1 B2 B3 M1 M2 M3 F1"
            match = position(f"street B0 / hand - | - / area ... | - / deck 3*F2 2*F3 F4 / discards {pile}", seed)
            match.play("recruit B0")
            assert sorted(deck(match).split()) == sorted(pile.split())
            orders.add(deck(match))
        assert len(orders) > 6

    def test_a_deck_with_a_card_left_has_not_run_out(self):
        """§8.2"""
        match = position("street A0 / hand - | - / area ... | - / deck A1 A2 B1 B2 M1 M2 M3 / discards 3*F1")
        match.play("recruit A0")
        assert (deck(match), discards(match), match.position.ends) == ("M3", "F1 F1 F1", 0)

    def test_in_the_turn_after_the_first_end_the_new_rule_holds(self):
        """§8.2, §4.4"""
        match = position("street A0 / hand - | - / area ... | - / deck A1 A2 B1 B2 M1 M2 / discards 3*F1")
        match.play("recruit A0", "discard M2")
        assert (street(match), deck(match), discards(match)) == ("A1 A2 B1 B2 M1 F1 F1", "F1 M2", "-")
        assert texts(match) == {"pass"}

    def test_at_the_second_end_there_is_no_new_deck(self):
        """§8.3"""
        match = position("street A0 / hand - | - / area ... | - / deck A1 A2 B1 B2 M1 M2 / ends 1")
        match.play("recruit A0")
        assert street(match) == "A1 A2 B1 B2 M1 M2"
        assert (match.position.deck_size, match.position.ends) == (0, 2)

    def test_the_street_stays_empty_when_the_deck_is_empty(self):
        """§8.3, §8.1"""
        match = position("street A0 / hand - | - / area ... | - / deck - / ends 2 / last 2")
        match.play("recruit A0")
        assert street(match) == "-"
        assert texts(match) == {"pass"}
        match.play("pass")
        assert match.over


class TestTheEnd:
    def test_the_last_turn_ends_the_game_with_a_take_as_with_a_pass(self):
        """§9.1"""
        for action in ("recruit A0", "pass"):
            match = position("street A0 B0 / hand - | - / area ... | - / deck - / ends 2 / last 1 / turn 1")
            match.play(action)
            assert match.over
            assert match.to_act == ()

    def test_nobody_acts_when_the_game_is_over(self):
        """§9.1"""
        match = position("street A0 / hand - | - / passes 1")
        match.play("pass")
        assert texts(match) == set()
        assert refusal(match, "recruit A0") == "game-is-over §9.1"

    def test_there_is_no_result_before_the_end(self):
        """§9.1"""
        match = position("street A0 / hand F4 | -")
        assert not match.over
        assert match.result is None

    def test_a_game_in_its_last_two_turns_may_still_end_by_passing(self):
        """§9.2"""
        match = position("street A0 / hand - | - / area ... | - / deck - / ends 2 / last 2 / passes 1")
        match.play("pass")
        assert match.over

    def test_a_turn_with_newcomers_and_abilities_but_no_take_is_a_pass(self):
        """§9.2"""
        match = position("street M1 / hand A1 B1 | - / passes 1 / deck A2 A2 M2 M2 F2 F2 M0 ...")
        match.play("discard M1", "play A1", "play B1", "scare A2", "pass")
        assert match.over

    def test_cards_in_hand_and_in_the_area_count(self):
        """§9.3"""
        match = position("street A0 / hand F4 A3 | B4 / area M2 F0 | M1 F3 / passes 1 / step recruit")
        match.play("pass")
        assert outcome(match) == ((25, 1), (21, 2))

    def test_cards_on_the_street_in_the_deck_and_in_the_discards_count_for_nobody(self):
        """§9.3"""
        match = position("street A0 F4 / hand - | A1 / discards F3 / passes 1")
        match.play("pass")
        assert outcome(match) == ((0, 2), (1, 1))

    def test_all_cards_together_are_worth_175_points(self):
        """§9.3 35 for each of three families, 70 for La Famiglia."""
        match = position("street A0 / hand - | - / area - | ... / deck - / ends 2 / last 1")
        match.play("pass")
        assert outcome(match) == ((0, 2), (175, 1))

    def test_more_points_beat_a_dearer_card(self):
        """§9.4 The dearest card matters only in a tie."""
        match = position("street B0 / hand A4 | A3 B3 / passes 1 / step recruit")
        match.play("pass")
        assert outcome(match) == ((10, 2), (12, 1))

    def test_a_famiglia_4_breaks_a_tie_against_any_number_of_cheaper_cards(self):
        """§9.4"""
        match = position("street B0 / hand F3 A2 F0 F0 | F4 / passes 1 / step recruit")
        match.play("pass")
        assert outcome(match) == ((15, 2), (15, 1))

    def test_two_players_without_points_draw(self):
        """§9.4"""
        match = position("street B0 / hand - | - / passes 1")
        match.play("pass")
        assert outcome(match) == ((0, 1), (0, 1))
