"""Matches told in words: a record replayed, a typed position played on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import gangland
from gangland.cli.choices import action_number, chosen_game, chosen_seat, misread, refused
from gangland.cli.screen import Screen, Step, game_words, player_names, steps
from gangland.cli.speech import Problem, say
from gangland.engine.game import NOBODY
from gangland.engine.match import Match, Refused
from gangland.engine.notation import NotationError

if TYPE_CHECKING:
    from gangland.engine.words import Words


# Records


def replayed(text: str) -> Match:
    """The match of a record, replayed by plain rules: it starts at once."""
    try:
        return gangland.replay(text, plain=True)
    except NotationError as error:
        raise misread(error) from None


def at_move(match: Match, move: int) -> Match:
    """The match as it was after that many actions."""
    if not 0 <= move <= len(match.moves):
        raise Problem("problem-move", move=str(move), count=len(match.moves))
    earlier = Match(match.table, match.seed, match.start, plain=True)
    for seat, action in match.moves[:move]:
        earlier.play(action, seat=seat)
    return earlier


def print_step(screen: Screen, step: Step, words: "Words", comment: str | None = None) -> None:
    """An action by its number, as it is typed, and the story of it."""
    typed = screen.game.actions[step.action]
    screen.line(f"{step.number:4}. ({step.seat}) {typed}" + (f"  {{{comment}}}" if comment else ""), style="bold")
    for message in step.lines:
        screen.line(words.say(message), indent=" " * 10, hanging="  ")


def tell_record(text: str, seat: int | None, move: int | None) -> None:
    """The story of a record, or one moment of it."""
    match = replayed(text)
    viewer = NOBODY if seat is None else chosen_seat(match.seats, seat)
    names, screen = player_names(match.seats), Screen(match.game)
    words = game_words(match.game, names, viewer)
    shown = match if move is None else at_move(match, move)
    screen.line(say("replay-title", game=words.say("title"), seed=match.seed, count=len(match.moves)), style="bold")
    for step in steps(shown, viewer):
        if move is None or step.number == move:
            print_step(screen, step, words, match.comments.get(step.number - 1))
    screen.heading(say("replay-moment", count=len(shown.moves)))
    screen.picture(shown, words, viewer)
    screen.line()
    screen.result(shown, names)


# Typed positions


def typed_position(game_id: str, text: str) -> Match:
    """A match that goes on from a typed position."""
    game = chosen_game(game_id)
    try:
        return gangland.position(game.id, text, plain=True)
    except NotationError as error:
        raise misread(error) from None


def tell_position(game_id: str, text: str, actions: Sequence[str], seat: int | None) -> None:
    """The picture before, each action with its story, the picture after and what may be done then."""
    match = typed_position(game_id, text)
    names, screen = player_names(match.seats), Screen(match.game)
    viewer = chosen_seat(match.seats, seat) if seat is not None else (*match.to_act, NOBODY)[0]
    words = game_words(match.game, names)
    screen.heading(say("position-before"))
    screen.picture(match, words, viewer)
    typed = [part.strip() for action in actions for part in action.split(";") if part.strip()]
    if typed:
        _play_on(screen, match, words, typed, viewer)
        screen.heading(say("position-after"))
        screen.picture(match, words, viewer)
    _print_choices(screen, match, names)


def _play_on(screen: Screen, match: Match, words: "Words", typed: list[str], viewer: int) -> None:
    """Play actions one after another; the first that is refused ends it."""
    screen.line()
    for text in typed:
        number = action_number(match.game, text, [] if match.over else match.view(match.to_act[0]).legal, words)
        try:
            match.play(number)
        except Refused as error:
            raise refused(words, error) from None
        *_, step = steps(match, viewer)
        print_step(screen, step, words)


def _print_choices(screen: Screen, match: Match, names: list[str]) -> None:
    """Who is to act, what is asked and what is legal; or the result."""
    screen.line()
    if match.over:
        screen.result(match, names)
    for seat in match.to_act:
        words, view = game_words(match.game, names, seat), match.view(seat)
        screen.line(f"{names[seat]}: {words.say(match.game.prompt(view))}", style="bold")
        screen.choices(view.legal, words)
