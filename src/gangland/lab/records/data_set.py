"""Where the tables are kept, part by part: a part is whole games, and is there when it has a line in `parts.jsonl`.

FOLDER/records.json            what was asked for, and the version of the columns
FOLDER/parts.jsonl             a line for each part: how much is in it, and how long the files were after it
FOLDER/games.jsonl             JSON Lines: one file for each table, which grows by whole parts
FOLDER/games/00000.parquet     Parquet: one file for each table and part
FOLDER/records/0.txt           records as text, one file for each game
"""

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gangland.lab.records import parquet
from gangland.lab.records.columns import TABLES, VERSION, VIEWS
from gangland.lab.records.rows import TIGHT, Rows
from gangland.lab.records.sources import ASKED, PARTS
from gangland.lab.run_folder import FULL_DISK, NEW, FolderMistake, RunFolder, replace_file

JSONL, PARQUET, TEXT = "jsonl", "parquet", "text"
FORMATS = (JSONL, PARQUET, TEXT)
RECORDS = "records"
FULL_PART = 50_000  # rows of all tables: some megabytes of memory
ROWS_FOR_A_LETTER = 1 / 600  # a long view counts as several rows
NUMBER_LETTERS = 4  # a number of an observation takes as much room as so many letters


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


class DataSet(RunFolder):
    """The folder of one data set, open for one run."""

    family, locked = "records", PARTS

    def __init__(self, path: Path, asked: dict[str, Any], tables: Sequence[str], formats: Sequence[str]) -> None:
        self.tables, self.formats = tables, formats
        self.asked = {"version": VERSION, "tables": list(tables), "formats": list(formats), **asked}
        if PARQUET in formats:
            parquet.need()
        super().__init__(path)

    def resume(self) -> None:
        """The parts of earlier runs; what a run had only begun to write is taken away."""
        self.agree(ASKED, self.asked)
        with self.reading(PARTS):
            self.parts = [json.loads(line) for line in self.lines()]
            for part in self.parts:
                _ = int(part["games"]), int(part["decisions"]), str(part["last"]), dict(part["sizes"])
        self.length = self.file.tell()
        self._forget_unfinished()

    def compare(self, known: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
        """What only one of the two says differs, too."""
        names = dict.fromkeys((*known, *asked))
        super().compare(names | dict(known), names | dict(asked))

    def unwritable(self, error: OSError) -> FolderMistake:
        return self.mistake("full" if error.errno in FULL_DISK else "folder")

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
        with self.writing():
            try:
                sizes = {f"{table}.{JSONL}": self._append(table, part) for table in self._of(JSONL)}
                for table in self._of(PARQUET):
                    self._write_parquet(table, part)
                if TEXT in self.formats:
                    self._write_texts(part)
                line = {"games": part.games, "decisions": part.decisions, "last": part.mark, "sizes": sizes}
                self._note(json.dumps(line) + "\n")
                self.parts.append(line)
                done = True
            finally:
                if not done:
                    self._forget_unfinished()

    def _note(self, line: str) -> None:
        """A line of `parts.jsonl`: with it the part is there."""
        self.append(line)
        os.fsync(self.file.fileno())
        self.length = self.file.tell()

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
        replace_file(file, lambda new: parquet.write(new, table, part.rows.get(table, [])), durable=True)

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


def _line(row: dict[str, Any]) -> str:
    """A row as a line; a view is JSON already."""
    plain = {name: cell for name, cell in row.items() if name != "view"}
    text = json.dumps(plain, ensure_ascii=False, separators=TIGHT, default=lambda array: array.tolist())
    return f'{text[:-1]},"view":{row["view"] or "null"}}}\n' if "view" in row else f"{text}\n"
