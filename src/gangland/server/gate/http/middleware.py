"""The door: what every request passes before anything else looks at it, and what every answer carries."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gangland.server.gate.gate import Gate
from gangland.server.gate.origins import SAFE_METHODS, one_value
from gangland.server.gate.problems import STATUS, Problem
from gangland.server.gate.socket.endpoint import serve_socket

LARGEST_BODY = 16 * 1024
METHODS = frozenset(("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"))

PAGES = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
ALWAYS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


class Door:
    """Checks host, origin, size and rate; adds the security headers; counts and logs."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app, self._gate = app, gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await serve_socket(self._gate, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        answer = Answering(send, scope["path"], self._gate.settings.https)
        try:
            self._let_in(scope)
            async with asyncio.timeout(self._gate.settings.request_seconds):
                await self._app(scope, limited(receive), answer)
        except Problem as problem:
            self._gate.metrics.refusals.labels(problem.code).inc()
            await refuse(problem, answer)
        except TimeoutError:
            if not answer.status:
                await refuse(Problem("too-slow"), answer)
        finally:
            self._note(scope, answer.status, time.perf_counter() - began)

    def _let_in(self, scope: Scope) -> None:
        """A Problem if the request may not come in."""
        headers = scope["headers"]
        if not self._gate.origins.is_our_host(headers):
            raise Problem("wrong-host")
        if scope["method"] not in SAFE_METHODS and not self._gate.origins.may_call(headers):
            raise Problem("wrong-origin")
        length = one_value(headers, b"content-length")
        if length is not None and (not length.isdecimal() or int(length) > LARGEST_BODY):
            raise too_large()
        if scope["path"].startswith("/api/"):
            self._gate.allow("address", address_of(scope))

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"
        self._gate.requests += 1
        self._gate.metrics.requests.labels(method, str(status)).inc()
        route = getattr(scope.get("route"), "path", "none")  # the pattern: the address itself may hold what was typed
        self._gate.log.info("request", method=method, route=route, status=status, milliseconds=round(seconds * 1000, 1))


def too_large() -> Problem:
    return Problem("too-large", most=LARGEST_BODY)


class Answering:
    """Sends an answer on, with our headers."""

    def __init__(self, send: Send, path: str, https: bool) -> None:
        self._send = send
        self._pages = not path.startswith(("/api/", "/metrics", "/healthz", "/readyz"))
        self._https = https
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message = {**message, "headers": [*message.get("headers", ()), *self._headers()]}
        await self._send(message)

    def _headers(self) -> list[tuple[bytes, bytes]]:
        added = list(ALWAYS)
        added.append((b"content-security-policy", (PAGES if self._pages else DATA).encode()))
        if not self._pages:
            added.append((b"cache-control", b"no-store"))
        if self._https:
            added.append(HTTPS_ONLY)
        return added


def limited(receive: Receive) -> Receive:
    """The body, up to a size; it is read no further."""
    read = 0

    async def receiving() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > LARGEST_BODY:
            raise HTTPException(STATUS["too-large"])
        return message

    return receiving


async def refuse(problem: Problem, send: Callable[[Message], Any]) -> None:
    """Answer with a problem."""
    body = problem.body()
    headers = {"content-type": "application/json", "content-length": str(len(body)), **problem.headers}
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": problem.status, "headers": pairs})
    await send({"type": "http.response.body", "body": body})


def address_of(scope: Scope) -> str:
    """Who calls, as the operating system or a trusted proxy says."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"
