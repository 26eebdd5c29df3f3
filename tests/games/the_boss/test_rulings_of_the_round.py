"""The rulings on the end of a round, the last turn, the deal, what is open, and the end of the game."""

import pytest

from tests.games.the_boss.table import (
    ALTERNATIVES,
    CITIES,
    FIRST_TURN,
    FIRST_TURN_OF_THREE,
    FOURTH_TURN_ENDS,
    LAST_CARD,
    LAST_CARD_OF_THREE,
    PROFITS,
    USUAL,
    cards_of,
    chicago,
    cities,
    gangsters,
    hand,
    hidden,
    in_order,
    laid,
    money,
    order_of_play,
    outcome,
    position,
    seen,
    sent,
    starter,
    texts,
    won,
)

NOBODY = "0+0 0+0 0+0 0+0"


class TestAfterARound:  # §9.7, §10.1, §10.3
    def test_r09_amateurs_are_spent_whether_they_won_or_lost(self):
        match = position(f"{LAST_CARD} / police g / sent 1+1 0+0 1+1 0+0 | 1+2 0+0 0+0 0+0")
        match.play("lay D1")
        assert (gangsters(match, 0), gangsters(match, 1)) == ("6+1", "6+1")
        assert (sent(match, 0), sent(match, 1)) == (NOBODY, NOBODY)

    def test_r09_amateurs_in_chicago_are_spent_too(self):
        match = position(f"{LAST_CARD} / police g / sent 1+0 0+0 0+0 1+2 | {NOBODY}")
        match.play("lay D1")
        assert gangsters(match, 0) == "6+1"

    def test_r09_amateurs_who_were_not_sent_stay(self):
        match = position(f"{LAST_CARD} / police g / amateurs 2 | 1 / sent 1+0 0+0 0+0 0+0 | {NOBODY}")
        match.play("lay D1")
        assert (gangsters(match, 0), gangsters(match, 1)) == ("6+2", "6+1")

    def test_r10_professionals_come_back_whether_they_won_or_lost(self):
        match = position(f"{LAST_CARD} / police g / sent 2+0 1+0 1+0 2+0 | 3+0 0+0 0+0 0+0")
        assert (gangsters(match, 0), gangsters(match, 1)) == ("0+3", "3+3")
        match.play("lay D1")
        assert (gangsters(match, 0), gangsters(match, 1)) == ("6+3", "6+3")

    def test_r11_nobody_gets_the_card_of_an_empty_city(self):
        match = position(f"{LAST_CARD} / police g")
        match.play("lay D1")
        assert (money(match), won(match)) == ((0, 0), (0, 0))

    def test_r11_just_the_cities_with_gangsters_give_their_card(self):
        match = position(f"{LAST_CARD} / police g / sent 0+0 1+0 0+0 0+0 | {NOBODY}")
        match.play("lay D1")
        assert money(match) == (3, 0)

    def test_r14_all_cards_are_collected_and_dealt_anew(self):
        match = position(f"{LAST_CARD} / police g")
        match.play("lay D1")
        assert [card[0] for card in hidden(match).split()] == ["N", "B", "D"]
        assert [laid(match, city) for city in "NBD"] == ["-", "-", "-"]
        assert [len(hand(match, seat).split()) for seat in (0, 1)] == [5, 5]
        dealt = hidden(match).split() + hand(match, 0).split() + hand(match, 1).split()
        assert in_order(dealt) == in_order(cards_of("NBD"))

    def test_r14_the_new_deal_follows_the_seed(self):
        deals = set()
        for seed in range(8):
            match = position(f"{LAST_CARD} / police g", seed=seed)
            match.play("lay D1")
            deals.add((hidden(match), hand(match, 0), hand(match, 1)))
        assert len(deals) > 1


class TestTheLastTurn:  # §8.1, §8.2
    def test_r12_who_has_most_in_front_plays_first_in_the_last_turn(self):
        match = position(f"{FOURTH_TURN_ENDS} / sent 0+0 2+0 0+0 0+0 | 1+0 0+0 0+0 0+0")
        assert order_of_play(match, ["lay D1", "lay Dg", "lay N2"]) == [1, 1, 0]

    def test_r12_a_tie_goes_to_the_start_marker(self):
        match = position(f"{FOURTH_TURN_ENDS} / sent 0+0 2+0 0+0 0+0 | 2+0 0+0 0+0 0+0")
        assert order_of_play(match, ["lay D1", "lay N2", "lay Dg"]) == [1, 0, 1]

    def test_r12_what_is_sent_in_the_fourth_turn_counts_for_the_order(self):
        match = position(f"{FOURTH_TURN_ENDS} / sent 0+0 2+0 0+0 0+0 | {NOBODY}")
        assert order_of_play(match, ["send 2+1 D", "lay D1", "lay N2", "lay Dg"]) == [1, 1, 0, 1]

    # Both have a card of New York left; Chicago counts the one that was laid last.
    NEW_YORK = "cities 123 / hidden N0 B3 D4 / laid N2 | B1 Bp B2 | D2 D3 D1 / hand N1 | N3 Dg / turn 1 / police g"

    def test_r13_in_chicago_the_card_laid_last_in_the_changed_order_counts(self):
        match = position(f"{self.NEW_YORK} / sent 2+0 0+0 0+0 2+0 | 0+0 1+0 0+0 0+0")
        assert order_of_play(match, ["lay Dg", "lay N3", "lay N1"]) == [1, 1, 0]
        assert won(match) == (0, 3)  # half of N1 is nothing; Boston pays 3

    def test_r13_in_the_usual_order_it_is_the_other_card(self):
        match = position(f"{self.NEW_YORK} / sent 1+0 0+0 0+0 2+0 | 0+0 3+0 1+0 0+0")
        assert order_of_play(match, ["lay Dg", "lay N1", "lay N3"]) == [1, 0, 1]
        assert won(match) == (1, 3 + 4)  # half of N3 is one dollar

    def test_r21_the_order_is_fixed_before_anybody_sends(self):
        match = position(f"{FOURTH_TURN_ENDS} / sent 0+0 1+0 0+0 0+0 | 1+0 0+0 0+0 0+0")
        match.play("lay D1")
        assert match.to_act == (0,)
        match.play("send 5+3 B")
        assert gangsters(match, 0) == "0+0"
        assert match.to_act == (0,)
        match.play("lay N2")
        assert match.to_act == (1,)

    def test_r21_nobody_plays_twice_by_having_many_left(self):
        match = position(f"{FOURTH_TURN_ENDS} / sent 0+0 4+0 0+0 0+0 | {NOBODY}")
        match.play("lay D1", "lay Dg")
        assert (gangsters(match, 1), match.to_act) == ("6+3", (0,))

    def test_r21_three_players_keep_the_order_while_the_first_sends(self):
        match = position(
            "cities 12345 / hidden N1 B1 D1 K2 C1 / laid N0 N2 | B2 B3 Bp | D2 D3 D4 | K3 Kg | C2 / turn 2 / police s"
            " / hand N3 | Dg | C3 Ce / sent 0+0 3+0 0+0 0+0 0+0 0+0 | 0+0 0+0 1+0 0+0 0+0 0+0 | 2+0 0+0 0+0 0+0 0+0 0+0"
        )
        actions = ["lay C3", "send 5+2 K", "lay Dg", "send 4+0 C", "lay Ce", "lay N3"]
        assert order_of_play(match, actions) == [2, 1, 1, 2, 2, 0]


class TestWhatIsOpen:  # §3.3
    def test_r15_nobody_sees_the_faces_in_the_hand_of_a_rival(self):
        one = position(FIRST_TURN)
        other = position("cities 123 / hidden N3 B3 D4 / hand N1 N2 B1 B2 D1 | N0 Bp D2 D3 Dg")
        assert seen(one, 0) == seen(other, 0)
        assert seen(one, 1) != seen(other, 1)

    def test_r15_nobody_sees_which_card_is_hidden(self):
        one = position("cities 123 / hidden N0 B3 D4 / hand N1 N2 B1 B2 D1 | N3 Bp D2 D3 Dg")
        other = position("cities 123 / hidden N1 B3 D4 / hand N0 N2 B1 B2 D1 | N3 Bp D2 D3 Dg")
        assert seen(one, 1) == seen(other, 1)
        assert seen(one, 0) != seen(other, 0)

    def test_r15_everybody_sees_the_cities_of_the_cards_in_the_hand_of_a_rival(self):
        one = position(FIRST_TURN_OF_THREE)
        swapped = FIRST_TURN_OF_THREE.replace("N2 B3 D3", "N2 Bp D3").replace("N3 Bp D4", "N3 B3 D4")
        assert seen(one, 0) == seen(position(swapped), 0)
        other_backs = FIRST_TURN_OF_THREE.replace("N2 B3 D3", "N2 D4 D3").replace("N3 Bp D4", "N3 Bp B3")
        assert seen(one, 0) != seen(position(other_backs), 0)

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize(
        "changed", ["money 3 | 0", "sent 1+0 0+0 0+0 0+0 | 0+0 0+0 0+0 0+0", "amateurs 2 | 3", "pros 6 | 5"]
    )
    def test_r15_gangsters_and_money_are_seen_by_all(self, seat, changed):
        assert seen(position(f"{LAST_CARD} / police g"), seat) != seen(
            position(f"{LAST_CARD} / police g / {changed}"), seat
        )

    @pytest.mark.parametrize("seat", [0, 1])
    def test_r15_laid_cards_and_the_police_are_seen_by_all(self, seat):
        plain = position(f"{LAST_CARD} / police g")
        assert seen(plain, seat) != seen(position(f"{LAST_CARD} / police s"), seat)
        assert seen(plain, seat) != seen(position(f"{LAST_CARD.replace('N1 N2', 'N2 N1')} / police g"), seat)


class TestChicagosPlace:  # §6.3
    @pytest.mark.parametrize(
        ("before", "after"),
        [
            ("chicago 1 / police g", 2),
            ("chicago 2 / round 2 / starter 1 / police g s", 3),
            ("chicago 3 / round 3 / police g s d", 3),
            ("chicago 3 / round 4 / starter 1 / police g g s s", 3),
        ],
    )
    def test_r16_chicago_moves_right_and_stays_at_the_right_end(self, before, after):
        match = position(f"{LAST_CARD} / {before}")
        match.play("lay D1")
        assert chicago(match) == after

    def test_r16_with_four_cities_chicago_moves_once_more(self):
        match = position(f"{PROFITS} / chicago 3 / round 3 / police g s d")
        match.play("lay Pg")
        assert chicago(match) == 4


def dealt(digits, seats):
    """A first turn with the cards of a set dealt in order: the first card of each city is hidden."""
    letters = [CITIES[int(digit) - 1] for digit in digits]
    under = [cards_of(letter)[0] for letter in letters]
    rest = [card for card in cards_of(letters) if card not in under]
    assert len(rest) == 5 * seats
    hands = " | ".join(" ".join(rest[seat::seats]) for seat in range(seats))
    return f"cities {digits} / hidden {' '.join(under)} / hand {hands}"


class TestTheSets:  # §2.1, §2.2
    @pytest.mark.parametrize(
        ("seats", "digits"), [(seats, digits) for seats in (2, 3, 4) for digits in (USUAL[seats], *ALTERNATIVES[seats])]
    )
    def test_r17_the_usual_set_and_each_alternative_can_be_played(self, seats, digits):
        match = position(dealt(digits, seats))
        letters = cities(match)
        assert letters == "".join(CITIES[int(digit) - 1] for digit in digits)
        places = {action.split()[2] for action in texts(match) if action.startswith("send")}
        assert places == set(letters)  # Chicago needs a foothold first
        match.play(f"send 1+0 {letters[-1]}", f"lay {hand(match, 0).split()[0]}")
        assert match.to_act == (1,)

    @pytest.mark.parametrize(
        "text",
        [
            "cities 124 / hand - | -",
            "cities 12345 / hand - | -",
            "cities 123 / hand - | - | -",
            "cities 12356 / hand - | - | -",
            "cities 12345 / hand - | - | - | -",
            "cities 128 / hand - | -",
        ],
    )
    def test_r17_no_other_set_is_played(self, text):
        with pytest.raises(ValueError, match=r"."):
            position(text)


# Both have ten dollars once the last card of the game is laid, unless the test says otherwise.
LAST_ROUND = f"{LAST_CARD} / round 3 / chicago 3 / police g d g"
STANDING = "sent 0+0 1+0 0+0 0+0 | 0+0 0+0 0+0 0+0"


class TestFinalTies:  # §11.2
    def test_r18_a_tie_is_won_by_who_won_more_in_the_last_round(self):
        match = position(f"{LAST_ROUND} / money 7 | 10 / {STANDING}")
        match.play("lay D1")
        assert outcome(match) == ((10, 1), (10, 2))

    def test_r18_the_last_round_and_not_the_one_before_it_decides(self):
        match = position(f"{LAST_ROUND} / money 7 | 10 / won 0 | 6 / {STANDING}")
        match.play("lay D1")
        assert outcome(match) == ((10, 1), (10, 2))

    def test_r18_then_by_who_has_more_gangsters(self):
        match = position(f"{LAST_ROUND} / money 10 | 10 / amateurs 1 | 2")
        match.play("lay D1")
        assert outcome(match) == ((10, 2), (10, 1))

    def test_r18_the_dead_do_not_count(self):
        match = position(f"{LAST_ROUND} / money 10 | 10 / pros 6 | 5")
        match.play("lay D1")
        assert outcome(match) == ((10, 1), (10, 2))

    def test_r18_professionals_in_hospital_and_prison_do(self):
        match = position(f"{LAST_ROUND} / money 10 | 10 / hospital 1 | 0 / prison 1 1 | 0 0 / pros 3 | 5")
        match.play("lay D1")
        assert outcome(match) == ((10, 1), (10, 2))

    def test_r18_the_sanctions_of_the_last_round_come_first(self):
        killed = (
            "cities 123 / hidden N0 B3 Dg / laid N3 N1 N2 | B1 Bp B2 | D2 D3 D4 / hand - | D1 / turn 1"
            " / round 3 / chicago 3 / police g d g / money 10 | 10 / sent 0+0 0+0 1+0 0+0 | 0+0 0+0 0+0 0+0"
        )
        match = position(killed)
        match.play("lay D1")
        assert outcome(match) == ((10, 2), (10, 1))

    def test_r18_then_the_win_is_shared(self):
        match = position(f"{LAST_ROUND} / money 10 | 10")
        match.play("lay D1")
        assert outcome(match) == ((10, 1), (10, 1))


class TestTurnsAndTheStartMarker:  # §5.1, §10.2
    def test_r19_nobody_passes_without_laying_a_card(self):
        match = position(f"{FIRST_TURN} / pros 0 | 6 / amateurs 0 | 3")
        assert texts(match) == {"lay N1", "lay N2", "lay B1", "lay B2", "lay D1"}

    def test_r19_nobody_lays_two_cards(self):
        match = position(FIRST_TURN)
        match.play("lay N1")
        assert match.to_act == (1,)
        assert match.why_not("lay N2", seat=0).name == "not-your-turn"

    def test_r20_the_start_marker_passes_clockwise_after_each_round(self):
        match = position(f"{LAST_CARD_OF_THREE} / police g")
        match.play("lay Ce")
        assert (starter(match), match.to_act) == (1, (1,))

    def test_r20_and_from_the_last_seat_to_the_first(self):
        match = position(f"{LAST_CARD_OF_THREE} / starter 2 / police g")
        match.play("lay Ce")
        assert (starter(match), match.to_act) == (0, (0,))
