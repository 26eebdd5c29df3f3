"""The box, the round, sending gangsters and laying cards (§1 to §5), paragraph by paragraph."""

import pytest

import gangland
from tests.games.the_boss.table import (
    CARDS,
    FIRST_TURN,
    FIRST_TURN_OF_THREE,
    LAST_CARD,
    SECOND_TURN,
    chicago,
    gangsters,
    hand,
    hidden,
    in_order,
    laid,
    lays,
    order_of_play,
    position,
    refusal,
    seen,
    sends,
    sent,
    starter,
    texts,
    won,
)


class TestTheBox:
    def test_the_box_holds_the_27_city_cards(self):
        """§1.1 With all cities in play every card of the box is in a hand or hidden."""
        match = position(
            "cities 1234567 / hidden N0 B1 D1 K2 C1 M1 P3"
            " / hand N1 B2 D2 K3 C2 | N2 B3 D3 Kg C3 | N3 Bp D4 M2 Ce | Dg M3 Mh Pp Pg"
        )
        everything = hidden(match).split() + [card for seat in range(4) for card in hand(match, seat).split()]
        assert in_order(everything) == " ".join(CARDS)

    @pytest.mark.parametrize(
        "text",
        [
            "cities 123 / hidden N0 B3 D4 / hand N1 N2 B1 B2 D1 | N1 Bp D2 D3 Dg",  # N1 twice, N3 nowhere
            "cities 123 / hidden N0 B3 D4 / hand N1 N2 B1 B2 D1 | M1 Bp D2 D3 Dg",  # Memphis is not in play
            "cities 123 / hidden N0 B3 D4 / hand N1 N2 B1 B2 D1 | N9 Bp D2 D3 Dg",  # there is no such card
            "cities 123 / hidden B3 N0 D4 / hand N1 N2 B1 B2 D1 | N3 Bp D2 D3 Dg",  # not in the order of the cities
            "hidden N0 B3 D4 / hand N1 N2 B1 B2 D1 | N3 Bp D2 D3 Dg",  # no cities
        ],
    )
    def test_a_position_with_other_cards_is_refused(self, text):
        """§1.1"""
        with pytest.raises(gangland.NotationError):
            position(text)

    def test_each_player_has_six_professionals_and_three_amateurs(self):
        """§1.2"""
        match = position(FIRST_TURN_OF_THREE)
        assert [gangsters(match, seat) for seat in range(3)] == ["6+3"] * 3
        most = {f"{professionals}+{amateurs}" for professionals in range(1, 7) for amateurs in range(4)}
        assert sends(match, "N") == most

    @pytest.mark.parametrize("sent_by", ["7+0 0+0 0+0 0+0", "1+4 0+0 0+0 0+0", "4+0 3+0 0+0 0+0"])
    def test_nobody_has_more_gangsters_than_that(self, sent_by):
        """§1.2"""
        with pytest.raises(gangland.NotationError):
            position(f"{SECOND_TURN} / sent {sent_by} | 0+0 0+0 0+0 0+0")

    @pytest.mark.parametrize("police", ["g g g", "s s s", "d d", "x"])
    def test_the_police_are_two_gold_two_silver_and_one_double(self, police):
        """§1.3"""
        with pytest.raises(gangland.NotationError):
            position(f"{LAST_CARD} / round {len(police.split())} / chicago {len(police.split())} / police {police}")


class TestSettingUp:
    def test_a_city_that_is_not_in_play_is_closed(self):
        """§2.1"""
        match = position(FIRST_TURN)
        for city in "KCMP":
            assert sends(match, city) == set()
            assert refusal(match, f"send 1+0 {city}") == "city-not-in-play §2.1"

    def test_an_alternative_set_opens_its_own_cities_alone(self):
        """§2.2"""
        match = position("cities 235 / hidden B1 D1 C1 / hand B2 B3 D2 D3 C2 | Bp D4 Dg C3 Ce")
        assert "1+0" in sends(match, "C")
        assert refusal(match, "send 1+0 N") == "city-not-in-play §2.1"

    def test_chicago_stands_right_of_the_first_city_whatever_its_number(self):
        """§2.3 With Boston, Detroit and Cincinnati in play the first city is Boston."""
        match = position(
            "cities 235 / hidden B1 D1 C1 / laid Bp B2 B3 | D2 D3 D4 | C2 C3 Ce / hand - | Dg / turn 1 / police g"
            " / sent 0+0 1+0 0+0 1+0 | 0+0 0+0 0+0 0+0"
        )
        assert chicago(match) == 1
        match.play("lay Dg")
        assert won(match) == (2, 0)  # Detroit pays 1, and half of B3 is 1

    def test_under_each_city_lies_one_card_of_it_and_each_player_holds_five(self):
        """§2.4 The hidden cards may be left out of a typed position: they are the rest."""
        match = position("cities 123 / hand N1 N2 B1 B2 D1 | N3 Bp D2 D3 Dg")
        assert hidden(match) == "N0 B3 D4"
        assert [len(hand(match, seat).split()) for seat in (0, 1)] == [5, 5]

    def test_the_player_with_the_start_marker_begins(self):
        """§2.5"""
        assert position(FIRST_TURN_OF_THREE).to_act == (0,)
        match = position(f"{FIRST_TURN_OF_THREE} / starter 2")
        assert (match.to_act, starter(match)) == ((2,), 2)


class TestTheRound:
    def test_five_turns_go_clockwise_from_the_start_marker(self):
        """§3.1"""
        match = position(FIRST_TURN)
        cards = ["N1", "N3", "N2", "Bp", "B1", "D2", "B2", "D3", "D1", "Dg"]
        assert order_of_play(match, [f"lay {card}" for card in cards]) == [0, 1] * 5
        assert match.to_act == (1,)

    def test_three_players_with_the_marker_in_the_middle(self):
        """§3.1"""
        match = position(f"{FIRST_TURN_OF_THREE} / starter 1")
        cards = ["N2", "N3", "N0", "B3", "Bp", "B2", "D3", "D4", "D2", "Kg", "Dg", "K3", "C3", "Ce"]
        assert order_of_play(match, [f"lay {card}" for card in cards]) == [1, 2, 0] * 4 + [1, 2]
        assert match.to_act == (0,)

    def test_nobody_acts_in_the_turn_of_a_rival(self):
        """§3.1"""
        match = position(FIRST_TURN)
        before = match.write()
        reason = match.why_not("lay N3", seat=1)
        assert (reason.name, reason.paragraph) == ("not-your-turn", "3.1")
        with pytest.raises(gangland.Refused) as caught:
            match.play("send 1+0 N", seat=1)
        assert (caught.value.name, caught.value.paragraph) == ("not-your-turn", "3.1")
        assert match.write() == before

    def test_a_turn_is_a_sending_and_then_a_card(self):
        """§3.2"""
        match = position(FIRST_TURN)
        match.play("send 1+1 N")
        assert match.to_act == (0,)
        assert lays(match) == "N1 N2 B1 B2 D1"
        assert len(texts(match)) == 5
        match.play("lay D1")
        assert match.to_act == (1,)

    def test_the_sending_may_be_left_out(self):
        """§3.2"""
        match = position(FIRST_TURN)
        match.play("lay D1")
        assert (sent(match, 0), match.to_act) == ("0+0 0+0 0+0 0+0", (1,))

    def test_nobody_sends_after_the_card_is_laid(self):
        """§3.2 The turn is over then."""
        match = position(FIRST_TURN)
        match.play("lay D1")
        assert match.why_not("send 1+0 N", seat=0).name == "not-your-turn"

    def test_a_typed_turn_after_a_sending_goes_on_with_a_card(self):
        """§3.2"""
        match = position(f"{FIRST_TURN} / sent 0+0 0+0 1+0 0+0 | 0+0 0+0 0+0 0+0 / step lay / last D")
        assert texts(match) == {"lay N1", "lay N2", "lay B1", "lay B2", "lay D1"}
        match.play("lay N1")
        assert (match.to_act, laid(match, "N")) == ((1,), "N1")

    @pytest.mark.parametrize(
        "unknown", ["pass", "send 1 N", "send 7+0 N", "send 1+4 N", "send 1+0 Q", "lay X1", "bribe"]
    )
    def test_actions_that_nobody_knows_are_no_actions(self, unknown):
        """§3.2"""
        match = position(FIRST_TURN)
        before = match.write()
        with pytest.raises(ValueError, match=r"."):
            match.play(unknown)
        assert match.write() == before

    def test_the_251_actions_have_numbers_by_city_and_by_card(self):
        """§3.2 Eight cities of 28 sendings each, then the cards."""
        match = position(f"{SECOND_TURN} / sent 1+0 0+0 0+0 0+0 | 0+0 0+0 0+0 0+0")
        number = {str(action): int(action) for action in match.legal()}
        assert number["send 0+1 N"] == 1
        assert number["send 1+0 N"] == 4
        assert number["send 2+3 D"] == 2 * 28 + 2 * 4 + 3
        assert number["send 1+0 X"] == 7 * 28 + 4
        assert number["lay N2"] == 224 + 2
        assert number["lay D1"] == 224 + 8

    def test_a_card_of_another_city_in_the_hand_of_a_rival_is_seen_and_another_face_is_not(self):
        """§3.3 The backs are open to all, the faces are not."""
        start = position(FIRST_TURN_OF_THREE)
        other_face = position(FIRST_TURN_OF_THREE.replace("hidden N1", "hidden N2").replace("| N2 B3", "| N1 B3"))
        other_back = position(FIRST_TURN_OF_THREE.replace("| N2 B3", "| Ce B3").replace("Dg Ce", "Dg N2"))
        assert seen(other_face, 0) == seen(start, 0)
        assert seen(other_face, 2) == seen(start, 2)
        assert seen(other_back, 0) != seen(start, 0)


class TestSending:
    def test_any_number_may_be_sent_to_one_city(self):
        """§4.1"""
        match = position(f"{FIRST_TURN} / pros 2 | 6 / amateurs 1 | 3")
        for city in "NBD":
            assert sends(match, city) == {"1+0", "2+0", "1+1", "2+1"}

    def test_sending_nobody_is_no_sending(self):
        """§4.1"""
        match = position(FIRST_TURN)
        for city in "NBD":
            assert refusal(match, f"send 0+0 {city}") == "send-somebody §4.1"

    def test_there_is_one_sending_in_a_turn(self):
        """§4.1"""
        match = position(FIRST_TURN)
        match.play("send 1+0 N")
        assert refusal(match, "send 1+0 D") == "one-city-a-turn §4.1"

    def test_nothing_is_added_to_a_sending_in_the_same_turn(self):
        """§3.2, §4.1"""
        match = position(FIRST_TURN)
        match.play("send 1+0 N")
        assert refusal(match, "send 1+0 N") in ("not-now §3.2", "one-city-a-turn §4.1")

    @pytest.mark.parametrize(
        ("mine", "theirs", "allowed"),
        [
            ("0+0", "1+0", {"2+0", "1+1", "2+1"}),
            ("0+0", "2+0", {"2+1"}),
            ("0+0", "1+1", {"2+1"}),
            ("0+0", "3+0", set()),
            ("1+0", "2+0", {"2+0", "1+1", "2+1"}),
            ("2+0", "1+0", {"0+1", "1+0", "1+1", "2+0", "2+1"}),
            ("1+1", "3+0", {"2+0", "1+1", "2+1"}),
        ],
    )
    def test_who_sends_must_have_the_majority_then(self, mine, theirs, allowed):
        """§4.2 Seat 0 has two professionals and one amateur left; amateurs count like professionals."""
        match = position(
            f"{SECOND_TURN} / pros 2 | 3 / amateurs 1 | 2 / sent 0+0 {mine} 0+0 0+0 | 0+0 {theirs} 0+0 0+0"
        )
        assert sends(match, "B") == allowed
        everything = {"0+1", "1+0", "1+1", "2+0", "2+1"} - ({"0+1"} if mine == "0+0" else set())
        for many in everything - allowed:
            assert refusal(match, f"send {many} B") == "not-the-majority §4.2"

    def test_an_amateur_is_never_alone(self):
        """§4.3"""
        match = position(FIRST_TURN)
        for many in (1, 2, 3):
            assert refusal(match, f"send 0+{many} B") == "amateurs-alone §4.3"

    def test_one_professional_is_company_for_three_amateurs(self):
        """§4.3"""
        match = position(f"{SECOND_TURN} / sent 0+0 1+0 0+0 0+0 | 0+0 3+0 0+0 0+0")
        match.play("send 0+3 B")
        assert sent(match, 0) == "0+0 1+3 0+0 0+0"

    def test_gangsters_stay_where_they_were_sent(self):
        """§4.4 A rival who takes the majority does not drive them out."""
        match = position(FIRST_TURN)
        match.play("send 1+1 N", "lay N1", "send 3+0 N", "lay N3", "send 1+0 B", "lay B1")
        assert (sent(match, 0), sent(match, 1)) == ("1+1 1+0 0+0 0+0", "3+0 0+0 0+0 0+0")
        assert gangsters(match, 0) == "4+2"

    def test_gangsters_in_a_city_are_not_sent_again(self):
        """§4.4, §4.6"""
        match = position(f"{SECOND_TURN} / sent 5+0 0+0 0+0 0+0 | 0+0 0+0 0+0 0+0")
        assert refusal(match, "send 2+0 B") == "too-few-professionals §4.6"
        assert sends(match, "B") == {"1+0", "1+1", "1+2", "1+3"}

    def test_an_exile_closes_its_city_to_all_gangsters_of_the_player(self):
        """§4.5"""
        match = position(
            "cities 4567 / chicago 2 / round 2 / starter 1 / police s / exile - | C"
            " / hidden K2 C1 M1 P3 / hand K3 C2 C3 M2 Pp | Kg Ce M3 Mh Pg"
        )
        for many in ("1+0", "6+3"):
            assert refusal(match, f"send {many} C") == "exiled §4.5"
        match.play("lay Kg")
        assert "1+0" in sends(match, "C")

    def test_nobody_sends_more_professionals_than_are_in_front(self):
        """§4.6"""
        match = position(f"{FIRST_TURN} / pros 2 | 6")
        assert refusal(match, "send 3+0 N") == "too-few-professionals §4.6"
        assert match.why_not("send 2+0 N") is None

    def test_nobody_sends_more_amateurs_than_are_in_front(self):
        """§4.6"""
        match = position(f"{FIRST_TURN} / amateurs 1 | 3")
        assert refusal(match, "send 1+2 N") == "too-few-amateurs §4.6"
        assert match.why_not("send 1+1 N") is None

    @pytest.mark.parametrize("away", ["hospital 1 | 0", "prison 1 0 | 0 0", "prison 0 1 | 0 0"])
    def test_professionals_in_hospital_and_prison_are_not_in_front(self, away):
        """§4.6"""
        match = position(f"{FIRST_TURN} / chicago 2 / round 2 / police g / {away}")
        assert gangsters(match, 0) == "5+3"
        assert refusal(match, "send 6+0 N") == "too-few-professionals §4.6"


class TestLaying:
    def test_exactly_one_card_leaves_the_hand(self):
        """§5.1"""
        match = position(FIRST_TURN)
        match.play("lay B1")
        assert (hand(match, 0), hand(match, 1)) == ("N1 N2 B2 D1", "N3 Bp D2 D3 Dg")

    @pytest.mark.parametrize("card", ["N3", "N0", "Dg"])
    def test_only_cards_of_the_own_hand_are_laid(self, card):
        """§5.1 Neither those of a rival nor the hidden ones, before and after a sending."""
        match = position(FIRST_TURN)
        assert refusal(match, f"lay {card}") == "not-in-hand §5.1"
        match.play("send 1+0 N")
        assert refusal(match, f"lay {card}") == "not-in-hand §5.1"

    def test_a_card_that_was_laid_is_not_laid_again(self):
        """§5.1"""
        assert refusal(position(SECOND_TURN), "lay N1") == "not-in-hand §5.1"

    def test_each_card_comes_to_its_own_city_below_those_laid_before(self):
        """§5.2"""
        match = position(FIRST_TURN)
        match.play("lay N2", "lay D3", "lay N1", "lay N3", "lay B1")
        assert [laid(match, city) for city in "NBD"] == ["N2 N1 N3", "B1", "D3"]
