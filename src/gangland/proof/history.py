"""What a client did and saw: enough to check afterwards that nothing was lost, doubled or shown wrongly."""

import hashlib

import msgspec

OPEN, ACKED, REFUSED = "open", "acked", "refused"


class Seen(msgspec.Struct, frozen=True):
    """The part of a table that follows from the log alone: not who is connected, nor what a clock shows."""

    status: str
    moves: int
    view: msgspec.Raw
    decision: msgspec.Raw
    change: msgspec.Raw
    prompt: msgspec.Raw
    commitment: str

    def digest(self) -> str:
        parts = (self.view, self.decision, self.change, self.prompt)
        return hashlib.blake2b(b"|".join(map(bytes, parts)), digest_size=12).hexdigest()


class Sent(msgspec.Struct):
    """A command of a client and what became of it."""

    command: str
    decision: int
    action: int
    kind: str = "act"
    outcome: str = OPEN
    code: str = ""  # why it was refused
    times: int = 1  # how often it was sent


class Glimpse(msgspec.Struct, frozen=True, array_like=True):
    """A table as it was shown: its number, what it counts, and the digest of what it shows."""

    epoch: str
    n: int
    whole: bool  # a welcome, not a frame
    moves: int
    status: str
    digest: str


class History(msgspec.Struct):
    """Of one client at one table."""

    table: str
    seat: int
    sent: list[Sent] = []
    seen: list[Glimpse] = []
    connections: int = 0
    result: str | None = None  # JSON of what it saw as the result
