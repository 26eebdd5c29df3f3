"""The rulings on the deck, the end and what is open."""

import pytest

import gangland
from tests.games.famiglia.table import deck, discards, hand, outcome, position, refusal, seen, street, texts


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
