"""Two talents that meet: those that the rulebook names, and those that the order of the steps decides (§12)."""

import pytest

from tests.games.cash_n_guns.table import (
    DECK_OF_8,
    TABLE,
    aim,
    alive,
    all_loot,
    armed,
    courage,
    godfather,
    hand,
    hands,
    load,
    loaded,
    loot,
    may,
    position,
    refusal,
    round_number,
    sharing,
    showdown,
    shown,
    split,
    step,
    table,
    wounds,
)

STAND = "stand | stand | stand | stand"


class TestDyktatorkaAndChytruska:
    BOTH = "talents chytruska | - | - | dyktatorka / table 5 20 d1 P P desk"

    @pytest.mark.parametrize(
        ("what", "first", "second"),
        [
            ("note", "take P", {"no", "take P", "take d1", "take desk"}),
            ("painting", "take 5", {"no", "take 20", "take d1", "take desk"}),
            ("diamond", "take desk", {"no", "take 5", "take 20", "take P"}),
            ("desk", "take P", {"no", "take 5", "take 20", "take d1", "take P"}),
        ],
    )
    def test_what_is_forbidden_to_the_cunning_one_is_forbidden_for_both_shares(self, what, first, second):
        """§12.2, §12.6, R21"""
        match = split(STAND, self.BOTH)
        match.play(f"forbid {what}", first)
        assert (step(match), match.to_act) == ("more", (0,))
        assert may(match) == second
        for share in {"painting": ["P"], "note": ["5", "20"], "diamond": ["d1"], "desk": ["desk"]}[what]:
            assert refusal(match, f"take {share}") == "forbidden-to-you §12.6"

    def test_if_only_forbidden_shares_are_left_there_is_no_second_one(self):
        """§12.2, §12.6, R21"""
        more = "talents chytruska | - | - | dyktatorka / table P P desk"
        match = split("stand | duck | duck | stand", more)
        match.play("forbid painting", "take desk")
        assert (step(match), match.to_act) == ("share", (3,))
        match.play("take P")
        assert match.to_act == (0,)
        match.play("take P")
        assert all_loot(match) == ["P", "-", "-", "P"]

    def test_if_the_cunning_one_stays_the_ban_ends_with_her_first_share(self):
        """§12.2, §12.6, R21"""
        match = split("stand | duck | duck | stand", self.BOTH)
        match.play("forbid painting", "take 5", "no", "take 20")
        assert (step(match), match.to_act) == ("share", (0,))
        assert "take P" in may(match)

    def test_two_shares_that_nobody_forbade(self):
        """§12.2, §12.6"""
        match = split(STAND, f"{self.BOTH} / godfather 3")
        match.play("take d1", "forbid desk", "take P", "take P")
        assert loot(match, 0) == "P P"
        assert sharing(match) == ["1 5", "2 20", "3 desk"]


class TestDyktatorkaAndTheOthers:
    def test_what_czarus_takes_beforehand_cannot_be_forbidden(self):
        """§12.5, §12.6, R21"""
        match = split(STAND, "talents czarus | - | - | dyktatorka / table 5 10 desk")
        assert (step(match), loot(match, 0)) == ("forbid", "5")
        match.play("forbid note")
        assert may(match) == {"take desk"}
        assert loot(match, 0) == "5"

    def test_what_cichociemna_takes_beforehand_cannot_be_forbidden(self):
        """§12.3, §12.6, R21"""
        match = split("stand | duck | stand | stand", "talents - | cichociemna | - | dyktatorka / table 5 10 desk")
        assert (step(match), loot(match, 1)) == ("forbid", "10")
        match.play("forbid note")
        assert may(match) == {"take desk"}
        assert loot(match, 1) == "10"

    def test_tandeciara_may_get_by_trade_what_was_forbidden(self):
        """§12.6, §12.17"""
        more = "talents tandeciara | - | - | dyktatorka / table 5 d1 desk / loot - | d10 | - | -"
        match = split(STAND, more)
        match.play("forbid diamond", "take 5", "trade 1")
        assert loot(match, 0) == "d10"

    def test_if_only_clips_are_left_there_is_nothing_to_forbid(self):
        """§12.6, R21"""
        match = split("stand | duck | duck | stand", "talents - | - | - | dyktatorka / table C desk / godfather 3")
        match.play("take desk")
        assert (step(match), match.to_act) == ("share", (0,))


class TestDzieciakAndCwaniak:
    BOTH = "talents cwaniak | - | dzieciak | -"

    def test_the_smart_one_changes_his_bullet_after_the_kid_has_aimed(self):
        """§12.4, §12.7, R11"""
        match = armed("bang | blank | blank | blank", self.BOTH)
        aim(match, "1 | 2 | - | 0")
        assert (step(match), match.to_act) == ("kid", (2,))
        match.play("aim 0")
        assert (step(match), match.to_act) == ("reload", (0,))
        match.play("load blank")
        assert (step(match), match.to_act) == ("order", (0,))
        assert loaded(match, 0) == "blank"

    def test_then_comes_the_privilege(self):
        """§12.4, §12.7, R11"""
        match = armed("bang | blank | blank | blank", f"{self.BOTH} / godfather 3")
        aim(match, "1 | 2 | - | 0")
        match.play("aim 0", "load bang", "order 0", "aim 3")
        courage(match, STAND)
        assert wounds(match) == (0, 0, 0, 1)


class TestBeforeTheSplit:
    def test_cichociemna_the_doctor_and_the_charming_one_come_in_their_order(self):
        """§12.3, §12.5, §12.10, R4"""
        more = "talents - | cichociemna | lekarka | czarus / table 5 10 20 desk / wounds 0 | 0 | 1 | 0"
        match = split("stand | duck | duck | stand", more)
        assert (step(match), match.to_act) == ("heal", (2,))
        assert (loot(match, 1), loot(match, 3)) == ("10", "-")
        match.play("heal")
        assert (loot(match, 1), loot(match, 3)) == ("10", "5")
        assert sharing(match) == ["0 20", "3 desk"]

    def test_the_professional_steals_before_cichociemna_takes_her_ten(self):
        """§12.3, §12.14, R35"""
        more = "talents profesjonalista | cichociemna | - | - / table 5 10 desk"
        match = showdown("bang 1 | blank 2 | blank 3 | blank 2", more)
        courage(match, "stand | duck | stand | stand")
        assert all_loot(match) == ["-", "10", "-", "-"]
        assert shown(match) == "blank blank"

    def test_the_wise_one_chooses_before_the_shots_and_the_thefts(self):
        """§12.11, §12.14"""
        more = "talents profesjonalista | madrala | - | - / loot - | d10 | - | -"
        match = showdown("bang 1 | bang 2 | blank 3 | blank 0", more)
        courage(match, "stand | duck | duck | stand")
        assert (step(match), match.to_act) == ("wise", (1,))
        assert loot(match, 0) == "-"
        match.play("discard blank")
        assert loot(match, 0) == "d10"
        assert hand(match, 1) == (0, 1)

    def test_what_the_vulture_took_the_professional_may_steal(self):
        """§12.14, §12.16, R33, R35 The vulture comes first."""
        more = "talents profesjonalista | sep | - | - / wounds 0 | 0 | 0 | 2 / loot - | - | - | d10"
        match = showdown("bang 1 | blank 2 | bang 3 | blank 2", more)
        courage(match, "stand | duck | stand | stand")
        assert alive(match) == (0, 1, 2)
        assert all_loot(match) == ["d10", "-", "-", "-"]

    def test_a_theft_and_a_wound_of_the_lucky_one_happen_in_one_round(self):
        """§12.8, §12.14, R40"""
        more = "talents profesjonalista | - | farciarz | - / loot - | d10 | - | -"
        match = showdown("bang 1 | bang 2 | blank 3 | bang 2", more)
        courage(match, "stand | duck | stand | stand")
        assert loot(match, 0) == "d10"
        assert wounds(match) == (0, 0, 1, 0)  # the second gun belongs to one who ducked


class TestDeaths:
    def test_the_vulture_waits_for_the_fifth_wound_of_the_tough_one(self):
        """§12.12, §12.16"""
        more = "talents - | niezniszczalny | sep | - / wounds 0 | 3 | 0 | 0 / loot - | d10 P | - | -"
        match = showdown("bang 1 | blank 0 | blank 0 | blank 0", more)
        courage(match, STAND)
        assert all_loot(match) == ["-", "d10 P", "-", "-"]
        match = showdown("bang 1 | blank 0 | blank 0 | blank 0", more.replace("0 | 3 |", "0 | 4 |"))
        courage(match, STAND)
        assert all_loot(match) == ["-", "-", "d10 P", "-"]

    def test_the_vulture_gets_nothing_of_the_lucky_one_who_was_hit_twice(self):
        """§12.8, §12.16, R4"""
        more = "talents - | farciarz | sep | - / wounds 0 | 2 | 0 | 0 / loot - | d10 P | - | -"
        match = showdown("bang 1 | blank 0 | bang 1 | blank 0", more)
        courage(match, STAND)
        assert alive(match) == (0, 1, 2, 3)
        assert loot(match, 1) == "d10 P"

    def test_the_doctor_lives_when_she_is_healed_in_time(self):
        """§12.10, §8.3"""
        more = "talents lekarka | - | - | - / wounds 2 | 0 | 0 | 0 / godfather 1 / table desk"
        match = split("duck | stand | stand | stand", more)
        match.play("heal", "take desk")
        assert wounds(match) == (1, 0, 0, 0)


class TestTheSplit:
    def test_clips_of_the_cunning_one_serve_her_friend(self):
        """§12.2, §12.15"""
        match = split(STAND, "talents chytruska | psiapsiola | - | - / table C 5 10 desk")
        match.play("take 5", "take C", "discard blank")
        assert (step(match), match.to_act) == ("clip", (1,))
        match.play("discard blank")
        assert hands(match)[:2] == ((0, 1), (0, 1))
        assert sharing(match) == ["1 10", "2 desk"]

    def test_the_card_of_another_is_not_traded_by_tandeciara(self):
        """§12.17"""
        match = split(STAND, "talents tandeciara | - | - | - / table 5 desk / loot - | P | - | - / godfather 1")
        match.play("take 5")
        assert (step(match), match.to_act) == ("share", (2,))

    def test_the_collector_counts_the_paintings_that_were_traded_to_him(self):
        """§12.9, §12.17"""
        more = "talents tandeciara | kolekcjoner | - | - / table P desk / loot - | 20 | - | -"
        match = split(STAND, f"{more} / round 8 / deck - / blanks 0 | 0 | 0 | 0")
        match.play("take P", "trade 1", "take desk")
        assert match.over
        assert [standing.points for standing in match.result] == [20, 12, 0, 0]

    def test_the_cunning_one_alone_leaves_what_czarus_would_have_wanted(self):
        """§12.2, §12.5, R32"""
        match = split("stand | duck | duck | duck", "talents chytruska | czarus | - | - / table 5 10 20 desk")
        match.play("take 20", "take 10")
        assert (round_number(match), all_loot(match)) == (8, ["10 20", "-", "-", "-"])
        assert godfather(match) == 0


class TestTheWholeRound:
    def test_the_swindler_the_kid_and_the_smart_one_in_one_round(self):
        """§12.4, §12.7, §12.13, R11, R12"""
        match = position(
            f"blanks 2 | 2 | 2 | 2 / bangs 0 | 0 | 0 | 0 / round 7 / deck {DECK_OF_8} / table {TABLE}"
            " / talents oszust | dzieciak | cwaniak | - / step swindle"
        )
        match.play("swindle 1", "give blank")
        load(match, "blank | blank | blank | blank")
        aim(match, "1 | - | 3 | 0")
        assert match.to_act == (1,)
        match.play("aim 0")
        assert (step(match), match.to_act) == ("reload", (2,))
        match.play("load blank")
        assert (step(match), match.to_act) == ("order", (0,))
        match.play("no")
        courage(match, STAND)
        assert step(match) == "share"
        assert table(match) == TABLE
