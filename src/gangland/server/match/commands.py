"""What a client asks of a match, and what it is answered. The seat is in none of these: the seat table knows it."""

import re

import msgspec

from gangland.engine.messages import Message, Value, message

COMMAND_ID = re.compile(r"[0-9a-f]{32}")  # 128 bits that the client has drawn


class Act(msgspec.Struct, frozen=True):
    """Answer a decision; `lag` is what the way to the server took, in ms, as the gate has measured it."""

    command: str
    decision: int
    action: int
    lag: int = 0


class Undo(msgspec.Struct, frozen=True):
    """Take back the last action."""

    command: str


class Hand(msgspec.Struct, frozen=True):
    """Let a bot of some level play one's own seat."""

    command: str
    level: str


class Back(msgspec.Struct, frozen=True):
    """Play one's own seat again."""

    command: str


class Vote(msgspec.Struct, frozen=True):
    """Say what the table should do about somebody who is away: wait, bot or end."""

    command: str
    choice: str


Command = Act | Undo | Hand | Back | Vote


class Ack(msgspec.Struct, frozen=True):
    """The command is in the log, on disk."""

    command: str


class Refused(msgspec.Struct, frozen=True):
    """The command changed nothing: a code for programs, a message for people, the paragraph if the rules say so."""

    command: str
    code: str
    message: Message
    paragraph: str | None = None


def refused(command: str, code: str, **arguments: Value) -> Refused:
    """A refusal of the server's own; its sentence is `refused-<code>` in the server's texts."""
    return Refused(command, code, message(f"refused-{code}", **arguments))
