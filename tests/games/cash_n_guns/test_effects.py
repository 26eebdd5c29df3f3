"""What the cards do: wounds, deaths, the last survivor (§8)."""

import pytest

from tests.games.cash_n_guns.table import (
    alive,
    all_loot,
    courage,
    godfather,
    gone,
    load,
    loot,
    may,
    outcome,
    refusal,
    round_number,
    sharing,
    showdown,
    shown,
    step,
    wounds,
)

STAND = "stand | stand | stand | stand"


def fired(guns, more="", stances=None):
    """All have shown their courage: they stand unless something else is said."""
    match = showdown(guns, more)
    seats = guns.split("|")
    courage(match, stances or " | ".join("-" if seat.strip() == "dead" else "stand" for seat in seats))
    return match


class TestBlankAndBang:
    def test_a_blank_does_nothing(self):
        """§8.1"""
        match = fired("blank 1 | blank 2 | blank 3 | blank 0", "table 5 10 20 desk")
        assert wounds(match) == (0, 0, 0, 0)
        assert sharing(match) == ["0 5", "1 10", "2 20", "3 desk"]

    @pytest.mark.parametrize("target", [1, 2, 3])
    def test_a_bang_wounds_the_target(self, target):
        """§8.1"""
        match = fired(f"bang {target} | blank 0 | blank 0 | blank 0")
        assert wounds(match) == tuple(int(seat == target) for seat in range(4))

    def test_who_is_wounded_takes_no_share(self):
        """§8.1"""
        match = fired("bang 2 | blank 0 | blank 0 | blank 0", "table 5 10 20 d1 desk")
        assert sharing(match) == ["0 5", "1 10", "3 20", "0 d1", "1 desk"]

    def test_who_is_wounded_plays_on_in_the_next_round(self):
        """§8.1"""
        match = fired("bang 2 | blank 0 | blank 0 | blank 0", "table desk")
        match.play("take desk")
        assert match.to_act == (0, 1, 2, 3)
        assert wounds(match) == (0, 0, 1, 0)

    def test_bangs_that_were_fired_lie_face_up(self):
        """§8.1"""
        assert shown(fired("bang 2 | bang 3 | blank 0 | blank 0")) == "bang bang blank blank"


class TestAllAtOnce:
    def test_two_who_aim_at_each_other_wound_each_other(self):
        """§8.2"""
        match = fired("bang 1 | bang 0 | blank 3 | blank 2", "table 5 desk")
        assert wounds(match) == (1, 1, 0, 0)
        assert sharing(match) == ["2 5", "3 desk"]

    @pytest.mark.parametrize("shooters", [1, 2, 3])
    def test_every_bang_gives_one_wound(self, shooters):
        """§8.2"""
        guns = " | ".join(f"{'bang' if 0 < seat <= shooters else 'blank'} {0 if seat else 1}" for seat in range(5))
        match = fired(guns)
        assert wounds(match)[1:] == (0, 0, 0, 0)
        assert wounds(match)[0] == shooters or (shooters, alive(match)) == (3, (1, 2, 3, 4))

    def test_a_wounded_player_has_fired_all_the_same(self):
        """§8.2"""
        assert wounds(fired("bang 1 | bang 2 | bang 3 | bang 0")) == (1, 1, 1, 1)

    def test_a_dying_player_has_fired_all_the_same(self):
        """§8.2, §8.3, R4"""
        match = fired("bang 1 | bang 2 | blank 0 | blank 0", "wounds 0 | 2 | 0 | 0")
        assert alive(match) == (0, 2, 3)
        assert match.position.wounds[2] == 1

    @pytest.mark.parametrize("seats", [5, 6, 7, 8])
    def test_up_to_seven_may_hit_the_same_player(self, seats):
        """§8.2"""
        guns = " | ".join(["blank 1", *["bang 0"] * (seats - 1)])
        assert alive(fired(guns)) == tuple(range(1, seats))

    @pytest.mark.parametrize(
        ("guns", "expected"),
        [
            ("bang 1 | blank 0 | bang 1 | blank 0", (0, 2, 0, 0)),
            ("bang 1 | bang 2 | bang 1 | blank 0", (0, 2, 1, 0)),
            ("bang 1 | bang 0 | bang 0 | blank 0", (2, 1, 0, 0)),
            ("blank 1 | bang 0 | blank 0 | bang 2", (1, 0, 1, 0)),
            ("bang 3 | bang 3 | blank 3 | blank 2", (0, 0, 0, 2)),
        ],
    )
    def test_wounds_are_counted_by_who_aimed_where(self, guns, expected):
        """§8.2"""
        assert wounds(fired(guns)) == expected

    def test_a_shot_of_one_who_ducked_is_none_among_several(self):
        """§7.2, §8.2"""
        guns = "blank 1 | bang 0 | bang 0 | bang 0"
        assert wounds(fired(guns, stances="stand | stand | duck | stand")) == (2, 0, 0, 0)


class TestOut:
    @pytest.mark.parametrize(("before", "shots", "lives"), [(0, 2, True), (1, 1, True), (2, 1, False), (1, 2, False)])
    def test_the_third_wound_is_the_end(self, before, shots, lives):
        """§8.3"""
        guns = " | ".join(f"{'bang' if 0 < seat <= shots else 'blank'} {0 if seat else 1}" for seat in range(4))
        match = fired(guns, f"wounds {before} | 0 | 0 | 0")
        assert (0 in alive(match)) == lives

    @pytest.mark.parametrize(("before", "shots"), [(0, 3), (1, 3), (2, 2), (2, 3)])
    def test_more_than_three_wounds_are_the_end_too(self, before, shots):
        """§8.3"""
        guns = " | ".join(f"{'bang' if 0 < seat <= shots else 'blank'} {0 if seat else 1}" for seat in range(4))
        assert alive(fired(guns, f"wounds {before} | 0 | 0 | 0")) == (1, 2, 3)

    def test_who_is_out_takes_no_share_and_is_asked_nothing_more(self):
        """§8.3"""
        match = fired("bang 1 | blank 0 | blank 0 | blank 0", "wounds 0 | 2 | 0 | 0 / table 5 desk")
        assert sharing(match) == ["0 5", "2 desk"]
        assert match.to_act == (0, 2, 3)
        assert refusal(match, "load blank", 1) == "you-are-out §8.3"
        load(match, "blank | - | blank | blank")
        assert may(match, 0) == {"aim 2", "aim 3"}

    def test_the_loot_of_the_dead_goes_out_of_the_game(self):
        """§8.4, R3"""
        match = fired("bang 1 | blank 0 | blank 0 | blank 0", "wounds 0 | 2 | 0 | 0 / loot - | 20 d10 P | 5 | -")
        assert all_loot(match) == ["-", "-", "5", "-"]
        assert {"20", "d10", "P"} <= set(gone(match).split())

    def test_two_die_together_and_two_play_on(self):
        """§8.2, §8.3, §8.4"""
        match = fired("bang 1 | bang 0 | blank 3 | blank 2", "wounds 2 | 2 | 0 | 0 / loot d10 | 20 | 5 | -")
        assert alive(match) == (2, 3)
        assert all_loot(match) == ["-", "-", "5", "-"]
        assert (step(match), match.to_act) == ("share", (2,))

    def test_when_the_godfather_dies_the_next_standing_player_begins_the_split(self):
        """§8.3, §9.1"""
        match = fired(
            "bang 1 | blank 0 | blank 0 | blank 0",
            "wounds 0 | 2 | 0 | 0 / godfather 1 / table 5 desk",
            "stand | stand | duck | stand",
        )
        assert sharing(match) == ["3 5", "0 desk"]
        assert godfather(match) == 0

    def test_who_ducks_with_two_wounds_lives(self):
        """§7.1, §8.3"""
        match = fired("bang 1 | blank 0 | blank 0 | blank 0", "wounds 0 | 2 | 0 | 0", "stand | duck | stand | stand")
        assert alive(match) == (0, 1, 2, 3)


class TestTheLastSurvivor:
    def test_one_who_is_left_alone_wins_at_once(self):
        """§8.5, R6 Although the loot still lies there and a round is to come."""
        match = fired("bang 1 | blank 0 | dead | dead", "wounds 0 | 2 | 0 | 0 / loot 5 10 | 20 20 | - | -")
        assert match.over
        assert round_number(match) == 7
        assert outcome(match)[0] == (15, 1)
        assert len(set(outcome(match)[1:])) == 1  # the dead share a place
        assert outcome(match)[1][0] == 0
        assert outcome(match)[1][1] > 1

    def test_three_may_kill_each_other_and_leave_one(self):
        """§8.5"""
        match = fired("bang 1 | bang 2 | bang 0 | blank 0", "wounds 2 | 2 | 2 | 0")
        assert match.over
        assert alive(match) == (3,)
        assert outcome(match)[3][1] == 1

    def test_a_poor_survivor_wins_all_the_same(self):
        """§8.5"""
        match = fired("blank 1 | bang 0 | dead | dead", "wounds 2 | 0 | 0 | 0 / loot 4*20 | - | - | -")
        assert outcome(match)[1] == (0, 1)

    def test_who_ducks_and_is_left_alone_wins_too(self):
        """§8.5"""
        match = fired("bang 1 | bang 0 | blank 0 | dead", "wounds 2 | 2 | 2 | 0", "stand | stand | duck | -")
        assert outcome(match)[2][1] == 1
        assert alive(match) == (2,)

    def test_after_the_end_nobody_acts(self):
        """§8.5, §11.1"""
        match = fired("bang 1 | blank 0 | dead | dead", "wounds 0 | 2 | 0 | 0")
        assert match.to_act == ()
        assert step(match) == "over"
        assert refusal(match, "take 5", 0) == "game-is-over §11.1"
        assert refusal(match, "load blank", 1) == "game-is-over §11.1"

    def test_when_the_last_two_kill_each_other_nobody_wins(self):
        """§8.5, R5, R37"""
        match = fired("bang 1 | bang 0 | dead | dead", "wounds 2 | 2 | 0 | 0 / loot 20 | 20 20 | - | -")
        assert match.over
        assert alive(match) == ()
        assert outcome(match) == ((0, 4),) * 4

    def test_when_all_four_die_together_nobody_wins(self):
        """§8.5, R5, R37"""
        match = fired("bang 1 | bang 2 | bang 3 | bang 0", "wounds 2 | 2 | 2 | 2")
        assert outcome(match) == ((0, 4),) * 4

    @pytest.mark.parametrize("seats", [5, 6, 7, 8])
    def test_when_all_of_a_bigger_table_die_all_have_the_last_place(self, seats):
        """§8.5, R37"""
        guns = " | ".join(f"bang {(seat + 1) % seats}" for seat in range(seats))
        match = fired(guns, f"wounds {' | '.join('2' * seats)}")
        assert outcome(match) == ((0, seats),) * seats

    def test_two_survivors_go_on(self):
        """§8.5"""
        match = fired("bang 1 | blank 0 | blank 0 | dead", "wounds 0 | 2 | 0 | 0")
        assert not match.over
        assert match.to_act == (0,)

    def test_the_dead_have_no_points_at_the_end_either(self):
        """§8.4, §11.1, R37"""
        match = fired(
            "bang 1 | blank 0 | blank 0 | blank 0",
            "wounds 0 | 2 | 0 | 0 / loot - | 9*20 | 5 | - / round 8 / blanks 0 | 0 | 0 | 0 / deck - / table desk",
        )
        match.play("take desk")
        assert outcome(match) == ((0, 2), (0, 4), (5, 1), (0, 2))

    def test_survivors_keep_their_loot(self):
        """§8.4"""
        match = fired("bang 1 | blank 0 | blank 0 | blank 0", "wounds 0 | 0 | 0 | 0 / loot - | 20 | 5 | -")
        assert (loot(match, 1), loot(match, 2)) == ("20", "5")
