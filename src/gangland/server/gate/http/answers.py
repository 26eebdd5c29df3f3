"""Answers over HTTP: structs of msgspec, encoded once and described in the OpenAPI by the same types."""

from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.responses import Response

from gangland.server.gate.problems import REFERENCE, ProblemShape, described, refusals

ANSWERS: dict[str, Any] = {"ProblemShape": ProblemShape}  # every type that is answered, by its name


class Json(Response):
    """A struct as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def answers(type_: Any, *codes: str, status: int = 200, many: bool = False, words: str = "") -> dict[int | str, Any]:
    """The documentation of an endpoint: what it answers, and the problems it may have instead."""
    ANSWERS[type_.__name__] = type_
    schema: dict[str, Any] = {"$ref": REFERENCE.format(name=type_.__name__)}
    if many:
        schema = {"type": "array", "items": schema}
    told = words or (type_.__doc__ or "").strip().splitlines()[0]
    return {status: described(told, schema), **refusals(*codes)}


def nothing(*codes: str, words: str = "Done") -> dict[int | str, Any]:
    """The documentation of an endpoint that answers nothing when all is well."""
    return {204: {"description": words}, **refusals(*codes)}


def file(media: str, *codes: str, words: str) -> dict[int | str, Any]:
    """The documentation of an endpoint that answers a file."""
    return {200: described(words, {"type": "string"}, media), **refusals(*codes)}


def schemas() -> dict[str, Any]:
    """The schemas of all that is answered, for the OpenAPI."""
    return components(list(ANSWERS.values()))


def components(types: Sequence[Any]) -> dict[str, Any]:
    """The schemas of types that we send. A field with a default is sent too, unless its struct leaves defaults out."""
    _, found = msgspec.json.schema_components(types, ref_template=REFERENCE)
    sparing = {one.__name__ for one in types if one.__struct_config__.omit_defaults}
    for name, schema in found.items():
        if "properties" in schema and name not in sparing:
            schema["required"] = list(schema["properties"])
    return found
