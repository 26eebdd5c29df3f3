"""What every request passes: host, origin, size, rate; and what every answer carries."""

import asyncio
import gzip
import inspect
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from gangland.server.gate import protocols
from gangland.server.gate.app import bare_app
from gangland.server.gate.http.middleware import LARGEST_BODY
from gangland.server.people.limits import Rate
from gangland.server.ports import Unavailable
from tests.server.gate.place import GENEROUS, QUICK, tell

WRONG = [
    None, "null", "http://evil.example", "http://localhost.evil.example", "http://localhos", "http://localhost:81",
]  # fmt: skip


@pytest.mark.parametrize("origin", WRONG)
@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/guests"), ("DELETE", "/api/me"), ("PATCH", "/api/me"), ("PUT", "/x")]
)
def test_other_sites_may_change_nothing(method, path, origin):
    async def story(place):
        rosa = await place.person()
        headers = {"origin": origin} if origin else {}
        del rosa.client.headers["origin"]
        answer = await rosa.client.request(method, path, headers=headers)
        return answer.status_code, answer.json()["code"]

    assert tell(story) == (403, "wrong-origin")


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "localhost:x"])
def test_another_name_is_not_answered(host):
    async def story(place):
        answer = await place.nobody().client.get("/api/games", headers={"host": host})
        return answer.status_code, answer.json()["code"]

    assert tell(story) == (421, "wrong-host")


def test_a_body_has_a_largest_size_declared_or_not():
    async def story(place):
        nobody = place.nobody()
        declared = await nobody.client.post("/api/guests", content=b"x" * (LARGEST_BODY + 1))

        async def drops():
            for _ in range(LARGEST_BODY // 1000 + 2):
                yield b" " * 1000

        undeclared = await nobody.client.post(
            "/api/guests", content=drops(), headers={"content-type": "application/json"}
        )
        lying = await nobody.client.post("/api/guests", content=b"{}", headers={"content-length": "-5"})
        return [(one.status_code, one.json()["code"]) for one in (declared, undeclared, lying)]

    assert tell(story) == [(413, "too-large")] * 3


def test_a_body_that_never_ends_is_given_up():
    async def story(place):
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        head = (
            f"POST /api/guests HTTP/1.1\r\nHost: {place.host}\r\nOrigin: {place.origin}\r\nContent-Length: 100\r\n\r\n"
        )
        writer.write(head.encode() + b'{"name"')
        answer = await asyncio.wait_for(reader.read(10_000), 30)
        writer.close()
        return answer.splitlines()[0], b"too-slow" in answer

    wanted = (b"HTTP/1.1 408 Request Timeout", True)
    assert tell(story, server=True, settings=replace(QUICK, request_seconds=0.3)) == wanted


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nX", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"])
def test_a_head_that_never_ends_is_cut(said, monkeypatch):
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.3)

    async def story(place):
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        writer.write(said)
        if said.endswith(b"\r\n"):
            assert b"200" in await reader.readline()
            writer.write(b"GET / ")
        with suppress(ConnectionResetError):
            while await asyncio.wait_for(reader.read(1000), 30):
                pass
        writer.close()
        return "cut"

    assert tell(story, server=True) == "cut"


def test_one_address_may_not_ask_without_end():
    async def story(place):
        codes = [(await place.nobody().get("/api/tables")).status_code for _ in range(5)]
        return codes, (await place.nobody().get("/healthz")).status_code

    assert tell(story, settings=replace(QUICK, rates=GENEROUS | {"address": Rate(0.01, 3)})) == (
        [200, 200, 200, 429, 429],
        200,
    )


def test_every_answer_has_the_security_headers():
    async def story(place):
        nobody = place.nobody()
        return [(await nobody.get(path)).headers for path in ("/api/games", "/api/me", "/nothing", "/healthz")]

    for headers in tell(story):
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert "strict-transport-security" not in headers


def test_what_is_secret_is_not_cached():
    async def story(place):
        rosa = await place.person()
        return (await rosa.get("/api/me")).headers["cache-control"]

    assert tell(story) == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("PUT", "/api/guests", b"{}", 405, "no-method"),
        ("POST", "/api/guests", b"{", 422, "invalid"),
        ("POST", "/api/guests", b"\xff\xfe", 422, "invalid"),
        ("POST", "/api/guests", b"[" * 8000, 422, "invalid"),
        ("POST", "/api/guests", b'{"name": "Rosa", "admin": true}', 422, "invalid"),
        ("POST", "/api/guests", b'{"name": 5}', 422, "invalid"),
        ("POST", "/api/guests", b'"' + b"x" * 9000 + b'"', 422, "invalid"),
        ("GET", "/api/me", None, 401, "no-session"),
        ("GET", "/api/tables/aaaaaaaaaaaaaaaa", None, 404, "no-table"),
        ("GET", "/api/tables/AAAA", None, 422, "invalid"),
        ("GET", "/api/tables?limit=0", None, 422, "invalid"),
    ],
)
def test_every_refusal_has_one_shape(method, path, body, status, code):
    async def story(place):
        headers = {"content-type": "application/json"}
        return await place.nobody().client.request(method, path, content=body, headers=headers)

    answer = tell(story)
    shape = answer.json()
    assert (answer.status_code, shape["code"]) == (status, code)
    assert shape["message"] == {"id": f"problem-{code}", "arguments": shape["message"]["arguments"]}
    assert set(shape) == {"code", "message"}
    assert answer.headers["content-type"] == "application/json"


def test_a_method_that_is_not_there_names_those_that_are():
    async def story(place):
        return (await place.nobody().client.put("/api/guests", content=b"{}")).headers["allow"]

    assert tell(story) == "POST"


def test_an_error_that_nobody_foresaw_says_nothing_of_itself():
    async def story(place):
        async def broken(*_: object) -> None:
            raise RuntimeError("the secret is 5ec7e7")

        rosa = await place.person()
        place.gate.lobby.open_tables = broken
        rosa.client._transport.raise_app_exceptions = False
        answer = await rosa.get("/api/tables")
        figures = (await rosa.get("/metrics")).text
        return answer.status_code, answer.text, place.log.getvalue(), figures

    status, text, log, figures = tell(story)
    assert (status, json.loads(text)["code"]) == (500, "broken")
    assert "5ec7e7" not in text + log + figures
    assert '"error":"RuntimeError"' in log
    assert 'gangland_unexpected_errors_total{where="http"} 1.0' in figures


def test_a_database_that_is_away_is_said_so():
    async def story(place):
        async def away(*_: object) -> None:
            raise Unavailable("connection to 10.0.0.7 refused")

        rosa = await place.person()
        place.store.account = away
        answer = await rosa.get("/api/me")
        return answer.status_code, answer.json()["code"], answer.headers["retry-after"], "10.0.0.7" in answer.text

    assert tell(story) == (503, "unavailable", "5", False)


class TestHealth:
    def test_alive_and_ready(self):
        async def story(place):
            nobody = place.nobody()
            before = [(await nobody.get(path)).status_code for path in ("/healthz", "/readyz")]

            async def ill() -> bool:
                return False

            place.store.healthy = ill
            return before, [(await nobody.get(path)).status_code for path in ("/healthz", "/readyz")]

        assert tell(story) == ([200, 200], [200, 503])

    def test_figures_are_for_whoever_runs_the_server(self):
        async def story(place):
            await place.nobody().get("/api/me")
            return (await place.nobody().get("/metrics")).text

        text = tell(story)
        for name in ("ack_seconds", "replay_mismatches", "queue_overflows", "hint_lag_seconds", "sockets"):
            assert f"gangland_{name}" in text
        assert 'gangland_refusals_total{reason="no-session"} 1.0' in text

        async def stranger(place):
            return (await place.nobody().get("/metrics")).status_code

        assert tell(stranger, settings=replace(QUICK, metrics_hosts=())) == 403


class TestPages:
    def test_the_browsers_files_are_served_with_the_strict_policy(self, tmp_path):
        (tmp_path / "index.html").write_text("<!doctype html><title>Gangland</title>")
        (tmp_path / "app.js").write_text("1")

        async def story(place):
            nobody = place.nobody()
            paths = ("/", "/app.js", "/table/abc", "/nothing.js", "/api/nothing", "/api/games")
            found = [await nobody.get(path) for path in paths]
            return [one.status_code for one in found], found[0].headers["content-security-policy"], found[4].json()

        codes, policy, missing = tell(story, settings=replace(QUICK, web=tmp_path))
        assert codes == [200, 200, 200, 404, 404, 200]
        assert "script-src 'self';" in policy
        assert missing["code"] == "not-found"

    def test_a_packed_file_goes_to_whoever_takes_it(self, tmp_path):
        source = b"let gangster;" * 200
        (tmp_path / "index.html").write_text("<!doctype html><title>Gangland</title>")
        (tmp_path / "assets").mkdir()
        (tmp_path / "assets" / "app.js").write_bytes(source)
        (tmp_path / "assets" / "app.js.gz").write_bytes(gzip.compress(source))

        async def story(place):
            nobody, path = place.nobody(), "/assets/app.js"
            wanted = ("br, gzip", "gzip;q=0, br", "GZIP; q=0.5", "identity")
            found = [await nobody.client.get(path, headers={"accept-encoding": one}) for one in wanted]
            known = {"accept-encoding": "gzip", "if-none-match": found[0].headers["etag"]}
            return found, await nobody.client.get(path, headers=known), await nobody.get("/table/abc")

        found, again, page = tell(story, settings=replace(QUICK, web=tmp_path))
        assert [one.headers.get("content-encoding") for one in found] == ["gzip", None, "gzip", None]
        assert [one.content for one in found] == [source] * 4  # the client unpacks it
        assert int(found[0].headers["content-length"]) < len(source) // 10
        assert found[0].headers["etag"] != found[1].headers["etag"]
        assert {one.headers["content-type"] for one in found} == {found[1].headers["content-type"]}
        assert {one.headers["vary"] for one in (*found, again)} == {"accept-encoding"}
        assert again.status_code == 304
        assert "vary" not in page.headers

    def test_without_them_there_are_none(self):
        async def story(place):
            return (await place.nobody().get("/")).status_code

        assert tell(story, settings=replace(QUICK, web=None)) == 404


def test_logs_and_figures_hold_no_secret_and_nothing_typed():
    async def story(place):
        rosa = await place.person("Rosa-Typed")
        token = rosa.client.cookies["session"]
        ticket = await rosa.ticket()
        await rosa.post("/api/account", login="typed-login", password="typed password")
        invite = (await rosa.post(f"/api/tables/{await rosa.table()}/invites")).json()["token"]
        await rosa.get("/api/tables/typed-path?typed=query")
        seen = place.log.getvalue() + (await rosa.get("/metrics")).text
        return [word for word in (token, ticket, invite, rosa.id, "yped") if word in seen]

    assert tell(story) == []


def _called(dependant: Any) -> Iterator[Any]:
    yield dependant.call
    for part in dependant.dependencies:
        yield from _called(part)


def _is_awaited(call: Any) -> bool:
    return inspect.iscoroutinefunction(call) or inspect.iscoroutinefunction(getattr(call, "__call__", None))  # noqa: B004


def test_no_request_costs_a_thread():
    """FastAPI calls what is not async in a thread, and a thousand who come back at once would wait for those."""
    routers = [part.original_router for part in bare_app().routes if hasattr(part, "original_router")]
    routes = [route for router in routers for route in router.routes]
    plain = {call for route in routes for call in _called(route.dependant) if not _is_awaited(call)}
    assert len(routes) > 20
    assert plain == set()
