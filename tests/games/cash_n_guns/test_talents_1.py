"""Talents in general, Chytruska, Cichociemna, Cwaniak and Czaruś (§12.1 to §12.5)."""

import pytest

from tests.games.cash_n_guns.table import (
    FOUR,
    TALENTS,
    aim,
    all_loot,
    armed,
    courage,
    godfather,
    gone,
    hand,
    loaded,
    loot,
    may,
    position,
    refusal,
    round_number,
    sharing,
    showdown,
    split,
    step,
    table,
    talents,
    wounds,
)

STAND = "stand | stand | stand | stand"
ALL_BLANKS = "blank | blank | blank | blank"


class TestTalents:
    @pytest.mark.parametrize("talent", TALENTS)
    def test_a_talent_stays_with_its_player_for_the_whole_game(self, talent):
        """§12.1"""
        match = split(STAND, f"talents {talent} | - | - | - / table desk")
        match.play("take desk")
        assert round_number(match) == 8
        assert talents(match) == (talent, "-", "-", "-")

    @pytest.mark.parametrize("talent", TALENTS)
    def test_every_talent_can_be_typed(self, talent):
        """§12.1"""
        assert talents(position(f"{FOUR} / talents - | {talent} | - | -")) == ("-", talent, "-", "-")

    def test_without_talents_no_step_of_theirs_is_asked(self):
        """§12.1"""
        match = split("stand | duck | stand | stand", "wounds 0 | 1 | 0 | 0 / table 5 10 desk / loot 5 | 5 | 5 | 5")
        assert sharing(match) == ["0 5", "2 10", "3 desk"]

    @pytest.mark.parametrize("talent", ["oszust", "dzieciak", "cwaniak", "dyktatorka", "lekarka", "tandeciara"])
    def test_the_talent_of_a_dead_player_does_not_work(self, talent):
        """§12.1, §8.3"""
        more = f"talents - | - | - | {talent} / loot 5 | 5 | 5 | - / table 5 5 desk"
        match = split("stand | stand | stand | dead", more)
        assert sharing(match) == ["0 5", "1 5", "2 desk"]
        assert (step(match), match.to_act) == ("bullet", (0, 1, 2))
        for seat in range(3):
            match.play("load blank", seat=seat)
        aim(match, "1 | 2 | 0 | -")
        assert step(match) == "order"


class TestChytruska:
    CUNNING = "talents chytruska | - | - | - / table 5 5 10 10 20 desk"

    def test_at_her_first_share_she_may_take_two(self):
        """§12.2, R20"""
        match = split(STAND, self.CUNNING)
        match.play("take 20")
        assert (step(match), match.to_act) == ("more", (0,))
        assert may(match) == {"no", "take 5", "take 10", "take desk"}
        match.play("take 10")
        assert loot(match, 0) == "10 20"

    def test_then_she_leaves_the_split(self):
        """§12.2, R20"""
        match = split(STAND, self.CUNNING)
        match.play("take 20", "take 10")
        assert sharing(match) == ["1 5", "2 5", "3 10", "1 desk"]
        assert loot(match, 0) == "10 20"

    def test_she_may_take_one_and_stay(self):
        """§12.2, R20"""
        match = split(STAND, self.CUNNING)
        match.play("take 20", "no", "take 5", "take 5", "take 10")
        assert match.to_act == (0,)
        match.play("take 10")
        assert (step(match), match.to_act) == ("share", (1,))  # two at once only the first time
        assert loot(match, 0) == "10 20"

    def test_only_her_first_share_is_doubled(self):
        """§12.2"""
        match = split("stand | stand | duck | duck", self.CUNNING)
        match.play("take 5", "no", "take 5")
        assert step(match) == "share"
        match.play("take 10")
        assert (step(match), match.to_act) == ("share", (1,))

    def test_the_desk_may_be_one_of_the_two(self):
        """§12.2"""
        match = split(STAND, self.CUNNING)
        match.play("take desk", "take 20")
        assert sharing(match) == ["1 5", "2 5", "3 10", "1 10"]
        assert godfather(match) == 0

    def test_if_her_share_was_the_last_one_there_is_no_second(self):
        """§12.2"""
        match = split("stand | stand | duck | duck", "talents - | chytruska | - | - / table 5 desk")
        match.play("take 5", "take desk")
        assert (round_number(match), godfather(match)) == (8, 1)

    def test_she_picks_in_her_turn(self):
        """§12.2"""
        match = split(STAND, "talents - | - | chytruska | - / table 5 5 10 10 20 desk")
        match.play("take 20", "take 10")
        assert match.to_act == (2,)
        match.play("take 10", "take 5")
        assert sharing(match) == ["3 5", "0 desk"]

    def test_lying_she_takes_nothing(self):
        """§12.2"""
        match = split("duck | stand | stand | stand", self.CUNNING)
        assert sharing(match) == ["1 5", "2 5", "3 10", "1 10", "2 20", "3 desk"]

    def test_what_nobody_is_left_to_take_goes_out_of_the_game_and_the_desk_stays(self):
        """§12.2, R32"""
        match = split("stand | duck | duck | duck", f"{self.CUNNING} / godfather 3")
        before = gone(match).split().count("10")
        match.play("take 5", "take 5")
        assert (round_number(match), godfather(match)) == (8, 3)
        assert all_loot(match) == ["5 5", "-", "-", "-"]
        assert gone(match).split().count("10") == before + 2

    def test_alone_she_may_take_everything_one_by_one(self):
        """§12.2"""
        match = split("stand | duck | duck | duck", self.CUNNING)
        match.play("take 5", "no")
        assert sharing(match) == ["0 5", "0 10", "0 10", "0 20", "0 desk"]

    def test_her_second_share_must_lie_there(self):
        """§12.2, §9.2"""
        match = split(STAND, self.CUNNING)
        match.play("take 20")
        assert refusal(match, "take 20") == "not-on-the-table §9.2"
        assert refusal(match, "take 5", 1) == "not-your-turn §3.1"

    def test_in_the_next_round_she_may_take_two_again(self):
        """§12.2, §12.1"""
        match = split("stand | stand | duck | duck", "talents chytruska | - | - | - / table 5 10 desk")
        match.play("take 5", "take 10", "take desk")
        for seat in range(4):
            match.play("load blank", seat=seat)
        aim(match, "1 | 2 | 3 | 0")
        match.play("no")
        courage(match, "stand | duck | duck | duck")
        match.play("take 5")
        assert step(match) == "more"


class TestCichociemna:
    QUIET = "talents - | cichociemna | - | - / table 5 10 10 20 desk"

    def test_ducking_she_takes_a_ten_before_the_split(self):
        """§12.3, R15"""
        match = split("stand | duck | stand | stand", self.QUIET)
        assert loot(match, 1) == "10"
        assert table(match) == "5 10 20 desk"

    def test_wounded_she_takes_a_ten_too(self):
        """§12.3, R15"""
        match = showdown("bang 1 | blank 0 | blank 0 | blank 0", self.QUIET)
        courage(match, STAND)
        assert (loot(match, 1), wounds(match)) == ("10", (0, 1, 0, 0))

    def test_too_slow_she_lies_and_takes_a_ten(self):
        """§12.3, R15, R30"""
        match = armed(ALL_BLANKS, f"{self.QUIET} / clock with")
        aim(match, "2 | late | 3 | 0")
        match.play("no")
        courage(match, "stand | - | stand | stand")
        assert loot(match, 1) == "10"

    def test_standing_she_gets_nothing_beforehand(self):
        """§12.3"""
        match = split(STAND, self.QUIET)
        assert loot(match, 1) == "-"
        assert table(match) == "5 10 10 20 desk"

    def test_without_a_ten_on_the_table_she_gets_nothing(self):
        """§12.3"""
        match = split("stand | duck | stand | stand", "talents - | cichociemna | - | - / table 5 20 d10 desk")
        assert loot(match, 1) == "-"
        assert table(match) == "5 20 d10 desk"

    def test_dead_she_gets_nothing(self):
        """§12.3, R4, R15"""
        match = showdown("bang 1 | blank 0 | blank 0 | blank 0", f"{self.QUIET} / wounds 0 | 2 | 0 | 0")
        courage(match, STAND)
        assert table(match) == "5 10 10 20 desk"
        assert loot(match, 1) == "-"

    def test_when_nobody_stands_she_alone_gets_something(self):
        """§12.3, §9.4, R2"""
        match = split("duck | duck | duck | duck", self.QUIET)
        assert all_loot(match) == ["-", "10", "-", "-"]
        assert round_number(match) == 8

    def test_she_takes_no_part_in_the_split_itself(self):
        """§12.3"""
        match = split("stand | duck | stand | stand", self.QUIET)
        assert sharing(match) == ["0 5", "2 10", "3 20", "0 desk"]


class TestCwaniak:
    SMART = "talents cwaniak | - | - | -"

    def reload(self, loaded_cards="bang | blank | blank | blank", more=""):
        match = armed(loaded_cards, f"{self.SMART} / {more}")
        aim(match, "1 | 2 | 3 | 0")
        return match

    def test_after_all_have_aimed_he_may_change_his_bullet(self):
        """§12.4, R11"""
        match = self.reload()
        assert (step(match), match.to_act) == ("reload", (0,))
        assert may(match) == {"load blank", "load bang"}
        match.play("load blank")
        assert (loaded(match, 0), hand(match, 0)) == ("blank", (0, 1))
        assert (step(match), match.to_act) == ("order", (0,))

    def test_he_may_keep_it(self):
        """§12.4"""
        match = self.reload()
        match.play("load bang")
        assert (loaded(match, 0), hand(match, 0)) == ("bang", (1, 0))

    def test_the_new_bullet_is_the_one_that_counts(self):
        """§12.4"""
        match = self.reload("blank | blank | blank | blank", "blanks 0 | 1 | 1 | 1 / bangs 1 | 0 | 0 | 0")
        match.play("load bang", "no")
        courage(match, STAND)
        assert wounds(match) == (0, 1, 0, 0)
        assert hand(match, 0) == (1, 0)

    def test_he_loads_only_what_he_has(self):
        """§12.4, §4.2"""
        match = self.reload(ALL_BLANKS)
        assert may(match) == {"load blank"}
        assert refusal(match, "load bang") == "no-such-bullet §4.2"

    def test_he_is_asked_even_with_a_single_card(self):
        """§12.4, §3.3"""
        match = self.reload(more="round 8 / deck - / blanks 0 | 0 | 0 | 0")
        assert step(match) == "reload"
        assert may(match) == {"load bang"}

    def test_who_was_too_slow_changes_nothing(self):
        """§12.4, §5.2"""
        match = armed("bang | blank | blank | blank", f"{self.SMART} / clock with / godfather 2")
        aim(match, "late | 2 | 3 | 1")
        assert step(match) == "order"

    def test_nobody_else_reloads(self):
        """§12.4, §3.1"""
        assert refusal(self.reload(), "load blank", 1) == "not-your-turn §3.1"


class TestCzarus:
    CHARMING = "talents - | - | czarus | - / table 5 5 10 desk"

    def test_standing_he_takes_a_five_before_the_split(self):
        """§12.5, R19"""
        match = split(STAND, self.CHARMING)
        assert loot(match, 2) == "5"
        assert table(match) == "5 10 desk"
        assert match.to_act == (0,)

    def test_it_does_not_count_as_his_share(self):
        """§12.5, R19"""
        match = split("stand | duck | stand | duck", self.CHARMING)
        assert sharing(match) == ["0 5", "2 10", "0 desk"]
        assert loot(match, 2) == "5 10"

    @pytest.mark.parametrize("stances", ["stand | stand | duck | stand", "stand | duck | duck | duck"])
    def test_ducking_he_takes_nothing(self, stances):
        """§12.5"""
        match = split(stances, self.CHARMING)
        assert loot(match, 2) == "-"
        assert table(match) == "5 5 10 desk"

    def test_wounded_he_takes_nothing(self):
        """§12.5"""
        match = showdown("bang 2 | blank 0 | blank 0 | blank 0", self.CHARMING)
        courage(match, STAND)
        assert (loot(match, 2), table(match)) == ("-", "5 5 10 desk")

    def test_without_a_five_on_the_table_he_takes_nothing(self):
        """§12.5"""
        match = split(STAND, "talents - | - | czarus | - / table 10 20 d5 desk")
        assert (loot(match, 2), table(match)) == ("-", "10 20 d5 desk")

    def test_standing_alone_he_takes_the_five_and_then_the_rest(self):
        """§12.5"""
        match = split("duck | duck | stand | duck", self.CHARMING)
        assert sharing(match) == ["2 5", "2 10", "2 desk"]
        assert loot(match, 2) == "5 5 10"
