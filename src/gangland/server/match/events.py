"""The kinds of events in the log of a match, and what each carries."""

from typing import Any

import msgspec

START, ACT, UNDO, TIMEOUT = "start", "act", "undo", "timeout"
HAND, BACK, GIFT = "hand", "back", "gift"
AWAY, HERE, VOTE, WAIT, ABANDON = "away", "here", "vote", "wait", "abandon"
MOVES = (ACT, TIMEOUT)  # what moves the position forward


class Start(msgspec.Struct, frozen=True):
    """The deal: what was shown before it, and what the players added."""

    commitment: str
    salts: tuple[str, ...]


class Deed(msgspec.Struct, frozen=True):
    """An action, of a player or of a clock that ran out; `lag` is time given back for the way."""

    action: int
    lag: int = 0


class Takeover(msgspec.Struct, frozen=True):
    """A bot plays a seat from now on."""

    seat: int
    level: str


class Concerned(msgspec.Struct, frozen=True):
    """Somebody is away, is here again, is waited for, plays again."""

    seat: int


class Gift(msgspec.Struct, frozen=True):
    """Time for all who owe a decision, after the server was away."""

    ms: int


class Choice(msgspec.Struct, frozen=True):
    """A vote about somebody who is away."""

    choice: str


class Nothing(msgspec.Struct, frozen=True):
    """An event that carries nothing."""


PAYLOADS: dict[str, type[msgspec.Struct]] = {
    START: Start,
    ACT: Deed,
    TIMEOUT: Deed,
    UNDO: Nothing,
    HAND: Takeover,
    BACK: Concerned,
    GIFT: Gift,
    AWAY: Concerned,
    HERE: Concerned,
    WAIT: Concerned,
    VOTE: Choice,
    ABANDON: Nothing,
}
_encoder = msgspec.json.Encoder()
_decoders = {kind: msgspec.json.Decoder(payload) for kind, payload in PAYLOADS.items()}


def written(payload: msgspec.Struct) -> str:
    return _encoder.encode(payload).decode()


def read(kind: str, payload: str) -> Any:
    """What an event carries; KeyError for a kind that this version does not know."""
    return _decoders[kind].decode(payload)
