"""Where the tables are kept, part by part: a part is whole games, and is there when it has a line in `parts.jsonl`.

FOLDER/records.json            what was asked for, and the version of the columns
FOLDER/parts.jsonl             a line for each part: how much is in it, and how long the files were after it
FOLDER/games.jsonl             JSON Lines: one file for each table, which grows by whole parts
FOLDER/games/00000.parquet     Parquet: one file for each table and part
FOLDER/records/0.txt           records as text, one file for each game
"""

import errno
import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

from gangland.engine.mistakes import Mistake
from gangland.lab.locking import lock
from gangland.lab.records import parquet
from gangland.lab.records.columns import TABLES, VERSION, VIEWS
from gangland.lab.records.rows import TIGHT, Rows
from gangland.lab.records.sources import ASKED, PARTS

JSONL, PARQUET, TEXT = "jsonl", "parquet", "text"
FORMATS = (JSONL, PARQUET, TEXT)
RECORDS = "records"
NEW = ".new"
FULL_PART = 50_000  # rows of all tables: some megabytes of memory
ROWS_FOR_A_LETTER = 1 / 600  # a long view counts as several rows
NUMBER_LETTERS = 4  # a number of an observation takes as much room as so many letters
FULL_DISK = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


@dataclass
class Part:
    """Whole games that are not on disk yet."""

    tables: Sequence[str]
    rows: dict[str, Rows] = field(default_factory=dict)
    records: list[str] = field(default_factory=list)
    games: int = 0
    decisions: int = 0
    size: float = 0.0
    mark: str = ""  # of the last game

    def add(self, rows: dict[str, Rows], record: str | None, decisions: int, mark: str) -> None:
        for table, more in rows.items():
            self.rows.setdefault(table, []).extend(more)
        if record is not None:
            self.records.append(record)
        self.games += 1
        self.decisions += decisions
        self.size += 1 + sum(len(more) for more in rows.values()) + _letters(rows) * ROWS_FOR_A_LETTER
        self.mark = mark

    @property
    def is_full(self) -> bool:
        return self.size >= FULL_PART


def _letters(rows: dict[str, Rows]) -> int:
    """The room that views take, whose length differs most."""
    views = rows.get(VIEWS, [])
    numbers = sum(len(row["observation"]) for row in views if row["observation"] is not None)
    return NUMBER_LETTERS * numbers + sum(len(row["view"] or "") for row in views)


class Folder:
    """The folder of one data set, open for one run."""

    def __init__(self, path: Path, asked: dict[str, Any], tables: Sequence[str], formats: Sequence[str]) -> None:
        self.path, self.tables, self.formats = path, tables, formats
        if PARQUET in formats:
            parquet.need()
        with ExitStack() as until_all_is_well, self._writing():
            path.mkdir(parents=True, exist_ok=True)
            self.file = until_all_is_well.enter_context((path / PARTS).open("ab+", buffering=0))
            lock(self.file, Mistake("mistake-records-busy", folder=str(path)))
            self._agree({"version": VERSION, "tables": list(tables), "formats": list(formats), **asked})
            self.parts = self._read()
            self._forget_unfinished()
            until_all_is_well.pop_all()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """What can't be written becomes one sentence."""
        try:
            yield
        except OSError as error:
            id = "mistake-records-full" if error.errno in FULL_DISK else "mistake-records-folder"
            raise Mistake(id, folder=str(self.path)) from None

    def _agree(self, asked: dict[str, Any]) -> None:
        """Write down what was asked for, or make sure that it is the same as before."""
        file = self.path / ASKED
        if not file.exists() and self.file.tell() == 0:
            _replace(file, lambda new: new.write_text(json.dumps(asked, indent=2) + "\n", "utf-8"))
        try:
            known = json.loads(file.read_text("utf-8"))
            differing = [name for name in {**known, **asked} if known.get(name) != asked.get(name)]
        except (ValueError, TypeError, AttributeError, FileNotFoundError):
            raise Mistake("mistake-records-file", file=str(file)) from None
        if differing:
            name = differing[0]
            old, new_one = (json.dumps(one.get(name), ensure_ascii=False) for one in (known, asked))
            raise Mistake("mistake-records-differs", folder=str(self.path), name=name, known=old, asked=new_one)

    def _read(self) -> list[dict[str, Any]]:
        """The parts of earlier runs; a last line that was cut off in the middle is taken away."""
        self.file.seek(0)
        text = self.file.read()
        whole = text[: text.rfind(b"\n") + 1]
        self.file.truncate(len(whole))
        self.length = len(whole)
        try:
            parts = [json.loads(line) for line in whole.splitlines()]
            for part in parts:
                _ = int(part["games"]), int(part["decisions"]), str(part["last"]), dict(part["sizes"])
        except (ValueError, TypeError, KeyError):
            raise Mistake("mistake-records-file", file=str(self.path / PARTS)) from None
        return parts

    # How far it has come

    @property
    def games(self) -> int:
        return sum(part["games"] for part in self.parts)

    @property
    def decisions(self) -> int:
        return sum(part["decisions"] for part in self.parts)

    @property
    def last(self) -> str:
        """The mark of the last game that is kept."""
        return str(self.parts[-1]["last"]) if self.parts else ""

    # Keeping

    def keep(self, part: Part) -> None:
        """Write a part: all of it or, if there is no room, nothing."""
        if not part.games:
            return
        done = False
        with self._writing():
            try:
                sizes = {f"{table}.{JSONL}": self._append(table, part) for table in self._of(JSONL)}
                for table in self._of(PARQUET):
                    self._write_parquet(table, part)
                if TEXT in self.formats:
                    self._write_texts(part)
                line = {"games": part.games, "decisions": part.decisions, "last": part.mark, "sizes": sizes}
                self._note(json.dumps(line).encode() + b"\n")
                self.parts.append(line)
                done = True
            finally:
                if not done:
                    self._forget_unfinished()

    def _note(self, line: bytes) -> None:
        """A line of `parts.jsonl`: with it the part is there."""
        if self.file.write(line) != len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(self.file.fileno())
        self.length += len(line)

    def _of(self, format: str) -> Sequence[str]:
        return self.tables if format in self.formats else ()

    def _append(self, table: str, part: Part) -> int:
        with (self.path / f"{table}.{JSONL}").open("ab") as file:
            file.writelines(_line(row).encode() for row in part.rows.get(table, []))
            file.flush()
            os.fsync(file.fileno())
            return file.tell()

    def _write_parquet(self, table: str, part: Part) -> None:
        folder = self.path / table
        folder.mkdir(exist_ok=True)
        file = folder / f"{len(self.parts):05}.{PARQUET}"
        _replace(file, lambda new: parquet.write(new, table, part.rows.get(table, [])))

    def _write_texts(self, part: Part) -> None:
        (self.path / RECORDS).mkdir(exist_ok=True)
        for number, record in enumerate(part.records, self.games):
            (self.path / RECORDS / f"{number}.txt").write_text(record, "utf-8")

    def _forget_unfinished(self) -> None:
        """Take away what a run has begun to write that was stopped hard or had no room."""
        self.file.truncate(self.length)
        sizes = self.parts[-1]["sizes"] if self.parts else {}
        for table in TABLES:
            file = self.path / f"{table}.{JSONL}"
            if file.exists():
                os.truncate(file, min(int(sizes.get(file.name, 0)), file.stat().st_size))
            for begun in (self.path / table).glob(f"*.{PARQUET}*"):
                if begun.suffix == NEW or int(begun.stem) >= len(self.parts):
                    begun.unlink()

    def __enter__(self) -> "Folder":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with suppress(OSError):  # a full disk was said already
            self.file.close()


def _line(row: dict[str, Any]) -> str:
    """A row as a line; a view is JSON already."""
    plain = {name: cell for name, cell in row.items() if name != "view"}
    text = json.dumps(plain, ensure_ascii=False, separators=TIGHT, default=lambda array: array.tolist())
    return f'{text[:-1]},"view":{row["view"] or "null"}}}\n' if "view" in row else f"{text}\n"


def _replace(file: Path, write: Callable[[Path], object]) -> None:
    """Write a file beside its place and put it there when it is whole and on disk."""
    new = file.with_name(file.name + NEW)
    write(new)
    with new.open("rb") as written:
        os.fsync(written.fileno())
    new.replace(file)
