"""Profits and sanctions, what follows a round, and the end of the game (§9, §10, §11), paragraph by paragraph."""

import pytest

from tests.games.the_boss.table import (
    LAST_CARD,
    LAST_CARD_OF_THREE,
    PROFITS,
    SANCTIONS,
    cards_of,
    exile,
    gangsters,
    hand,
    hidden,
    hospital,
    in_order,
    laid,
    money,
    outcome,
    position,
    prison,
    refusal,
    round_number,
    sends,
    sent,
    starter,
    texts,
    won,
)

NOBODY = "0+0 0+0 0+0 0+0"
NOBODY_IN_FOUR = "0+0 0+0 0+0 0+0 0+0"


class TestProfitsAndSanctions:
    @pytest.mark.parametrize(
        ("sent_by", "profit"),
        [
            ("0+0 2+0 0+0 0+0 | 0+0 1+0 0+0 0+0", (3, 0)),
            ("0+0 1+0 0+0 0+0 | 0+0 2+0 0+0 0+0", (0, 3)),
            ("0+0 1+2 0+0 0+0 | 0+0 2+0 0+0 0+0", (3, 0)),
            ("0+0 1+0 1+0 0+0 | 0+0 2+0 0+0 0+0", (4, 3)),
            ("1+0 1+0 1+0 0+0 | 0+0 0+0 0+0 0+0", (7, 0)),
        ],
    )
    def test_who_has_most_in_a_city_takes_its_hidden_card(self, sent_by, profit):
        """§9.1 Hidden are N0, B3 and D4."""
        match = position(f"{LAST_CARD} / police g / sent {sent_by}")
        match.play("lay D1")
        assert won(match) == profit

    def test_the_winner_among_three_is_the_strongest_alone(self):
        """§9.1"""
        match = position(
            f"{LAST_CARD_OF_THREE} / police g / sent 0+0 0+0 0+0 2+0 0+0 0+0 | 0+0 0+0 0+0 3+0 0+0 0+0"
            " | 0+0 0+0 0+0 1+0 0+0 0+0"
        )
        match.play("lay Ce")
        assert won(match) == (0, 2, 0)

    def test_the_last_sending_still_counts(self):
        """§9.1"""
        match = position(f"{LAST_CARD} / police g / sent 0+0 2+0 0+0 0+0 | {NOBODY}")
        match.play("send 3+0 B", "lay D1")
        assert won(match) == (0, 3)

    def test_money_adds_up_round_after_round(self):
        """§9.2"""
        match = position(
            f"{PROFITS} / chicago 2 / round 2 / starter 1 / police g s / money 29 | 8 / won 5 | 2"
            " / sent 1+0 1+0 0+0 0+0 0+0 | 0+0 0+0 0+0 0+0 0+0"
        )
        match.play("lay Pg")
        assert (money(match), won(match)) == ((35, 8), (6, 0))

    def test_a_revolver_kills_for_good(self):
        """§9.3 The next round brings nobody back."""
        match = position(f"{SANCTIONS} / police g / sent 2+0 0+0 0+0 0+0 0+0 | {NOBODY_IN_FOUR}")
        match.play("lay Pg")
        assert (gangsters(match, 0), gangsters(match, 1)) == ("5+3", "6+3")
        assert (hospital(match), prison(match), won(match)) == ((0, 0), ((0, 0), (0, 0)), (0, 0))
        later = position(f"{PROFITS} / chicago 2 / round 2 / starter 1 / police g s / pros 5 | 6")
        later.play("lay Pg")
        assert gangsters(later, 0) == "5+3"

    def test_two_revolvers_kill_two(self):
        """§9.3 Kansas City and Philadelphia."""
        match = position(
            "cities 4567 / hidden Kg C1 M1 Pg / laid K2 K3 | C2 C3 Ce | M2 M3 Mh | P3 / hand - | Pp / turn 1 / police g"
            f" / sent 1+0 0+0 0+0 1+0 0+0 | {NOBODY_IN_FOUR}"
        )
        match.play("lay Pp")
        assert gangsters(match, 0) == "4+3"

    def test_the_hospital_keeps_a_professional_for_one_round(self):
        """§9.4"""
        match = position(f"{SANCTIONS} / police g / sent 0+0 0+0 0+0 0+0 0+0 | 0+0 0+0 2+1 0+0 0+0")
        match.play("lay Pg")
        assert (gangsters(match, 1), hospital(match)) == ("5+2", (0, 1))
        assert match.to_act == (1,)
        assert refusal(match, "send 6+0 M") == "too-few-professionals §4.6"
        assert match.why_not("send 5+0 M") is None

    def test_one_leaves_the_hospital_as_another_comes_in(self):
        """§9.4"""
        match = position(
            f"{SANCTIONS} / chicago 2 / round 2 / starter 1 / police g s / hospital 1 | 0"
            f" / sent 0+0 0+0 1+0 0+0 0+0 | {NOBODY_IN_FOUR}"
        )
        match.play("lay Pg")
        assert (gangsters(match, 0), hospital(match)) == ("5+3", (1, 0))

    def test_the_prison_keeps_a_professional_for_two_rounds(self):
        """§9.5"""
        match = position(
            f"{SANCTIONS} / chicago 2 / round 2 / starter 1 / police g s / prison 0 1 | 1 0"
            f" / sent 0+0 0+0 0+0 1+0 0+0 | {NOBODY_IN_FOUR}"
        )
        match.play("lay Pg")
        assert prison(match) == ((1, 1), (0, 0))
        assert (gangsters(match, 0), gangsters(match, 1)) == ("4+3", "6+3")

    def test_boston_has_a_prison_too(self):
        """§9.5"""
        match = position(
            "cities 123 / hidden N0 Bp D4 / laid N3 N1 N2 | B1 B2 B3 | D2 D3 Dg / hand - | D1 / turn 1 / police g"
            f" / sent 0+0 1+0 0+0 0+0 | {NOBODY}"
        )
        match.play("lay D1")
        assert (prison(match), gangsters(match, 0)) == (((0, 1), (0, 0)), "5+3")

    def test_the_exiled_send_nobody_to_the_city_any_more(self):
        """§9.6"""
        match = position(f"{SANCTIONS} / police g / sent {NOBODY_IN_FOUR} | 0+0 1+0 0+0 0+0 0+0")
        match.play("lay Pg")
        assert (exile(match), gangsters(match, 1)) == (("-", "C"), "6+3")
        assert match.to_act == (1,)
        assert refusal(match, "send 1+0 C") == "exiled §4.5"

    def test_both_may_be_exiled(self):
        """§9.6"""
        match = position(
            f"{SANCTIONS} / chicago 2 / round 2 / starter 1 / police g s / exile C | -"
            f" / sent {NOBODY_IN_FOUR} | 0+0 1+0 0+0 0+0 0+0"
        )
        match.play("lay Pg")
        assert exile(match) == ("C", "C")

    def test_where_nobody_stands_nothing_happens(self):
        """§9.7"""
        match = position(f"{SANCTIONS} / police g")
        match.play("lay Pg")
        assert [gangsters(match, seat) for seat in (0, 1)] == ["6+3", "6+3"]
        assert (hospital(match), prison(match)) == ((0, 0), ((0, 0), (0, 0)))
        assert (exile(match), money(match)) == (("-", "-"), (0, 0))


class TestAfterARound:
    def test_amateurs_are_spent_and_professionals_are_back(self):
        """§10.1"""
        match = position(f"{LAST_CARD} / police g / sent 1+1 1+0 0+0 2+1 | 2+2 0+0 1+0 0+0")
        match.play("lay D1")
        assert (sent(match, 0), sent(match, 1)) == (NOBODY, NOBODY)
        assert (gangsters(match, 0), gangsters(match, 1)) == ("6+1", "6+1")

    def test_spent_amateurs_are_not_sent_again(self):
        """§10.1"""
        match = position(f"{LAST_CARD} / police g / sent {NOBODY} | 1+3 0+0 0+0 0+0")
        match.play("lay D1")
        assert match.to_act == (1,)
        assert sends(match, "N") == {f"{many}+0" for many in range(1, 7)}
        assert refusal(match, "send 1+1 N") == "too-few-amateurs §4.6"

    @pytest.mark.parametrize("marker", [0, 1, 2])
    def test_the_start_marker_passes_clockwise(self, marker):
        """§10.2"""
        match = position(f"{LAST_CARD_OF_THREE} / starter {marker} / police d")
        match.play("lay Ce")
        assert (starter(match), match.to_act) == ((marker + 1) % 3, ((marker + 1) % 3,))

    def test_the_start_marker_passes_whoever_laid_the_last_card(self):
        """§10.2"""
        match = position(
            "cities 123 / hidden N0 B3 D4 / laid N3 N1 N2 | B1 Bp B2 | D2 D3 Dg / hand D1 | - / turn 0 / police g"
        )
        match.play("lay D1")
        assert (starter(match), match.to_act) == (1, (1,))

    def test_all_cards_are_dealt_anew(self):
        """§10.3"""
        match = position(f"{LAST_CARD_OF_THREE} / police g")
        match.play("lay Ce")
        assert [card[0] for card in hidden(match).split()] == list("NBDKC")
        assert [laid(match, city) for city in "NBDKC"] == ["-"] * 5
        hands = [hand(match, seat).split() for seat in range(3)]
        assert [len(cards) for cards in hands] == [5, 5, 5]
        assert in_order(sum(hands, hidden(match).split())) == in_order(cards_of("NBDKC"))

    def test_money_stays(self):
        """§10.3 Only the cards are collected."""
        match = position(f"{LAST_CARD} / police g / money 3 | 9")
        match.play("lay D1")
        assert (money(match), round_number(match)) == ((3, 9), 2)


# The last card of the last round, after which the game ends.
END = "chicago 3 / round 3 / police s d s"


class TestTheEnd:
    @pytest.mark.parametrize(
        ("before", "after"),
        [("9 | 4", ((9, 1), (4, 2))), ("4 | 9", ((4, 2), (9, 1))), ("0 | 1", ((0, 2), (1, 1)))],
    )
    def test_who_has_most_money_wins(self, before, after):
        """§11.1"""
        match = position(f"{LAST_CARD} / {END} / money {before}")
        match.play("lay D1")
        assert outcome(match) == after

    def test_the_money_of_the_last_round_counts(self):
        """§11.1"""
        match = position(f"{LAST_CARD} / {END} / money 5 | 7 / sent 0+0 1+0 0+0 0+0 | {NOBODY}")
        match.play("lay D1")
        assert outcome(match) == ((8, 1), (7, 2))

    def test_after_the_end_nobody_does_anything(self):
        """§11.1"""
        match = position(f"{LAST_CARD} / {END}")
        match.play("lay D1")
        assert match.over
        assert texts(match) == set()
        assert refusal(match, "lay D1") == "game-is-over §11.1"
        assert refusal(match, "send 1+0 N") == "game-is-over §11.1"

    def test_three_players_are_placed_by_their_money(self):
        """§11.1"""
        match = position(f"{LAST_CARD_OF_THREE} / {END} / money 4 | 12 | 7")
        match.play("lay Ce")
        assert outcome(match) == ((4, 3), (12, 1), (7, 2))

    def test_a_tie_goes_to_the_money_of_the_last_round(self):
        """§11.2 Though the other has more gangsters."""
        match = position(f"{LAST_CARD} / {END} / money 8 | 5 / amateurs 3 | 0 / sent {NOBODY} | 0+0 1+0 0+0 0+0")
        match.play("lay D1")
        assert outcome(match) == ((8, 2), (8, 1))

    def test_then_to_the_number_of_gangsters(self):
        """§11.2 Professionals and amateurs together."""
        match = position(f"{LAST_CARD} / {END} / money 8 | 8 / pros 5 | 6 / amateurs 3 | 1")
        match.play("lay D1")
        assert outcome(match) == ((8, 1), (8, 2))

    def test_more_money_beats_every_tie_break(self):
        """§11.2"""
        match = position(
            f"{LAST_CARD} / {END} / money 9 | 5 / pros 1 | 5 / amateurs 0 | 3 / sent {NOBODY} | 0+0 1+0 0+0 0+0"
        )
        match.play("lay D1")
        assert outcome(match) == ((9, 1), (8, 2))

    def test_then_the_win_is_shared(self):
        """§11.2"""
        match = position(f"{LAST_CARD} / {END} / money 8 | 8 / pros 5 | 6 / amateurs 3 | 2")
        match.play("lay D1")
        assert outcome(match) == ((8, 1), (8, 1))
