"""Where a request may come from: our own pages, or the sites that are named in the settings. Nobody else."""

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
Headers = Iterable[tuple[bytes, bytes]]


class Origins:
    """Decides by the headers Host and Origin."""

    def __init__(self, origins: tuple[str, ...], hosts: tuple[str, ...]) -> None:
        self._origins = frozenset(origin.lower() for origin in origins)
        named = {urlsplit(origin).hostname or "" for origin in origins}
        self._hosts = frozenset(host.lower() for host in hosts) | named | {"localhost"}

    def is_our_host(self, headers: Headers) -> bool:
        """A name that somebody else points at this machine is refused, or their page would count as ours."""
        host = one_value(headers, b"host")
        name = host_name(host) if host else None
        return name is not None and (name in self._hosts or is_address(name))

    def may_call(self, headers: Headers) -> bool:
        """Is there exactly one origin, our own host or one of the settings?"""
        origin, host = one_value(headers, b"origin"), one_value(headers, b"host")
        if origin is None or host is None:
            return False
        if origin in self._origins:
            return True
        return origin in (f"http://{host}", f"https://{host}") and self.is_our_host(headers)


def one_value(headers: Headers, name: bytes) -> str | None:
    """The value of a header that must be there once; None if it is absent, repeated, or no ASCII."""
    values = [value for key, value in headers if key.lower() == name]
    if len(values) != 1:
        return None
    try:
        return values[0].decode("ascii").lower()
    except UnicodeDecodeError:
        return None


def host_name(host: str) -> str | None:
    """The name in a header Host, without its port."""
    try:
        parts = urlsplit(f"//{host}")
        return parts.hostname if parts.netloc == host and "@" not in host and parts.port != 0 else None
    except ValueError:
        return None


def is_address(name: str) -> bool:
    """An address can't be pointed elsewhere, as a name can."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
