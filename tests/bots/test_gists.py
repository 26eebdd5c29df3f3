"""What a move amounts to: moves that come to the same share a gist, wherever they are made; others do not."""

import pytest

from gangland.engine.testing import Table, walk
from gangland.games import GAMES, load
from tests.games.cash_n_guns.table import armed, showdown
from tests.games.five_points import table as five_points
from tests.games.the_boss import table as the_boss
from tests.games.the_boss.table import FIRST_TURN, SECOND_TURN


def gists(match):
    """The gist of each legal action of the seat to act, by its text."""
    game, seat = match.game, match.to_act[0]
    legal = game.plain.legal(match.position, seat)
    return {game.actions.texts[action]: game.gist(match.position, seat, action) for action in legal}


@pytest.mark.parametrize("game", [load(id) for id in GAMES], ids=lambda game: game.id)
def test_every_legal_action_of_a_game_has_a_gist_within_their_number(game):
    number = game.gists or len(game.actions)
    for seats in (game.seats[0], game.seats[-1]):
        for step in walk(Table(game, seats, {}, "plain"), range(2)):
            found = {game.gist(step.position, step.seat, action) for action in step.legal}
            assert found <= set(range(number))


@pytest.mark.parametrize("id", ["famiglia", "syndicate"])
def test_where_an_action_says_enough_it_is_its_own_gist(id):
    game = load(id)
    assert game.gists == 0
    assert [game.gist(None, 0, action) for action in range(5)] == [0, 1, 2, 3, 4]


class TestFivePoints:
    BASE = "a S B D L K R / influence - | - / alliance S B D | K R E"

    def test_an_ally_who_climbs_is_told_from_a_stranger_and_not_from_another_ally(self):
        found = gists(five_points.position(self.BASE))
        assert found["climb a1 b1"] == found["climb a2 b1"] == found["climb a3 b3"]
        assert found["climb a4 b3"] == found["climb a5 b5"] != found["climb a1 b1"]

    def test_whose_alliance_it_is_depends_on_who_asks(self):
        mine, theirs = gists(five_points.position(self.BASE)), gists(five_points.position(f"{self.BASE} / turn 1"))
        assert mine["climb a1 b1"] == theirs["climb a5 b5"]

    def test_higher_is_another_gist(self):
        found = gists(five_points.position("a S B D L K R / b S P - - - / influence - | - / alliance S B D | K R E"))
        assert found["climb b1 c1"] != found["climb a3 b3"]

    def test_a_card_that_reaches_a_stranger_above_is_told_from_one_that_reaches_only_below(self):
        found = gists(five_points.position("a S B D L K R / b E P - - - / influence S B | - / alliance S B D | K R E"))
        assert found["influence a1"] == found["influence a2"] != found["influence a6"]


class TestTheBoss:
    def test_a_city_promises_what_its_unseen_cards_are_worth(self):
        """Of New York 0 and 3 are unseen, of Boston 3 and the prison, of Detroit 2, 3, 4 and the revolver."""
        found = gists(the_boss.position(FIRST_TURN))
        assert found["send 1+0 B"] < found["send 1+0 N"] < found["send 1+0 D"]

    def test_how_many_go_is_told_apart_up_to_three_and_whether_amateurs_are_with_them(self):
        found = gists(the_boss.position(FIRST_TURN))
        assert len({found[f"send {crowd} D"] for crowd in ("1+0", "2+0", "3+0", "1+1")}) == 4
        assert found["send 3+0 D"] == found["send 5+0 D"]
        assert found["send 1+1 D"] == found["send 1+3 D"]

    def test_a_sanction_is_told_from_money_and_the_own_city_from_anothers(self):
        sent = "sent {} | {}"
        nobodys = gists(the_boss.position(SECOND_TURN))
        own = gists(the_boss.position(f"{SECOND_TURN} / {sent.format('0+0 1+0 0+0 0+0', '0+0 0+0 0+0 0+0')}"))
        anothers = gists(the_boss.position(f"{SECOND_TURN} / {sent.format('0+0 0+0 0+0 0+0', '0+0 1+0 0+0 0+0')}"))
        assert len({found["lay B1"] for found in (nobodys, own, anothers)}) == 3
        assert len({nobodys["lay B1"], nobodys["lay B2"]}) == 2
        assert nobodys["lay B1"] == nobodys["lay D1"]


class TestCashNGuns:
    def test_the_richest_is_told_from_the_others_and_they_are_not_told_apart(self):
        found = gists(armed("bang | blank | blank | blank", "loot - | 20 | 5 | 5"))
        assert found["aim 2"] == found["aim 3"] != found["aim 1"]

    def test_the_own_wealth_makes_nobody_else_the_richest(self):
        assert len(set(gists(armed("bang | blank | blank | blank", "loot 20 20 | - | - | -")).values())) == 1

    def test_wounds_count(self):
        found = gists(armed("bang | blank | blank | blank", "wounds 0 | 1 | 0 | 2"))
        assert len({found["aim 1"], found["aim 2"], found["aim 3"]}) == 3

    def test_courage_is_another_thing_before_every_gun(self):
        none, one, two = (
            gists(showdown(f"blank 1 | {second} | {third} | blank 2"))
            for second, third in (("bang 2", "bang 3"), ("bang 0", "bang 3"), ("bang 0", "bang 0"))
        )
        assert len({found[move] for found in (none, one, two) for move in ("duck", "stand")}) == 6

    def test_a_loaded_gun_is_told_from_an_empty_one(self):
        loaded, empty = (gists(armed(f"{card} | blank | blank | blank")) for card in ("bang", "blank"))
        assert loaded["aim 1"] != empty["aim 1"]
