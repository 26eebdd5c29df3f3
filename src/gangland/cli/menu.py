"""The list of what may be done: long rows of one kind are folded by what they have in common."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from gangland.cli.speech import say
from gangland.engine.messages import Message

if TYPE_CHECKING:
    from gangland.engine.game import Game
    from gangland.engine.words import Words

LONG_LIST = 30  # actions of one kind; more are folded
LEFT_OUT = "…"


class Entry(NamedTuple):
    """One line of the list: an action, or several under the name they share."""

    actions: tuple[int, ...]
    said: str
    typed: str
    name: str = ""  # of what the actions share

    @property
    def is_folded(self) -> bool:
        return len(self.actions) > 1

    def is_called(self, text: str) -> bool:
        """Does a text mean these actions together: `Detroit`, `send … D`, `send D`?"""
        short = " ".join(word for word in self.typed.split() if word != LEFT_OUT)
        return self.is_folded and _tidy(text) in map(_tidy, (self.name, self.typed, short))


def menu(game: "Game", actions: Iterable[int], words: "Words") -> list[Entry]:
    """The lines of a list, kind by kind; a kind with very many actions is folded, if its actions share something."""
    kinds: dict[str, list[int]] = {}
    for action in actions:
        kinds.setdefault(game.actions.kind(action), []).append(action)
    return [entry for kind in kinds.values() for entry in _entries(game, kind, words)]


def unfolded(game: "Game", actions: Iterable[int], words: "Words") -> list[Entry]:
    """A line for each action."""
    return [Entry((one,), words.say(game.actions.messages[one]), game.actions[one]) for one in actions]


def _entries(game: "Game", actions: list[int], words: "Words") -> list[Entry]:
    """The lines of one kind of actions."""
    parts = _parts(game, actions, words) if len(actions) > LONG_LIST else {}
    if not parts:
        return unfolded(game, actions, words)
    entries: list[Entry] = []
    for name, part in parts.items():
        entries += [_folded(game, name, part)] if len(part) > 1 else unfolded(game, part, words)
    return entries


def _parts(game: "Game", actions: list[int], words: "Words") -> dict[str, list[int]]:
    """The actions by the argument of their message that parts them into the fewest groups; nothing if none does."""
    found: list[dict[str, list[int]]] = []
    for argument, value in game.actions.messages[actions[0]].arguments.items():
        if isinstance(value, Message):
            found.append({})
            for action in actions:
                name = words.say(_argument(game.actions.messages[action], argument))
                found[-1].setdefault(name, []).append(action)
    useful = [parts for parts in found if 1 < len(parts) <= len(actions) / 2]
    return min(useful, key=len, default={})


def _argument(message: Message, name: str) -> Message:
    """What a message says of something; actions of one kind have the same arguments."""
    value = message.arguments[name]
    assert isinstance(value, Message)
    return value


def _folded(game: "Game", name: str, actions: Sequence[int]) -> Entry:
    """Several actions in one line: what they share, and how many they are."""
    typed = _shared_words([game.actions[action] for action in actions])
    return Entry(tuple(actions), say("menu-folded", name=name, count=len(actions)), typed, name)


def _shared_words(texts: Sequence[str]) -> str:
    """`send … D` for `send 1+0 D` and `send 1+1 D`."""
    rows = [text.split() for text in texts]
    if len({len(row) for row in rows}) > 1:
        return f"{rows[0][0]} {LEFT_OUT}"
    return " ".join(column[0] if len(set(column)) == 1 else LEFT_OUT for column in zip(*rows, strict=True))


def _tidy(text: str) -> str:
    return " ".join(text.casefold().split())
