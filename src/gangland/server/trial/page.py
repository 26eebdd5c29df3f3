"""The page of figures: server.json as measured, server.md written from it, with the machine described."""

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from gangland.server.trial.figures import Row

HEAD = """# What the server bears

Written by `gangland load --out docs` from `server.json`. The server, the database and the load client share {cores}
cores (Python {python}, SQLite {sqlite}; load average at the start {load}: more than 0.5 means that other work ran
meanwhile). Clients are real sockets that play real games by random legal actions; moves
arrive at random times that do not wait for the server. A move's time counts from its arrival to its acknowledgement,
which is sent when it is on disk.

| what | database | measured | goal |
| --- | --- | --- | --- |
"""


def write_page(rows: Sequence[Row], here: dict[str, object], folder: Path, name: Callable[[Row], str]) -> None:
    """Both files; `here` is the machine as it was before, `name` says what a row is about."""
    folder.mkdir(parents=True, exist_ok=True)
    data = msgspec.json.encode({"machine": here, "rows": [row.as_json() for row in rows]})
    (folder / "server.json").write_bytes(msgspec.json.format(data, indent=1) + b"\n")
    (folder / "server.md").write_text(page(rows, here, name), "utf-8")


def page(rows: Sequence[Row], here: dict[str, object], name: Callable[[Row], str]) -> str:
    lines = [HEAD.format(**here)]
    for row in rows:
        missed = " **missed**" if row.reached is False else ""
        lines.append(f"| {name(row)} | {row.database} | {row.text()}{missed} | {row.goal_text()} |\n")
    return "".join(lines)
