"""A table: game, seats and options as one value."""

import pickle

import pytest

from gangland.engine.match import Match
from gangland.engine.mistakes import Mistake
from gangland.engine.table import Table
from gangland.games import load
from tests.engine.standoff import GAME as STANDOFF


class TestATable:
    def test_is_the_usual_one_unless_somebody_asks_for_another(self):
        table = Table.of(STANDOFF)
        assert (table.seats, table.options, table.is_usual) == (2, {"guns": "loaded"}, True)
        other = Table.of(STANDOFF, 3, {"guns": "blanks"})
        assert (other.seats, other.options, other.numbers.tolist()) == (3, {"guns": "blanks"}, [1])
        assert not other.is_usual

    def test_is_equal_to_another_with_the_same_game_seats_and_options(self):
        assert Table.of(STANDOFF) == Table.of(STANDOFF, 2, {"guns": "loaded"})
        assert len({Table.of(STANDOFF), Table.of(STANDOFF, 2), Table.of(STANDOFF, 3)}) == 2

    @pytest.mark.parametrize(("seats", "options"), [(9, {}), (2, {"knives": "sharp"}), (2, {"guns": "water"})])
    def test_that_the_game_does_not_have_is_refused(self, seats, options):
        with pytest.raises(Mistake):
            Table.of(STANDOFF, seats, options)

    def test_reads_as_people_would_type_it(self):
        assert str(Table.of(STANDOFF, 3)) == "standoff, 3 seats, guns=loaded"

    def test_travels_to_another_process_as_the_id_of_its_game(self):
        table = Table.of(load("the_boss"), 3)
        again = pickle.loads(pickle.dumps(table))
        assert again == table
        assert again.game is table.game

    def test_is_told_by_a_typed_position(self):
        text = Match.of(STANDOFF, 3, {"guns": "blanks"}, 1).write()
        assert Match(STANDOFF, start=text).table == Table.of(STANDOFF, 3, {"guns": "blanks"})
        with pytest.raises(Mistake):
            Match(Table.of(STANDOFF, 2), start=text)


def test_a_copy_of_a_match_is_played_on_apart():
    match = Match(load("famiglia"), seed=7, plain=True)
    match.play(match.legal()[0])
    other, before = match.copy(), bytes(match.position)
    other.play(other.legal()[0])
    assert (len(match.moves), len(other.moves), bytes(match.position)) == (1, 2, before)
    assert other.at(1) == match.position
