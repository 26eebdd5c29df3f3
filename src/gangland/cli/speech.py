"""How the command line speaks: one language for each run, and one sentence for each problem."""

import shutil
import sys
import textwrap
from contextlib import suppress
from typing import TYPE_CHECKING

from gangland.engine.mistakes import Mistake
from gangland.engine.words import LANGUAGES, Said, Words, language

if TYPE_CHECKING:
    from gangland.engine.messages import Value

PACKAGE = "gangland.cli"
OPTION = "--lang"
PROBLEM_CODE = 2
INTERRUPTED = 130  # what a shell expects after Ctrl-C
CLOSED_PIPE = 141  # and when nobody reads on
_spoken = [Words("en", (PACKAGE,))]  # the one voice of this run


class Problem(Exception):
    """Something the person at the keyboard can mend: one sentence, and the exit code 2."""

    def __init__(self, id: str, **arguments: "Value") -> None:
        super().__init__(id)
        self.id, self.arguments = id, arguments

    def __str__(self) -> str:
        return say(self.id, **self.arguments)


def say(id: str, **arguments: "Value") -> str:
    """A sentence of the command line in the language of this run."""
    return _spoken[0].say(id, **arguments)


def say_error(error: Exception) -> str:
    """What is wrong, in the language of this run if we know the error, and with a full stop."""
    return ended(error.say(lang()) if isinstance(error, Mistake) else str(error))


def ended(sentence: str) -> str:
    """A sentence of the engine with a full stop, unless it has its own end."""
    return Said(sentence if sentence.endswith((".", "?", ")")) else f"{sentence}.")


def lang() -> str:
    """The language of this run."""
    return _spoken[0].lang


def speak(asked: str | None) -> None:
    """Settle the language of this run: the one asked for, else the locale's."""
    _spoken[0] = Words(language(None), (PACKAGE,))
    if asked is not None:
        if asked not in LANGUAGES:
            raise Problem("problem-language", asked=asked, known=", ".join(LANGUAGES))
        _spoken[0] = Words(asked, (PACKAGE,))


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """`--lang pl` or `--lang=pl`, wherever it stands, and the arguments without it."""
    asked: str | None = None
    rest: list[str] = []
    place = 0
    while place < len(arguments):
        word = arguments[place]
        if word == "--":
            return asked, rest + arguments[place:]
        if word == OPTION:
            place += 1
            asked = arguments[place] if place < len(arguments) else ""
        elif word.startswith(f"{OPTION}="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
        place += 1
    return asked, rest


def complain(sentence: str) -> None:
    """Say what is wrong where programs say it, wrapped between words if that is a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        width = shutil.get_terminal_size().columns
        sentence = textwrap.fill(sentence, width, break_long_words=False, break_on_hyphens=False)
    with suppress(OSError):  # nobody listens
        print(sentence, file=sys.stderr, flush=True)
