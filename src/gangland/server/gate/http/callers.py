"""Who calls: the cookie's session and its account. Nothing that a request says about itself is believed."""

from typing import Annotated

import msgspec
from fastapi import Depends, Request, Security
from fastapi.security import APIKeyCookie
from starlette.responses import Response

from gangland.server.gate.gate import Gate
from gangland.server.gate.problems import Problem
from gangland.server.people.sessions import LIFE
from gangland.server.ports import Account, Session

BEARER = "Bearer "  # people beside the caller at one device: their tokens are in the page, not in a cookie
COOKIE = APIKeyCookie(name="session", auto_error=False, description="The session; `__Host-session` where https is used")


class Caller(msgspec.Struct, frozen=True):
    """Somebody with a session."""

    session: Session
    account: Account


async def gate_of(request: Request) -> Gate:
    """Async, though it waits for nothing: a plain function would be called in a thread, at every request."""
    gate: Gate = request.app.state.gate
    return gate


AtGate = Annotated[Gate, Depends(gate_of)]


async def visitor(request: Request, gate: AtGate, _: Annotated[str | None, Security(COOKIE)] = None) -> Caller | None:
    """Whoever calls, or None without a session."""
    session = await gate.sessions.of_token(token_of(request, gate))
    account = await gate.accounts.living(session.account) if session is not None else None
    return Caller(session, account) if session is not None and account is not None else None


def token_of(request: Request, gate: Gate) -> str | None:
    """The token in the header if there is one, which only our own page can set, else that of the cookie."""
    shown = request.headers.get("authorization", "")
    return shown.removeprefix(BEARER) if shown.startswith(BEARER) else request.cookies.get(gate.cookie)


Visitor = Annotated[Caller | None, Depends(visitor)]


async def caller(found: Visitor) -> Caller:
    if found is None:
        raise Problem("no-session")
    return found


Called = Annotated[Caller, Depends(caller)]


def hand_cookie(gate: Gate, answer: Response, token: str) -> None:
    """The token goes into a cookie that no script can read and no other site can send."""
    answer.set_cookie(
        gate.cookie, token, max_age=LIFE // 1000, path="/", secure=gate.settings.https, httponly=True, samesite="lax"
    )


def take_cookie(gate: Gate, answer: Response) -> None:
    answer.delete_cookie(gate.cookie, path="/", secure=gate.settings.https, httponly=True, samesite="lax")
