"""Between two people at one keyboard: an empty screen until the right one sits there."""

from contextlib import suppress
from importlib import import_module

from gangland.cli.orders import quit_, words_of_orders
from gangland.cli.play import Session
from gangland.cli.speech import say
from gangland.engine.view import look


def is_needed(session: Session, seat: int) -> bool:
    """Is the next reader somebody else, with other things to see than those who could read until now?"""
    readers = session.people if session.reader is None else [session.reader]
    return any(differ(session, reader, seat) for reader in readers if reader != seat)


def differ(session: Session, reader: int, seat: int) -> bool:
    """Do two seats see different tables, now or when the reader last looked?"""
    match = session.match
    for moment in {len(match.moves), session.since[reader]}:
        position = match.at(moment)
        tables = [look(match.game, match.rules, position, match.seats, one).table for one in (reader, seat)]
        if tables[0] != tables[1]:
            return True
    return False


def draw(session: Session, seat: int) -> None:
    """Hide what the last reader saw and typed, and wait for the next one; the opening hides nothing."""
    first = session.reader is None
    if not first:
        session.screen.clear()
        forget_typed()
    session.warn_of_sight()
    session.screen.line(say("play-curtain", name=session.names[seat]), style="bold")
    wait_for_enter(session, seat)
    if not first:
        session.screen.clear()


def wait_for_enter(session: Session, seat: int) -> None:
    """Only an empty line goes on; the word for it leaves the game."""
    while line := session.read():
        if words_of_orders().get(line.casefold()) is quit_:
            quit_(session, seat, "")
        session.screen.line(say("play-curtain-again", name=session.names[seat], quit=say("word-quit")))


def forget_typed() -> None:
    """Let no arrow key bring back what the last player typed."""
    with suppress(ImportError, AttributeError):
        import_module("readline").clear_history()
