"""Dyktatorka, Dzieciak, Farciarz and Kolekcjoner (§12.6 to §12.9)."""

import pytest

from tests.games.cash_n_guns.table import (
    PAINTINGS,
    aim,
    aims,
    alive,
    armed,
    courage,
    ending,
    godfather,
    loot,
    may,
    outcome,
    refusal,
    round_number,
    sees,
    sharing,
    showdown,
    shown,
    split,
    step,
    table,
    wounds,
)

STAND = "stand | stand | stand | stand"
ALL_BLANKS = "blank | blank | blank | blank"


class TestDyktatorka:
    BOSSY = "talents - | - | - | dyktatorka / table 5 20 d1 P K desk"

    def test_before_the_pick_of_another_she_may_forbid_one_kind(self):
        """§12.6, R21"""
        match = split(STAND, self.BOSSY)
        assert (step(match), match.to_act) == ("forbid", (3,))
        assert may(match) == {
            "no", "forbid note", "forbid diamond", "forbid painting", "forbid kit", "forbid desk",
        }  # fmt: skip

    @pytest.mark.parametrize(
        ("what", "left"),
        [
            ("note", {"take d1", "take P", "take K", "take desk"}),
            ("diamond", {"take 5", "take 20", "take P", "take K", "take desk"}),
            ("painting", {"take 5", "take 20", "take d1", "take K", "take desk"}),
            ("kit", {"take 5", "take 20", "take d1", "take P", "take desk"}),
            ("desk", {"take 5", "take 20", "take d1", "take P", "take K"}),
        ],
    )
    def test_what_is_forbidden_is_not_taken(self, what, left):
        """§12.6, R21"""
        match = split(STAND, self.BOSSY)
        match.play(f"forbid {what}")
        assert (step(match), match.to_act) == ("share", (0,))
        assert may(match) == left
        for share in {"5", "20", "d1", "P", "K", "desk"} - {action.split()[1] for action in left}:
            assert refusal(match, f"take {share}") == "forbidden-to-you §12.6"

    def test_it_is_forbidden_to_one_player_only_and_once_in_a_split(self):
        """§12.6, R21"""
        match = split(STAND, self.BOSSY)
        match.play("forbid note", "take P")
        assert (step(match), match.to_act) == ("share", (1,))
        assert "take 5" in may(match)

    def test_it_is_forbidden_for_one_pick(self):
        """§12.6, R21"""
        match = split("stand | duck | duck | stand", self.BOSSY)
        match.play("forbid note", "take P", "take d1")
        assert (step(match), match.to_act) == ("share", (0,))
        assert {"take 5", "take 20"} <= may(match)

    def test_who_forbids_nothing_is_asked_before_the_next_pick(self):
        """§12.6"""
        match = split(STAND, self.BOSSY)
        match.play("no", "take 5")
        assert (step(match), match.to_act) == ("forbid", (3,))
        match.play("no", "take P", "forbid desk")
        assert (step(match), match.to_act) == ("share", (2,))
        assert "take desk" not in may(match)

    def test_before_her_own_pick_she_is_not_asked(self):
        """§12.6"""
        match = split(STAND, f"{self.BOSSY} / godfather 3")
        assert (step(match), match.to_act) == ("share", (3,))
        match.play("take P")
        assert (step(match), match.to_act) == ("forbid", (3,))

    @pytest.mark.parametrize(
        ("lying", "what"),
        [("5 20", "diamond"), ("5 20", "painting"), ("5 20", "kit"), ("d1 P", "note"), ("P K", "diamond")],
    )
    def test_only_what_lies_there_is_forbidden(self, lying, what):
        """§12.6"""
        match = split(STAND, f"talents - | - | - | dyktatorka / table {lying} desk")
        assert refusal(match, f"forbid {what}") == "nothing-to-forbid §12.6"

    def test_a_desk_that_is_taken_is_not_forbidden(self):
        """§12.6"""
        match = split(STAND, self.BOSSY)
        match.play("no", "take desk")
        assert refusal(match, "forbid desk") == "nothing-to-forbid §12.6"

    def test_clips_are_not_on_her_list(self):
        """§12.6, R21"""
        match = split(STAND, "talents - | - | - | dyktatorka / table C 5 desk")
        assert may(match) == {"no", "forbid note", "forbid desk"}
        match.play("forbid note")
        assert may(match) == {"take C", "take desk"}

    @pytest.mark.parametrize("stances", ["stand | stand | stand | duck", "duck | stand | duck | duck"])
    def test_lying_she_forbids_nothing(self, stances):
        """§12.6, R21"""
        assert step(split(stances, self.BOSSY)) == "share"

    def test_wounded_she_forbids_nothing(self):
        """§12.6, R21"""
        match = showdown("bang 3 | blank 0 | blank 0 | blank 0", self.BOSSY)
        courage(match, STAND)
        assert step(match) == "share"

    def test_who_may_take_nothing_of_what_is_left_is_passed_over(self):
        """§12.6, R21"""
        more = "talents - | - | - | dyktatorka / godfather 3 / table 5 10 20 desk"
        match = split("stand | duck | duck | stand", more)
        match.play("take desk", "forbid note")
        assert match.to_act == (3,)
        match.play("take 20")
        assert match.to_act == (0,)
        assert sharing(match) == ["0 5", "3 10"]

    def test_the_last_share_may_be_forbidden_and_go_to_her(self):
        """§12.6, R21"""
        match = split("stand | duck | duck | stand", "talents - | - | - | dyktatorka / table desk")
        match.play("forbid desk", "take desk")
        assert (round_number(match), godfather(match)) == (8, 3)

    def test_in_the_next_split_she_may_forbid_again(self):
        """§12.6, §12.1"""
        match = split("stand | duck | duck | stand", "talents - | - | - | dyktatorka / table 5 desk")
        match.play("forbid note", "take desk", "take 5")
        for seat in range(4):
            match.play("load blank", seat=seat)
        aim(match, "1 | 2 | 3 | 0")
        match.play("no")
        courage(match, STAND)
        assert (step(match), match.to_act) == ("forbid", (3,))

    def test_nobody_else_forbids(self):
        """§12.6, §3.1"""
        assert refusal(split(STAND, self.BOSSY), "forbid note", 0) == "not-your-turn §3.1"


class TestDzieciak:
    KID = "talents - | - | dzieciak | -"

    def test_the_kid_aims_after_all_the_others(self):
        """§12.7, R11"""
        match = armed(ALL_BLANKS, self.KID)
        assert match.to_act == (0, 1, 3)
        assert refusal(match, "aim 0", 2) == "not-your-turn §3.1"
        aim(match, "1 | 0 | - | 0")
        assert (step(match), match.to_act) == ("kid", (2,))
        assert may(match) == {"aim 0", "aim 1", "aim 3"}
        match.play("aim 3")
        assert aims(match) == "1 | 0 | 3 | 0"
        assert step(match) == "order"

    def test_the_kid_sees_where_the_others_aim(self):
        """§12.7, §3.2"""
        one, other = armed(ALL_BLANKS, self.KID), armed(ALL_BLANKS, self.KID)
        aim(one, "1 | 0 | - | 0")
        aim(other, "1 | 0 | - | 2")
        assert sees(one, 2) != sees(other, 2)

    def test_the_kid_does_not_aim_at_himself(self):
        """§12.7, §5.1"""
        match = armed(ALL_BLANKS, self.KID)
        aim(match, "1 | 0 | - | 0")
        assert refusal(match, "aim 2") == "not-yourself §5.1"
        assert refusal(match, "late") == "no-clock §5.2"

    def test_the_kid_does_not_aim_at_the_dead(self):
        """§12.7, §5.1"""
        match = armed("blank | blank | blank | dead", self.KID)
        aim(match, "1 | 0 | - | -")
        assert refusal(match, "aim 3") == "target-is-out §5.1"

    def test_the_kid_does_not_aim_at_who_takes_no_part(self):
        """§12.7, R30"""
        match = armed(ALL_BLANKS, f"{self.KID} / clock with")
        aim(match, "1 | 0 | - | late")
        assert refusal(match, "aim 3") == "takes-no-part §5.2"
        assert may(match) == {"aim 0", "aim 1", "late"}

    def test_the_kid_may_be_too_slow_himself(self):
        """§12.7, §5.2"""
        match = armed(ALL_BLANKS, f"{self.KID} / clock with")
        aim(match, "1 | 0 | - | 0")
        match.play("late")
        match.play("no")
        assert match.to_act == (0, 1, 3)

    def test_if_nobody_else_takes_part_the_kid_aims_at_nobody(self):
        """§12.7, R30 And may take everything."""
        match = armed(ALL_BLANKS, f"{self.KID} / clock with / table 5 desk")
        aim(match, "late | late | - | late")
        assert (step(match), match.to_act) == ("courage", (2,))
        match.play("stand")
        assert sharing(match) == ["2 5", "2 desk"]
        assert wounds(match) == (0, 0, 0, 0)

    def test_the_kid_may_be_ordered_to_aim_elsewhere(self):
        """§12.7, §6.1"""
        match = armed(ALL_BLANKS, self.KID)
        aim(match, "1 | 0 | - | 0")
        match.play("aim 3", "order 2")
        assert may(match) == {"aim 0", "aim 1"}

    def test_the_kid_wounds_like_everybody(self):
        """§12.7, §8.1"""
        match = armed("blank | blank | bang | blank", self.KID)
        aim(match, "1 | 0 | - | 0")
        match.play("aim 3", "no")
        courage(match, STAND)
        assert wounds(match) == (0, 0, 0, 1)

    def test_a_kid_who_is_godfather_orders_after_aiming(self):
        """§12.7, §6.1"""
        match = armed(ALL_BLANKS, f"{self.KID} / godfather 2")
        aim(match, "1 | 0 | - | 0")
        match.play("aim 3")
        assert (step(match), match.to_act) == ("order", (2,))


class TestFarciarz:
    LUCKY = "talents farciarz | - | - | - / table 5 10 desk"

    @pytest.mark.parametrize(("shots", "expected"), [(0, 0), (1, 1), (2, 0), (3, 0)])
    def test_more_than_one_hit_in_a_round_is_none(self, shots, expected):
        """§12.8, R17, R40"""
        guns = " | ".join(f"{'bang' if 0 < seat <= shots else 'blank'} {0 if seat else 1}" for seat in range(4))
        match = showdown(guns, self.LUCKY)
        courage(match, STAND)
        assert wounds(match) == (expected, 0, 0, 0)
        assert match.to_act == ((0,) if expected == 0 else (1,))  # who is not wounded shares

    @pytest.mark.parametrize("before", [1, 2])
    def test_two_hits_do_not_kill_the_lucky_one(self, before):
        """§12.8, R4, R17"""
        match = showdown("blank 1 | bang 0 | bang 0 | blank 0", f"{self.LUCKY} / wounds {before} | 0 | 0 | 0")
        courage(match, STAND)
        assert wounds(match) == (before, 0, 0, 0)
        assert alive(match) == (0, 1, 2, 3)

    def test_a_single_hit_kills_as_ever(self):
        """§12.8, §8.3"""
        match = showdown("blank 1 | bang 0 | blank 0 | blank 0", f"{self.LUCKY} / wounds 2 | 0 | 0 | 0")
        courage(match, STAND)
        assert alive(match) == (1, 2, 3)

    def test_a_hit_in_each_of_two_rounds_is_two_wounds(self):
        """§12.8 The hits of one round count."""
        match = showdown("blank 1 | bang 0 | blank 0 | blank 0", f"{self.LUCKY} / wounds 1 | 0 | 0 | 0")
        courage(match, STAND)
        assert wounds(match) == (2, 0, 0, 0)

    def test_his_own_shot_counts(self):
        """§12.8"""
        match = showdown("bang 1 | bang 0 | bang 0 | blank 0", self.LUCKY)
        courage(match, STAND)
        assert wounds(match) == (0, 1, 0, 0)
        assert shown(match) == "bang bang bang blank"

    def test_a_second_gun_whose_owner_ducked_does_not_help(self):
        """§12.8, §7.2"""
        match = showdown("blank 1 | bang 0 | bang 0 | blank 0", self.LUCKY)
        courage(match, "stand | stand | duck | stand")
        assert wounds(match) == (1, 0, 0, 0)


class TestKolekcjoner:
    @pytest.mark.parametrize("count", range(10))
    def test_he_has_one_painting_more_at_the_end(self, count):
        """§12.9, R24"""
        held = f"{count}*P" if count else "-"
        assert ending(f"{held} | - | - | -", "talents kolekcjoner | - | - | -")[0][0] == PAINTINGS[count + 1]

    def test_an_eleventh_painting_is_worth_nothing_more(self):
        """§12.9, R10"""
        assert ending("10*P | - | - | -", "talents kolekcjoner | - | - | -")[0] == (500, 1)

    def test_it_is_no_loot_before_the_end(self):
        """§12.9"""
        match = split(STAND, "talents kolekcjoner | - | - | - / table P desk")
        assert loot(match, 0) == "-"
        assert table(match) == "P desk"

    def test_a_dead_collector_has_nothing(self):
        """§12.9, R24, R37"""
        match = showdown(
            "blank 1 | bang 0 | blank 0 | blank 0",
            "talents kolekcjoner | - | - | - / wounds 2 | 0 | 0 | 0 / loot P P | - | - | - / round 8"
            " / blanks 0 | 0 | 0 | 0 / deck - / table desk",
        )
        courage(match, STAND)
        match.play("take desk")
        assert outcome(match)[0] == (0, 4)

    def test_others_do_not_profit(self):
        """§12.9"""
        assert ending("P | P | - | -", "talents kolekcjoner | - | - | -")[1] == (4, 2)
