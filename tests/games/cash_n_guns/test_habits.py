"""What players do under guns is remembered, and answered where it is clear enough."""

import pytest

from gangland.bench.figures.decisions import at_random, decisions
from gangland.engine.table import Table
from gangland.games import load
from gangland.games.cash_n_guns.habits import Habits

FOUR = Table.of(load("cash_n_guns"), 4)
SURE = 0.2


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch):
    monkeypatch.setenv("GANGLAND_RULES", "plain")


def test_what_was_turned_up_is_remembered_once():
    habits = Habits()
    for match, _ in decisions(FOUR, 3, at_random(3)):
        view = match.game.view(match.position, 0)
        habits.watch(view, 0)
        habits.watch(view, 0)
        if view.told_round == 3:
            break
    kinds = sum(count for (round, _), count in habits.bullets.items() if round == 1)
    assert 0 <= kinds <= 3
    assert sum(habits.courage.values()) > 0


def test_who_wants_to_be_sure_has_no_answer_as_long_as_nothing_is_known():
    match, seat = next(decisions(FOUR, 3, at_random(3)))
    view, legal = match.game.view(match.position, seat), ["load blank", "load bang"]
    assert Habits().answer(view, seat, legal, SURE) is None
    assert Habits().answer(view, seat, legal, 0.0) == "load blank"
    bold = Habits()
    bold.courage.update({(other, "stand"): 9 for other in range(4)})
    for sure in (0.0, SURE):
        assert bold.answer(view, seat, legal, sure) == "load bang"


def test_who_is_known_for_bangs_is_feared_and_who_is_known_for_blanks_is_not():
    habits = Habits()
    assert habits.bangs(1) == habits.boldness(2) == 0.5
    habits.bullets.update({(1, "bang"): 8, (2, "blank"): 8})
    assert habits.bangs(1) > 0.9
    assert habits.bangs(2) < 0.1
