"""The worked examples of the rulebook, in its order."""

import pytest

from tests.games.syndicate.table import (
    answers,
    bag,
    closed,
    filled,
    hand,
    in_play,
    lay,
    los_angeles,
    marker,
    money,
    new_york,
    on,
    row,
    rows_above,
    sizes,
    spaces_for,
    texts,
)

FIRST_ROW = "M1a=S2.0 M1b=G2.1 M1c=C2.0"


class TestTheIntroduction:
    def test_the_gang_with_the_marker_on_its_side_scores_the_finished_skirmish(self):
        """§7.1 The marker is on the purple part of the track: purple gets 2 points."""
        match = new_york("spaces M1a=S1.0 M1b=G2.0 / markers M=1 / hand C2 | G3 C2 / turn 1 / bag ... | ...")
        lay(match, "C2", "M1c")
        assert marker(match, "M") == -1
        assert money(match) == (0, 1 + 2)  # the coin on the space itself, then the row


class TestTheActiveSkirmish:
    """§4.1 In the beginning row A of Manhattan is active; once it is finished, row B is."""

    def test_in_the_beginning_the_first_row_of_manhattan_is_active(self):
        reachable = spaces_for(new_york("hand C1 | G1"), "C1")
        assert {space for space in reachable if space[0] == "M"} == {"M1a", "M1b", "M1c"}

    def test_after_the_first_row_the_second_is_active(self):
        reachable = spaces_for(new_york(f"spaces {FIRST_ROW} / hand C1 | G1"), "C1")
        assert {space for space in reachable if space[0] == "M"} == {"M2a", "M2b", "M2c"}


class TestThreeKindsOfSpaces:
    """§4.2 Streets, the river and mixed spaces in the first rows of the board."""

    def test_gangsters_work_in_the_streets_and_on_mixed_spaces(self):
        reachable = spaces_for(new_york("hand G2 | G1"), "G2")
        assert reachable == {"M1b", "M1c", "X1a", "X1b", "Q1a", "Q1c", "Q1d", "B1b", "B1c"}

    def test_smugglers_work_on_the_river_and_on_mixed_spaces(self):
        reachable = spaces_for(new_york("hand S2 | G1"), "S2")
        assert reachable == {"M1a", "M1c", "T1a", "T1b", "Q1b", "Q1c", "Q1d", "B1a", "B1b", "B1c"}

    def test_cops_go_where_they_like(self):
        reachable = spaces_for(new_york("hand C2 | G1"), "C2")
        assert reachable == {space for name in ("M1", "T1", "X1", "Q1", "B1") for space in row(name)}


class TestControlInBrooklyn:
    """§6.1 Example A and example B, one after the other."""

    def table(self):
        return new_york("hand G1 C1 | S3 C1")

    def test_a_an_orange_gangster_of_strength_1_moves_the_marker_by_one(self):
        match = self.table()
        lay(match, "G1", "B1b")
        assert marker(match, "B") == 1

    def test_b_a_purple_smuggler_of_strength_3_takes_the_control_over(self):
        match = self.table()
        lay(match, "G1", "B1b")
        lay(match, "S3", "B1a")
        assert marker(match, "B") == -2
        assert (on(match, "B1b"), on(match, "B1a")) == ("G1.0", "S3.1")


class TestFinishedSkirmishesInBrooklyn:
    def test_purple_gets_two_for_the_row_and_one_for_the_coin_that_the_marker_passed(self):
        """§7.1, §7.2 The gangster of strength 3 pulls the marker from 2 to 5, beyond the coin at 4."""
        match = new_york("spaces B1a=S3.1 B1b=G1.0 / markers B=-2 / hand C1 G1 | G3 C1 / turn 1")
        lay(match, "G3", "B1c")
        match.play("smuggle X")
        assert marker(match, "B") == -5
        assert money(match) == (0, 3)

    def test_on_the_red_field_both_get_the_two_points(self):
        """§7.3 An orange cop of strength 2 brings the marker back to the middle."""
        match = new_york("spaces B1a=S3.1 B1b=G1.0 / markers B=-2 / hand C2 G1 | G3 C1")
        lay(match, "C2", "B1c")
        match.play("smuggle X")
        assert marker(match, "B") == 0
        assert money(match) == (2, 2)


class TestTheClosedDistrict:
    """§8.2 The purple smuggler of strength 2 on the third space of the third row of Manhattan reaches the hat."""

    def table(self):
        above = filled(rows_above("M3"))
        match = new_york(f"spaces {above} / markers M=-12 / hand C1 G1 | S2 C1 / bag ... | C1 / stack KO ... / turn 1")
        lay(match, "S2", "M3c")
        return match

    def test_the_hat_brings_five_points_and_two_more(self):
        match = self.table()
        assert marker(match, "M") == -14
        assert money(match) == (0, 7)
        assert "M" in closed(match)

    def test_then_purple_performs_both_free_spaces_in_any_order(self):
        match = self.table()
        assert match.to_act == (1,)
        assert texts(match) == {"perform M3a", "perform M3b"}

    @pytest.mark.parametrize("reinforce_first", [True, False])
    def test_purple_smuggles_three_elsewhere_and_takes_a_reinforcement(self, reinforce_first):
        match = self.table()
        match.play(*(["perform M3a", "smuggle Q"] if reinforce_first else ["perform M3b", "smuggle Q"]))
        assert marker(match, "Q") == -3
        assert hand(match, 1) == "C1 C1 KO"  # with the one drawn at the end of the turn
        assert sizes(match)[2] == 17
        assert money(match) == (0, 7)
        assert match.to_act == (0,)


class TestTheBosses:
    """§11.1, R2"""

    def test_boss_of_gangsters_with_two_gangsters_and_one_cop_counts_four(self):
        match = new_york("spaces M1a=C1.0 M1b=G1.0 M1c=G3.0 M2a=S1.1 / hand BG G1 | G1 C1")
        lay(match, "BG", "M2c")
        assert marker(match, "M") == 4

    def test_boss_of_smugglers_with_three_smugglers_and_one_cop_counts_five(self):
        match = new_york("spaces T1a=S1.0 T1b=S1.0 T2a=S3.0 T2b=C1.0 T2c=S1.1 / hand BS G1 | G1 C1 / markers T=-6")
        lay(match, "BS", "T2d")
        assert marker(match, "T") == -1


class TestTheBarrelInBelAir:
    """§12.3 The orange smuggler of strength 3 reaches the barrel of 1; the example is played out in Bel Air."""

    def table(self):
        match = los_angeles(
            "spaces BA1a=G1.0 / markers BA=-2 VE=0 SP=0 LB=0 / closed SM / hand C1 G1 | S3 C1"
            " / bag ... | - / stack SZ KO ... / turn 1"
        )
        lay(match, "S3", "BA1c")
        return match

    def test_the_district_is_closed_and_brings_three_points(self):
        match = self.table()
        assert marker(match, "BA") == -5
        assert money(match) == (0, 3)

    def test_the_free_space_calls_a_reinforcement_into_the_bag(self):
        match = self.table()
        assert bag(match, 1) == "SZ"
        assert sizes(match)[2] == 17

    def test_orange_chooses_between_the_districts_at_the_arrows(self):
        assert texts(self.table()) == {"open BH", "open SS"}

    def test_orange_opens_beverly_hills_and_moves_its_marker_by_one(self):
        match = self.table()
        match.play("open BH")
        assert marker(match, "BH") == -1
        assert in_play(match) == {"BH", "VE", "SP", "LB"}
        assert {"SM", "BA"} <= closed(match)
        assert match.to_act == (0,)
        assert answers(match, "send") == {"C1", "G1"}
