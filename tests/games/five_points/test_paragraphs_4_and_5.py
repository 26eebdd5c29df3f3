"""Climbing and influence (§4, §5), paragraph by paragraph."""

import pytest

from tests.games.five_points.table import (
    FULL,
    PLACES,
    below,
    card_on,
    climbs,
    deck,
    discards,
    in_the_pyramid,
    influence,
    position,
    refusal,
    row,
    rows,
    settle,
    texts,
)

BASE = "a S B D L K R"
HANDS = "influence - | - / alliance S B D | K R E"
STEPS = f"{BASE} / b E P S B - / c L K R - / d P - -"  # four rows, lower on the right


class TestClimbing:
    def test_from_the_base_each_card_climbs_to_the_left_or_to_the_right(self):
        """§4.1"""
        match = position(f"{BASE} / {HANDS}")
        assert climbs(match) == {f"{support} {place}" for place in PLACES[6:11] for support in below(place)}

    def test_a_card_climbs_one_row_and_leaves_its_place(self):
        """§4.1"""
        match = position(f"{BASE} / {HANDS} / deck E* ...")
        match.play("climb a6 b5")
        assert rows(match) == "a S B D L K E* / b - - - - R / c - - - - / d - - - / e - - / f -"

    def test_a_climb_goes_into_an_empty_place(self):
        """§4.1"""
        match = position(f"{STEPS} / {HANDS}")
        for action in ("climb a1 b1", "climb a2 b1", "climb b3 c3", "climb c2 d1"):
            assert refusal(match, action) == "place-is-taken §4.1"

    @pytest.mark.parametrize("action", ["climb b5 c4", "climb c4 d3", "climb d2 e2", "climb d2 e1", "climb e1 f1"])
    def test_only_a_card_that_is_there_can_climb(self, action):
        """§4.1"""
        assert refusal(position(f"{STEPS} / {HANDS}"), action) == "nobody-there §4.1"

    def test_the_climbs_are_those_into_places_with_both_supports(self):
        """§4.2"""
        match = position(f"{STEPS} / {HANDS}")
        assert climbs(match) == {"a5 b5", "a6 b5", "c2 d2", "c3 d2"}

    @pytest.mark.parametrize("action", ["climb b4 c4", "climb c3 d3", "climb d1 e1"])
    def test_a_climb_without_the_other_support_is_refused(self, action):
        """§4.2"""
        assert refusal(position(f"{STEPS} / {HANDS}"), action) == "no-support §4.2"

    @pytest.mark.parametrize("place", ["b5", "d2"])
    def test_the_mover_is_one_of_the_two_supports(self, place):
        """§4.2"""
        for support in below(place):
            match = position(f"{STEPS} / {HANDS}")
            mover = card_on(match, support)
            match.play(f"climb {support} {place}")
            assert card_on(match, place) == mover

    def test_a_typed_hole_is_filled_down_to_the_deck(self):
        """§4.3, §4.4"""
        match = position(
            f"{BASE} / b E P S B - / c L - R - / d P K - / {HANDS} / deck E* ... / step fill / hole c2 / turn 1"
        )
        assert (match.to_act, texts(match)) == ((1,), {"fill b2", "fill b3"})
        match.play("fill b2")
        assert (match.to_act, texts(match)) == ((1,), {"fill a2", "fill a3"})
        match.play("fill a3")
        assert rows(match, "abcd") == "a S B E* L K R / b E D S B - / c L P R - / d P K -"
        assert match.to_act == (0,)

    @pytest.mark.parametrize("place", ["b1", "b4", "a2", "a3", "c1", "c3", "c2", "d1"])
    def test_only_the_two_cards_right_below_can_fill_a_hole(self, place):
        """§4.3"""
        match = position(f"{STEPS} / {HANDS}")
        match.play("climb c2 d2")
        assert refusal(match, f"fill {place}") == "not-below-the-hole §4.3"

    @pytest.mark.parametrize("action", ["pass", "climb a5 b5", "influence a1", "expel b2", "discard S", "reveal S"])
    def test_nothing_else_is_done_before_the_hole_is_filled(self, action):
        """§4.3"""
        match = position(f"{STEPS} / influence S | - / alliance S B D | K R E")
        match.play("climb c2 d2")
        assert refusal(match, action) == "fill-first §4.3"

    def test_a_climb_from_the_bottom_asks_nothing_and_takes_the_top_card(self):
        """§4.4"""
        match = position(f"{STEPS} / {HANDS} / deck E* P ...")
        match.play("climb a5 b5")
        assert rows(match, "ab") == "a S B D L E* R / b E P S B K"
        assert (deck(match).split()[0], match.to_act) == ("P", (1,))

    def test_the_deck_gives_its_cards_in_their_order(self):
        """§4.4"""
        match = position(f"{BASE} / {HANDS} / deck E* P S* ...")
        match.play("climb a1 b1", "climb a3 b3", "climb a6 b5")
        assert row(match, "a") == "E* B P L K S*"

    def test_each_turn_of_climbing_takes_one_card_from_the_deck(self):
        """§4.4"""
        match = position(f"{STEPS} / {HANDS}")
        before = (match.position.deck_size, in_the_pyramid(match))
        match.play("climb c3 d2")
        settle(match)
        assert (match.position.deck_size, in_the_pyramid(match)) == (before[0] - 1, before[1] + 1)

    def test_a_deck_that_has_run_out_is_made_anew_from_the_discards(self):
        """§4.5"""
        match = position(f"{BASE} / {HANDS} / deck E* / discards ...")
        waiting = discards(match).split()
        match.play("climb a1 b1", "climb a2 b2")
        assert row(match, "a").split()[0] == "E*"
        assert sorted([row(match, "a").split()[1], *deck(match).split()]) == sorted(waiting)
        assert (discards(match), match.position.deck_size) == ("-", len(waiting) - 1)


class TestInfluence:
    START = f"{STEPS} / influence S E | B / alliance S B D | K R E / deck P* E* ..."

    def test_influence_is_used_instead_of_a_climb(self):
        """§5.1"""
        match = position(self.START)
        match.play("influence a1", "expel a2", "discard S")
        assert (influence(match, 0), discards(match), row(match, "a")) == ("E", "S B", "S P* D L K R")
        assert match.to_act == (1,)

    def test_nobody_stands_on_an_empty_place(self):
        """§5.1"""
        for place in ("b5", "c4", "d2", "e1", "f1"):
            assert refusal(position(self.START), f"influence {place}") == "nobody-to-influence §5.1"

    def test_who_has_no_influence_cards_influences_nobody(self):
        """§5.1"""
        match = position(f"{STEPS} / influence - | B / alliance S B D | K R E")
        for place in ("a1", "c2", "d1"):
            assert refusal(match, f"influence {place}") == "no-influence-cards §5.1"

    def test_with_cards_of_several_gangs_the_player_says_which_one_is_spent(self):
        """§5.1"""
        match = position(self.START)
        match.play("influence a1", "expel b1")
        assert (match.to_act, texts(match)) == ((0,), {"discard S", "discard E"})
        match.play("discard E")
        assert (influence(match, 0), discards(match)) == ("S", "E E")
        assert texts(match) == {"fill a1", "fill a2"}

    def test_with_cards_of_one_gang_one_is_spent_without_a_question(self):
        """§5.1"""
        match = position(f"{STEPS} / influence E E | B / alliance S B D | K R E")
        match.play("influence a1", "expel b1")
        assert (influence(match, 0), discards(match)) == ("E", "E E")
        assert texts(match) == {"fill a1", "fill a2"}

    def test_with_a_victim_above_the_matching_card_is_spent_without_a_question(self):
        """§5.1, §5.3"""
        match = position(f"{FULL} / influence S E K | B / alliance S B D | K R E")
        match.play("influence c2", "expel d1")
        assert (influence(match, 0), discards(match)) == ("S E", "K P")
        assert texts(match) == {"fill c1", "fill c2"}

    @pytest.mark.parametrize("gang", "BDLKRP")
    def test_only_a_card_in_hand_is_spent(self, gang):
        """§5.1 Neither a card of the rival nor an alliance."""
        match = position(self.START)
        match.play("influence a1", "expel b1")
        assert refusal(match, f"discard {gang}") == "not-in-hand §5.1"

    @pytest.mark.parametrize("action", ["pass", "climb a5 b5", "influence a1", "expel b1", "fill a1", "reveal S"])
    def test_nothing_else_is_done_before_the_card_is_spent(self, action):
        """§5.1"""
        match = position(self.START)
        match.play("influence a1", "expel b1")
        assert refusal(match, action) == "discard-first §5.1"

    @pytest.mark.parametrize(
        ("place", "neighbours"),
        [("a1", "a2 b1"), ("a3", "a2 a4 b2 b3"), ("b1", "a1 a2 b2 c1"), ("c3", "b3 b4 c2"), ("d1", "c1 c2")],
    )
    def test_a_card_at_the_edge_has_fewer_neighbours(self, place, neighbours):
        """§5.2"""
        match = position(self.START)
        match.play(f"influence {place}")
        assert texts(match) == {f"expel {neighbour}" for neighbour in neighbours.split()}

    @pytest.mark.parametrize(("place", "empty"), [("b4", "b5"), ("b4", "c4"), ("c2", "d2"), ("d1", "e1"), ("a6", "b5")])
    def test_nobody_is_driven_out_of_an_empty_place(self, place, empty):
        """§5.2"""
        match = position(self.START)
        match.play(f"influence {place}")
        assert refusal(match, f"expel {empty}") == "empty-neighbour §5.2"

    @pytest.mark.parametrize("action", ["pass", "climb a5 b5", "influence a1", "discard S", "fill b2", "reveal S"])
    def test_nothing_else_is_done_before_somebody_is_driven_out(self, action):
        """§5.2"""
        match = position(f"{self.START} / step expel / influenced c2")
        assert refusal(match, action) == "expel-first §5.2"

    def test_influence_on_a_card_that_could_drive_nobody_out_is_refused(self):
        """§5.2 All neighbours of the three top places are in the three upper rows."""
        match = position(f"{FULL} / influence S E | B / alliance S B D | K R E")
        for place in ("e1", "e2", "f1"):
            assert refusal(match, f"influence {place}") == "nobody-to-expel §5.2"
        assert texts(match) == {"pass"} | {f"influence {place}" for place in PLACES[:18]}

    def test_the_king_drives_out_his_neighbours_with_a_card_of_his_gang(self):
        """§5.2, §5.3"""
        match = position(f"{FULL} / influence K E | B / alliance S B D | K R E")
        match.play("influence f1")
        assert texts(match) == {"expel e1", "expel e2"}

    @pytest.mark.parametrize(
        ("place", "victim", "card"),
        [
            ("c1", "d1", "L"),
            ("c4", "d3", "E"),
            ("d2", "d3", "S"),
            ("d2", "e2", "S"),
            ("e2", "d2", "L"),
            ("e1", "f1", "D"),
        ],
    )
    def test_a_victim_in_the_top_three_rows_costs_a_card_of_the_influenced_gang(self, place, victim, card):
        """§5.3"""
        match = position(f"{FULL} / influence {card} P | B / alliance S B D | K R E")
        driven_out = card_on(match, victim)
        match.play(f"influence {place}", f"expel {victim}")
        assert sorted(discards(match).split()) == sorted([card, driven_out])
        assert influence(match, 0) == "P"

    @pytest.mark.parametrize(("place", "victim", "card"), [("c1", "d1", "P"), ("d2", "d3", "B"), ("d1", "e1", "D")])
    def test_a_card_of_the_victims_gang_does_not_match(self, place, victim, card):
        """§5.3 The card goes with the one who is influenced."""
        match = position(f"{FULL} / influence {card} | B / alliance S B D | K R E")
        match.play(f"influence {place}")
        assert refusal(match, f"expel {victim}") == "matching-card-needed §5.3"

    @pytest.mark.parametrize(
        ("place", "victim"), [("a1", "a2"), ("b3", "c2"), ("c1", "c2"), ("d2", "c3"), ("d1", "c1")]
    )
    def test_a_victim_in_the_lower_three_rows_costs_any_card(self, place, victim):
        """§5.3"""
        match = position(f"{FULL} / influence R | B / alliance S B D | K R E")
        driven_out = card_on(match, victim)
        match.play(f"influence {place}", f"expel {victim}")
        assert sorted(discards(match).split()) == sorted(["R", driven_out])

    def test_the_matching_card_may_also_be_spent_on_a_lower_victim(self):
        """§5.3"""
        match = position(f"{FULL} / influence K R | B / alliance S B D | K R E")
        match.play("influence c2", "expel c1")
        assert texts(match) == {"discard K", "discard R"}

    def test_the_influenced_card_may_itself_move_into_the_hole(self):
        """§5.4"""
        match = position(f"{FULL} / influence K | B / alliance S B D | K R E / deck P* ...")
        match.play("influence c2", "expel d2", "fill c2", "fill b2", "fill a2")
        assert rows(match) == "a S P* D L K R / b E B S B D / c L P R E / d P K B / e D L / f K"

    def test_a_hole_at_the_bottom_takes_the_top_card_at_once(self):
        """§5.4"""
        match = position(f"{FULL} / influence R | B / alliance S B D | K R E / deck P* ...")
        match.play("influence b5", "expel a6")
        assert row(match, "a") == "S B D L K P*"
        assert match.to_act == (1,)

    @pytest.mark.parametrize("victim", ["b2", "b3", "c1", "c3", "d1"])
    def test_an_expulsion_leaves_the_pyramid_in_its_shape(self, victim):
        """§5.4 The card that is driven out is replaced from the deck."""
        match = position(f"{STEPS} / influence K | B / alliance S B D | K R E")
        taken = {place for place in PLACES if card_on(match, place) != "-"}
        size = match.position.deck_size
        match.play("influence c2", f"expel {victim}")
        settle(match)
        assert {place for place in PLACES if card_on(match, place) != "-"} == taken
        assert (match.position.deck_size, match.to_act) == (size - 1, (1,))
