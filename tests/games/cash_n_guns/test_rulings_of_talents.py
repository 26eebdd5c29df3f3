"""Where the rulebook leaves a question: one or more tests for each ruling, by its number. Here those on talents."""

import pytest

from tests.games.cash_n_guns.table import (
    DECK_OF_8,
    PAINTINGS,
    TABLE,
    aim,
    alive,
    all_loot,
    armed,
    courage,
    ending,
    godfather,
    gone,
    hand,
    hands,
    loaded,
    loot,
    may,
    position,
    refusal,
    round_number,
    sees,
    sharing,
    showdown,
    shown,
    split,
    step,
    wounds,
)

STAND = "stand | stand | stand | stand"
ALL_BLANKS = "blank | blank | blank | blank"
SEVENTH = f"blanks 2 | 0 | 1 | 2 / bangs 0 | 2 | 1 | 0 / round 7 / deck {DECK_OF_8} / table {TABLE}"


class TestBeforeTheShots:  # §12.4, §12.7, §12.11, §12.13
    def test_r11_all_aim_then_the_kid_then_a_new_bullet_then_the_privilege(self):
        match = armed(ALL_BLANKS, "talents - | dzieciak | cwaniak | -")
        steps = [step(match)]
        aim(match, "1 | - | 3 | 0")
        for action in ("aim 3", "load blank", "no"):
            steps.append(step(match))
            match.play(action)
        assert steps == ["aim", "kid", "reload", "order"]
        assert step(match) == "courage"

    def test_r12_the_swindler_comes_before_the_bullets(self):
        match = position(f"{SEVENTH} / talents oszust | - | - | - / step swindle")
        match.play("swindle 1", "give blank")
        assert hands(match)[:2] == ((1, 1), (1, 1))
        assert step(match) == "bullet"

    def test_r28_the_swindler_must_swap_and_may_give_the_same_card_back(self):
        match = position(f"{SEVENTH} / talents oszust | - | - | - / step swindle")
        assert "no" not in may(match)
        match.play("swindle 1")
        assert "no" not in may(match)
        match.play("give bang")
        assert hands(match)[:2] == ((2, 0), (0, 2))

    @pytest.mark.parametrize("viewer", [-1, 1, 2, 3])
    def test_r29_nobody_learns_whether_the_bullet_was_changed(self, viewer):
        one = armed("bang | blank | blank | blank", "talents cwaniak | - | - | -")
        other = armed("bang | blank | blank | blank", "talents cwaniak | - | - | -")
        for match, card in ((one, "bang"), (other, "blank")):
            aim(match, "1 | 2 | 3 | 0")
            match.play(f"load {card}")
        assert (loaded(one, 0), loaded(other, 0)) == ("bang", "blank")
        assert sees(one, viewer) == sees(other, viewer)

    def test_r13_the_wise_one_takes_his_card_back_when_his_target_ducked(self):
        match = showdown("bang 1 | blank 0 | blank 0 | blank 0", "talents madrala | - | - | -")
        courage(match, "stand | duck | stand | stand")
        match.play("discard blank")
        assert hand(match, 0) == (0, 1)

    def test_r13_not_when_his_target_stood(self):
        match = showdown("bang 1 | blank 0 | blank 0 | blank 0", "talents madrala | - | - | -")
        courage(match, STAND)
        assert (step(match), hand(match, 0)) == ("share", (1, 0))

    def test_r31_also_when_he_ducked_himself(self):
        match = showdown("bang 1 | blank 0 | blank 0 | blank 0", "talents madrala | - | - | -")
        courage(match, "duck | duck | stand | stand")
        assert (step(match), match.to_act) == ("wise", (0,))


class TestTheShots:  # §12.8, §12.12, §12.14, §12.16
    GUNS = "bang 1 | blank 2 | blank 3 | blank 2"
    COLD = "talents profesjonalista | - | - | - / loot - | d10 | - | -"

    @pytest.mark.parametrize(
        ("guns", "stances", "stolen"),
        [
            (GUNS, "stand | duck | stand | stand", True),
            ("blank 1 | blank 2 | blank 3 | blank 2", "stand | duck | stand | stand", False),
            (GUNS, "duck | duck | stand | stand", False),
            (GUNS, STAND, False),
            ("bang 1 | blank 2 | bang 0 | blank 2", "stand | duck | stand | stand", False),
        ],
    )
    def test_r14_a_theft_needs_a_ducking_target_a_bang_and_a_standing_thief(self, guns, stances, stolen):
        match = showdown(guns, self.COLD)
        courage(match, stances)
        assert all_loot(match) == (["d10", "-", "-", "-"] if stolen else ["-", "d10", "-", "-"])

    def test_r35_the_theft_is_compulsory_and_the_bang_lies_face_up(self):
        match = showdown(self.GUNS, self.COLD)
        courage(match, "stand | duck | stand | stand")
        assert (step(match), loot(match, 0)) == ("share", "d10")
        assert shown(match).count("bang") == 1

    @pytest.mark.parametrize(("shots", "expected"), [(1, 1), (2, 0), (3, 0)])
    def test_r17_two_or_more_hits_are_none_for_the_lucky_one(self, shots, expected):
        guns = " | ".join(f"{'bang' if 0 < seat <= shots else 'blank'} {0 if seat else 1}" for seat in range(4))
        match = showdown(guns, "talents farciarz | - | - | -")
        courage(match, STAND)
        assert wounds(match)[0] == expected

    def test_r40_and_he_stands_in_the_split(self):
        match = showdown("blank 1 | bang 0 | bang 0 | blank 0", "talents farciarz | - | - | - / table 5 desk")
        courage(match, STAND)
        assert sharing(match) == ["0 5", "1 desk"]

    @pytest.mark.parametrize(("before", "lives"), [(3, True), (4, False)])
    def test_r18_the_tough_one_dies_at_five(self, before, lives):
        match = showdown(
            "blank 1 | bang 0 | blank 0 | blank 0", f"talents niezniszczalny | - | - | - / wounds {before} | 0 | 0 | 0"
        )
        courage(match, STAND)
        assert (0 in alive(match)) == lives

    def test_r33_the_vulture_takes_two_from_each_who_goes_out(self):
        more = "talents - | - | sep | - / wounds 2 | 2 | 0 | 0 / loot P P P | 5 | - | -"
        match = showdown("bang 1 | bang 0 | blank 0 | blank 0", more)
        courage(match, "stand | stand | duck | stand")
        assert loot(match, 2) == "5 P P"
        assert "P" in gone(match)

    def test_r33_a_dying_vulture_takes_nothing(self):
        more = "talents - | - | sep | - / wounds 0 | 2 | 2 | 0 / loot - | P P | - | -"
        match = showdown("bang 1 | bang 2 | blank 0 | blank 0", more)
        courage(match, STAND)
        assert all_loot(match) == ["-"] * 4


class TestBeforeTheSplit:  # §12.3, §12.5, §12.10
    @pytest.mark.parametrize(
        ("guns", "stances", "expected"),
        [
            ("blank 1 | blank 0 | blank 0 | blank 0", "stand | duck | stand | stand", "10"),
            ("bang 1 | blank 0 | blank 0 | blank 0", STAND, "10"),
            ("blank 1 | blank 0 | blank 0 | blank 0", STAND, "-"),
        ],
    )
    def test_r15_cichociemna_takes_a_ten_when_she_lies_for_any_reason(self, guns, stances, expected):
        match = showdown(guns, "talents - | cichociemna | - | - / table 5 10 10 desk")
        courage(match, stances)
        assert loot(match, 1) == expected

    def test_r16_the_doctor_removes_a_wound_when_she_lies(self):
        more = "talents lekarka | - | - | - / wounds 1 | 0 | 0 | 0 / godfather 1"
        match = showdown("blank 1 | bang 0 | blank 0 | blank 0", more)
        courage(match, STAND)
        match.play("heal")
        assert wounds(match) == (1, 0, 0, 0)

    def test_r16_but_not_a_deadly_one(self):
        more = "talents lekarka | - | - | - / wounds 2 | 0 | 0 | 0 / godfather 1"
        match = showdown("blank 1 | bang 0 | blank 0 | blank 0", more)
        courage(match, STAND)
        assert 0 not in alive(match)

    def test_r19_the_five_of_czarus_is_no_share(self):
        match = split("stand | stand | duck | duck", "talents czarus | - | - | - / table 5 10 20 desk")
        assert loot(match, 0) == "5"
        assert sharing(match) == ["0 10", "1 20", "0 desk"]


class TestTheSplit:  # §12.2, §12.6, §12.9, §12.15, §12.17
    def test_r20_the_cunning_one_takes_two_and_leaves(self):
        match = split("stand | stand | duck | duck", "talents chytruska | - | - | - / table 5 10 20 20 desk")
        match.play("take 20", "take 20")
        assert sharing(match) == ["1 5", "1 10", "1 desk"]

    def test_r32_what_she_leaves_to_nobody_is_gone(self):
        match = split("duck | stand | duck | duck", "talents - | chytruska | - | - / table 20 20 d10 desk")
        match.play("take 20", "take 20")
        assert (round_number(match), godfather(match)) == (8, 0)
        assert "d10" in gone(match).split()

    def test_r32_the_desk_of_a_dead_godfather_goes_on_clockwise(self):
        """R2"""
        match = showdown(
            "blank 1 | bang 0 | blank 0 | blank 0",
            "talents - | chytruska | - | - / table 20 20 d10 desk / wounds 2 | 0 | 0 | 0 / godfather 0",
        )
        courage(match, "stand | stand | duck | duck")
        match.play("take 20", "take 20")
        assert (round_number(match), godfather(match)) == (8, 1)

    def test_r21_one_kind_for_one_player_and_one_pick(self):
        match = split("stand | duck | duck | stand", "talents - | - | - | dyktatorka / table 5 5 P P desk")
        match.play("forbid painting")
        assert refusal(match, "take P") == "forbidden-to-you §12.6"
        match.play("take 5", "take 5")
        assert (step(match), may(match)) == ("share", {"take P", "take desk"})

    def test_r21_who_may_take_nothing_is_passed_over(self):
        match = split("stand | duck | duck | stand", "talents - | - | - | dyktatorka / table 5 desk / godfather 3")
        match.play("take desk", "forbid note")
        assert match.to_act == (3,)

    def test_r22_a_card_is_traded_for_a_random_one_and_the_desk_is_not(self):
        match = split(STAND, "talents tandeciara | - | - | - / table 5 desk / loot - | d10 | - | -")
        match.play("take 5", "trade 1")
        assert all_loot(match) == ["d10", "5", "-", "-"]
        match = split(STAND, "talents tandeciara | - | - | - / table 5 desk / loot - | d10 | - | -")
        match.play("take desk")
        assert match.to_act == (1,)

    def test_r23_the_friend_makes_the_same_exchange(self):
        match = split(STAND, "talents - | - | - | psiapsiola / table C 5 desk")
        match.play("take C", "discard blank", "discard blank")
        assert hands(match) == ((0, 1), (1, 0), (1, 0), (0, 1))

    def test_r39_she_must(self):
        match = split(STAND, "talents - | - | - | psiapsiola / table C 5 desk")
        match.play("take C", "discard blank")
        assert match.to_act == (3,)
        assert may(match) == {"discard blank"}

    def test_r24_the_collector_has_one_painting_more(self):
        assert ending("- | P | - | -", "talents kolekcjoner | - | - | -")[0] == (PAINTINGS[1], 1)
        assert ending("P P | - | - | -", "talents kolekcjoner | - | - | -")[0][0] == PAINTINGS[3]
