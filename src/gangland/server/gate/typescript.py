"""JSON schemas as types of TypeScript, so that the browser speaks the language of the server or does not compile."""

import json
from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]
WIDEST = 120  # the formatter of the browser's part breaks longer lines in the same way
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def declared(name: str, schema: Schema, indent: str = "") -> str:
    """`export interface Name { … }` or `export type Name = …`, with its description."""
    words = schema.get("description", "")
    comment = f"{indent}/** {_one_line(words)} */\n" if words else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"{comment}{indent}export interface {name} {_fields(schema, indent)}\n"
    return comment + broken(f"{indent}export type {name} =", typed(schema, indent), indent)


def typed(schema: Schema, indent: str = "") -> str:
    """The type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(typed(one, indent) for one in schema[several]))
    return _by_kind(schema, indent)


def _by_kind(schema: Schema, indent: str) -> str:
    kind = schema.get("type")
    if kind == "array":
        return _array(schema, indent)
    if kind == "object":
        if "properties" in schema:
            return _fields(schema, indent)
        inner = schema.get("additionalProperties", True)
        return f"Record<string, {typed(inner, indent) if isinstance(inner, Mapping) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def _array(schema: Schema, indent: str) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(typed(one, indent) for one in schema['prefixItems'])}]"
    inner = schema.get("items", {})
    kind = typed(inner, indent) if isinstance(inner, Mapping) else "unknown"
    is_compound = " | " in kind or kind.startswith("readonly ")
    return f"readonly ({kind})[]" if is_compound else f"readonly {kind}[]"


def _fields(schema: Schema, indent: str) -> str:
    deeper = indent + "  "
    required = set(schema.get("required", ()))
    lines = [
        broken(f"{deeper}{name}{'' if name in required else '?'}:", typed(one, deeper), deeper)
        for name, one in schema["properties"].items()
    ]
    return "{\n" + "".join(lines) + indent + "}"


def broken(left: str, kind: str, indent: str = "") -> str:
    """`left kind;`, with a long union in several lines."""
    line = f"{left} {kind};"
    if len(line) <= WIDEST or " | " not in kind:
        return line + "\n"
    return left + "".join(f"\n{indent}  | {one}" for one in kind.split(" | ")) + ";\n"


def _one_line(words: str) -> str:
    return " ".join(words.partition("\n\n")[0].split()).replace("*/", "* /")
