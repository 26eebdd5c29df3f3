"""Where the rulebook leaves a question: tests for each ruling, by its number. Here those on sending and sanctions."""

import pytest

from tests.games.the_boss.table import (
    FIRST_TURN,
    LAST_CARD,
    PROFITS,
    SANCTIONS,
    SECOND_TURN,
    exile,
    gangsters,
    hospital,
    lays,
    money,
    position,
    prison,
    refusal,
    sends,
    sent,
    texts,
    won,
)


class TestSending:  # §4.1, §4.2, §4.3, §6.1
    def test_r01_who_sends_needs_strictly_more_than_any_rival(self):
        start = f"{SECOND_TURN} / sent 0+0 0+0 0+0 0+0 | 0+0 0+0 3+0 0+0"
        match = position(start)
        assert refusal(match, "send 2+0 D") == "not-the-majority §4.2"
        assert refusal(match, "send 3+0 D") == "not-the-majority §4.2"
        match.play("send 4+0 D")
        assert sent(match, 0) == "0+0 0+0 4+0 0+0"

    def test_r01_the_strongest_of_several_rivals_is_the_one_to_beat(self):
        match = position(
            "cities 12345 / hidden N1 B1 D1 K2 C1 / laid N0 N2 | - | - | - | - / turn 2"
            " / hand B2 D2 K3 C2 | B3 D3 Kg C3 | N3 Bp D4 Dg Ce"
            " / sent 1+0 0+0 0+0 0+0 0+0 0+0 | 3+0 0+0 0+0 0+0 0+0 0+0 | 0+0 0+0 0+0 0+0 0+0 0+0"
        )
        assert refusal(match, "send 2+0 N") == "not-the-majority §4.2"
        assert refusal(match, "send 3+0 N") == "not-the-majority §4.2"
        assert match.why_not("send 4+0 N") is None

    def test_r01_who_leads_may_add_more(self):
        match = position(f"{SECOND_TURN} / sent 0+0 0+0 3+0 0+0 | 0+0 0+0 2+0 0+0")
        match.play("send 1+0 D")
        assert sent(match, 0) == "0+0 0+0 4+0 0+0"

    def test_r02_gangsters_are_sent_to_one_city_in_a_turn(self):
        match = position(FIRST_TURN)
        match.play("send 1+0 N")
        assert refusal(match, "send 1+0 B") == "one-city-a-turn §4.1"
        assert texts(match) == {"lay N1", "lay N2", "lay B1", "lay B2", "lay D1"}

    def test_r02_the_next_turn_may_send_to_another_city(self):
        match = position(FIRST_TURN)
        match.play("send 1+0 N", "lay N1", "lay N3", "send 1+0 B")
        assert sent(match, 0) == "1+0 1+0 0+0 0+0"

    def test_r03_amateurs_may_come_together_with_a_professional(self):
        match = position(FIRST_TURN)
        match.play("send 1+3 D")
        assert sent(match, 0) == "0+0 0+0 1+3 0+0"

    def test_r03_amateurs_may_join_a_professional_who_is_already_there(self):
        match = position(f"{SECOND_TURN} / sent 0+0 0+0 1+0 0+0 | 0+0 0+0 0+0 0+0")
        match.play("send 0+2 D")
        assert sent(match, 0) == "0+0 0+0 1+2 0+0"

    def test_r03_a_professional_in_another_city_or_of_a_rival_is_no_company(self):
        match = position(f"{SECOND_TURN} / sent 1+0 0+0 0+0 0+0 | 0+0 0+0 1+0 0+0")
        assert refusal(match, "send 0+2 D") == "amateurs-alone §4.3"
        assert refusal(match, "send 0+1 B") == "amateurs-alone §4.3"
        assert match.why_not("send 0+1 N") is None

    def test_r04_chicago_opens_with_a_gangster_elsewhere_from_an_earlier_turn(self):
        match = position(f"{SECOND_TURN} / sent 1+0 0+0 0+0 0+0 | 0+0 0+0 0+0 0+0")
        match.play("send 2+0 X")
        assert sent(match, 0) == "1+0 0+0 0+0 2+0"

    def test_r04_without_one_chicago_is_closed_even_if_a_rival_has_one(self):
        match = position(f"{SECOND_TURN} / sent 0+0 0+0 0+0 0+0 | 1+0 0+0 0+0 0+0")
        assert sends(match, "X") == set()
        assert refusal(match, "send 2+0 X") == "chicago-needs-a-foothold §6.1"

    def test_r04_a_gangster_sent_in_this_very_turn_does_not_open_chicago(self):
        match = position(FIRST_TURN)
        match.play("send 1+0 N")
        assert refusal(match, "send 1+0 X") == "one-city-a-turn §4.1"

    def test_r04_gangsters_of_the_last_round_do_not_open_chicago(self):
        match = position(f"{LAST_CARD} / police g / sent 0+0 1+0 0+0 1+0 | 0+0 0+0 1+0 0+0")
        match.play("lay D1")
        assert match.to_act == (1,)
        assert refusal(match, "send 1+0 X") == "chicago-needs-a-foothold §6.1"


# Cincinnati is in play and seat 0 is exiled from it; the second round has begun.
EXILED = (
    "cities 235 / chicago 2 / round 2 / police g / hidden B1 D1 C1 / laid B2 B3 | - | - / exile C | -"
    " / hand Bp D2 C2 C3 | D3 D4 Dg Ce"
)


class TestExile:  # §4.5, §9.6
    def test_r05_who_is_exiled_sends_nobody_to_that_city(self):
        match = position(EXILED)
        assert sends(match, "C") == set()
        assert refusal(match, "send 1+0 C") == "exiled §4.5"

    def test_r05_the_other_cities_and_the_rival_are_free(self):
        match = position(EXILED)
        assert "1+0" in sends(match, "B")
        assert "1+0" in sends(match, "D")
        match.play("lay Bp")
        assert match.why_not("send 1+0 C") is None

    def test_r05_the_exile_lasts_for_the_next_rounds(self):
        match = position(
            "cities 235 / chicago 2 / round 2 / starter 1 / turn 0 / police g s / hidden B1 D1 C1 / exile C | -"
            " / laid B2 B3 Bp | D2 D3 D4 | C2 C3 Ce / hand Dg | -"
        )
        match.play("lay Dg")
        assert exile(match) == ("C", "-")
        assert match.to_act == (0,)
        assert refusal(match, "send 1+0 C") == "exiled §4.5"

    def test_r05_r22_exile_does_not_close_chicago(self):
        match = position(f"{EXILED} / sent 1+0 0+0 0+0 0+0 | 0+0 1+0 0+0 2+0")
        assert refusal(match, "send 2+0 X") == "not-the-majority §4.2"
        match.play("send 3+0 X")
        assert sent(match, 0) == "1+0 0+0 0+0 3+0"

    def test_r22_a_player_exiled_from_a_city_left_of_chicago_still_takes_its_profit(self):
        match = position(
            "cities 235 / chicago 3 / round 3 / turn 1 / police g s d / hidden B1 D1 C1 / exile - | C"
            " / laid Bp B2 B3 | D4 D3 Dg D2 | Ce C2 / hand - | C3 / sent 0+0 0+0 0+0 0+0 | 0+0 1+0 0+0 1+0"
        )
        match.play("lay C3")
        assert won(match) == (0, 1 + (3 + 2 + 3) // 2)

    def test_r22_chicago_exiles_nobody_by_the_cards_to_its_left(self):
        match = position(
            "cities 235 / chicago 3 / round 3 / turn 1 / police g s d / hidden B1 D1 C1"
            " / laid B3 B2 Bp | D4 D3 D2 Dg | C3 C2 / hand - | Ce / sent 0+0 0+0 0+0 0+0 | 1+0 0+0 0+0 1+0"
        )
        match.play("lay Ce")
        assert won(match) == (0, 1)
        assert exile(match) == ("-", "-")
        assert (gangsters(match, 1), hospital(match), prison(match)) == ("6+3", (0, 0), ((0, 0), (0, 0)))


class TestSanctions:  # §9.3, §9.4, §9.5, §9.6
    ALONE = "0+0 0+0 0+0 0+0 0+0"

    @pytest.mark.parametrize("city", ["1+2 0+0 0+0 0+0 0+0", "0+0 0+0 1+2 0+0 0+0", "0+0 0+0 0+0 1+2 0+0"])
    def test_r06_r23_a_professional_is_hit_and_never_an_amateur(self, city):
        match = position(f"{SANCTIONS} / police g / sent {city} | {self.ALONE}")
        match.play("lay Pg")
        assert gangsters(match, 0) == "5+1"  # the two amateurs are spent, the third is still there
        assert gangsters(match, 1) == "6+3"

    def test_r06_r23_the_only_professional_left_is_hit_where_he_stands(self):
        match = position(f"{SANCTIONS} / police g / pros 0 | 6 / sent 1+1 0+0 0+0 0+0 0+0 | {self.ALONE}")
        match.play("lay Pg")
        assert gangsters(match, 0) == "0+2"

    def test_r06_who_stands_there_without_the_majority_is_not_hit(self):
        match = position(f"{SANCTIONS} / police g / sent 2+0 0+0 2+0 2+0 0+0 | 1+0 0+0 1+0 1+0 0+0")
        match.play("lay Pg")
        assert gangsters(match, 1) == "6+3"
        assert (hospital(match)[1], prison(match)[1]) == (0, (0, 0))

    @pytest.mark.parametrize(
        ("city", "hit"), [("1+0 0+0 0+0 0+0 0+0", "lay"), ("0+0 0+0 3+0 0+0 0+0", "lay"), (ALONE, "none")]
    )
    def test_r23_nobody_is_asked_which_professional_is_hit(self, city, hit):
        match = position(f"{SANCTIONS} / police g / sent {city} | {self.ALONE}")
        match.play("lay Pg")
        assert gangsters(match, 0) == ("6+3" if hit == "none" else "5+3")
        assert match.to_act == (1,)
        assert len(lays(match).split()) == 5

    def test_r07_a_professional_is_in_hospital_for_one_round(self):
        match = position(f"{SANCTIONS} / police g / sent 0+0 0+0 1+0 0+0 0+0 | {self.ALONE}")
        match.play("lay Pg")
        assert (gangsters(match, 0), hospital(match)) == ("5+3", (1, 0))

    def test_r07_and_comes_back_after_it(self):
        match = position(f"{PROFITS} / chicago 2 / round 2 / starter 1 / police g s / hospital 1 | 0")
        assert gangsters(match, 0) == "5+3"
        match.play("lay Pg")
        assert (gangsters(match, 0), hospital(match)) == ("6+3", (0, 0))

    def test_r07_a_professional_is_in_prison_for_two_rounds(self):
        match = position(f"{SANCTIONS} / police g / sent 0+0 0+0 0+0 1+0 0+0 | {self.ALONE}")
        match.play("lay Pg")
        assert (gangsters(match, 0), prison(match)) == ("5+3", ((0, 1), (0, 0)))

    def test_r07_after_the_first_of_them_he_is_still_there(self):
        match = position(f"{PROFITS} / chicago 2 / round 2 / starter 1 / police g s / prison 0 1 | 0 0")
        match.play("lay Pg")
        assert (gangsters(match, 0), prison(match)) == ("5+3", ((1, 0), (0, 0)))

    def test_r07_after_the_second_he_comes_back(self):
        match = position(f"{PROFITS} / chicago 3 / round 3 / police g s d / prison 1 0 | 0 0")
        match.play("lay Pg")
        assert (gangsters(match, 0), prison(match)) == ("6+3", ((0, 0), (0, 0)))

    def test_r08_several_sanctions_of_one_player_all_apply(self):
        match = position(f"{SANCTIONS} / police g / sent 1+0 1+0 1+0 1+0 0+0 | {self.ALONE}")
        match.play("lay Pg")
        assert gangsters(match, 0) == "3+3"
        assert (hospital(match), prison(match), exile(match)) == ((1, 0), ((0, 1), (0, 0)), ("C", "-"))

    def test_r08_the_sanctions_of_two_players_apply_to_each_of_them_alone(self):
        match = position(f"{SANCTIONS} / police g / sent 1+0 0+0 1+0 0+0 0+0 | 0+0 1+0 0+0 1+0 0+0")
        match.play("lay Pg")
        assert (gangsters(match, 0), gangsters(match, 1)) == ("4+3", "5+3")
        assert (hospital(match), prison(match), exile(match)) == ((1, 0), ((0, 0), (0, 1)), ("-", "C"))

    def test_r08_a_profit_and_a_sanction_go_together(self):
        match = position(
            "cities 4567 / hidden K3 Ce Mh Pg / laid K2 Kg | C1 C2 C3 | M1 M2 M3 | P3 / hand - | Pp / turn 1"
            f" / police g / sent 1+0 0+0 1+0 0+0 0+0 | {self.ALONE}"
        )
        match.play("lay Pp")
        assert (money(match), gangsters(match, 0), hospital(match)) == ((3, 0), "5+3", (1, 0))
