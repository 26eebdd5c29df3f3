"""Where the rulebook leaves a question: one or more tests for each ruling, by its number."""

import pytest

import gangland
from tests.games.famiglia.table import area, deck, discards, hand, outcome, position, refusal, seen, street, texts


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


class TestStreetAndDeck:  # §4.4, §4.5, §8.1, §8.2, §8.3
    def test_r10_when_the_last_street_card_is_taken_six_cards_come_at_once(self):
        match = position("street A0 / hand - | - / deck B0 B1 M1 M2 F1 F2 F3 ...")
        match.play("recruit A0")
        assert hand(match, 0) == "A0"
        assert street(match) == "B0 B1 M1 M2 F1 F2"
        assert deck(match).startswith("F3 ")
        assert match.position.deck_size == 53
        assert match.to_act == (1,)

    def test_r10_while_a_card_is_left_the_street_is_not_filled(self):
        match = position("street A0 B0 / hand - | -")
        match.play("recruit A0")
        assert street(match) == "B0"
        assert match.position.deck_size == 58

    def test_r11_the_discards_are_shuffled_in_the_middle_of_the_draw(self):
        match = position("street A2 B1 / hand - | - / area - | ... / deck M1 / discards 2*A2")
        match.play("discard A2")
        assert street(match) == "A2 B1 M1"
        assert (deck(match), discards(match)) == ("A2 A2", "-")
        assert match.position.ends == 1

    def test_r11_without_a_zero_one_more_use_is_left_and_it_follows_the_new_rule(self):
        match = position("street A2 B1 / hand - | - / area - | ... / deck M1 / discards 2*A2")
        match.play("discard A2")
        assert texts(match) == {"discard A2", "discard B1", "discard M1", "pass"}
        match.play("discard M1")
        assert street(match) == "A2 A2 B1"
        assert (deck(match), discards(match)) == ("A2 M1", "-")
        assert texts(match) == {"pass"}
        assert refusal(match, "discard B1") == "one-renewal §4.4"

    def test_r11_with_a_zero_on_the_street_there_is_no_further_use(self):
        match = position("street A2 B1 / hand - | - / area - | ... / deck M0 / discards 2*A2")
        match.play("discard A2")
        assert street(match) == "A2 B1 M0"
        assert texts(match) == {"pass", "recruit M0"}

    def test_r11_the_discards_are_shuffled_at_once_also_when_no_card_is_missing(self):
        match = position("street A2 B1 / hand - | - / area - | ... / deck M1 F1 / discards 2*A2")
        match.play("discard A2")
        assert street(match) == "B1 M1 F1"
        assert (deck(match), discards(match)) == ("A2 A2 A2", "-")
        assert match.position.ends == 1

    def test_r11_the_discards_are_shuffled_in_the_middle_of_filling_an_empty_street(self):
        match = position("street A0 / hand - | - / area - | ... / deck B1 M1 / discards 4*F1 A1")
        match.play("recruit A0")
        assert match.position.ends == 1
        assert discards(match) == "-"
        assert match.position.deck_size == 1
        assert sorted((street(match) + " " + deck(match)).split()) == ["A1", "B1", "F1", "F1", "F1", "F1", "M1"]
        assert {"B1", "M1"} <= set(street(match).split())

    def test_r12_in_the_second_phase_a_player_renews_once_and_the_card_goes_under_the_deck(self):
        match = position("street A1 B2 / hand - | - / area - | ... / deck M1 M2 F1 / ends 1")
        match.play("discard B2")
        assert street(match) == "A1 M1 M2"
        assert (deck(match), discards(match)) == ("F1 B2", "-")
        assert texts(match) == {"pass"}
        assert refusal(match, "discard A1") == "one-renewal §4.4"

    def test_r12_each_turn_of_the_second_phase_has_its_own_renewal(self):
        match = position("street A1 B2 / hand - | - / area - | ... / deck M1 M2 F1 / ends 1")
        match.play("discard A1", "pass")
        assert match.to_act == (1,)
        assert texts(match) == {"discard B2", "discard M1", "pass"}

    def test_r12_in_the_first_phase_the_card_goes_to_the_discards_and_more_may_follow(self):
        match = position("street A1 B2 / hand - | - / deck M1 M2 F1 ...")
        match.play("discard B2")
        assert (discards(match), deck(match)[:3]) == ("B2", "F1 ")
        assert texts(match) == {"discard A1", "discard M1", "discard M2", "pass"}

    def test_r15_a_small_deck_gives_what_it_has_and_has_run_out(self):
        match = position("street A4 B1 / hand - | - / area - | ... / deck M1 / ends 1")
        match.play("discard A4")
        assert street(match) == "A4 B1 M1"
        assert (deck(match), match.position.deck_size) == ("-", 0)
        assert match.position.ends == 2

    def test_r15_a_small_deck_fills_an_empty_street_only_in_part(self):
        match = position("street A0 / hand - | - / area - | ... / deck B1 M1 / ends 1")
        match.play("recruit A0")
        assert street(match) == "B1 M1"
        assert (match.position.deck_size, match.position.ends, match.position.turns_left) == (0, 2, 1)

    def test_r16_without_discards_the_first_end_of_the_deck_is_the_second(self):
        match = position("street A0 / hand - | - / area - | ... / deck B1 M1 F1")
        match.play("recruit A0")
        assert street(match) == "B1 M1 F1"
        assert (match.position.deck_size, match.position.ends, match.position.turns_left) == (0, 2, 1)

    def test_r16_with_a_single_discard_there_is_a_new_deck(self):
        match = position("street A0 / hand - | - / area - | ... / deck A1 A2 B1 B2 M1 F1 / discards F2")
        match.play("recruit A0")
        assert street(match) == "A1 A2 B1 B2 M1 F1"
        assert (deck(match), discards(match), match.position.ends) == ("F2", "-", 1)

    def test_r21_with_an_empty_deck_nobody_brings_newcomers(self):
        match = position("street A1 B1 / hand - | - / area - | ... / deck - / ends 2 / last 1")
        assert texts(match) == {"pass"}
        assert refusal(match, "discard A1") == "deck-is-empty §4.6"

    def test_r21_with_one_card_in_the_deck_newcomers_may_come(self):
        match = position("street A1 B1 / hand - | - / area - | ... / deck M1 / ends 1")
        assert texts(match) == {"discard A1", "discard B1", "pass"}


class TestTheEnd:  # §9.1, §9.2, §9.4
    def test_r13_while_a_card_is_left_in_the_deck_the_game_goes_on(self):
        match = position("street A1 B1 / hand - | - / area ... | - / deck M1 / ends 1 / turn 1")
        match.play("discard B1")
        assert (street(match), deck(match), match.position.ends) == ("A1 M1", "B1", 1)
        match.play("pass")
        assert not match.over
        assert match.to_act == (0,)

    def test_r13_when_the_second_player_runs_the_deck_out_the_game_ends_with_this_turn(self):
        match = position("street A2 B1 / hand - | - / area ... | - / deck M1 / ends 1 / turn 1")
        match.play("discard A2")
        assert (street(match), match.position.ends, match.position.turns_left) == ("A2 B1 M1", 2, 1)
        match.play("pass")
        assert match.over

    def test_r13_when_the_starter_runs_the_deck_out_the_second_player_has_the_last_turn(self):
        match = position("street A2 B1 / hand - | - / area ... | - / deck M1 / ends 1 / turn 0")
        match.play("discard A2")
        assert (match.position.ends, match.position.turns_left) == (2, 2)
        match.play("pass")
        assert not match.over
        assert (match.to_act, match.position.turns_left) == ((1,), 1)
        match.play("pass")
        assert match.over

    def test_r13_seat_1_has_the_extra_turn_only_when_seat_0_began(self):
        match = position("street A2 B1 / hand - | - / area ... | - / deck M1 / ends 1 / turn 0 / starter 1")
        match.play("discard A2")
        assert match.position.turns_left == 1
        match.play("pass")
        assert match.over

    def test_r14_a_street_filled_after_the_second_players_take_gives_one_more_full_round(self):
        match = position("street A0 / hand - | - / area ... | - / deck B0 M0 F0 / ends 1 / turn 1")
        match.play("recruit A0")
        assert (hand(match, 1), street(match)) == ("A0", "B0 M0 F0")
        assert (match.position.ends, match.position.turns_left) == (2, 2)
        assert match.to_act == (0,)
        match.play("recruit B0")
        assert not match.over
        assert (match.to_act, match.position.turns_left) == ((1,), 1)
        match.play("recruit M0")
        assert match.over
        assert (hand(match, 0), hand(match, 1), street(match)) == ("B0", "A0 M0", "F0")

    @pytest.mark.parametrize(
        ("held", "actions"),
        [
            ("2*F0", ("recruit F1",)),
            ("M1 F0", ("recruit F1", "lay M1")),
            ("B1", ("play B1", "scare F1", "recruit scared")),
            ("A1 2*F0", ("play A1", "recruit F1")),
        ],
    )
    def test_r14_it_does_not_matter_how_the_second_player_took_the_last_street_card(self, held, actions):
        match = position(f"street F1 / hand - | {held} / area ... | - / deck A3 B3 M3 / ends 1 / turn 1")
        match.play(*actions)
        assert street(match) == "A3 B3 M3"
        assert (match.position.ends, match.position.turns_left) == (2, 2)
        assert match.to_act == (0,)

    def test_r14_a_street_filled_after_the_starters_take_leaves_only_the_second_players_turn(self):
        match = position("street A0 / hand - | - / area ... | - / deck B0 M0 F0 / ends 1 / turn 0")
        match.play("recruit A0")
        assert (match.to_act, match.position.ends, match.position.turns_left) == ((1,), 2, 1)
        match.play("recruit B0")
        assert match.over

    def test_r14_a_street_filled_during_the_second_players_first_action_gives_no_more_round(self):
        match = position("street A1 / hand - | - / area ... | - / deck B1 M1 / ends 1 / turn 1")
        match.play("discard A1")
        assert street(match) == "A1 B1 M1"
        assert (match.position.ends, match.position.turns_left) == (2, 1)
        match.play("pass")
        assert match.over

    def test_r17_two_turns_in_a_row_without_a_take_end_the_game(self):
        match = position("street A0 / hand - | -")
        match.play("pass")
        assert not match.over
        assert match.to_act == (1,)
        match.play("pass")
        assert match.over
        assert match.to_act == ()

    def test_r17_a_take_between_two_passes_keeps_the_game_going(self):
        match = position("street 3*A0 / hand - | -")
        match.play("pass", "recruit A0")
        assert match.position.passes == 0
        match.play("pass")
        assert not match.over
        assert match.position.passes == 1

    def test_r17_the_second_player_may_be_the_first_of_the_two_who_pass(self):
        match = position("street A0 / hand - | - / turn 1")
        match.play("pass", "pass")
        assert match.over

    def test_r18_with_equal_points_the_dearest_single_card_wins(self):
        match = position("street B0 / hand A3 | A2 B2 / passes 1 / step recruit")
        match.play("pass")
        assert outcome(match) == ((6, 1), (6, 2))

    def test_r18_the_dearest_card_is_counted_in_points_and_not_in_rank(self):
        match = position("street B0 / hand A3 A1 | F2 F0 / passes 1 / step recruit")
        match.play("pass")
        assert outcome(match) == ((7, 1), (7, 1))

    def test_r18_with_equal_dearest_cards_the_next_dearest_decides(self):
        match = position("street B0 / hand B3 3*A1 | A3 A2 / passes 1 / step recruit")
        match.play("pass")
        assert outcome(match) == ((9, 2), (9, 1))

    def test_r18_cards_of_the_area_count_in_a_tie_as_well(self):
        match = position("street B0 / hand A2 B2 | - / area - | A3 / passes 1 / step recruit")
        match.play("pass")
        assert outcome(match) == ((6, 2), (6, 1))

    def test_r18_with_all_cards_equal_in_points_the_game_is_a_draw(self):
        match = position("street B0 / hand A3 A2 | B3 F1 / passes 1 / step recruit")
        match.play("pass")
        assert outcome(match) == ((9, 1), (9, 1))


class TestWhatIsOpen:  # §3.4
    def test_r19_with_closed_memory_the_rivals_hand_is_not_seen(self):
        one = position("memory closed / street A0 B1 / hand A1 | B2 M0 / deck F2 ...")
        other = position("memory closed / street A0 B1 / hand A1 | M0 F2 / deck B2 ...")
        assert seen(one, 0) == seen(other, 0)
        assert seen(one, 1) != seen(other, 1)

    def test_r19_the_order_of_the_deck_is_seen_by_nobody(self):
        one = position("street A0 B1 / hand A1 | B2 M0 / deck F2 F3 ...")
        other = position("street A0 B1 / hand A1 | B2 M0 / deck F3 F2 ...")
        assert seen(one, 0) == seen(other, 0)
        assert seen(one, 1) == seen(other, 1)

    def test_r19_each_player_sees_the_own_hand_and_how_many_cards_the_rival_holds(self):
        match = position("memory closed / street A0 B1 / hand A1 | B2 M0 / deck F2 ...")
        for seat in (0, 1):
            table = match.view(seat).table
            assert table.hands[seat] is not None
            assert table.hands[1 - seat] is None
            assert tuple(table.hand_sizes) == (1, 2)

    def test_r19_with_open_memory_the_rivals_hand_is_seen(self):
        one = position("street A0 B1 / hand A1 | B2 M0 / deck F2 ...")
        other = position("street A0 B1 / hand A1 | M0 F2 / deck B2 ...")
        assert seen(one, 0) != seen(other, 0)
        assert None not in one.view(0).table.hands

    @pytest.mark.parametrize("seat", [0, 1])
    def test_r19_areas_street_and_discards_are_seen_by_both(self, seat):
        plain = position("memory closed / street A0 B1 / hand A1 | B2 / area F1 | M1 / discards M2")
        rival_area = position("memory closed / street A0 B1 / hand A1 | B2 / area F1 | F2 / discards M2")
        own_area = position("memory closed / street A0 B1 / hand A1 | B2 / area F2 | M1 / discards M2")
        street_card = position("memory closed / street A0 F2 / hand A1 | B2 / area F1 | M1 / discards M2")
        discard = position("memory closed / street A0 B1 / hand A1 | B2 / area F1 | M1 / discards F2")
        for other in (rival_area, own_area, street_card, discard):
            assert seen(other, seat) != seen(plain, seat)


class TestWhoStarts:  # §2.4
    def test_r20_either_seat_may_be_drawn_as_the_starter(self):
        assert {gangland.new("famiglia", seed=seed).to_act for seed in range(40)} == {(0,), (1,)}

    def test_r25_in_a_typed_position_seat_0_is_the_starter_unless_said(self):
        said, unsaid = "starter 0", "turn 0"
        for section in (said, unsaid):
            match = position(f"street A2 B1 / hand - | - / area ... | - / deck M1 / ends 1 / {section}")
            match.play("discard A2")
            assert match.position.turns_left == 2
