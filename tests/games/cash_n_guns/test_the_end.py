"""The end of the game (§11)."""

import pytest

from tests.games.cash_n_guns.table import (
    courage,
    ending,
    last_share,
    outcome,
    refusal,
    round_number,
    sharing,
    showdown,
    split,
    step,
)

LAST_ROUND = "round 8 / blanks 0 | 0 | 0 | 0 / deck -"


class TestAfterTheEighthRound:
    def test_the_game_ends_when_the_loot_of_the_eighth_round_is_shared(self):
        """§11.1"""
        match = split("stand | stand | stand | stand", f"{LAST_ROUND} / table 5 10 20 desk")
        assert not match.over
        assert sharing(match) == ["0 5", "1 10", "2 20", "3 desk"]
        assert match.over
        assert match.to_act == ()
        assert step(match) == "over"
        assert outcome(match) == ((5, 3), (10, 2), (20, 1), (0, 4))

    def test_after_the_seventh_round_it_goes_on(self):
        """§3.1, §11.1"""
        match = split("stand | stand | stand | stand", "table desk")
        match.play("take desk")
        assert not match.over
        assert round_number(match) == 8
        assert match.result is None

    @pytest.mark.parametrize("action", ["take 5", "load blank", "stand", "no", "aim 1"])
    def test_after_the_end_nothing_more_is_done(self, action):
        """§11.1"""
        match = last_share("5 | - | - | -")
        match.play("take desk")
        for seat in range(4):
            assert refusal(match, action, seat) == "game-is-over §11.1"
            assert match.legal(seat) == []

    @pytest.mark.parametrize(
        ("loot", "places"),
        [
            ("20 20 | 20 | 10 | 5", [1, 2, 3, 4]),
            ("5 | 10 | 20 | 20 20", [4, 3, 2, 1]),
            ("4*P | 20 20 5 | 20 20 10 | -", [1, 3, 2, 4]),
            ("d1 | 20 20 20 | 15*5 | 10", [2, 3, 1, 4]),
        ],
    )
    def test_the_richest_wins(self, loot, places):
        """§11.1"""
        assert [place for _, place in ending(loot)] == places

    @pytest.mark.parametrize("seats", [5, 6, 7, 8])
    def test_the_richest_of_a_bigger_table_wins(self, seats):
        """§11.1"""
        loot = " | ".join(f"{seat + 1}*5" for seat in range(4)) + " | 10*20" + " | -" * (seats - 5)
        found = ending(loot)
        assert found[4] == (200, 1)
        assert [place for _, place in found[:4]] == [5, 4, 3, 2]

    def test_only_the_living_win(self):
        """§11.1, R37"""
        match = showdown(
            "bang 1 | blank 0 | blank 0 | blank 0",
            f"{LAST_ROUND} / wounds 0 | 2 | 0 | 0 / loot 5 | 5*20 | 10 | - / table desk",
        )
        courage(match, "stand | stand | stand | stand")
        match.play("take desk")
        assert outcome(match) == ((5, 2), (0, 4), (10, 1), (0, 3))

    def test_the_dead_come_after_a_living_player_without_a_cent(self):
        """§11.1, R37"""
        assert ending("5 | - | - | -", "dead 3")[3] == (0, 4)
        assert ending("5 | - | - | -", "dead 3")[2] == (0, 2)

    def test_several_dead_share_the_last_place(self):
        """§11.1, R37"""
        found = ending("5 | 10 | - | - | -", "dead 2 3 4")
        assert found[:2] == ((5, 2), (10, 1))
        assert len(set(found[2:])) == 1
        assert found[2][0] == 0
        assert found[2][1] > 2

    def test_the_diamonds_of_the_dead_do_not_count_for_the_bonus(self):
        """§10.2, §11.1, R38"""
        match = showdown(
            "bang 1 | blank 0 | blank 0 | blank 0",
            f"{LAST_ROUND} / wounds 0 | 2 | 0 | 0 / loot - | 3*d1 | d5 | - / table desk",
        )
        courage(match, "stand | stand | stand | stand")
        match.play("take desk")
        assert outcome(match)[2] == (65, 1)
        assert outcome(match)[1][0] == 0


class TestTies:
    @pytest.mark.parametrize(
        ("wounds", "places"),
        [
            ("0 | 1 | 0 | 0", [2, 1]),
            ("2 | 1 | 0 | 0", [1, 2]),
            ("1 | 1 | 0 | 0", [1, 1]),
            ("0 | 0 | 2 | 2", [1, 1]),
            ("0 | 2 | 1 | 0", [2, 1]),
        ],
    )
    def test_of_two_equally_rich_the_more_wounded_wins(self, wounds, places):
        """§11.2"""
        found = ending("20 | 10 10 | 5 | -", f"wounds {wounds}")
        assert [place for _, place in found[:2]] == places
        assert [points for points, _ in found[:2]] == [20, 20]

    def test_three_share_the_win(self):
        """§11.2"""
        assert ending("20 | 10 10 | 20 | 5") == ((20, 1), (20, 1), (20, 1), (5, 4))

    def test_wounds_decide_lower_places_too(self):
        """§11.2"""
        assert ending("20 | 5 | 5 | -", "wounds 0 | 0 | 1 | 0") == ((20, 1), (5, 3), (5, 2), (0, 4))

    def test_wounds_do_not_help_who_is_poorer(self):
        """§11.2"""
        assert ending("20 | 10 | - | -", "wounds 0 | 2 | 2 | 0") == ((20, 1), (10, 2), (0, 3), (0, 4))

    def test_four_without_a_cent_share_the_win(self):
        """§11.2"""
        assert ending("- | - | - | -") == ((0, 1),) * 4

    def test_a_kit_takes_away_the_wounds_that_would_have_won_the_tie(self):
        """§10.4, §11.2"""
        more = f"{LAST_ROUND} / table K desk / loot 20 | 10 10 | - | - / wounds 2 | 1 | 0 | 0"
        match = split("stand | stand | duck | duck", more)
        match.play("take K", "take desk")
        assert outcome(match)[:2] == ((20, 2), (20, 1))

    def test_a_loot_tie_of_different_kinds_is_a_tie(self):
        """§11.2"""
        found = ending("4*P | 20 20 20 | - | -")
        assert found[:2] == ((60, 1), (60, 1))
