"""The worked examples of the rulebook of The Boss, in the order in which the rulebook gives them."""

import pytest

from tests.games.the_boss.table import (
    FIRST_TURN,
    FIRST_TURN_OF_THREE,
    LAST_CARD,
    LAST_CARD_OF_THREE,
    SECOND_TURN,
    chicago,
    exile,
    gangsters,
    hospital,
    laid,
    lays,
    money,
    order_of_play,
    position,
    prison,
    refusal,
    round_number,
    sends,
    sent,
    starter,
    won,
)


class TestDetroitExample:  # §1.1, §9.2, §9.3
    """In Detroit a player may win 1, 2, 3 or 4 dollars, but may also lose a gangster to the revolver."""

    REST = ("D1", "D2", "D3", "D4", "Dg")

    def last_card(self, content):
        others = " ".join(card for card in self.REST if card != content)
        return position(
            f"cities 123 / hidden N0 B3 {content} / laid N3 N1 N2 | B1 B2 | {others} / hand - | Bp / turn 1 / police g"
            " / sent 0+0 0+0 1+0 0+0 | 0+0 0+0 0+0 0+0"
        )

    @pytest.mark.parametrize("dollars", [1, 2, 3, 4])
    def test_detroit_pays_one_to_four_dollars(self, dollars):
        match = self.last_card(f"D{dollars}")
        match.play("lay Bp")
        assert money(match) == (dollars, 0)
        assert gangsters(match, 0) == "6+3"

    def test_the_revolver_of_detroit_kills_a_professional(self):
        match = self.last_card("Dg")
        match.play("lay Bp")
        assert money(match) == (0, 0)
        assert (gangsters(match, 0), gangsters(match, 1)) == ("5+3", "6+3")

    def test_detroit_has_just_these_five_cards(self):
        match = position("cities 123 / hidden N0 B3 D4 / hand N1 N2 N3 B1 B2 | Bp D1 D2 D3 Dg / starter 1")
        assert lays(match) == "Bp D1 D2 D3 Dg"
        for unknown in ("D0", "D5", "Dp", "Dh", "De"):
            with pytest.raises(ValueError, match="lay"):
                match.play(f"lay {unknown}")


class TestMajorityExample:  # §4.2
    """A player has one gangster in a city and a rival two: he must add at least two, and then has three."""

    START = f"{SECOND_TURN} / sent 0+0 0+0 1+0 0+0 | 0+0 0+0 2+0 0+0"

    def test_two_more_make_three_against_two(self):
        match = position(self.START)
        match.play("send 2+0 D")
        assert (sent(match, 0), sent(match, 1)) == ("0+0 0+0 3+0 0+0", "0+0 0+0 2+0 0+0")
        assert gangsters(match, 0) == "3+3"

    def test_a_single_one_more_would_be_a_tie(self):
        assert refusal(position(self.START), "send 1+0 D") == "not-the-majority §4.2"

    def test_more_than_two_are_as_good_as_two(self):
        assert sends(position(self.START), "D") == {
            f"{professionals}+{amateurs}"
            for professionals in range(6)
            for amateurs in range(4)
            if professionals + amateurs >= 2
        }

    def test_the_rival_of_two_had_to_send_two(self):
        match = position(FIRST_TURN)
        match.play("send 1+0 D", "lay D1")
        assert refusal(match, "send 1+0 D") == "not-the-majority §4.2"
        match.play("send 2+0 D")
        assert (sent(match, 0), sent(match, 1)) == ("0+0 0+0 1+0 0+0", "0+0 0+0 2+0 0+0")


class TestACardOfAnotherCity:  # §5.2
    """A player may send gangsters to one city and lay a card of another."""

    def test_gangsters_go_to_boston_and_a_card_to_detroit(self):
        match = position(FIRST_TURN)
        match.play("send 2+0 B", "lay D1")
        assert (laid(match, "B"), laid(match, "D")) == ("-", "D1")
        assert sent(match, 0) == "0+0 2+0 0+0 0+0"

    def test_or_both_to_the_same_city(self):
        match = position(FIRST_TURN)
        match.play("send 2+0 B", "lay B2")
        assert laid(match, "B") == "B2"
        assert sent(match, 0) == "0+0 2+0 0+0 0+0"


class TestChicagosPlaceExample:  # §2.3, §6.3
    """Three players: Chicago lies between New York and Boston at first, and between Boston and Detroit then."""

    def test_before_the_first_round_chicago_lies_right_of_new_york(self):
        assert chicago(position(FIRST_TURN_OF_THREE)) == 1

    def test_before_the_second_round_chicago_lies_right_of_boston(self):
        match = position(f"{LAST_CARD_OF_THREE} / police g")
        assert chicago(match) == 1
        match.play("lay Ce")
        assert (chicago(match), round_number(match)) == (2, 2)

    def test_in_the_first_round_new_york_alone_counts(self):
        match = position(f"{LAST_CARD} / police g / sent 1+0 0+0 0+0 1+0 | 0+0 0+0 0+0 0+0")
        match.play("lay D1")
        assert won(match) == (1, 0)  # half of N2; the hidden card is N0

    def test_in_the_second_round_new_york_and_boston_count(self):
        match = position(
            f"{LAST_CARD} / starter 1 / round 2 / chicago 2 / police g s / sent 1+0 0+0 0+0 1+0 | 0+0 0+0 0+0 0+0"
        )
        match.play("lay D1")
        assert won(match) == (2, 0)  # half of N2 and B2


class TestFourPlayersAfterTheThirdRound:  # §6.2, §9.1, §9.2, §9.3, §9.6
    """Black, red, blue, yellow are seats 0 to 3. Chicago stands right of Detroit; red lays the last card."""

    START = (
        "cities 1234567 / chicago 3 / round 3 / starter 2 / turn 1 / police g s d"
        " / hidden N2 B3 D1 Kg Ce M1 P3"
        " / laid N0 N1 N3 | B1 B2 Bp | D2 D3 Dg | K2 K3 | C1 C2 C3 | M2 M3 Mh | Pp Pg"
        " / hand - | D4 | - | -"
        " / money 4 | 6 | 5 | 7"
        " / sent 0+0 2+0 1+0 0+0 0+0 0+0 0+0 0+0"
        " | 0+0 0+0 0+0 0+0 2+1 0+0 0+0 2+0"
        " | 0+0 0+0 2+0 0+0 0+0 0+0 1+0 0+0"
        " | 0+0 0+0 0+0 1+0 0+0 1+0 0+0 1+0"
    )

    @pytest.fixture
    def match(self):
        match = position(self.START)
        assert match.to_act == (1,)
        assert lays(match) == "D4"
        match.play("lay D4")
        assert not match.over
        return match

    def test_black_wins_the_three_dollars_of_boston(self, match):
        assert (won(match)[0], money(match)[0]) == (3, 7)

    def test_red_wins_three_dollars_of_chicago_and_alcapo_keeps_four(self, match):
        assert (won(match)[1], money(match)[1]) == (3, 9)

    def test_red_is_exiled_from_cincinnati(self, match):
        assert exile(match) == ("-", "C", "-", "-")

    def test_blue_wins_one_dollar_of_detroit_and_three_of_philadelphia(self, match):
        assert (won(match)[2], money(match)[2]) == (4, 9)

    def test_yellow_wins_one_dollar_of_memphis(self, match):
        assert (won(match)[3], money(match)[3]) == (1, 8)

    def test_yellow_loses_a_professional_in_kansas_city(self, match):
        assert [gangsters(match, seat) for seat in range(4)] == ["6+3", "6+2", "6+3", "5+3"]

    def test_nobody_goes_to_hospital_or_prison(self, match):
        assert hospital(match) == (0, 0, 0, 0)
        assert prison(match) == ((0, 0),) * 4

    def test_nobody_has_the_card_of_new_york(self, match):
        assert sum(won(match)) == 3 + 3 + 4 + 1

    def test_the_fourth_round_begins(self, match):
        assert (round_number(match), chicago(match), starter(match), match.to_act) == (4, 4, 3, (3,))

    def test_with_a_last_card_of_detroit_without_money_red_wins_half_of_three(self):
        match = position(self.START.replace("D2 D3 Dg |", "D2 D3 D4 |").replace("- | D4 |", "- | Dg |"))
        match.play("lay Dg")
        assert (won(match)[1], money(match)[1]) == (1, 7)


class TestTheOrderOfTheLastTurn:  # §8.1, §8.2
    """Black, red, blue, yellow are seats 0 to 3, and yellow has the start marker. Blue ends the fourth turn."""

    def last_turn(self, *away):
        """The order of play when the players have sent so many: black to New York, red to Boston, blue, yellow."""
        sent_by = [["0+0"] * 8 for _ in range(4)]
        for seat, many in enumerate(away):
            sent_by[seat][seat] = many
        match = position(
            "cities 1234567 / hidden N2 B3 D1 Kg Ce M1 P3 / starter 3 / turn 2 / police g"
            " / laid N0 N1 N3 | B1 B2 Bp | D2 D3 Dg | K2 K3 | C1 C2 C3 | M2 | - / hand Pp | Pg | D4 Mh | M3"
            f" / sent {' | '.join(' '.join(column) for column in sent_by)}"
        )
        match.play("lay Mh")
        card = {0: "lay Pp", 1: "lay Pg", 2: "lay D4", 3: "lay M3"}
        acted = []
        for _ in range(4):
            (seat,) = match.to_act
            acted.append(seat)
            match.play(card[seat])
        return acted

    @pytest.mark.parametrize(
        ("away", "order"),
        [
            (("1+0", "2+0", "3+0", "4+0"), [0, 1, 2, 3]),
            (("4+0", "3+0", "2+0", "1+0"), [3, 2, 1, 0]),
            (("2+0", "4+0", "1+0", "3+0"), [2, 0, 3, 1]),
        ],
    )
    def test_who_has_most_gangsters_in_front_plays_first(self, away, order):
        assert self.last_turn(*away) == order

    @pytest.mark.parametrize(
        ("away", "order"),
        [
            (("0+0", "0+0", "0+0", "0+0"), [3, 0, 1, 2]),
            (("2+0", "1+0", "2+0", "1+0"), [3, 1, 0, 2]),
            (("1+0", "1+0", "1+0", "2+0"), [0, 1, 2, 3]),
            (("3+0", "1+0", "1+0", "3+0"), [1, 2, 3, 0]),
        ],
    )
    def test_equal_numbers_play_clockwise_from_the_start_marker(self, away, order):
        assert self.last_turn(*away) == order

    def test_amateurs_count_like_professionals(self):
        assert self.last_turn("1+3", "3+0", "1+1", "1+0") == [3, 2, 1, 0]
        assert self.last_turn("1+1", "2+0", "1+1", "2+0") == [3, 0, 1, 2]

    def test_the_four_turns_before_go_clockwise_whoever_has_most(self):
        match = position(f"{FIRST_TURN_OF_THREE} / starter 1")
        acted = order_of_play(match, ["send 6+3 N", "lay N2", "lay N3", "lay N0", "lay B3", "lay Bp", "lay B2"])
        assert acted == [1, 1, 2, 0, 1, 2, 0]
