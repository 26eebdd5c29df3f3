"""The numbers of a game's actions: named ranges, each action with one text that people read and type."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from gangland.engine.messages import Message, message
from gangland.engine.mistakes import Mistake, either


@dataclass(frozen=True)
class Range:
    """Actions of one kind, numbered from `first`: a text and a message for each."""

    name: str
    first: int
    texts: tuple[str, ...]
    messages: tuple[Message, ...]

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.first, self.first + len(self.texts)))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and self.first <= action < self.first + len(self.texts)


class Action(int):
    """The number of an action; as text it is what people read and type."""

    text: str

    def __new__(cls, number: int, text: str) -> "Action":
        self = super().__new__(cls, number)
        self.text = text
        return self

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{int(self)} {self.text}>"


class Actions:
    """All actions of a game. `actions[3]` is a text, `actions.number("pass")` its number."""

    def __init__(self) -> None:
        self.ranges: list[Range] = []
        self.texts: list[str] = []
        self.messages: list[Message] = []
        self._numbers: dict[str, int] = {}
        self._kinds: dict[int, str] = {}

    def add(self, name: str, texts: Iterable[str], describe: Callable[[int], Message]) -> int:
        """Append a range and return its first number; `describe(k)` says its k-th action in words."""
        first = len(self.texts)
        texts = tuple(texts)
        messages = tuple(describe(nth) for nth in range(len(texts)))
        self.ranges.append(Range(name, first, texts, messages))
        for text in texts:
            if text in self._numbers:
                raise Mistake("mistake-two-actions", text=text)
            self._numbers[text] = len(self.texts)
            self._kinds[len(self.texts)] = name
            self.texts.append(text)
        self.messages.extend(messages)
        return first

    @cached_property
    def typed(self) -> list[Action]:
        """Every action as a number that is also its text; read when all have been added."""
        return [Action(number, text) for number, text in enumerate(self.texts)]

    def __len__(self) -> int:
        return len(self.texts)

    def __getitem__(self, action: int) -> str:
        return self.texts[action]

    def kind(self, action: int) -> str:
        """The name of the range an action is in."""
        return self._kinds[action]

    def number(self, text: str) -> int:
        """The action with this text, in any case and spacing; a Mistake says what is near it."""
        tidy = " ".join(text.split())
        for key in (tidy, tidy.casefold()):
            if key in self._numbers:
                return self._numbers[key]
        folded = {known.casefold(): number for known, number in self._numbers.items()}
        if tidy.casefold() in folded:
            return folded[tidy.casefold()]
        raise self._unknown(tidy)

    def _unknown(self, text: str) -> Mistake:
        import difflib

        near = difflib.get_close_matches(text, self.texts, 3)
        if not near:
            return Mistake("mistake-no-action", text=text)
        meant = either(message("mistake-quoted", text=known) for known in near)
        return Mistake("mistake-no-action-near", text=text, near=meant)
