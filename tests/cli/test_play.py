"""`gangland play`: whole games by scripted input."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import gangland as package
from gangland.cli import play
from gangland.cli.screen import game_words
from gangland.engine.match import Match
from gangland.games import GAMES, load
from tests.cli.terminal import gangland

HOT_SEAT = ("play", "famiglia", "--bot", "none", "--seed", "11")
AGAINST_BOT = ("play", "famiglia", "--seed", "11", "--seat", "0")


class TestWholeGames:
    @pytest.mark.parametrize(
        ("lang", "over", "result"), [("en", "The game is over", "Result: 1."), ("pl", "Koniec gry", "Wynik: 1.")]
    )
    def test_against_a_bot(self, lang, over, result):
        done = gangland(*AGAINST_BOT, "--bot", "random", "--lang", lang, typed="2\n1\n" * 300)
        assert done.exit_code == 0
        assert f"── {over} ──" in done.output
        assert result in done.output
        assert "`gangland play famiglia --seed 11 --bot random --seat 0`" in done.output
        assert max(map(len, done.output.splitlines())) <= 80

    def test_the_enforcer_is_the_usual_rival(self):
        output = gangland(*AGAINST_BOT, typed=["quit"]).output
        assert "0 You, 1 Enforcer" in output

    def test_two_people_at_one_keyboard(self):
        output = gangland(*HOT_SEAT, typed=["pass", "pass"]).output
        assert "0 Player 0, 1 Player 1" in output
        assert "Both players have passed one after the other: the game is over." in output

    def test_the_record_of_a_game_replays(self, tmp_path):
        file = tmp_path / "game.txt"
        gangland(*HOT_SEAT, "--save", str(file), typed=["recruit b0", "PASS", "pass"])
        match = package.replay(file.read_text(), plain=True)
        assert match.over
        assert match.seed == "11"


class TestTyping:
    def after(self, *typed: str, lang: str = "en") -> str:
        """What was printed after the first list of choices."""
        output = gangland(*HOT_SEAT, "--lang", lang, typed=[*typed, "quit"]).output
        return output.partition("recruit B0\n> ")[2]

    def test_a_number_or_the_text_in_any_case(self):
        assert "Player 0 recruits Brute [0]." in self.after("2")
        assert "Player 0 recruits Brute [0]." in self.after("ReCruit  b0")

    @pytest.mark.parametrize(
        ("typed", "sentence"),
        [
            ("99", "The list has the numbers 1 to 2, not 99."),
            ("0", "The list has the numbers 1 to 2, not 0."),
            ("²", "“²” is neither a number of the list"),
            ("-1", "“-1” is neither a number of the list"),
            ("xyzzy", "“xyzzy” is neither a number of the list, nor an action, nor a word I know;"),
            ("recrut b0", "No action is called “recrut b0”; did you mean “recruit B0”?"),
            ("undo", "You have not acted yet."),
            ("save", "Where to? Type save and the name of a file."),
            ("save /no/such/folder/file", "file cannot be written: there is no folder /no/such/folder."),
            ("save ~/no/such/file", f"there is no folder {Path.home() / 'no/such'}."),
            (f"save {'x' * 300}", f"The file {'x' * 60}… cannot be written: its name is too long."),
            ("save /", "/ is a folder, so it cannot be written as a file."),
            ("9" * 5000, f"The list has the numbers 1 to 2, not {'9' * 60}…."),
            ("x" * 3000, f"“{'x' * 60}…” is neither a number of the list"),
            ("? " + "x" * 3000, f"“{'x' * 60}…” is neither a number of the list"),
            ("rules " + "x" * 3000, f"The rules have no paragraph {'x' * 60}…."),
            ("quit now", "“quit now” is neither a number of the list, nor an action, nor a word I know; type help."),
            ("B0", "No action is called “B0”; did you mean “recruit B0”?"),
            ("recruit", "No action is called “recruit”; did you mean “recruit B0”?"),
            ("brute", "No action is called “brute”; did you mean “recruit B0”?"),
            ("recrut b1", "No action is called “recrut b1”; did you mean “recruit B0”?"),
            ("rules 99.9", "The rules have no paragraph 99.9."),
            ("log", "Nothing has happened yet."),
        ],
    )
    def test_nonsense_gets_one_sentence(self, typed, sentence):
        assert sentence in " ".join(self.after(typed).split("\n> ")[0].split())

    def test_the_words_of_the_list(self):
        assert "Player 0 recruits Brute [0]." in self.after("recruit   BRUTE [0]")
        answer = self.after("Zwerbuj  kartę brutal [0]", lang="pl")
        assert "Gracz 0 werbuje kartę Brutal [0]." in answer

    def test_the_words_of_an_action_that_is_not_allowed_now(self):
        assert "„recruit B1” jest niedozwolone" in self.after("zwerbuj kartę Brutal [1]", lang="pl")

    @pytest.mark.parametrize(
        ("typed", "sentence"),
        [
            ("discard", "“discard A2”, “discard B2”, “discard B4”, “discard F1”?"),
            (
                "remove brute",
                "“remove brute” is not a whole action; did you mean one of these: “discard B2”, “discard B4”?",
            ),
            ("f1", "No action is called “f1”; did you mean “discard F1”?"),
        ],
    )
    def test_part_of_an_action_names_the_legal_ones_that_have_it(self, typed, sentence):
        output = gangland("play", "famiglia", "--bot", "none", "--seed", "5", typed=["recruit M0", typed, "q"]).output
        assert sentence in " ".join(output.split())

    def test_letters_for_short(self):
        assert "leave the game" in self.after("h")
        assert "You leave before anything was played." in self.after("q")

    def test_a_refused_move_names_its_rule_and_paragraph(self):
        answer = " ".join(self.after("recruit B1").split())
        assert "“recruit B1” is not allowed: You need two cards of its family" in answer
        assert "(§7.3)" in answer

    def test_a_refused_move_in_polish(self):
        answer = " ".join(self.after("recruit B1", lang="pl").split())
        assert "„recruit B1” jest niedozwolone: Potrzebne są dwie karty" in answer

    def test_a_question_mark_explains_the_choices(self):
        answer = self.after("?")
        assert "You recruit nobody and your turn is over." in answer
        assert "(§7.1)" in answer

    def test_choices_of_one_kind_are_explained_once(self):
        output = gangland("play", "famiglia", "--bot", "none", "--seed", "5", typed=["recruit M0", "?", "quit"]).output
        assert "Likewise: 3, 4, 5" in output

    def test_one_choice_explained_and_why_it_is_refused(self):
        assert "Brute [0] comes into your hand" in self.after("? 2")
        answer = self.after("? recruit B1")
        assert "Brute [1] comes into your hand" in answer
        assert "It is not allowed now: You need two cards" in answer

    def test_a_paragraph_a_chapter_a_ruling_and_all_rules(self):
        assert "§7.3 For a card with a price of 1 to 4" in self.after("rules 7.3")
        assert "§7.6" in self.after("rules 7")
        assert "R3 May a Mercenary" in self.after("rules r3")
        assert "§1" not in self.after("rules glossary").partition("\n> ")[0]
        assert all(text in self.after("rules all") for text in ("Glossary", "§1.1", "R3 May a Mercenary"))
        assert "R3 Czy" in self.after("zasady wszystko", lang="pl")

    @pytest.mark.parametrize(
        ("lang", "order", "heading", "how"),
        [
            ("en", "rules", "  §7 Action 4: recruit or pass\n", "“rules all” everything"),
            ("pl", "zasady", "  §7 Akcja 4:", "„zasady wszystko” całość"),
        ],
    )
    def test_the_rules_alone_are_a_list_of_headings_and_how_to_open_one(self, lang, order, heading, how):
        answer = self.after(order, lang=lang)
        assert heading in answer
        assert how in " ".join(answer.split())
        assert "§7.3 " not in answer

    def test_the_record_can_be_seen_and_saved(self, tmp_path):
        file = tmp_path / "game.txt"
        assert '[Seed "11"]' in self.after("record")
        assert "The record is in" in self.after("recruit B0", f"save {file}")
        assert file.read_text().endswith("1. (0) recruit B0\n")

    def test_a_hint_is_a_legal_action(self):
        hint = re.search(r"The searching bot would: .*\((.*)\)\.", self.after("hint"))
        assert hint
        assert hint[1] in ("pass", "recruit B0")

    def test_the_game_is_introduced_at_the_start_and_in_help(self):
        primer = game_words(load("famiglia")).say("primer").split()
        before, _, after = gangland(*HOT_SEAT, typed=["help", "quit"]).output.partition("> help")
        assert " ".join(primer) in " ".join(before.split())
        assert " ".join(primer) in " ".join(after.split())

    def test_a_game_without_an_introduction_begins_at_once(self, monkeypatch):
        monkeypatch.setattr("gangland.engine.words.Words.has", lambda *asked: False)
        assert "Player 1\nType a number" in gangland(*HOT_SEAT, typed=["quit"]).output

    def test_help_lists_the_words(self):
        answer = self.after("help")
        assert all(word in answer for word in ("undo", "rules", "log", "record", "save", "hint", "quit"))

    def test_polish_words_and_english_ones_work_in_polish(self):
        assert "Nie było jeszcze żadnej twojej akcji." in self.after("cofnij", lang="pl")
        assert "Nie było jeszcze żadnej twojej akcji." in self.after("undo", lang="pl")
        assert "Bot szukający wybrałby" in self.after("podpowiedź", lang="pl")

    def test_an_empty_line_shows_the_choices_again(self):
        assert self.after("").count("2  Recruit Brute [0]   recruit B0") == 1

    def test_people_without_secrets_may_take_back_for_each_other(self):
        answer = self.after("recruit B0", "undo", "log")
        assert "Taken back." in answer
        assert "Nothing has happened yet." in answer

    def test_what_chance_did_stays(self):
        output = gangland(
            "play", "famiglia", "--bot", "none", "--seed", "5", typed=["recruit M0", "2", "undo", "quit"]
        ).output
        assert re.search(r"Chance has had its say|something you did not know", " ".join(output.split()))

    def test_a_bot_that_acted_ends_the_right_to_undo(self):
        output = gangland(*AGAINST_BOT, "--bot", "random", typed=["recruit B0", "undo", "quit"]).output
        assert "Somebody else has acted since, so your action stands." in output


class TestNarrow:
    @pytest.mark.parametrize("lang", ["en", "pl"])
    def test_everything_fits(self, lang):
        typed = ["recruit M0", "help", "?", "q"]
        output = gangland(
            "play", "famiglia", "--bot", "none", "--seed", "5", "--lang", lang, typed=typed, COLUMNS="40"
        ).output
        assert max(map(len, output.splitlines())) <= 40

    def test_the_notation_goes_below_and_help_is_indented(self):
        typed = ["recruit M0", "pomoc", "q"]
        output = gangland(
            "play", "famiglia", "--bot", "none", "--seed", "5", "--lang", "pl", typed=typed, COLUMNS="40"
        ).output
        assert "   5  Usuń kartę Famiglia [1]\n        discard F1\n" in output
        assert "  dziennik     wszystko, co się dotąd\n               wydarzyło\n" in output


class TestAgain:
    @pytest.mark.parametrize(
        ("players", "options", "rest"),
        [
            ([None, "enforcer"], {}, "--seat 0"),
            (["random", None], {"memory": "closed"}, "--option memory=closed --bot random --seat 1"),
            ([None, None], {}, "--bot none"),
        ],
    )
    def test_the_command_has_the_seat_and_the_options(self, players, options, rest):
        match = Match.of(load("famiglia"), 2, options, "7", plain=True)
        assert play.again(match, players) == f"gangland play famiglia --seed 7 {rest}"


class TestLeaving:
    def test_quit_shows_the_record(self):
        done = gangland(*HOT_SEAT, typed=["recruit B0", "quit"])
        assert done.exit_code == 0
        assert "You leave after one action." in done.output
        assert "1. (0) recruit B0" in done.output

    def test_the_end_of_the_input(self):
        done = gangland(*HOT_SEAT, typed=[])
        assert done.exit_code == 0
        assert "The input has ended, and nothing was played." in done.output

    def test_quit_writes_the_record_where_save_says(self, tmp_path):
        file = tmp_path / "game.txt"
        done = gangland(*HOT_SEAT, "--save", str(file), typed=["recruit B0", "quit"])
        assert file.read_text().endswith("1. (0) recruit B0\n")
        assert "`gangland replay" in done.output

    def test_ctrl_c_ends_with_a_sentence_and_a_record(self, tmp_path):
        file = tmp_path / "game.txt"
        command = [sys.executable, "-m", "gangland.cli.main", *HOT_SEAT, "--save", str(file), "--lang", "en"]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        with subprocess.Popen(command, preexec_fn=hear_ctrl_c, **pipes) as process:  # noqa: PLW1509  # it only sets a signal
            process.stdin.write(b"recruit B0\n")
            process.stdin.flush()
            wait_for(process.stdout.fileno(), b"Move 2")
            process.send_signal(signal.SIGINT)
            rest, errors = process.communicate(timeout=60)
        assert (process.returncode, errors) == (130, b"")
        assert b"Interrupted after one action." in rest
        assert file.read_text().endswith("1. (0) recruit B0\n")


def hear_ctrl_c() -> None:
    """A shell's background jobs, and so a test run in one, are deaf to Ctrl-C; the program under test must not be."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(descriptor: int, words: bytes, seconds: float = 60) -> None:
    """Read on until the words have come and nothing follows for a moment."""
    seen, end = b"", time.monotonic() + seconds
    while time.monotonic() < end:
        ready, _, _ = select.select([descriptor], [], [], 0.3)
        if ready:
            seen += os.read(descriptor, 65536)
        elif words in seen:
            return
    raise AssertionError(seen)


class TestSeating:
    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            (["chess"], f"There is no game chess; there are: {', '.join(GAMES)}."),
            (["famiglia", "--seat", "2"], "There is no seat 2; the seats are 0 to 1."),
            (
                ["famiglia", "--bot", "deep"],
                "That bot cannot play: there is no bot 'deep'; there are: random,",
            ),
            (
                ["famiglia", "--bot", "random", "--bot", "greedy"],
                "A table with 2 seats has room for you and one bot, not for 2.",
            ),
            (["famiglia", "--seed", "x"], "x is no seed; seeds are 7,"),
            (
                ["famiglia", "--save", "/no/such/file"],
                "The file /no/such/file cannot be written: there is no folder /no/such.",
            ),
            (["famiglia", "--save", "~/no/such/file"], "The file"),
            (["famiglia", "--save", "/"], "/ is a folder, so it cannot be written as a file."),
            (["famiglia", "--save", "x" * 300], f"The file {'x' * 60}… cannot be written: its name is too long."),
        ],
    )
    def test_a_wrong_wish_is_answered_before_the_game_begins(self, arguments, sentence):
        done = gangland("play", *arguments)
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith(sentence)

    def test_a_game_against_the_rules_has_no_seat_for_a_bot_and_says_so(self):
        done = gangland("play", "syndicate", "--option", "solo=medium", "--bot", "random")
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith("The rules themselves play against you here, so there is no seat for the bot")
        assert "0 Automaton, 1 You" in gangland("play", "syndicate", "--option", "solo=medium", typed=["q"]).output

    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            (
                ["syndicate", "--option", "solo=medium", "--option", "board=los-angeles"],
                "nie da się grać z tymi opcjami",
            ),
            (
                ["the_boss", "--option", "cities=235", "--seats", "3"],
                "nie da się grać z cities=235; da się z --seats 2.",
            ),
            (["the_boss", "--option", "cities=23456"], "nie da się grać z cities=23456; da się z --seats 3."),
            (["syndicate", "--option", "solo"], "Opcję zapisuje się jako nazwa=wybór, a nie „solo”;"),
        ],
    )
    @pytest.mark.parametrize("command", [["play"], ["simulate"], ["arena"]])
    def test_options_that_do_not_fit_get_one_sentence(self, command, arguments, sentence):
        bots = ["random"] if command == ["arena"] else []
        done = gangland(*command, arguments[0], *bots, *arguments[1:], "--lang", "pl")
        assert (done.exit_code, done.stdout) == (2, "")
        assert sentence in done.stderr

    def test_without_a_wish_the_seat_is_drawn(self):
        seats = {
            play.seat_players(Match(load("famiglia"), seed=seed, plain=True), ["random"], None).index(None)
            for seed in range(20)
        }
        assert seats == {0, 1}

    def test_two_bots_of_a_kind_are_told_apart(self):
        assert play.names_of([None, "random", "random"]) == ["You", "Random bot 1", "Random bot 2"]
