"""What the server asks of the world, as four small ports, and the plain data that passes through them.

`Store` keeps things, `HintBus` tells other processes that something is there to be read, `BotRunner` thinks, `Clock`
tells the time. Times are whole milliseconds.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

NOBODY = -1  # the seat of a spectator, and the actor of what the server does by itself

WAITING, PLAYING, OVER, ABANDONED = "waiting", "playing", "over", "abandoned"

CLAIM = 5_000  # ms for which whoever asks for due deadlines has them alone


# 1. The log


class NewEvent(msgspec.Struct, frozen=True):
    """What a writer wants to add to the log of a match."""

    kind: str  # see match/events.py
    actor: int  # seat, or -1: the server
    command: str  # made by the client, 128 bits as hex; of bots and timeouts derived
    decision: int  # the decision it answers, 0 if none
    payload: str  # JSON of the kind's struct
    time: int  # the server's
    state: str  # keyed hash of the position after it
    hash: str  # of the previous event's hash and of this event: a chain


class Event(NewEvent, frozen=True):
    """What is in the log of a match."""

    n: int  # 1, 2, 3 ... within the match


class Deadline(msgspec.Struct, frozen=True):
    """When a decision is due; seat -1 is the table (votes, grace)."""

    match: str
    seat: int
    decision: int
    due: int


class Append(msgspec.Struct, frozen=True):
    """One change of a match: all of it is kept, or nothing."""

    match: str
    after: int  # the number that the writer has seen last
    events: tuple[NewEvent, ...]
    deadlines: tuple[Deadline, ...] | None  # these replace all of the match; None leaves them
    status: str | None = None  # the new status of the match
    result: str | None = None  # JSON, at the end


class Behind(Exception):
    """The log does not end where the writer thinks: read on and draft again. Nothing was kept."""


class Repeated(Exception):
    """This actor's command is in the log already, as `event`. Nothing more was kept."""

    def __init__(self, event: Event) -> None:
        super().__init__(event.command)
        self.event = event


class Unavailable(Exception):
    """The database can't be reached or can't write: nothing was acknowledged, though a change may have been kept."""


class Taken(Exception):
    """What must be unique is in use: a login name, an id, an account's second seat at a table. Nothing was kept."""


# 2. Tables


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where: the only source of who is who."""

    match: str
    seat: int
    kind: str = "open"  # person, bot, open, automaton
    account: str | None = None
    name: str = ""
    level: str | None = None  # of a bot
    invite: str | None = None  # hash of the token that opens this seat
    salt: str | None = None  # what the player adds to the shuffle
    joined: int = 0


class MatchRow(msgspec.Struct, frozen=True):
    """A table from its creation."""

    id: str
    game: str
    version: int  # of the game's rules: pinned
    seats: int
    options: dict[str, Any]
    commitment: str
    status: str = WAITING
    visibility: str = "private"  # private, link, open
    clock: dict[str, Any] = {}
    watch: str = "nobody"  # nobody, link, all
    rated: bool = False
    owner: str | None = None
    created: int = 0
    started: int | None = None
    ended: int | None = None
    result: str | None = None  # JSON
    name: str = ""
    rematch_of: str | None = None


class Secret(msgspec.Struct, frozen=True):
    """What nobody may know before the end: only the rules core asks for it."""

    match: str
    secret: str  # 256 bits as hex
    seed: str | None = None  # from the start on
    salts: tuple[str, ...] = ()  # of the players, in the order of their seats


# 3. People and talk


class Account(msgspec.Struct, frozen=True):
    """A person, by a pseudonymous id; a guest has no login and no password."""

    id: str
    name: str
    language: str
    secret_hash: str | None = None
    password_hash: str | None = None
    created: int = 0
    seen: int = 0
    erased: int | None = None
    login: str | None = None  # unique; whoever writes it folds upper and lower case first


class Session(msgspec.Struct, frozen=True):
    """A browser that is signed in; the id is the SHA-256 of its token."""

    id: str
    account: str
    created: int
    seen: int
    expires: int


class Chat(msgspec.Struct, frozen=True):
    """Something said at a table."""

    id: int
    match: str
    account: str
    seat: int
    audience: str  # players, watchers
    text: str
    time: int
    name: str  # of the account, as it is now


class Report(msgspec.Struct, frozen=True):
    """A complaint, pointing at the log or at a line of chat."""

    reporter: str | None
    match: str
    accused: str | None
    reason: str
    text: str
    time: int
    first: int = 0  # positions in the log, or 0
    last: int = 0
    chat: int | None = None


class Audit(msgspec.Struct, frozen=True):
    """What somebody with power did."""

    actor: str  # account, or `server`
    act: str
    subject: str
    detail: str  # JSON
    time: int


class Sanction(msgspec.Struct, frozen=True):
    """Something that an account may not do until a time; None: for good."""

    account: str
    kind: str  # mute, ban
    reason: str
    by: str
    time: int
    until: int | None = None


class Store(Protocol):
    """Keeps everything. Whatever writes returns when it is on disk; any method may raise Unavailable."""

    async def open(self) -> None:
        """Bring the schema up to date and be ready; a Mistake if another server holds the file."""

    async def close(self) -> None: ...

    async def healthy(self) -> bool:
        """Can it read and write now? Never raises."""

    # the log

    async def append(self, change: Append) -> tuple[Event, ...]:
        """Add to a log: Repeated if a command is there already, else Behind if the log does not end at `after`."""

    async def events(self, match: str, after: int = 0) -> list[Event]: ...

    async def due(self, now: int, limit: int) -> list[Deadline]:
        """Deadlines that are past, the oldest first, claimed for CLAIM ms: nobody else gets them so long."""

    async def deadlines(self, match: str) -> list[Deadline]: ...

    async def snapshot(self, match: str, n: int, version: int, state: bytes) -> None:
        """Keep a position as a cache; older ones of the match may go."""

    async def latest_snapshot(self, match: str, version: int) -> tuple[int, bytes] | None: ...

    async def latest(self, matches: Sequence[str]) -> dict[str, int]:
        """The highest number in the log of each match, 0 if it is empty."""

    # tables

    async def create(self, match: MatchRow, secret: Secret, seats: Sequence[SeatRow]) -> None: ...

    async def match(self, id: str) -> MatchRow | None: ...

    async def change_match(self, id: str, visibility: str, watch: str) -> None:
        """Who may find a table, and who may watch it."""

    async def seats(self, id: str) -> list[SeatRow]: ...

    async def secret(self, id: str) -> Secret:
        """The secret of a match; KeyError if there is none."""

    async def claim(self, row: SeatRow) -> bool:
        """Sit down: True if the table waits, the seat was open, and this account sits nowhere else there."""

    async def vacate(self, match: str, seat: int) -> bool:
        """Open a seat of a table that waits; its invite stays. False if it no longer waits."""

    async def put(self, row: SeatRow) -> None:
        """Set a seat, whoever sits there; Taken if the account sits elsewhere at the table."""

    async def start(self, change: Append, seed: str, salts: Sequence[str]) -> tuple[Event, ...]:
        """From waiting to playing, with the seed and the first events, all or nothing.

        Behind if it no longer waits, or if a seat is open.
        """

    async def matches(self, after: str = "", limit: int = 500) -> list[MatchRow]:
        """All tables of every status by id, those after one: for whoever looks at everything."""

    async def playing(self) -> list[str]:
        """The ids of all matches in play."""

    async def open_tables(self, limit: int) -> list[MatchRow]:
        """Tables that wait and are open to all, the newest first."""

    async def tables_of(self, account: str, limit: int, before: int | None = None) -> list[MatchRow]:
        """Tables where an account sits or that it owns, created before a time, the newest first."""

    # people

    async def add_account(self, account: Account) -> None:
        """Taken if the id or the login is in use."""

    async def account(self, id: str) -> Account | None: ...

    async def account_named(self, login: str) -> Account | None: ...

    async def change_account(self, account: Account) -> None:
        """Write all fields; Taken if the login is in use by another."""

    async def erase_account(self, id: str, time: int) -> None:
        """Cut the name from account, seats and tables, and delete chat, mutings, sessions, tickets; the logs stay."""

    async def add_session(self, session: Session) -> None: ...

    async def session(self, id: str) -> Session | None: ...

    async def sessions_of(self, account: str) -> list[Session]: ...

    async def touch_session(self, id: str, seen: int, expires: int) -> None: ...

    async def end_session(self, id: str) -> None: ...

    async def end_sessions(self, account: str) -> None: ...

    async def add_ticket(self, hash: str, account: str, session: str, expires: int) -> None: ...

    async def take_ticket(self, hash: str, now: int) -> tuple[str, str] | None:
        """Account and session of a ticket that has not expired; a second time there is nothing."""

    async def forget(self, now: int, chats_before: int) -> None:
        """Delete tickets and sessions that have expired, and chat from before a time."""

    # talk

    async def add_chat(self, match: str, account: str, seat: int, audience: str, text: str, time: int) -> int: ...

    async def chats(self, match: str, audience: str, after: int = 0, limit: int = 200) -> list[Chat]:
        """The latest lines after an id, in their order."""

    async def chats_of(self, account: str) -> list[Chat]:
        """All that an account said: for the export of its data."""

    async def remove_chat(self, id: int) -> None: ...

    async def mute(self, account: str, other: str, time: int) -> None:
        """From now on an account does not want to hear another."""

    async def unmute(self, account: str, other: str) -> None: ...

    async def muted_by(self, account: str) -> list[str]:
        """Whom an account does not want to hear, by the time when that began."""

    async def muters(self, other: str) -> list[str]:
        """Who does not want to hear an account."""

    async def add_report(self, report: Report) -> int: ...

    async def reports(self, limit: int) -> list[Report]: ...

    async def add_audit(self, audit: Audit) -> None: ...

    async def audits(self, limit: int) -> list[Audit]: ...

    async def add_sanction(self, sanction: Sanction) -> None: ...

    async def sanctions(self, account: str) -> list[Sanction]: ...


class HintBus(Protocol):
    """Tells every process that there is something to read. A hint may be lost, doubled or late: the log is true."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, match: str, n: int, topic: str = "log") -> None:
        """Tell everyone, this process too; never waits. Topics: log, chat, seats, revoked."""

    def listen(self, callback: Callable[[str, int, str], None]) -> None:
        """Have a function called with match, n and topic, in the event loop; before or after `open`."""


class BotOrder(msgspec.Struct, frozen=True):
    """A decision that a bot is to make."""

    match: str
    game: str
    seats: int
    options: dict[str, Any]
    seat: int
    decision: int
    position: bytes  # already redealt for the seat: a bot never gets the true one
    bot: str  # a level or a name
    seed: int
    deadline_ms: int


class BotAnswer(msgspec.Struct, frozen=True):
    """What a bot chose, and why."""

    action: int
    thoughts: tuple[tuple[int, float, float], ...] = ()  # action, value, share of the looks
    looks: int = 0


class BotFailed(Exception):
    """The bot did not answer: it crashed, overran its time or answered nonsense."""


class BotRunner(Protocol):
    """Lets bots think, somewhere else than in the event loop."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def choose(self, order: BotOrder) -> BotAnswer:
        """The bot's choice, or BotFailed."""


class Clock(Protocol):
    """The time in milliseconds since 1970; within a process it never goes back."""

    def now(self) -> int: ...
