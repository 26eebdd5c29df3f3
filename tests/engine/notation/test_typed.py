"""Typed positions: every error says what is wrong, and where."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gangland
from gangland.engine.notation import NotationError, Word, hex_words, repeated, sections
from gangland.engine.testing import Table, walk
from tests.engine.standoff import GAME

KEYWORDS = ("hand", "deck", "turn")


def word(text):
    return Word(text, 2, 5)


class TestSections:
    def test_slashes_and_lines_split_a_text_alike(self):
        one, two = sections("hand A B / deck C", KEYWORDS), sections("hand A  B\n\n deck C /", KEYWORDS)
        assert [word.text for word in one["hand"].words] == [word.text for word in two["hand"].words] == ["A", "B"]
        assert one["deck"].only().text == two["deck"].only().text == "C"

    def test_every_word_knows_where_it_stands(self):
        found = sections("turn 0 / hand A|B\n  deck C", KEYWORDS)
        places = {
            each.text: (each.line, each.column) for part in found.values() for each in (part.keyword, *part.words)
        }
        assert places == {
            "turn": (1, 1), "0": (1, 6), "hand": (1, 10), "A": (1, 15), "|": (1, 16), "B": (1, 17),
            "deck": (2, 3), "C": (2, 8),
        }  # fmt: skip

    @pytest.mark.parametrize(
        ("text", "line", "column", "what"),
        [
            ("hand A / dekc B", 1, 10, "'dekc' is no part of a position; those are hand, deck, turn"),
            ("hand A\nhand B", 2, 1, "'hand' stands there twice"),
            ("", 1, 1, "the position is empty"),
            (" / \n /", 1, 1, "the position is empty"),
        ],
    )
    def test_an_error_names_line_and_column(self, text, line, column, what):
        with pytest.raises(NotationError) as caught:
            sections(text, KEYWORDS)
        error = caught.value
        assert (error.line, error.column, error.what) == (line, column, what)
        assert str(error) == f"line {line}, column {column}: {what}"

    def test_columns_are_one_for_each_seat(self):
        hand = sections("turn 0\nhand A B | | C", KEYWORDS)["hand"]
        assert [[word.text for word in column] for column in hand.columns(3)] == [["A", "B"], [], ["C"]]
        with pytest.raises(NotationError, match="line 2, column 1: 'hand' has 3 columns, one for each seat makes 2"):
            hand.columns(2)

    def test_a_section_of_one_word_takes_one(self):
        with pytest.raises(NotationError, match="line 1, column 1: 'turn' takes one word, not 2"):
            sections("turn 0 1", KEYWORDS)["turn"].only()


class TestWords:
    def test_a_number_stays_within_its_limits(self):
        assert word("7").number(0, 9) == 7
        for text in ("10", "-1", "x", "1.0", "", "1" * 30):
            with pytest.raises(NotationError, match=f"line 2, column 5: {text!r} is no number from 0 to 9"):
                word(text).number(0, 9)

    def test_a_choice_is_one_of_some_names(self):
        assert word("b").choice(("a", "b")) == 1
        with pytest.raises(NotationError, match="'c' is none of a, b"):
            word("c").choice(("a", "b"))

    def test_a_star_repeats_a_word(self):
        assert repeated(word("A0")) == (1, "A0")
        assert repeated(word("12*A0")) == (12, "A0")
        for text in ("0*A0", "x*A0", "*A0", "100*A0", "-1*A0"):
            with pytest.raises(NotationError, match="before the star is no number from 1 to 99"):
                repeated(word(text))

    def test_a_generator_is_hexadecimal_digits_not_all_zero(self):
        assert hex_words(word("00000001ffffffff"), 2) == [1, 0xFFFFFFFF]
        for text in ("0" * 16, "1" * 15, "1" * 17, "G" * 16, "F" * 16):
            with pytest.raises(NotationError, match="a generator is 16 hexadecimal digits, not all 0"):
                hex_words(word(text), 2)


class TestTypedPositions:
    def test_a_typed_position_of_famiglia_is_played_from(self):
        match = gangland.position("famiglia", "street A3 B0 / hand A2 A2 | - / turn 0")
        match.play("recruit A3")
        assert match.position.area[0, 2] == 1

    @pytest.mark.parametrize(
        ("text", "line", "column"),
        [("street A3\nhand A2 X9 | -", 2, 9), ("street A3 / turn 2", 1, 18), ("street A3 / step dance", 1, 18)],
    )
    def test_an_error_in_it_names_its_place(self, text, line, column):
        with pytest.raises(gangland.NotationError) as caught:
            gangland.position("famiglia", text)
        assert (caught.value.line, caught.value.column) == (line, column)

    def test_the_lesson_of_standoff_is_a_position(self):
        for lesson in GAME.lessons:
            for solution in lesson.solutions:
                match = gangland.Match.of(GAME, 2, start=lesson.position)
                match.play(*solution)
                assert match.over

    def test_a_missing_part_is_named(self):
        with pytest.raises(NotationError, match="'round' is missing"):
            GAME.read("guns loaded", GAME.blank())


POSITIONS = [GAME.write(step.position) for step in walk(Table(GAME, 3), range(3))]


@settings(max_examples=200)
@given(st.sampled_from(POSITIONS), st.data())
def test_a_text_with_a_typing_mistake_is_a_position_or_a_notation_error(text, data):
    """Whatever is typed, the reader never stumbles."""
    place = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.sampled_from(["", "|", "/", "9", "-", "\n", "*", "x", "0 0", "é"]))
    with suppress(NotationError):
        GAME.read(text[:place] + put + text[place + 1 :], GAME.blank())
