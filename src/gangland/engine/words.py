"""Sentences in the reader's language, made from messages by Fluent."""

import locale
import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from gangland.engine.messages import Message, Value
from gangland.engine.mistakes import Mistake

LANGUAGES = ("en", "pl")
LONGEST_TYPED = 200  # Fluent refuses very long arguments, and nobody reads them
SHOWN_OF_IT = 60


class Said(str):
    """A text of ours, not one that somebody typed: put into another sentence, it is not cut."""

    __slots__ = ()


def language(asked: str | None = None) -> str:
    """The language asked for, else the locale's, else English; a Mistake if we don't speak the one asked for."""
    if asked:
        if asked not in LANGUAGES:
            raise Mistake("mistake-language", asked=asked, known=" / ".join(LANGUAGES))
        return asked
    found = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    if not found:
        found = locale.getlocale()[0] or ""
    return "pl" if found.lower().startswith(("pl", "polish")) else "en"


@cache
def bundle(package: str, lang: str) -> Any:
    """The messages of one package in one language, from its folder `text`."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(files(package).joinpath("text", f"{lang}.ftl").read_text("utf-8")))
    return made


class Words:
    """Says messages of some packages, the first that knows an id, to one reader."""

    def __init__(self, lang: str, packages: Sequence[str], names: Sequence[str] = (), reader: int = -1) -> None:
        self.lang = lang
        self.packages = packages
        self.names = names  # of the players, seat by seat
        self.reader = reader  # the seat of the one who reads, or none

    def has(self, id: str) -> bool:
        return any(bundle(package, self.lang).has_message(id) for package in self.packages)

    def say(self, message: Message | str, **arguments: Value) -> str:
        """The sentence of a message; an argument that is a message is said first, a player gets a name."""
        if isinstance(message, str):
            message = Message(message, arguments)
        known: dict[str, Any] = {}
        for name, value in message.arguments.items():
            if name == "player" and isinstance(value, int):
                known["who"] = "me" if value == self.reader else "other"
                known["player"] = self.names[value] if value < len(self.names) else str(value)
            else:
                known[name] = self._value(value)
        for package in self.packages:
            found = bundle(package, self.lang)
            if found.has_message(message.id):
                text, errors = found.format_pattern(found.get_message(message.id).value, known)
                if errors:
                    raise ValueError(f"{self.lang} {message.id}: {errors[0]}")
                return Said(text)
        raise KeyError(f"no {self.lang} text for {message.id}")

    def _value(self, value: Value) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return ", ".join(self.say(one) for one in value)
        if isinstance(value, str) and not isinstance(value, Said) and len(value) > LONGEST_TYPED:
            return f"{value[:SHOWN_OF_IT]}…"
        return value
