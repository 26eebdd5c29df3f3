"""Reveals, the crown and scoring (§6, §7, §8), paragraph by paragraph."""

import pytest

from tests.games.five_points.table import (
    FULL,
    GANGS,
    alliance,
    climbs,
    influence,
    outcome,
    position,
    refusal,
    row,
    section,
    seen,
    settle,
    texts,
)

ALLIANCES = ["S B D", "K R E", "L P B", "D L K"]
HEART_IS_NEXT = "a S B D L K R / b E P S - - / c L K - -"  # d1 stands on c1 and c2
LAND_IS_NEXT = "a S B D L K R / b E P S B - / c L K R - / d P S -"  # e1 stands on d1 and d2
CROWN_IS_NEXT = "a S B D L K R / b E P S B D / c L K R E / d P S B / e D L"


def hands(seats, cards="-"):
    return f"influence {' | '.join([cards] * seats)} / alliance {' | '.join(ALLIANCES[:seats])}"


def revealing(match):
    """Shows the first alliance of everybody who is asked, and says who was."""
    asked = []
    while any(text.startswith("reveal") for text in texts(match)):
        asked += match.to_act
        match.play(sorted(texts(match))[0])
    return asked


class TestReveals:
    @pytest.mark.parametrize(
        ("rows", "actions"),
        [
            (HEART_IS_NEXT, ("climb c1 d1", "fill b1", "fill a1")),
            (HEART_IS_NEXT, ("climb c2 d1", "fill b3", "fill a4")),
            (LAND_IS_NEXT, ("climb d1 e1", "fill c1", "fill b1", "fill a1")),
            (LAND_IS_NEXT, ("climb d2 e1", "fill c2", "fill b3", "fill a4")),
        ],
    )
    def test_the_first_card_in_the_heart_and_in_no_mans_land_makes_players_reveal(self, rows, actions):
        """§6.1"""
        match = position(f"{rows} / {hands(2)}")
        match.play(*actions)
        assert texts(match) == {"reveal S", "reveal B", "reveal D"}
        match.play("reveal B")
        assert alliance(match, 0) == "S B! D"
        assert match.to_act == (1,)
        assert climbs(match)

    def test_a_card_in_a_lower_row_reveals_nothing(self):
        """§6.1"""
        match = position(f"a S B D L K R / b E P S - - / {hands(3)}")
        match.play("climb b1 c1", "fill a1")
        assert match.to_act == (1,)
        assert "!" not in alliance(match, 0)

    def test_a_card_that_fills_the_heart_again_reveals_nothing(self):
        """§6.1 Only the first one ever."""
        match = position("a S B D L K R / b E P S - - / c L K - - / d P - - / influence L | - / alliance S B D | K R E")
        match.play("influence c1", "expel d1")
        settle(match)
        assert row(match, "d") == "L - -"
        assert "!" not in alliance(match, 0)
        assert match.to_act == (1,)

    @pytest.mark.parametrize(
        "text",
        [
            f"{HEART_IS_NEXT} / step fill / hole d1 / heart",
            f"{LAND_IS_NEXT} / e - - / step fill / hole e1 / land",
        ],
    )
    def test_a_typed_hole_in_a_row_that_was_entered_before_reveals_nothing(self, text):
        """§6.1"""
        match = position(f"{text} / {hands(3)}")
        settle(match)
        assert [alliance(match, seat).count("!") for seat in range(3)] == [0, 0, 0]
        assert match.to_act == (1,)

    @pytest.mark.parametrize("action", ["pass", "climb a5 b4", "influence a1", "expel b2", "discard S", "fill a1"])
    def test_nothing_else_is_done_before_the_reveals(self, action):
        """§6.1"""
        match = position(f"{HEART_IS_NEXT} / {hands(3, 'S')}")
        match.play("climb c1 d1", "fill b1", "fill a1")
        assert refusal(match, action) == "reveal-first §6.1"

    @pytest.mark.parametrize(
        ("seats", "active", "asked"),
        [
            (2, 0, [0]), (2, 1, [1]),
            (3, 0, [0, 1]), (3, 1, [1, 2]), (3, 2, [2, 0]),
            (4, 0, [0, 1, 2]), (4, 1, [1, 2, 3]), (4, 2, [2, 3, 0]), (4, 3, [3, 0, 1]),
        ],
    )  # fmt: skip
    @pytest.mark.parametrize("rows", [HEART_IS_NEXT, LAND_IS_NEXT])
    def test_all_reveal_but_the_right_hand_neighbour_and_of_two_only_the_active_player(
        self, rows, seats, active, asked
    ):
        """§6.2, §6.3, §6.4"""
        match = position(f"{rows} / {hands(seats)} / turn {active}")
        match.play("climb c1 d1" if rows is HEART_IS_NEXT else "climb d1 e1")
        while any(text.startswith("fill") for text in texts(match)):
            match.play(sorted(texts(match))[0])
        assert revealing(match) == asked
        assert [alliance(match, seat).count("!") for seat in range(seats)] == [seat in asked for seat in range(seats)]
        assert match.to_act == ((active + 1) % seats,)

    def test_with_two_players_the_rival_keeps_the_alliances_hidden(self):
        """§6.3"""
        match = position(f"{HEART_IS_NEXT} / {hands(2)} / turn 1")
        match.play("climb c1 d1", "fill b1", "fill a1", "reveal K")
        assert (alliance(match, 0), alliance(match, 1)) == ("S B D", "K! R E")
        assert (match.to_act, bool(climbs(match))) == ((0,), True)

    def test_a_typed_reveal_goes_on_clockwise_from_the_seat_that_is_asked(self):
        """§6.4"""
        match = position(
            f"{HEART_IS_NEXT} / d P - - / influence - | - | - | -"
            " / alliance S B D | K R! E | L P B | D L K / turn 1 / step reveal / asked 2"
        )
        assert (match.to_act, texts(match)) == ((2,), {"reveal L", "reveal P", "reveal B"})
        assert match.why_not("reveal L", seat=3).name == "not-your-turn"
        match.play("reveal P", seat=2)
        assert (match.to_act, texts(match)) == ((3,), {"reveal D", "reveal L", "reveal K"})
        match.play("reveal D")
        assert [alliance(match, seat) for seat in range(4)] == ["S B D", "K R! E", "B L P!", "D! L K"]
        assert (match.to_act, bool(climbs(match))) == ((2,), True)

    @pytest.mark.parametrize("gang", sorted(set(GANGS) - set("SD")))
    def test_only_an_own_unrevealed_alliance_can_be_revealed(self, gang):
        """§6.4"""
        match = position(
            f"{LAND_IS_NEXT} / e B - / influence R P | - / alliance S B! D | K R E / step reveal / asked 0"
        )
        assert texts(match) == {"reveal S", "reveal D"}
        assert refusal(match, f"reveal {gang}") == "not-your-alliance §6.4"


class TestTheCrown:
    CLIMB = ("climb e1 f1", "fill d1", "fill c1", "fill b1", "fill a1")

    @pytest.mark.parametrize(("support", "king"), [("e1", "D"), ("e2", "L")])
    def test_who_reaches_the_top_is_king(self, support, king):
        """§7.1"""
        match = position(f"{CROWN_IS_NEXT} / {hands(2, 'S')}")
        assert climbs(match) == {"e1 f1", "e2 f1"}
        match.play(f"climb {support} f1")
        settle(match)
        assert row(match, "f") == king
        assert "-" not in row(match, "e").split()
        assert match.to_act == (1,)

    def test_nobody_passes_before_the_crown(self):
        """§7.2"""
        match = position(f"{CROWN_IS_NEXT} / {hands(2, 'S')}")
        assert refusal(match, "pass") == "no-pass-before-the-crown §7.2"

    def test_after_the_crown_nobody_climbs_and_passing_is_possible(self):
        """§7.2"""
        match = position(f"{CROWN_IS_NEXT} / {hands(2, 'S')}")
        match.play(*self.CLIMB)
        assert climbs(match) == set()
        assert refusal(match, "climb e1 f1") == "place-is-taken §4.1"
        assert "pass" in texts(match)
        assert "influence a1" in texts(match)

    def test_while_the_king_is_driven_out_his_crown_passes_on_and_play_goes_on(self):
        """§7.2"""
        match = position(f"{FULL} / influence D | S / alliance S B D | K R E")
        match.play("influence e1", "expel f1")
        settle(match)
        assert "pass" in texts(match)
        assert climbs(match) == set()
        assert match.to_act == (1,)

    def test_the_turn_goes_past_those_who_have_passed(self):
        """§7.3"""
        match = position(f"{FULL} / {hands(4, 'E')} / passed 1 2".replace("K R E", "K R P"))
        match.play("influence a1", "expel a2")
        assert match.to_act == (3,)

    def test_who_has_passed_is_not_asked_again(self):
        """§7.3"""
        match = position(f"{FULL} / influence S E R | S | P E / alliance S B D | K R E | L P B")
        match.play("influence a1", "expel a2", "discard S", "pass", "influence a1", "expel a2", "discard P")
        assert match.to_act == (0,)
        match.play("influence a1", "expel a2", "discard E")
        assert match.to_act == (2,)
        assert match.why_not("pass", seat=1).name == "not-your-turn"
        assert influence(match, 1) == "S"

    def test_the_last_player_goes_on_alone_until_he_passes(self):
        """§7.3"""
        match = position(f"{FULL} / influence S E R | S / alliance S B D | K R E / passed 1")
        for gang in "SE":
            match.play("influence a1", "expel a2", f"discard {gang}")
            assert match.to_act == (0,)
            assert not match.over
        assert influence(match, 0) == "R"
        match.play("pass")
        assert match.over

    def test_the_last_card_of_the_last_player_ends_the_game(self):
        """§7.3"""
        match = position(f"{FULL} / influence S | S / alliance S B D | K R E / passed 1")
        match.play("influence a1", "expel a2")
        assert match.over

    def test_a_pass_is_written_down(self):
        """§7.3"""
        match = position(f"{FULL} / influence S | R | E / alliance S B D | K R E | L P B / turn 2")
        match.play("pass")
        assert section(match, "passed") == ["2"]
        assert match.to_act == (0,)

    def test_when_all_have_passed_the_game_is_over(self):
        """§7.4"""
        match = position(f"{FULL} / influence S | R | E / alliance S B D | K R E | L P B")
        for _ in range(3):
            assert not match.over
            assert match.result is None
            match.play("pass")
        assert match.over
        assert match.to_act == ()
        assert texts(match) == set()

    @pytest.mark.parametrize("action", ["pass", "climb e1 f1", "influence a1", "expel a2", "fill a1", "reveal S"])
    def test_nobody_acts_when_the_game_is_over(self, action):
        """§7.4"""
        match = position(f"{FULL} / influence S | S / alliance S B D | K R E / passed 1")
        match.play("pass")
        assert refusal(match, action) == "game-is-over §7.4"

    def test_at_the_end_all_alliances_are_shown(self):
        """§7.4"""
        one = position(f"{FULL} / influence S | S / alliance S B D | P K E / passed 1 / deck P* E* R ...")
        other = position(f"{FULL} / influence S | S / alliance S B D | P K R / passed 1 / deck P* E* E ...")
        assert seen(one, 0) == seen(other, 0)
        one.play("pass")
        other.play("pass")
        assert outcome(one) == outcome(other)
        assert seen(one, 0) != seen(other, 0)


class TestScoring:
    @pytest.mark.parametrize(
        ("friends", "points"),
        [
            ("K R E", 3),
            ("D R E", 2),
            ("L R E", 2),
            ("P R E", 1),
            ("S R E", 1),
            ("B R E", 1),
            ("K D L", 7),
            ("D S B", 4),
        ],
    )
    def test_the_king_is_worth_3_no_mans_land_2_and_the_heart_1(self, friends, points):
        """§8.1"""
        match = position(f"{FULL} / influence S | S / alliance {friends} | R E B / passed 1")
        match.play("pass")
        assert outcome(match)[0][0] == points

    def test_the_lower_three_rows_are_worth_nothing(self):
        """§8.1"""
        rows = "a R B R B R B / b R P R P P / c S E S E / d P S B / e D L / f K"
        match = position(f"{rows} / influence S | S / alliance B P E | R L K / passed 1")
        match.play("pass")
        assert outcome(match) == ((2, 2), (5, 1))

    def test_revealed_alliances_score_as_hidden_ones_do(self):
        """§8.1"""
        match = position(f"{FULL} / influence S | S / alliance K! D! L | R E B! / passed 1")
        match.play("pass")
        assert outcome(match) == ((7, 1), (1, 2))

    def test_the_most_points_win(self):
        """§8.1"""
        match = position(f"{FULL} / influence S | S | S / alliance B R E | K R E | D R E / passed 0 1 / turn 2")
        match.play("pass")
        assert outcome(match) == ((1, 3), (3, 1), (2, 2))

    def test_a_tie_goes_to_the_player_with_more_influence_cards_left(self):
        """§8.2"""
        match = position(f"{FULL} / influence S | S R | E / alliance K R E | K R E | B R E / passed 0 1 / turn 2")
        match.play("pass")
        assert outcome(match) == ((3, 2), (3, 1), (1, 3))

    def test_with_as_many_cards_left_the_win_is_shared(self):
        """§8.2"""
        match = position(f"{FULL} / influence S | R / alliance K R E | K R E / passed 1")
        match.play("pass")
        assert outcome(match) == ((3, 1), (3, 1))
