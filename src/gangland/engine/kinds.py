"""A kind of action, declared once: its numbers, its text, who may do it when, what it does."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

from gangland.engine.messages import Message, Value

Rule = Callable[..., Any]  # a function marked with @rule


@dataclass(eq=False)
class Kind:
    """One kind of action, and all there is to say about it.

    A kind without items is a single action. With items it has one action for each number of a range, or for each
    combination of several ranges, numbered in order from `first` on, which `Actions` assigns.

    The functions are rules. They ask for what they need by the names of their parameters: `state`, `seat`, the
    questions in `Actions.given`, and last the item, one parameter for each range.
    """

    name: str  # its message is `action-NAME`, its explanation `explain-NAME`
    does: Rule
    items: tuple[range, ...] = ()
    text: Callable[..., str] | None = None  # what people read and type for an item; the name if there are no items
    about: Callable[..., Mapping[str, Value]] = lambda *item: {}  # the arguments of the message for an item
    steps: Sequence[int] | None = None  # the values of `state.step` in which it is open; None: in all of them
    why_not: Rule | None = None  # its own reasons, when it is open; None: there are none
    # What `legal` lists: a rule that returns a set of bits, where bit n stands for item n below 32, or one that takes
    # `first`, `actions` and `count`, appends to the list and returns the new count. None: `why_not` is asked.
    offers: Rule | None = None
    hidden: Rule | bool = False  # is it sealed: hidden from the other seats?
    gist: Rule | None = None  # what it amounts to, a number below `gists`; None: itself
    gists: int = 0
    first: int = field(default=-1, init=False)

    def __len__(self) -> int:
        return prod(map(len, self.items))

    def __iter__(self) -> Iterator[int]:
        """The numbers of its actions."""
        return iter(range(self.first, self.first + len(self)))

    @cached_property
    def each(self) -> list[tuple[int, ...]]:
        """The items of its actions, in order."""
        return list(product(*self.items))

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return tuple(self.text(*item) if self.text else self.name for item in self.each)

    @cached_property
    def messages(self) -> tuple[Message, ...]:
        return tuple(Message(f"action-{self.name}", dict(self.about(*item))) for item in self.each)
