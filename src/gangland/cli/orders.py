"""What a person may type in a game: an action, or a word that asks for something."""

from collections.abc import Callable

from gangland.cli.choices import action_number, at_home, refusal_sentence, refused
from gangland.cli.mind import ADVISER
from gangland.cli.play import Left, Session
from gangland.cli.rulebook import print_rules
from gangland.cli.screen import steps
from gangland.cli.speech import Problem, say
from gangland.engine.match import CannotUndo, Refused
from gangland.engine.words import Said

QUESTION = "?"
LONGEST_NUMBER = 9  # digits; no list is that long
Order = Callable[[Session, int, str], None]  # (session, seat of the person, what follows the word)


def obey(session: Session, seat: int, line: str) -> None:
    """Do what a typed line says; a Problem says what is wrong with it."""
    if line.startswith(QUESTION):
        explain(session, seat, line.removeprefix(QUESTION).strip())
        return
    word, _, rest = line.partition(" ")
    order = words_of_orders().get(word.casefold())
    if order and (not rest.strip() or order in TAKE_MORE):
        order(session, seat, rest.strip())
    elif line:
        play(session, seat, line)
    else:
        session.show(seat)


def words_of_orders() -> dict[str, Order]:
    """Each order under its English word, under the one of the language and, for two of them, under a letter."""
    known = {word: order for name, order in ORDERS.items() for word in (name, say(f"word-{name}"))}
    return known | {letter: ORDERS[name] for letter, name in LETTERS.items()}


def meant(session: Session, seat: int, text: str) -> tuple[int, ...]:
    """The action that a number of the list, a text in notation or the words of the list mean; all of a folded line."""
    entries = session.entries
    if text.isdecimal():
        if len(text) > LONGEST_NUMBER or not 1 <= int(text) <= len(entries):
            raise Problem("play-no-number", number=text, count=len(entries))
        return entries[int(text) - 1].actions
    called = [entry.actions for entry in entries if entry.is_called(text)]
    if called:
        return called[0]
    game, legal = session.match.game, session.match.legal(seat)
    return (action_number(game, text, legal, session.words(seat), "play-nonsense"),)


def play(session: Session, seat: int, text: str) -> None:
    """Play an action, or say which rule forbids it; a folded line is opened."""
    action, *others = meant(session, seat, text)
    if others:
        session.unfold(seat, next(entry for entry in session.entries if action in entry.actions))
        return
    try:
        session.play(seat, action)
    except Refused as error:
        raise refused(session.words(seat), error) from None


# Asking


def explain(session: Session, seat: int, text: str) -> None:
    """What the choices do, or one action does, and why it is not allowed if it is not."""
    if not text:
        explain_all(session, seat)
        return
    action = meant(session, seat, text)[0]
    session.screen.line(explanation(session, seat, action))
    refusal = session.match.why_not(action, seat)
    if refusal:
        session.screen.line(
            say("play-not-now", why=refusal_sentence(session.words(seat), refusal.name, refusal.paragraph))
        )


def explanation(session: Session, seat: int, action: int) -> str:
    """The text of the game on what an action does."""
    actions = session.match.game.actions
    return session.words(seat).say(f"explain-{actions.kind(action)}", **actions.messages[action].arguments)


def explain_all(session: Session, seat: int) -> None:
    """Every kind of choice once, with the numbers of the others of its kind."""
    kinds: dict[str, list[int]] = {}
    for number, entry in enumerate(session.entries, 1):
        kinds.setdefault(session.match.game.actions.kind(entry.actions[0]), []).append(number)
    for numbers in kinds.values():
        entry = session.entries[numbers[0] - 1]
        session.screen.line(f"{numbers[0]:4}  {entry.said}", style="bold")
        session.screen.line(explanation(session, seat, entry.actions[0]), indent="      ")
        if len(numbers) > 1:
            session.screen.line(say("play-likewise", numbers=Said(", ".join(map(str, numbers[1:])))), indent="      ")
    session.screen.line(say("play-explain-one", number=str(len(session.entries))), style="dim")


def hint(session: Session, seat: int, rest: str) -> None:
    """What the searching bot would do."""
    action = session.mind.choose(ADVISER, session.match, seat)
    sentence = session.words(seat).say(session.match.game.actions.messages[action])
    session.screen.line(say("play-hint", action=sentence, text=session.match.game.actions[action]))


def undo(session: Session, seat: int, rest: str) -> None:
    """Take the last action back; people with no secrets may do that for each other."""
    shared = len(session.people) > 1 and not session.secrets()
    try:
        session.match.undo(None if shared else seat)
    except CannotUndo as error:
        raise Problem(f"undo-{error.reason}") from None
    session.since = [min(count, len(session.match.moves)) for count in session.since]
    session.screen.line(say("play-undone"))


def rules(session: Session, seat: int, rest: str) -> None:
    """What is in the rules, all of them or one paragraph."""
    print_rules(session.screen, rest)


def log(session: Session, seat: int, rest: str) -> None:
    """The whole story."""
    words = session.words(seat)
    if not session.match.moves:
        session.screen.line(say("play-no-log"))
    for step in steps(session.match, seat):
        session.screen.story(step.lines, words)


def record(session: Session, seat: int, rest: str) -> None:
    """The match as text, which holds the seed and with it every secret."""
    check_open(session)
    session.screen.console.print(session.match.record(), markup=False, soft_wrap=True, end="")


def check_open(session: Session) -> None:
    """A Problem while the record would tell somebody what only others know."""
    if not session.is_open():
        raise Problem("play-secret-record", quit=say("word-quit"))


def save(session: Session, seat: int, rest: str) -> None:
    """Write the record to a file."""
    if not rest:
        raise Problem("play-save-where")
    check_open(session)
    session.write_record(at_home(rest))


def help_(session: Session, seat: int, rest: str) -> None:
    """What the game is about, and the words one may type."""
    session.screen.primer(session.words(seat))
    for name in ORDERS:
        session.screen.row(say(f"word-{name}"), say(f"about-{name}"))
    session.screen.line(say("play-how", example=session.match.legal(seat)[-1].text))


def quit_(session: Session, seat: int, rest: str) -> None:
    """Leave the game."""
    raise Left


ORDERS: dict[str, Order] = {
    "hint": hint,
    "undo": undo,
    "log": log,
    "rules": rules,
    "record": record,
    "save": save,
    "help": help_,
    "quit": quit_,
}
TAKE_MORE = (rules, save, help_)  # the others stand alone: `quit now` is not quit
LETTERS = {"h": "help", "q": "quit"}
