"""The commands of the server: serve, backup, restore, verify, doctor, load, prove."""

import json
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from gangland.cli.choices import at_home, file_text, unwritable
from gangland.cli.speech import Problem, complain, ended, lang, say
from gangland.engine.messages import Message
from gangland.engine.mistakes import Mistake
from gangland.engine.words import Said, Words

if TYPE_CHECKING:
    from rich.progress import Progress

PACKAGE = "gangland.server"
MODULES = ("msgspec", "fastapi", "uvicorn", "sqlalchemy", "alembic", "argon2", "structlog", "prometheus_client")
P = ParamSpec("P")
T = TypeVar("T")


def with_server(command: Callable[P, T]) -> Callable[P, T]:
    """A command that needs the extra `server`, which a plain installation does not bring."""

    @wraps(command)
    def checked(*arguments: P.args, **named: P.kwargs) -> T:
        for module in MODULES:
            if find_spec(module) is None:
                raise Problem("problem-no-server", module=module)
        return command(*arguments, **named)

    return checked


def mistaken(mistake: Mistake) -> Problem:
    """What can't be, as a sentence that begins with a capital letter."""
    sentence = ended(mistake.say(lang()))
    return Problem("problem-server", what=Said(sentence[:1].upper() + sentence[1:]))


def done(work: Coroutine[Any, Any, T]) -> T:
    """Wait for something of the server; a Mistake becomes a sentence."""
    from gangland.server.ports import Unavailable
    from gangland.server.run.server import run

    try:
        return run(work)  # type: ignore[no-any-return]
    except Mistake as mistake:
        raise mistaken(mistake) from None
    except Unavailable as error:
        raise Problem("problem-database", what=str(error).splitlines()[0]) from None
    except OSError as error:
        if error.filename is None:
            raise
        raise unwritable(Path(str(error.filename)), error) from None


def database(asked: str | None) -> str:
    from gangland.server.run.database import database_of

    try:
        return database_of(asked)
    except Mistake as mistake:
        raise mistaken(mistake) from None


# Serving


class Terminal:
    """What the person who started the server reads."""

    def __init__(self, opens_browser: bool) -> None:
        self.opens_browser = opens_browser
        self.bar: Progress | None = None

    def ready(self, addresses: list[str]) -> None:
        print(say("serve-ready", address=addresses[0]), flush=True)
        for address in addresses[1:]:
            print(say("serve-others", address=address), flush=True)
        print(say("serve-stop"), flush=True)
        if self.opens_browser:
            threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

    def progress(self, share: float | None) -> None:
        """A bar while rules are compiled, where there is a terminal to draw it on."""
        if share is None or not sys.stderr.isatty():
            return self.close()
        if self.bar is None:
            self.bar = _bar()
            self.bar.start()
            self.bar.add_task(say("serve-compiling"), total=1.0)
        self.bar.update(self.bar.task_ids[0], completed=share)

    def close(self) -> None:
        if self.bar is not None:
            self.bar.stop()
            self.bar = None


def _bar() -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


@with_server
def serve(host: str, port: int, place: str | None, workers: int, backups: int, browser: bool) -> None:
    from gangland.server.run.launcher import serve_plan
    from gangland.server.run.plan import Plan

    terminal = Terminal(browser)
    quiet = sys.stderr is None or sys.stderr.isatty()
    plan = Plan(database(place), host, port, workers, quiet=quiet, backups=backups)
    try:
        serve_plan(plan, terminal)
    except Mistake as mistake:
        raise mistaken(mistake) from None
    finally:
        terminal.close()
    print(say("serve-stopped"))


# Copies and checks


@with_server
def backup(file: str, place: str | None) -> None:
    from gangland.server.run.backup import backup

    found = done(backup(database(place), at_home(file)))
    print(say("backup-done", file=file, matches=found.matches, events=found.events))
    if not found.restored:
        print(say("backup-not-restored"))


@with_server
def restore(file: str, place: str | None) -> None:
    from gangland.server.run.backup import restore
    from gangland.server.run.database import hidden

    where = database(place)
    found = done(restore(at_home(file), where))
    print(say("restore-done", place=hidden(where), matches=found.matches, events=found.events))


@with_server
def verify(file: str) -> bool:
    """Check a record: was the deal the one that was promised, and does the log lead to the result?"""
    from gangland.games import GAMES, load
    from gangland.server.match.commitment import verify

    report = verify(file_text(file), load)
    for name, holds in report.checks:
        print(f"{'✓' if holds else '✗'} {say(f'verify-{name}')}")
    if report.problem is not None:
        packages = (PACKAGE, load(report.game).package) if report.game in GAMES else (PACKAGE,)
        complain(ended(Words(lang(), (*packages, "gangland.engine")).say(report.problem)))
    print(say("verify-holds" if report.ok else "verify-fails", events=report.events))
    return report.ok


@with_server
def doctor(place: str | None, as_json: bool) -> bool:
    """A line for everything that was looked at; is all well?"""
    from gangland.server.run.doctor import examine

    findings = done(examine(database(place)))
    if as_json:
        print(json.dumps([{"verdict": one.verdict, "id": one.id, **one.arguments} for one in findings]))
    else:
        words = Words(lang(), (PACKAGE,))
        for one in findings:
            mark = {"well": "✓", "note": "·", "ill": "✗"}[one.verdict]
            print(f"{mark} {words.say(Message(one.id, dict(one.arguments)))}")
    return all(one.verdict != "ill" for one in findings)


# Trials


@with_server
def load(place: str | None, quick: bool, out: str | None, as_json: bool) -> bool:
    """Measure the figures of gate A; were all reached?"""
    from gangland.proof.figures import machine
    from gangland.proof.load import measure
    from gangland.proof.page import write_page

    here = machine()
    if place is not None:
        place = database(place)
    rows = done(measure(place, quick, _telling(as_json)))
    if out is not None:
        write_page(rows, here, at_home(out), trial_name)
    if as_json:
        print(json.dumps([row.as_json() for row in rows]))
    else:
        print_figures(rows)
    return all(row.reached is not False for row in rows)


@with_server
def prove(kills: int, quick: bool, out: str | None, resume: bool, as_json: bool) -> bool:
    """Try all faults; did every promise hold? What is found is kept at once, so a run can be interrupted."""
    from gangland.proof.ledger import Ledger, book_in
    from gangland.proof.page import write_proofs
    from gangland.proof.proofs import prove

    if resume and out is None:
        raise Problem("problem-resume")
    if out is None:
        ledger = Ledger(kills)
    else:
        folder = at_home(out)
        before = book_in(folder) if resume else None
        ledger = Ledger(kills, before, lambda book: write_proofs(book, folder, trial_name))
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: nothing that was started is left behind
    proofs = done(prove(ledger, quick, _telling(as_json)))
    if as_json:
        print(json.dumps([proof.as_json() for proof in proofs]))
    else:
        print_proofs(proofs)
    return all(proof.holds is not False for proof in proofs)


def trial_name(name: str) -> str:
    """What was tried, in the language of the documents."""
    return Words("en", ("gangland.cli",)).say(f"trial-{name}")


def _telling(silent: bool) -> Any:
    """A line on the error output for whatever a trial is doing, or how far it has come."""

    def tell(name: str, **counts: int | str) -> None:
        if silent:
            return
        complain(say(f"trial-{name}", **counts) if counts else say("trial-now", name=say(f"trial-{name}")))

    return tell


def print_figures(rows: Any) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(*(say(f"load-{name}") for name in ("what", "database", "value", "goal")))
    for row in rows:
        mark = {True: "✓ ", False: "✗ ", None: ""}[row.reached]
        table.add_row(say(f"trial-{row.name}"), row.database, mark + row.text(), row.goal_text())
    Console(width=None if sys.stdout.isatty() else int(os.environ.get("COLUMNS", "100"))).print(table)


def print_proofs(proofs: Any) -> None:
    for proof in proofs:
        mark = {True: "✓", False: "✗", None: "·"}[proof.holds]
        print(f"{mark} {say(f'trial-{proof.name}')}: {say(proof.outcome, **proof.arguments)}")
        for violation in proof.violations[:5]:
            print(f"    {violation.invariant} {violation.table}: {violation.what}")
