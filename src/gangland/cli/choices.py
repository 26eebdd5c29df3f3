"""What was asked for on the command line, checked: a game, its seats, its options, a seed, a seat."""

import difflib
import errno
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from gangland.cli.speech import Problem, ended, lang, say, say_error
from gangland.engine.mistakes import Mistake
from gangland.engine.words import Said

if TYPE_CHECKING:
    from gangland.engine.game import Game
    from gangland.engine.match import Refused
    from gangland.engine.notation import NotationError
    from gangland.engine.table import Table
    from gangland.engine.words import Words

SEED_LIMIT = 2**63
STANDARD_STREAM = "-"
MOST_SUGGESTED = 4

LIKENESS = 0.75  # how near a typed name must be to a game's for us to think that it was meant


def chosen_game(id: str) -> "Game":
    """The game with this id."""
    from gangland.games import GAMES, load

    if id in GAMES:
        return load(id)
    near = difflib.get_close_matches(id.casefold(), GAMES, 1, LIKENESS)
    if near:
        raise Problem("problem-game-near", game=id, near=near[0])
    raise Problem("problem-game", game=id, known=", ".join(GAMES))


def chosen_seats(game: "Game", seats: int | None) -> int:
    """A number of seats that the game has a table for."""
    if seats is not None and seats not in game.seats:
        from gangland.cli.screen import game_words

        known = _either([*map(str, game.seats)])
        raise Problem("problem-seats", game=game_words(game).say("title"), known=known, seats=str(seats))
    return game.check_seats(seats)


def chosen_table(id: str, seats: int | None, pairs: Sequence[str]) -> "Table":
    """The table of a game that was asked for: its seats, and `name=choice` for its options."""
    from gangland.engine.table import Table

    game = chosen_game(id)
    count = chosen_seats(game, seats)
    return Table.of(game, count, chosen_options(game, pairs, count))


def chosen_seat(seats: int, seat: int) -> int:
    """A seat of a table."""
    if not 0 <= seat < seats:
        raise Problem("problem-seat", seat=str(seat), last=str(seats - 1))
    return seat


def chosen_options(game: "Game", pairs: Sequence[str], seats: int) -> dict[str, str]:
    """`name=choice` pairs as the options of a game, which that many seats can play with."""
    known = {option.name: option.choices for option in game.options}
    options = {}
    for pair in pairs:
        name, equals, choice = (part.strip() for part in pair.partition("="))
        if not equals:
            raise Problem("problem-option-form", pair=pair, game=game.id, known=_listed_options(game, name))
        if name not in known:
            raise Problem("problem-option", pair=pair, game=game.id, known=_listed_options(game))
        if choice not in known[name]:
            raise Problem("problem-choice", name=name, choice=choice, known=", ".join(known[name]))
        options[name] = choice
    _check_fit(game, options, seats)
    return options


def _check_fit(game: "Game", options: Mapping[str, str], seats: int) -> None:
    """A Problem if these options don't go together, or not with that many seats; then it says with how many."""
    full = game.full_options(options)
    if game.options_fit(seats, full):
        return
    known = {"game": game.id, "options": ", ".join(f"{name}={choice}" for name, choice in options.items())}
    fitting = [str(count) for count in game.seats if game.options_fit(count, full)]
    if fitting:
        raise Problem("problem-options-seats", **known, seats=str(seats), known=_either(fitting))
    raise Problem("problem-options-together", **known)


def _either(texts: Sequence[str]) -> str:
    """`2, 3 or 4`."""
    *others, last = texts
    return say("or", one=", ".join(others), other=last) if others else last


def _listed_options(game: "Game", only: str = "") -> str:
    """The options of a game and their choices: one of them, if there is one of that name, else all."""
    named = [option for option in game.options if option.name == only]
    pairs = [f"{option.name}={'|'.join(option.choices)}" for option in named or game.options]
    return Said(", ".join(pairs)) or say("none")


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
    path = at_home(file)
    try:
        path.stat()
    except OSError as error:
        if not isinstance(error, FileNotFoundError) or not path.absolute().parent.is_dir():
            raise unwritable(path, error) from None
    else:
        if path.is_dir():
            raise Problem("problem-write-folder", file=file)
    if not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
        raise Problem("problem-write", file=file)
    return path


def at_home(file: str) -> Path:
    """A path, with `~` for the folder of whoever sits here."""
    try:
        return Path(file).expanduser()
    except RuntimeError:  # nobody of that name
        return Path(file)


def unwritable(path: Path, error: OSError) -> Problem:
    """Why a file cannot be written."""
    if error.errno == errno.ENAMETOOLONG:
        return Problem("problem-write-name", file=str(path))
    if isinstance(error, IsADirectoryError):
        return Problem("problem-write-folder", file=str(path))
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return Problem("problem-write-nowhere", file=str(path), folder=str(path.parent))
    return Problem("problem-write", file=str(path))


def file_text(file: str) -> str:
    """What a file, or the standard input, says."""
    import sys

    try:
        if file == STANDARD_STREAM:
            return sys.stdin.read() if sys.stdin is not None else ""
        return at_home(file).read_text("utf-8")
    except UnicodeDecodeError:
        raise Problem("problem-not-text", file=file) from None
    except OSError as error:
        id = "problem-no-file" if isinstance(error, FileNotFoundError) else "problem-read"
        raise Problem(id, file=file) from None


def action_number(
    game: "Game", text: str, legal: Sequence[int], words: "Words", unknown: str = "problem-action"
) -> int:
    """The action that a text means: in notation or in the words of the list, in any case and spacing."""
    with suppress(ValueError):
        return game.actions.number(text)
    for actions in (legal, range(len(game.actions))):
        meant = [action for action in actions if _tidy(words.say(game.actions.messages[action])) == _tidy(text)]
        if len(meant) == 1:
            return meant[0]
    raise _no_action(game, text, legal, words, unknown)


def _tidy(text: str) -> str:
    return " ".join(text.casefold().split())


def _no_action(game: "Game", text: str, legal: Sequence[int], words: "Words", unknown: str) -> Problem:
    """A problem that names what may be meant: legal actions with these words, else the legal one nearest, else any."""
    known = {game.actions[action]: _tidy(words.say(game.actions.messages[action])) for action in legal}
    typed = set(_tidy(text).split())
    having = [name for name, said in known.items() if typed <= _words_of(name) or typed <= _words_of(said)]
    if len(having) > 1:
        shown = [say("quoted", text=name) for name in having[:MOST_SUGGESTED]]
        rest = ["…"] if len(having) > MOST_SUGGESTED else []
        return Problem("problem-action-several", text=text, known=Said(", ".join([*shown, *rest])))
    near = having or _nearest(text, {said: name for name, said in known.items()} | {name: name for name in known})
    near = near or _nearest(text, {name: name for name in game.actions.texts})
    return Problem("problem-action-near", text=text, near=near[0]) if near else Problem(unknown, text=text)


def _words_of(text: str) -> set[str]:
    """The words of an action, `[3]` also as `3`."""
    words = _tidy(text).split()
    return {*words, *(word.strip("[]") for word in words)}


def _nearest(text: str, names: Mapping[str, str]) -> list[str]:
    """The name whose key looks most like the text, if one does."""
    folded = {_tidy(key): name for key, name in names.items()}
    return [folded[key] for key in difflib.get_close_matches(_tidy(text), folded, 1)]


def refusal_sentence(words: "Words", name: str, paragraph: str) -> str:
    """Why an action is not allowed, with its paragraph."""
    return Said(f"{words.say(f'refusal-{name}')} (§{paragraph})")


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


def chosen_bot(name: str) -> None:
    """Is there a bot of this name? A Problem says which there are, or what is wrong with its budget."""
    from gangland.bots import player

    try:
        player(name)
    except Mistake as mistake:
        raise Problem("problem-bot", what=say_error(mistake)) from None
