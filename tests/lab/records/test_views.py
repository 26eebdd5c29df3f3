"""What a row of the table `views` tells: nothing that its seat may not know."""

from dataclasses import replace

import pytest

from gangland.engine.match import Match
from gangland.engine.testing import Table, walk
from gangland.games import GAMES, load
from gangland.lab.records.rows import known_to

TABLES = [
    *(Table(load(id), load(id).seats[0], moments=8) for id in GAMES),
    Table(load("famiglia"), 2, {"memory": "closed"}, moments=8),
    Table(load("cash_n_guns"), 6, {"memory": "closed"}, moments=8),
]


def row(match, position, seat):
    """What is written of a seat's knowledge, as it is written."""
    cells = known_to(match, position, seat, "both")
    return {**cells, "observation": cells["observation"].tolist()}


def leaks(table: Table, numbers: range) -> list[int]:
    """The seats whose row changes when only what they may not know has changed."""
    match = Match.of(table.game, table.seats, table.options, 0, plain=True)
    found = []
    for step in walk(table, numbers, ends=True):
        for seat in range(table.seats):
            other = table.rules.guess(step.position, seat, step.draw.getrandbits(60), 0)
            if row(match, other, seat) != row(match, step.position, seat):
                found.append(seat)
    return found


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_row_stays_the_same_when_all_that_is_hidden_from_its_seat_is_exchanged(table):
    assert leaks(table, range(4)) == []


def test_a_view_that_shows_a_rivals_secrets_would_be_found():
    honest = load("the_boss")
    game = replace(honest, view=lambda state, seat: honest.view(state, (seat + 1) % 2))
    assert leaks(Table(game, 2, moments=8), range(4))


def test_an_observation_that_shows_a_rivals_secrets_would_be_found(monkeypatch):
    table = Table(load("the_boss"), 2, moments=8)
    rules = table.rules
    monkeypatch.setattr(rules, "observe", lambda position, seat: type(rules).observe(rules, position, 1 - seat))
    assert leaks(table, range(4))


def test_a_sealed_choice_is_in_no_other_seats_row_before_all_have_chosen():
    match = Match.of(load("cash_n_guns"), 4, {}, 7)
    while len(match.to_act) < 4:
        match.play(match.legal(match.to_act[0])[0], seat=match.to_act[0])
    seat, (one, *_, two) = match.to_act[0], match.legal(match.to_act[0])
    rows = []
    for action in (one, two):
        position = match.position.copy()
        match.rules.play(position, seat, action)
        rows.append([row(match, position, viewer) for viewer in range(4)])
    assert rows[0][seat] != rows[1][seat]
    others = [viewer for viewer in range(4) if viewer != seat]
    assert [rows[0][viewer] for viewer in others] == [rows[1][viewer] for viewer in others]
