"""Messages: what is said, as an id with arguments. The sentence is made where it is read, in the reader's language."""

from dataclasses import dataclass, field
from typing import Union

Value = Union[int, str, "Message", tuple["Message", ...]]


@dataclass(frozen=True, slots=True)
class Message:
    """A message id of the texts, with the arguments its sentence needs.

    An argument may itself be a message, or a row of messages that is listed. The argument `player` is a seat: whoever
    shows the message puts the name there, and adds `who`, which is `me` for the reader's own seat, else `other`.
    """

    id: str
    arguments: dict[str, Value] = field(default_factory=dict)


def message(id: str, **arguments: Value) -> Message:
    return Message(id, arguments)
