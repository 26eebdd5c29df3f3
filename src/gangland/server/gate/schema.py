"""The language of the gate for programs: `python -m gangland.server.gate.schema --out DIR`.

Writes `openapi.json` (HTTP) and `messages.ts` (types of HTTP, of the socket and of every game's table).
"""

import argparse
import json
from pathlib import Path
from typing import Any, Literal, get_type_hints

import msgspec

from gangland.engine.messages import Message
from gangland.games import GAMES, load
from gangland.server.desk import HintAnswer, History, WhyAnswer
from gangland.server.gate.app import bare_app
from gangland.server.gate.http.answers import components
from gangland.server.gate.problems import REFERENCE
from gangland.server.gate.socket import messages
from gangland.server.gate.typescript import declared
from gangland.server.match.projection import TableView

HEAD = "// Made by `python -m gangland.server.gate.schema`. Change the server, not this file.\n"


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    """The table as it is now, for whoever comes, comes back, or was too slow."""

    epoch: str
    n: int
    role: Literal["player", "spectator"]
    you: int | None
    server_time: int
    snapshot: TableView | None
    lines: tuple[Message, ...]


class Frame(msgspec.Struct, tag_field="type", tag="frame"):
    """Something changed: the table as it is now, and what is new in the log."""

    epoch: str
    n: int
    table: TableView
    lines: tuple[Message, ...]


TO_CLIENT = (
    Welcome, Frame, messages.Ack, messages.Refused, messages.Said, messages.Answer, messages.Later, messages.Bye,
    messages.Pong, messages.Error,
)  # fmt: skip
ASKED = (HintAnswer, WhyAnswer, History)  # what an answer may hold


def openapi() -> str:
    """The description of the HTTP side, as it is served."""
    return json.dumps(bare_app().openapi(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def typescript() -> str:
    """All types, in one file."""
    shared = bare_app().openapi()["components"]["schemas"] | components(ASKED)
    parts = [HEAD, _section("HTTP, and what is in messages of the socket"), *_types(shared)]
    parts += [_section("What clients say over the socket"), *_named(messages.FROM_CLIENT, "From")]
    parts += [_union("FromClient", messages.FROM_CLIENT, "From")]
    parts += [_section("What they are told"), *_answering(_named(TO_CLIENT, "To"))]
    parts += [_union("ToClient", TO_CLIENT, "To")]
    parts += [_section("The table of each game"), *(_namespace(id) for id in GAMES), _tables()]
    return "\n".join(parts)


def _section(words: str) -> str:
    return f"// {words}\n"


def _types(schemas: dict[str, Any]) -> list[str]:
    return [declared(name, schema) for name, schema in sorted(schemas.items())]


def _named(types: tuple[Any, ...], prefix: str) -> list[str]:
    """Messages under names of their own, as HTTP and the socket share words; what is in them under its own name."""
    _, found = msgspec.json.schema_components(types, ref_template=REFERENCE)  # a client may leave defaults out
    own = {one.__name__ for one in types}
    return [declared(f"{prefix}{name}", schema) for name, schema in sorted(found.items()) if name in own]


def _answering(types: list[str]) -> list[str]:
    """Python's type of an answer is any; the browser may know which ones there are."""
    known = " | ".join(one.__name__ for one in ASKED)
    return [one.replace("answer: unknown", f"answer: {known}") for one in types]


def _union(name: str, types: tuple[Any, ...], prefix: str) -> str:
    return f"export type {name} = {' | '.join(f'{prefix}{one.__name__}' for one in types)};\n"


def _namespace(id: str) -> str:
    """A game's own part of its view."""
    _, found = msgspec.json.schema_components((get_type_hints(load(id).view)["return"],), ref_template=REFERENCE)
    inner = "".join(declared(name, schema, "  ") for name, schema in sorted(found.items()))
    return f"export namespace {_camel(id)} {{\n{inner}}}\n"


def _tables() -> str:
    lines = "".join(f"  {id}: {_camel(id)}.Table;\n" for id in GAMES)
    return (
        f"export interface Tables {{\n{lines}}}\n\n"
        "/** A view with the table of its game. */\n"
        "export type GameView = { [Game in keyof Tables]: View & { game: Game; table: Tables[Game] } }[keyof Tables];\n"
    )


def _camel(id: str) -> str:
    return "".join(part.title() for part in id.split("_"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="gangland.server.gate.schema")
    parser.add_argument("--out", type=Path, required=True)
    folder: Path = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "openapi.json").write_text(openapi(), "utf-8")
    (folder / "messages.ts").write_text(typescript(), "utf-8")


if __name__ == "__main__":
    main()
