"""What can be set at the gate; the defaults are those of one machine at home."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from gangland.server.people.limits import Rate

WEB = Path(str(files("gangland"))) / "web"
RATES: Mapping[str, Rate] = {
    "address": Rate(20, 120),  # all requests of one address
    "socket": Rate(10, 120),  # handshakes of one address
    "guest": Rate(0.2, 30),  # new guests from one address
    "login": Rate(0.1, 10),  # attempts from one address
    "one-login": Rate(0.2, 30),  # ... and at one login: more, as others could lock its owner out
    "ticket": Rate(1, 30),  # of one account
    "table": Rate(0.2, 20),  # new tables and rematches of one account
    "lobby": Rate(5, 40),  # changes at one table
    "look": Rate(5, 60),  # replays, records and data of one account: they cost work
    "report": Rate(0.02, 10),
    "chat": Rate(0.5, 8),  # of one account
    "table-chat": Rate(2, 30),  # of all at one table
    "think": Rate(0.5, 8),  # hints of one account: a bot works for each
}


@dataclass(frozen=True)
class Settings:
    """What the gate lets in and how much of it."""

    origins: tuple[str, ...] = ()  # addresses of this server behind a proxy, such as "https://play.example"
    hosts: tuple[str, ...] = ()  # names of this machine besides its addresses and localhost
    https: bool = False  # is it reached by https? Then cookies are for https only
    rates: Mapping[str, Rate] = field(default_factory=lambda: RATES)
    trusted: tuple[str, ...] = ()  # addresses without limits: of a load test, or of a program of the house
    most_sockets: int = 12_000
    most_sockets_of_session: int = 16
    socket_rate: Rate = field(default=Rate(5, 40))
    request_seconds: float = 30.0  # a request that takes longer, to come or to be answered, is given up
    hello_seconds: float = 10.0
    stuck_seconds: float = 10.0
    recheck_seconds: float = 300.0
    patrol_seconds: float = 0.5
    most_lag_seconds: float = 2.0  # of the event loop: beyond it newcomers are told to come later
    metrics_hosts: tuple[str, ...] = ("127.0.0.1", "::1")  # who may read the metrics
    password_memory_kib: int = 19 * 1024
    web: Path | None = WEB  # the folder of the browser's files; none are served if it is not there
