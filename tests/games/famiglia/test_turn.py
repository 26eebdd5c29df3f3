"""The box, setting up and the order of a turn (§1, §2, §3), paragraph by paragraph."""

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
        with pytest.raises(gangland.NotationError, match="more cards than the box has"):
            position(f"street M0 / hand {too_many} | -")

    def test_no_card_is_missing_from_the_table(self):
        """§1.1"""
        with pytest.raises(gangland.NotationError, match="57 cards are nowhere"):
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
        with pytest.raises(ValueError, match="no action is called 'bribe the Brute'"):
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
