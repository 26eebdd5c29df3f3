"""Where the rulebook leaves a question: one or more tests for each ruling, by its number."""

from tests.games.famiglia.table import area, deck, discards, hand, position, refusal, street, texts


class TestBrutesAndAccountants:  # §5.2, §6.2, §6.3
    def test_r01_a_brute_2_may_lower_a_card_by_just_one(self):
        match = position("street A0 M4 / hand B2 M2 M2 | -")
        match.play("play B2", "scare M4", "by 1", "recruit scared")
        assert (hand(match, 0), area(match, 0)) == ("M2 M4", "B2 M2")
        assert street(match) == "A0"

    def test_r01_a_brute_2_does_not_lower_a_card_by_three(self):
        match = position("street A0 M4 / hand B2 M0 M0 | -")
        match.play("play B2", "scare M4")
        assert texts(match) == {"by 1", "by 2"}
        assert refusal(match, "by 3") == "less-than-that §6.2"

    def test_r02_an_accountant_3_may_swap_a_single_card(self):
        match = position("street 2*B0 / hand A3 B0 F0 | - / area M1 M2 | -")
        match.play("play A3", "take back M2", "put down F0")
        assert texts(match) == {"pass", "take back M1", "take back F0", "recruit B0"}
        match.play("recruit B0")
        assert (hand(match, 0), area(match, 0)) == ("B0 B0 M2", "A3 M1 F0")
        assert match.to_act == (1,)

    def test_r02_an_accountant_may_be_played_and_swap_nothing(self):
        match = position("street 2*B0 / hand A2 F0 | - / area M1 | -")
        match.play("play A2")
        assert texts(match) == {"pass", "take back M1", "recruit B0"}
        match.play("recruit B0")
        assert (hand(match, 0), area(match, 0)) == ("B0 F0", "A2 M1")
        assert match.to_act == (1,)

    def test_r02_an_accountant_1_does_not_swap_two_cards(self):
        match = position("street B0 / hand A1 M0 F0 | - / area M1 M2 | -")
        match.play("play A1", "take back M2", "put down F0")
        assert (hand(match, 0), area(match, 0)) == ("M0 M2", "A1 M1 F0")
        assert texts(match) == {"pass", "recruit B0"}
        assert refusal(match, "take back M1") == "not-now §3.1"

    def test_r08_a_brute_may_be_played_without_recruiting_and_stays_in_the_area(self):
        match = position("street A0 M4 / hand B2 M1 M1 | -")
        match.play("play B2", "scare M4", "by 2", "pass")
        assert (hand(match, 0), area(match, 0)) == ("M1 M1", "B2")
        assert street(match) == "A0 M4"
        assert match.position.passes == 1
        assert match.to_act == (1,)

    def test_r08_after_scaring_one_card_another_may_be_taken(self):
        match = position("street A0 M4 / hand B2 M1 M1 | -")
        match.play("play B2", "scare M4", "by 2", "recruit A0")
        assert (hand(match, 0), area(match, 0)) == ("A0 M1 M1", "B2")
        assert street(match) == "M4"

    def test_r08_the_scare_is_over_with_the_turn(self):
        match = position("street A0 M1 / hand B1 | -")
        match.play("play B1", "scare M1", "pass")
        assert texts(match) == {"pass", "recruit A0"}
        assert refusal(match, "recruit scared") == "nobody-scared §6.2"


class TestPairsAndJokers:  # §7.3, §7.4, §7.5
    def test_r03_a_mercenary_2_and_a_higher_mercenary_take_a_mercenary_3(self):
        match = position("street A0 M3 / hand M2 M4 | -")
        match.play("recruit M3")
        assert texts(match) == {"keep M4", "lay M4"}
        match.play("keep M4")
        assert (hand(match, 0), area(match, 0)) == ("M3 M4", "M2")

    def test_r03_the_joker_may_have_the_value_of_the_mercenary_that_is_taken(self):
        match = position("street A0 M3 / hand M2 M3 | -")
        match.play("recruit M3", "lay M3")
        assert (hand(match, 0), area(match, 0)) == ("M2 M3", "M3")

    def test_r03_a_lower_mercenary_does_not_help_to_take_a_mercenary(self):
        match = position("street A0 M3 / hand M1 M2 | -")
        assert texts(match) == {"pass", "recruit A0"}

    def test_r04_two_jokers_never_take_a_card(self):
        match = position("street A0 F3 / hand M3 M4 | -")
        assert texts(match) == {"pass", "recruit A0"}
        assert refusal(match, "recruit F3") == "no-pair §7.3"

    def test_r04_two_mercenaries_of_wrong_values_do_not_take_a_mercenary_either(self):
        match = position("street A0 M2 / hand M3 M4 | -")
        assert texts(match) == {"pass", "recruit A0"}
        assert refusal(match, "recruit M2") == "no-pair §7.3"

    def test_r04_a_card_of_the_right_value_but_another_family_does_not_go_with_a_joker(self):
        match = position("street B0 F3 / hand A2 M3 | - / step recruit")
        assert refusal(match, "recruit F3") == "no-pair §7.3"

    def test_r05_a_joker_of_the_same_value_as_the_missing_card_is_too_low(self):
        match = position("street A0 F3 / hand M2 F2 | -")
        assert texts(match) == {"pass", "recruit A0"}

    def test_r05_a_joker_one_higher_than_the_missing_card_will_do(self):
        match = position("street A0 F2 / hand M2 F1 | -")
        match.play("recruit F2", "keep M2")
        assert (hand(match, 0), area(match, 0)) == ("M2 F2", "F1")

    def test_r05_of_two_mercenaries_only_the_higher_one_serves(self):
        match = position("street A0 F3 / hand M2 M3 F2 | -")
        match.play("recruit F3")
        assert texts(match) == {"keep M3", "lay M3"}
        assert refusal(match, "keep M2") == "joker-too-low §7.4"
        assert refusal(match, "lay M2") == "joker-too-low §7.4"

    def test_r06_a_famiglia_4_lowered_to_1_is_taken_with_two_famiglia_0(self):
        match = position("street A0 F4 / hand B3 F0 F0 | -")
        match.play("play B3", "scare F4", "by 3", "recruit scared")
        assert (hand(match, 0), area(match, 0)) == ("F0 F4", "B3 F0")

    def test_r06_a_pair_of_another_family_does_not_take_a_lowered_card(self):
        match = position("street A0 F4 / hand A0 A0 B3 | -")
        match.play("play B3", "scare F4", "by 3")
        assert texts(match) == {"pass", "recruit A0"}
        assert refusal(match, "recruit scared") == "no-pair §7.3"

    def test_r06_a_pair_two_below_the_lowered_value_does_not_take_it(self):
        match = position("street A0 F4 / hand B2 F0 F0 | -")
        match.play("play B2", "scare F4", "by 2")
        assert refusal(match, "recruit scared") == "no-pair §7.3"

    def test_r06_a_joker_counts_against_the_lowered_value(self):
        match = position("street A0 F4 / hand B2 M2 F1 | -")
        match.play("play B2", "scare F4", "by 2", "recruit scared")
        assert texts(match) == {"keep M2", "lay M2"}
        match.play("lay M2")
        assert (hand(match, 0), area(match, 0)) == ("F1 F4", "B2 M2")

    def test_r06_a_card_lowered_to_0_is_free(self):
        match = position("street A0 F3 / hand B3 | -")
        match.play("play B3", "scare F3", "by 3", "recruit scared")
        assert (hand(match, 0), area(match, 0)) == ("F3", "B3")
        assert match.to_act == (1,)

    def test_r07_the_mercenary_or_the_other_card_comes_back_as_the_player_likes(self):
        kept, laid = (position("street M0 A1 / hand A0 M1 | -") for _ in range(2))
        kept.play("recruit A1", "keep M1")
        laid.play("recruit A1", "lay M1")
        assert (hand(kept, 0), area(kept, 0)) == ("A1 M1", "A0")
        assert (hand(laid, 0), area(laid, 0)) == ("A0 A1", "M1")

    def test_r07_with_two_fit_mercenaries_the_player_chooses_the_joker_too(self):
        match = position("street A0 F3 / hand M3 M4 F2 | -")
        match.play("recruit F3")
        assert texts(match) == {"keep M3", "lay M3", "keep M4", "lay M4"}
        match.play("lay M3")
        assert (hand(match, 0), area(match, 0)) == ("M4 F2 F3", "M3")

    def test_r23_who_holds_the_pair_uses_no_mercenary(self):
        match = position("street A0 F3 / hand M3 F2 F2 | -")
        match.play("recruit F3")
        assert (hand(match, 0), area(match, 0)) == ("M3 F2 F3", "F2")
        assert match.to_act == (1,)

    def test_r23_who_holds_just_one_of_the_pair_does(self):
        match = position("street A0 F3 / hand M3 F2 | - / area F2 | -")
        match.play("recruit F3")
        assert match.to_act == (0,)
        assert texts(match) == {"keep M3", "lay M3"}


class TestNewcomers:  # §4.1, §4.2, §4.3
    def test_r09_nobody_has_to_discard_a_street_card(self):
        match = position("street A1 B2 / hand A0 A0 | -")
        assert texts(match) == {"pass", "discard A1", "discard B2", "recruit A1"}
        match.play("recruit A1")
        assert (hand(match, 0), street(match), discards(match)) == ("A0 A1", "B2", "-")
        assert match.to_act == (1,)

    def test_r09_a_player_may_stop_after_some_discards(self):
        match = position("street A1 B2 / hand - | - / deck M1 M2 ...")
        match.play("discard A1", "discard M1")
        assert texts(match) == {"pass", "discard B2", "discard M2"}
        match.play("pass")
        assert (street(match), discards(match)) == ("B2 M2", "A1 M1")
        assert match.to_act == (1,)

    def test_r09_a_4_may_be_discarded_and_brings_four_cards(self):
        match = position("street A4 B1 / hand - | - / deck M1 M1 F1 F1 ...")
        match.play("discard A4")
        assert (street(match), discards(match)) == ("B1 M1 M1 F1 F1", "A4")
        assert match.position.deck_size == 54

    def test_r22_when_the_last_street_card_goes_six_cards_come_and_then_its_newcomers(self):
        match = position("street A2 / hand - | - / deck B1 B1 M1 M1 F1 F1 B2 M2 F2 ...")
        match.play("discard A2")
        assert street(match) == "B1 B1 B2 M1 M1 M2 F1 F1"
        assert discards(match) == "A2"
        assert deck(match).startswith("F2 ")
        assert match.position.deck_size == 51

    def test_r22_in_the_second_phase_the_last_street_card_goes_under_the_deck_first(self):
        match = position("street A1 / hand - | - / area - | ... / deck B1 B1 M1 M1 F1 F1 B2 / ends 1")
        match.play("discard A1")
        assert street(match) == "B1 B1 B2 M1 M1 F1 F1"
        assert deck(match) == "A1"
        assert match.position.ends == 1

    def test_r22_with_two_cards_on_the_street_no_six_cards_come(self):
        match = position("street A2 A3 / hand - | - / deck B1 B1 M1 ...")
        match.play("discard A2")
        assert street(match) == "A3 B1 B1"

    def test_r24_a_brute_is_not_played_on_a_street_of_zeros(self):
        match = position("street A0 M0 / hand B2 | -")
        assert texts(match) == {"pass", "recruit A0", "recruit M0"}
        assert refusal(match, "play B2") == "nobody-to-scare §6.2"

    def test_r24_one_card_of_value_1_is_enough_for_a_brute(self):
        match = position("street A0 M1 / hand B2 | -")
        assert texts(match) == {"pass", "play B2", "recruit A0"}
