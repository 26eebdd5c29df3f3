"""A position is one flat record of numbers."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangland.engine.position import Position, blank, kind_of_position, over
from gangland.engine.rules import Batch
from tests.engine.standoff import GAME

pytestmark = pytest.mark.rules("own")

RECORD = np.dtype([("turn", np.int8), ("open", np.bool_), ("cash", np.uint16, 3), ("board", np.int32, (2, 2))])


class TestFields:
    def test_a_number_is_read_and_written_as_an_attribute(self):
        position = blank(RECORD)
        position.turn = 3
        position.turn += 1
        assert position.turn == 4
        assert type(position.turn) is int
        assert position.record["turn"] == 4

    def test_a_truth_is_a_truth(self):
        position = blank(RECORD)
        position.open = True
        assert position.open is True

    def test_rows_and_tables_are_read_by_their_places(self):
        position = blank(RECORD)
        position.cash[2] = 65_535
        position.board[1, 0] = -7
        assert (list(position.cash), position.board.tolist()) == ([0, 0, 65_535], [[0, 0], [-7, 0]])
        assert position.record["board"].tolist() == [[0, 0], [-7, 0]]

    def test_fields_lie_over_the_same_memory_as_the_record(self):
        cells = np.zeros(1, RECORD)
        position = over(cells)
        cells["cash"] = 5
        assert list(position.cash) == [5, 5, 5]

    @pytest.mark.parametrize("number", [128, -129, 1 << 70])
    def test_a_number_that_does_not_fit_is_refused_and_nothing_wraps_around(self, number):
        position = blank(RECORD)
        position.turn = 5
        with pytest.raises((ValueError, OverflowError)):
            position.turn = number
        assert position.turn == 5

    @pytest.mark.parametrize("number", [-1, 65_536])
    def test_that_holds_for_a_place_in_a_row_too(self, number):
        position = blank(RECORD)
        with pytest.raises(ValueError, match="invalid value for format"):
            position.cash[0] = number
        assert bytes(position) == bytes(RECORD.itemsize)

    def test_a_fraction_is_no_number_of_a_field(self):
        with pytest.raises(TypeError):
            blank(RECORD).turn = 1.5

    def test_a_misspelled_field_is_an_error(self):
        with pytest.raises(AttributeError):
            _ = blank(RECORD).trun

    @pytest.mark.parametrize("place", [3, -4])
    def test_a_place_outside_a_row_is_an_error(self, place):
        with pytest.raises(IndexError):
            _ = blank(RECORD).cash[place]


class TestWholePositions:
    def test_a_copy_is_equal_and_goes_its_own_way(self):
        position = blank(RECORD)
        other = position.copy()
        assert other == position
        other.turn = 1
        assert other != position
        assert position.turn == 0

    def test_a_position_becomes_another_or_its_bytes(self):
        position, other = blank(RECORD), blank(RECORD)
        other.cash[1] = 9
        position.become(other)
        assert position == other
        position.become(bytes(RECORD.itemsize))
        assert list(position.cash) == [0, 0, 0]

    @pytest.mark.parametrize("count", [0, RECORD.itemsize - 1, RECORD.itemsize + 1, 2 * RECORD.itemsize])
    def test_bytes_of_another_length_are_refused(self, count):
        position = blank(RECORD)
        with pytest.raises(ValueError, match="different structures"):
            position.become(b"\1" * count)
        assert position == blank(RECORD)

    def test_a_position_is_equal_to_no_other_thing(self):
        assert blank(RECORD) != bytes(RECORD.itemsize)

    def test_a_position_has_no_hash_since_it_changes(self):
        with pytest.raises(TypeError, match="unhashable"):
            hash(blank(RECORD))

    def test_only_an_array_of_one_record_makes_a_position(self):
        with pytest.raises(ValueError, match=r"one record makes a position, not an array of shape \(2,\)"):
            over(np.zeros(2, RECORD))
        with pytest.raises(TypeError, match="use gangland"):
            Position(np.zeros(1, RECORD))

    def test_one_kind_of_position_for_each_record(self):
        assert kind_of_position(RECORD) is type(blank(RECORD))
        assert type(blank(RECORD)) is not type(GAME.blank())

    @given(st.binary(min_size=GAME.state.itemsize, max_size=GAME.state.itemsize))
    def test_any_bytes_round_trip(self, stuff):
        position = GAME.blank()
        position.become(stuff)
        assert bytes(position) == bytes(position.copy()) == stuff


class TestBatch:
    def test_a_slot_of_a_batch_is_a_position_in_the_same_memory(self):
        batch = Batch(np.zeros(3, RECORD))
        batch[1].turn = 7
        batch[2] = batch[1]
        assert batch.cells["turn"].tolist() == [0, 7, 7]
        assert len(batch) == 3
