"""Effects of spaces (§5) and the control of smuggling (§6)."""

import pytest

from tests.games.syndicate.table import (
    HAT,
    all_but,
    answers,
    bag,
    filled,
    hand,
    lay,
    marker,
    markers,
    money,
    new_york,
    refusal,
    rows_above,
    settle,
    sizes,
    texts,
)

SIGN = {0: 1, 1: -1}


def below(name, rest):
    """A position whose district is full above a row."""
    return new_york(f"spaces {filled(rows_above(name)) or '-'} / {rest}")


class TestRecruit:  # §5.1
    def test_recruit_1_brings_a_token_from_the_bag_into_the_gang_at_once(self):
        """§5.1, §5.8 With the token drawn at the end both of the bag are there."""
        match = new_york("hand S1 G1 | G1 / bag C2 S3 | ...")
        lay(match, "S1", "M1a")
        assert (hand(match, 0), bag(match, 0)) == ("G1 S3 C2", "-")

    def test_recruit_2_brings_two(self):
        match = below("Q2", "hand S1 G1 | G1 / bag 2*G1 S1 | ...")
        lay(match, "S1", "Q2b")
        assert (hand(match, 0), bag(match, 0)) == ("G1 G1 G1 S1", "-")

    def test_the_recruited_token_can_be_sent_at_once_with_quick_support(self):
        """§5.1, §11.3"""
        match = new_york("hand C0q | G1 / bag G3 | ...")
        lay(match, "C0q", "M1a")
        assert answers(match, "send") == {"G3"}


class TestCall:  # §5.2
    @pytest.mark.parametrize(
        ("row", "token", "space", "many"), [("M1", "G1", "M1b", 1), ("T2", "S1", "T2a", 2), ("X2", "G1", "X2b", 2)]
    )
    def test_call_puts_the_top_of_the_stack_into_the_bag(self, row, token, space, many):
        match = below(row, f"hand {token} C1 | G1 / bag - | ... / stack G4 SZ KO ...")
        lay(match, token, space)
        lying = f"{hand(match, 0)} {bag(match, 0)}".replace("-", "").split()
        assert sorted(lying) == sorted(["C1", "G4", "SZ"][: many + 1])
        assert sizes(match) == ([2, 1], [many - 1, sizes(match)[1][1]], 18 - many)

    def test_the_called_token_may_be_the_one_drawn_at_the_end(self):
        """§5.2, §9.1"""
        match = new_york("hand G1 C1 | G1 / bag - | ... / stack ZA ...")
        lay(match, "G1", "M1b")
        assert hand(match, 0) == "C1 ZA"

    def test_the_bag_of_the_rival_gets_nothing(self):
        match = new_york("hand G1 C1 | G1 / bag ... | C1")
        lay(match, "G1", "M1b")
        assert bag(match, 1) == "C1"


class TestReinforce:  # §5.3
    def test_reinforce_brings_the_top_of_the_stack_into_the_gang(self):
        match = below("M3", "hand C1 G1 | G1 / bag S1 | ... / stack OB ...")
        lay(match, "C1", "M3a")
        assert hand(match, 0) == "G1 S1 OB"
        assert sizes(match)[2] == 17


class TestHere:  # §5.4
    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize(
        ("row", "token", "space", "more"),
        [("X1", "G1", "X1a", 1), ("X3", "G1", "X3b", 2), ("Q1", "S1", "Q1b", 1), ("Q2", "G1", "Q2a", 2)],
    )
    def test_here_moves_the_marker_of_the_same_district_towards_the_own_hat(self, row, token, space, more, seat):
        match = below(row, f"hand {token} C1 | {token} C1 / turn {seat}")
        lay(match, token, space)
        assert marker(match, space[0]) == SIGN[seat] * (1 + more)
        assert sum(map(abs, markers(match))) == 1 + more


class TestElsewhere:  # §5.5
    SPACES = (("Q1", "G1", "Q1a", 3), ("B1", "C1", "B1c", 1), ("T2", "S1", "T2c", 2), ("M3", "G1", "M3b", 3))

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize(("row", "token", "space", "amount"), SPACES)
    def test_the_player_names_another_open_district(self, row, token, space, amount, seat):
        match = below(row, f"hand {token} C2 | {token} C2 / turn {seat}")
        lay(match, token, space)
        others = set("MTXQB") - {space[0]}
        assert texts(match) == {f"smuggle {district}" for district in others}
        target = sorted(others)[0]
        match.play(f"smuggle {target}")
        assert marker(match, target) == SIGN[seat] * amount
        assert marker(match, space[0]) == SIGN[seat]
        assert match.to_act == (1 - seat,)

    def test_a_closed_district_is_not_offered(self):
        match = new_york("closed T / hand G1 C1 | G1")
        lay(match, "G1", "Q1a")
        assert answers(match, "smuggle") == set("MXB")
        assert refusal(match, "smuggle T") == "district-is-closed §8.1"

    def test_the_district_of_the_token_is_not_elsewhere(self):
        """R26"""
        match = new_york("hand G1 C1 | G1")
        lay(match, "G1", "Q1a")
        assert refusal(match, "smuggle Q") == "not-here §5.5"
        assert refusal(match, "smuggle SM") == "not-on-this-board §1.1"

    @pytest.mark.parametrize("action", ["send C1", "to M1a", "stop", "perform M3a"])
    def test_the_question_is_answered_before_anything_else(self, action):
        match = new_york("hand G1 C1 | G1")
        lay(match, "G1", "Q1a")
        assert refusal(match, action) == "smuggle-first §5.5"

    def test_with_one_other_open_district_nothing_is_asked(self):
        match = new_york("closed M T X / hand G1 C1 | G1")
        lay(match, "G1", "Q1a")
        assert (marker(match, "B"), match.to_act) == (3, (1,))

    def test_with_no_other_open_district_nothing_happens(self):
        match = new_york("closed M T X B / hand G1 C1 | G1")
        lay(match, "G1", "Q1a")
        assert (markers(match), match.to_act) == ([0, 0, 0, 1, 0], (1,))

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize("district", "MTXB")
    @pytest.mark.parametrize("short", [1, 2, 3, 4])
    def test_the_marker_stops_on_the_last_space_before_the_hat(self, district, short, seat):
        """§8.4, R12"""
        start = HAT[district] - short
        match = new_york(f"markers {district}={SIGN[seat] * start} / hand G1 C1 C1 | G1 C1 C1 / turn {seat}")
        lay(match, "G1", "Q1a")
        match.play(f"smuggle {district}")
        assert marker(match, district) == SIGN[seat] * min(start + 3, HAT[district] - 1)
        assert money(match) == (0, 0)
        match.play("send C1")
        assert any(space[0] == district for space in answers(match, "to"))

    @pytest.mark.parametrize(("start", "end"), [(-5, -2), (-3, 0), (-2, 1), (0, 3), (4, 7)])
    def test_the_control_over_the_other_district_may_change_and_scores_nothing_yet(self, start, end):
        match = new_york(f"markers T={start} / hand G1 C1 | G1")
        lay(match, "G1", "Q1a")
        match.play("smuggle T")
        assert (marker(match, "T"), money(match)) == (end, (0, 0))


class TestMoney:  # §5.6
    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize(
        ("row", "space", "coins"),
        [("M1", "M1c", 1), ("T3", "T3b", 2), ("X2", "X2a", 1), ("X3", "X3d", 2), ("Q1", "Q1d", 1), ("B1", "B1a", 2)],
    )
    def test_a_coin_on_the_space_is_paid_at_once(self, row, space, coins, seat):
        match = below(row, f"hand C1 G1 | C1 G1 / turn {seat} / money 3 | 3")
        lay(match, "C1", space)
        assert money(match) == ((3 + coins, 3) if seat == 0 else (3, 3 + coins))


class TestShot:  # §5.7
    @pytest.mark.parametrize(
        ("row", "space"), [("M2", "M2a"), ("T1", "T1a"), ("T3", "T3a"), ("X3", "X3a"), ("B2", "B2a")]
    )
    def test_a_shot_sends_one_token_of_the_rival_back_into_his_bag(self, row, space):
        match = below(row, "hand C1 G1 | 2*S1 / bag ... | G1")
        lay(match, "C1", space)
        assert (hand(match, 1), bag(match, 1)) == ("S1", "G1 S1")

    def test_any_token_of_the_rival_may_be_hit(self):
        hit = set()
        for seed in range(40):
            match = new_york("hand C1 G1 | G1 S3 KO / bag ... | -", seed)
            lay(match, "C1", "T1a")
            hit.add(bag(match, 1))
        assert hit == {"G1", "S3", "KO"}

    def test_two_tokens_of_a_kind_are_hit_twice_as_often(self):
        """§5.7 One of three tokens lying there is drawn, not one of two kinds."""
        hit = []
        for seed in range(300):
            match = new_york("hand C1 G1 | 2*G1 S3 / bag ... | -", seed)
            lay(match, "C1", "T1a")
            hit.append(bag(match, 1))
        assert 160 < hit.count("G1") < 240

    def test_the_own_gang_is_not_hit(self):
        match = new_york("hand C1 G1 | G1 S3 / bag C2 | ...")
        lay(match, "C1", "T1a")
        assert hand(match, 0) == "G1 C2"


class TestEffectFirst:  # §5.8
    def test_the_marker_waits_for_the_effect(self):
        """§5.8, R1 While it is asked where to smuggle the strength has not been applied."""
        match = new_york("hand G3 C1 | G1")
        lay(match, "G3", "Q1a")
        assert marker(match, "Q") == 0
        match.play("smuggle M")
        assert (marker(match, "Q"), marker(match, "M")) == (3, 3)

    def test_the_row_is_finished_after_the_effect_and_the_strength(self):
        """§5.8, §7.1 Here +1 and strength 1 turn the row from the rival to the player."""
        match = new_york(f"spaces {all_but('X1a')} / markers X=-1 / hand G1 C1 | G1")
        lay(match, "G1", "X1a")
        assert (marker(match, "X"), money(match)) == (1, (2, 0))

    def test_a_blank_space_does_nothing(self):
        match = below("M2", "hand G1 C1 | G1 S1 / bag S3 | C2")
        lay(match, "G1", "M2c")
        assert sizes(match) == ([2, 2], [0, 1], 18)
        assert (markers(match), money(match)) == ([1, 0, 0, 0, 0], (0, 0))


class TestControl:  # §6.1
    @pytest.mark.parametrize("start", [-7, -2, 0, 1, 6])
    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize(
        ("token", "strength"), [("G1", 1), ("G2", 2), ("G3", 3), ("C1", 1), ("C2", 2), ("G4", 4), ("G5b", 5)]
    )
    def test_the_marker_moves_towards_the_own_hat_by_the_strength(self, token, strength, seat, start):
        hands = f"{token} S1 | G1 S1" if seat == 0 else f"G1 S1 | {token} S1"
        match = new_york(f"markers X={start} / hand {hands} / turn {seat}")
        lay(match, token, "X1b")
        assert marker(match, "X") == start + SIGN[seat] * strength

    def test_nobody_scores_before_the_row_is_full(self):
        match = new_york("markers X=9 / hand G3 S1 | G1")
        lay(match, "G3", "X1b")
        assert (marker(match, "X"), money(match)) == (12, (0, 0))

    def test_only_the_district_of_the_token_moves(self):
        match = new_york("markers M=3 T=-4 Q=2 B=-1 / hand G3 S1 | G1")
        lay(match, "G3", "X1b")
        settle(match)
        assert markers(match) == [3, -4, 3, 2, -1]
