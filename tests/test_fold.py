"""Golden games are short enough to be read, and whatever changes in a game changes its text."""

import pytest

from tests.fold import WIDTH, Moment, changes, folded, sections, wrapped
from tests.golden import FOLDER

pytestmark = pytest.mark.rules("own")

FOLDERS = [*FOLDER.glob("*/golden"), FOLDER.parent / "adapters" / "golden"]
FILES = [file for folder in FOLDERS for file in folder.glob("*.txt")]

MOMENTS = [
    Moment("street A0 B1 / hand A0 | B0 / turn 1", ["pass", "recruit A0"], 1, "recruit A0"),
    Moment("street B1 / hand A0 | A0 B0 / turn 0", ["pass", "discard B1"], 0, "discard B1"),
    Moment("street M2 / hand A0 | A0 B0 / discards B1 / turn 0", ["pass"], 0, "pass"),
] * 30  # more than two stretches
END, RESULTS = "street M2 / hand A0 | A0 B0 / turn 1 / step over", ["seat 0: 1 points, place 1"]


def text_of(moments=MOMENTS, end=END, results=RESULTS):
    return folded("a game", moments, end, results)


def with_moment(place, **changed):
    return [*MOMENTS[:place], MOMENTS[place]._replace(**changed), *MOMENTS[place + 1 :]]


def test_golden_games_can_be_reviewed():
    lines = [line for file in FILES for line in file.read_text("utf-8").splitlines()]
    assert len(lines) < 15_000
    assert max(map(len, lines)) < 200


def test_a_move_tells_what_it_changed_column_by_column():
    assert changes(MOMENTS[0].position, MOMENTS[1].position) == "street B1 / hand.1 A0 B0 / turn 0"
    assert changes(MOMENTS[1].position, MOMENTS[2].position) == "street M2 / discards B1"
    assert changes(MOMENTS[2].position, END) == "-discards / turn 1 / step over"


@pytest.mark.parametrize("place", range(len(MOMENTS)))
class TestPlantedFaults:
    def test_another_position_is_seen(self, place):
        parts = sections(MOMENTS[place].position)
        for name in parts:
            for wrong in ({**parts, name: "?"}, {key: value for key, value in parts.items() if key != name}):
                position = " / ".join(f"{key} {value}" for key, value in wrong.items())
                assert text_of(with_moment(place, position=position)) != text_of()

    def test_a_column_that_moved_is_seen(self, place):
        position = MOMENTS[place].position.replace("hand A0 |", "hand A0 A0 |")
        assert text_of(with_moment(place, position=position)) != text_of()

    def test_other_legal_actions_are_seen(self, place):
        legal = MOMENTS[place].legal
        for wrong in ([*legal, "lay F0"], legal[1:], ["lay F0", *legal[1:]], [*legal[::-1], "pass"]):
            assert text_of(with_moment(place, legal=wrong)) != text_of()

    def test_another_move_or_seat_is_seen(self, place):
        assert text_of(with_moment(place, action="lay F0")) != text_of()
        assert text_of(with_moment(place, seat=2)) != text_of()


def test_another_end_is_seen():
    assert text_of(end=END.replace("over", "pay")) != text_of()
    assert text_of(results=["seat 0: 2 points, place 1"]) != text_of()
    assert text_of(MOMENTS[:-1]) != text_of()


def test_a_long_line_is_continued_after_blanks_and_loses_nothing():
    line = "= " + " / ".join(f"section{number} {number}*A0 | B{number}" for number in range(40))
    first, *others = wrapped(line)
    assert all(len(short) <= WIDTH for short in (first, *others))
    assert " ".join([first, *(short.removeprefix("    ") for short in others)]) == line
