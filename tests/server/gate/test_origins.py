"""Where requests may come from."""

import pytest

from gangland.server.gate.origins import Origins

HOME = Origins((), ("mybox",))
PUBLIC = Origins(("https://play.example",), ())


def headers(host: str | None, *origins: str) -> list[tuple[bytes, bytes]]:
    found = [(b"host", host.encode("latin-1"))] if host is not None else []
    return found + [(b"origin", origin.encode("latin-1")) for origin in origins]


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000", "[::1]:8000", "192.168.1.5", "mybox:1"]
)
def test_our_own_page_may_call(host):
    assert HOME.is_our_host(headers(host))
    assert HOME.may_call(headers(host, f"http://{host}"))


@pytest.mark.parametrize(
    "origin",
    [
        "null", "", "http://localhost", "http://localhost:8001", "http://localhost:80000", "http://localhost:8000.evil.example",
        "http://evil.example", "http://evil.example/localhost:8000", "http://localhost:8000@evil.example", "file://",
        "ftp://localhost:8000", "http://notlocalhost:8000", "http://localhost:8000/", "xhttp://localhost:8000", "é",
    ],
)  # fmt: skip
def test_anyone_else_may_not(origin):
    assert not HOME.may_call(headers("localhost:8000", origin))


def test_no_origin_or_two_are_refused():
    assert not HOME.may_call(headers("localhost:8000"))
    assert not HOME.may_call(headers("localhost:8000", "http://localhost:8000", "http://evil.example"))
    assert not HOME.may_call(headers(None, "http://localhost:8000"))


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "localhost.evil.example", "a@localhost", "", "localhost:x", "[::1"]
)
def test_a_name_that_others_point_here_is_not_ours(host):
    """Or their page would be of the same origin (DNS rebinding)."""
    assert not HOME.is_our_host(headers(host))
    assert not HOME.may_call(headers(host, f"http://{host}"))


def test_a_named_origin_may_call_and_names_the_host():
    assert PUBLIC.is_our_host(headers("play.example"))
    assert PUBLIC.may_call(headers("play.example", "https://play.example"))
    assert not PUBLIC.may_call(headers("play.example", "https://play.example.evil"))
    assert not PUBLIC.may_call(headers("play.example", "https://other.play.example"))
