"""How the automaton chooses (§13.4 to §13.8): every line of its lists, by positions in which that line decides."""

from collections import Counter

import pytest

from tests.games.syndicate.table import KIND, marker, money, position, rows_above, texts

# Rapid Deployment says nothing of districts and spaces, Secure nothing of spaces and tokens.
FIVE_COPS = "C1 C1 C1 C2 C2"
FOUR_COPS = "C1 C1 C2 C2"


def decide(hand, stratagem, rest="money 0 | 0", seed=1):
    """The turn of the automaton up to the laid token, as "token space"; it never has a second action."""
    match = turn_of(hand, stratagem, rest, seed)
    (send,) = texts(match)
    match.play(send)
    (to,) = texts(match)
    return f"{send.split()[1]} {to.split()[1]}"


def turn_of(hand, stratagem, rest, seed=1):
    return position(
        f"board new-york / solo easy / hand {hand} | C0q BG BS / stratagem {stratagem} / step token / {rest}", seed
    )


def tokens_over_seeds(hand, stratagem, rest, seeds=range(60)):
    return Counter(decide(hand, stratagem, rest, seed).split()[0] for seed in seeds)


def below(name):
    """Every space of the rows above one taken, nearly always by tokens of the person."""
    left = {"L": ["G2", "G3"] * 2, "S": ["S2", "S3"] * 2, "M": ["C2"] * 2}
    fillers = [f"{left[KIND[space]].pop()}.1" if left[KIND[space]] else "S2.0" for space in rows_above(name)]
    return " ".join(f"{space}={token}" for space, token in zip(rows_above(name), fillers, strict=True))


class TestTheDistrict:  # §13.4
    @pytest.mark.parametrize("stratagem", ["rapid-deployment", "secure", "counterattack", "for-the-glory", "research"])
    def test_a_district_that_it_can_close_comes_first(self, stratagem):
        """Before a row that it can finish (the Bronx), and before the stratagem."""
        rest = "markers T=13 X=2 M=-1 B=1 / spaces X1a=G2.1"
        assert decide("S1 G1", stratagem, rest).startswith("S1 T1")

    @pytest.mark.parametrize("stratagem", ["rapid-deployment", "secure", "counterattack", "for-the-glory", "research"])
    def test_a_row_that_it_can_finish_and_win_comes_second(self, stratagem):
        rest = "markers X=0 M=3 B=-3 / spaces X1a=G2.1"
        assert decide("G1 G1", stratagem, rest) == "G1 X1b"

    def test_a_row_that_it_would_finish_for_the_person_is_no_reason(self):
        assert decide("G1 G1", "rapid-deployment", "markers X=-5 / spaces X1a=G2.1") == "G1 Q1a"

    @pytest.mark.parametrize(
        ("stratagem", "rest", "district"),
        [
            ("counterattack", "markers T=-1", "T"),
            ("counterattack", "markers T=-3 M=-1 Q=2", "M"),  # more free spaces there than in Staten Island
            ("counterattack", "markers T=1", "Q"),  # the person leads nowhere
            ("secure", "markers T=1", "T"),
            ("secure", "markers B=4 T=2 Q=-1", "B"),
            ("secure", "markers T=-1", "Q"),
            ("economic-warfare", "money 0 | 0", "M"),  # a recruit or a shot is free in M, T and X
            ("economic-warfare", "closed M", "T"),
            ("economic-warfare", "closed M T", "X"),
            ("for-the-glory", f"spaces {below('X3')} X3a=G1.1 X3b=G1.1 X3c=G1.1", "X"),  # six points, two free
            ("for-the-glory", f"spaces {below('Q2')} Q2c=C1.1", "Q"),  # five points
            (
                "for-the-glory",
                "closed M Q / spaces B1c=C1.1",
                "B",
            ),  # two points each, money only in B
            ("research", "spaces Q1c=C1.1", "M"),  # a call space is left in M and T alone
            ("research", "spaces Q1c=C1.1 M1b=G1.1", "T"),
        ],
    )
    def test_the_stratagem_comes_third(self, stratagem, rest, district):
        """§13.3"""
        assert decide(FIVE_COPS, stratagem, rest).split()[1].startswith(district)

    @pytest.mark.parametrize(
        ("rest", "district"),
        [
            ("money 0 | 0", "Q"),  # four free spaces
            ("closed Q", "M"),  # three in M and B, two points each: the upper one
            ("spaces M1b=G1.1 Q1a=G1.1 Q1d=C1.1", "B"),
        ],
    )
    def test_then_the_most_free_spaces_in_the_active_row(self, rest, district):
        assert decide(FIVE_COPS, "rapid-deployment", rest).split()[1].startswith(district)

    @pytest.mark.parametrize(
        ("rest", "district"),
        [
            (f"closed M Q / spaces B1c=C1.1 {below('X2')} X2c=C1.1", "X"),  # two free in T, X and B: 2, 3, 2 points
            ("spaces Q1a=G1.1", "Q"),  # three free in M, Q and B: 2, 3, 2 points
        ],
    )
    def test_then_the_most_points_of_the_row(self, rest, district):
        assert decide(FIVE_COPS, "rapid-deployment", rest).split()[1].startswith(district)

    @pytest.mark.parametrize(("shut", "district"), [("Q", "M"), ("M Q B", "T"), ("M Q B T", "X")])
    def test_then_from_top_to_bottom(self, shut, district):
        assert decide(FIVE_COPS, "rapid-deployment", f"closed {shut}").split()[1].startswith(district)

    def test_r29_districts_without_a_fitting_token_are_passed_over(self):
        """Staten Island is led but its first row is all river."""
        assert decide("G1 G2", "secure", "markers T=4") in ("G1 Q1a", "G2 Q1a")

    def test_r29_the_bronx_is_passed_over_by_smugglers(self):
        assert decide("S1 S1", "secure", "markers X=4 T=1").startswith("S1 T1")


class TestTheSpace:  # §13.5
    def test_one_that_closes_comes_first(self):
        """Here +1 brings the hat; recruiting would have been the choice of a row of one."""
        assert decide("G1", "rapid-deployment", "markers X=12") == "G1 X1a"

    @pytest.mark.parametrize(
        ("stratagem", "hand", "rest", "space"),
        [
            ("economic-warfare", FOUR_COPS, "money 0 | 0", "M1a"),  # recruit with four or fewer tokens
            ("economic-warfare", FIVE_COPS, "closed M X", "T1a"),  # else a shot, before the call
            ("for-the-glory", FIVE_COPS, f"spaces {below('X3')}", "X3d"),  # money before elsewhere
            ("research", FIVE_COPS, "money 0 | 0", "Q1a"),  # Research says nothing of the space
            ("research", FOUR_COPS, "closed T Q", "M1a"),
        ],
    )
    def test_then_the_stratagem(self, stratagem, hand, rest, space):
        """§13.3"""
        assert decide(hand, stratagem, rest).split()[1] == space

    @pytest.mark.parametrize(("wealth", "space"), [(19, "Q1a"), (20, "Q1d"), (23, "Q1d")])
    def test_then_money_with_twenty_points(self, wealth, space):
        assert decide("G1", "rapid-deployment", f"money {wealth} | 0") == f"G1 {space}"

    @pytest.mark.parametrize(
        ("rest", "space"),
        [
            ("money 0 | 9", "Q1a"),
            (f"spaces {below('T2')} / markers T=1", "T2c"),
            (f"spaces {below('X3')} / markers X=1", "X3c"),
            ("markers B=1", "B1c"),
        ],
    )
    def test_then_elsewhere(self, rest, space):
        assert decide(FOUR_COPS, "secure", rest).split()[1] == space

    @pytest.mark.parametrize(("persons", "space"), [(2, "Q1c"), (3, "Q1d"), (9, "Q1d")])
    def test_then_money_when_the_person_leads_by_three(self, persons, space):
        rest = f"spaces Q1a=G1.1 / money 0 | {persons}"
        assert decide("G1", "rapid-deployment", rest) == f"G1 {space}"

    @pytest.mark.parametrize(("hand", "space"), [(FOUR_COPS, "M1a"), ("C1", "M1a"), (FIVE_COPS, "M1b")])
    def test_then_recruit_with_four_tokens_or_fewer(self, hand, space):
        assert decide(hand, "secure", "markers M=1").split()[1] == space

    @pytest.mark.parametrize(
        ("rest", "space"),
        [
            (f"spaces {below('T2')} T2c=S1.1 / markers T=1", "T2a"),  # call 2 before recruit
            (f"spaces {below('X2')} / markers X=1", "X2b"),  # call 2 before money
            ("markers T=1", "T1b"),  # call 1 before a shot
            ("spaces Q1a=G1.1 / markers Q=1", "Q1c"),  # call 1 before here and money
            (f"spaces {below('X3')} X3c=G1.1 / markers X=1", "X3a"),  # a shot before here and money
            (f"spaces {below('M2')} / markers M=1", "M2a"),  # a shot before recruit
            (f"spaces {below('B2')} / markers B=1", "B2a"),  # a shot before money
            ("markers X=1", "X1a"),  # here before recruit
            (f"spaces {below('Q2')} / markers Q=1", "Q2a"),
            ("spaces Q1a=G1.1 Q1c=C1.1 / markers Q=1", "Q1b"),  # here before money
            ("spaces M1b=G1.1 / markers M=1", "M1a"),  # recruit before money
            (f"spaces {below('M2')} M2a=G1.1 / markers M=1", "M2b"),  # recruit before a blank space
            (f"spaces {below('T3')} T3a=S1.1 / markers T=1", "T3b"),  # money before a blank space
            ("spaces B1c=C1.1 / markers B=1", "B1a"),  # two money spaces: from left to right
        ],
    )
    def test_then_the_rest_of_the_list(self, rest, space):
        """With a row of five, so that recruiting is not urgent."""
        assert decide("C1 G1 G1 C0q C1", "secure", rest).split()[1] == space

    def test_r29_spaces_without_a_fitting_token_are_passed_over(self):
        """Elsewhere in Queens is a street, and here is the river: smugglers call instead."""
        assert decide("S1", "rapid-deployment", "spaces Q1b=S1.1") == "S1 Q1c"


class TestTheToken:  # §13.6
    def test_one_that_closes_comes_first(self):
        for seed in range(20):
            assert decide("G1 G3 G2", "secure", "markers M=11", seed).split()[0] == "G3"

    @pytest.mark.parametrize(
        ("stratagem", "hand", "rest", "token"),
        [
            ("rapid-deployment", "S1 C2 G1 G3", "markers X=0 / closed M T Q B", "C2"),  # the leftmost that fits
            ("rapid-deployment", "S1 G1 C2 G3", "closed M T Q B", "G1"),
            ("big-guns", "G3 G1q G4 G1", "money 0 | 0", "G4"),  # the reinforcement with the greatest change
            ("big-guns", "G3 G1q G1", "money 0 | 0", "G1q"),  # a reinforcement although it changes less
            ("big-guns", "G1 G3 G2", "money 0 | 0", "G3"),  # no reinforcement: the greatest change
            ("big-guns", "G1 S4 G3", "closed M T Q B", "G3"),  # a reinforcement that fits nowhere there
            ("counterattack", "G1 G3 G2", "markers Q=-2", "G3"),
            ("research", "G1 G4 S1", "closed M T X Q", "G4"),  # no call space: a reinforcement
            ("research", "G1 G4 S1", "money 0 | 0", "G4"),  # elsewhere in Queens, although a call space was free
        ],
    )
    def test_then_the_stratagem(self, stratagem, hand, rest, token):
        """§13.3"""
        for seed in range(12):
            assert decide(hand, stratagem, rest, seed).split()[0] == token

    def test_on_a_call_space_research_asks_for_no_reinforcement(self):
        """§13.3"""
        assert set(tokens_over_seeds("G1 G4", "research", "spaces Q1a=G1.1")) == {"G1", "G4"}

    def test_then_no_token_of_strength_0_on_a_blank_space(self):
        rest = f"spaces {below('M2')} M2a=G1.1 M2b=G1.1 / markers M=-9 / closed T X Q B"
        assert set(tokens_over_seeds("C0q C1", "secure", rest)) == {"C1"}

    @pytest.mark.parametrize("hand", ["C0q G1q G1", "G1q G1 C0q", "G1 C0q G1q"])
    def test_then_no_quick_support_on_the_last_space_of_a_row(self, hand):
        assert set(tokens_over_seeds(hand, "secure", "markers X=1 / spaces X1a=G2.1")) == {"G1"}

    def test_with_quick_support_alone_it_takes_that(self):
        assert set(tokens_over_seeds("C0q G1q", "secure", "markers X=1 / spaces X1a=G2.1")) == {"C0q", "G1q"}

    @pytest.mark.parametrize(
        ("hand", "rest", "token"),
        [
            ("G1 G3 G2", "markers X=1", "G3"),
            ("C1 G4 G3 C2", "markers X=1", "G4"),
            ("G3 BG G1", "markers X=1 / spaces X1a=G1.0 X1b=G1.0 X2a=C1.0 X2b=C1.0", "BG"),  # one and four
            ("G2 SZ G1", "markers X=1", "SZ"),  # §13.8 he counts as strength 3
            ("G2 SZ G4", "markers X=1", "G4"),
        ],
    )
    def test_then_with_twenty_points_the_strongest(self, hand, rest, token):
        assert set(tokens_over_seeds(hand, "secure", f"{rest} / money 20 | 0", range(20))) == {token}

    def test_below_twenty_points_it_may_be_any(self):
        assert set(tokens_over_seeds("G1 G3 G2", "secure", "markers X=1 / money 19 | 0")) == {"G1", "G2", "G3"}

    def test_r29_then_the_die_counts_the_fitting_tokens_from_the_left(self):
        drawn = tokens_over_seeds("S1 G1 S2 G2 S3", "secure", "markers X=1")
        assert set(drawn) == {"G1", "G2"}

    def test_the_die_has_six_sides(self):
        """The seventh fitting token is never reached."""
        drawn = tokens_over_seeds("C1 C1 C1 C2 C2 G1 G3", "secure", "markers M=1")
        assert set(drawn) == {"C1", "C2", "G1"}

    def test_the_die_wraps_round(self):
        """Of five tokens the first is meant by a one and by a six: every third time, not every fifth."""
        drawn = tokens_over_seeds("G1 C1 C1 C1 C2", "secure", "markers M=1", range(400))
        assert 105 < drawn["G1"] < 165


class TestTheGreatestChange:  # §13.7
    @pytest.mark.parametrize(
        ("markers", "district"),
        [
            ("M=0 T=-2 X=-3 B=1", "T"),  # the person's lead becomes its own
            ("M=-3 T=2 X=0 B=-5", "X"),  # a tie becomes its lead
            ("M=2 T=-5 X=4 B=-3", "B"),  # the person's lead becomes a tie
            ("M=-5 T=-6 X=2 B=-4", "X"),  # its lead grows
            ("M=2 T=6 X=3 B=2", "T"),  # the largest one
            ("M=-5 T=-5 X=-5 B=-5", "M"),  # the person's lead shrinks; from top to bottom
            ("M=-5 T=-9 X=-4 B=-6", "T"),  # the most extreme one
            ("M=0 T=0 X=0 B=0", "M"),
            ("M=-5 T=0 X=0 B=0", "T"),
            ("M=-4 T=-5 X=-3 B=-3", "X"),
        ],
    )
    def test_r30_it_smuggles_where_the_change_is_greatest(self, markers, district):
        """§5.5 Three barrels from Queens."""
        match = turn_of("G1", "rapid-deployment", f"markers {markers}")
        match.play("send G1", "to Q1a")
        assert texts(match) == {f"smuggle {district}"}

    @pytest.mark.parametrize(
        ("start", "hand", "token"),
        [
            (-2, "G2 G3 G1", "G3"),  # a lead before a tie
            (-2, "G1 G2", "G2"),  # a tie before a smaller lead of the person
            (-5, "G1 G3 G2", "G3"),  # the smallest lead that is left
            (3, "G1 G3 G2", "G3"),  # the largest own lead
            (0, "C0q G1", "G1"),  # a change before none
        ],
    )
    def test_big_guns_take_the_token_with_the_greatest_change(self, start, hand, token):
        rest = f"markers X={start} / closed M T Q B / money 0 | 0"
        for seed in range(8):
            assert decide(hand, "big-guns", rest, seed).split()[0] == token


class TestItsDetails:  # §13.8
    def test_r30_its_free_effects_run_from_top_to_bottom_and_left_to_right(self):
        """§8.2 Staten Island is closed from its first row."""
        match = turn_of("S1 G1", "rapid-deployment", "markers T=13 B=-1")
        match.play("send S1", "to T1b")
        performed = []
        while match.to_act == (0,):
            (only,) = texts(match)
            performed += [one[1] for one in [only.split()] if one[0] == "perform"]
            match.play(only)
        assert performed == ["T1a", "T2a", "T2b", "T2c", "T3a"]  # T3b is the last and happens by itself

    def test_quick_support_repeats_the_choice_in_the_same_district(self):
        """§11.3"""
        match = turn_of("C0q G1 S1", "rapid-deployment", "money 0 | 0")
        match.play("send C0q", "to Q1a")
        match.play(*texts(match))  # smuggling
        assert texts(match) == {"send G1"}
        match.play("send G1")
        assert texts(match) == {"to Q1c"}

    def test_without_a_fitting_token_it_stops(self):
        """§11.3"""
        match = turn_of("C0q S1", "rapid-deployment", "markers X=0 / closed M T Q B / bag 2*S2 | ...")
        match.play("send C0q")
        match.play(*texts(match))
        assert texts(match) == {"stop"}

    def test_a_szpicel_is_a_token_for_every_space(self):
        """§11.8"""
        for only, space in (("T", "T1b"), ("X", "X1b")):
            shut = " ".join(one for one in "MTXQB" if one != only)
            assert decide("SZ", "rapid-deployment", f"closed {shut}") == f"SZ {space}"

    def test_its_szpicel_has_strength_3(self):
        """§11.8 He counts as a universal token of strength 3, and not as the person's Szpicel."""
        match = turn_of("SZ", "rapid-deployment", "closed M T Q B")
        match.play("send SZ")
        match.play(*texts(match))
        assert marker(match, "X") == 3

    def test_an_informer_without_a_token_to_copy_is_no_fitting_token(self):
        """§11.7, R29"""
        assert decide("KO G1", "rapid-deployment").split()[0] == "G1"
        assert decide("KO G1", "rapid-deployment", "last - | G2").split()[0] == "KO"

    def test_it_scores_as_anybody(self):
        """§7.1"""
        match = turn_of("G1", "rapid-deployment", "markers X=1 / spaces X1a=G2.1")
        match.play("send G1", "to X1b")
        assert money(match) == (2, 0)
