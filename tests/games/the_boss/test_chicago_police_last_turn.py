"""Chicago, the police and the last turn (§6, §7, §8), paragraph by paragraph."""

import pytest

from tests.games.the_boss.table import (
    FOURTH_TURN_ENDS,
    LAST_CARD,
    LAST_CARD_OF_THREE,
    SECOND_TURN,
    THIRD_TURN_ENDS,
    chicago,
    gangsters,
    laid,
    money,
    order_of_play,
    outcome,
    police,
    position,
    refusal,
    round_number,
    sends,
    sent,
    starter,
    won,
)

NOBODY = "0+0 0+0 0+0 0+0"


class TestChicago:
    def test_chicago_needs_a_gangster_elsewhere(self):
        """§6.1"""
        match = position(SECOND_TURN)
        assert refusal(match, "send 1+0 X") == "chicago-needs-a-foothold §6.1"
        assert refusal(match, "send 6+3 X") == "chicago-needs-a-foothold §6.1"

    def test_a_gangster_who_has_lost_the_majority_is_foothold_enough(self):
        """§6.1"""
        match = position(f"{SECOND_TURN} / sent 1+0 0+0 0+0 0+0 | 2+0 0+0 0+0 0+0")
        match.play("send 1+0 X")
        assert sent(match, 0) == "1+0 0+0 0+0 1+0"

    def test_in_chicago_the_majority_is_needed_as_everywhere(self):
        """§4.2, §6.1"""
        match = position(f"{SECOND_TURN} / sent 1+0 0+0 0+0 0+0 | 0+0 1+0 0+0 2+0")
        assert refusal(match, "send 2+0 X") == "not-the-majority §4.2"
        assert match.why_not("send 3+0 X") is None

    def test_in_chicago_amateurs_need_a_professional_as_everywhere(self):
        """§4.3, §6.1"""
        start = f"{SECOND_TURN} / sent 1+0 0+0 0+0 0+0 | 0+0 0+0 0+0 0+0"
        assert refusal(position(start), "send 0+1 X") == "amateurs-alone §4.3"
        match = position(start.replace("1+0 0+0 0+0 0+0 |", "1+0 0+0 0+0 1+0 |"))
        assert "0+1" in sends(match, "X")

    @pytest.mark.parametrize(
        ("last", "dollars"),
        [("N0 N2 N3", 1), ("N3 N0 N2", 1), ("N2 N3 N0", 0), ("N0 N3 N1", 0)],
    )
    def test_the_profit_is_half_of_the_last_card_rounded_down(self, last, dollars):
        """§6.2 Alcapo keeps the odd dollar."""
        (under,) = {"N0", "N1", "N2", "N3"} - set(last.split())
        match = position(
            f"cities 123 / hidden {under} B3 D4 / laid {last} | B1 Bp B2 | D2 D3 Dg / hand - | D1 / turn 1 / police g"
            " / sent 0+0 0+0 1+0 1+0 | 1+0 0+0 2+0 0+0"
        )
        match.play("lay D1")
        assert won(match)[0] == dollars

    @pytest.mark.parametrize(
        ("boston", "detroit", "dollars"),
        [
            ("B1 Bp B2", "D2 D3 Dg", (2 + 2 + 1) // 2),
            ("B1 B2 Bp", "D2 D3 Dg", (2 + 0 + 1) // 2),
            ("Bp B2 B1", "D2 D3 Dg", (2 + 1 + 1) // 2),
        ],
    )
    def test_sanctions_to_its_left_count_nothing_and_do_nothing(self, boston, detroit, dollars):
        """§6.2 The last card of Detroit is the D1 that is laid now."""
        match = position(
            f"cities 123 / chicago 3 / round 3 / hidden N0 B3 D4 / laid N3 N1 N2 | {boston} | {detroit}"
            f" / hand - | D1 / turn 1 / police g s d / sent 1+0 0+0 0+0 1+0 | {NOBODY}"
        )
        match.play("lay D1")
        assert won(match) == (dollars, 0)
        assert gangsters(match, 0) == "6+3"

    def test_cities_right_of_chicago_do_not_count(self):
        """§6.2"""
        match = position(
            "cities 123 / chicago 2 / round 2 / starter 1 / hidden N0 B3 D1 / laid N3 N2 N1 | B1 B2 Bp | D2 D3 Dg"
            f" / hand - | D4 / turn 1 / police g s / sent 1+0 0+0 0+0 1+0 | {NOBODY}"
        )
        match.play("lay D4")
        assert won(match) == (0, 0)

    def test_the_profit_goes_to_who_has_most_in_chicago(self):
        """§6.2 Amateurs count there like professionals."""
        match = position(f"{LAST_CARD} / police g / sent 1+0 0+0 0+0 2+0 | 2+0 0+0 0+0 1+2")
        match.play("lay D1")
        assert won(match) == (0, 1)

    def test_with_nobody_in_chicago_nobody_has_its_profit(self):
        """§6.2"""
        match = position(f"{LAST_CARD} / police g / sent 1+0 0+0 0+0 0+0 | {NOBODY}")
        match.play("lay D1")
        assert won(match) == (0, 0)

    def test_a_card_laid_now_replaces_the_one_before_it_for_chicago(self):
        """§6.2"""
        match = position(
            "cities 123 / hidden N0 B3 D4 / laid N1 N2 | B1 Bp B2 | D1 D2 D3 Dg / hand - | N3 / turn 1 / police g"
            f" / sent 1+0 0+0 0+0 1+0 | {NOBODY}"
        )
        assert laid(match, "N") == "N1 N2"
        match.play("lay N3")
        assert won(match) == (1, 0)

    def test_chicago_moves_one_place_to_the_right_after_a_round(self):
        """§6.3"""
        match = position(f"{LAST_CARD_OF_THREE} / chicago 4 / round 4 / starter 0 / police g g s s")
        match.play("lay Ce")
        assert (chicago(match), round_number(match)) == (5, 5)

    def test_chicago_does_not_move_beyond_the_last_city(self):
        """§6.3"""
        match = position(f"{LAST_CARD} / chicago 3 / round 4 / police g g s s")
        match.play("lay D1")
        assert (chicago(match), round_number(match)) == (3, 5)


class TestThePolice:
    def test_a_card_is_turned_when_all_have_two_cards_left(self):
        """§7.1"""
        match = position(THIRD_TURN_ENDS)
        assert police(match) == "-"
        match.play("send 1+0 N")
        assert police(match) == "-"
        match.play("lay Bp")
        assert police(match) in {"g", "s", "d"}

    def test_no_card_is_turned_at_the_end_of_other_turns(self):
        """§7.1"""
        match = position(SECOND_TURN)
        match.play("lay N2", "lay Bp")
        assert police(match) == "-"
        match = position(FOURTH_TURN_ENDS)
        match.play("lay D1", "lay N2")
        assert police(match) == "g"

    def test_no_card_is_turned_between_two_rounds(self):
        """§7.1"""
        match = position(f"{LAST_CARD} / police g")
        match.play("lay D1")
        assert (police(match), round_number(match)) == ("g", 2)

    def test_the_turned_card_is_one_of_those_left(self):
        """§7.1 After two gold and two silver cards only the double is left."""
        match = position(f"{THIRD_TURN_ENDS} / chicago 3 / round 5 / police g g s s")
        match.play("lay Bp")
        assert police(match) == "d g g s s"

    def test_which_card_is_turned_is_drawn_from_those_left(self):
        """§7.1 After two gold cards and a silver one, a silver card or the double."""
        turned = set()
        for seed in range(40):
            match = position(f"{THIRD_TURN_ENDS} / chicago 3 / round 4 / police g g s", seed=seed)
            match.play("lay Bp")
            turned.add(police(match))
        assert turned == {"g g s s", "d g g s"}

    @pytest.mark.parametrize(
        ("round", "cards"),
        [
            (3, "g g d"),
            (3, "d s s"),
            (3, "g d g"),
            (4, "g s d g"),
            (4, "d s g s"),
            (4, "g g s d"),
            (5, "g g s s d"),
            (5, "s g s g d"),
        ],
    )
    def test_three_badges_of_one_colour_end_the_game_with_the_round(self, round, cards):
        """§7.2"""
        match = position(f"{LAST_CARD} / round {round} / chicago 3 / police {cards} / money 5 | 4")
        assert not match.over
        match.play("lay D1")
        assert match.over
        assert match.to_act == ()
        assert outcome(match) == ((5, 1), (4, 2))

    @pytest.mark.parametrize(
        ("round", "cards"),
        [(1, "d"), (2, "g g"), (2, "d s"), (3, "g g s"), (3, "s g s"), (3, "g s d"), (4, "g g s s"), (4, "s g g s")],
    )
    def test_fewer_badges_do_not(self, round, cards):
        """§7.2"""
        match = position(f"{LAST_CARD} / round {round} / chicago {min(round, 3)} / police {cards}")
        match.play("lay D1")
        assert not match.over
        assert outcome(match) is None
        assert round_number(match) == round + 1

    def test_the_round_in_which_the_third_badge_appears_is_played_to_its_end(self):
        """§7.2"""
        match = position(f"{THIRD_TURN_ENDS} / chicago 3 / round 5 / police g g s s / sent 0+0 0+0 1+0 0+0 | {NOBODY}")
        for card in ("Bp", "B2", "D3", "Dg", "D1"):
            assert not match.over
            match.play(f"lay {card}")
        assert match.over
        assert money(match) == (4, 0)


class TestTheLastTurn:
    @pytest.mark.parametrize(
        ("sent_by", "first"),
        [
            ("0+0 1+0 0+0 0+0 | 2+0 0+0 0+0 0+0", 0),
            ("0+0 2+0 0+0 0+0 | 1+0 0+0 0+0 0+0", 1),
            ("0+0 1+2 0+0 0+0 | 2+0 0+0 0+0 0+0", 1),
            ("0+0 1+0 0+0 2+0 | 2+0 0+0 0+0 0+0", 1),
        ],
    )
    def test_who_has_most_gangsters_in_front_begins(self, sent_by, first):
        """§8.1 Professionals, amateurs and those in Chicago all count the same."""
        match = position(f"{FOURTH_TURN_ENDS} / sent {sent_by}")
        match.play("lay D1")
        assert match.to_act == (first,)

    @pytest.mark.parametrize(
        "away", ["hospital 1 | 0", "prison 1 0 | 0 0", "prison 0 1 | 0 0", "pros 5 | 6", "amateurs 2 | 3"]
    )
    def test_gangsters_out_of_play_are_not_in_front(self, away):
        """§8.1"""
        at_the_same = f"{FOURTH_TURN_ENDS.replace('police g', 'police g s')} / round 2 / chicago 2"
        match = position(at_the_same)
        match.play("lay D1")
        assert match.to_act == (0,)
        match = position(f"{at_the_same} / {away}")
        match.play("lay D1")
        assert match.to_act == (1,)

    def test_a_tie_is_broken_by_the_start_marker(self):
        """§8.2"""
        match = position(
            "cities 123 / hidden N0 B3 D4 / laid N1 N3 | B1 Bp B2 | D2 D3 / hand D1 Dg | N2 / starter 1 / turn 0"
            " / police g"
        )
        assert order_of_play(match, ["lay D1", "lay N2", "lay Dg"]) == [0, 1, 0]

    @pytest.mark.parametrize(("marker", "last", "order"), [(0, 2, [0, 1, 2]), (1, 0, [1, 2, 0]), (2, 1, [2, 0, 1])])
    def test_equal_players_go_clockwise_from_the_start_marker(self, marker, last, order):
        """§8.2"""
        hands = ["N3", "Dg", "Ce"]
        hands[last] += " C3"
        match = position(
            "cities 12345 / hidden N1 B1 D1 K2 C1 / laid N0 N2 | B2 B3 Bp | D2 D3 D4 | K3 Kg | C2 / police s"
            f" / hand {' | '.join(hands)} / starter {marker} / turn {last}"
        )
        match.play("lay C3")
        card = ["lay N3", "lay Dg", "lay Ce"]
        assert order_of_play(match, [card[seat] for seat in order]) == order
        assert (round_number(match), starter(match)) == (2, (marker + 1) % 3)
