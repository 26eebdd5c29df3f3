"""Help, language and usage errors."""

import subprocess
import sys

import pytest

import gangland as package
from tests.cli.terminal import gangland

COMMANDS = ("games", "play", "simulate", "replay", "position", "bench")
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
        (["gams"], "There is no command gams; there are: games, play, simulate, replay, position, bench."),
        (["play"], "GAME is missing; see gangland play --help."),
        (["play", "famiglia", "--foo"], "There is no option --foo; see gangland play --help."),
        (["games", "x", "y"], "Too much was given: x y; see gangland games --help."),
        (["simulate", "famiglia", "--games", "x"], "--games N cannot be read as given; see gangland simulate --help."),
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
    assert done.stderr == "Nie ma polecenia gams; są: games, play, simulate, replay, position, bench.\n"
