"""The file of all rows: a line each, written anew after every one, so that nothing is lost."""

import json
from pathlib import Path
from typing import Any

from gangland.engine.mistakes import Mistake
from gangland.lab.run_folder import replace_text

Row = dict[str, Any]


class RowFile:
    """Rows by their names, and the file they are kept in."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: dict[str, Row] = {row["name"]: row for row in self._read()}

    def _read(self) -> list[Row]:
        if not self.path.exists():
            return []
        try:
            rows: list[Row] = json.loads(self.path.read_text("utf-8"))
            if not all(isinstance(row["name"], str) for row in rows):
                raise TypeError
        except (OSError, ValueError, TypeError, KeyError):
            raise Mistake("mistake-arena-file", file=str(self.path), line="1") from None
        return rows

    def keep(self, row: Row) -> None:
        """Write the row down, on disk too."""
        self.rows[row["name"]] = row
        self.save()

    def save(self) -> None:
        """All of it, or the file stays as it was."""
        lines = ",\n".join(json.dumps(tidy(self.rows[name])) for name in sorted(self.rows))
        write_whole(self.path, f"[\n{lines}\n]\n")


def tidy(row: Row) -> Row:
    """Results without a point where they are whole, and without the games to come."""
    if "results" not in row:
        return row
    results = [int(won) if won in (0, 1) else won for won in row["results"]]
    while results and results[-1] is None:
        results.pop()
    return row | {"results": results}


def write_whole(path: Path, text: str) -> None:
    """A file that is never half written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_text(path, text)
    except OSError:
        raise Mistake("mistake-arena-folder", folder=str(path.parent)) from None
