"""How a game judges positions between its stages, and that a look ahead stops there."""

import numpy as np
import pytest

from gangland.bots.search.tree_search import TreeSearch
from gangland.engine.rules import MAX_SEATS
from gangland.engine.testing import Table, walk
from gangland.games import GAMES, load
from tests.bots.positions import cash_n_guns, few

GAMES_WITHOUT = [id for id in GAMES if id != "cash_n_guns"]


def chances_in(position, game, seats):
    chances = np.full(MAX_SEATS, -1.0)
    game.outlook(position, chances)
    return chances[:seats].tolist()


def last_text(loot="10 | 10 | 10 | 10", blanks="1 | 1 | 1 | 1", bangs="0 | 0 | 0 | 0", desk="0", more=""):
    """The beginning of the eighth round, where all is equal but for what is said."""
    return f"blanks {blanks} / bangs {bangs} / loot {loot} / godfather {desk} / round 8 / deck - / table 8*5 desk{more}"


def last_round(*loot, **said):
    """The chances of all seats then."""
    match = cash_n_guns(last_text(*loot, **said))
    return chances_in(match.position, match.game, match.seats)


class TestStages:
    @pytest.mark.parametrize("id", GAMES_WITHOUT)
    def test_a_game_that_judges_nothing_has_one_stage(self, id):
        game = load(id)
        assert {game.stage(step.position) for step in walk(Table(game, game.seats[0], {}, "plain"), range(1))} == {0}

    @pytest.mark.parametrize(("seats", "talents"), [(4, "none"), (8, "random"), (5, "chosen")])
    @pytest.mark.parametrize("number", range(3))
    def test_a_stage_never_falls_and_every_beginning_can_be_judged(self, seats, talents, number):
        game, stage, judged = load("cash_n_guns"), 1, 0  # the choice of talents, too, is of the first stage
        for step in walk(Table(game, seats, {"talents": talents}, "plain"), [number]):
            now = game.stage(step.position)
            assert now >= stage
            if now > stage and not step.is_end:
                chances = chances_in(step.position, game, seats)
                assert sum(chances) == pytest.approx(1)
                assert [chance > 0 for chance in chances] == [bool(alive) for alive in step.position.alive[:seats]]
                judged += 1
            stage = now
        assert judged > 0


class TestOutlook:
    def test_equals_have_equal_chances_and_the_desk_is_an_advantage(self):
        first, *others = last_round()
        assert others == [pytest.approx(others[0])] * 3
        assert first > others[0]

    def test_the_richer_the_likelier(self):
        poor, middling, rich, richest = last_round("5 | 2*20 | 3*20 | 5*20", desk="3")
        assert poor < middling < rich < richest

    def test_a_bang_for_the_last_round_is_better_than_a_blank(self):
        blank, _, bang, _ = last_round(blanks="1 | 1 | 0 | 1", bangs="0 | 0 | 1 | 0", desk="3")
        assert bang > blank

    def test_wounds_are_no_good(self):
        healthy, _, _, wounded = last_round(desk="1", more=" / wounds 0 | 0 | 0 | 2")
        assert wounded < healthy

    def test_the_dead_have_no_chance_and_share_none_out(self):
        chances = last_round("10 | - | 10 | 10", blanks="1 | 0 | 1 | 1", more=" / dead 1 / wounds 0 | 3 | 0 | 0")
        assert chances[1] == 0
        assert sum(chances) == pytest.approx(1)


class TestSearch:
    def test_looks_from_the_first_round_end_with_the_round(self):
        assert searched("blanks 5 | 5 | 5 | 5 / bangs 3 | 3 | 3 | 3").tree["ended"] == 0

    def test_looks_from_the_last_round_come_to_the_end(self):
        search = searched(last_text())
        assert search.tree["ended"] == search.looks == few()


def searched(text):
    match = cash_n_guns(text)
    search = TreeSearch(match.rules, match.position, match.to_act[0], key=3)
    search.look(few())
    return search
