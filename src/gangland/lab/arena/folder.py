"""Where an arena keeps its games: each one as soon as it is finished, so that nothing is lost and a run can go on.

FOLDER/arena.json      what was asked for
FOLDER/games.jsonl     a line for each finished game, in the order they were finished
FOLDER/records/1.txt   its record, which `gangland replay` tells
"""

import json
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import IO

from gangland.engine.mistakes import Mistake
from gangland.lab.arena.contest import Contest
from gangland.lab.arena.results import Row, row_of
from gangland.lab.locking import lock

CONTEST, GAMES, RECORDS = "arena.json", "games.jsonl", "records"


class Folder:
    """The folder of one contest, open for one run."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        with ExitStack() as until_all_is_well:
            try:
                (path / RECORDS).mkdir(parents=True, exist_ok=True)
                self.file: IO[bytes] = until_all_is_well.enter_context((path / GAMES).open("ab+"))
                lock(self.file, Mistake("mistake-arena-busy", folder=str(path)))
                self._agree(contest)
                self.rows = self._read(contest)
            except OSError:
                raise self._unwritable() from None
            until_all_is_well.pop_all()

    def _unwritable(self) -> Mistake:
        return Mistake("mistake-arena-folder", folder=str(self.path))

    def _agree(self, contest: Contest) -> None:
        """Write down what was asked for, or make sure that it is the same as before."""
        file, asked = self.path / CONTEST, contest.as_json()
        if not file.exists() and self.file.tell() == 0:
            new = file.with_suffix(".new")
            new.write_text(json.dumps(asked, indent=2) + "\n", "utf-8")
            new.replace(file)
        try:
            known = json.loads(file.read_text("utf-8"))
            differing = [name for name in asked if known[name] != asked[name]]
        except (ValueError, TypeError, KeyError, FileNotFoundError):
            raise Mistake("mistake-arena-file", file=str(file), line="1") from None
        if differing:
            name = differing[0]
            old, new_one = (json.dumps(one[name], ensure_ascii=False) for one in (known, asked))
            raise Mistake("mistake-arena-differs", folder=str(self.path), name=name, known=old, asked=new_one)

    def _read(self, contest: Contest) -> list[Row]:
        """The games of earlier runs; a last line that was cut off in the middle is taken away."""
        self.file.seek(0)
        text = self.file.read()
        whole = text[: text.rfind(b"\n") + 1]
        self.file.truncate(len(whole))
        rows = {}
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                row = row_of(line.decode("utf-8"))
            except (ValueError, TypeError, KeyError, AttributeError):
                raise Mistake("mistake-arena-file", file=str(self.path / GAMES), line=str(number)) from None
            if row.game <= contest.games:
                rows[row.game] = row
        return list(rows.values())

    def keep(self, row: Row, record: str) -> None:
        """The record first: a game that has a line has a record."""
        try:
            (self.path / RECORDS / f"{row.game}.txt").write_text(record, "utf-8")
            self.file.write(row.line().encode("utf-8"))
            self.file.flush()
        except OSError:
            raise self._unwritable() from None

    def __enter__(self) -> "Folder":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with suppress(OSError):  # a full disk was said already
            self.file.close()
