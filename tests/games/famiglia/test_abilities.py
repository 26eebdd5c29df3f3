"""Actions 1 to 3 (§4, §5, §6), paragraph by paragraph."""

import pytest

from tests.games.famiglia.table import (
    area,
    deck,
    discards,
    hand,
    position,
    refusal,
    street,
    texts,
)


class TestActionOne:
    def test_with_a_zero_on_the_street_no_newcomers_come(self):
        """§4.1"""
        match = position("street A0 A1 / hand - | -")
        assert texts(match) == {"pass", "recruit A0"}
        assert refusal(match, "discard A1") == "zero-on-the-street §4.1"

    def test_with_a_zero_on_the_street_no_newcomers_come_in_the_second_phase_either(self):
        """§4.1"""
        match = position("street A0 A1 / hand - | - / area - | ... / deck M1 M2 / ends 1")
        assert refusal(match, "discard A1") == "zero-on-the-street §4.1"

    @pytest.mark.parametrize("value", [1, 2, 3, 4])
    def test_a_discarded_card_brings_as_many_newcomers_as_its_value(self, value):
        """§4.2"""
        match = position(f"street A1 F{value} / hand - | - / deck B1 B1 B1 B1 ...")
        match.play(f"discard F{value}")
        assert street(match) == " ".join(["A1"] + ["B1"] * value)
        assert discards(match) == f"F{value}"
        assert match.position.deck_size == 58 - value

    def test_the_newcomers_are_the_top_cards_of_the_deck(self):
        """§4.2"""
        match = position("street A1 F2 / hand - | - / deck B3 M2 M1 ...")
        match.play("discard F2")
        assert street(match) == "A1 B3 M2"
        assert deck(match).startswith("M1 ")

    def test_only_a_card_of_the_street_is_discarded(self):
        """§4.2"""
        match = position("street A1 A2 / hand M2 | -")
        assert refusal(match, "discard M2") == "discard-from-the-street §4.2"

    def test_newcomers_may_come_again_until_a_zero_appears(self):
        """§4.3"""
        match = position("street A1 A2 / hand - | - / deck B1 B2 M3 M0 ...")
        match.play("discard A1")
        assert texts(match) == {"discard A2", "discard B1", "pass"}
        match.play("discard A2")
        assert texts(match) == {"discard B1", "discard B2", "discard M3", "pass"}
        match.play("discard B1")
        assert (street(match), discards(match)) == ("B2 M0 M3", "A1 A2 B1")
        assert texts(match) == {"pass", "recruit M0"}
        assert refusal(match, "discard M3") == "zero-on-the-street §4.1"

    def test_the_card_under_the_deck_comes_back_when_the_deck_runs_down_to_it(self):
        """§4.4"""
        match = position("street A1 F3 / hand - | - / area ... | - / deck B2 M2 / ends 1")
        match.play("discard A1")
        assert (street(match), deck(match)) == ("B2 F3", "M2 A1")
        match.play("pass", "discard B2")
        assert (street(match), deck(match)) == ("A1 M2 F3", "B2")
        assert match.position.ends == 1

    def test_several_cards_lie_under_the_deck_in_the_order_in_which_they_went_there(self):
        """§4.4"""
        match = position("street A1 F1 F1 / hand - | - / area ... | - / deck B2 M2 F2 / ends 1")
        match.play("discard A1", "pass", "discard F1")
        assert (street(match), deck(match)) == ("B2 M2 F1", "F2 A1 F1")

    def test_nobody_has_to_renew_in_the_second_phase(self):
        """§4.4"""
        match = position("street A1 F3 / hand - | - / area ... | - / deck B2 M2 / ends 1")
        assert texts(match) == {"pass", "discard A1", "discard F3"}
        match.play("pass")
        assert (street(match), deck(match)) == ("A1 F3", "B2 M2")
        assert match.to_act == (1,)

    def test_the_one_renewal_of_the_second_phase_is_gone_once_used(self):
        """§4.4"""
        match = position("street A1 F3 / hand - | - / area ... | - / deck B2 M2 / ends 1 / renewals 0")
        assert texts(match) == {"pass"}
        assert refusal(match, "discard A1") == "one-renewal §4.4"

    def test_the_card_just_discarded_is_shuffled_into_the_new_deck(self):
        """§4.5"""
        match = position("street A1 F1 / hand - | - / area ... | - / deck M1")
        match.play("discard A1")
        assert (street(match), deck(match), discards(match)) == ("M1 F1", "A1", "-")
        assert match.position.ends == 1
        assert texts(match) == {"discard M1", "discard F1", "pass"}

    def test_after_the_deck_ran_out_in_this_action_there_is_just_one_more_renewal(self):
        """§4.5"""
        match = position("street A1 F1 / hand - | - / area ... | - / deck M1")
        match.play("discard A1", "discard F1")
        assert (street(match), deck(match)) == ("A1 M1", "F1")
        assert texts(match) == {"pass"}
        assert refusal(match, "discard A1") == "one-renewal §4.4"

    def test_a_deck_may_run_out_twice_in_one_draw(self):
        """§4.5, §8.3 The new deck is just the 4 that was discarded."""
        match = position("street A4 B1 / hand - | - / area - | ... / deck M1")
        match.play("discard A4")
        assert street(match) == "A4 B1 M1"
        assert (match.position.deck_size, discards(match)) == (0, "-")
        assert (match.position.ends, match.position.turns_left) == (2, 2)
        assert texts(match) == {"pass"}

    def test_after_the_second_end_the_newcomers_are_over_also_for_who_caused_it(self):
        """§4.6"""
        match = position("street A2 B1 / hand - | - / area - | ... / deck M1 / ends 1")
        match.play("discard A2")
        assert texts(match) == {"pass"}
        match.play("pass")
        assert match.to_act == (1,)
        assert texts(match) == {"pass"}
        assert refusal(match, "discard B1") == "deck-is-empty §4.6"


class TestActionTwo:
    def test_an_accountant_is_played_from_the_hand(self):
        """§5.1"""
        match = position("street B0 / hand A1 | - / area A2 M1 | -")
        assert texts(match) == {"pass", "play A1", "recruit B0"}
        assert refusal(match, "play A2") == "accountant-not-in-hand §5.1"

    def test_a_player_chooses_among_his_accountants(self):
        """§5.1"""
        match = position("street B0 / hand A1 A3 A4 | -")
        assert texts(match) == {"pass", "play A1", "play A3", "play A4", "recruit B0"}

    @pytest.mark.parametrize("value", [1, 2, 3, 4])
    def test_an_accountant_swaps_as_many_cards_as_his_value(self, value):
        """§5.2"""
        match = position(f"street B0 / hand A{value} 5*M0 | - / area 5*F0 | -")
        match.play(f"play A{value}")
        for _ in range(value):
            match.play("take back F0", "put down M0")
        assert hand(match, 0) == " ".join(["M0"] * (5 - value) + ["F0"] * value)
        assert area(match, 0) == " ".join([f"A{value}"] + ["M0"] * value + ["F0"] * (5 - value))
        assert texts(match) == {"pass", "recruit B0"}

    def test_a_card_is_handed_over_for_each_card_taken_back(self):
        """§5.2"""
        match = position("street B0 / hand A2 M0 | - / area F1 F2 | -")
        match.play("play A2", "take back F2")
        assert {"put down M0"} <= texts(match)
        assert all(text.startswith("put down") for text in texts(match))
        for action in ("pass", "recruit B0", "take back F1", "play A2", "play B1", "discard B0", "scare B0", "keep M1"):
            assert refusal(match, action) == "hand-over-a-card §5.2"

    def test_only_a_card_of_the_own_hand_is_handed_over(self):
        """§5.2"""
        match = position("street B0 / hand A2 M0 | M1 / area F1 F2 | -")
        match.play("play A2", "take back F2")
        assert refusal(match, "put down M1") == "put-down-from-hand §5.2"

    def test_only_a_card_of_the_own_area_is_taken_back(self):
        """§5.2"""
        match = position("street B0 / hand A2 M0 | - / area F1 | F2")
        match.play("play A2")
        assert texts(match) == {"pass", "take back F1", "recruit B0"}
        assert refusal(match, "take back F2") == "not-in-area §5.2"

    def test_the_accountant_just_played_does_not_come_back(self):
        """§5.3"""
        match = position("street B0 / hand A2 M0 | - / area F1 | -")
        match.play("play A2")
        assert refusal(match, "take back A2") == "just-played §5.3"

    def test_an_equal_accountant_from_an_earlier_turn_may_come_back(self):
        """§5.3"""
        match = position("street B0 / hand A2 M0 | - / area A2 | -")
        match.play("play A2")
        assert texts(match) == {"pass", "take back A2", "recruit B0"}
        match.play("take back A2", "put down M0")
        assert (hand(match, 0), area(match, 0)) == ("A2", "A2 M0")

    def test_an_accountant_with_nothing_to_take_back_just_lies_in_the_area(self):
        """§5.3 The card just played is the only one there."""
        match = position("street B0 / hand A2 M0 | -")
        match.play("play A2")
        assert (hand(match, 0), area(match, 0)) == ("M0", "A2")
        assert texts(match) == {"pass", "recruit B0"}

    def test_a_brute_taken_back_may_be_played_in_the_same_turn(self):
        """§5.2, §6.1"""
        match = position("street A0 F1 / hand A1 M0 | - / area B1 | -")
        match.play("play A1", "take back B1", "put down M0", "play B1", "scare F1", "recruit scared")
        assert (hand(match, 0), area(match, 0)) == ("F1", "A1 B1 M0")

    def test_a_card_taken_back_may_make_a_pair_in_the_same_turn(self):
        """§5.2, §7.3"""
        match = position("street A0 F2 / hand A1 M0 F1 | - / area F1 | -")
        match.play("play A1", "take back F1", "put down M0", "recruit F2")
        assert (hand(match, 0), area(match, 0)) == ("F1 F2", "A1 M0 F1")


class TestActionThree:
    def test_a_brute_is_played_from_the_hand(self):
        """§6.1"""
        match = position("street A0 M4 / hand B1 | - / area B3 | -")
        assert texts(match) == {"pass", "play B1", "recruit A0"}
        assert refusal(match, "play B3") == "brute-not-in-hand §6.1"

    def test_a_played_brute_lies_in_the_area(self):
        """§6.1"""
        match = position("street A0 M4 / hand B1 | - / area B3 | -")
        match.play("play B1")
        assert (hand(match, 0), area(match, 0)) == ("-", "B1 B3")

    def test_a_brute_scares_any_one_card_of_value_1_or_more(self):
        """§6.2"""
        match = position("street A0 A1 B2 M3 F4 / hand B1 | -")
        match.play("play B1")
        assert texts(match) == {"scare A1", "scare B2", "scare M3", "scare F4"}

    def test_a_zero_is_free_without_a_brute(self):
        """§6.2"""
        match = position("street A0 A1 / hand B1 | -")
        match.play("play B1")
        assert refusal(match, "scare A0") == "zero-is-free §6.2"

    def test_a_brute_scares_only_who_is_on_the_street(self):
        """§6.2"""
        match = position("street A0 A1 / hand B1 | -")
        match.play("play B1")
        assert refusal(match, "scare F4") == "scare-on-the-street §6.2"

    def test_a_played_brute_has_to_scare_somebody(self):
        """§6.2"""
        match = position("street A0 A1 / hand B1 | -")
        match.play("play B1")
        for action in ("pass", "recruit A0", "recruit scared", "play A1", "play B1", "by 1", "discard A1", "lay M1"):
            assert refusal(match, action) == "scare-somebody §6.2"

    def test_who_scares_somebody_has_to_say_by_how_much(self):
        """§6.2"""
        match = position("street A0 A2 F2 / hand B2 | -")
        match.play("play B2", "scare A2")
        assert texts(match) == {"by 1", "by 2"}
        for action in ("pass", "recruit A0", "recruit scared", "scare F2", "play B2", "discard A2", "keep M1"):
            assert refusal(match, action) == "say-by-how-much §6.2"

    def test_a_value_is_not_lowered_below_zero(self):
        """§6.2"""
        match = position("street A0 F2 / hand B4 | -")
        match.play("play B4", "scare F2")
        assert texts(match) == {"by 1", "by 2"}
        assert refusal(match, "by 3") == "below-zero §6.2"

    @pytest.mark.parametrize(("brute", "pair"), [(2, "2*F1"), (3, "2*F0"), (4, "-")])
    def test_a_brute_lowers_a_4_by_up_to_his_value(self, brute, pair):
        """§6.2"""
        match = position(f"street A0 F4 / hand B{brute} {pair.strip('-')} | -")
        match.play(f"play B{brute}", "scare F4")
        assert texts(match) == {f"by {amount}" for amount in range(1, brute + 1)}
        match.play(f"by {brute}")
        assert texts(match) == {"pass", "recruit A0", "recruit scared"}

    def test_a_brute_1_lowers_by_1_without_further_question(self):
        """§6.2 Only one amount is possible."""
        match = position("street A0 F4 / hand B1 F2 F2 | -")
        match.play("play B1", "scare F4")
        assert texts(match) == {"pass", "recruit A0", "recruit scared"}
        match.play("recruit scared")
        assert (hand(match, 0), area(match, 0)) == ("F2 F4", "B1 F2")

    def test_a_1_is_lowered_to_0_without_further_question(self):
        """§6.2 Only one amount is possible."""
        match = position("street A0 F1 / hand B4 | -")
        match.play("play B4", "scare F1")
        assert texts(match) == {"pass", "recruit A0", "recruit scared"}

    def test_nobody_is_scared_without_a_brute(self):
        """§6.2"""
        match = position("street A0 F1 / hand B1 | -")
        assert refusal(match, "recruit scared") == "nobody-scared §6.2"

    def test_only_the_scared_card_is_lowered(self):
        """§6.2"""
        match = position("street A0 F1 M1 / hand B1 | -")
        match.play("play B1", "scare F1")
        assert texts(match) == {"pass", "recruit A0", "recruit scared"}
        assert refusal(match, "recruit M1") == "no-pair §7.3"

    def test_after_a_brute_a_card_may_still_be_taken_at_its_full_value(self):
        """§6.3"""
        match = position("street A0 F1 M1 / hand B1 M0 M0 | -")
        match.play("play B1", "scare F1", "recruit M1")
        assert (hand(match, 0), area(match, 0)) == ("M0 M1", "B1 M0")
        assert street(match) == "A0 F1"

    def test_the_scared_card_is_taken_at_its_lowered_value_only(self):
        """§6.2 The pair of its full value would not take it now: the card of that value is not there."""
        match = position("street A0 M4 / hand B1 2*M3 | -")
        assert "recruit M4" in texts(match)
        match.play("play B1", "scare M4")
        assert texts(match) == {"pass", "recruit A0"}
        assert refusal(match, "recruit M4") == "it-is-scared §6.2"
        assert refusal(match, "recruit scared") == "no-pair §7.3"

    def test_of_two_equal_cards_the_one_that_is_not_scared_keeps_its_value(self):
        """§6.2"""
        match = position("street A0 F1 F1 / hand B1 2*F0 | -")
        match.play("play B1", "scare F1")
        assert texts(match) == {"pass", "recruit A0", "recruit F1", "recruit scared"}
        match.play("recruit F1")
        assert (hand(match, 0), area(match, 0), street(match)) == ("F0 F1", "B1 F0", "A0 F1")

    def test_of_two_equal_cards_just_one_leaves_the_street(self):
        """§6.2, §7.1"""
        match = position("street A0 F1 F1 / hand B1 | -")
        match.play("play B1", "scare F1", "recruit scared")
        assert (hand(match, 0), street(match)) == ("F1", "A0 F1")
