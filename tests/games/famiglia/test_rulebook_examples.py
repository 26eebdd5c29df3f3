"""The worked examples of the Famiglia rulebook, in the order in which the sheet gives them."""

import pytest

from tests.games.famiglia.table import area, deck, discards, hand, outcome, position, refusal, street, texts


class TestActionOneExample:  # §4.2
    """Anna discards a gangster of value 2 from the street and draws two new cards, which she puts on the street."""

    def test_anna_discards_a_two_and_two_new_cards_come_to_the_street(self):
        match = position("street A1 A3 B1 B3 M2 F1 / hand - | - / deck B0 A2 ...")
        assert texts(match) == {
            "discard A1", "discard A3", "discard B1", "discard B3", "discard M2", "discard F1", "pass",
        }  # fmt: skip
        match.play("discard M2")
        assert street(match) == "A1 A2 A3 B0 B1 B3 F1"
        assert discards(match) == "M2"
        assert match.position.deck_size == 52
        assert (hand(match, 0), area(match, 0)) == ("-", "-")
        assert match.to_act == (0,)

    def test_a_zero_among_the_new_cards_ends_annas_first_action(self):
        match = position("street A1 A3 B1 B3 M2 F1 / hand - | - / deck B0 A2 ...")
        match.play("discard M2")
        assert texts(match) == {"recruit B0", "pass"}

    def test_without_a_zero_among_the_new_cards_anna_may_go_on(self):
        match = position("street A1 M2 / hand - | - / deck B1 A2 ...")
        match.play("discard M2")
        assert street(match) == "A1 A2 B1"
        assert texts(match) == {"discard A1", "discard A2", "discard B1", "pass"}


class TestPairExample:  # §7.3
    """An Accountant 3 lies on the street. Anna lays two Accountants 2: one goes to her area, one back to her hand."""

    def test_anna_takes_the_accountant_3_with_two_accountants_2(self):
        match = position("street A3 B0 / hand A2 A2 | -")
        match.play("recruit A3")
        assert hand(match, 0) == "A2 A3"
        assert area(match, 0) == "A2"
        assert street(match) == "B0"
        assert discards(match) == "-"
        assert match.position.deck_size == 56
        assert match.to_act == (1,)

    def test_at_the_recruiting_step_anna_may_take_the_three_or_the_zero_or_pass(self):
        match = position("street A3 B0 / hand A2 A2 | - / step recruit")
        assert texts(match) == {"pass", "recruit A3", "recruit B0"}

    def test_with_a_single_accountant_2_anna_cannot_take_the_accountant_3(self):
        match = position("street A3 B0 / hand A2 | - / step recruit")
        assert refusal(match, "recruit A3") == "no-pair §7.3"


class TestEndOfTheGameExample:  # §4.4, §9.1
    """The deck has run out before. Anna puts a 3 under the deck; three cards are there then, and she lays out all
    three. The game ends when she has done all her actions."""

    def test_anna_lays_out_all_three_cards_and_the_deck_has_run_out_twice(self):
        match = position("street A3 M1 / hand - | B1 / area ... | - / deck A2 M2 / ends 1 / turn 1")
        match.play("discard A3")
        assert street(match) == "A2 A3 M1 M2"
        assert (match.position.deck_size, discards(match)) == (0, "-")
        assert (match.position.ends, match.position.turns_left) == (2, 1)
        assert not match.over
        assert match.to_act == (1,)

    def test_anna_still_does_all_her_actions_and_then_the_game_ends(self):
        match = position("street A3 M1 / hand - | B1 / area ... | - / deck A2 M2 / ends 1 / turn 1")
        match.play("discard A3")
        assert texts(match) == {"play B1", "pass"}
        match.play("play B1", "scare M1", "recruit scared")
        assert (hand(match, 1), area(match, 1)) == ("M1", "B1")
        assert street(match) == "A2 A3 M2"
        assert match.over
        assert match.to_act == ()
        assert outcome(match) == ((161, 1), (2, 2))

    def test_had_anna_begun_the_game_her_rival_would_have_one_more_turn(self):
        match = position("street A3 M1 / hand - | B1 / area ... | - / deck A2 M2 / ends 1 / turn 1 / starter 1")
        match.play("discard A3", "pass")
        assert not match.over
        assert match.to_act == (0,)
        assert match.position.turns_left == 1
        match.play("pass")
        assert match.over


class TestAccountantExample:  # §5.2
    """Anna wants her Mercenary 2 and Brute 3 back. She plays an Accountant 2, takes both, and gives a Brute 0 and a
    Famiglia 1 for them."""

    START = "street A0 M1 / hand A2 B0 F1 | - / area B3 M2 | -"

    def test_anna_gets_mercenary_2_and_brute_3_back_for_brute_0_and_famiglia_1(self):
        match = position(self.START)
        assert texts(match) == {"pass", "play A2", "recruit A0"}
        match.play("play A2", "take back M2", "put down B0", "take back B3", "put down F1")
        assert hand(match, 0) == "B3 M2"
        assert area(match, 0) == "A2 B0 F1"
        assert street(match) == "A0 M1"
        assert match.to_act == (0,)

    def test_the_accountant_lies_in_the_area_before_anything_is_taken_back(self):
        match = position(self.START)
        match.play("play A2")
        assert hand(match, 0) == "B0 F1"
        assert area(match, 0) == "A2 B3 M2"
        assert texts(match) == {"take back B3", "take back M2", "pass", "recruit A0"}

    def test_after_two_exchanges_the_accountant_2_is_done_and_anna_may_play_the_brute_3_at_once(self):
        match = position(self.START)
        match.play("play A2", "take back M2", "put down B0", "take back B3", "put down F1")
        assert texts(match) == {"pass", "play B3", "recruit A0"}


class TestBruteExample:  # §6.2
    """A Mercenary 4 lies on the street. Anna holds two Mercenaries 1 and plays a Brute 2: the 4 is a 2 for now, and
    the pair of Mercenaries 1 takes it."""

    START = "street A0 M4 / hand B2 M1 M1 | -"

    def test_anna_takes_the_mercenary_4_with_two_mercenaries_1(self):
        match = position(self.START)
        match.play("play B2", "scare M4", "by 2", "recruit scared")
        assert hand(match, 0) == "M1 M4"
        assert area(match, 0) == "B2 M1"
        assert street(match) == "A0"
        assert match.position.deck_size == 55
        assert match.to_act == (1,)

    def test_each_step_of_annas_brute_offers_just_what_the_sheet_says(self):
        match = position(self.START)
        assert texts(match) == {"pass", "play B2", "recruit A0"}
        match.play("play B2")
        assert (hand(match, 0), area(match, 0)) == ("M1 M1", "B2")
        assert texts(match) == {"scare M4"}
        match.play("scare M4")
        assert texts(match) == {"by 1", "by 2"}
        match.play("by 2")
        assert texts(match) == {"pass", "recruit A0", "recruit scared"}

    def test_without_the_brute_two_mercenaries_1_do_not_take_a_mercenary_4(self):
        match = position(self.START)
        assert refusal(match, "recruit M4") == "no-pair §7.3"


class TestMercenaryExamples:  # §7.4, §7.5
    """A Famiglia 3 lies on the street. Anna lays a Famiglia 2 and a Mercenary 3 and takes it; either of the two comes
    back to her hand."""

    START = "street A0 F3 / hand M3 F2 | -"

    def test_anna_takes_the_famiglia_3_and_the_mercenary_3_comes_back(self):
        match = position(self.START)
        match.play("recruit F3")
        assert match.to_act == (0,)
        assert texts(match) == {"keep M3", "lay M3"}
        match.play("keep M3")
        assert hand(match, 0) == "M3 F3"
        assert area(match, 0) == "F2"
        assert street(match) == "A0"
        assert match.to_act == (1,)

    def test_or_the_famiglia_2_comes_back_and_the_mercenary_3_is_laid(self):
        match = position(self.START)
        match.play("recruit F3", "lay M3")
        assert hand(match, 0) == "F2 F3"
        assert area(match, 0) == "M3"
        assert street(match) == "A0"
        assert match.to_act == (1,)

    @pytest.mark.parametrize("family", "ABF")
    @pytest.mark.parametrize("value", [0, 1, 2])
    def test_a_mercenary_3_stands_in_for_a_0_a_1_or_a_2_of_any_family(self, family, value):
        wanted, needed = f"{family}{value + 1}", f"{family}{value}"
        match = position(f"street M0 {wanted} / hand M3 {needed} | - / step recruit")
        match.play(f"recruit {wanted}", "keep M3")
        assert hand(match, 0).split() == sorted([wanted, "M3"], key=lambda card: ("ABMF".index(card[0]), card))
        assert area(match, 0) == needed

    @pytest.mark.parametrize("family", "ABF")
    def test_a_mercenary_3_does_not_stand_in_for_a_3(self, family):
        match = position(f"street M0 {family}4 / hand M3 {family}3 | - / step recruit")
        assert texts(match) == {"pass", "recruit M0"}


def test_the_card_under_the_deck_in_the_end_example_is_the_last_to_come():
    """§4.4 The 3 that Anna put under the deck is drawn after the two cards that lay above it."""
    match = position("street F3 M1 / hand - | - / area ... | - / deck A2 M2 A1 / ends 1 / turn 1")
    match.play("discard F3")
    assert street(match) == "A1 A2 M1 M2"
    assert deck(match) == "F3"
    assert match.position.ends == 1
