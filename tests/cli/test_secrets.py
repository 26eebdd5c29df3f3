"""`gangland play` with secrets: what one player may not learn from the screen of another."""

import io
from types import SimpleNamespace

import pytest
from rich.console import Console

from gangland.cli import curtain
from gangland.cli.play import Session
from gangland.cli.screen import Screen
from gangland.engine.match import Match
from gangland.games import load
from tests.cli.terminal import gangland

CLOSED = ("play", "famiglia", "--bot", "none", "--seed", "11", "--option", "memory=closed")
OPEN = ("play", "famiglia", "--bot", "none", "--seed", "11")
GUNS = ("play", "cash_n_guns", "--seed", "11", "--seat", "1", "--bot", "random")
CURTAIN = "The next screen has secrets: {name} sits down and presses Enter, the others look away."


def words_of(output: str) -> str:
    return " ".join(output.split())


class TestRecord:
    @pytest.mark.parametrize(
        ("lang", "order", "sentence"),
        [
            (
                "en",
                "record",
                "The record holds the secrets of everyone, so it is not given out while the game goes on;",
            ),
            ("pl", "zapis", "Zapis zawiera tajemnice wszystkich, więc w trakcie gry jest niedostępny;"),
        ],
    )
    def test_while_somebody_has_secrets_it_is_not_shown(self, lang, order, sentence):
        output = gangland(*GUNS, "--lang", lang, typed=["load blank", order, "hint"]).output
        asked = output.partition(f"> {order}")[2].partition("> hint")[0]
        assert sentence in words_of(asked)
        assert "Seed" not in asked

    def test_while_somebody_has_secrets_it_is_not_saved(self, tmp_path):
        file = tmp_path / "game.txt"
        output = gangland(*GUNS, typed=["load blank", f"save {file}", "quit"]).output
        assert "The record holds the secrets of everyone" in output
        assert not file.exists()

    def test_people_with_closed_memory_do_not_see_it_either(self):
        assert "The record holds the secrets" in gangland(*CLOSED, typed=["", "record", "quit"]).output

    def test_it_comes_with_the_end_of_the_game(self, tmp_path):
        file = tmp_path / "game.txt"
        assert '[Seed "11"]' in gangland(*GUNS, typed=["load blank", "quit"]).output
        gangland(*GUNS, "--save", str(file), typed=["load blank", "quit"])
        assert '[Seed "11"]' in file.read_text()

    def test_without_secrets_it_is_shown(self):
        shown = gangland(*OPEN, typed=["recruit B0", "record", "pass", "pass"]).output
        assert '[Seed "11"]' in shown.partition("> record")[2].partition("> pass")[0]


class TestCurtain:
    def test_the_next_player_presses_enter_first(self):
        output = gangland(*CLOSED, typed=["", "recruit B0", "", "quit"]).output
        before, sentence, after = words_of(output).partition(CURTAIN.format(name="Player 1"))
        assert sentence
        assert "Move 1 · Player 0" in before
        assert "Move 2 · Player 1" in after

    def test_the_first_player_too_because_all_read_the_opening(self):
        before = words_of(gangland(*CLOSED, typed=["", "quit"]).output).partition("Move 1 · Player 0")[0]
        assert CURTAIN.format(name="Player 0") in before

    def test_without_secrets_there_is_none(self):
        assert "presses Enter" not in gangland(*OPEN, typed=["recruit B0", "quit"]).output

    def test_one_person_against_bots_has_none(self):
        assert "presses Enter" not in gangland(*GUNS, typed=["load blank", "quit"]).output

    @pytest.mark.parametrize(("lang", "word"), [("en", "quit"), ("en", "q"), ("pl", "wyjdź"), ("pl", "quit")])
    def test_the_word_for_it_leaves_the_game(self, lang, word):
        output = gangland(*CLOSED, "--lang", lang, typed=["", "recruit B0", word]).output
        assert ("You leave after one action." if lang == "en" else "Wychodzisz po jednej akcji.") in output
        assert "Player 1 ──" not in output

    def test_any_other_word_asks_again_and_shows_nothing(self):
        output = gangland(*CLOSED, typed=["", "recruit B0", "pass", "2", ""]).output
        asked = output.partition("> pass")[2].partition("> 2")[0]
        assert words_of(asked) == "Only Enter shows what Player 1 may see; quit leaves the game."
        assert output.count("Move 2 · Player 1") == 1

    def test_a_secret_that_was_on_the_last_screen_counts_even_if_it_is_gone(self, monkeypatch):
        match = Match(load("famiglia"), seed=11, plain=True)
        session = Session(match, [None, None], Screen(match.game, plain=True))
        start = bytes(match.at(0))

        def look(game, rules, position, seats, seat):
            return SimpleNamespace(table=seat if bytes(position) == start else "all see the same")

        monkeypatch.setattr("gangland.cli.curtain.look", look)
        session.reader = 0
        session.play(0, match.legal()[-1])
        assert curtain.is_needed(session, 1)
        assert not curtain.is_needed(session, 0)


class TestClearing:
    def screen(self, terminal: bool, plain: bool = False) -> Screen:
        screen = Screen(load("famiglia"), plain)
        environment = {"TERM": "xterm", "LINES": "30", "COLUMNS": "80"}
        screen.console = Console(file=io.StringIO(), force_terminal=terminal, _environ=environment)
        return screen

    def test_a_terminal_loses_what_was_scrolled_away_too(self):
        screen = self.screen(terminal=True)
        screen.clear()
        assert screen.console.file.getvalue().endswith("\x1b[2J\x1b[3J")

    @pytest.mark.parametrize(("terminal", "plain"), [(True, True), (False, False)])
    def test_where_nothing_can_be_cleared_empty_lines_fill_the_screen(self, terminal, plain):
        screen = self.screen(terminal, plain)
        screen.clear()
        assert screen.console.file.getvalue() == "\n" * 30

    @pytest.mark.parametrize(
        ("lang", "sentence"),
        [("en", "This screen cannot be cleared, so"), ("pl", "Tego ekranu nie da się wyczyścić, więc")],
    )
    def test_that_is_said_once_at_the_start(self, lang, sentence):
        output = gangland(*CLOSED, "--plain", "--lang", lang, typed=["", "recruit B0", "", "quit"]).output
        assert output.count(sentence) == 1
        assert sentence in output.partition("> ")[0]

    def test_it_is_not_said_without_secrets(self):
        assert "cannot be cleared" not in gangland(*OPEN, "--plain", typed=["recruit B0", "quit"]).output

    def test_no_arrow_key_brings_back_what_was_typed(self):
        readline = pytest.importorskip("readline")
        readline.add_history("load bang")
        curtain.forget_typed()
        assert readline.get_current_history_length() == 0


class TestExample:
    def test_an_action_in_the_opening_is_the_person_s_own(self):
        opening = gangland("play", "famiglia", "--seed", "11", "--seat", "0", typed=["quit"]).output
        assert "an action like “recruit B0”" in opening

    @pytest.mark.parametrize("asked", [("--seat", "1", "--bot", "random"), ("--bot", "none")])
    def test_no_card_of_somebody_else_is_named_in_the_opening(self, asked):
        output = gangland("play", "the_boss", "--seed", "11", *asked, typed=["", "quit"]).output
        assert "Type a number from the list, an action as it is written beside it," in output
