"""The end of the game (§10)."""

import pytest

from tests.games.syndicate.table import (
    all_but,
    bag,
    filled,
    hand,
    lay,
    los_angeles,
    money,
    new_york,
    outcome,
    refusal,
    row,
    section,
    texts,
)

RED_BROOKLYN = "spaces B1a=S2.0 B1c=C2.0 B1b=C2.1 B2a=S2.1 B2b=G2.0"  # B2c is the last free space


class TestTwentyFive:  # §10.1
    def test_purple_wins_at_once_with_25_at_the_end_of_the_own_turn(self):
        match = new_york("money 20 | 24 / hand G1 C1 | C1 G1 / turn 1")
        lay(match, "C1", "M1c")
        assert match.over
        assert outcome(match) == ((20, 2), (25, 1))

    def test_with_24_the_game_goes_on(self):
        match = new_york("money 20 | 23 / hand G1 C1 | C1 G1 / turn 1")
        lay(match, "C1", "M1c")
        assert (match.over, outcome(match), money(match)) == (False, None, (20, 24))

    def test_only_the_end_of_the_turn_counts(self):
        """§10.1 With 25 in the middle of a turn the quick support is still asked."""
        match = new_york("money 0 | 24 / hand G1 C1 | C0q G1 / turn 1")
        lay(match, "C0q", "M1c")
        assert (money(match), match.over) == ((0, 25), False)
        match.play("stop")
        assert outcome(match) == ((0, 2), (25, 1))

    def test_a_finished_game_takes_no_action(self):
        match = new_york("money 20 | 24 / hand G1 C1 | C1 G1 / turn 1")
        lay(match, "C1", "M1c")
        assert (match.to_act, match.legal(0), match.legal(1)) == ((), [], [])
        assert refusal(match, "send G1") == "game-is-over §10.1"

    def test_the_turn_is_refilled_before_the_end_is_checked(self):
        """§9.1, §10.1"""
        match = new_york("money 20 | 24 / hand G1 C1 | C1 G1 / bag ... | S3 / turn 1")
        lay(match, "C1", "M1c")
        assert (hand(match, 1), bag(match, 1)) == ("G1 S3", "-")


class TestTheLastTurn:  # §10.2
    def table(self, purple, orange=24):
        """Orange reaches 25 with a coin; it is purple's last turn."""
        match = new_york(f"money {orange} | {purple} / hand C1 G1 | C1 S1 G1")
        lay(match, "C1", "M1c")
        assert money(match)[0] == orange + 1
        return match

    def test_orange_with_25_gives_purple_one_more_turn(self):
        match = self.table(10)
        assert (match.over, match.to_act) == (False, (1,))
        lay(match, "G1", "X1b")
        assert outcome(match) == ((25, 1), (10, 2))

    @pytest.mark.parametrize(("purple", "places"), [(22, (1, 2)), (23, (2, 1)), (24, (2, 1))])
    def test_after_it_the_higher_sum_wins_and_purple_wins_ties(self, purple, places):
        """R16 Purple gets two coins in the last turn."""
        match = self.table(purple)
        lay(match, "C1", "B1a")
        assert outcome(match) == ((25, places[0]), (purple + 2, places[1]))

    def test_the_last_turn_has_its_quick_supports(self):
        match = new_york("money 24 | 22 / hand C1 G1 | C0q C1 G1")
        lay(match, "C1", "M1c")
        lay(match, "C0q", "B1b")
        lay(match, "C1", "B1a")
        assert outcome(match) == ((25, 2), (25, 1))

    def test_the_last_turn_can_be_typed(self):
        match = new_york("money 25 | 20 / extra / hand C1 G1 | C1 G1 / turn 1")
        lay(match, "C1", "X1b")
        assert outcome(match) == ((25, 1), (20, 2))

    def test_it_is_written_as_extra(self):
        match = self.table(10)
        assert section(match, "extra") is not None

    def test_without_it_nothing_ends_when_purple_stays_below_25(self):
        """§10.1 Orange got 25 in purple's turn: the end of orange's own turn decides."""
        match = new_york(f"money 24 | 10 / {RED_BROOKLYN} / markers B=6 / hand G1 C1 | C1 G1 / turn 1")
        lay(match, "C1", "B2c")
        assert (money(match), match.over) == ((29, 10), False)
        lay(match, "G1", "X1b")
        assert (match.over, match.to_act) == (False, (1,))
        lay(match, "G1", "X1a")
        assert outcome(match) == ((29, 1), (12, 2))

    def test_purple_with_25_after_oranges_turn_must_still_play(self):
        """§10.1 Orange's token finished a row for purple, who plays, has 25 at the end of that turn and wins."""
        match = new_york(f"money 10 | 24 / {RED_BROOKLYN} / markers B=-6 / hand G1 C1 | C1 G1")
        lay(match, "C1", "B2c")
        assert (money(match), match.over, match.to_act) == ((10, 29), False, (1,))
        lay(match, "G1", "X1b")
        assert outcome(match) == ((10, 2), (29, 1))

    @pytest.mark.parametrize("purple", [20, 24])
    def test_both_at_25_after_oranges_turn_give_purple_the_last_turn(self, purple):
        """§7.3, §10.2"""
        match = new_york(f"money 22 | {purple} / {RED_BROOKLYN} / markers B=-1 / hand G1 C1 | C1 G1")
        lay(match, "C1", "B2c")
        assert (money(match), match.over) == ((26, purple + 4), False)
        lay(match, "G1", "X1b")
        assert outcome(match) == (((26, 1), (24, 2)) if purple == 20 else ((26, 2), (28, 1)))

    def test_in_los_angeles_orange_with_25_wins_at_once(self):
        """§12.5"""
        match = los_angeles("money 20 | 24 / hand C1 G1 | C1 G1 / turn 1")
        lay(match, "C1", "SM1b")
        assert outcome(match) == ((20, 2), (25, 1))

    def test_in_los_angeles_an_equal_last_turn_goes_to_orange(self):
        """§12.5"""
        match = los_angeles("money 25 | 24 / extra / hand C1 G1 | C1 G1 / turn 1")
        lay(match, "C1", "SM1b")
        assert outcome(match) == ((25, 2), (25, 1))


class TestNoPlacement:  # §10.3, R17
    def test_who_has_no_token_when_the_turn_begins_loses(self):
        match = new_york("money 0 | 20 / hand G1 C1 | - / bag ... | ...")
        lay(match, "G1", "X1b")
        assert outcome(match) == ((0, 1), (20, 2))

    def test_the_shot_at_the_last_token_wins_the_game(self):
        match = new_york("money 0 | 20 / hand C1 G1 | G1")
        lay(match, "C1", "T1a")
        assert outcome(match) == ((0, 1), (20, 2))

    def test_who_has_only_tokens_that_fit_nowhere_loses(self):
        """§4.2 Only streets are left."""
        match = new_york("money 3 | 20 / closed M T Q B / hand G1 C1 | 3*S1 BS")
        lay(match, "G1", "X1b")
        assert outcome(match) == ((3, 1), (20, 2))

    def test_seat_0_loses_in_the_same_way(self):
        match = new_york("money 20 | 3 / closed M X Q B / hand G1 BG | S1 C1 / turn 1")
        lay(match, "C1", "T1b")
        assert outcome(match) == ((20, 2), (3, 1))

    def test_one_fitting_token_is_enough(self):
        match = new_york("closed M X Q B / hand G1 C1 | S1 C1 / turn 1")
        lay(match, "C1", "T1b")
        assert (match.over, texts(match)) == (False, {"send C1"})

    def test_an_informer_without_a_token_to_copy_is_no_placement(self):
        """§11.7 Only the starter, before the rival's first token, can be in this place."""
        match = new_york("money 3 | 0 / hand KO | C1 S1")
        assert outcome(match) == ((3, 2), (0, 1))
        assert texts(new_york("hand KO | C1 S1 / last - | C1")) == {"send KO"}

    def test_when_every_district_is_closed_the_player_to_move_loses(self):
        """§8.1"""
        match = new_york(f"closed M T X Q / spaces {all_but('B2c')} / markers B=-6 / hand C1 G1 | C1 G1")
        lay(match, "C1", "B2c")
        assert match.over
        assert outcome(match) == ((0, 1), (4 + 1, 2))

    def test_r17_the_last_turn_is_lost_too_without_a_placement(self):
        match = new_york("money 24 | 24 / hand C1 G1 | -")
        lay(match, "C1", "M1c")
        assert outcome(match) == ((25, 1), (24, 2))

    def test_r17_even_with_more_points(self):
        match = new_york(f"money 22 | 29 / spaces {all_but('M1c')} / markers M=4 / hand C1 G1 | -")
        lay(match, "C1", "M1c")
        assert outcome(match) == ((26, 1), (29, 2))

    def test_twenty_five_of_purple_come_before_a_rival_without_tokens(self):
        """§10.1 The own turn ends first."""
        match = new_york("money 24 | 24 / hand - | C1 G1 / turn 1 / bag - | ...")
        lay(match, "C1", "M1c")
        assert outcome(match) == ((24, 2), (25, 1))

    def test_an_empty_gang_with_a_full_bag_still_loses(self):
        """§10.3 Tokens in the bag do not help: one is drawn only at the end of the own turn."""
        match = new_york(f"spaces {filled(row('M1'))} / hand G1 C1 | -")
        lay(match, "G1", "X1b")
        assert outcome(match) == ((0, 1), (0, 2))
