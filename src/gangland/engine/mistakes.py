"""Mistakes of whoever asks: what is wrong, as a message, so that it can be said in the reader's language."""

import re
from collections.abc import Iterable
from functools import reduce

from gangland.engine.messages import Message, Value, message

ENGINE = "gangland.engine"


class Mistake(ValueError):
    """Something that can't be done as it was asked. As text it is the English sentence.

    `Mistake("mistake-no-option", game="famiglia", option="luck", known="memory")`. The sentence is in the texts of the
    package, the engine's unless it is named, or of the engine.
    """

    def __init__(self, id: str, /, *, package: str = ENGINE, **arguments: Value) -> None:
        super().__init__(id)
        self.message = wrong(id, arguments)
        self.package = package

    def say(self, lang: str) -> str:
        """The sentence in a language."""
        return sentence(self.message, self.package, lang)

    def __str__(self) -> str:
        return self.say("en")


def wrong(id: str, arguments: dict[str, Value]) -> Message:
    """A message about something typed: a control character in it is shown as it is written in Python."""
    return Message(id, {name: _shown(value) if isinstance(value, str) else value for name, value in arguments.items()})


def either(values: Iterable[Value]) -> Value:
    """`2 or 3 or 4`, in the reader's language."""
    return reduce(lambda one, other: message("mistake-or", one=one, other=other), values)


def _shown(text: str) -> str:
    return re.sub(r"[\x00-\x1f\x7f-\x9f]", lambda found: repr(found[0])[1:-1], text)


def sentence(what: Message, package: str, lang: str) -> str:
    """A message in a language, from the texts of a package or of the engine."""
    from gangland.engine.words import Words

    return Words(lang, (package, ENGINE)).say(what)
