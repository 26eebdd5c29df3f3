"""What the desk answers to questions that change nothing."""

import msgspec

from gangland.engine.messages import Message
from gangland.server.match.replay import Entry


class HintAnswer(msgspec.Struct, frozen=True):
    """What the strongest bot would do, and what it thinks of the other actions: (action, value, share)."""

    action: int
    thoughts: tuple[tuple[int, float, float], ...]


class WhyAnswer(msgspec.Struct, frozen=True):
    """May the seat do this now? If not, why, and the paragraph that says so."""

    allowed: bool
    message: Message | None = None
    paragraph: str | None = None


class History(msgspec.Struct, frozen=True):
    """Lines of the log, the oldest first; `first` is the number of the first moment that is in it, 0 if none."""

    entries: tuple[Entry, ...]
    first: int


class Fairness(msgspec.Struct, frozen=True):
    """What was shown before the deal, and after the end what it was made from."""

    commitment: str
    salts: tuple[str, ...]
    secret: str | None = None
    seed: str | None = None
