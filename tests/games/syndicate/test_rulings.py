"""Where the rulebook leaves a question: each ruling by its number. Those of the solo game are in test_solo*.py."""

import pytest

from tests.games.syndicate.table import (
    all_but,
    answers,
    bag,
    closed,
    filled,
    hand,
    last,
    lay,
    los_angeles,
    marker,
    markers,
    money,
    new_york,
    outcome,
    refusal,
    rows_above,
    settle,
    sizes,
    spaces_for,
    texts,
)


class TestOrder:
    def test_r01_the_effect_comes_before_the_strength(self):
        """§5.8 While the smuggling is asked about, no marker has moved."""
        match = new_york("hand G3 G1 | G1 S1")
        lay(match, "G3", "Q1a")
        assert markers(match) == [0] * 5
        match.play("smuggle B")
        assert markers(match) == [0, 0, 0, 3, 3]

    @pytest.mark.parametrize(("start", "token"), [(13, "G1"), (13, "G3"), (12, "G1")])
    def test_r03_here_may_close_the_district_and_then_the_strength_is_moot(self, start, token):
        """§5.4, §8.2"""
        match = new_york(f"markers X={start} / hand {token} S1 | G1 S1")
        lay(match, token, "X1a")
        assert marker(match, "X") == 14
        assert money(match) == (2 + 3 + 6 + 2, 0)

    def test_r03_in_queens_too(self):
        """§5.4, §8.2"""
        match = new_york(f"spaces {filled(rows_above('Q2'))} / markers Q=-9 / hand G1 S1 | G1 S1 / turn 1")
        lay(match, "G1", "Q2a")
        assert (marker(match, "Q"), money(match)) == (-11, (0, 5 + 2))

    def test_r04_a_row_and_the_hat_at_once(self):
        """§8.3 Two for the row, three and five for the rows below, two for the hat, none for the coin."""
        match = new_york(f"spaces {all_but('M1b')} / markers M=12 / hand G2 S1 | G1 S1")
        lay(match, "G2", "M1b")
        assert money(match) == (2 + 3 + 5 + 2, 0)
        assert answers(match, "perform") == {"M2a", "M2b", "M3a", "M3b"}

    def test_r05_here_among_the_free_spaces_is_void(self):
        """§8.2"""
        match = new_york("markers X=13 / hand G1 S1 | G1 S1")
        lay(match, "G1", "X1b")
        assert not answers(match, "perform") & {"X1a", "X3b", "X2c", "X3e"}
        assert refusal(match, "perform X1a") == "nothing-left-there §8.2"
        assert refusal(match, "perform X3e") == "nothing-left-there §8.2"
        settle(match)
        assert marker(match, "X") == 14

    def test_r06_points_first_and_then_the_effects_in_the_order_of_the_player(self):
        """§8.2"""
        match = new_york(f"spaces {filled(rows_above('T3'))} / markers T=13 / hand C1 G1 | G1 S1")
        lay(match, "C1", "T3c")
        assert money(match) == (7, 0)
        match.play("perform T3a")
        assert money(match) == (9, 0)

    def test_r14_the_icon_of_the_token_comes_after_the_effect_of_the_space(self):
        """§5.8, §11.5"""
        match = new_york("hand C1s G1 | 2*S1")
        lay(match, "C1s", "Q1a")
        assert sizes(match)[0][1] == 2
        match.play("smuggle M")
        assert sizes(match)[0][1] == 1

    def test_r14_the_second_part_of_the_assassin_comes_before_the_closing(self):
        """§11.6, §8.2 First down to 13 and no further, then three up: 10. The other way round it would be 11."""
        match = new_york(f"spaces {filled(rows_above('M3'))} / markers M=8 T=-12 / hand ZA G1 | G1 S1")
        lay(match, "ZA", "M3c")
        assert marker(match, "T") == -13
        match.play("perform M3b", "smuggle T")
        assert marker(match, "T") == -10

    def test_r15_on_the_red_field_there_is_no_coin(self):
        """§7.3"""
        match = new_york(f"spaces {all_but('X1b')} / markers X=-1 / hand G1 S1 | G1 S1")
        lay(match, "G1", "X1b")
        assert money(match) == (2, 2)


class TestTokens:
    def test_r02_the_cop_of_strength_0_counts_and_reinforcements_never(self):
        """§11.1"""
        match = new_york("spaces Q1a=G4.0 Q1b=C0q.0 Q1c=G1.0 / hand BG S1 | G1 S1")
        lay(match, "BG", "Q1d")
        assert marker(match, "Q") == 3

    def test_r07_no_quick_support_in_a_closed_district(self):
        """§11.3"""
        match = new_york(f"spaces {all_but('Q2c')} / markers Q=3 / hand C0q G1 | G1 S1")
        lay(match, "C0q", "Q2c")
        assert (money(match), match.to_act) == ((5, 0), (1,))

    def test_r08_a_chain_ends_with_one_draw(self):
        """§11.3"""
        match = new_york(f"spaces {filled(rows_above('X2'))} / hand C0q G1q G1 S1 | G1 S1 / bag 2*S2 | ...")
        lay(match, "C0q", "X2a")
        lay(match, "G1q", "X2c")
        match.play("stop")
        assert (hand(match, 0), bag(match, 0)) == ("G1 S1 S2", "S2")

    @pytest.mark.parametrize(("copied", "where"), [("G2", "Q1a"), ("S2", "Q1b"), ("C2", "Q1b")])
    def test_r09_the_informer_takes_kind_and_strength_of_the_rivals_last_token(self, copied, where):
        """§11.7"""
        match = new_york(f"hand KO G1 | G1 S1 / last - | {copied}")
        lay(match, "KO", where)
        settle(match)
        assert (marker(match, "Q"), last(match, 0)) == (3 if where == "Q1b" else 2, copied)

    def test_r13_obrzyn_on_elsewhere_smuggles_twice(self):
        """§11.10"""
        match = new_york("hand OB G1 | G1 S1")
        lay(match, "OB", "B1c")
        match.play("smuggle M", "smuggle Q")
        assert markers(match) == [1, 0, 0, 1, 1]

    @pytest.mark.parametrize("copied", ["BO", "OB", "ZA", "SZ"])
    def test_r31_the_informer_does_what_a_character_does(self, copied):
        """§11.7"""
        match = new_york(f"markers Q=-2 / hand KO G1 | G1 S1 / last - | {copied}")
        lay(match, "KO", "Q1d")
        assert marker(match, "Q") == -2 + {"BO": 3, "OB": 1, "ZA": 7, "SZ": 0}[copied]
        assert money(match)[0] == (2 if copied == "OB" else 1)
        assert marker(match, "M") == (-2 if copied == "ZA" else 0)

    @pytest.mark.parametrize("token", ["BO", "OB"])
    def test_r32_bonnie_and_obrzyn_go_anywhere(self, token):
        """§11.9, §11.10"""
        assert {"M1a", "M1b", "M1c", "T1a", "X1a"} <= spaces_for(new_york(f"hand {token} | G1"), token)

    def test_r32_antonio_has_strength_3(self):
        """§11.2"""
        match = los_angeles("hand AN G1 | G1 S1")
        lay(match, "AN", "SP1a")
        assert marker(match, "SP") == 3


class TestRowsAndDistricts:
    def test_r10_a_szpicel_may_lie_in_a_later_row(self):
        """§11.8"""
        match = new_york("hand SZ G1 | G1 S1")
        lay(match, "SZ", "Q2b")
        assert sizes(match)[0][0] == 1 + 2 + 1

    def test_r10_r24_a_row_that_is_full_when_it_becomes_active_is_scored_at_once(self):
        """§7.1, §11.8"""
        match = new_york("spaces X1a=G2.1 X2a=SZ.0 X2b=KO.1 X2c=C1.1 / markers X=3 / hand G1 S1 | C1 S1")
        lay(match, "G1", "X1b")
        assert money(match) == (2 + 3, 0)
        assert {space for space in spaces_for(match, "C1") if space[0] == "X"} == {f"X3{one}" for one in "abcde"}

    def test_r24_it_is_scored_for_who_controls_then(self):
        """§7.1, §7.2, §11.8"""
        match = new_york("spaces X1a=G2.1 X2a=SZ.0 X2b=KO.1 X2c=C1.1 / markers X=-6 / hand G1 S1 | C1 S1")
        lay(match, "G1", "X1b")
        assert money(match) == (0, 2 + 1 + 3 + 1)

    def test_r12_elsewhere_stops_one_short_of_the_hat(self):
        """§5.5, §8.4"""
        match = new_york("markers B=9 / hand G1 S1 | G1 S1")
        lay(match, "G1", "Q1a")
        match.play("smuggle B")
        assert (marker(match, "B"), closed(match)) == (10, set())

    def test_r25_a_marker_never_passes_the_hat(self):
        """§8.2"""
        match = new_york("markers B=9 / hand C4b S1 | G1 S1")
        lay(match, "C4b", "B1b")
        assert marker(match, "B") == 11

    def test_r26_elsewhere_is_compulsory(self):
        """§5.5"""
        match = new_york("hand G1 S1 | G1 S1")
        lay(match, "G1", "Q1a")
        assert "stop" not in texts(match)
        assert all(text.startswith("smuggle ") for text in texts(match))


class TestNothingLeft:
    def test_r11_an_empty_stack_gives_nothing(self):
        """§5.2, §5.3"""
        match = new_york("hand G1 S1 | G1 S1 / bag C1 | ... / stack -")
        lay(match, "G1", "M1b")
        assert (sizes(match)[2], hand(match, 0), bag(match, 0)) == (0, "S1 C1", "-")

    def test_r11_nor_a_reinforcement_of_the_gang(self):
        """§5.3"""
        match = new_york(f"spaces {filled(rows_above('M3'))} / hand C1 S1 | G1 S1 / bag C1 | ... / stack -")
        lay(match, "C1", "M3a")
        assert hand(match, 0) == "S1 C1"

    def test_r11_a_stack_of_one_answers_a_call_for_two_with_one(self):
        """§5.2"""
        match = new_york(f"spaces {filled(rows_above('T2'))} / hand S1 G1 | G1 S1 / bag - | ... / stack KO")
        lay(match, "S1", "T2a")
        assert (hand(match, 0), sizes(match)[2]) == ("G1 KO", 0)

    def test_r11_a_rival_without_tokens_cannot_be_hit(self):
        """§5.7"""
        match = new_york("hand C1 G1 | - / bag ... | 3*S1")
        lay(match, "C1", "T1a")
        assert bag(match, 1) == "S1 S1 S1"
        assert outcome(match) == ((0, 1), (0, 2))

    @pytest.mark.parametrize(("typed", "gang"), [("-", "G1"), ("C1", "G1 C1"), ("2*C1", "G1 C1 C1")])
    def test_r23_recruit_takes_what_the_bag_has(self, typed, gang):
        """§5.1, §9.1"""
        match = new_york(f"spaces {filled(rows_above('Q2'))} / hand S1 G1 | G1 S1 / bag {typed} | ...")
        lay(match, "S1", "Q2b")
        assert (hand(match, 0), bag(match, 0)) == (gang, "-")


class TestTheEnd:
    @pytest.mark.parametrize(("money_text", "seat", "over"), [("24 | 0", 0, False), ("0 | 24", 1, True)])
    def test_r16_the_starter_gives_one_last_turn_and_the_other_wins_at_once(self, money_text, seat, over):
        """§10.1, §10.2"""
        match = new_york(f"money {money_text} / hand C1 G1 | C1 G1 / turn {seat}")
        lay(match, "C1", "M1c")
        assert match.over == over

    def test_r27_with_25_on_both_sides_after_purples_turn_purple_wins(self):
        """§10.1 Purple's two coins make 25, and the row that purple fills brings orange far above that."""
        match = new_york(f"money 24 | 23 / spaces {all_but('B2b')} / markers B=8 / hand C1 G1 | G1 S1 / turn 1")
        lay(match, "G1", "B2b")
        assert outcome(match) == ((24 + 4 + 1, 2), (25, 1))
