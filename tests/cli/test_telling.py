"""`gangland replay` and `gangland position`."""

import pytest

import gangland as package
from gangland.cli.screen import score, steps
from gangland.cli.speech import speak
from gangland.games import GAMES, load
from tests.cli.terminal import gangland

ROSA = "street A3 B0 / hand A2 A2 | - / turn 0"


@pytest.fixture
def match():
    match = package.position("famiglia", ROSA, plain=True)
    match.play("recruit A3", "recruit B0", "pass")
    return match


@pytest.fixture
def record(match, tmp_path):
    match.comment("too early")
    file = tmp_path / "rosa.txt"
    file.write_text(match.record())
    return file


class TestScore:
    @pytest.mark.parametrize(
        ("lang", "game", "said"),
        [
            ("en", "famiglia", ["0 points", "1 point", "3 points", "5 points"]),
            ("en", "the_boss", ["$0", "$1", "$3", "$5"]),
            ("en", "cash_n_guns", ["$0", "$1,000", "$3,000", "$5,000"]),
            ("pl", "famiglia", ["0 punktów", "1 punkt", "3 punkty", "5 punktów"]),
            ("pl", "the_boss", ["0\N{NBSP}$", "1\N{NBSP}$", "3\N{NBSP}$", "5\N{NBSP}$"]),
            ("pl", "cash_n_guns", ["0\N{NBSP}$", "1000\N{NBSP}$", "3000\N{NBSP}$", "5000\N{NBSP}$"]),
        ],
    )
    def test_a_result_says_what_the_game_counts(self, lang, game, said):
        speak(lang)
        assert [score(load(game), points) for points in (0, 1, 3, 5)] == said


class TestReplay:
    def test_the_story_move_by_move_and_the_last_picture(self, record):
        output = gangland("replay", str(record)).output
        assert "   1. (0) recruit A3\n          Player 0 recruits Accountant [3]." in output
        assert "   3. (0) pass  {too early}" in output
        assert "── After 3 actions ──" in output
        assert output.endswith("Not finished: 3 actions were played.\n")

    def test_the_story_is_the_one_the_match_tells(self, match):
        assert [line for step in steps(match, 1) for line in step.lines] == match.told(1)

    def test_a_seat_reads_its_own_deeds(self, record):
        assert "You recruit Accountant [3]." in gangland("replay", str(record), "--seat", "0").output
        assert "Werbujesz kartę Kasjer [3]." in gangland("replay", str(record), "--seat", "0", "--lang", "pl").output

    def test_one_moment(self, record):
        output = gangland("replay", str(record), "--move", "1").output
        assert "── After one action ──" in output
        assert "Street: B0" in output
        assert "recruit B0" not in output

    def test_from_the_standard_input(self, record):
        assert gangland("replay", "-", typed=record.read_text()).output == gangland("replay", str(record)).output

    def test_a_finished_game_has_its_result(self):
        match = package.position("famiglia", ROSA, plain=True)
        match.play("pass", "pass")
        assert (
            "Result: 1. Player 0, 6 points · 2. Player 1, 0 points"
            in gangland("replay", "-", typed=match.record()).output
        )

    @pytest.mark.parametrize(
        ("wrong", "right", "sentence"),
        [
            ("recruit B0", "recruit B1", "Line 10, column 8: “recruit B1” is not allowed: "),
            ("recruit B0", "recruit Z9", "Line 10, column 8: no action is called 'recruit Z9'"),
            ('[Seats "2"]', '[Seats "9"]', "Line 3, column 1: tag Seats: "),
            ('[Game "famiglia"]', "", "Line 1, column 1: the tag 'Game' is missing"),
        ],
    )
    def test_a_broken_record_is_answered_with_line_and_column(self, record, wrong, right, sentence):
        done = gangland("replay", "-", typed=record.read_text().replace(wrong, right))
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith(sentence)
        assert done.stderr.count("\n") == 1

    def test_a_very_long_action_is_cut(self, record):
        done = gangland("replay", "-", typed=record.read_text().replace("recruit B0", "x" * 3000))
        assert done.stderr == f"Line 10, column 8: no action is called '{'x' * 60}…'.\n"

    def test_a_refused_move_of_a_record_names_its_rule_in_polish(self, record):
        done = gangland("replay", "-", "--lang", "pl", typed=record.read_text().replace("recruit B0", "recruit B1"))
        assert done.stderr.startswith(
            "Wiersz 10, kolumna 8: „recruit B1” jest niedozwolone: Takiej karty nie ma na Ulicy"
        )
        assert "(§" in done.stderr

    def test_a_broken_record_is_answered_in_polish(self, record):
        done = gangland("replay", "-", "--lang", "pl", typed=record.read_text().replace('"famiglia"', '"chess"'))
        assert done.stderr == f"Wiersz 1, kolumna 1: nagłówek Game: nie ma gry „chess”; są: {', '.join(GAMES)}.\n"

    def test_no_file_and_no_text(self, tmp_path):
        assert gangland("replay", "/no/such/file").stderr == "There is no file /no/such/file.\n"
        assert gangland("replay", str(tmp_path)).stderr == f"The file {tmp_path} cannot be read.\n"
        (tmp_path / "bytes").write_bytes(b"\xff\xfe\x80")
        assert gangland("replay", str(tmp_path / "bytes")).exit_code == 2

    def test_no_such_moment_and_no_such_seat(self, record):
        assert (
            gangland("replay", str(record), "--move", "4").stderr == "3 actions were played, so there is no moment 4.\n"
        )
        assert gangland("replay", str(record), "--seat", "2").stderr == "There is no seat 2; the seats are 0 to 1.\n"


class TestPosition:
    def test_before_and_after(self):
        output = gangland("position", "famiglia", ROSA, "recruit A3").output
        before, story, after = output.partition("   1. (0) recruit A3\n")
        assert "Street: A3  B0" in before
        assert story
        assert "Player 0 recruits Accountant [3]." in after
        assert "Street: B0" in after
        assert "   2  Recruit Brute [0]   recruit B0" in after

    def test_a_position_alone_shows_what_may_be_done(self):
        output = gangland("position", "famiglia", ROSA).output
        assert "Recruit Accountant [3]   recruit A3" in output
        assert "After that" not in output

    @pytest.mark.parametrize(
        ("lang", "typed"),
        [("en", "recruit  ACCOUNTANT [3]"), ("pl", "zwerbuj  kartę KASJER [3]"), ("pl", "recruit a3")],
    )
    def test_actions_in_the_words_of_the_list(self, lang, typed):
        assert "   1. (0) recruit A3\n" in gangland("position", "famiglia", ROSA, typed, "--lang", lang).output

    def test_no_action_after_the_end(self):
        done = gangland("position", "famiglia", ROSA, "pass; pass; dance")
        assert done.stderr == "No action is called “dance”.\n"

    def test_actions_in_one_word_split_by_semicolons(self):
        assert "   2. (1) recruit B0" in gangland("position", "famiglia", ROSA, "recruit a3; recruit b0").output

    @pytest.mark.parametrize(
        ("text", "sentence"),
        [
            ("", "Wiersz 1, kolumna 1: pozycja jest pusta."),
            ("street Z9", "Wiersz 1, kolumna 8: „Z9” to nie karta; karty to A0 do F4, z literami A, B, M i F."),
            ("street A3 / passes 2", "Wiersz 1, kolumna 13: dwa pasy z rzędu kończą grę (§9.2)"),
        ],
    )
    def test_what_is_wrong_is_said_in_polish_too(self, text, sentence):
        assert gangland("position", "famiglia", text, "--lang", "pl").stderr == f"{sentence}\n"

    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            (["famiglia", ROSA, "recruit F4"], "“recruit F4” is not allowed: There is no such card on the street"),
            (["famiglia", ROSA, "recrut A3"], "No action is called “recrut A3”; did you mean “recruit A3”?"),
            (["famiglia", ROSA, "dance"], "No action is called “dance”."),
            (["famiglia", "street A3 Z9"], "Line 1, column 11: 'Z9' is no card"),
            (["famiglia", ""], "Line 1, column 1: the position is empty."),
            (["chess", ROSA], f"There is no game chess; there are: {', '.join(GAMES)}."),
        ],
    )
    def test_what_is_wrong_is_said_in_one_sentence(self, arguments, sentence):
        done = gangland("position", *arguments)
        assert done.exit_code == 2
        assert done.stderr.startswith(sentence)
        assert done.stderr.count("\n") == 1
