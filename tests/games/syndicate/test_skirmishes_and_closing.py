"""Finished skirmishes (§7) and closed districts (§8)."""

import pytest

from tests.games.syndicate.table import (
    COINS,
    EFFECT,
    HAT,
    POINTS,
    ROWS_OF_NEW_YORK,
    SPACES_OF_NEW_YORK,
    all_but,
    answers,
    bag,
    closed,
    filled,
    hand,
    lay,
    marker,
    markers,
    money,
    new_york,
    on,
    refusal,
    row,
    rows_above,
    sizes,
    spaces_for,
    texts,
)

SIGN = {0: 1, 1: -1}
BLANK = {"M": "M2c", "T": "T2d", "X": "X2c", "Q": "Q2c", "B": "B2c"}  # the last free space of a second row
LENGTHS = [(district, far) for district in "MTXQB" for far in range(HAT[district])]


def seats_money(seat, own, rivals=0):
    return (own, rivals) if seat == 0 else (rivals, own)


def coin(district, far):
    """What the coins of a track add at a distance."""
    return sum(far >= place for place in COINS[district])


def last_of_the_row(space, start, seat=0, token="C1", rest=""):
    """The only free space of the active row, the marker, and the token to be laid there."""
    hands = f"{token} G1 | G1 S1" if seat == 0 else f"G1 S1 | {token} G1"
    return new_york(f"spaces {all_but(space)} / markers {space[0]}={start} / hand {hands} / turn {seat} {rest}")


class TestWhoScores:
    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize(("district", "far"), [pair for pair in LENGTHS if pair[1] >= 1])
    def test_who_controls_gets_the_points_and_the_best_coin_reached(self, district, far, seat):
        """§7.1, §7.2 The coins do not add up."""
        match = last_of_the_row(BLANK[district], SIGN[seat] * (far - 1), seat)
        lay(match, "C1", BLANK[district])
        assert marker(match, district) == SIGN[seat] * far
        assert money(match) == seats_money(seat, POINTS[f"{district}2"] + coin(district, far))

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize("district", "MTXQB")
    def test_on_the_red_field_both_get_the_points_and_no_coin(self, district, seat):
        """§7.3, R15"""
        match = last_of_the_row(BLANK[district], -SIGN[seat], seat)
        lay(match, "C1", BLANK[district])
        assert money(match) == (POINTS[f"{district}2"],) * 2

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize(("district", "far"), [("M", 3), ("M", 6), ("T", 11), ("X", 13), ("Q", 5), ("B", 10)])
    def test_the_rival_scores_if_he_still_controls_when_i_fill_the_row(self, district, far, seat):
        """§7.1, §7.2 Who laid the last token does not matter."""
        match = last_of_the_row(BLANK[district], -SIGN[seat] * far, seat)
        lay(match, "C1", BLANK[district])
        expected = POINTS[f"{district}2"] + coin(district, far - 1)
        assert money(match) == seats_money(seat, 0, expected)

    def test_the_coin_counts_for_each_finished_row(self):
        """§7.2 The same marker pays again when the next row is finished."""
        match = new_york("spaces B1a=S2.0 B1c=C2.0 / markers B=7 / hand C1 C0q G1 | C0q S1 / bag ... | 2*S1")
        lay(match, "C1", "B1b")
        assert money(match) == (1 + 2 + 2, 0)
        lay(match, "C0q", "B2c")
        match.play("stop")
        lay(match, "C0q", "B2a")
        match.play("stop")
        lay(match, "S1", "T1b")
        lay(match, "G1", "B2b")
        assert money(match) == (5 + 2 + 4 + 2, 0)

    def test_a_row_with_a_free_space_scores_nothing(self):
        """§7.1"""
        match = new_york("spaces M1a=S2.0 / markers M=9 / hand G1 C1 | G1")
        lay(match, "G1", "M1b")
        assert money(match) == (0, 0)

    def test_a_finished_row_does_not_move_the_marker(self):
        """§7.1"""
        match = last_of_the_row("M1b", 4)
        lay(match, "C1", "M1b")
        assert markers(match) == [5, 0, 0, 0, 0]
        assert money(match) == (2 + 1, 0)


class TestAllRowsFinished:  # §8.1
    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize("space", ["M3c", "T3c", "X3e", "Q2c", "B2c"])
    def test_the_last_row_scores_as_any_other_and_the_district_is_closed(self, space, seat):
        match = last_of_the_row(space, SIGN[seat] * 4, seat)
        lay(match, "C1", space)
        assert money(match) == seats_money(seat, POINTS[space[:-1]] + 1)
        assert match.to_act == (1 - seat,)
        match.play("send G1")
        assert not [one for one in answers(match, "to") if one[0] == space[0]]

    def test_nothing_is_smuggled_into_a_district_that_is_full(self):
        match = last_of_the_row("B2c", 4)
        lay(match, "C1", "B2c")
        lay(match, "G1", "Q1a")
        assert answers(match, "smuggle") == set("MTX")


class TestTheHat:  # §8.2
    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize("name", ROWS_OF_NEW_YORK)
    def test_the_hat_brings_the_points_of_all_unfinished_rows_and_two(self, name, seat):
        """§8.2 Points come first (R6); a row counts although nobody stands in it."""
        space = next(one for one in row(name) if EFFECT[one].split()[0] not in ("elsewhere", "here"))
        hands = "C1 G1 | G1 S1" if seat == 0 else "G1 S1 | C1 G1"
        match = new_york(
            f"spaces {filled(rows_above(name)) or '-'} / markers {name[0]}={SIGN[seat] * (HAT[name[0]] - 1)}"
            f" / hand {hands} / turn {seat}"
        )
        lay(match, "C1", space)
        unfinished = [one for one in ROWS_OF_NEW_YORK if one[0] == name[0] and one >= name]
        coins = int(EFFECT[space].split()[1]) if EFFECT[space].startswith("money") else 0
        assert marker(match, name[0]) == SIGN[seat] * HAT[name[0]]
        assert closed(match) == {name[0]}
        scored = money(match)[seat] - coins - sum(POINTS[one] for one in unfinished) - 2
        assert money(match)[1 - seat] == 0
        free = [one for one in SPACES_OF_NEW_YORK if one[:-1] in unfinished and one != space]
        performable = {one for one in free if EFFECT[one].split()[0] not in ("here", "blank")}
        if len(performable) > 1:
            assert texts(match) == {f"perform {one}" for one in performable}
            assert scored == 0
        else:  # a single effect happens by itself
            assert scored == sum(int(EFFECT[one][-1]) for one in performable if EFFECT[one].startswith("money"))

    @pytest.mark.parametrize(("token", "start"), [("G3", 12), ("G4", 11), ("G5b", 10), ("G5b", 13), ("ZA", 8)])
    def test_the_marker_never_passes_the_hat(self, token, start):
        """R25"""
        match = new_york(f"markers X={start} / hand {token} C1 | G1 S1")
        lay(match, token, "X1b")
        assert marker(match, "X") == 14
        assert money(match)[0] == 2 + 3 + 6 + 2

    def test_one_short_of_the_hat_the_district_stays_open(self):
        match = new_york("markers X=10 / hand G3 C1 | G1 S1")
        lay(match, "G3", "X1b")
        assert (marker(match, "X"), money(match), closed(match)) == (13, (0, 0), set())

    def test_effects_are_performed_one_after_the_other_until_none_is_left(self):
        """§8.2 Staten Island closes in the third row: a shot and two coins are free."""
        match = new_york(
            f"spaces {filled(rows_above('T3'))} / markers T=13 / hand C1 G1 | G1 S1 / bag C2 | -",
        )
        lay(match, "C1", "T3c")
        assert texts(match) == {"perform T3a", "perform T3b"}
        match.play("perform T3b")
        assert money(match) == (5 + 2 + 2, 0)
        assert sizes(match)[0] == [2, 1]  # the last effect, a shot, happened by itself
        assert match.to_act == (1,)

    @pytest.mark.parametrize("order", [("T2a", "T2b"), ("T2b", "T2a")])
    def test_the_order_may_matter(self, order):
        """§8.2 Recruiting before calling finds another bag than after it."""
        match = new_york(
            f"spaces {filled(rows_above('T2'))} T2c=S1.1 / markers T=13 / hand C1 G1 | G1 S1"
            " / bag - | ... / stack KO G4 ..."
        )
        lay(match, "C1", "T2d")
        match.play(*(f"perform {space}" for space in (*order, "T3a")))
        held = f"{hand(match, 0)} {bag(match, 0)}".split()
        assert sorted(set(held) - {"-"}) == ["G1", "G4", "KO"]
        # Called first: one is recruited and the other drawn. Recruited first: nothing was there, one is drawn.
        assert sizes(match)[0][0] == (3 if order[0] == "T2a" else 2)

    def test_an_elsewhere_among_them_asks_for_its_district(self):
        match = new_york(f"spaces {filled(rows_above('M3'))} / markers M=13 / hand C1 G1 | G1 S1")
        lay(match, "C1", "M3c")
        match.play("perform M3b")
        assert answers(match, "smuggle") == set("TXQB")
        assert refusal(match, "smuggle M").split()[0] in ("not-here", "district-is-closed")

    @pytest.mark.parametrize("action", ["send G1", "to M1a", "stop", "smuggle T"])
    def test_they_are_performed_before_anything_else(self, action):
        match = new_york(f"spaces {filled(rows_above('M3'))} / markers M=13 / hand C1 G1 | G1 S1")
        lay(match, "C1", "M3c")
        assert refusal(match, action) == "perform-first §8.2"

    @pytest.mark.parametrize("space", ["M3c", "M1a", "M2a", "T1a"])
    def test_taken_and_finished_spaces_have_nothing_left(self, space):
        match = new_york(f"spaces {filled(rows_above('M3'))} / markers M=13 / hand C1 G1 | G1 S1")
        lay(match, "C1", "M3c")
        assert refusal(match, f"perform {space}") == "nothing-left-there §8.2"

    def test_an_effect_is_performed_once(self):
        match = new_york(f"spaces {filled(rows_above('T2'))} / markers T=13 / hand C1 G1 | G1 S1")
        lay(match, "C1", "T2d")
        assert answers(match, "perform") == {"T2a", "T2b", "T2c", "T3a", "T3b"}
        match.play("perform T2b")
        assert answers(match, "perform") == {"T2a", "T2c", "T3a", "T3b"}
        assert refusal(match, "perform T2b") == "nothing-left-there §8.2"

    def test_spaces_of_a_closed_district_stay_as_they_are(self):
        match = new_york("markers X=13 / hand G1 C1 | G1 S1")
        lay(match, "G1", "X1b")
        assert (on(match, "X1b"), on(match, "X1a")) == ("G1.0", "-")


class TestRowAndHatAtOnce:  # §8.3
    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize("district", "MTX")
    def test_the_finished_row_scores_without_its_coin(self, district, seat):
        """R4 The row, the rows below it, and two once."""
        space = BLANK[district]
        match = last_of_the_row(space, SIGN[seat] * (HAT[district] - 1), seat)
        lay(match, "C1", space)
        assert money(match) == seats_money(seat, POINTS[f"{district}2"] + POINTS[f"{district}3"] + 2)
        free = {one for one in row(f"{district}3") if EFFECT[one].split()[0] not in ("here", "blank")}
        assert answers(match, "perform") == free

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize("district", "QB")
    def test_the_last_row_of_a_district_scores_with_two_and_not_four(self, district, seat):
        """R4"""
        space = BLANK[district]
        match = last_of_the_row(space, SIGN[seat] * (HAT[district] - 1), seat)
        lay(match, "C1", space)
        assert money(match) == seats_money(seat, POINTS[f"{district}2"] + 2)
        assert match.to_act == (1 - seat,)


class TestNeverElsewhere:  # §8.4
    @pytest.mark.parametrize("district", "MTXB")
    def test_elsewhere_closes_nothing_and_a_later_token_there_does(self, district):
        match = new_york(f"markers {district}={HAT[district] - 2} / hand G1 C1 C2 | G1 S1")
        lay(match, "G1", "Q1a")
        match.play(f"smuggle {district}")
        assert (marker(match, district), closed(match), money(match)) == (HAT[district] - 1, set(), (0, 0))
        lay(match, "S1", "Q1d")
        lay(match, "C2", f"{district}1b")
        assert marker(match, district) == HAT[district]
        assert district in closed(match)

    def test_a_performed_elsewhere_closes_nothing_either(self):
        match = new_york(f"spaces {filled(rows_above('M3'))} / markers M=13 T=12 / hand C1 G1 | G1 S1")
        lay(match, "C1", "M3c")
        match.play("perform M3b", "smuggle T")
        assert (marker(match, "T"), closed(match)) == (13, {"M"})
        assert "T1a" in spaces_for(match, "S1")
