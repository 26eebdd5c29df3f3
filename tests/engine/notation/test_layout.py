"""A table of sections reads positions, writes them, and writes what a viewer may know."""

import pytest

from gangland.engine.notation import Flaw, Flaws, Layout, NotationError, Section
from gangland.engine.notation.layout import TRIES
from gangland.engine.notation.values import SEAT
from gangland.engine.position import blank
from tests.engine.notation.toy import COPIES, LAYOUT, TOY, layout, read

WHOLE = (
    "money 3 | 4 / hand 2*A | B / table B / deck C / secret A | - / crowd 1+2 0+0 | 0+0 0+3"
    " / passed 1 / exile - | north south / crowned / wanted C / turn 1 / step pay / memory closed"
    " / rng 00000001000000020000000300000004"
)


def flaw(text, by=LAYOUT):
    with pytest.raises(NotationError) as caught:
        read(text, by)
    return caught.value.flaw.id, caught.value.line, caught.value.column


class TestReadAndWrite:
    def test_a_text_of_all_sections_is_written_as_it_was_read(self):
        assert LAYOUT.write(read(WHOLE)) == WHOLE

    def test_sections_come_in_any_order_and_on_lines(self):
        assert read("\n".join(reversed(WHOLE.split(" / ")))) == read(WHOLE)

    def test_what_is_as_usual_is_not_written(self):
        text = LAYOUT.write(read("money 0 | 0 / deck 2*A 2*B C / rng 00000001000000020000000300000004"))
        assert text == "money 0 | 0 / hand - | - / deck A A B B C / turn 0 / rng 00000001000000020000000300000004"

    def test_words_fill_their_fields(self):
        state = read(WHOLE)
        assert (list(state.money), list(state.secret)) == ([3, 4, 0], [0, -1, 0])
        assert (state.passed, list(state.exile)) == (2, [0, 40, 0])
        assert (state.front.tolist()[:2], state.back.tolist()[:2]) == ([[1, 0], [0, 0]], [[2, 0], [0, 3]])
        assert (state.crowned, state.wanted, state.turn, state.step, state.memory) == (1, 2, 1, 1, 1)
        assert list(state.rng) == [1, 2, 3, 4]

    def test_a_function_puts_what_follows_from_other_sections(self):
        assert read("money 0 | 0 / wanted A").step == 1
        assert read("money 0 | 0").step == 0

    def test_seats_and_options_are_those_of_the_position(self):
        assert LAYOUT.agreed(read("money 0 | 0 | 0 / memory closed")) == (3, (1, 1))
        assert layout(seats=2).agreed(blank(TOY))[0] == 2

    def test_sections_are_listed_in_the_order_in_which_they_are_written(self):
        assert LAYOUT.keywords[:4] == ["money", "hand", "table", "deck"]
        assert "cards" not in LAYOUT.keywords

    def test_a_section_that_is_not_in_the_table_cannot_come_first(self):
        with pytest.raises(KeyError):
            Layout(__package__, Section("turn", SEAT), first="trun")


class TestWhatAViewerSees:
    def test_a_seat_sees_its_own_columns_and_no_generator(self):
        seen = LAYOUT.write_seen(read(WHOLE), 0)
        assert seen.startswith("money 3 | 4 / hand 2*A | 1*? / table B / deck C / secret A | - / crowd")
        assert seen.endswith(" / turn 1 / memory closed / cards 3")

    def test_a_spectator_sees_that_there_is_something(self):
        assert "hand 2*? | 1*? / table B / deck C / secret ? | -" in LAYOUT.write_seen(read(WHOLE), -1)

    def test_of_a_deck_everyone_sees_what_is_known(self):
        assert "deck B 4*?" in LAYOUT.write_seen(read("money 0 | 0 / deck B A A C B"), 0)
        assert "deck -" in LAYOUT.write_seen(read("money 1 | 0 / hand 2*A 2*B | C / deck -"), 0)


class TestFlaws:
    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("money 0 | 0 / wanted A / step draw", ("flaw-wanted", 1, 15)),
            ("money 0 | 9\nhand 2*A | -", ("flaw-rich", 2, 1)),
            ("money 0 | 9\nhand 2*A B | -", ("flaw-poor", 1, 1)),  # at the first seat, before the second one's
            ("turn 0\nmoney 0 | 0 / step pay", ("flaw-wanted", 1, 1)),  # the section to blame was not typed
            ("money 0 | 0 / crowned 1", ("flaw-no-value", 1, 23)),
            ("money 0", ("flaw-seats", 1, 1)),
            ("money 0 | 0 / crowd 0+0 | 0+0 0+0", ("flaw-places", 1, 15)),
            ("money 0 | 0 / crowd 0+0 x | 0+0 0+0", ("flaw-crowd", 1, 25)),
            ("money 0 | 0 / passed 2", ("mistake-number", 1, 22)),
            ("money 0 | 0 / exile north | west", ("mistake-choice", 1, 29)),
            ("money 0 | 0 / money 0 | 0", ("mistake-section-twice", 1, 15)),
            ("money 0 | 0 / cards 3", ("mistake-section", 1, 15)),
        ],
    )
    def test_a_flaw_names_its_section(self, text, expected):
        assert flaw(text) == expected

    def test_the_blamed_section_stands_for_one_that_was_not_typed(self):
        assert flaw("turn 0 / money 0 | 0 / step pay", layout(blamed="money")) == ("flaw-wanted", 1, 10)

    def test_the_first_row_that_cannot_be_read_is_told(self):
        assert flaw("turn 7 / memory x / money 10 | 0") == ("mistake-number", 1, 27)

    def test_unknown_cards_are_drawn_again_where_the_layout_guesses(self):
        c_on_top = layout(Flaws(Flaw("deck", "flaw-c", lambda state: state.deck[4] != 2)), guesses=True)
        assert [read("money 0 | 0 / deck 5*?", c_on_top, seed).deck[4] for seed in range(1, 30)] == [2] * 29
        assert flaw("money 0 | 0 / deck 2*A 2*B C", c_on_top) == ("flaw-c", 1, 15)

    def test_it_guesses_so_often_and_no_more(self):
        drawn = []
        refusing = Flaws(Flaw("deck", "flaw-never", lambda state: drawn.append(tuple(state.deck)) or True))
        assert flaw("money 0 | 0 / deck 5*?", layout(refusing, guesses=True)) == ("flaw-never", 1, 15)
        assert (len(drawn), len(set(drawn))) == (1 + TRIES, 30)


class TestCards:
    def test_the_rest_of_the_box_goes_where_it_is_said(self):
        state = read("money 0 | 1 / hand A | ... / deck C")
        assert state.hand.tolist()[:2] == [[1, 0, 0], [1, 2, 0]]
        assert (list(state.held), state.deck_size) == ([1, 3, 0], 1)

    def test_without_a_word_of_the_deck_it_has_the_rest_shuffled_by_the_seed(self):
        decks = {tuple(read("money 0 | 0 / hand A | B", seed=seed).deck)[:3] for seed in range(1, 40)}
        assert {tuple(sorted(deck)) for deck in decks} == {(0, 1, 2)}
        assert len(decks) == 6

    def test_cards_that_are_not_known_are_drawn_from_the_rest(self):
        for seed in range(1, 20):
            state = read("money 0 | 0 / hand 2*? | A / deck C ?", seed=seed)
            counts = [sum(state.hand[seat, card] for seat in range(2)) for card in range(3)]
            for place in range(state.deck_size):
                counts[state.deck[place]] += 1
            assert tuple(counts) == COPIES

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("money 0 | 0 / hand A | ... / deck ...", ("flaw-two-rests", 1, 24)),
            ("money 0 | 0 / deck ... A", ("flaw-after-the-rest", 1, 24)),
            ("money 0 | 0 / hand 3*A | 2*C", ("flaw-too-many-cards", 1, 1)),
            ("money 0 | 0 / deck A", ("flaw-cards-nowhere", 1, 1)),
            ("money 0 | 0 / deck 6*?", ("flaw-cards-nowhere", 1, 1)),
            ("money 0 | 0 / hand D | -", ("mistake-choice", 1, 20)),
            ("money 0 | 0 / hand 0*A | -", ("mistake-star", 1, 20)),
        ],
    )
    def test_cards_that_cannot_be_are_refused(self, text, expected):
        assert flaw(text) == expected

    def test_the_sentences_name_cards_and_paragraph(self):
        with pytest.raises(NotationError, match=r"more cards than the box has \(§1.1\): 3 A of 2, 2 C of 1"):
            read("money 0 | 0 / hand 3*A | 2*C")
        with pytest.raises(NotationError, match=r"4 cards are nowhere \(§1.1\): A B B C; write ... where they lie"):
            read("money 0 | 0 / deck A")
