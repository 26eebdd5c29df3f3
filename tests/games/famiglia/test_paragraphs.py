"""The rules paragraph by paragraph, as far as the examples and the rulings leave them untested."""

import random

import pytest

import gangland
from tests.games.famiglia.table import (
    CARDS,
    COPIES,
    FAMILIES,
    area,
    cards,
    deck,
    discards,
    expand,
    hand,
    outcome,
    position,
    refusal,
    street,
    texts,
)

POINTS = {"A": (0, 1, 3, 6, 10), "B": (0, 1, 3, 6, 10), "M": (0, 1, 3, 6, 10), "F": (1, 3, 6, 10, 15)}


class TestTheBox:
    def test_the_box_holds_four_families_of_fifteen_cards(self):
        """§1.1 Five 0, four 1, three 2, two 3 and one 4 in each family."""
        match = position("street A0 / hand - | ... / deck - / ends 2 / last 1")
        assert match.position.deck_size == 0
        assert hand(match, 0) == "-"
        counts = [COPIES[value] - (family == "A" and value == 0) for family in FAMILIES for value in range(5)]
        assert hand(match, 1) == cards(counts)

    @pytest.mark.parametrize("too_many", ["6*A0", "5*B1", "4*M2", "3*F3", "2*A4"])
    def test_no_more_cards_are_on_the_table_than_the_box_holds(self, too_many):
        """§1.1"""
        with pytest.raises(ValueError):
            position(f"street M0 / hand {too_many} | -")

    def test_no_card_is_missing_from_the_table(self):
        """§1.1"""
        with pytest.raises(ValueError):
            position("street M0 / hand A0 | - / deck B1")

    @pytest.mark.parametrize("card", CARDS)
    def test_each_card_is_worth_its_victory_points(self, card):
        """§1.2 0 1 3 6 10 for most families, 1 3 6 10 15 for La Famiglia."""
        match = position(f"street A0 B0 / hand {card} | - / passes 1 / step recruit")
        match.play("pass")
        assert outcome(match)[0][0] == POINTS[card[0]][int(card[1])]


class TestSettingUp:
    @pytest.mark.parametrize("seed", [0, 1, 2, 7, 2024])
    def test_each_player_starts_with_a_zero_of_each_family_in_hand(self, seed):
        """§2.1"""
        match = gangland.new("famiglia", seed=seed)
        assert (hand(match, 0), hand(match, 1)) == ("A0 B0 M0 F0", "A0 B0 M0 F0")
        assert (area(match, 0), area(match, 1)) == ("-", "-")

    @pytest.mark.parametrize("seed", [0, 1, 2, 7, 2024])
    def test_six_of_the_other_52_cards_form_the_street_and_46_the_deck(self, seed):
        """§2.2, §2.3"""
        match = gangland.new("famiglia", seed=seed)
        assert len(street(match).split()) == 6
        assert match.position.deck_size == 46
        assert discards(match) == "-"
        everything = [card for card in CARDS for _ in range(COPIES[int(card[1])])]
        for zero in ("A0", "B0", "M0", "F0"):
            everything.remove(zero)
            everything.remove(zero)
        assert sorted(street(match).split() + deck(match).split()) == sorted(everything)
        assert (match.position.ends, match.position.passes) == (0, 0)

    def test_the_deck_is_shuffled(self):
        """§2.2"""
        assert len({deck(gangland.new("famiglia", seed=seed)) for seed in range(10)}) == 10

    def test_the_same_seed_deals_the_same_game(self):
        """§2.2, §2.4"""
        one, other = gangland.new("famiglia", seed=7), gangland.new("famiglia", seed=7)
        assert one.write() == other.write()

    def test_the_starter_has_the_turn(self):
        """§2.4"""
        for seed in range(10):
            match = gangland.new("famiglia", seed=seed)
            assert match.to_act == (match.position.turn,)
            assert ("starter 1" in match.write()) == (match.position.turn == 1)


class TestTheTurn:
    def test_the_four_actions_come_in_order_and_each_closes_those_before_it(self):
        """§3.1 Newcomers, Accountant, Brute, recruiting."""
        match = position("street M1 F1 / hand A1 B1 F0 F0 | - / deck B2 B3 ...")
        assert texts(match) == {"pass", "discard M1", "discard F1", "play A1", "play B1", "recruit F1"}
        match.play("discard M1")
        assert texts(match) == {"pass", "discard B2", "discard F1", "play A1", "play B1", "recruit F1"}
        match.play("play A1")
        assert texts(match) == {"pass", "play B1", "recruit F1"}
        match.play("play B1")
        assert texts(match) == {"scare B2", "scare F1"}
        match.play("scare B2")
        assert texts(match) == {"pass", "recruit F1"}
        match.play("pass")
        assert match.to_act == (1,)

    @pytest.mark.parametrize("actions", [("play A1",), ("play B1", "scare M1"), ("recruit F1",), ("pass",)])
    def test_each_action_may_be_left_out(self, actions):
        """§3.1"""
        match = position("street M1 F1 / hand A1 B1 F0 F0 | -")
        match.play(*actions)
        assert discards(match) == "-"
        assert ("A1" in area(match, 0)) == (actions[0] == "play A1")
        assert ("B1" in area(match, 0)) == (actions[0] == "play B1")
        assert match.to_act == ((1,) if actions[0] in ("recruit F1", "pass") else (0,))

    def test_the_actions_are_listed_in_the_order_of_the_turn_and_of_the_cards(self):
        """§3.1 With pass before everything else."""
        match = position("street F1 A2 M1 / hand B2 A1 A2 B1 F0 F0 A1 | -")
        listed = "pass, discard A2, discard M1, discard F1, play A1, play A2, play B1, play B2, recruit A2, recruit F1"
        assert [str(action) for action in match.legal()] == listed.split(", ")
        assert [int(action) for action in match.legal()] == sorted(int(action) for action in match.legal())

    def test_an_action_may_be_given_by_its_number(self):
        """§3.1"""
        match = position("street A0 B0 / hand - | -")
        match.play(int(match.legal()[1]))
        assert (hand(match, 0), match.to_act) == ("A0", (1,))

    def test_all_four_actions_fit_into_one_turn(self):
        """§3.1"""
        match = position("street M2 / hand A1 B1 F0 | - / area M0 M0 | - / deck M1 A0 B0 M1 F1 F1 A2 B2 ...")
        match.play("discard M2")
        assert street(match) == "A0 A2 B0 B2 M1 M1 F1 F1"
        match.play("play A1", "take back M0", "put down F0")
        match.play("play B1", "scare F1", "recruit scared")
        assert (hand(match, 0), area(match, 0)) == ("M0 F1", "A1 B1 M0 F0")
        assert street(match) == "A0 A2 B0 B2 M1 M1 F1"
        assert match.to_act == (1,)

    def test_an_accountant_left_out_is_not_played_after_all(self):
        """§3.1 Once a Brute has done his work it is too late."""
        match = position("street A0 M1 / hand A1 B1 | -")
        match.play("play B1", "scare M1")
        assert refusal(match, "play A1") == "not-now §3.1"

    @pytest.mark.parametrize("step", ["brute", "recruit"])
    def test_an_accountant_is_not_played_in_a_later_part_of_the_turn(self, step):
        """§3.1"""
        match = position(f"street A0 M1 / hand A1 | - / step {step}")
        assert texts(match) == {"pass", "recruit A0"}
        assert refusal(match, "play A1") == "not-now §3.1"

    def test_a_brute_is_not_played_while_recruiting(self):
        """§3.1"""
        match = position("street A0 M1 / hand B1 | - / step recruit")
        assert texts(match) == {"pass", "recruit A0"}
        assert refusal(match, "play B1") == "not-now §3.1"

    @pytest.mark.parametrize(
        "actions", [("play A1",), ("play A1", "take back F1", "put down F0"), ("play B1", "scare M1")]
    )
    def test_newcomers_left_out_do_not_come_after_all(self, actions):
        """§3.1"""
        match = position("street A1 M1 / hand A1 B1 F0 | - / area F1 | -")
        assert match.why_not("discard A1") is None
        match.play(*actions)
        assert refusal(match, "discard A1") == "not-now §3.1"

    def test_who_goes_on_to_the_brute_takes_nothing_more_back(self):
        """§3.1"""
        match = position("street A0 M1 / hand A2 B1 F0 | - / area F1 F2 | -")
        match.play("play A2", "take back F2", "put down F0")
        assert "take back F1" in texts(match)
        match.play("play B1", "scare M1")
        assert refusal(match, "take back F1") == "not-now §3.1"

    @pytest.mark.parametrize("action", ["take back F1", "put down F0", "scare M1", "by 1", "keep M2", "lay M2"])
    def test_what_belongs_to_an_ability_is_chosen_only_there(self, action):
        """§3.1"""
        match = position("street A0 M1 / hand A2 B1 F0 M2 | - / area F1 | -")
        assert refusal(match, action) == "not-now §3.1"

    def test_nobody_acts_in_the_turn_of_the_rival(self):
        """§3.1"""
        match = position("street A0 B0 / hand - | -")
        before = match.write()
        reason = match.why_not("pass", seat=1)
        assert (reason.name, reason.paragraph) == ("not-your-turn", "3.1")
        with pytest.raises(gangland.Refused) as caught:
            match.play("pass", seat=1)
        assert (caught.value.name, caught.value.paragraph) == ("not-your-turn", "3.1")
        assert match.write() == before
        assert match.why_not("pass", seat=0) is None
        match.play("pass", seat=0)
        assert match.why_not("pass", seat=0).name == "not-your-turn"
        assert match.why_not("pass", seat=1) is None

    def test_the_turns_alternate(self):
        """§3.1"""
        match = position("street 4*A0 / hand - | -")
        seats = []
        for _ in range(4):
            seats.append(match.to_act)
            match.play("recruit A0")
        assert seats == [(0,), (1,), (0,), (1,)]

    def test_actions_that_nobody_knows_are_no_actions(self):
        """§3.1"""
        match = position("street A0 / hand - | -")
        with pytest.raises(ValueError):
            match.play("bribe the Brute")

    def test_a_second_accountant_waits_for_the_next_turn(self):
        """§3.2"""
        match = position("street B0 / hand A1 A2 | -")
        match.play("play A1")
        assert (hand(match, 0), area(match, 0)) == ("A2", "A1")
        assert texts(match) == {"pass", "recruit B0"}
        assert refusal(match, "play A2") == "one-of-each-family §3.2"

    def test_a_second_brute_waits_for_the_next_turn(self):
        """§3.2"""
        match = position("street A0 M4 / hand B1 B3 | -")
        match.play("play B1", "scare M4")
        assert texts(match) == {"pass", "recruit A0"}
        assert refusal(match, "play B3") == "one-of-each-family §3.2"

    @pytest.mark.parametrize(
        "actions",
        [
            ("play A2",),
            ("play A2", "take back M1", "put down M0"),
            ("play A2", "take back M1", "put down M0", "take back M1", "put down M0"),
            ("play A2", "play B1", "scare F1"),
        ],
    )
    def test_a_second_accountant_waits_wherever_the_turn_has_come_to(self, actions):
        """§3.2"""
        match = position("street B0 F1 / hand A2 A3 B1 2*M0 | - / area 3*M1 | -")
        match.play(*actions)
        assert refusal(match, "play A3") == "one-of-each-family §3.2"

    def test_the_second_accountant_may_be_played_in_the_next_turn(self):
        """§3.2"""
        match = position("street 3*B0 / hand A1 A2 | -")
        match.play("play A1", "recruit B0", "pass")
        assert texts(match) == {"pass", "play A2", "recruit B0"}

    def test_an_accountant_and_a_brute_and_a_mercenary_serve_in_the_same_turn(self):
        """§3.2 One of each family."""
        match = position("street A0 F4 / hand A1 B2 F0 M2 | - / area F1 | -")
        match.play("play A1", "take back F1", "put down F0", "play B2", "scare F4", "by 2", "recruit scared", "keep M2")
        assert (hand(match, 0), area(match, 0)) == ("M2 F4", "A1 B2 F0 F1")

    def test_an_accountant_who_was_not_used_for_his_ability_may_still_make_a_pair(self):
        """§3.2 Only the use of an ability is counted."""
        match = position("street B0 A2 / hand 3*A1 | -")
        match.play("play A1", "recruit A2")
        assert (hand(match, 0), area(match, 0)) == ("A1 A2", "A1 A1")

    def test_an_accountant_0_has_no_ability(self):
        """§3.3"""
        match = position("street B0 / hand A0 A1 | - / area M1 | -")
        assert texts(match) == {"pass", "play A1", "recruit B0"}
        assert refusal(match, "play A0") == "zero-has-no-ability §3.3"

    def test_a_brute_0_has_no_ability(self):
        """§3.3"""
        match = position("street A0 M1 / hand B0 B1 | -")
        assert texts(match) == {"pass", "play B1", "recruit A0"}
        assert refusal(match, "play B0") == "zero-has-no-ability §3.3"

    def test_a_mercenary_0_is_no_joker(self):
        """§3.3"""
        match = position("street B0 F1 / hand M0 F0 | -")
        assert texts(match) == {"pass", "recruit B0"}

    def test_a_hand_of_zeros_is_asked_for_nothing_but_recruiting(self):
        """§3.3"""
        match = position("street A0 M1 / hand A0 B0 M0 F0 | -")
        assert texts(match) == {"pass", "recruit A0"}


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


def random_game(seed):
    """Plays a dealt game with random actions, passing only when nothing else is left; counts the turns of each seat."""
    match, dice = gangland.new("famiglia", seed=seed), random.Random(seed)
    turns, passes = [0, 0], 0
    for _ in range(5000):
        if match.over:
            break
        (seat,) = match.to_act
        action = dice.choice(sorted(texts(match) - {"pass"}) or ["pass"])
        if action == "pass" or action.startswith("recruit"):
            turns[seat] += 1
            passes = passes + 1 if action == "pass" else 0
        match.play(action)
        yield match, turns, passes


def test_every_game_ends_and_by_the_deck_only_after_an_equal_number_of_turns():
    """§9.1, §9.2"""
    ended_by_the_deck = 0
    for seed in range(30):
        for match, turns, passes in random_game(seed):
            assert match.over or passes < 2
        assert match.over
        if passes < 2:
            ended_by_the_deck += 1
            assert match.position.ends == 2
            assert turns[0] == turns[1]
    assert ended_by_the_deck > 0


WORDS = ("discard", "play", "take back", "put down", "scare", "recruit", "keep", "lay")
ACTIONS = ["pass", "recruit scared", *(f"by {amount}" for amount in range(1, 5))]
ACTIONS += [f"{word} {card}" for word in WORDS for card in CARDS]


def test_what_is_not_listed_is_refused_and_what_is_listed_is_not():
    """§3.1 The list of actions and the reasons against actions never contradict each other."""
    asked = 0
    for seed in range(2):
        for match, _, _ in random_game(seed):
            allowed = texts(match)
            for action in ACTIONS:
                try:
                    reason = match.why_not(action)
                except ValueError:  # there is no such action, as "play M1" or "keep F2"
                    assert action not in allowed
                    continue
                assert (reason is None) == (action in allowed), f"{action} in {match.write()}"
                asked += 1
    assert asked > 1000


def test_no_card_is_ever_made_or_lost():
    """§1.1 The sixty cards of the box are always all on the table."""
    for seed in range(5):
        for match, _, _ in random_game(seed):
            piles = [hand(match, 0), hand(match, 1), area(match, 0), area(match, 1), street(match), discards(match)]
            lying = [card for pile in [*piles, deck(match)] for card in expand(pile.split())]
            assert len(deck(match).split()) - (deck(match) == "-") == match.position.deck_size
            assert cards([lying.count(card) for card in CARDS]) == cards([COPIES[int(c[1])] for c in CARDS])


def test_in_the_second_phase_no_zero_lies_in_the_deck():
    """§4.4 The sheet says so: only cards above 0 are ever discarded."""
    for seed in range(10):
        for match, _, _ in random_game(seed):
            if match.position.ends >= 1:
                assert not [card for card in deck(match).split() if card.endswith("0")]
