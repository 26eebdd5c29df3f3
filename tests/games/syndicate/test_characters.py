"""Zamachowiec, Konfident, Szpicel, Bonnie and Obrzyn (§11.6 to §11.10)."""

import pytest

from tests.games.syndicate.table import (
    HAT,
    SPACES_OF_NEW_YORK,
    TOKENS,
    answers,
    bag,
    closed,
    filled,
    hand,
    last,
    lay,
    los_angeles,
    marker,
    markers,
    money,
    new_york,
    on,
    refusal,
    rows_above,
    settle,
    sizes,
    spaces_for,
    texts,
)

COPIED = [token for token in TOKENS if token not in ("AN", "KO")]


class TestZamachowiec:  # §11.6
    @pytest.mark.parametrize("seat", [0, 1])
    def test_seven_here_and_two_towards_the_rival_in_every_other_open_district(self, seat):
        hands = "ZA G1 | G1" if seat == 0 else "G1 | ZA G1"
        match = new_york(f"markers M=1 T=-3 Q=2 / hand {hands} / turn {seat}")
        lay(match, "ZA", "X1b")
        assert markers(match) == ([-1, -5, 7, 0, -2] if seat == 0 else [3, -1, -7, 4, 2])

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize("district", "MTQB")
    @pytest.mark.parametrize("short", [1, 2, 3])
    def test_the_others_stop_before_the_rivals_hat(self, district, short, seat):
        """§8.4"""
        sign, start = (-1 if seat == 0 else 1), HAT[district] - short
        hands = "ZA G1 | G1 C1" if seat == 0 else "G1 C1 | ZA G1"
        match = new_york(f"markers {district}={sign * start} / hand {hands} / turn {seat}")
        lay(match, "ZA", "X1b")
        assert marker(match, district) == sign * min(start + 2, HAT[district] - 1)
        assert (money(match), closed(match)) == ((0, 0), set())

    def test_closed_districts_do_not_move(self):
        match = new_york("closed M / markers M=4 / hand ZA G1 | G1")
        lay(match, "ZA", "X1b")
        assert markers(match) == [4, -2, 7, -2, -2]

    def test_the_effect_of_the_space_comes_first(self):
        match = new_york("hand ZA G1 | G1")
        lay(match, "ZA", "Q1a")
        assert markers(match) == [0] * 5
        match.play("smuggle T")
        assert markers(match) == [-2, 1, -2, 7, -2]

    def test_he_may_close_his_own_district(self):
        match = new_york("markers X=7 / hand ZA G1 | G1 S1")
        lay(match, "ZA", "X1b")
        assert markers(match) == [-2, -2, 14, -2, -2]
        assert money(match) == (13, 0)

    def test_he_scores_a_row_that_he_finishes(self):
        match = new_york("spaces X1a=G2.1 / markers X=-2 / hand ZA G1 | G1")
        lay(match, "ZA", "X1b")
        assert (marker(match, "X"), money(match)) == (5, (3, 0))


class TestKonfident:  # §11.7, R9, R31
    @pytest.mark.parametrize("token", COPIED)
    def test_the_informer_may_lie_where_the_copied_token_may(self, token):
        rest = f"last - | {token}"
        informer = spaces_for(new_york(f"hand KO G1 | G1 / {rest}"), "KO")
        assert informer == spaces_for(new_york(f"hand {token} G1 | G1 / {rest}"), token)

    @pytest.mark.parametrize("space", ["Q1d", "Q1c", "T2d", "B1b"])
    @pytest.mark.parametrize("token", COPIED)
    def test_the_informer_does_what_the_copied_token_does(self, token, space):
        """Strength, icons, questions and quick support: everything but the token itself is the same."""
        rest = (
            f"spaces {filled(rows_above('T2'))} Q1a=G1.0 Q1b=S1.0 B1a=S3.0 T2a=C0q.1 / last - | {token}"
            " / markers Q=-2 T=1 / bag G3 C2 | C1 / stack G4 S4"
        )
        tables = []
        for played in (token, "KO"):
            match = new_york(f"hand {played} G1 S1 | S1 S1 S1 / {rest}")
            lay(match, played, space)
            settle(match)
            tables.append((markers(match), money(match), sizes(match), texts(match) & {"stop"}, match.to_act))
        assert tables[0] == tables[1]

    def test_before_the_rival_has_played_he_cannot_be_sent(self):
        match = new_york("hand KO G1 | G1")
        assert texts(match) == {"send G1"}
        assert refusal(match, "send KO") == "not-yet-copied §11.7"

    def test_he_copies_the_rivals_token_and_not_the_own_one(self):
        match = new_york("hand KO G1 | G1 / last G3 | S2")
        reachable = spaces_for(match, "KO")
        assert "T1a" in reachable
        assert "X1a" not in reachable
        match.play("to T1b")
        assert marker(match, "T") == 2

    def test_he_copies_what_was_played_a_moment_ago(self):
        match = new_york("hand G3 C1 | KO S1")
        lay(match, "G3", "M1b")
        match.play("send KO")
        assert "M1a" not in answers(match, "to")
        match.play("to M1c")
        assert marker(match, "M") == 0
        assert on(match, "M1c") == "KO.1"

    def test_after_quick_support_he_copies_the_last_of_several_tokens(self):
        match = new_york("hand C0q G2 C1 | KO S1")
        lay(match, "C0q", "X1a")
        lay(match, "G2", "X1b")
        assert last(match, 0) == "G2"
        lay(match, "KO", "Q1d")
        assert (marker(match, "Q"), match.to_act) == (-2, (0,))

    @pytest.mark.parametrize("boss", ["BG", "BS"])
    def test_copying_a_boss_counts_the_own_tokens(self, boss):
        match = new_york(f"spaces Q1a=G1.0 Q1b=S1.0 Q1c=C1.1 / hand KO G1 | G1 / last - | {boss}")
        lay(match, "KO", "Q1d")
        assert marker(match, "Q") == 2

    def test_copying_an_informer_takes_what_that_one_became(self):
        match = new_york("hand KO G1 | G1 S1 / last - | G4")
        lay(match, "KO", "X1b")
        assert last(match, 0) == "G4"

    def test_orange_may_copy_antonio(self):
        match = los_angeles("spaces VE1a=AN.0 / hand G1 | KO G1 / last AN | - / turn 1")
        lay(match, "KO", "SP1a")
        assert marker(match, "SP") == -3

    def test_he_copies_the_block(self):
        match = new_york("hand KO G1 | G1 / last - | G5b")
        lay(match, "KO", "M1c")
        assert (money(match), marker(match, "M")) == ((0, 0), 5)

    def test_he_copies_the_shot(self):
        match = new_york("hand KO G1 | 2*G1 / last - | S2s")
        lay(match, "KO", "Q1d")
        assert (hand(match, 1), marker(match, "Q")) == ("G1", 2)

    def test_he_copies_the_quick_support(self):
        match = new_york("hand KO G1 | 2*G1 / last - | G1q")
        lay(match, "KO", "Q1d")
        assert texts(match) == {"stop", "send G1"}

    @pytest.mark.parametrize(("start", "strength"), [(-4, 3), (0, 1), (4, 1)])
    def test_bonnies_strength_is_looked_up_anew(self, start, strength):
        """R31"""
        match = new_york(f"markers Q={start} / hand KO G1 | G1 / last - | BO")
        lay(match, "KO", "Q1d")
        assert marker(match, "Q") == start + strength

    def test_he_does_an_effect_twice_as_obrzyn(self):
        """R31"""
        match = new_york("hand KO G1 | G1 / last - | OB")
        lay(match, "KO", "Q1d")
        assert (money(match), marker(match, "Q")) == ((2, 0), 1)

    def test_he_is_an_assassin_after_an_assassin(self):
        """R31"""
        match = new_york("hand KO G1 | G1 / last - | ZA")
        lay(match, "KO", "X1b")
        assert markers(match) == [-2, -2, 7, -2, -2]

    def test_he_goes_anywhere_after_a_szpicel(self):
        """R31"""
        match = new_york("hand KO G1 | G1 / last - | SZ")
        lay(match, "KO", "X3d")
        assert (money(match), marker(match, "X")) == ((2, 0), 0)


class TestSzpicel:  # §11.8, R10
    def test_any_free_space_of_any_open_district(self):
        match = new_york("spaces M1a=S2.0 X1a=G2.1 / closed T / hand SZ G1 | G1")
        expected = {space for space in SPACES_OF_NEW_YORK if space[0] != "T"} - {"M1a", "X1a"}
        assert spaces_for(match, "SZ") == expected

    def test_a_taken_space_and_a_closed_district_are_refused(self):
        match = new_york("spaces M3a=KO.1 / closed T / hand SZ G1 | G1")
        match.play("send SZ")
        assert refusal(match, "to M3a") == "space-is-taken §4.3"
        assert refusal(match, "to T3a") == "district-is-closed §8.1"

    @pytest.mark.parametrize("space", ["M1c", "X3d", "T3b", "B2b", "Q1d"])
    def test_he_performs_the_effect_and_moves_no_marker(self, space):
        match = new_york("hand SZ G1 | G1")
        lay(match, "SZ", space)
        assert money(match) == (1 if space in ("M1c", "Q1d") else 2, 0)
        assert markers(match) == [0] * 5

    def test_in_a_later_row_he_reinforces_at_once(self):
        match = new_york("hand SZ G1 | G1 / bag S1 | ... / stack ZA ...")
        lay(match, "SZ", "M3a")
        assert hand(match, 0) == "G1 S1 ZA"

    def test_here_moves_the_marker_although_he_has_no_strength(self):
        match = new_york("hand SZ G1 | G1")
        lay(match, "SZ", "X3b")
        assert marker(match, "X") == 2

    def test_elsewhere_is_asked_from_a_later_row(self):
        match = new_york("hand SZ G1 | G1")
        lay(match, "SZ", "M3b")
        match.play("smuggle X")
        assert markers(match) == [0, 0, 3, 0, 0]

    def test_a_row_that_he_fills_is_finished(self):
        match = new_york("spaces X1a=G2.1 / markers X=-5 / hand SZ G1 | G1")
        lay(match, "SZ", "X1b")
        assert money(match) == (0, 3)

    def test_the_active_row_stays_active_when_he_lies_below(self):
        match = new_york("hand SZ G1 | C1 S1")
        lay(match, "SZ", "X2a")
        assert {space for space in spaces_for(match, "C1") if space[0] == "X"} == {"X1a", "X1b"}

    def test_his_space_is_taken_when_the_row_becomes_active(self):
        match = new_york("spaces X1a=G2.1 X1b=G2.1 X2a=SZ.0 / hand C1 G1 | C1")
        assert {space for space in spaces_for(match, "C1") if space[0] == "X"} == {"X2b", "X2c"}

    def test_he_may_close_a_district_with_here(self):
        """R3"""
        match = new_york("markers X=12 / hand SZ G1 | G1 S1")
        lay(match, "SZ", "X3b")
        assert (marker(match, "X"), money(match)) == (14, (13, 0))
        assert answers(match, "perform") == {"X1b", "X2a", "X2b", "X3a", "X3c", "X3d"}


class TestBonnie:  # §11.9
    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize(("ahead", "strength"), [(-6, 3), (-1, 3), (0, 1), (1, 1), (6, 1)])
    def test_she_has_three_only_on_the_rivals_side(self, ahead, strength, seat):
        sign = 1 if seat == 0 else -1
        hands = "BO G1 | G1" if seat == 0 else "G1 | BO G1"
        match = new_york(f"markers Q={sign * ahead} / hand {hands} / turn {seat}")
        lay(match, "BO", "Q1d")
        assert marker(match, "Q") == sign * (ahead + strength)

    def test_the_marker_counts_as_it_is_when_she_is_laid(self):
        """§11.9 "When you lay her, look where the marker is": before the barrel on her space has moved it."""
        match = new_york("markers Q=-1 / hand BO G1 | G1")
        lay(match, "BO", "Q1b")
        assert marker(match, "Q") == -1 + 1 + 3


class TestObrzyn:  # §11.10, R13
    @pytest.mark.parametrize(
        ("name", "space", "change"),
        [
            ("M1", "M1a", "recruit"), ("M1", "M1c", "money 2"), ("T3", "T3b", "money 4"), ("X1", "X1a", "here 2"),
            ("Q2", "Q2a", "here 4"), ("M3", "M3a", "reinforce"), ("T1", "T1a", "shot"), ("T1", "T1b", "call 2"),
            ("X2", "X2b", "call 4"), ("M2", "M2c", "blank"),
        ],
    )  # fmt: skip
    def test_the_effect_is_performed_twice(self, name, space, change):
        match = new_york(
            f"spaces {filled(rows_above(name)) or '-'} / hand OB G1 | 3*S1 / bag 3*S1 2*G1 | - / stack G4 ..."
        )
        lay(match, "OB", space)
        kind, _, number = change.partition(" ")
        amount = int(number or 0)
        hands, bags, stack = [2, 3], [4, 0], 17
        if kind == "recruit":
            hands, bags = [4, 3], [2, 0]
        elif kind == "reinforce":
            hands, stack = [4, 3], 15
        elif kind == "call":
            bags, stack = [4 + amount, 0], 17 - amount
        elif kind == "shot":
            hands, bags = [2, 1], [4, 2]
        assert sizes(match) == (hands, bags, stack)
        assert money(match) == (amount if kind == "money" else 0, 0)
        assert marker(match, space[0]) == 1 + (amount if kind == "here" else 0)

    @pytest.mark.parametrize(("first", "second"), [("M", "T"), ("X", "X")])
    def test_elsewhere_names_two_districts_or_one_twice(self, first, second):
        match = new_york("hand OB G1 | G1")
        lay(match, "OB", "Q1a")
        match.play(f"smuggle {first}")
        assert answers(match, "smuggle") == set("MTXB")
        match.play(f"smuggle {second}")
        assert sum(markers(match, "MTXB")) == 6
        assert (marker(match, first) == 6) == (first == second)

    def test_free_spaces_of_a_district_he_closes_are_performed_once(self):
        """§8.2"""
        match = new_york(f"spaces {filled(rows_above('B2'))} / markers B=10 / hand OB G1 | 3*S1 / bag S1 | -")
        lay(match, "OB", "B2a")
        assert money(match) == (4 + 2 + 2, 0)
        assert (hand(match, 1), bag(match, 1)) == ("S1", "S1 S1")
