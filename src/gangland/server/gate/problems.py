"""What went wrong, in one shape: a code for programs, a message for people, and the paragraph if the rules say so."""

import math
from collections.abc import Mapping
from typing import Any

import msgspec

from gangland.engine.messages import Message, Value, message

STATUS: Mapping[str, int] = {
    "invalid": 422,  # the body, or a part of the address, has not the right form
    "bad-name": 422,
    "bad-login": 422,
    "bad-password": 422,
    "no-session": 401,
    "wrong-login": 401,
    "wrong-origin": 403,
    "not-allowed": 403,
    "not-yours": 403,
    "muted": 403,
    "no-table": 404,
    "no-seat": 404,
    "not-found": 404,
    "no-method": 405,
    "too-slow": 408,
    "login-taken": 409,
    "no-password": 409,
    "conflict": 409,
    "too-large": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "busy": 429,
    "broken": 500,
    "unavailable": 503,
}


class Problem(Exception):
    """Raised wherever something can't be done; answered as `ProblemShape`."""

    def __init__(
        self,
        code: str,
        /,
        *,
        what: Message | None = None,
        paragraph: str | None = None,
        status: int | None = None,
        seconds: float = 0.0,
        **arguments: Value,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.message = what if what is not None else message(f"problem-{code}", **arguments)
        self.paragraph = paragraph
        self.status = status if status is not None else STATUS.get(code, STATUS["conflict"])
        self.seconds = seconds

    @property
    def headers(self) -> dict[str, str]:
        return {"retry-after": str(max(1, math.ceil(self.seconds)))} if self.seconds else {}

    def body(self) -> bytes:
        return msgspec.json.encode(ProblemShape(self.code, self.message, self.paragraph))


class ProblemShape(msgspec.Struct, frozen=True, omit_defaults=True):
    """What every refusal looks like."""

    code: str
    message: Message
    paragraph: str | None = None


REFERENCE = "#/components/schemas/{name}"
PROBLEM = {"$ref": REFERENCE.format(name="ProblemShape")}
# what any request may be answered
ANYWHERE = ("invalid", "wrong-origin", "too-large", "too-slow", "wrong-host", "too-fast", "unavailable")


def refusals(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The documentation of the problems that an endpoint may answer."""
    by_status: dict[int, list[str]] = {}
    for code in (*codes, *ANYWHERE):
        by_status.setdefault(STATUS[code], []).append(code)
    return {status: described(", ".join(named), PROBLEM) for status, named in sorted(by_status.items())}


def described(words: str, schema: Mapping[str, Any], media: str = "application/json") -> dict[str, Any]:
    """One answer as OpenAPI describes it."""
    return {"description": words, "content": {media: {"schema": schema}}}
