"""People: guests, accounts, sessions, and their own data."""

from typing import Annotated, ClassVar, Literal

import msgspec
from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import Response

from gangland.engine.words import LANGUAGES
from gangland.server.gate.gate import Gate
from gangland.server.gate.http.answers import Json, answers, file, nothing
from gangland.server.gate.http.callers import AtGate, Called, hand_cookie, take_cookie
from gangland.server.gate.http.departure import leave_all_tables
from gangland.server.gate.http.middleware import address_of
from gangland.server.gate.problems import Problem
from gangland.server.people.accounts import can_be_password
from gangland.server.people.names import tidy_login, tidy_name
from gangland.server.people.personal_data import erase, export
from gangland.server.ports import Account, Taken

router = APIRouter(prefix="/api", tags=["people"])
Language = Literal["en", "pl"]
NameText = Annotated[str, Field(min_length=1, max_length=100)]
LoginText = Annotated[str, Field(min_length=1, max_length=200)]
PasswordText = Annotated[str, Field(min_length=1, max_length=1000)]
if LANGUAGES != ("en", "pl"):
    raise ImportError("the languages of the gate are not those of the texts")


class Body(BaseModel):
    """What is sent: only what is named here."""

    model_config: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)


class NewGuest(Body):
    """A name is enough to play."""

    name: NameText
    language: Language = "en"


class NewLogin(Body):
    """A login and a password for the account one has; without them a recovery secret is made."""

    login: LoginText | None = None
    password: PasswordText | None = None
    old: PasswordText | None = None  # the password so far, if there is one


class NewPassword(Body):
    """The password so far, and the one from now on."""

    old: PasswordText
    new: PasswordText


class SignIn(Body):
    """Login and password, or the recovery text alone."""

    login: LoginText | None = None
    password: PasswordText | None = None
    recovery: Annotated[str, Field(max_length=200)] | None = None


class Changes(Body):
    """What is to be changed; the rest stays."""

    name: NameText | None = None
    language: Language | None = None


class Me(msgspec.Struct, frozen=True):
    """Who I am."""

    id: str
    name: str
    language: str
    login: str | None
    guest: bool  # nothing but this browser knows the account


class Beside(msgspec.Struct, frozen=True):
    """Somebody who plays at the same device, with a token for the header `Authorization: Bearer`."""

    me: Me
    token: str


class Kept(msgspec.Struct, frozen=True):
    """The account, with the recovery text if one was made: it is shown once."""

    me: Me
    recovery: str | None = None


class Ticket(msgspec.Struct, frozen=True):
    """What a socket says in its hello, once, within so many seconds."""

    ticket: str
    seconds: int


def me_of(account: Account) -> Me:
    guest = account.password_hash is None and account.secret_hash is None
    return Me(account.id, account.name, account.language, account.login, guest)


def known_name(text: str) -> str:
    name = tidy_name(text)
    if name is None:
        raise Problem("bad-name")
    return name


async def signed_in(gate: Gate, account: Account, status: int) -> Json:
    answer = Json(me_of(account), status)
    hand_cookie(gate, answer, await gate.sessions.begin(account.id))
    return answer


@router.post("/guests", status_code=201, responses=answers(Me, "bad-name", status=201))
async def be_guest(body: NewGuest, request: Request, gate: AtGate) -> Response:
    """Be somebody, at once."""
    name = known_name(body.name)
    gate.allow("guest", address_of(request.scope))
    return await signed_in(gate, await gate.accounts.guest(name, body.language), 201)


@router.post("/guests/beside", status_code=201, responses=answers(Beside, "no-session", "bad-name", status=201))
async def be_beside(body: NewGuest, request: Request, gate: AtGate, called: Called) -> Response:
    """Another guest at the same device: the cookie stays that of the caller."""
    name = known_name(body.name)
    gate.allow("guest", address_of(request.scope))
    account = await gate.accounts.guest(name, body.language)
    return Json(Beside(me_of(account), await gate.sessions.begin(account.id)), 201)


@router.post(
    "/account",
    responses=answers(Kept, "no-session", "wrong-login", "login-taken", "bad-login", "bad-password"),
)
async def keep_account(body: NewLogin, gate: AtGate, called: Called) -> Response:
    """Keep the account and its games: by login and password, or by a recovery secret alone."""
    gate.allow("login", called.account.id)
    if not await gate.accounts.knows(called.account, body.old):
        raise Problem("wrong-login")
    if body.login is None and body.password is None:
        recovery = await gate.accounts.recovery(called.account)
        await gate.sessions.end_others(called.session)
        kept = await gate.accounts.living(called.account.id)
        return Json(Kept(me_of(kept or called.account), recovery))
    login = tidy_login(body.login or "")
    if login is None:
        raise Problem("bad-login")
    if body.password is None or not can_be_password(body.password, login):
        raise Problem("bad-password")
    try:
        kept = await gate.accounts.keep(called.account, login, body.password)
    except Taken:
        raise Problem("login-taken") from None
    await gate.sessions.end_others(called.session)
    return Json(Kept(me_of(kept)))


@router.put(
    "/me/password", status_code=204, responses=nothing("no-session", "wrong-login", "bad-password", "no-password")
)
async def change_password(body: NewPassword, gate: AtGate, called: Called) -> Response:
    """Another password for the account; whoever is signed in to it elsewhere is signed out."""
    gate.allow("login", called.account.id)
    login = called.account.login
    if login is None or called.account.password_hash is None:
        raise Problem("no-password")
    if not await gate.accounts.knows(called.account, body.old):
        raise Problem("wrong-login")
    if not can_be_password(body.new, login):
        raise Problem("bad-password")
    await gate.accounts.keep(called.account, login, body.new)
    await gate.sessions.end_others(called.session)
    return Response(status_code=204)


@router.post(
    "/sessions",
    status_code=201,
    responses=answers(Me, "wrong-login", "not-allowed", status=201),
)
async def sign_in(body: SignIn, request: Request, gate: AtGate) -> Response:
    """Come back to an account."""
    gate.allow("login", address_of(request.scope))
    account = await recognized(gate, body)
    if account is None:
        raise Problem("wrong-login")
    if any(one.kind == "ban" for one in await gate.store.sanctions(account.id)):
        raise Problem("not-allowed")
    return await signed_in(gate, account, 201)


async def recognized(gate: Gate, body: SignIn) -> Account | None:
    """Whose words these are."""
    if body.recovery is not None:
        return await gate.accounts.by_recovery(body.recovery)
    login = tidy_login(body.login or "")
    gate.allow("one-login", login or "")
    return await gate.accounts.by_password(login, body.password or "")


@router.delete("/sessions/this", status_code=204, responses=nothing("no-session"))
async def sign_out(gate: AtGate, called: Called) -> Response:
    """End this session; its sockets are closed."""
    await gate.sessions.end(called.session.id)
    return without_cookie(gate)


@router.delete("/sessions", status_code=204, responses=nothing("no-session"))
async def sign_out_everywhere(gate: AtGate, called: Called) -> Response:
    """End all sessions of the account, wherever they are; their sockets are closed."""
    await gate.sessions.end_all(called.account.id)
    return without_cookie(gate)


def without_cookie(gate: Gate) -> Response:
    answer = Response(status_code=204)
    take_cookie(gate, answer)
    return answer


@router.get("/me", responses=answers(Me, "no-session"))
async def who_am_i(called: Called) -> Response:
    """Who I am."""
    return Json(me_of(called.account))


@router.patch("/me", responses=answers(Me, "no-session", "bad-name"))
async def change_me(body: Changes, gate: AtGate, called: Called) -> Response:
    """Another name, from the next table on, or another language."""
    name = known_name(body.name) if body.name is not None else None
    return Json(me_of(await gate.accounts.change(called.account, name, body.language)))


@router.get("/me/data", responses=file("application/zip", "no-session", words="A zip of JSON files"))
async def my_data(gate: AtGate, called: Called) -> Response:
    """All that is kept about me."""
    gate.allow("look", called.account.id)
    content = await export(gate.store, called.account)
    headers = {"content-disposition": 'attachment; filename="gangland-data.zip"'}
    return Response(content, media_type="application/zip", headers=headers)


@router.delete("/me", status_code=204, responses=nothing("no-session"))
async def delete_me(gate: AtGate, called: Called) -> Response:
    """Delete my account: the name is cut from everything, chat is deleted, a bot takes my seats."""
    await leave_all_tables(gate, called.account.id)
    for table in await erase(gate.store, gate.sessions, gate.clock, called.account.id):
        gate.hints.publish(table, 0, "seats")
    return without_cookie(gate)


@router.post("/tickets", status_code=201, responses=answers(Ticket, "no-session", status=201))
async def ticket(gate: AtGate, called: Called) -> Response:
    """A ticket for one socket."""
    gate.allow("ticket", called.account.id)
    return Json(Ticket(await gate.tickets.issue(called.session), 30), 201)
