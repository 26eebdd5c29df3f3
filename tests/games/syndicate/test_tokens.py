"""Bosses, Antonio, quick support, block and shot (§11.1 to §11.5), and the strength of every token."""

import pytest

from tests.games.syndicate.table import (
    answers,
    bag,
    closed,
    filled,
    finish,
    hand,
    last,
    lay,
    los_angeles,
    marker,
    markers,
    money,
    new_york,
    refusal,
    row,
    rows_above,
    settle,
    sizes,
    spaces_for,
    texts,
)

STRENGTH = {
    "G1": 1, "G2": 2, "G3": 3, "S1": 1, "S2": 2, "S3": 3, "C1": 1, "C2": 2, "C0q": 0, "BG": 1, "BS": 1,
    "G1q": 1, "G4": 4, "G5b": 5, "S1q": 1, "S2s": 2, "S4": 4, "S5b": 5, "C1s": 1, "C3": 3, "C4b": 4,
    "ZA": 7, "SZ": 0, "BO": 1, "OB": 1,
}  # fmt: skip
FULL_BRONX_ROW = "X1a=G2.1 X1b=G2.1"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("token", STRENGTH)
def test_each_token_has_its_strength(token, seat):
    """§1.2, §1.3, §6.1 On a blank mixed space in the Bronx, where only the rival has tokens."""
    hands = f"{token} S1 | G1 S1" if seat == 0 else f"G1 S1 | {token} S1"
    match = new_york(f"spaces X1a=G2.{1 - seat} X1b=G2.{1 - seat} / hand {hands} / turn {seat}")
    lay(match, token, "X2c")
    assert marker(match, "X") == (STRENGTH[token] if seat == 0 else -STRENGTH[token])


class TestBosses:  # §11.1, R2
    @pytest.mark.parametrize(
        ("spaces", "gangsters", "smugglers"),
        [
            ("Q1a=G1.0", 2, 1),
            ("Q1b=S1.0", 1, 2),
            ("Q1c=C1.0", 2, 2),
            ("Q1c=C0q.0", 2, 2),  # the cop of strength 0 counts
            ("Q1a=G3.0 Q1c=G2.0", 3, 1),  # strength does not matter
            ("Q1b=S3.0 Q1c=S2.0 Q1a=C2.0", 2, 4),
            ("Q1a=G1.1 Q1b=S1.1 Q1c=C1.1", 1, 1),  # the rival's
            ("Q1a=G4.0 Q1b=S4.0 Q1c=C3.0", 1, 1),  # reinforcements
            ("Q1a=G1q.0 Q1b=S2s.0 Q1c=C1s.0", 1, 1),
            ("Q1a=ZA.0 Q1b=BO.0 Q1c=OB.0", 1, 1),
            ("Q1a=KO.0 Q1b=SZ.0", 1, 1),
            ("M1b=G1.0 M1a=S1.0 X1a=C1.0", 1, 1),  # another district
        ],
    )
    @pytest.mark.parametrize("boss", ["BG", "BS"])
    def test_a_boss_counts_the_own_ordinary_tokens_of_the_district(self, boss, spaces, gangsters, smugglers):
        match = new_york(f"spaces {spaces} / hand {boss} G1 | G2 S1")
        lay(match, boss, "Q1d")
        assert marker(match, "Q") == (gangsters if boss == "BG" else smugglers)

    @pytest.mark.parametrize(("boss", "other"), [("BG", "BS"), ("BS", "BG")])
    def test_the_other_boss_does_not_count(self, boss, other):
        match = new_york(f"spaces Q1c={other}.0 / hand {boss} G1 | G2 S1")
        lay(match, boss, "Q1d")
        assert marker(match, "Q") == 1

    def test_all_rows_of_the_district_count(self):
        match = new_york("spaces M1a=C1.0 M1b=G1.0 M1c=G2.0 M2a=G3.0 M2b=G1.0 / markers M=-9 / hand BG G1 | G2 S1")
        lay(match, "BG", "M2c")
        assert marker(match, "M") == -9 + 1 + 5

    def test_a_boss_of_seat_1_counts_the_tokens_of_seat_1(self):
        match = new_york("spaces Q1a=G1.1 Q1b=C1.1 Q1c=C1.0 / hand G1 | BG S1 / turn 1")
        lay(match, "BG", "Q1d")
        assert marker(match, "Q") == -3


class TestAntonio:  # §11.2, R32
    def test_antonio_goes_where_he_likes(self):
        reachable = spaces_for(los_angeles("hand AN | G1"), "AN")
        assert reachable == {space for name in ("SM1", "VE1", "SP1", "LB1") for space in row(name)}

    @pytest.mark.parametrize("space", ["SM1a", "VE1b", "SP1b", "LB1b"])
    def test_antonio_has_strength_3(self, space):
        match = los_angeles("hand AN G1 | G1 S1")
        lay(match, "AN", space)
        assert marker(match, space[:2]) == 3

    @pytest.mark.parametrize("boss", ["BG", "BS"])
    def test_the_grey_bosses_do_not_count_him(self, boss):
        match = los_angeles(f"spaces BA1b=AN.0 / markers BA=0 VE=0 SP=0 LB=0 / closed SM / hand {boss} G1 | G1 S1")
        lay(match, boss, "BA1c")
        assert marker(match, "BA") == 1

    def test_the_grey_bosses_count_their_cops(self):
        match = los_angeles("spaces BA1b=C1.0 / markers BA=0 VE=0 SP=0 LB=0 / closed SM / hand BG G1 | G1 S1")
        lay(match, "BG", "BA1c")
        assert marker(match, "BA") == 2


class TestQuickSupport:  # §11.3
    @pytest.mark.parametrize(("token", "space"), [("C0q", "Q1d"), ("G1q", "Q1d"), ("S1q", "Q1d"), ("C0q", "Q1b")])
    def test_another_token_may_follow_in_the_same_district(self, token, space):
        match = new_york(f"hand {token} G1 S2 | G1")
        lay(match, token, space)
        assert match.to_act == (0,)
        assert texts(match) == {"stop", "send G1", "send S2"}
        match.play("send G1")
        assert answers(match, "to") == {"Q1a", "Q1c", "Q1d"} - {space}

    def test_nobody_must(self):
        match = new_york("hand C0q G1 S2 | G1 / bag C2 | ...")
        lay(match, "C0q", "Q1d")
        match.play("stop")
        assert (match.to_act, hand(match, 0)) == ((1,), "G1 S2 C2")

    def test_another_district_is_out_of_reach(self):
        match = new_york("hand C0q G1 S2 | G1")
        lay(match, "C0q", "Q1d")
        match.play("send G1")
        assert refusal(match, "to X1a") == "same-district-only §11.3"

    def test_tokens_without_a_space_there_are_not_offered(self):
        match = new_york("hand C0q G1 S2 C1 | G1")
        lay(match, "C0q", "X1a")
        assert texts(match) == {"stop", "send G1", "send C1"}

    def test_the_question_is_asked_although_no_token_fits(self):
        """§3.2 Else the rival would learn what is behind the screen."""
        match = new_york("hand C0q S2 | G1")
        lay(match, "C0q", "X1a")
        assert (match.to_act, texts(match)) == ((0,), {"stop"})

    def test_without_a_token_in_the_gang_nothing_is_asked(self):
        match = new_york("hand C0q | G1 / bag C2 | ...")
        lay(match, "C0q", "X1a")
        assert (match.to_act, hand(match, 0)) == ((1,), "C2")

    def test_it_comes_after_the_finished_row(self):
        match = new_york("spaces X1a=G2.1 / markers X=1 / hand C0q G1 | G1 / bag S1 | ...")
        lay(match, "C0q", "X1b")
        assert money(match) == (2, 0)
        match.play("send G1")
        assert answers(match, "to") == {"X2a", "X2b", "X2c"}

    def test_it_comes_after_smuggling_elsewhere(self):
        match = new_york("hand C0q G1 | G1")
        lay(match, "C0q", "Q1a")
        assert answers(match, "smuggle") == set("MTXB")
        match.play("smuggle M")
        assert "stop" in texts(match)

    def test_the_rivals_turn_comes_only_after_the_second_token(self):
        match = new_york("hand C0q G1 S1 | G1")
        lay(match, "C0q", "Q1d")
        lay(match, "G1", "Q1c")
        assert match.to_act == (1,)
        assert marker(match, "Q") == 1

    def test_the_support_can_be_typed(self):
        match = new_york("spaces Q1d=C0q.0 / hand G1 S1 | G1 / step support / district Q")
        assert texts(match) == {"stop", "send G1", "send S1"}
        match.play("send S1")
        assert answers(match, "to") == {"Q1b", "Q1c"}

    def test_a_chain_of_quick_supports_goes_through_two_rows(self):
        """R8"""
        match = new_york("hand C0q G1q S1q G1 | G1 / bag 2*S2 | ... / markers M=0 / stack KO ...")
        lay(match, "C0q", "M1c")
        lay(match, "G1q", "M1b")
        lay(match, "S1q", "M1a")
        assert money(match) == (1 + 2, 0)
        lay(match, "G1", "M2b")
        assert (match.to_act, marker(match, "M")) == ((1,), 3)
        # One recruited in each row, one drawn at the end: all of the two smugglers and the called informer.
        assert (hand(match, 0), bag(match, 0)) == ("S2 S2 KO", "-")

    def test_a_chain_can_be_stopped_at_every_link(self):
        """R8"""
        match = new_york("hand C0q G1q S1q G1 | G1")
        lay(match, "C0q", "M1c")
        lay(match, "G1q", "M1b")
        match.play("stop")
        assert match.to_act == (1,)

    def test_szpicel_may_support_in_a_later_row_of_the_same_district(self):
        """§11.8"""
        match = new_york("hand C0q SZ | G1")
        lay(match, "C0q", "B1b")
        match.play("send SZ")
        assert answers(match, "to") == {"B1a", "B1c", "B2a", "B2b", "B2c"}

    def test_r7_a_closed_district_takes_no_support(self):
        match = new_york("markers X=13 / hand G1q G1 | G1 S1")
        lay(match, "G1q", "X1b")
        assert closed(match) == {"X"}
        settle(match)
        assert match.to_act == (1,)

    def test_r7_nor_does_one_whose_spaces_are_all_taken(self):
        above = filled([*rows_above("B2"), "B2a", "B2b"])
        match = new_york(f"spaces {above} / hand C0q G1 | G1")
        lay(match, "C0q", "B2c")
        assert match.to_act == (1,)


class TestBlock:  # §11.4
    @pytest.mark.parametrize(
        ("name", "token", "space"),
        [
            ("M1", "S5b", "M1a"), ("M1", "G5b", "M1b"), ("M1", "C4b", "M1c"), ("M2", "G5b", "M2a"),
            ("M3", "C4b", "M3a"), ("M3", "G5b", "M3b"), ("T1", "S5b", "T1a"), ("T2", "C4b", "T2a"),
            ("T2", "S5b", "T2c"), ("X1", "G5b", "X1a"), ("X3", "C4b", "X3b"), ("Q2", "S5b", "Q2b"),
            ("B2", "G5b", "B2b"),
        ],
    )  # fmt: skip
    def test_a_blocked_space_does_nothing(self, name, token, space):
        match = new_york(f"spaces {filled(rows_above(name)) or '-'} / hand {token} G1 | G1 S1 / bag C1 | C1")
        before = sizes(match)
        lay(match, token, space)
        (hands, bags, stack) = sizes(match)
        assert (hands, bags, stack) == (before[0], [0, 1], before[2])
        assert money(match) == (0, 0)
        assert marker(match, space[0]) == int(token[1])
        assert sum(map(abs, markers(match))) == int(token[1])

    def test_a_block_does_not_stop_the_free_spaces_of_a_closed_district(self):
        """§8.2"""
        match = new_york(f"spaces {filled(rows_above('M3'))} / markers M=10 / hand G5b G1 | G1 / stack KO ...")
        lay(match, "G5b", "M3b")
        assert "KO" in hand(match, 0)
        assert money(match) == (7, 0)
        assert markers(match, "TXQB") == [0, 0, 0, 0]


class TestShotOfAToken:  # §11.5
    @pytest.mark.parametrize(("token", "space"), [("S2s", "Q1d"), ("C1s", "Q1d"), ("C1s", "X1b")])
    def test_the_token_shoots(self, token, space):
        match = new_york(f"hand {token} G1 | 3*S1 / bag ... | -")
        lay(match, token, space)
        assert (hand(match, 1), bag(match, 1)) == ("S1 S1", "S1")

    @pytest.mark.parametrize("token", ["S2s", "C1s"])
    def test_on_a_shot_space_it_shoots_twice(self, token):
        match = new_york(f"hand {token} G1 | 3*S1 / bag ... | -")
        lay(match, token, "T1a")
        assert (hand(match, 1), bag(match, 1)) == ("S1", "S1 S1")

    def test_the_effect_of_the_space_comes_too(self):
        match = new_york("hand C1s G1 | 3*S1")
        lay(match, "C1s", "Q1d")
        assert money(match) == (1, 0)

    def test_it_shoots_once_although_the_district_is_closed(self):
        """§8.2"""
        match = new_york(f"spaces {filled(rows_above('Q2'))} / markers Q=10 / hand C1s G1 | 3*S1 / bag ... | -")
        lay(match, "C1s", "Q2c")
        finish(match)
        assert hand(match, 1) == "S1 S1"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_token_of_each_is_remembered(seat):
    """§11.7"""
    match = new_york(f"hand G3 S1 | S2 C1 / turn {seat}")
    token = "G3" if seat == 0 else "S2"
    lay(match, token, "Q1d")
    assert (last(match, seat), last(match, 1 - seat)) == (token, "-")
