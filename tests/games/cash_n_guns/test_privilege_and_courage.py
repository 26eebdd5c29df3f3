"""The Godfather's privilege and courage (§6, §7)."""

import pytest

from tests.games.cash_n_guns.table import (
    aim,
    aims,
    armed,
    courage,
    hand,
    hands,
    may,
    refusal,
    sharing,
    showdown,
    shown,
    step,
    wounds,
)

ALL_BLANKS = "blank | blank | blank | blank"
ROUND_AND_ROUND = "1 | 2 | 3 | 0"


def ordering(targets=ROUND_AND_ROUND, loaded=ALL_BLANKS, more=""):
    """All have aimed; the Godfather, seat 0 if nothing else is typed, is asked."""
    match = armed(loaded, more)
    aim(match, targets)
    return match


class TestPrivilege:
    def test_the_godfather_may_order_one_other_player(self):
        """§6.1"""
        match = ordering()
        assert (step(match), match.to_act) == ("order", (0,))
        assert may(match) == {"no", "order 1", "order 2", "order 3"}

    @pytest.mark.parametrize("godfather", range(4))
    def test_the_privilege_is_his_who_has_the_desk(self, godfather):
        """§6.1"""
        match = ordering(more=f"godfather {godfather}")
        assert match.to_act == (godfather,)
        assert may(match) == {"no"} | {f"order {seat}" for seat in range(4) if seat != godfather}

    def test_he_may_leave_everything_as_it_is(self):
        """§6.1"""
        match = ordering()
        match.play("no")
        assert aims(match) == ROUND_AND_ROUND
        assert (step(match), match.to_act) == ("courage", (0, 1, 2, 3))

    @pytest.mark.parametrize("godfather", range(4))
    def test_he_does_not_order_himself(self, godfather):
        """§6.1"""
        match = ordering(more=f"godfather {godfather}")
        assert refusal(match, f"order {godfather}") == "not-yourself-as-godfather §6.1"

    @pytest.mark.parametrize(
        ("ordered", "targets", "choices"),
        [
            (1, "1 | 2 | 3 | 0", {"aim 0", "aim 3"}),
            (1, "1 | 0 | 3 | 0", {"aim 2", "aim 3"}),
            (2, "1 | 0 | 3 | 0", {"aim 0", "aim 1"}),
            (3, "1 | 0 | 3 | 2", {"aim 0", "aim 1"}),
        ],
    )
    def test_who_is_ordered_must_aim_at_somebody_else(self, ordered, targets, choices):
        """§6.1, R1 Also at the Godfather."""
        match = ordering(targets)
        match.play(f"order {ordered}")
        assert (step(match), match.to_act) == ("redirect", (ordered,))
        assert may(match) == choices
        former = targets.split(" | ")[ordered]
        assert refusal(match, f"aim {former}") == "former-target §6.1"
        assert refusal(match, f"aim {ordered}") == "not-yourself §5.1"

    def test_the_new_target_replaces_the_former_one(self):
        """§6.1"""
        match = ordering(loaded="blank | bang | blank | blank")
        match.play("order 1", "aim 3")
        assert aims(match) == "1 | 3 | 3 | 0"
        assert step(match) == "courage"
        courage(match, "stand | stand | stand | stand")
        assert wounds(match) == (0, 0, 0, 1)

    def test_only_one_player_is_ordered(self):
        """§6.1"""
        match = ordering()
        match.play("order 1", "aim 3")
        assert refusal(match, "order 2", 0) == "not-now §3.1"

    def test_nobody_else_answers_the_order(self):
        """§6.1"""
        match = ordering()
        match.play("order 1")
        assert refusal(match, "aim 3", 0) == "not-your-turn §3.1"
        assert refusal(match, "aim 0", 2) == "not-your-turn §3.1"

    def test_of_two_who_are_left_none_has_another_target(self):
        """§6.1"""
        match = armed("blank | dead | blank | dead")
        aim(match, "2 | - | 0 | -")
        assert may(match) == {"no"}
        assert refusal(match, "order 2") == "no-other-target §6.1"

    def test_who_is_out_gets_no_order_and_is_no_new_target(self):
        """§6.1, §8.3"""
        match = armed("blank | blank | blank | blank | dead")
        aim(match, "1 | 2 | 3 | 0 | -")
        assert match.why_not("order 4") is not None
        assert "order 4" not in may(match)
        match.play("order 1")
        assert refusal(match, "aim 4") == "target-is-out §5.1"
        assert may(match) == {"aim 0", "aim 3"}

    def test_who_takes_no_part_gets_no_order(self):
        """§5.2, §6.1, R30"""
        match = ordering("1 | 0 | late | 0", more="clock with")
        assert refusal(match, "order 2") == "takes-no-part §5.2"
        assert may(match) == {"no", "order 1", "order 3"}

    def test_who_takes_no_part_is_no_new_target(self):
        """§5.2, §6.1, R30"""
        match = ordering("1 | 0 | late | 0", more="clock with")
        match.play("order 1")
        assert refusal(match, "aim 2") == "takes-no-part §5.2"
        assert may(match) == {"aim 3"}

    def test_who_aims_at_a_late_player_may_be_turned_to_one_who_takes_part(self):
        """§5.2, §6.1, R30"""
        match = ordering("1 | 2 | late | late", more="clock with")
        assert may(match) == {"no", "order 1"}
        match.play("order 1")
        assert may(match) == {"aim 0"}

    def test_with_two_taking_part_an_order_has_no_other_target(self):
        """§5.2, §6.1, R30"""
        match = ordering("1 | 0 | late | late", more="clock with")
        assert refusal(match, "order 1") == "no-other-target §6.1"

    @pytest.mark.parametrize("seats", [5, 6, 7, 8])
    def test_among_more_players_there_are_more_new_targets(self, seats):
        """§6.1"""
        match = armed(" | ".join(["blank"] * seats))
        aim(match, " | ".join(str((seat + 1) % seats) for seat in range(seats)))
        match.play("order 2")
        assert may(match) == {f"aim {seat}" for seat in range(seats) if seat not in (2, 3)}


class TestCourage:
    def test_everybody_ducks_or_stands(self):
        """§7.1"""
        match = showdown("blank 1 | blank 2 | blank 3 | blank 0")
        assert match.to_act == (0, 1, 2, 3)
        for seat in range(4):
            assert may(match, seat) == {"duck", "stand"}

    @pytest.mark.parametrize(
        ("stances", "standing"),
        [
            ("stand | stand | stand | stand", [0, 1, 2, 3]),
            ("duck | stand | stand | stand", [1, 2, 3]),
            ("stand | duck | stand | duck", [0, 2]),
            ("duck | duck | duck | stand", [3]),
        ],
    )
    def test_only_who_stands_takes_a_share(self, stances, standing):
        """§7.1"""
        match = showdown("blank 1 | blank 2 | blank 3 | blank 0", "table 5 5 10 10 20 20 d1 d1 desk")
        courage(match, stances)
        assert sorted({int(words.split()[0]) for words in sharing(match)}) == standing

    @pytest.mark.parametrize("shooters", ["1", "1 2", "1 2 3"])
    def test_who_ducks_is_not_wounded(self, shooters):
        """§7.1, §7.3"""
        guns = " | ".join(f"{'bang' if str(seat) in shooters else 'blank'} {0 if seat else 1}" for seat in range(4))
        match = showdown(guns)
        courage(match, "duck | stand | stand | stand")
        assert wounds(match) == (0, 0, 0, 0)

    def test_who_ducks_does_not_shoot_and_his_card_is_not_seen(self):
        """§7.2"""
        match = showdown("bang 1 | blank 2 | blank 3 | blank 1")
        courage(match, "duck | stand | stand | stand")
        assert wounds(match) == (0, 0, 0, 0)
        assert "bang" not in shown(match)
        assert hand(match, 0) == (1, 0)

    def test_a_card_aimed_at_who_ducked_is_discarded_unseen(self):
        """§7.3"""
        match = showdown("bang 1 | blank 2 | blank 3 | blank 2")
        courage(match, "stand | duck | stand | stand")
        assert shown(match) == "blank blank"
        assert hands(match) == ((1, 0),) * 4

    def test_who_aimed_at_a_ducking_player_still_stands_and_shares(self):
        """§7.3, §9.1"""
        match = showdown("bang 1 | blank 2 | blank 3 | blank 0", "table 5 10 20 desk")
        courage(match, "stand | duck | duck | duck")
        assert sharing(match) == ["0 5", "0 10", "0 20", "0 desk"]

    def test_when_all_duck_no_card_is_seen(self):
        """§7.2"""
        match = showdown("bang 1 | bang 2 | bang 3 | bang 0")
        courage(match, "duck | duck | duck | duck")
        assert shown(match) == "-"
        assert wounds(match) == (0, 0, 0, 0)

    def test_the_cards_of_two_who_stand_against_each_other_are_turned_up(self):
        """§7.3, §8.1"""
        match = showdown("blank 1 | bang 0 | bang 3 | blank 2")
        courage(match, "stand | stand | duck | stand")
        assert shown(match) == "bang blank"
        assert wounds(match) == (1, 0, 0, 0)

    def test_every_loaded_card_is_used_up(self):
        """§4.2, §7.2, §7.3, §8.1"""
        match = showdown("bang 1 | blank 2 | bang 3 | blank 0")
        courage(match, "stand | duck | stand | stand")
        for seat in range(4):
            assert hand(match, seat) == (1, 0)

    def test_a_ducking_godfather_keeps_his_privilege(self):
        """§6.1, §7.1 It comes before courage."""
        match = ordering(loaded="blank | bang | blank | blank")
        match.play("order 1", "aim 3")
        courage(match, "duck | stand | stand | stand")
        assert wounds(match) == (0, 0, 0, 1)
