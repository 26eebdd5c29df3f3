"""The page about the server: figures as measured (server.json) and trials as held (proofs.json), with the machine."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from gangland.proof.cold_start import NAME as COLD
from gangland.proof.figures import Row
from gangland.proof.ledger import FILE as PROOFS
from gangland.proof.ledger import Book, book_in
from gangland.proof.rig import Proof

FIGURES, PAGE = "server.json", "server.md"
COUNTED = ("acks", "events", "views")
Name = Callable[[str], str]  # the words for a figure or a trial
HEAD = """# What the server bears

Written by `gangland load --out docs` from `server.json`. The server, the database and the load client share {cores}
cores (Python {python}, SQLite {sqlite}; load average at the start {load}: more than 0.5 means that other work ran
meanwhile). Clients are real sockets that play real games by random legal actions; moves
arrive at random times that do not wait for the server. A move's time counts from its arrival to its acknowledgement,
which is sent when it is on disk.

A second process gains only where there are cores for it: one process, the database and the client fill two already.

| what | database | measured | goal |
| --- | --- | --- | --- |
"""
PROVED = """
## What it was put through

Written by `gangland prove --kills {kills} --out docs` from `proofs.json` (processors: {cores}, Python {python}, SQLite
{sqlite}, load average at the start {load}). Clients play whole games while faults happen; after each trial one
tool checks that every acknowledged command is in the log exactly once (I1), numbers have no gaps (I2), replay gives the
stored hashes (I3), each client saw its own true view in order (I4), a command without acknowledgement is there once or
not at all (I5), and every match can be finished (I6). "Waited" is the longest time until the next acknowledged
move once the server was ready again; for bots, until a bot's move; for a first start, until an answer, which may take
8 s, and more only by as much as other work kept the cores busy.

| what was tried | faults | acknowledged moves | events | views | waited | took | violations |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""


def write_page(rows: Sequence[Row], here: dict[str, object], folder: Path, name: Name) -> None:
    """The figures and the page; `here` is the machine as it was before."""
    folder.mkdir(parents=True, exist_ok=True)
    data = msgspec.json.encode({"machine": here, "rows": [row.as_json() for row in rows]})
    _write(folder / FIGURES, data)
    _compose(folder, name)


def write_proofs(book: Book, folder: Path, name: Name) -> None:
    """What a run of trials has found so far, and the page."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / PROOFS, msgspec.json.encode(book))
    _compose(folder, name)


def _write(file: Path, data: bytes) -> None:
    """All of it or nothing: an interrupted run leaves what was there."""
    part = file.with_name(f"{file.name}.part")
    part.write_bytes(msgspec.json.format(data, indent=1) + b"\n")
    part.replace(file)


def _compose(folder: Path, name: Name) -> None:
    """The page, from both files as far as they are there."""
    parts, figures, book = [], folder / FIGURES, book_in(folder)
    if figures.exists():
        known: dict[str, Any] = msgspec.json.decode(figures.read_bytes())
        parts.append(page(msgspec.convert(known["rows"], list[Row]), known["machine"], name))
    if book is not None:
        parts.append(proofs(book, name))
    (folder / PAGE).write_text("".join(parts), "utf-8")


def page(rows: Sequence[Row], here: dict[str, object], name: Name) -> str:
    lines = [HEAD.format(**here)]
    for row in rows:
        missed = " **missed**" if row.reached is False else ""
        lines.append(f"| {name(row.name)} | {row.database} | {row.text()}{missed} | {row.goal_text()} |\n")
    return "".join(lines)


def proofs(book: Book, name: Name) -> str:
    unfinished = [
        Proof(trial, None, "", begun.told, begun.violations, begun.seconds) for trial, begun in book.begun.items()
    ]
    lines = [_line(proof, name(proof.name)) for proof in book.proofs if proof.holds is not None]
    lines += [_line(proof, f"{name(proof.name)} (not finished)") for proof in unfinished if proof.arguments]
    lines += [f"| {name(proof.name)} | not tried |" + " |" * 6 + "\n" for proof in book.proofs if proof.holds is None]
    return PROVED.format(kills=book.kills, **book.machine) + "".join(lines)


def _line(proof: Proof, name: str) -> str:
    told, wrong = proof.arguments, len(proof.violations)
    faults, counts, waited = _faults(told), [f"{int(told.get(one, 0)):,}" for one in COUNTED], f"{told['return']} s"
    if proof.name == COLD:
        faults, counts, waited = "", [""] * len(COUNTED), f"{waited}, at most {told['limit']} s"
    cells = [name, faults, *counts, waited, f"{proof.seconds:,.0f} s", f"**{wrong}**" if wrong else "0"]
    return f"| {' | '.join(cells)} |\n"


def _faults(told: dict[str, int | str]) -> str:
    words = {"kills": "kills", "times": "times", "messages": "messages"}
    return ", ".join(f"{int(told[one]):,} {word}" for one, word in words.items() if told.get(one)) or "all the time"
