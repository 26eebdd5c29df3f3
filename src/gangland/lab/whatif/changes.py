"""Changes of components: typed one by one, or read from a file, each with the place where somebody wrote it."""

import difflib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gangland.engine.design.components import Design
from gangland.engine.messages import Message, Value, message
from gangland.engine.mistakes import Mistake, wrong

GAME = "game"  # the key at the top of a file that says whose components these are
TABLE = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]")
KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
LINE_OF_ERROR = re.compile(r"at line (\d+)")


@dataclass(frozen=True)
class Change:
    """Another value for the component at a path, and where that was written."""

    path: str
    value: Any
    where: Message


def refuse(design: Design, where: Message, what: Message) -> Mistake:
    """The mistake that says where and why, perhaps in the game's own words."""
    return Mistake("mistake-components-at", package=design.package, where=shown(where), what=shown(what))


def shown(said: Message) -> Message:
    """A message about something typed, with every control character in it as it is written in Python."""
    inner = {name: shown(value) if isinstance(value, Message) else value for name, value in said.arguments.items()}
    return wrong(said.id, inner)


def given(changes: Mapping[str, Any]) -> list[Change]:
    """Changes that a program gives."""
    return [Change(path, value, message("mistake-components-change", path=path)) for path, value in changes.items()]


def typed(design: Design, texts: Iterable[str]) -> list[Change]:
    """Changes as they are typed after `--set`: `points.red.4=16`."""
    changes = []
    for text in texts:
        where = message("mistake-components-set", text=text)
        path, equals, value = (piece.strip() for piece in text.partition("="))
        if not equals or not path:
            example = next(f"{path}={value}" for path, value in design.printed.items() if isinstance(value, int))
            raise refuse(design, where, message("mistake-components-form", example=example))
        path = known_path(design, path, where)
        changes.append(Change(path, design.components[path].domain.typed(value), where))
    return changes


def known_path(design: Design, path: str, where: Message) -> str:
    """The path as the design writes it, in whatever case it was typed; a Mistake if there is none."""
    folded = {known.casefold(): known for known in design.components}
    if path.casefold() in folded:
        return folded[path.casefold()]
    facts: dict[str, Value] = {"game": design.game, "path": path}
    near = difflib.get_close_matches(path.casefold(), folded, 1)
    if near:
        raise refuse(design, where, message("mistake-components-path-near", near=folded[near[0]], **facts))
    raise refuse(design, where, message("mistake-components-path", **facts))


def in_file(design: Design, text: str, file: str) -> list[Change]:
    """What a file of components says, line by line; a Mistake names the line of what it can't say."""
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = LINE_OF_ERROR.search(str(error))
        line = int(found[1]) if found else max(text.count("\n") + (not text.endswith("\n")), 1)
        raise refuse(design, line_of(file, line), message("mistake-components-toml")) from None
    lines = lines_of_keys(text)
    changes = []
    for path, value in leaves(tree):
        where = line_of(file, nearest_line(lines, path))
        if path == GAME:
            if value != design.game:
                raise refuse(design, where, message("mistake-components-game", given=str(value), game=design.game))
            continue
        changes.append(Change(known_path(design, path, where), value, where))
    return changes


def line_of(file: str, line: int) -> Message:
    return message("mistake-components-line", file=file, line=str(line))


def leaves(tree: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value of a TOML document with its path."""
    for key, value in tree.items():
        if isinstance(value, dict) and value:
            yield from leaves(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def lines_of_keys(text: str) -> dict[str, int]:
    """The line of each key: the reader of TOML does not tell. A table counts as a key."""
    table, lines = "", {}
    for number, line in enumerate(text.splitlines(), 1):
        if found := TABLE.match(line):
            table = f"{bare(found[1])}."
            lines[bare(found[1])] = number
        elif found := KEY.match(line):
            lines.setdefault(f"{table}{bare(found[1])}", number)
    return lines


def bare(key: str) -> str:
    """A key without quotes and spaces."""
    return re.sub(r"[\"'\s]", "", key)


def nearest_line(lines: Mapping[str, int], path: str) -> int:
    """The line of a path, or of what it stands in, as in an inline table."""
    while path and path not in lines:
        path = path.rpartition(".")[0]
    return lines.get(path, 1)


def settled(design: Design, changes: Sequence[Change]) -> list[Change]:
    """The changes that change something, each checked by itself; of two for one component the later one counts."""
    last = {}
    for change in changes:
        path = known_path(design, change.path, change.where)
        if flaw := design.components[path].domain.flaw(change.value):
            raise refuse(design, change.where, Message("mistake-components-value", {"path": path, "what": flaw}))
        value = list(change.value) if isinstance(change.value, tuple) else change.value
        last[path] = Change(path, value, change.where)
    return [change for path, change in last.items() if change.value != design.printed[path]]
