"""Help, language and usage errors."""

import os
import subprocess
import sys

import pytest

import gangland as package
from tests.cli.terminal import gangland

COMMANDS = (
    *("games", "play", "simulate", "arena", "components", "whatif", "balance"),
    *("replay", "records", "position", "observation", "bench", "figures"),
    *("serve", "backup", "restore", "verify", "doctor", "load", "prove"),
)
ALL = ", ".join(COMMANDS)
HEAVY = ("numpy", "numba", "rich.progress", "gangland.games", "gangland.engine.match")


def test_help_lists_every_command():
    done = gangland("--help")
    assert done.exit_code == 0
    assert done.output.startswith("Usage: gangland [OPTIONS] COMMAND")
    assert all(f"  {command} " in done.output for command in COMMANDS)


def test_no_command_at_all_shows_the_help():
    assert gangland().output == gangland("--help").output


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_both_languages(command):
    assert gangland(command, "--help").output.startswith(f"Usage: gangland {command} [OPTIONS]")
    assert gangland(command, "--help", "--lang", "pl").output.startswith(f"Użycie: gangland {command} [OPCJE]")


@pytest.mark.parametrize("arguments", [("--lang", "pl", "games"), ("games", "--lang", "pl"), ("games", "--lang=pl")])
def test_the_language_stands_before_or_after_the_command(arguments):
    assert "O czym jest" in gangland(*arguments).output


def test_without_a_word_the_locale_decides():
    assert gangland("--help", LC_ALL="pl_PL.UTF-8").output.startswith("Użycie:")
    assert gangland("--help", "--lang", "en", LC_ALL="pl_PL.UTF-8").output.startswith("Usage:")


def test_help_imports_nothing_heavy():
    code = (
        "import sys\nfrom gangland.cli.main import app\n"
        "try:\n    app(['--help'])\nexcept SystemExit:\n    pass\n"
        f"print('LOADED', [name for name in {HEAVY!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "Commands" in done.stdout or "Polecenia" in done.stdout
    assert done.stdout.rstrip().endswith("LOADED []")


def test_version():
    assert gangland("--version").output == f"gangland {package.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["gams"], f"There is no command gams; there are: {', '.join(COMMANDS)}."),
        (["play"], "GAME is missing; see gangland play --help."),
        (["play", "famiglia", "--foo"], "There is no option --foo; see gangland play --help."),
        (["games", "x", "y"], "Too much was given: x y; see gangland games --help."),
        (
            ["simulate", "famiglia", "--games", "x"],
            "--games takes a whole number, not “x”; see gangland simulate --help.",
        ),
        (["bench", "--seconds", "soon"], "--seconds takes a number, not “soon”; see gangland bench --help."),
        (["games", "--json=1"], "There is no option --json; see gangland games --help."),
        (["bench", "--json=1"], "The option --json takes no value; see gangland --help."),
        (["simulate", "famiglia", "--games"], "The option --games needs a value; see gangland --help."),
        (["games", "--lang", "de"], "The language de is not spoken here; there are: en, pl."),
        (["games", "--lang"], "The language  is not spoken here; there are: en, pl."),
    ],
)
def test_a_slip_is_answered_with_one_sentence(arguments, sentence):
    done = gangland(*arguments)
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"{sentence}\n")


def test_ctrl_c_anywhere_ends_with_a_sentence(monkeypatch):
    def interrupted(games):
        raise KeyboardInterrupt

    monkeypatch.setattr("gangland.cli.tables.print_games", interrupted)
    done = gangland("games")
    assert (done.exit_code, done.stderr) == (130, "Stopped.\n")


def test_a_slip_is_answered_in_polish_too():
    done = gangland("--lang", "pl", "gams")
    assert done.stderr == f"Nie ma polecenia gams; są: {ALL}.\n"


def test_what_an_option_takes_is_named_in_polish():
    output = gangland("position", "--help", "--lang", "pl").output
    assert output.startswith("Użycie: gangland position [OPCJE] GRA TEKST [AKCJA]...")
    assert "--option NAZWA=WYBÓR" in gangland("play", "--help", "--lang", "pl").output
    assert gangland("replay", "--lang", "pl").stderr == "Brakuje: PLIK; zobacz gangland replay --help.\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_fits_on_a_narrow_terminal(command):
    lines = gangland(command, "--help", COLUMNS="40").output.splitlines()
    assert max(map(len, lines)) <= 40


LONG = "x" * 3000
NINES = "9" * 5000


@pytest.mark.parametrize(
    "arguments",
    [
        (LONG,),
        ("games", LONG),
        ("games", f"--{LONG}"),
        ("games", "--lang", LONG),
        ("play", LONG),
        ("play", "famiglia", "--seed", LONG),
        ("play", "famiglia", "--seed", NINES),
        ("play", "famiglia", "--bot", LONG),
        ("play", "famiglia", "--option", f"memory={LONG}"),
        ("play", "famiglia", "--save", LONG),
        ("simulate", "famiglia", "--games", NINES),
        ("simulate", "famiglia", "--seed", NINES[:4000]),
        ("arena", "famiglia", LONG),
        ("arena", "famiglia", "random", "--games", "1", "--out", f"/dev/null/{LONG}"),
        ("replay", LONG),
        ("position", "famiglia", LONG),
        ("position", "famiglia", "street A3", LONG),
    ],
)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_very_long_text_is_cut_in_the_answer(arguments, lang):
    done = gangland(*arguments, LC_ALL=lang)
    assert done.exit_code == 2
    assert "…" in done.stderr
    assert done.stderr.count("\n") == 1
    assert len(done.stderr) < 500


def in_a_shell(command: str) -> tuple[int, str]:
    """The exit code and the errors of a command line, run by the shell."""
    program = f"{sys.executable} -m gangland.cli.main"
    done = subprocess.run(
        ["bash", "-c", command.replace("gangland", program)],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "GANGLAND_RULES": "plain"},
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize("command", ["gangland games", "gangland --help", "echo quit | gangland play famiglia"])
def test_an_output_that_is_full_gets_one_sentence(command):
    assert in_a_shell(f"{command} > /dev/full") == (1, "The output cannot be written.\n")


@pytest.mark.parametrize("command", ["gangland games", "gangland --help", "yes pass | gangland play famiglia"])
def test_a_closed_pipe_leaves_no_traceback(command):
    code, errors = in_a_shell(f"({command}; echo $? >&2) | true")
    assert code == 0
    assert errors in ("0\n", "1\n", "141\n")  # 0: all was written before the pipe was closed


def test_no_output_and_no_input_at_all():
    assert in_a_shell("gangland games >&-") == (0, "")
    assert in_a_shell("gangland play famiglia <&- >/dev/null") == (0, "")
