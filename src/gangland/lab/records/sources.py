"""Where games come from: files and folders that somebody has. Each game is read when it is its turn."""

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from gangland.engine.mistakes import Mistake
from gangland.engine.record import read_record
from gangland.games import load
from gangland.lab.arena.folder import CONTEST
from gangland.lab.arena.folder import GAMES as ARENA_GAMES
from gangland.lab.arena.folder import RECORDS as ARENA_RECORDS
from gangland.lab.arena.results import GameResult, result_of
from gangland.lab.records.columns import GAMES
from gangland.lab.records.recorded_game import RecordedGame, game_of_row

STANDARD_INPUT = "-"
ASKED, PARTS = "records.json", "parts.jsonl"  # of a folder that we have written
SERVER_TAG = re.compile(r'\s*\[(Match|Commitment) "([^"]*)"\]\s*')


@dataclass(frozen=True)
class Entry:
    """A game that a source has: where it stands, a text by which it is known again, and how to replay it."""

    place: str
    text: str
    replay: Callable[[], RecordedGame]

    @property
    def mark(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()

    def game(self) -> RecordedGame:
        """The game; a Mistake says where the bad one stands."""
        try:
            return self.replay()
        except Mistake as mistake:
            raise Mistake(
                "mistake-records-in", package=mistake.package, place=self.place, what=mistake.message
            ) from None


class Source(Protocol):
    """Games in an order that does not change."""

    @property
    def asked(self) -> dict[str, Any]:
        """What was asked for, as JSON: with the same a run goes on."""
        ...

    def count(self) -> int | None:
        """How many games, if that is known before."""
        ...

    def entries(self, skip: int, last: str) -> Iterator[Entry]:
        """The games but the first ones, which an earlier run has written; `last` is the mark of the last of them."""
        ...


@dataclass(frozen=True)
class Files:
    """Records that exist: folders of the arena or of ours, record files, JSON Lines, Parquet, the standard input."""

    names: tuple[str, ...]
    standard_input: Iterable[str] = ()

    @property
    def asked(self) -> dict[str, Any]:
        return {"files": list(self.names)}

    def count(self) -> int | None:
        counts = [_count(Path(name)) if name != STANDARD_INPUT else None for name in self.names]
        known = [count for count in counts if count is not None]
        return sum(known) if len(known) == len(counts) else None

    def entries(self, skip: int, last: str) -> Iterator[Entry]:
        for number, entry in enumerate(self._all(), 1):
            if number == skip and entry.mark != last:
                raise Mistake("mistake-records-changed", place=entry.place)
            if number > skip:
                yield entry

    def _all(self) -> Iterator[Entry]:
        for name in self.names:
            if name == STANDARD_INPUT:
                yield from of_lines(self.standard_input, name)
            else:
                yield from of_path(Path(name))


def _count(path: Path) -> int | None:
    """How many games a path has, as far as that is told without reading them."""
    try:
        if (path / PARTS).is_file():
            return sum(int(json.loads(line)["games"]) for line in _lines(path / PARTS))
        if (path / CONTEST).is_file():
            return sum(1 for _ in _lines(path / ARENA_GAMES))
        if path.is_dir():
            return len(_texts(path))
        if path.suffix == ".parquet":
            from gangland.lab.records import parquet

            return parquet.count(path)
        return sum(1 for _ in _lines(path)) if path.suffix == ".jsonl" else 1
    except (OSError, ValueError, TypeError, KeyError):
        return None  # whoever reads it will say what is wrong


def of_path(path: Path) -> Iterator[Entry]:
    """The games of a file or a folder."""
    if not path.exists():
        raise Mistake("mistake-records-no-source", source=str(path))
    try:
        yield from _of_folder(path) if path.is_dir() else _of_file(path)
    except OSError:
        raise Mistake("mistake-records-unreadable", source=str(path)) from None


def _of_folder(path: Path) -> Iterator[Entry]:
    if (path / ASKED).is_file():
        return _of_ours(path)
    if (path / CONTEST).is_file():
        return _of_arena(path)
    files = _texts(path)
    if not files:
        raise Mistake("mistake-records-empty", source=str(path))
    return (entry for file in files for entry in _of_file(file))


def _of_file(path: Path) -> Iterator[Entry]:
    if path.suffix == ".parquet":
        from gangland.lab.records import parquet

        return of_rows(parquet.read(path), str(path))
    return of_lines(_lines(path), str(path))


def _texts(path: Path) -> list[Path]:
    """The record files of a folder, 2 before 10."""

    def key(file: Path) -> list[int | str]:
        return [int(part) if part.isdecimal() else part for part in re.split(r"(\d+)", file.name)]

    return sorted(path.glob("*.txt"), key=key)


def _of_ours(path: Path) -> Iterator[Entry]:
    """A folder that we have written: from whichever form holds whole games; what is in no part yet does not count."""
    try:
        parts = [json.loads(line) for line in _lines(path / PARTS)] if (path / PARTS).exists() else []
        numbers, size = range(len(parts)), int(parts[-1]["sizes"].get(f"{GAMES}.jsonl", 0)) if parts else 0
        games = sum(int(part["games"]) for part in parts)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise Mistake("mistake-records-file", file=str(path / PARTS)) from None
    if (path / GAMES).is_dir():
        for number in numbers:
            yield from _of_file(path / GAMES / f"{number:05}.parquet")
    elif size:
        yield from of_lines(_lines(path / f"{GAMES}.jsonl", size), str(path / f"{GAMES}.jsonl"))
    elif (path / ARENA_RECORDS).is_dir():
        for number in range(games):
            yield from _of_file(path / ARENA_RECORDS / f"{number}.txt")
    elif parts:
        raise Mistake("mistake-records-no-games", source=str(path))


def _of_arena(path: Path) -> Iterator[Entry]:
    """The games of an arena in the order they were finished, with their bots and faults."""
    for number, line in enumerate(_lines(path / ARENA_GAMES), 1):
        try:
            result = result_of(line)
        except (ValueError, TypeError, KeyError, AttributeError):
            raise Mistake("mistake-arena-file", file=str(path / ARENA_GAMES), line=str(number)) from None
        file = path / ARENA_RECORDS / f"{result.game}.txt"
        yield of_result(result, "".join(_lines(file)), str(file))


def of_lines(lines: Iterable[str], name: str) -> Iterator[Entry]:
    """JSON Lines, a game each; or all lines together are one record."""
    rest = iter(lines)
    first = next((line for line in rest if line.strip()), "")
    if not first.lstrip().startswith("{"):
        if not first:
            raise Mistake("mistake-records-empty", source=name)
        yield of_record("".join([first, *rest]), name)
        return
    yield _of_line(first, f"{name}:1")
    for number, line in enumerate(rest, 2):
        if line.strip():
            yield _of_line(line, f"{name}:{number}")


def _of_line(line: str, place: str) -> Entry:
    """A row of the table of games, or an object with a record and perhaps the players."""
    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if isinstance(row, dict) and isinstance(row.get("record"), str):
        return of_record(row["record"], place, _names(row.get("players")))
    if not isinstance(row, dict) or "actions" not in row:
        raise Mistake("mistake-records-in", place=place, what=Mistake("mistake-records-line").message)
    return Entry(place, line.strip(), partial(game_of_row, row))


def _names(players: Any) -> tuple[str, ...] | None:
    are_names = isinstance(players, list) and all(isinstance(name, str) for name in players)
    return tuple(players) if are_names else None


def of_rows(rows: Iterable[dict[str, Any]], name: str) -> Iterator[Entry]:
    """Rows of the table of games from Parquet."""
    for number, row in enumerate(rows, 1):
        yield Entry(f"{name}:{number}", repr(row), partial(game_of_row, row))


def of_result(result: GameResult, record: str, place: str) -> Entry:
    """A game of an arena, with its bots and its fault."""
    fault = (result.fault.kind, result.fault.seat) if result.fault else (None, None)
    return of_record(record, place, result.bots, *fault)


def of_record(
    text: str,
    place: str,
    players: Sequence[str] | None = None,
    fault: str | None = None,
    fault_seat: int | None = None,
) -> Entry:
    """A record as text, with the tags that a server adds."""

    def replay() -> RecordedGame:
        tags = {found[1]: found[2] for found in map(SERVER_TAG.fullmatch, text.splitlines()) if found}
        match = read_record(text, load)
        seated = tuple(players) if players and len(players) == match.seats else None
        return RecordedGame(match, seated, tags.get("Match"), tags.get("Commitment"), fault, fault_seat)

    return Entry(place, text, replay)


def _lines(path: Path, size: int | None = None) -> Iterator[str]:
    """The lines of a text file, or of its first bytes."""
    read = 0
    with path.open("rb") as file:
        for line in file:
            read += len(line)
            if size is not None and read > size:
                return
            try:
                yield line.decode("utf-8")
            except UnicodeDecodeError:
                flaw = Mistake("mistake-records-not-text").message
                raise Mistake("mistake-records-in", place=str(path), what=flaw) from None
