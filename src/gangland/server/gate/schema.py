"""The language of the gate for programs: `python -m gangland.server.gate.schema --out web/src`.

Writes `lib/generated/openapi.json` (HTTP), `lib/generated/messages.ts` (types of HTTP and of the socket), and
`games/<id>/view.ts` for each game that has a folder there: what its view tells.
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
from gangland.server.gate.typescript import broken, declared
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
    """All types but those of the games."""
    shared = bare_app().openapi()["components"]["schemas"] | components(ASKED)
    parts = [HEAD, _section("HTTP, and what is in messages of the socket"), *_types(shared)]
    parts += [_section("What clients say over the socket"), *_named(messages.FROM_CLIENT, "From")]
    parts += [_union("FromClient", messages.FROM_CLIENT, "From")]
    parts += [_section("What they are told"), *_answering(_named(TO_CLIENT, "To"))]
    parts += [_union("ToClient", TO_CLIENT, "To")]
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
    return broken(f"export type {name} =", " | ".join(f"{prefix}{one.__name__}" for one in types))


def view_types(id: str) -> str:
    """The types of a game's own part of its view; the whole of it is called View, whatever Python calls it."""
    whole = get_type_hints(load(id).view)["return"]
    _, found = msgspec.json.schema_components((whole,), ref_template=REFERENCE)
    named = {"View" if name == whole.__name__ else name: schema for name, schema in found.items()}
    return "\n".join([HEAD, *_types(named)])


def files(folder: Path) -> dict[Path, str]:
    """All that is generated, by where it goes below `web/src`."""
    generated = folder / "lib" / "generated"
    games = {folder / "games" / id / "view.ts": id for id in GAMES if (folder / "games" / id).is_dir()}
    return {
        generated / "openapi.json": openapi(),
        generated / "messages.ts": typescript(),
        **{path: view_types(id) for path, id in games.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="gangland.server.gate.schema")
    parser.add_argument("--out", type=Path, required=True, help="the browser's sources: web/src")
    for path, text in files(parser.parse_args().out).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
