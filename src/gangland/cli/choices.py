"""What was asked for on the command line, checked: a game, its seats, its options, a seed, a seat."""

import difflib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gangland.cli.speech import Problem, ended, lang, say

if TYPE_CHECKING:
    from gangland.engine.game import Game
    from gangland.engine.match import Refused
    from gangland.engine.notation import NotationError
    from gangland.engine.words import Words

SEED_LIMIT = 2**63
STANDARD_STREAM = "-"


def chosen_game(id: str) -> "Game":
    """The game with this id."""
    from gangland.games import GAMES, load

    if id not in GAMES:
        raise Problem("problem-game", game=id, known=", ".join(GAMES))
    return load(id)


def chosen_seats(game: "Game", seats: int | None) -> int:
    """A number of seats that the game has a table for."""
    if seats is not None and seats not in game.seats:
        raise Problem("problem-seats", game=game.id, known=", ".join(map(str, game.seats)), seats=str(seats))
    return game.check_seats(seats)


def chosen_seat(seats: int, seat: int) -> int:
    """A seat of a table."""
    if not 0 <= seat < seats:
        raise Problem("problem-seat", seat=str(seat), last=str(seats - 1))
    return seat


def chosen_options(game: "Game", pairs: Sequence[str]) -> dict[str, str]:
    """`name=choice` pairs as the options of a game."""
    known = {option.name: option.choices for option in game.options}
    options = {}
    for pair in pairs:
        name, equals, choice = (part.strip() for part in pair.partition("="))
        if not equals or name not in known:
            raise Problem("problem-option", pair=pair, game=game.id, known=_listed_options(game))
        if choice not in known[name]:
            raise Problem("problem-choice", name=name, choice=choice, known=", ".join(known[name]))
        options[name] = choice
    return options


def _listed_options(game: "Game") -> str:
    pairs = [f"{option.name}={'|'.join(option.choices)}" for option in game.options]
    return ", ".join(pairs) or say("none")


def chosen_seed(seed: str | None) -> str | None:
    """A seed as people write it, or none."""
    from gangland.engine.seeds import normal_seed

    try:
        return None if seed is None else normal_seed(seed)
    except ValueError:
        raise Problem("problem-seed", seed=str(seed)) from None


def chosen_stream(seed: int) -> int:
    """The seed of a stream of games."""
    if not 0 <= seed < SEED_LIMIT:
        raise Problem("problem-stream", seed=str(seed), last=str(SEED_LIMIT - 1))
    return seed


def writable(file: str | None) -> Path | None:
    """A file that a record can be written to at the end, so that a whole game is not lost to a slip."""
    if file is None:
        return None
    path = Path(file)
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise Problem("problem-write", file=file)
    return path


def file_text(file: str) -> str:
    """What a file, or the standard input, says."""
    import sys

    try:
        return sys.stdin.read() if file == STANDARD_STREAM else Path(file).read_text("utf-8")
    except UnicodeDecodeError:
        raise Problem("problem-not-text", file=file) from None
    except OSError as error:
        id = "problem-no-file" if isinstance(error, FileNotFoundError) else "problem-read"
        raise Problem(id, file=file) from None


def action_number(game: "Game", text: str, unknown: str = "problem-action") -> int:
    """The action with this text, in any case; a problem names what is near it, or says that it is unknown."""
    try:
        return game.actions.number(text)
    except ValueError:
        known = {name.casefold(): name for name in game.actions.texts}
        near = difflib.get_close_matches(text.casefold(), known, 1)
        if near:
            raise Problem("problem-action-near", text=text, near=known[near[0]]) from None
        raise Problem(unknown, text=text) from None


def refusal_sentence(words: "Words", name: str, paragraph: str) -> str:
    """Why an action is not allowed, with its paragraph."""
    return f"{words.say(f'refusal-{name}')} (§{paragraph})"


def refused(words: "Words", error: "Refused") -> Problem:
    """A refused action as a problem: the action, the sentence, the paragraph."""
    return Problem("problem-refused", action=error.action, why=refusal_sentence(words, error.name, error.paragraph))


def misread(error: "NotationError") -> Problem:
    """What is wrong with a typed position or a record, and where."""
    from gangland.engine.match import Refused
    from gangland.engine.words import Words

    cause = error.__cause__
    if isinstance(cause, Refused):
        what = str(refused(Words(lang(), (cause.package,)), cause))
    else:
        what = ended(error.say_what(lang()))
    return Problem("problem-notation", line=str(error.line), column=str(error.column), what=what)
