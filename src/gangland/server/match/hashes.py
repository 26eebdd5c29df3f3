"""Hashes: what is shown before the deal, what the deal is made from, and what makes an edited log show."""

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

from gangland.server.ports import NewEvent

STATE_DIGITS = 32
COMMAND_DIGITS = 32
TABLE_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
TABLE_LETTERS = 16
_encoder = msgspec.json.Encoder()


def commitment_of(secret: str) -> str:
    """What is shown before the deal: it ties the server to its secret and tells nothing of it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, salts: Sequence[str]) -> str:
    """The seed of all chance in a match, from the server's secret and what the players added."""
    return hashlib.sha256(bytes.fromhex(secret) + "".join(salts).encode()).hexdigest()


def state_hash(secret: str, position: bytes) -> str:
    """Keyed, because an unkeyed hash of a small hidden state can be guessed."""
    return hmac.digest(secret.encode(), position, "sha256").hex()[:STATE_DIGITS]


def chained(previous: str, event: NewEvent) -> str:
    """The hash of an event and of all before it; the first follows the commitment."""
    told = (event.kind, event.actor, event.command, event.decision, event.payload, event.time, event.state)
    return hashlib.sha256(previous.encode() + _encoder.encode(told)).hexdigest()


def derived(secret: str, *parts: object) -> str:
    """The id of a command that the server makes itself: the same whoever makes it, and no client can foresee it."""
    told = ":".join(map(str, parts)).encode()
    return hmac.digest(secret.encode(), told, "sha256").hex()[:COMMAND_DIGITS]


def drawn(*parts: object) -> int:
    """A number that follows from public things: for the first best action, and for how long a bot seems to think."""
    digest = hashlib.sha256(":".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:6], "big")


def table_id(number: int) -> str:
    """A number of 80 bits as the name of a table in an address."""
    return "".join(TABLE_ALPHABET[number >> 5 * place & 31] for place in range(TABLE_LETTERS))


def rematch_id(secret: str, match: str) -> str:
    """The table where all who want to play again meet, whoever asks first."""
    return table_id(int(hmac.digest(secret.encode(), f"rematch:{match}".encode(), "sha256").hex()[:20], 16))
