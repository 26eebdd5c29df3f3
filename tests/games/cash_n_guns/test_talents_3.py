"""Lekarka, Mądrala, Niezniszczalny and Oszust (§12.10 to §12.13)."""

import pytest

from tests.games.cash_n_guns.table import (
    DECK_OF_8,
    FOUR,
    TABLE,
    aim,
    alive,
    armed,
    courage,
    ending,
    hand,
    hands,
    loaded,
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
    typed,
    wounds,
)

STAND = "stand | stand | stand | stand"
ALL_BLANKS = "blank | blank | blank | blank"


class TestLekarka:
    DOCTOR = "talents lekarka | - | - | - / godfather 1"

    @pytest.mark.parametrize("before", [1, 2])
    def test_ducking_she_may_remove_a_wound(self, before):
        """§12.10, R16"""
        match = split("duck | stand | stand | stand", f"{self.DOCTOR} / wounds {before} | 1 | 0 | 0")
        assert (step(match), match.to_act) == ("heal", (0,))
        assert may(match) == {"no", "heal"}
        match.play("heal")
        assert wounds(match) == (before - 1, 1, 0, 0)
        assert (step(match), match.to_act) == ("share", (1,))

    def test_she_may_leave_it(self):
        """§12.10 More wounds win a tie."""
        match = split("duck | stand | stand | stand", f"{self.DOCTOR} / wounds 2 | 0 | 0 | 0")
        match.play("no")
        assert wounds(match) == (2, 0, 0, 0)
        assert step(match) == "share"

    def test_a_wound_of_this_round_may_be_the_one(self):
        """§12.10, R16"""
        match = showdown("blank 1 | bang 0 | blank 0 | blank 0", self.DOCTOR)
        courage(match, STAND)
        assert step(match) == "heal"
        match.play("heal")
        assert wounds(match) == (0, 0, 0, 0)

    def test_healed_she_still_takes_no_share(self):
        """§12.10, §8.1"""
        match = showdown("blank 1 | bang 0 | blank 0 | blank 0", f"{self.DOCTOR} / table 5 10 20 desk")
        courage(match, STAND)
        match.play("heal")
        assert sharing(match) == ["1 5", "2 10", "3 20", "1 desk"]

    def test_of_two_wounds_one_remains(self):
        """§12.10, §8.2"""
        match = showdown("blank 1 | bang 0 | bang 0 | blank 0", self.DOCTOR)
        courage(match, STAND)
        match.play("heal")
        assert wounds(match) == (1, 0, 0, 0)

    def test_a_deadly_wound_is_not_undone(self):
        """§12.10, R4, R16"""
        match = showdown("blank 1 | bang 0 | blank 0 | blank 0", f"{self.DOCTOR} / wounds 2 | 0 | 0 | 0")
        courage(match, STAND)
        assert alive(match) == (1, 2, 3)
        assert (step(match), match.to_act) == ("share", (1,))

    def test_standing_she_is_not_asked(self):
        """§12.10"""
        match = split(STAND, f"{self.DOCTOR} / wounds 1 | 0 | 0 | 0")
        assert (step(match), wounds(match)) == ("share", (1, 0, 0, 0))

    def test_without_a_wound_she_is_not_asked(self):
        """§12.10"""
        assert step(split("duck | stand | stand | stand", f"{self.DOCTOR} / wounds 0 | 2 | 0 | 0")) == "share"

    def test_too_slow_she_lies_and_may_heal(self):
        """§12.10, R16, R30"""
        match = armed(ALL_BLANKS, f"{self.DOCTOR} / wounds 1 | 0 | 0 | 0 / clock with")
        aim(match, "late | 2 | 3 | 1")
        match.play("no")
        courage(match, "- | stand | stand | stand")
        assert (step(match), match.to_act) == ("heal", (0,))

    def test_when_nobody_stands_she_may_heal_too(self):
        """§12.10, §9.4"""
        match = split("duck | duck | duck | duck", f"{self.DOCTOR} / wounds 1 | 0 | 0 | 0")
        match.play("heal")
        assert (wounds(match), round_number(match)) == ((0, 0, 0, 0), 8)


class TestMadrala:
    WISE = "talents madrala | - | - | - / table 5 desk"

    @pytest.mark.parametrize(
        ("card", "action", "held"),
        [
            ("bang", "discard blank", (0, 1)),
            ("bang", "discard bang", (1, 0)),
            ("blank", "discard blank", (1, 0)),
        ],
    )
    def test_if_his_target_ducked_he_chooses_the_card_that_is_used_up(self, card, action, held):
        """§12.11, R13"""
        match = showdown(f"{card} 1 | blank 0 | blank 0 | blank 0", self.WISE)
        courage(match, "stand | duck | stand | stand")
        assert (step(match), match.to_act) == ("wise", (0,))
        match.play(action)
        assert hand(match, 0) == held
        assert step(match) == "share"

    def test_he_is_offered_what_he_has(self):
        """§12.11, §3.3"""
        match = showdown("bang 1 | blank 0 | blank 0 | blank 0", self.WISE)
        courage(match, "stand | duck | stand | stand")
        assert may(match) == {"discard blank", "discard bang"}
        match = showdown("blank 1 | blank 0 | blank 0 | blank 0", self.WISE)
        courage(match, "stand | duck | stand | stand")
        assert may(match) == {"discard blank"}
        assert refusal(match, "discard bang") == "no-such-bullet §4.2"

    def test_he_is_asked_even_with_a_single_card(self):
        """§12.11, §3.3"""
        last = "round 8 / blanks 0 | 0 | 0 | 0 / deck -"
        match = showdown("bang 1 | blank 0 | blank 0 | blank 0", f"{self.WISE} / {last}")
        courage(match, "stand | duck | stand | stand")
        assert step(match) == "wise"
        assert may(match) == {"discard bang"}

    def test_the_card_is_discarded_unseen(self):
        """§12.11, §7.3"""
        match = showdown("bang 1 | blank 2 | blank 3 | blank 2", self.WISE)
        courage(match, "stand | duck | stand | stand")
        match.play("discard bang")
        assert shown(match) == "blank blank"

    def test_also_if_he_ducked_himself(self):
        """§12.11, R31"""
        match = showdown("bang 1 | blank 0 | blank 3 | blank 2", self.WISE)
        courage(match, "duck | duck | stand | stand")
        assert (step(match), match.to_act) == ("wise", (0,))
        match.play("discard blank")
        assert hand(match, 0) == (0, 1)

    def test_also_if_his_target_was_too_slow(self):
        """§12.11, R30"""
        match = armed("bang | blank | blank | blank", f"{self.WISE} / clock with")
        aim(match, "1 | late | 3 | 2")
        match.play("no")
        courage(match, "stand | - | stand | stand")
        assert (step(match), match.to_act) == ("wise", (0,))

    @pytest.mark.parametrize("stances", [STAND, "duck | stand | stand | stand", "stand | stand | duck | duck"])
    def test_not_if_his_target_stood(self, stances):
        """§12.11, R13"""
        match = showdown("blank 1 | blank 2 | blank 3 | blank 2", self.WISE)
        courage(match, stances)
        assert step(match) == "share"
        assert hand(match, 0) == (1, 0)

    def test_not_if_his_target_was_shot_by_another(self):
        """§12.11, R13 A shot is no ducking."""
        match = showdown("blank 1 | blank 0 | bang 1 | blank 0", self.WISE)
        courage(match, STAND)
        assert step(match) == "share"

    def test_wounded_he_has_made_his_exchange(self):
        """§12.11 It comes before the shots."""
        match = showdown("bang 1 | blank 0 | bang 0 | blank 0", self.WISE)
        courage(match, "stand | duck | stand | stand")
        assert wounds(match) == (0, 0, 0, 0)
        match.play("discard blank")
        assert wounds(match) == (1, 0, 0, 0)
        assert hand(match, 0) == (0, 1)

    def test_the_hand_is_as_big_as_everybodys(self):
        """§12.11, §4.2"""
        match = showdown("bang 1 | blank 0 | blank 0 | blank 0", self.WISE)
        courage(match, "stand | duck | stand | stand")
        match.play("discard blank")
        assert [sum(held) for held in hands(match)] == [1, 1, 1, 1]
        assert loaded(match, 0) == "-"


class TestNiezniszczalny:
    TOUGH = "talents niezniszczalny | - | - | -"

    @pytest.mark.parametrize(
        ("before", "shots", "lives"),
        [(2, 1, True), (3, 1, True), (4, 1, False), (1, 3, True), (2, 3, False), (3, 2, False), (4, 3, False)],
    )
    def test_he_is_out_at_five_wounds(self, before, shots, lives):
        """§12.12, R18"""
        guns = " | ".join(f"{'bang' if 0 < seat <= shots else 'blank'} {0 if seat else 1}" for seat in range(4))
        match = showdown(guns, f"{self.TOUGH} / wounds {before} | 0 | 0 | 0")
        courage(match, STAND)
        assert (0 in alive(match)) == lives
        if lives:
            assert wounds(match) == (before + shots, 0, 0, 0)

    def test_the_others_are_out_at_three(self):
        """§12.12, §8.3"""
        match = showdown("bang 1 | blank 0 | blank 0 | blank 0", f"{self.TOUGH} / wounds 4 | 2 | 0 | 0")
        courage(match, STAND)
        assert alive(match) == (0, 2, 3)

    def test_a_kit_heals_four_wounds(self):
        """§12.12, §10.4"""
        match = split(STAND, f"{self.TOUGH} / wounds 4 | 0 | 0 | 0 / table K desk")
        match.play("take K")
        assert wounds(match) == (0, 0, 0, 0)

    def test_wounded_he_lies_like_the_others(self):
        """§12.12, §8.1"""
        match = showdown("blank 1 | bang 0 | blank 0 | blank 0", f"{self.TOUGH} / table 5 desk")
        courage(match, STAND)
        assert match.to_act == (1,)

    def test_four_wounds_win_a_tie(self):
        """§12.12, §11.2"""
        found = ending("20 | 20 | - | -", f"{self.TOUGH} / wounds 4 | 2 | 0 | 0")
        assert found[:2] == ((20, 1), (20, 2))


class TestOszust:
    # Seat 0 has two blanks, seat 1 two bangs, seat 2 one of each.
    SEVENTH = f"blanks 2 | 0 | 1 | 2 / bangs 0 | 2 | 1 | 0 / round 7 / deck {DECK_OF_8} / table {TABLE}"
    SWINDLER = typed(SEVENTH, "talents oszust | - | - | - / step swindle")

    def test_at_the_beginning_of_a_round_he_takes_a_card_from_somebody(self):
        """§12.13, R12"""
        match = position(self.SWINDLER)
        assert (step(match), match.to_act) == ("swindle", (0,))
        assert may(match) == {"swindle 1", "swindle 2", "swindle 3"}
        match.play("swindle 1")
        assert (step(match), match.to_act) == ("give", (0,))
        assert hands(match)[:2] == ((2, 1), (0, 1))

    @pytest.mark.parametrize(("card", "mine", "yours"), [("blank", (1, 1), (1, 1)), ("bang", (2, 0), (0, 2))])
    def test_he_gives_back_any_of_his_cards(self, card, mine, yours):
        """§12.13, R12, R28 Also the one just taken."""
        match = position(self.SWINDLER)
        match.play("swindle 1")
        assert may(match) == {"give blank", "give bang"}
        match.play(f"give {card}")
        assert hands(match)[:2] == (mine, yours)
        assert (step(match), match.to_act) == ("bullet", (0, 1, 2, 3))

    def test_the_card_is_drawn_at_random(self):
        """§12.13, R12"""
        drawn = set()
        for seed in range(30):
            match = position(self.SWINDLER, seed)
            match.play("swindle 2")
            drawn.add(hand(match, 2))
        assert drawn == {(1, 0), (0, 1)}

    def test_he_must_do_it(self):
        """§12.13, R28"""
        match = position(self.SWINDLER)
        assert refusal(match, "no") == "not-now §3.1"
        match.play("swindle 3")
        assert refusal(match, "no") == "not-now §3.1"
        assert refusal(match, "give bang") == "no-such-bullet §4.2"
        assert may(match) == {"give blank"}

    def test_not_from_himself_nor_from_the_dead_nor_from_nobody(self):
        """§12.13"""
        text = typed(self.SWINDLER, "dead 3 / blanks 2 | 0 | 1 | 0")
        match = position(text)
        assert may(match) == {"swindle 1", "swindle 2"}
        assert match.why_not("swindle 0") is not None
        assert match.why_not("swindle 3") is not None
        assert refusal(match, "swindle 5") == "nobody-there §3.1"

    def test_not_from_who_has_no_bullets(self):
        """§12.13"""
        match = position(typed(self.SWINDLER, "blanks 2 | 0 | 1 | 0"))
        assert refusal(match, "swindle 3") == "no-bullets-there §12.13"

    def test_he_is_asked_in_every_round_before_the_bullets(self):
        """§12.13, §12.1"""
        match = split(STAND, "talents - | oszust | - | - / table desk")
        match.play("take desk")
        assert (round_number(match), step(match), match.to_act) == (8, "swindle", (1,))
        assert table(match) == "5 5 5 5 10 10 10 10 desk"  # the loot lies open already

    def test_in_the_last_round_there_is_one_card_to_take(self):
        """§12.13"""
        match = split(STAND, "talents - | oszust | - | - / table desk")
        match.play("take desk", "swindle 0")
        assert hands(match)[:2] == ((0, 0), (2, 0))
        match.play("give blank")
        assert hands(match) == ((1, 0),) * 4

    def test_in_a_dealt_game_it_is_the_first_step(self):
        """§12.13, §2.1"""
        match = position(f"{FOUR} / talents - | - | oszust | - / step swindle")
        assert match.to_act == (2,)
        match.play("swindle 0")
        assert sum(hand(match, 2)) == 9
        assert sum(hand(match, 0)) == 7

    def test_nobody_else_swindles_and_nobody_loads_meanwhile(self):
        """§12.13, §3.1"""
        match = position(self.SWINDLER)
        assert refusal(match, "swindle 0", 1) == "not-your-turn §3.1"
        assert refusal(match, "load blank") == "not-now §3.1"
