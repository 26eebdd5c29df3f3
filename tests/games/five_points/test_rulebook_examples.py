"""The worked examples and pictures of the Five Points rulebook, in the order in which the sheet gives them."""

import pytest

from tests.games.five_points.table import (
    FULL,
    PLACES,
    alliance,
    below,
    card_on,
    climbs,
    deck,
    discards,
    in_the_pyramid,
    influence,
    outcome,
    position,
    refusal,
    row,
    rows,
    settle,
    texts,
)

HANDS = "influence - | - / alliance S B D | K R E"


class TestTheClimbWithItsCascade:  # §4.1, §4.3, §4.4
    """A card takes a better street (A); one of the two cards below fills its place (B), and so on down; the bottom row
    takes the top card of the deck (C)."""

    START = f"a S B D L K R / b E P S - - / {HANDS} / deck B* D* ..."

    def test_the_card_climbs_and_leaves_a_hole_for_one_of_the_two_below(self):
        match = position(self.START)
        match.play("climb b2 c1")
        assert rows(match, "bc") == "b E - S - - / c P - - -"
        assert texts(match) == {"fill a2", "fill a3"}
        assert match.to_act == (0,)

    def test_the_left_card_below_fills_the_hole_and_the_deck_fills_its_place(self):
        match = position(self.START)
        match.play("climb b2 c1", "fill a2")
        assert rows(match) == "a S B* D L K R / b E B S - - / c P - - - / d - - - / e - - / f -"
        assert deck(match).startswith("D* ")
        assert match.to_act == (1,)

    def test_or_the_right_card_below_does(self):
        match = position(self.START)
        match.play("climb b2 c1", "fill a3")
        assert rows(match, "abc") == "a S B B* L K R / b E D S - - / c P - - -"
        assert match.to_act == (1,)

    def test_a_hole_in_a_higher_row_goes_down_row_by_row(self):
        match = position(f"a S B D L K R / b E P S B - / c L K R - / d P - - / {HANDS} / deck E* R* ...")
        match.play("climb c2 d2")
        assert texts(match) == {"fill b2", "fill b3"}
        match.play("fill b3")
        assert rows(match, "abcd") == "a S B D L K R / b E P - B - / c L S R - / d P K -"
        assert texts(match) == {"fill a3", "fill a4"}
        match.play("fill a4")
        assert rows(match, "abcd") == "a S B D E* K R / b E P L B - / c L S R - / d P K -"
        assert deck(match).startswith("R* ")
        assert match.to_act == (1,)

    def test_when_every_hole_is_filled_the_turn_is_over(self):
        match = position(self.START)
        match.play("climb a5 b4")
        assert rows(match, "ab") == "a S B D L B* R / b E P S K -"
        assert match.to_act == (1,)
        assert match.position.deck_size == 64 - 9 - 6 - 1


class TestTheUnsupportedClimb:  # §4.2
    """Cards climb only toward a neighbour (A). Where the place to the left or right is empty (B), a card does not climb
    in that direction (C)."""

    START = f"a S B D L K R / b E P - B D / {HANDS}"

    def test_two_neighbours_climb_toward_each_other(self):
        match = position(self.START)
        assert climbs(match) == {"a3 b3", "a4 b3", "b1 c1", "b2 c1", "b4 c4", "b5 c4"}

    def test_nobody_climbs_toward_the_empty_place_on_the_right(self):
        match = position(self.START)
        assert refusal(match, "climb b2 c2") == "no-support §4.2"

    def test_nobody_climbs_toward_the_empty_place_on_the_left(self):
        match = position(self.START)
        assert refusal(match, "climb b4 c3") == "no-support §4.2"

    def test_once_the_gap_is_closed_both_directions_are_open(self):
        match = position(self.START)
        match.play("climb a3 b3")
        assert {"b2 c2", "b3 c2", "b3 c3", "b4 c3"} <= climbs(match)


class TestInfluence:  # §5.1, §5.3, §5.4
    """An influence card is discarded (A) to influence a card (B), which drives out a neighbour (C); the hole is filled
    as after a climb (D)."""

    def test_a_matching_card_drives_a_neighbour_out_of_the_top_three_rows(self):
        match = position(f"{FULL} / influence K S | B / alliance S B D | K R E / deck P* ...")
        match.play("influence c2", "expel d2")
        assert texts(match) == {"fill c2", "fill c3"}
        assert influence(match, 0) == "S"
        assert discards(match) == "S K"

    def test_the_hole_is_filled_as_after_a_climb(self):
        match = position(f"{FULL} / influence K S | B / alliance S B D | K R E / deck P* ...")
        match.play("influence c2", "expel d2", "fill c3", "fill b4", "fill a4")
        assert rows(match) == "a S B D P* K R / b E P S L D / c L K B E / d P R B / e D L / f K"
        assert match.to_act == (1,)

    def test_without_a_matching_card_nobody_in_the_top_three_rows_is_driven_out(self):
        match = position(f"{FULL} / influence S | B / alliance S B D | K R E")
        match.play("influence c2")
        assert texts(match) == {"expel b2", "expel b3", "expel c1", "expel c3"}
        assert refusal(match, "expel d2") == "matching-card-needed §5.3"

    def test_any_card_drives_a_neighbour_out_of_the_three_lower_rows(self):
        match = position(f"{FULL} / influence E | B / alliance S B D | K R E / deck P* ...")
        match.play("influence c2", "expel b2")
        assert influence(match, 0) == "-"
        assert discards(match) == "E P"
        match.play("fill a2")
        assert rows(match, "ab") == "a S P* D L K R / b E B S B D"

    def test_what_matters_is_the_row_of_the_victim_and_not_that_of_the_influenced_card(self):
        match = position(f"{FULL} / influence E | B / alliance S B D | K R E")
        match.play("influence d1")
        assert texts(match) == {"expel c1", "expel c2"}


class TestTheSixDirections:  # §5.2
    """To the left, to the right, or in any diagonal direction."""

    START = f"{FULL} / influence K | B / alliance S B D | K R E"

    def test_a_card_inside_the_pyramid_has_six_neighbours(self):
        match = position(self.START)
        match.play("influence c2")
        assert texts(match) == {"expel b2", "expel b3", "expel c1", "expel c3", "expel d1", "expel d2"}

    @pytest.mark.parametrize("victim", ["b2", "b3", "c1", "c3", "d1", "d2"])
    def test_each_of_the_six_can_be_driven_out(self, victim):
        match = position(self.START)
        card = card_on(match, victim)
        match.play("influence c2", f"expel {victim}")
        assert card_on(match, victim) == "-"
        assert sorted(discards(match).split()) == sorted([card, "K"])
        assert texts(match) == {f"fill {place}" for place in below(victim)}

    @pytest.mark.parametrize("place", ["a2", "a3", "b1", "b4", "c4", "d3", "e1", "f1", "c2"])
    def test_nobody_else_is_a_neighbour(self, place):
        match = position(self.START)
        match.play("influence c2")
        assert refusal(match, f"expel {place}") == "not-a-neighbour §5.2"


class TestWhoCanBeDrivenOut:  # §5.2
    """A card may drive out even members of its own gang, and every card, the king among them."""

    def test_a_card_drives_out_a_member_of_its_own_gang(self):
        match = position("a S S D L K R / b E - - - - / influence B | - / alliance S B D | K R E / deck P* ...")
        match.play("influence a1", "expel a2")
        assert rows(match, "ab") == "a S P* D L K R / b E - - - -"
        assert discards(match) == "S B"

    def test_the_king_is_driven_out_and_one_of_no_mans_land_takes_the_crown(self):
        match = position(f"{FULL} / influence D | B / alliance S B D | K R E / deck P* ...")
        match.play("influence e1", "expel f1")
        assert discards(match) == "D K"
        assert texts(match) == {"fill e1", "fill e2"}
        match.play("fill e1")
        assert rows(match, "ef") == "e - L / f D"
        match.play("fill d2", "fill c2", "fill b2", "fill a2")
        assert rows(match) == "a S P* D L K R / b E B S B D / c L P R E / d P K B / e S L / f D"


class TestTheScoringExample:  # §8.1
    """The king is a Ratcatcher, both of No Man's Land are Dragons as one of the Heart; the other two are a Rascal and a
    Reaper. Player 1 has Ladies, Dragons, Reapers: 6. Player 2 has Ratcatchers, Rascals, Reapers: 5."""

    TABLE = "a S S D L K R / b E P S D D / c L K R E / d B P E / e B B / f R"

    def test_player_1_has_6_and_player_2_has_5_points(self):
        match = position(f"{self.TABLE} / influence K | K / alliance L B E | R P E / passed 1")
        match.play("pass")
        assert match.over
        assert outcome(match) == ((6, 1), (5, 2))

    def test_more_influence_cards_do_not_help_who_has_fewer_points(self):
        match = position(f"{self.TABLE} / influence K | 3*S / alliance L B E | R P E / passed 1")
        match.play("pass")
        assert outcome(match) == ((6, 1), (5, 2))

    def test_ten_points_are_the_most_that_can_be_had(self):
        match = position(
            "a S E S L K R / b E P S R E / c L K R E / d D D D / e B B / f S"
            " / influence K | K / alliance S B D | B D L / passed 1"
        )
        match.play("pass")
        assert outcome(match) == ((10, 1), (7, 2))


class TestTheCrown:  # §7.1
    """Fifteen places above the base, one card more with each climb: the fifteenth climb crowns the king."""

    START = "a S* B* D* L* K* R* / influence S | B / alliance S B D | K R E"

    def test_the_crown_comes_with_the_fifteenth_climb_and_not_before(self):
        match = position(self.START)
        for number, place in enumerate(PLACES[6:], start=1):
            assert refusal(match, "pass") == "no-pass-before-the-crown §7.2"
            assert row(match, "f") == "-"
            match.play(f"climb {below(place)[number % 2]} {place}")
            settle(match)
            assert in_the_pyramid(match) == 6 + number
        assert number == 15
        assert row(match, "f") != "-"
        assert "pass" in texts(match)
        assert climbs(match) == set()

    def test_on_the_way_up_the_alliances_are_shown_twice(self):
        match = position(self.START)
        for place in PLACES[6:]:
            match.play(f"climb {below(place)[0]} {place}")
            settle(match)
        # the tenth climb is the first into the Heart, by seat 1; the thirteenth the first into No Man's Land, by seat 0
        assert (alliance(match, 0).count("!"), alliance(match, 1).count("!")) == (1, 1)
