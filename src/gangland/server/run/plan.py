"""What somebody wants to be served, and the sockets for it."""

import os
import socket
from urllib.parse import urlsplit

import msgspec

from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE
from gangland.server.gate.settings import Settings

ORIGINS = "GANGLAND_ORIGINS"  # of a proxy in front of us: "https://play.example", several with commas
MOST_PORTS = 65_535


class Plan(msgspec.Struct, frozen=True):
    """How to serve; it travels as JSON to the processes that do it."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    bots: int | None = None  # worker processes for bots in each server process; None: as the cores allow
    trusted: tuple[str, ...] = ()  # addresses without limits, for trials
    quiet: bool = False  # log warnings and worse only
    backups: int = 0  # copies of an SQLite file that are kept, one an hour; 0: none are made
    backup_seconds: float = 3600.0  # between two of them

    @property
    def bot_workers(self) -> int:
        return self.bots if self.bots is not None else max((os.cpu_count() or 1) // self.workers, 1)


def settings_of(plan: Plan) -> Settings:
    """What the gate has to know: its names, and the address of a proxy if there is one."""
    origins = tuple(filter(None, os.environ.get(ORIGINS, "").split(",")))
    names = {urlsplit(origin).hostname or "" for origin in origins} | {socket.gethostname().lower()}
    https = bool(origins) and all(origin.startswith("https://") for origin in origins)
    return Settings(origins=origins, hosts=tuple(sorted(names - {""})), https=https, trusted=plan.trusted)


def listening(plan: Plan) -> list[socket.socket]:
    """A bound socket for each process; the kernel shares newcomers out among them."""
    if not 0 <= plan.port <= MOST_PORTS:
        raise Mistake("run-bad-port", package=PACKAGE, port=str(plan.port))
    first = _bound(plan.host, plan.port, plan.workers > 1)
    port = first.getsockname()[1]
    return [first, *(_bound(plan.host, port, shared=True) for _ in range(plan.workers - 1))]


def _bound(host: str, port: int, shared: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        made.bind((host, port))
    except socket.gaierror:
        made.close()
        raise Mistake("run-bad-host", package=PACKAGE, host=host) from None
    except OSError as error:
        made.close()
        known = "run-port-in-use" if error.errno == 98 else "run-no-port"
        raise Mistake(known, package=PACKAGE, host=host, port=str(port), reason=error.strerror or "") from None
    return made


def addresses(host: str, port: int) -> list[str]:
    """What to type into a browser: on this machine, and from others if they may come."""
    if host in ("0.0.0.0", "::", ""):
        return [f"http://localhost:{port}/", f"http://{_own_address()}:{port}/"]
    name = "localhost" if host in ("127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    return [f"http://{name}:{port}/"]


def _own_address() -> str:
    """The address by which others in the same network reach this machine; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
