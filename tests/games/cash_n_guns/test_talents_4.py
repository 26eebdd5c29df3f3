"""Profesjonalista, Psiapsióła, Sęp and Tandeciara (§12.14 to §12.17)."""

import pytest

from tests.games.cash_n_guns.table import (
    aim,
    alive,
    all_loot,
    armed,
    courage,
    gone,
    hand,
    hands,
    loot,
    may,
    outcome,
    refusal,
    sharing,
    showdown,
    shown,
    split,
    step,
    table,
    wounds,
)

STAND = "stand | stand | stand | stand"


class TestProfesjonalista:
    COLD = "talents profesjonalista | - | - | - / loot - | d10 | P | 5"
    GUNS = "bang 1 | blank 2 | blank 3 | blank 2"

    def test_if_his_target_ducked_from_his_bang_he_steals_a_card(self):
        """§12.14, R14, R35"""
        match = showdown(self.GUNS, self.COLD)
        courage(match, "stand | duck | stand | stand")
        assert all_loot(match) == ["d10", "-", "P", "5"]

    def test_he_shows_his_bang(self):
        """§12.14, R35"""
        match = showdown(self.GUNS, self.COLD)
        courage(match, "stand | duck | stand | stand")
        assert shown(match) == "bang blank blank"
        assert wounds(match) == (0, 0, 0, 0)

    def test_he_must_steal_and_nobody_is_asked(self):
        """§12.14, R35"""
        match = showdown(self.GUNS, self.COLD)
        courage(match, "stand | duck | stand | stand")
        assert (step(match), match.to_act) == ("share", (0,))

    def test_with_a_blank_he_steals_nothing(self):
        """§12.14, R14"""
        match = showdown("blank 1 | blank 2 | blank 3 | blank 2", self.COLD)
        courage(match, "stand | duck | stand | stand")
        assert all_loot(match) == ["-", "d10", "P", "5"]

    def test_if_he_ducked_himself_he_steals_nothing(self):
        """§12.14, R14"""
        match = showdown(self.GUNS, self.COLD)
        courage(match, "duck | duck | stand | stand")
        assert all_loot(match) == ["-", "d10", "P", "5"]
        assert shown(match) == "blank blank"

    def test_if_he_was_wounded_he_steals_nothing(self):
        """§12.14, R14, R35"""
        match = showdown("bang 1 | blank 2 | bang 0 | blank 2", self.COLD)
        courage(match, "stand | duck | stand | stand")
        assert all_loot(match) == ["-", "d10", "P", "5"]
        assert shown(match).count("bang") == 1  # the one that hit him

    def test_a_target_who_stood_is_wounded_and_keeps_the_loot(self):
        """§12.14, R14"""
        match = showdown(self.GUNS, self.COLD)
        courage(match, STAND)
        assert wounds(match) == (0, 1, 0, 0)
        assert all_loot(match) == ["-", "d10", "P", "5"]

    def test_from_who_has_nothing_he_takes_nothing_and_shows_nothing(self):
        """§12.14"""
        match = showdown(self.GUNS, f"{self.COLD} / loot 5 | - | P | -")
        courage(match, "stand | duck | stand | stand")
        assert all_loot(match) == ["5", "-", "P", "-"]
        assert shown(match) == "blank blank"

    def test_the_card_is_one_at_random(self):
        """§12.14, R14"""
        stolen = set()
        for seed in range(60):
            match = showdown(self.GUNS, f"{self.COLD} / loot - | 5 20 P | - | -", seed)
            courage(match, "stand | duck | stand | stand")
            stolen.add(loot(match, 0))
            assert len(loot(match, 1).split()) == 2
        assert stolen == {"5", "20", "P"}

    def test_he_steals_from_who_was_too_slow(self):
        """§12.14, R30 Who is too slow lies."""
        match = armed("bang | blank | blank | blank", f"{self.COLD} / clock with")
        aim(match, "1 | late | 3 | 2")
        match.play("no")
        courage(match, "stand | - | stand | stand")
        assert all_loot(match) == ["d10", "-", "P", "5"]

    def test_he_steals_from_the_target_that_an_order_gave_him(self):
        """§12.14, §6.1"""
        match = armed("bang | blank | blank | blank", f"{self.COLD} / godfather 3")
        aim(match, "1 | 2 | 3 | 2")
        match.play("order 0", "aim 2")
        courage(match, "stand | stand | duck | stand")
        assert all_loot(match) == ["P", "d10", "-", "5"]


class TestPsiapsiola:
    # Round 7: one blank in hand, all bangs among the discards.
    FRIEND = "talents - | - | psiapsiola | - / table C 5 desk"
    # Round 4: all bangs but one in hands.
    ONE_BANG = (
        "talents - | - | psiapsiola | - / table C 5 desk / round 4 / deck 12*5 12*10 8*20"
        " / blanks 1 | 1 | 1 | 2 / bangs 3 | 3 | 3 | 2"
    )

    def test_after_the_clip_of_another_she_makes_the_same_exchange(self):
        """§12.15, R23"""
        match = split(STAND, self.FRIEND)
        match.play("take C", "discard blank")
        assert (step(match), match.to_act) == ("clip", (2,))
        assert hand(match, 2) == (1, 1)
        match.play("discard blank")
        assert hands(match) == ((0, 1), (1, 0), (0, 1), (1, 0))
        assert (step(match), match.to_act) == ("share", (1,))

    def test_she_must_do_it(self):
        """§12.15, R39"""
        match = split(STAND, self.FRIEND)
        match.play("take C", "discard blank")
        assert may(match) == {"discard blank"}
        assert refusal(match, "no") == "not-now §3.1"
        assert refusal(match, "discard bang") == "not-the-new-bang §10.5"

    def test_her_own_clip_serves_her_once(self):
        """§12.15"""
        match = split(STAND, f"{self.FRIEND} / godfather 2")
        match.play("take C", "discard blank")
        assert (step(match), match.to_act) == ("share", (3,))
        assert hands(match) == ((1, 0), (1, 0), (0, 1), (1, 0))

    @pytest.mark.parametrize("stances", ["stand | stand | duck | stand", "stand | duck | duck | duck"])
    def test_she_need_not_stand(self, stances):
        """§12.15"""
        match = split(stances, self.FRIEND)
        match.play("take C", "discard blank")
        assert (step(match), match.to_act) == ("clip", (2,))

    def test_dead_she_gets_nothing(self):
        """§12.15, §8.3"""
        match = split("stand | stand | dead | stand", self.FRIEND)
        match.play("take C", "discard blank")
        assert (step(match), match.to_act) == ("share", (1,))

    def test_if_the_taker_got_the_last_bang_there_is_none_for_her(self):
        """§12.15"""
        match = split(STAND, self.ONE_BANG)
        match.play("take C", "discard blank")
        assert (step(match), match.to_act) == ("share", (1,))
        assert hands(match)[2] == (1, 3)

    def test_a_bang_that_the_taker_discards_is_there_for_her(self):
        """§12.15"""
        match = split(STAND, self.ONE_BANG)
        match.play("take C", "discard bang")
        assert (step(match), match.to_act) == ("clip", (2,))
        assert hand(match, 2) == (1, 4)
        match.play("discard blank")
        assert hand(match, 2) == (0, 4)

    def test_without_a_bang_among_the_discards_neither_gets_one(self):
        """§12.15, R34"""
        match = split(STAND, f"{self.ONE_BANG} / blanks 1 | 1 | 1 | 1 / bangs 3 | 3 | 3 | 3")
        match.play("take C")
        assert (step(match), match.to_act) == ("share", (1,))
        assert hands(match) == ((1, 3),) * 4

    def test_after_the_last_bullet_neither_gets_one(self):
        """§12.15, R7"""
        match = split(STAND, f"{self.FRIEND} / round 8 / deck - / blanks 0 | 0 | 0 | 0")
        match.play("take C")
        assert (step(match), match.to_act) == ("share", (1,))
        assert hands(match) == ((0, 0),) * 4

    def test_every_clip_of_another_serves_her(self):
        """§12.15, R23"""
        more = "talents - | - | psiapsiola | - / table C C desk / round 6 / deck 8*5 8*10 / blanks 2 | 2 | 2 | 2"
        match = split(STAND, more)
        match.play("take C", "discard blank", "discard blank", "take C", "discard blank", "discard blank")
        assert hands(match) == ((1, 1), (1, 1), (0, 2), (2, 0))


class TestSep:
    VULTURE = "talents - | - | sep | -"
    GUNS = "bang 1 | blank 0 | blank 0 | blank 0"

    @pytest.mark.parametrize("cards", ["d10", "d10 P", "5 5"])
    def test_up_to_two_cards_of_a_dead_player_are_all_his(self, cards):
        """§12.16, R33"""
        match = showdown(self.GUNS, f"{self.VULTURE} / wounds 0 | 2 | 0 | 0 / loot 20 | {cards} | - | -")
        courage(match, STAND)
        assert all_loot(match) == ["20", "-", cards, "-"]

    def test_of_more_cards_he_takes_two_at_random_and_the_rest_is_gone(self):
        """§12.16, R3, R33"""
        found = set()
        for seed in range(80):
            more = f"{self.VULTURE} / wounds 0 | 2 | 0 | 0 / loot - | 20 d10 P | 5 | -"
            match = showdown(self.GUNS, more, seed)
            courage(match, STAND)
            mine = loot(match, 2).split()
            assert mine[0] == "5"
            assert len(mine) == 3
            found.add(" ".join(mine[1:]))
            (rest,) = {"20", "d10", "P"} - set(mine)
            assert rest in gone(match).split()
            assert loot(match, 1) == "-"
        assert found == {"20 d10", "20 P", "d10 P"}

    def test_from_who_had_nothing_he_takes_nothing(self):
        """§12.16"""
        match = showdown(self.GUNS, f"{self.VULTURE} / wounds 0 | 2 | 0 | 0 / loot 20 | - | - | -")
        courage(match, STAND)
        assert all_loot(match) == ["20", "-", "-", "-"]

    def test_he_takes_it_lying_too(self):
        """§12.16, R33"""
        match = showdown(self.GUNS, f"{self.VULTURE} / wounds 0 | 2 | 0 | 0 / loot - | d10 P | - | -")
        courage(match, "stand | stand | duck | stand")
        assert loot(match, 2) == "d10 P"

    def test_he_takes_two_of_each_who_goes_out(self):
        """§12.16, R33"""
        guns = "bang 1 | bang 0 | blank 0 | blank 2"
        match = showdown(guns, f"{self.VULTURE} / wounds 2 | 2 | 0 | 0 / loot 5 5 5 | 20 20 20 | - | -")
        courage(match, STAND)
        assert alive(match) == (2, 3)
        assert loot(match, 2) == "5 5 20 20"

    def test_dying_with_the_others_he_takes_nothing(self):
        """§12.16, R33"""
        guns = "bang 1 | bang 2 | blank 0 | blank 0"
        match = showdown(guns, f"{self.VULTURE} / wounds 0 | 2 | 2 | 0 / loot - | 20 20 | - | -")
        courage(match, STAND)
        assert alive(match) == (0, 3)
        assert all_loot(match) == ["-"] * 4

    def test_who_is_only_wounded_loses_nothing(self):
        """§12.16"""
        match = showdown(self.GUNS, f"{self.VULTURE} / wounds 0 | 1 | 0 | 0 / loot - | d10 P | - | -")
        courage(match, STAND)
        assert all_loot(match) == ["-", "d10 P", "-", "-"]

    def test_the_last_survivor_has_what_the_vulture_took(self):
        """§12.16, §8.5"""
        guns = "dead | blank 2 | bang 1 | dead"
        match = showdown(guns, f"{self.VULTURE} / wounds 0 | 2 | 0 | 0 / loot - | 20 20 | 5 | -")
        courage(match, "- | stand | stand | -")
        assert outcome(match)[2] == (45, 1)


class TestTandeciara:
    JUNK = "talents tandeciara | - | - | - / table 5 5 10 P d1 K C desk / loot - | d10 | - | P"

    @pytest.mark.parametrize("share", ["5", "10", "P", "d1"])
    def test_after_taking_a_card_she_may_trade_it(self, share):
        """§12.17, R22"""
        match = split(STAND, self.JUNK)
        match.play(f"take {share}")
        assert (step(match), match.to_act) == ("trade", (0,))
        assert may(match) == {"no", "trade 1", "trade 3"}
        match.play("trade 1")
        assert (loot(match, 0), loot(match, 1)) == ("d10", share)
        assert match.to_act == (1,)

    def test_she_may_keep_it_and_trade_another_one(self):
        """§12.17, R22"""
        match = split("stand | duck | duck | duck", self.JUNK)
        match.play("take 5", "no", "take 5")
        assert step(match) == "trade"
        match.play("trade 3")
        assert (loot(match, 0), loot(match, 3)) == ("5 P", "5")

    def test_she_trades_once_in_a_split(self):
        """§12.17, R22"""
        match = split("stand | duck | duck | duck", self.JUNK)
        match.play("take 5", "trade 1", "take 10")
        assert (step(match), match.to_act) == ("share", (0,))

    @pytest.mark.parametrize("share", ["desk", "K"])
    def test_what_is_no_card_in_front_of_her_is_not_traded(self, share):
        """§12.17, R22"""
        match = split(STAND, self.JUNK)
        match.play(f"take {share}")
        assert (step(match), match.to_act) == ("share", (1,))

    def test_a_clip_is_not_traded(self):
        """§12.17, R22"""
        match = split(STAND, self.JUNK)
        match.play("take C", "discard blank")
        assert (step(match), match.to_act) == ("share", (1,))

    def test_who_has_no_loot_is_no_partner(self):
        """§12.17"""
        match = split(STAND, self.JUNK)
        match.play("take 5")
        assert refusal(match, "trade 2") == "no-loot-there §12.17"
        assert match.why_not("trade 0") is not None

    def test_if_nobody_else_has_loot_she_is_not_asked(self):
        """§12.17"""
        match = split(STAND, f"{self.JUNK} / loot 20 | - | - | -")
        match.play("take 5")
        assert (step(match), match.to_act) == ("share", (1,))

    def test_what_she_gets_is_drawn_from_the_loot_as_it_was(self):
        """§12.17, R22 Never the card that she gave."""
        found = set()
        for seed in range(60):
            match = split(STAND, f"{self.JUNK} / loot - | 20 d10 P | - | -", seed)
            match.play("take 5", "trade 1")
            found.add(loot(match, 0))
            assert "5" in loot(match, 1).split()
            assert len(loot(match, 1).split()) == 3
        assert found == {"20", "d10", "P"}

    def test_lying_she_trades_nothing(self):
        """§12.17"""
        match = split(
            "duck | stand | stand | stand", "talents tandeciara | - | - | - / table 5 desk / loot - | P | - | -"
        )
        assert sharing(match) == ["1 5", "2 desk"]
        assert all_loot(match) == ["-", "5 P", "-", "-"]

    def test_who_lies_may_be_traded_with(self):
        """§12.17"""
        match = split("stand | duck | stand | stand", self.JUNK)
        match.play("take 5", "trade 1")
        assert loot(match, 0) == "d10"
        assert table(match) == "5 10 d1 P C K desk"
