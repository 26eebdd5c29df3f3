"""Tables as Parquet, by pyarrow, which is in the extra `data`."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from gangland.engine.mistakes import Mistake
from gangland.lab.records.columns import COMMENTS, TABLES, VERSION, Column

COMPRESSION = "zstd"
ROWS_AT_ONCE = 256  # of games that are read: each has its whole list of actions


def need() -> None:
    """A Mistake if pyarrow is not here: better before the games than after."""
    if find_spec("pyarrow") is None:
        raise Mistake("mistake-no-data", module="pyarrow")


def write(path: Path, table: str, rows: Sequence[dict[str, Any]]) -> None:
    """One file with these rows; an OSError if there is no room."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    columns = TABLES[table]
    schema = pa.schema([pa.field(one.name, _arrow(one), nullable=one.may_be_null) for one in columns])
    about = {"gangland": json.dumps({"table": table, "version": VERSION})}
    cells = [pa.array([_cell(row[one.name], one) for row in rows], _arrow(one)) for one in columns]
    pq.write_table(pa.Table.from_arrays(cells, schema=schema.with_metadata(about)), path, compression=COMPRESSION)


def _cell(value: Any, column: Column) -> Any:
    return list(value.items()) if isinstance(value, dict) and column.kind.startswith("map") else value


def _arrow(column: Column) -> Any:
    import pyarrow as pa

    if column.kind == COMMENTS:
        return pa.list_(pa.struct([("n", pa.int32()), ("text", pa.string())]))
    if column.kind.startswith("list<"):
        return pa.list_(getattr(pa, _factory(column.kind.removeprefix("list<").removesuffix(">")))())
    if column.kind.startswith("map<"):
        return pa.map_(pa.string(), pa.string())
    return getattr(pa, _factory(column.kind))()


def _factory(kind: str) -> str:
    """The name of the function of pyarrow that makes a type."""
    return {"json": "string", "bool": "bool_"}.get(kind, kind)


def count(path: Path) -> int:
    """How many rows a file has."""
    with _opened(path) as file:
        return int(file.metadata.num_rows)


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a file, a few at a time."""
    with _opened(path) as file:
        for batch in file.iter_batches(ROWS_AT_ONCE):
            yield from batch.to_pylist()


@contextmanager
def _opened(path: Path) -> Iterator[Any]:
    """A file that is read; a Mistake if it is no Parquet, or damaged."""
    need()
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        with pq.ParquetFile(path) as file:
            yield file
    except pa.ArrowException:
        flaw = Mistake("mistake-records-parquet").message
        raise Mistake("mistake-records-in", place=str(path), what=flaw) from None
