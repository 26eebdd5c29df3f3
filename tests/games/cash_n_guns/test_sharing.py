"""Sharing the loot (§9)."""

import pytest

from tests.games.cash_n_guns.table import (
    all_loot,
    courage,
    godfather,
    gone,
    loot,
    may,
    refusal,
    round_number,
    section,
    sharing,
    showdown,
    split,
    step,
    table,
)

STAND = "stand | stand | stand | stand"


class TestWhoAndInWhatOrder:
    @pytest.mark.parametrize(
        ("godfather", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
    )
    def test_the_split_goes_from_the_godfather_clockwise(self, godfather, order):
        """§9.1"""
        match = split(STAND, f"godfather {godfather} / table 5 5 10 desk")
        assert [int(words.split()[0]) for words in sharing(match)] == order

    @pytest.mark.parametrize(
        ("stances", "godfather", "order"),
        [
            ("duck | stand | stand | stand", 0, [1, 2, 3]),
            ("duck | duck | stand | stand", 0, [2, 3]),
            ("stand | stand | duck | duck", 2, [0, 1]),
            ("stand | duck | stand | duck", 3, [0, 2]),
            ("duck | duck | duck | stand", 0, [3]),
            ("stand | dead | stand | stand", 1, [2, 3, 0]),
        ],
    )
    def test_if_the_godfather_lies_the_next_standing_player_begins(self, stances, godfather, order):
        """§9.1"""
        match = split(stances, f"godfather {godfather} / table 5 5 10 10 20 d1 desk")
        picks = [int(words.split()[0]) for words in sharing(match)]
        assert picks == [order[turn % len(order)] for turn in range(7)]

    def test_a_wounded_godfather_does_not_begin(self):
        """§9.1"""
        match = showdown("blank 1 | bang 0 | blank 3 | blank 2", "table 5 10 desk")
        courage(match, STAND)
        assert sharing(match) == ["1 5", "2 10", "3 desk"]

    @pytest.mark.parametrize("seats", [5, 6, 7, 8])
    def test_a_bigger_table_shares_the_same_nine_things(self, seats):
        """§9.1, §9.2"""
        match = split(" | ".join(["stand"] * seats), "table 5 5 10 10 20 20 d1 d5 desk / godfather 2")
        assert [int(words.split()[0]) for words in sharing(match)] == [(2 + turn) % seats for turn in range(9)]


class TestUntilNothingIsLeft:
    def test_a_player_takes_what_lies_there(self):
        """§9.2"""
        match = split(STAND, "table 5 5 d1 P K desk")
        assert may(match) == {"take 5", "take d1", "take P", "take K", "take desk"}

    @pytest.mark.parametrize("share", ["10", "20", "d5", "d10", "C"])
    def test_nobody_takes_what_does_not_lie_there(self, share):
        """§9.2"""
        match = split(STAND, "table 5 5 d1 P K desk")
        assert refusal(match, f"take {share}") == "not-on-the-table §9.2"

    def test_nobody_takes_the_desk_twice(self):
        """§9.2, §9.3"""
        match = split(STAND, "table 5 5 10 desk")
        match.play("take desk")
        assert refusal(match, "take desk") == "not-on-the-table §9.2"

    @pytest.mark.parametrize("share", ["5", "10", "20", "d1", "d5", "d10", "P"])
    def test_what_is_taken_lies_in_front_of_the_player(self, share):
        """§9.2"""
        match = split(STAND, f"table {share} desk")
        match.play(f"take {share}")
        assert loot(match, 0) == share
        assert table(match) == "desk"
        assert match.to_act == (1,)

    def test_the_picks_go_round_until_the_table_is_empty(self):
        """§9.2"""
        match = split("stand | stand | duck | duck", "table 5 5 10 10 20 20 d1 d1 desk")
        assert sharing(match) == ["0 5", "1 5", "0 10", "1 10", "0 20", "1 20", "0 d1", "1 d1", "0 desk"]
        assert all_loot(match) == ["5 10 20 d1", "5 10 20 d1", "-", "-"]
        assert round_number(match) == 8

    def test_one_who_stands_alone_takes_all_of_it(self):
        """§9.2"""
        match = split("duck | duck | stand | duck", "table 5 10 20 d1 d5 d10 P P desk")
        assert len(sharing(match)) == 9
        assert loot(match, 2) == "5 10 20 d1 d5 d10 P P"
        assert godfather(match) == 2

    def test_nobody_passes(self):
        """§9.2"""
        match = split(STAND, "table 5 desk")
        assert refusal(match, "no") == "not-now §3.1"

    def test_the_desk_is_left_for_last_or_taken_first(self):
        """§9.2, §9.3"""
        match = split("stand | stand | duck | duck", "table 5 desk")
        match.play("take 5", "take desk")
        assert godfather(match) == 1
        match = split("stand | stand | duck | duck", "table 5 desk")
        match.play("take desk", "take 5")
        assert godfather(match) == 0


class TestTheDesk:
    @pytest.mark.parametrize("taker", range(4))
    def test_who_takes_the_desk_is_godfather_from_the_next_round(self, taker):
        """§9.3"""
        match = split(STAND, "table 5 5 5 desk")
        for seat in range(4):
            match.play("take desk" if seat == taker else "take 5")
        assert (round_number(match), godfather(match)) == (8, taker)
        assert table(match).endswith("desk")

    def test_this_split_goes_on_in_its_order(self):
        """§9.3"""
        match = split(STAND, "table 5 5 5 5 10 desk")
        match.play("take 5", "take desk")
        assert match.to_act == (2,)
        assert godfather(match) == 0
        assert section(match, "next") == "1"
        match.play("take 5", "take 5")
        assert match.to_act == (0,)

    def test_the_desk_is_a_share_and_no_loot(self):
        """§9.3"""
        match = split(STAND, "table 5 desk")
        match.play("take desk")
        assert loot(match, 0) == "-"
        assert match.to_act == (1,)

    def test_the_new_godfather_has_the_privilege_of_the_next_round(self):
        """§6.1, §9.3"""
        match = split(STAND, "table 5 desk")
        match.play("take 5", "take desk")
        for seat in range(4):
            match.play("load blank", seat=seat)
        for seat in range(4):
            match.play(f"aim {(seat + 1) % 4}", seat=seat)
        assert (step(match), match.to_act) == ("order", (1,))


class TestNobodyStands:
    def test_the_loot_of_the_round_is_discarded_and_the_desk_stays(self):
        """§9.4, R2"""
        match = split("duck | duck | duck | duck", "godfather 2 / table 20 d10 P desk / loot 5 | - | - | -")
        assert (round_number(match), step(match)) == (8, "bullet")
        assert godfather(match) == 2
        assert {"20", "d10", "P"} <= set(gone(match).split())
        assert all_loot(match) == ["5", "-", "-", "-"]
        assert table(match) == "5 5 5 5 10 10 10 10 desk"

    def test_also_when_all_who_stood_are_wounded(self):
        """§9.4, R2"""
        match = showdown("bang 1 | bang 0 | blank 3 | blank 2", "table 20 desk / godfather 3")
        courage(match, "stand | stand | duck | duck")
        assert (round_number(match), godfather(match)) == (8, 3)
        assert "20" in gone(match).split()

    @pytest.mark.parametrize(("dead", "heir"), [("", 2), ("dead 2", 3)])
    def test_the_desk_of_a_dead_godfather_goes_to_the_next_living_player(self, dead, heir):
        """§9.4, R2 Clockwise, whether he lies or not."""
        third = "dead" if dead else "blank 0"
        match = showdown(f"bang 1 | bang 0 | {third} | blank 0 | blank 0", "wounds 0 | 2 | 0 | 0 | 0 / godfather 1")
        courage(match, f"stand | stand | {'-' if dead else 'duck'} | duck | duck")
        assert (round_number(match), godfather(match)) == (8, heir)

    def test_after_the_last_seat_the_desk_of_a_dead_godfather_goes_to_the_first(self):
        """§9.4, R2"""
        match = showdown("blank 3 | blank 3 | bang 3 | bang 2", "wounds 0 | 0 | 1 | 2 / godfather 3")
        courage(match, "duck | duck | stand | stand")
        assert (round_number(match), godfather(match)) == (8, 0)

    def test_in_the_last_round_the_game_ends_with_it(self):
        """§9.4, §11.1, R2"""
        match = split("duck | duck | duck | duck", "round 8 / blanks 0 | 0 | 0 | 0 / deck - / table 20 20 desk")
        assert match.over
        assert all_loot(match) == ["-"] * 4
